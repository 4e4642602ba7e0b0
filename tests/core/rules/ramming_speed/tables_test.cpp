// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of Ramming Speed!!! as a file: what is damaged is refused, and says where.
#include <QTest>

#include <set>

#include "core/data/embedded.h"
#include "core/rules/ramming_speed/figures/figures.h"

using namespace navarch;

namespace {

constexpr const char* file = "ramming-speed/tables.json";

Json whole()
{
    return Json::parse(*embeddedFile(file));
}

} // namespace

class RammingTablesTest : public QObject {
    Q_OBJECT
private slots:
    void theFileIsWhole();
    void everyFigureIsUsedAndHasItsSource();
    void damagedTablesAreRefused_data();
    void damagedTablesAreRefused();
};

void RammingTablesTest::theFileIsWhole()
{
    const auto tables = RammingTables::fromJson(whole(), file);
    QVERIFY2(tables.has_value(), tables ? "" : tables.error().front().text().c_str());
    const auto figures = ramming::BattleFigures::compiled(*tables);
    QCOMPARE(figures.house.zoneRows, 8);
    QCOMPARE(int(figures.of(ramming::Weapon::Trebuchet).range), 10);
    QCOMPARE(figures.advantages[4], ramming::Advantage::Hoplites);
    QCOMPARE(figures.skillsByFace[4], ramming::Skill::Ramming);
    QCOMPARE(figures.nations[4], std::string_view("athenian"));
}

void RammingTablesTest::everyFigureIsUsedAndHasItsSource()
{
    const auto tables = RammingTables::fromJson(whole(), file);
    QVERIFY(tables.has_value());
    QCOMPARE(tables->figures.size(), ramming::houseFigures.size());
    std::set<std::string> keys;
    for (const auto& figure : tables->figures) {
        QVERIFY(figure.source == "seed" || figure.source == "read" || figure.source == "house");
        QVERIFY(figure.rule.starts_with("RS-"));
        keys.insert(figure.key);
    }
    QCOMPARE(keys.size(), ramming::houseFigures.size());
}

void RammingTablesTest::damagedTablesAreRefused_data()
{
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("value"); // empty: it is removed
    const auto row = [](const char* pointer, const char* value) {
        QTest::addRow("%s = %s", pointer, value) << QByteArray(pointer) << QByteArray(value);
    };
    row("/format", "\"navarch-salamis-tables/1\"");
    row("/figures/0", "");
    row("/figures/0/key", "\"oars\"");
    row("/figures/0/value", "5000");
    row("/figures/0/rule", "");
    row("/figures", "[]");
    row("/advantages/3", "");
    row("/advantages/3/face", "7");
    row("/advantages/3/key", "\"sirens\"");
    row("/missiles/3/key", "\"missile\"");
    row("/skills/2/key", "\"song\"");
    row("/skills/2/nation", "\"gallic\"");
    row("/skills/5", "");
    row("/sail/2/to", "1");
    row("/sail/5", "");
    row("/weapons/1/key", "\"slings\"");
    row("/weapons/1/least", "9");
    row("/weapons/1/die", "1");
    row("/weapons/2/fires_die", "1");
    row("/weapons/8", "");
    row("/ramming/2/to", "4");
    row("/ramming/2/key", "\"dented\"");
    row("/ramming/4", "");
    row("/morale/1/to", "-3");
    row("/morale/1/key", "\"panic\"");
    row("/weather", "3");
}

void RammingTablesTest::damagedTablesAreRefused()
{
    QFETCH(QByteArray, pointer);
    QFETCH(QByteArray, value);
    Json json = whole();
    const Json::json_pointer at(pointer.toStdString());
    if (value.isEmpty()) {
        Json& parent = json[at.parent_pointer()];
        if (parent.is_array())
            parent.erase(static_cast<std::size_t>(std::stoi(at.back())));
        else
            parent.erase(at.back());
    } else {
        json[at] = Json::parse(value.toStdString());
    }
    const auto tables = RammingTables::fromJson(json, file);
    QVERIFY(!tables.has_value());
    QVERIFY(tables.error().front().place.starts_with(file));
}

QTEST_APPLESS_MAIN(RammingTablesTest)
#include "tables_test.moc"
