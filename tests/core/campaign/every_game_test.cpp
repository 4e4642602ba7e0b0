// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QTest>

#include "core/battle/match/outcome_check.h"
#include "core/battle/replay/replay.h"
#include "tests/core/campaign/battle_fixture.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::test;

namespace {

/// The battle of the fixture for another game, with dice of its own.
std::string arrangeFor(WarTable& table, const std::string& rules, int seed)
{
    const std::string keys =
        table.perform(R"({"do":"battle.arrange","rules":")" + rules + R"(","name":"Nisaia","seed":)"
                      + std::to_string(seed) + R"(,"fleets":[)" + n(table.fleet("Ships of Nisaia")) + ","
                      + n(table.fleet("Ships of Aiakos")) + "]}");
    if (keys.empty())
        table.battle = table.campaign.table<BattleRecord>().rbegin()->first;
    return keys;
}

/// Whether nothing that was lost or spent before is there again.
bool isNoBetter(const Condition& after, const Condition& before)
{
    return after.damage >= before.damage && after.oarsLost >= before.oarsLost
           && after.speedLost >= before.speedLost && after.rudderHit >= before.rudderHit
           && after.mastDown >= before.mastDown && after.archersLost >= before.archersLost
           && after.marinesLost >= before.marinesLost && after.heavyMarinesLost >= before.heavyMarinesLost
           && after.ballistaeLost >= before.ballistaeLost && after.towersLost >= before.towersLost
           && after.heavyEnginesLost >= before.heavyEnginesLost && after.firePotsUsed >= before.firePotsUsed
           && after.greekFireUsed >= before.greekFireUsed && after.captain >= before.captain;
}

} // namespace

/// One battle of a campaign under every game there is (CP-8.2, CP-8.3): each ship that went in comes out once, with its
/// condition, its troops and its captain, and the campaign takes all of it up.
class EveryGameTest : public QObject {
    Q_OBJECT

private slots:
    void cp8_2_cp8_3_eachShipComesOutOfEachGameOnce_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<int>("seed");
        for (const RuleSet& rules : builtInRuleSets().all())
            for (const int seed : {1, 2, 3})
                QTest::addRow("%s %d", rules.id.data(), seed) << QString::fromLatin1(rules.id.data()) << seed;
    }
    void cp8_2_cp8_3_eachShipComesOutOfEachGameOnce()
    {
        QFETCH(const QString, rules);
        QFETCH(const int, seed);
        WarTable table;
        COMPARE_TEXT(table.perform(R"({"do":"battle.call-off","battle":)" + n(table.battle) + "}"),
                     std::string());
        COMPARE_TEXT(
            table.perform(R"({"do":"ship.condition","ship":)" + n(table.ship("Nisos"))
                          + R"(,"condition":{"damage":"light","oars_lost":1,"captain_state":"wounded"}})"),
            std::string());
        COMPARE_TEXT(arrangeFor(table, rules.toStdString(), seed), std::string());

        const auto brief = briefOf(*table.parts().battle, builtInFigures());
        QVERIFY(brief.has_value());
        auto match = builtInRuleSets().open(*brief, builtInFigures());
        QVERIFY2(match.has_value(), match ? "" : match.error().front().text().c_str());
        playToEnd(**match, {});
        EnterBattle action;
        action.battle = table.battle;
        action.way = BattleWay::Captains;
        action.outcome = (*match)->outcome();
        action.replay = jsonLine(replayJson(replayOf(**match)));

        const BattleOutcome& outcome = action.outcome;
        const BattleOutcome before = outcomeBefore(*brief, builtInFigures().classes);
        QVERIFY(isOutcomeOf(*brief, outcome, builtInFigures().classes));
        for (const OutcomeFinding& each : outcomeFindings(*brief, outcome, builtInFigures().classes))
            QVERIFY2(each.finding.severity != Severity::Error, each.finding.message.english().c_str());
        QCOMPARE(outcome.ships.size(), before.ships.size());
        bool hasFought = false;
        for (std::size_t i = 0; i < outcome.ships.size(); ++i) {
            const ShipOutcome& ship = outcome.ships[i];
            COMPARE_TEXT(ship.name, before.ships[i].name);
            QVERIFY2(isNoBetter(ship.condition, before.ships[i].condition), ship.name.c_str());
            QVERIFY2((ship.fate == ShipFate::Captured) == (ship.captor >= 0), ship.name.c_str());
            hasFought =
                hasFought || ship.fate != ShipFate::Afloat || ship.condition != before.ships[i].condition;
        }
        QVERIFY(hasFought);

        const Campaign waiting = table.campaign;
        COMPARE_TEXT(table.enter(action), std::string());
        COMPARE_TEXT(table.flaws(), std::string());
        for (const ShipOutcome& ship : outcome.ships) {
            const ShipRecord* record = table.find(ship.name);
            if (ship.fate == ShipFate::Sunk
                || ship.fate == ShipFate::Captured) // a prize is sold unless one chooses
                QVERIFY2(!record, ship.name.c_str());
            else if (ship.condition.damage != Damage::Wrecked) // a wreck may founder on the way (CP-8.4)
                QVERIFY2(record && record->condition == ship.condition, ship.name.c_str());
        }
        QVERIFY(outcomeOf(*table.parts().battle).value() == outcome);
        const auto replay = replayOf(*table.parts().replay, builtInFigures());
        QVERIFY(replay && playBack(*replay, builtInRuleSets(), builtInFigures()).has_value());
        applyChanges(table.campaign, reversed(table.verdict.changes));
        QVERIFY(table.campaign == waiting);
    }
};

QTEST_APPLESS_MAIN(EveryGameTest)
#include "every_game_test.moc"
