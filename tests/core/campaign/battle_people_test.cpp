// SPDX-License-Identifier: GPL-3.0-or-later
// What a battle makes of commanders (CP-6.3), those of allied contingents (CP-9) among them.
#include <utility>

#include <QTest>

#include "tests/core/campaign/battle_fixture.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::test;

namespace {

constexpr int aegina = 1; // as the fixture's battle numbers its sides

} // namespace

class BattlePeopleTest : public QObject {
    Q_OBJECT

private slots:
    /// CP-6.3: the wounded are out d6 weeks; prisoners and the dead leave their posts.
    void cp63Commanders()
    {
        WarTable table;
        EnterBattle action = table.quiet();
        action.outcome.victor = aegina;
        for (CommanderOutcome& commander : action.outcome.commanders) {
            commander.state = commander.name == "Theagenes" ? PersonState::Captured
                              : commander.name == "Krios"   ? PersonState::Wounded
                                                            : PersonState::Dead;
            commander.captor = commander.name == "Theagenes" ? aegina : -1;
        }
        action.dice = {3};
        COMPARE_TEXT(table.enter(action), std::string());
        const auto state = [&](const char* name) {
            return table.campaign.find(table.commander(name))->state;
        };
        QCOMPARE(state("Theagenes"), PersonState::Captured);
        QCOMPARE(state("Krios"), PersonState::Wounded);
        QCOMPARE(state("Nikodromos"), PersonState::Dead);
        QVERIFY(table.campaign.find(table.commander("Theagenes"))->fleet.isNone());
        for (const BattleCommanderRecord* commander : table.parts().commanders) {
            QCOMPARE(commander->weeksOut, commander->name == "Krios" ? 3 : 0);
            QCOMPARE(commander->experience, commander->name == "Krios"       ? 2
                                            : commander->name == "Theagenes" ? 1
                                                                             : 0);
        }
    }

    /// CP-6.3, CP-9: no game knows the commander of an allied contingent; his flagship's lot is his.
    void cp63CommandersOfAllies_data()
    {
        QTest::addColumn<int>("fate");
        QTest::addColumn<bool>("came");
        QTest::addColumn<int>("state");
        QTest::addColumn<int>("experience");
        QTest::newRow("unhurt") << int(ShipFate::Afloat) << true << int(PersonState::Fit) << 2;
        QTest::newRow("sunk") << int(ShipFate::Sunk) << true << int(PersonState::Dead) << 0;
        QTest::newRow("taken") << int(ShipFate::Captured) << true << int(PersonState::Captured) << 2;
        QTest::newRow("never came") << int(ShipFate::Afloat) << false << int(PersonState::Fit) << 0;
    }
    void cp63CommandersOfAllies()
    {
        QFETCH(const int, fate);
        QFETCH(const bool, came);
        QFETCH(const int, state);
        QFETCH(const int, experience);
        WarTable table;
        const FleetId allies = table.fleet("Hermione's contingent");
        COMPARE_TEXT(
            table.perform(R"({"do":"commander.appoint","side":)" + n(table.campaign.find(allies)->side)
                          + R"(,"name":"Damon","quality":"poor","post":"fleet","fleet":)" + n(allies) + "}"),
            std::string());
        COMPARE_TEXT(table.arrange(R"("name":"Off Salamis","port":)" + n(table.port("piraeus"))
                                   + R"(,"fleets":[)" + n(table.fleet("Fleet of the Piraeus")) + ","
                                   + n(table.fleet("Fleet of Kenchreai")) + "," + n(allies) + "]"),
                     std::string());
        EnterBattle action = table.quiet();
        action.outcome.victor = 1;
        std::erase_if(action.outcome.commanders,
                      [](const CommanderOutcome& made) { return made.name == "Damon"; });
        bool isFlagship = true;
        for (const BattleShipRecord* ship : table.parts().ships)
            if (ship->fleet == allies.value) {
                ShipOutcome& made = WarTable::shipOf(action, ship->name);
                made.onTable = came;
                if (!std::exchange(isFlagship, false))
                    continue;
                made.fate = static_cast<ShipFate>(fate);
                made.captor = made.fate == ShipFate::Captured ? 0 : -1;
            }
        COMPARE_TEXT(table.enter(action), std::string());
        const CommanderRecord& damon = *table.campaign.find(table.commander("Damon"));
        QCOMPARE(int(damon.state), state);
        QCOMPARE(damon.fleet == allies, state == int(PersonState::Fit));
        int named = 0;
        for (const BattleCommanderRecord* commander : table.parts().commanders)
            if (commander->name == "Damon") {
                ++named;
                QCOMPARE(commander->experience, experience);
                QCOMPARE(commander->captor, state == int(PersonState::Captured) ? 0 : -1);
            }
        QCOMPARE(named, 1);
        COMPARE_TEXT(table.flaws(), std::string());
        COMPARE_TEXT(table.takeBack(), std::string());
        QCOMPARE(int(table.campaign.find(table.commander("Damon"))->state), int(PersonState::Fit));
    }

    /// CP-9.2: what a battle rolls with is the reliability of the day, not the price change that was signed, and an outcome
    /// takes it up or down by one, between 0 and 10.
    void cp9_2_battlesRollWithReliability_data()
    {
        QTest::addColumn<int>("reliability");
        QTest::addColumn<bool>("wins");
        QTest::addColumn<int>("after");
        QTest::newRow("at its height") << 10 << true << 10;
        QTest::newRow("surer") << 6 << true << 7;
        QTest::newRow("less sure") << 10 << false << 9;
        QTest::newRow("to nothing") << 1 << false << 0;
        QTest::newRow("below nothing") << 0 << false << -1;
    }
    void cp9_2_battlesRollWithReliability()
    {
        QFETCH(const int, reliability);
        QFETCH(const bool, wins);
        QFETCH(const int, after);
        WarTable table;
        ContractRecord& contract = table.campaign.table<ContractRecord>().begin()->second;
        contract.reliability = reliability;
        COMPARE_TEXT(table.arrange(R"("name":"Off Salamis","port":)" + n(table.port("piraeus"))
                                   + R"(,"fleets":[)" + n(table.fleet("Fleet of the Piraeus")) + ","
                                   + n(table.fleet("Fleet of Kenchreai")) + "," + n(contract.fleet) + "]"),
                     std::string());
        const auto brief = briefOf(*table.parts().battle, builtInFigures());
        QVERIFY(brief.has_value());
        QCOMPARE(brief->sides[1].contingents.front().alliedPercent, (reliability - 5) * 10);
        EnterBattle action = table.quiet();
        action.outcome.victor = wins ? 1 : 0;
        COMPARE_TEXT(table.enter(action), std::string());
        QCOMPARE(table.campaign.table<ContractRecord>().begin()->second.reliability, after);
    }

    /// SA-13.1: a fleet that is allied and alone on its side is briefed as a contingent where the game lets allies come later,
    /// and comes out of the battle like any other; elsewhere it is there from the first.
    void sa_13_1_alliesAloneOnTheirSide()
    {
        for (const char* rules : {"salamis-ad-actium", "tiny"}) {
            WarTable table;
            const FleetId allies = table.fleet("Hermione's contingent");
            COMPARE_TEXT(table.perform(R"({"do":"battle.arrange","rules":")" + std::string(rules)
                                       + R"(","name":"Off Salamis","fleets":[)"
                                       + n(table.fleet("Fleet of the Piraeus")) + "," + n(allies) + "]}"),
                         std::string());
            table.battle = table.campaign.table<BattleRecord>().rbegin()->first;
            const auto brief = briefOf(*table.parts().battle, builtInFigures());
            QVERIFY(brief.has_value());
            const bool comesLater = std::string(rules) != "tiny";
            QCOMPARE(brief->sides[1].contingents.size(), std::size_t(comesLater ? 1 : 0));
            QCOMPARE(brief->sides[1].fleet.ships.empty(), comesLater);
            // They take a ship of Athens: she serves with them, who are all their side has here.
            EnterBattle action = table.quiet();
            action.outcome.victor = 1;
            for (ShipOutcome& made : action.outcome.ships)
                if (made.name == "Paralos") {
                    made.fate = ShipFate::Captured;
                    made.captor = 1;
                }
            action.prizes = {{table.ship("Paralos"), PrizeUse::Take}};
            COMPARE_TEXT(table.enter(action), std::string());
            QVERIFY(table.find("Paralos")->fleet == allies);
            COMPARE_TEXT(table.flaws(), std::string());
            COMPARE_TEXT(table.takeBack(), std::string());
            COMPARE_TEXT(table.flaws(), std::string());
        }
    }
};

QTEST_GUILESS_MAIN(BattlePeopleTest)
#include "battle_people_test.moc"
