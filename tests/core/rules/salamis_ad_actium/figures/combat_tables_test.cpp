// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/figures/tables.h"

#include <QTest>

#include "core/data/embedded.h"
#include "core/data/figures.h"

using namespace navarch;

namespace {

const CombatTables& tables()
{
    return CombatTables::builtIn();
}

std::string damageAt(int score)
{
    for (const CombatTables::DamageRow& row : tables().rammingDamage)
        if ((!row.from || score >= *row.from) && (!row.to || score <= *row.to))
            return row.text;
    return {};
}

Json file()
{
    return *parseJson(*embeddedFile("salamis-ad-actium/tables.json"), "tables.json");
}

/// The first problem that the changed file has.
std::string problemOf(const Json& json)
{
    const auto read = CombatTables::fromJson(json, "tables.json");
    return read ? std::string() : read.error().front().text();
}

} // namespace

class CombatTablesTest : public QObject {
    Q_OBJECT

private slots:
    void rammingDamageByScore();
    void casualtyDiceByDamage();
    void fastMovesByCrew();
    void everyCasualtyHasWords();
    void sourcesAreTagged();
    void refusesHolesAndStrangers();
};

void CombatTablesTest::rammingDamageByScore()
{
    for (int score = -20; score <= 40; ++score) {
        const char* expected = score <= 5    ? "glancing"
                               : score <= 8  ? "light"
                               : score <= 10 ? "medium"
                               : score <= 12 ? "heavy"
                               : score <= 14 ? "severe"
                               : score <= 16 ? "wrecked"
                                             : "matchwood";
        QCOMPARE(damageAt(score), std::string(expected));
    }
    QCOMPARE(tables().rammingDamage.front().scores(), std::string("5 or less"));
    QCOMPARE(tables().rammingDamage[1].scores(), std::string("6-8"));
    QCOMPARE(tables().rammingDamage.back().scores(), std::string("17 or more"));
}

void CombatTablesTest::casualtyDiceByDamage()
{
    QCOMPARE(tables().casualtyDiceOf(Damage::None), 0);
    QCOMPARE(tables().casualtyDiceOf(Damage::Light), 1);
    QCOMPARE(tables().casualtyDiceOf(Damage::Wrecked), 5);
}

void CombatTablesTest::fastMovesByCrew()
{
    QCOMPARE(tables().fastMovesOf(CrewQuality::Elite), 5);
    QCOMPARE(tables().fastMovesOf(CrewQuality::Green), 1);
}

void CombatTablesTest::everyCasualtyHasWords()
{
    for (const auto& row : tables().casualties.results)
        for (const std::string& key : row)
            QVERIFY(!tables().casualtyText(key).empty());
    QCOMPARE(tables().casualtyText(tables().casualties.results[1][2]), std::string("2 oar factors"));
}

void CombatTablesTest::sourcesAreTagged()
{
    const auto known = [](const std::string& source) { return source == "seed" || source == "house"; };
    for (const auto& modifier : tables().rammingModifiers)
        QVERIFY(known(modifier.source));
    QCOMPARE(tables().casualties.source, std::string("house"));
}

void CombatTablesTest::refusesHolesAndStrangers()
{
    QCOMPARE(problemOf(file()), std::string());

    Json hole = file();
    hole["ramming_damage"][2]["from"] = 10;
    QVERIFY(problemOf(hole).find("ramming_damage[2].from") != std::string::npos);

    Json stranger = file();
    stranger["casualties"]["rows"][3]["results"][1] = "dolphin";
    QVERIFY(problemOf(stranger).find("dolphin") != std::string::npos);

    Json shortened = file();
    shortened["casualties"]["rows"].erase(9);
    QVERIFY(problemOf(shortened).find("Ten rows") != std::string::npos);

    Json bare = file();
    bare.erase("rake_modifiers");
    QVERIFY(!problemOf(bare).empty());
    QVERIFY(!problemOf(Json::array()).empty());
}

QTEST_APPLESS_MAIN(CombatTablesTest)
#include "combat_tables_test.moc"
