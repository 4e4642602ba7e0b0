// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <utility>

#include "core/campaign/machine/purse.h"
#include "core/campaign/machine/voyages.h"
#include "tests/core/campaign/machine/machine_table.h"

using namespace navarch;
using namespace navarch::test;

class CaptainsTest : public QObject {
    Q_OBJECT

private slots:
    /// CP-2.3, CP-11.1: whatever the others have and hide, the orders stay the same.
    void cp11_1_aCaptainKnowsWhatHisSideKnows()
    {
        MachineTable table;
        table.sight("Athens", "Ships of Aiakos", 7, "aegina");
        const std::string before = table.allOrders("Athens");
        for (auto& [id, ship] : table.campaign.table<ShipRecord>())
            if (table.campaign.find(ship.fleet)->side != table.side("Athens")) {
                ship.condition.damage = Damage::Severe;
                ship.crew = CrewQuality::Green;
            }
        for (auto& [id, fleet] : table.campaign.table<FleetRecord>())
            if (fleet.side != table.side("Athens"))
                fleet.port = table.port("megara");
        for (auto& [id, wall] : table.campaign.table<WallRecord>())
            if (table.campaign.find(wall.port)->owner != table.side("Athens"))
                wall.section = {};
        for (auto& [id, posting] : table.campaign.table<PostingRecord>())
            if (posting.side != table.side("Athens"))
                posting.amount = Talents::whole(1);
        SightingRecord others;
        others.id = Id<SightingRecord>{999'999};
        others.side = table.side("Corinth");
        others.seenSide = table.side("Megara");
        others.ships = 90;
        others.at = offPlace("piraeus");
        table.campaign.table<SightingRecord>().emplace(others.id, others);
        QCOMPARE(table.allOrders("Athens"), before);
    }

    void cp11_1_theSameQuestionHasTheSameAnswer()
    {
        MachineTable one;
        MachineTable other;
        for (const char* side : {"Athens", "Aegina", "Corinth", "Megara"})
            QCOMPARE(one.allOrders(side), other.allOrders(side));
    }

    void cp11_1_aBatteredFleetGoesHome()
    {
        MachineTable table;
        table.fleetOf("Fleet of the Piraeus").port = {};
        table.fleetOf("Fleet of the Piraeus").at = {"piraeus", "melos", 40};
        table.wound("Fleet of the Piraeus", 3);
        QVERIFY(table.order("Athens", "Fleet of the Piraeus") != "move piraeus");
        table.wound("Fleet of the Piraeus", 4);
        QCOMPARE(table.order("Athens", "Fleet of the Piraeus"), "move piraeus");
    }

    void cp1_2_inWinterFleetsAreLaidUp()
    {
        MachineTable table;
        HeadRecord& head = table.campaign.table<HeadRecord>().begin()->second;
        head.month = 11;
        head.week = 1;
        QCOMPARE(table.order("Athens", "Fleet of the Piraeus"), "lay-up");
        table.fleetOf("Fleet of the Piraeus").port = {};
        table.fleetOf("Fleet of the Piraeus").at = offPlace("aegina");
        QCOMPARE(table.order("Athens", "Fleet of the Piraeus"), "move piraeus");
    }

    /// CP-1.2: who may sail is asked of this week and of all that the voyage takes. In the last weeks of winter nobody leaves
    /// harbour, though the next one is open; in the last open one nobody sets out for what he would not be back from.
    void cp1_2_nobodySailsIntoAClosedWeek()
    {
        for (int month = 1; month <= 12; ++month)
            for (int week = 1; week <= 4; ++week) {
                MachineTable table;
                HeadRecord& head = table.campaign.table<HeadRecord>().begin()->second;
                head.month = month;
                head.week = week;
                const Date today = dateOf(head);
                const bool isClosed =
                    seasonOf(today) == Season::Closed || seasonOf(nextWeek(today)) == Season::Closed;
                for (const char* side : {"Athens", "Aegina", "Corinth", "Megara"})
                    for (const SetOrder& made : table.ordersOf(side)) {
                        const FleetRecord& fleet = *table.campaign.find(made.fleet);
                        const bool sails = made.order != FleetOrder::Lie && made.order != FleetOrder::LayUp
                                           && made.order != FleetOrder::Exercise;
                        QVERIFY2(!(sails && isClosed && fleet.port), phraseOf(today).english().c_str());
                    }
                // The captain of Athens has a war to make, but not in the gales of March.
                if (!isClosed && stormChance(today) * 10 <= mostStormRisk)
                    QCOMPARE(table.order("Athens", "Fleet of the Piraeus"), "attack aegina seek");
            }
    }

    /// A hurt fleet in a harbour without a yard waits for the spring there as well; one at sea makes for home.
    void cp1_2_aHurtFleetWaitsForSpring()
    {
        for (const int month : {2, 7}) {
            MachineTable table;
            HeadRecord& head = table.campaign.table<HeadRecord>().begin()->second;
            head.month = month;
            head.week = month == 2 ? 4 : 1;
            FleetRecord& fleet = table.fleetOf("Fleet of the Piraeus");
            table.wound("Fleet of the Piraeus", 6);
            fleet.port = table.port("epidauros");
            const std::string order = table.order("Athens", "Fleet of the Piraeus");
            if (month == 2)
                QVERIFY2(order == "-" || order == "lie", order.c_str());
            else
                QCOMPARE(order, "move piraeus");
            fleet.port = {};
            fleet.at = offPlace("aegina");
            QCOMPARE(table.order("Athens", "Fleet of the Piraeus"), "move piraeus");
        }
    }

    /// CP-7.2: weary crews rest in the next harbour that takes them, in a neutral one too, and go on from there.
    void cp7_2_wearyCrewsRestWhereTheyAre()
    {
        MachineTable table;
        FleetRecord& fleet = table.fleetOf("Fleet of the Piraeus");
        fleet.wearyOars = 2;
        fleet.port = {};
        fleet.at = offPlace("epidauros");
        QCOMPARE(table.order("Athens", "Fleet of the Piraeus"), "move epidauros");
        fleet.at = offPlace("piraeus");
        QCOMPARE(table.order("Athens", "Fleet of the Piraeus"), "move piraeus");
        fleet.at = {};
        fleet.port = table.port("epidauros");
        const std::string order = table.order("Athens", "Fleet of the Piraeus");
        QVERIFY2(order == "-" || order == "lie", order.c_str());
    }

    /// A port within a day is worth a voyage to twelve ships; two stay away.
    void cp11_1_heAttacksWhatHeExpectsToTake()
    {
        MachineTable table;
        QCOMPARE(table.order("Athens", "Fleet of the Piraeus"), "attack aegina seek");
        int kept = 0;
        std::vector<ShipId> others;
        for (const auto& [id, ship] : table.campaign.table<ShipRecord>())
            if (ship.fleet == table.fleet("Fleet of the Piraeus") && ++kept > 2)
                others.push_back(id);
        for (const ShipId id : others)
            table.campaign.table<ShipRecord>().erase(id);
        const std::string weak = table.order("Athens", "Fleet of the Piraeus");
        QVERIFY2(weak.find("attack") == std::string::npos, weak.c_str());
    }

    void cp11_1_heWaitsForSixInTen()
    {
        MachineTable table;
        QCOMPARE(enoughWins, 60);
        const auto roster =
            knowledgeOf(table.campaign, figures(), table.side("Athens")).fleets.front().roster;
        QVERIFY(expectedWins(roster, {3, 0}, -459, figures()) >= enoughWins);
        QVERIFY(expectedWins(roster, {40, 0}, -459, figures()) < enoughWins);
        QCOMPARE(expectedWins(roster, {0, 0}, -459, figures()), 100);
        QCOMPARE(expectedWins({}, {1, 0}, -459, figures()), 0);
    }

    /// What is asked of a captain's foresight is what all the battles would say, also when it does not fight them all; who
    /// asks the same under other names has the same answer.
    void foresightKnowsWhatAllBattlesSay()
    {
        MachineTable table;
        const auto roster =
            knowledgeOf(table.campaign, figures(), table.side("Athens")).fleets.front().roster;
        for (const Expected enemy : {Expected{3, 0}, Expected{11, 0}, Expected{14, 0}, Expected{40, 0},
                                     Expected{2, 4}, Expected{0, 3}, Expected{0, 0}}) {
            const int wins = expectedWins(roster, enemy, -459, figures());
            WeekForesight foresight(figures());
            QCOMPARE(foresight.wins(roster, enemy, -459, imaginedBattles), wins);
            for (const int enough : {0, 1, wins, wins + 1, 60, 100, 101})
                QCOMPARE(foresight.winsAtLeast(enough, roster, enemy, -459), wins >= enough);
        }
        WeekForesight foresight(figures());
        QVERIFY(!foresight.winsAtLeast(enoughWins, {}, {3, 0}, -459));
        QCOMPARE(foresight.fought(), std::size_t{0});
        const bool isWon = foresight.winsAtLeast(enoughWins, roster, {11, 0}, -459);
        Fleet others = roster;
        others.name = "Others";
        for (FleetShip& ship : others.ships)
            ship.name += " II";
        QCOMPARE(foresight.winsAtLeast(enoughWins, others, {11, 0}, -459), isWon);
        QCOMPARE(foresight.fought(), std::size_t{1});
        // Two ships of one name make no side: nobody wins with it.
        others.ships[1].name = others.ships[0].name;
        QCOMPARE(foresight.wins(others, {11, 0}, -459, imaginedBattles), 0);
        others.ships[0].crew = CrewQuality::Green;
        QCOMPARE(foresight.fought(), std::size_t{2});
        others.ships[1].name.clear();
        (void)foresight.winsAtLeast(enoughWins, others, {11, 0}, -459);
        QCOMPARE(foresight.fought(), std::size_t{3});
    }

    /// CP-11.1: with an enemy near, a side's only fleet guards the home port and fights when the odds are good.
    void cp11_1_aHomeGuardStays()
    {
        MachineTable table;
        table.sight("Athens", "Ships of Aiakos", 3, "aegina");
        QCOMPARE(table.order("Athens", "Fleet of the Piraeus"), "lie seek");
        table.sight("Athens", "Ships of Aiakos", 60, "aegina");
        QCOMPARE(table.order("Athens", "Fleet of the Piraeus"), "-");
    }

    /// CP-11.1, CP-7.5: a fleet that was seen at sea lately and is weaker is met where it was seen.
    void cp11_1_heHuntsWhatHeCanBeat()
    {
        MachineTable table;
        table.secondFleet();
        table.forbidStorming("Athens");
        table.sight("Athens", "Ships of Nisaia", 2, "megara", 1);
        QCOMPARE(table.order("Athens", "Strike"), "patrol seek");
        table.sight("Athens", "Ships of Nisaia", 30, "megara", 1);
        QVERIFY(table.order("Athens", "Strike") != "patrol seek");
        table.campaign.table<SightingRecord>().clear(); // what was seen two weeks ago is elsewhere by now
        table.sight("Athens", "Ships of Nisaia", 2, "megara", 2);
        QVERIFY(table.order("Athens", "Strike") != "patrol seek");
    }

    /// CP-4.2, CP-11.1: within its upkeep. Without money nobody goes to sea, and ships go into the sheds.
    void cp11_1_aPoorSideStaysAtHome()
    {
        MachineTable table;
        table.secondFleet();
        table.purse("Athens", -200);
        for (const char* fleet : {"Strike", "Fleet of the Piraeus"})
            QCOMPARE(table.order("Athens", fleet), "lay-up");
        table.purse("Athens", 2000);
        const std::string rich = table.order("Athens", "Strike");
        QVERIFY2(rich.starts_with("attack") || rich.starts_with("blockade"), rich.c_str());
    }

    /// CP-7.5: who beat him off is left alone for a while.
    void cp11_1_heLeavesAPortThatBeatHimOff()
    {
        MachineTable table;
        QCOMPARE(table.order("Athens", "Fleet of the Piraeus"), "attack aegina seek");
        table.forbidStorming("Athens");
        const std::string then = table.order("Athens", "Fleet of the Piraeus");
        QVERIFY2(then.find("attack") == std::string::npos, then.c_str());
    }

    /// CP-5.1, CP-11.1: at a month's beginning ships are built as long as they can be fed; CP-3.4: walls without men get some.
    void cp11_1_heSpendsWithinHisMeans()
    {
        MachineTable table;
        table.campaign.table<HeadRecord>().begin()->second.week = 1;
        const auto bought = [&](const char* kind) {
            int count = 0;
            for (const CaptainAction& action : table.purchasesOf("Athens"))
                count += kindOf(actionOf(action)) == kind;
            return count;
        };
        table.purse("Athens", 3000);
        QCOMPARE(bought("yard.build"), 1);
        // And what a yard of that year builds (SA-11.1): the class lists a ram that is not made yet.
        for (const CaptainAction& action : table.purchasesOf("Athens")) {
            if (!std::holds_alternative<BuildShips>(action))
                continue;
            const Verdict verdict = consider(table.campaign, figures(), actionOf(action));
            QVERIFY2(verdict.allowed(), errorKeys(verdict.reasons).c_str());
        }
        // A second yard builds too when the money lasts for both.
        PortRecord& megara = table.campaign.table<PortRecord>().at(table.port("megara"));
        const SideId owner = std::exchange(megara.owner, table.side("Athens"));
        const bool had = std::exchange(megara.yard, true);
        table.purse("Athens", 3000);
        QCOMPARE(bought("yard.build"), 2);
        table.purse("Athens", 260);
        QVERIFY(bought("yard.build") < 2);
        megara.owner = owner;
        megara.yard = had;
        QCOMPARE(bought("garrison.raise"), 0);
        for (auto& [id, wall] : table.campaign.table<WallRecord>())
            if (wall.port == table.port("piraeus"))
                wall.section.archers = wall.section.marines = wall.section.heavyMarines = 0;
        QVERIFY(bought("garrison.raise") > 0);
        table.purse("Athens", 0);
        QCOMPARE(bought("yard.build"), 0);
        QCOMPARE(bought("garrison.raise"), 0);
    }

    /// CP-4.2: who cannot feed his ships even in the sheds builds no more of them, however much he holds, and trains nobody.
    void cp4_2_whoCannotFeedHisShipsBuildsNone()
    {
        MachineTable table;
        table.forbidStorming("Athens");
        table.campaign.table<HeadRecord>().begin()->second.week = 1;
        table.purse("Athens", 3000);
        const auto builds = [&] {
            int count = 0;
            for (const CaptainAction& action : table.purchasesOf("Athens"))
                count += std::holds_alternative<BuildShips>(action);
            return count;
        };
        QCOMPARE(builds(), 1);
        for (auto& [id, port] : table.campaign.table<PortRecord>()) {
            port.economicValue = port.owner == table.side("Athens") ? 3 : port.economicValue;
            if (port.owner && port.owner != table.side("Athens"))
                port.owner = {}; // nothing is left to go for
        }
        QVERIFY(!Purse(knowledgeOf(table.campaign, figures(), table.side("Athens"))).feedsItself());
        QCOMPARE(builds(), 0);
        QVERIFY(table.order("Athens", "Fleet of the Piraeus") != "exercise");
    }

    /// CP-5.1: a yard full of hurt ships builds nothing, so whoever has more money than room builds before he mends; the
    /// others mend what they have.
    void cp5_1_whoHasPlentyBuildsBeforeHeMends()
    {
        MachineTable table;
        table.campaign.table<HeadRecord>().begin()->second.week = 1;
        table.wound("Fleet of the Piraeus", 12);
        const auto kinds = [&](int talents) {
            table.purse("Athens", talents);
            std::string first;
            int built = 0;
            for (const CaptainAction& action : table.purchasesOf("Athens")) {
                const std::string kind(kindOf(actionOf(action)));
                built += kind == "yard.build";
                if (first.empty() && kind.starts_with("yard."))
                    first = kind;
            }
            return std::pair(first, built);
        };
        const auto rich = kinds(3000);
        QCOMPARE(rich.first, "yard.build");
        QCOMPARE(rich.second, 1);
        const auto poor = kinds(200);
        QCOMPARE(poor.first, "yard.repair");
        QCOMPARE(poor.second, 0);
    }

    /// CP-4.3, CP-9.1: in a month's last week contingents that cannot be paid go home, and no others.
    void cp4_3_contingentsBeyondHisMeansGoHome()
    {
        MachineTable table;
        table.secondFleet();
        table.purse("Athens", 2000);
        QCOMPARE(table.perform(R"({"do": "ally.sign", "fleet": )" + n(table.fleet("Strike"))
                               + R"(, "name": "Corinth", "percent": 0, "months": 12, "home_port": )"
                               + n(table.port("megara")) + "}"),
                 std::string());
        const auto sentHome = [&](int week, int talents) {
            table.campaign.table<HeadRecord>().begin()->second.week = week;
            table.purse("Athens", talents);
            Campaign campaign = table.campaign;
            WeekForesight foresight(figures());
            int ended = 0;
            commandSide(
                table.side("Athens"), foresight, [&]() -> const Campaign& { return campaign; },
                [&](const CaptainAction& action) {
                    const Verdict verdict = consider(campaign, figures(), actionOf(action));
                    if (!verdict.allowed())
                        return;
                    applyChanges(campaign, verdict.changes);
                    ended += std::holds_alternative<EndContract>(action);
                });
            return ended;
        };
        QCOMPARE(sentHome(4, 2000), 0);
        QCOMPARE(sentHome(4, -200), 1);
        QCOMPARE(sentHome(3, -200), 0); // something may come in yet
    }

    /// Ships as yards leave them join the fleet beside them.
    void cp7_3_smallFleetsJoin()
    {
        MachineTable table;
        table.secondFleet(1);
        const auto joins = decideJoins(knowledgeOf(table.campaign, figures(), table.side("Athens")));
        QCOMPARE(joins.size(), std::size_t{1});
        QVERIFY(joins.front().fleet == table.fleet("Strike")
                && joins.front().into == table.fleet("Fleet of the Piraeus"));
    }

    void oldSightingsAreForgotten()
    {
        MachineTable table;
        table.campaign.table<HeadRecord>().begin()->second.turn = 20;
        table.sight("Athens", "Ships of Aiakos", 60, "aegina", rememberedTurns + 1);
        QVERIFY(knowledgeOf(table.campaign, figures(), table.side("Athens")).seen.empty());
        table.sight("Athens", "Ships of Aiakos", 5, "aegina", rememberedTurns);
        table.sight("Athens", "Ships of Aiakos", 4, "piraeus", 1);
        const auto seen = knowledgeOf(table.campaign, figures(), table.side("Athens")).seen;
        QCOMPARE(seen.size(), std::size_t{1});
        QCOMPARE(seen.front().ships, 4);
    }

    /// CP-6.3, CP-6.4: a prisoner costs less than a new man, so it is he who leads the fleet that has no admiral; the best of them
    /// first, nobody while there is no money, and nobody for a fleet that has one.
    void cp6_3_prisonersAreRansomed()
    {
        MachineTable table;
        table.campaign.table<HeadRecord>().begin()->second.week = 1;
        const FleetId fleet = table.fleet("Fleet of the Piraeus");
        std::vector<CommanderId> prisoners;
        for (auto& [id, man] : table.campaign.table<CommanderRecord>())
            if (man.side == table.side("Athens") && !man.port) {
                man.state = PersonState::Captured;
                man.captor = table.side("Aegina");
                man.quality = prisoners.size() == 1 ? CommandQuality::Average : CommandQuality::Poor;
                man.fleet = {};
                man.squadron = {};
                prisoners.push_back(id);
            }
        QVERIFY(prisoners.size() > 1);
        const auto ransomed = [&] {
            std::vector<CommanderId> men;
            for (const CaptainAction& action : table.purchasesOf("Athens")) {
                if (const auto* ransom = std::get_if<RansomPrisoner>(&action))
                    men.push_back(ransom->commander);
                const auto* given = std::get_if<ChangeCommander>(&action);
                if (given && given->place.fleet == fleet && (men.empty() || men.front() != given->commander))
                    men.clear(); // he would have to be there first
            }
            return men;
        };
        table.purse("Athens", 900);
        QVERIFY(!ransomed().empty());
        QVERIFY(ransomed().front() == prisoners[1]);
        QVERIFY(consider(table.campaign, figures(), RansomPrisoner{prisoners[1]}).allowed());
        table.purse("Athens", 0);
        QVERIFY(ransomed().empty());
        table.purse("Athens", 900);
        CommanderRecord& admiral = table.campaign.table<CommanderRecord>().at(prisoners[0]);
        admiral.state = PersonState::Fit;
        admiral.captor = {};
        admiral.fleet = fleet;
        for (const CaptainAction& action : table.purchasesOf("Athens")) {
            const auto* given = std::get_if<ChangeCommander>(&action);
            QVERIFY(!given || given->place.fleet != fleet);
        }
    }
};

QTEST_APPLESS_MAIN(CaptainsTest)
#include "captains_test.moc"
