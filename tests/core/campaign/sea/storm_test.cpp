// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/campaign/week/storm_damage.h"
#include "core/campaign/week/storms.h"
#include "tests/core/campaign/sea/sea_fixture.h"

using namespace navarch;
using namespace navarch::test;

namespace {

constexpr const char* owls = "Fleet of the Piraeus";

const Figures& figures()
{
    return builtInFigures();
}

ShipRecord averageTrireme(const SeaTable& table)
{
    ShipRecord ship = *table.campaign.find(table.ship("Thetis"));
    ship.crew = CrewQuality::Average;
    ship.condition = {};
    return ship;
}

constexpr int lostBy = 7;
constexpr int shelter = 3;

int modifierIn(const ShipRecord& ship, Wind wind, int level = 0, int weary = 0)
{
    FleetRecord fleet;
    fleet.wearyOars = weary;
    return stormModifier({ship, fleet, wind, level}, figures());
}

int countShips(const SeaTable& table)
{
    int ships = 0;
    for (const auto& [id, ship] : table.campaign.table<ShipRecord>())
        ships += ship.fleet == table.fleet(owls);
    return ships;
}

/// A week at sea in a month, by the seed; how many storms it met.
int stormsOf(int month, int seed)
{
    SeaTable table;
    table.setSeed(seed);
    table.setDate(month, 2);
    FleetRecord& fleet = table.fleetRecord(owls);
    fleet.port = {};
    fleet.at = {"piraeus", "melos", 40};
    (void)table.advance();
    return table.told("storm");
}

} // namespace

/// Storms at sea (CP-7.4, SA-10.1, SA-10.2).
class StormAtSeaTest : public QObject {
    Q_OBJECT

private slots:
    void cp7_4_theShipTestsAsInABattle()
    {
        SeaTable table;
        ShipRecord ship = averageTrireme(table);
        // Size class 3 less the gale's 5.
        QCOMPARE(modifierIn(ship, Wind::Gale), -2);
        QCOMPARE(modifierIn(ship, Wind::Storm), -3);
        QCOMPARE(modifierIn(ship, Wind::Gale, 2), 0);
        ship.crew = CrewQuality::Elite;
        QCOMPARE(modifierIn(ship, Wind::Gale), 0);
        ship.condition.damage = Damage::Medium;
        QCOMPARE(modifierIn(ship, Wind::Gale), -2);
        ship.condition.captain = PersonState::Dead;
        QCOMPARE(modifierIn(ship, Wind::Gale), -4);
        // Four oar factors, three for full speed: two weary ones leave it one short.
        ship = averageTrireme(table);
        QCOMPARE(modifierIn(ship, Wind::Gale, 0, 1), -2);
        QCOMPARE(modifierIn(ship, Wind::Gale, 0, 2), -3);
        ship.fit.towers = 2;
        ship.fit.corvi = 1;
        QCOMPARE(modifierIn(ship, Wind::Gale), -4);
    }

    void cp7_4_failedBySevenIsLost()
    {
        SeaTable table;
        const int modifier = modifierIn(averageTrireme(table), Wind::Gale);
        std::map<int, int> ends;
        for (int face = 1; face <= 10; ++face) {
            ShipRecord ship = averageTrireme(table);
            Dice dice(std::vector<int>{1});
            const int failed = failedBy(face, modifier);
            ++ends[static_cast<int>(sufferStorm(ship, failed, lostBy, dice))];
            if (failed == 1 || failed == 2) {
                QCOMPARE(ship.condition.oarsLost, 1);
                QVERIFY(dice.rolls().empty());
            }
            if (failed == 3 || failed == 4)
                QCOMPARE(dice.rolls().size(), std::size_t{1});
            QCOMPARE(ship.condition.damage, failed == 5 || failed == 6 ? Damage::Light : Damage::None);
        }
        // 8, 9 and 10 ride it out; 1 fails by seven.
        QCOMPARE(ends[static_cast<int>(StormEnd::Unhurt)], 3);
        QCOMPARE(ends[static_cast<int>(StormEnd::Damaged)], 6);
        QCOMPARE(ends[static_cast<int>(StormEnd::Lost)], 1);
        // A level more than severe would be a wreck, and nobody tows one there.
        ShipRecord hurt = averageTrireme(table);
        hurt.condition.damage = Damage::Severe;
        Dice none(std::vector<int>{1});
        QCOMPARE(sufferStorm(hurt, 5, lostBy, none), StormEnd::Lost);
        QCOMPARE(failedBy(10, -9), 0);
        QCOMPARE(failedBy(1, 9), 1);
    }

    void sa10_2_columnATakesWhatIsThere()
    {
        SeaTable table;
        const auto after = [&](std::vector<int> faces, const std::function<void(ShipRecord&)>& change = {}) {
            ShipRecord ship = averageTrireme(table);
            if (change)
                change(ship);
            Dice dice(std::move(faces));
            (void)sufferStorm(ship, 3, lostBy, dice);
            return ship.condition;
        };
        QCOMPARE(after({1}).oarsLost, 1);
        QCOMPARE(after({3}).speedLost, 1);
        QVERIFY(after({5}).rudderHit);
        QCOMPARE(after({6}).marinesLost, 1);
        QCOMPARE(after({8}).archersLost, 1);
        QCOMPARE(after({10, 4}).captain, PersonState::Wounded);
        QCOMPARE(after({10, 5}).captain, PersonState::Dead);
        // No engine, no tower: a marine falls instead.
        QCOMPARE(after({9}).marinesLost, 1);
        QCOMPARE(after({9}, [](ShipRecord& ship) { ship.fit.ballistae = 1; }).ballistaeLost, 1);
        QCOMPARE(
            after({10}, [](ShipRecord& ship) { ship.condition.captain = PersonState::Dead; }).marinesLost, 1);
    }

    /// CP-7.4: a harbour in reach is shelter: off one an average trireme cannot be lost in a gale. The figures are the house's.
    void cp7_4_aHarbourIsShelter()
    {
        SeaTable table;
        const ShipRecord ship = averageTrireme(table);
        FleetRecord fleet;
        const int modifier = stormModifier({ship, fleet, Wind::Gale, 0, shelter}, figures());
        QCOMPARE(modifier, modifierIn(ship, Wind::Gale) + shelter);
        QVERIFY(failedBy(1, modifier) < lostBy);
        const auto lostIn = [](const PlaceAtSea& place) {
            int lost = 0;
            for (int seed = 1; seed <= 12; ++seed) {
                SeaTable storm;
                storm.setSeed(seed);
                storm.setDate(12, 1);
                storm.fleetRecord(owls).port = {};
                storm.fleetRecord(owls).at = place;
                const int before = countShips(storm);
                (void)storm.advance();
                lost += before - countShips(storm);
            }
            return lost;
        };
        const int open = lostIn({"piraeus", "melos", 40});
        const int sheltered = lostIn(offPlace("piraeus"));
        QVERIFY2(sheltered * 4 < open, (std::to_string(sheltered) + " and " + std::to_string(open)).c_str());
    }

    void cp7_4_theMonthSaysHowOften()
    {
        int winter = 0;
        int summer = 0;
        for (int seed = 1; seed <= 50; ++seed) {
            winter += stormsOf(1, seed) > 0;
            summer += stormsOf(7, seed) > 0;
        }
        // 1 - 0.85^7 = 68 in 100, and 1 - 0.99^7 = 7.
        QVERIFY2(winter >= 24 && winter <= 44, std::to_string(winter).c_str());
        QVERIFY2(summer <= 10, std::to_string(summer).c_str());
    }

    void cp7_4_whoLiesInPortIsSafe()
    {
        for (int seed = 1; seed <= 20; ++seed) {
            SeaTable table;
            table.setSeed(seed);
            table.setDate(1, 1);
            (void)table.advance();
            QCOMPARE(table.told("storm"), 0);
        }
    }

    void cp7_4_lostShipsAreGoneWithTheirWaiversAndMen()
    {
        int lost = 0;
        int drowned = 0;
        for (int seed = 1; seed <= 40; ++seed) {
            SeaTable table;
            table.setSeed(seed);
            table.setDate(12, 1);
            FleetRecord& fleet = table.fleetRecord(owls);
            fleet.port = {};
            fleet.at = {"piraeus", "melos", 40};
            const int before = countShips(table);
            QCOMPARE(table.advance(), "");
            lost += before - countShips(table);
            drowned += table.told("commander-dead");
            bool hasStormed = false; // that is told before who went down in it
            for (const auto& [id, entry] : table.campaign.table<ChronicleRecord>()) {
                hasStormed = hasStormed || entry.kind == "storm";
                QVERIFY(entry.kind != "commander-dead" || hasStormed);
            }
            QVERIFY(table.told("storm") > 0 || countShips(table) == before);
            QCOMPARE(table.flaws(), "");
            if (countShips(table) == 0)
                QVERIFY2(table.at(owls).at.isNone(), "a fleet without ships drifts nowhere");
        }
        QVERIFY(lost > 10);
        QVERIFY(drowned > 0);
    }

    void cp7_4_theDiceStandInTheChronicle()
    {
        for (int seed = 1; seed <= 20; ++seed) {
            SeaTable table;
            table.setSeed(seed);
            table.setDate(1, 1);
            table.fleetRecord(owls).port = {};
            table.fleetRecord(owls).at = {"piraeus", "melos", 40};
            (void)table.advance();
            for (const auto& [id, entry] : table.campaign.table<ChronicleRecord>())
                if (entry.kind == "storm") {
                    QCOMPARE(entry.rule, "CP-7.4");
                    QVERIFY(entry.dice.find("d10") != std::string::npos);
                    QVERIFY2(!entry.open && entry.side == table.side("Athens"), "only its own side knows");
                    return;
                }
        }
        QFAIL("no storm in twenty Januaries");
    }
};

QTEST_APPLESS_MAIN(StormAtSeaTest)
#include "storm_test.moc"
