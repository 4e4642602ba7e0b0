// SPDX-License-Identifier: GPL-3.0-or-later
// The squadron game's table of figures: whole as it is built in, refused when damaged, changed by an umpire.
#include <QTest>

#include "core/base/json.h"
#include "core/data/embedded.h"
#include "core/rules/squadrons/figures/tables.h"

using namespace navarch;

namespace {

constexpr const char* file = "squadrons/tables.json";

Json builtIn()
{
    return parseJson(embeddedFile(file).value(), file).value();
}

/// The first thing that is wrong with a table; empty when it can be read.
std::string whyNot(const Json& json)
{
    const auto read = SquadronTables::fromJson(json, file);
    return read ? std::string() : read.error().front().text();
}

/// The place of a figure in the file's list.
Json& rowOf(Json& json, const std::string& key)
{
    for (Json& row : json["figures"])
        if (row["key"] == key)
            return row;
    throw std::logic_error("no figure " + key);
}

} // namespace

class SquadronTablesTest : public QObject {
    Q_OBJECT
private slots:
    void theBuiltInTableIsWhole();
    void damagedTablesAreRefused_data();
    void damagedTablesAreRefused();
    void onlyHouseFiguresMayBeReplaced();
};

void SquadronTablesTest::theBuiltInTableIsWhole()
{
    QCOMPARE(whyNot(builtIn()), std::string());
    QVERIFY(!SquadronTables::builtIn().figures.empty());
}

void SquadronTablesTest::damagedTablesAreRefused_data()
{
    QTest::addColumn<QString>("damage");
    for (const char* damage : {"missing figure", "unknown figure", "figure twice", "no number",
                               "far out of bounds", "unknown field", "other format", "no list"})
        QTest::newRow(damage) << QString::fromLatin1(damage);
}

void SquadronTablesTest::damagedTablesAreRefused()
{
    QFETCH(QString, damage);
    Json json = builtIn();
    Json& figures = json["figures"];
    if (damage == QLatin1String("missing figure"))
        figures.erase(figures.begin());
    else if (damage == QLatin1String("unknown figure"))
        rowOf(json, "passes")["key"] = "speed-of-light";
    else if (damage == QLatin1String("figure twice"))
        figures.push_back(figures.front());
    else if (damage == QLatin1String("no number"))
        rowOf(json, "passes")["value"] = "six";
    else if (damage == QLatin1String("far out of bounds"))
        rowOf(json, "passes")["value"] = 100000;
    else if (damage == QLatin1String("unknown field"))
        rowOf(json, "passes")["colour"] = "red";
    else if (damage == QLatin1String("other format"))
        json["format"] = "navarch-trireme-tables/1";
    else
        json.erase("figures");
    const std::string why = whyNot(json);
    QVERIFY2(why.find(file) != std::string::npos, why.c_str()); // it says where
}

void SquadronTablesTest::onlyHouseFiguresMayBeReplaced()
{
    Problems problems;
    const auto replaced =
        squadrons::amended(SquadronTables::builtIn(), {{"figures", {{"zone", 10}}}}, problems);
    QVERIFY(problems.empty());
    int turnLimit = 0;
    QCOMPARE(squadrons::compiled(replaced, turnLimit).zone, 10 * squadrons::inch);
    for (const Json& house : {Json{{"figures", {{"passes", 7}}}}, Json{{"figures", {{"zone", 100000}}}},
                              Json{{"figures", {{"speed-of-light", 1}}}}}) {
        problems.clear();
        (void)squadrons::amended(SquadronTables::builtIn(), house, problems);
        QVERIFY2(!problems.empty(), house.dump().c_str());
    }
}

QTEST_APPLESS_MAIN(SquadronTablesTest)
#include "tables_test.moc"
