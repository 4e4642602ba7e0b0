// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/campaign/calendar.h"
#include "core/campaign/sea/course.h"
#include "core/campaign/sea/harbours.h"
#include "tests/core/campaign/sea/sea_fixture.h"

using namespace navarch;
using namespace navarch::test;

namespace {

constexpr const char* owls = "Fleet of the Piraeus";
constexpr const char* aiakos = "Ships of Aiakos";

/// A quiet campaign: no other fleet moves, and the seed is one without storms in the weeks looked at.
void putAtSea(SeaTable& table, const char* fleet, const PlaceAtSea& at)
{
    FleetRecord& record = table.fleetRecord(fleet);
    record.port = {};
    record.at = at;
}

int shipsOf(const SeaTable& table, const char* fleet)
{
    int ships = 0;
    for (const auto& [id, ship] : table.campaign.table<ShipRecord>())
        ships += ship.fleet == table.fleet(fleet);
    return ships;
}

/// Storms would end what a test is about; they have tests of their own.
bool isCalm(const SeaTable& table)
{
    return table.told("storm") == 0;
}

} // namespace

/// Seven days at sea: voyages, nights, forced rowing, patrols, escorts, blockades (CP-1.3, CP-7).
class WeekTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(seasonOf({-459, 6, 1}) == Season::Safe); }

    void cp1_3_aWeekIsSailedADayAtATime()
    {
        SeaTable table;
        QCOMPARE(table.moveTo(owls, "epidauros"), "");
        QCOMPARE(table.advance(), "");
        QVERIFY(isCalm(table));
        QCOMPARE(table.at(owls).port, table.port("epidauros"));
        QVERIFY(table.at(owls).at.isNone());
        QCOMPARE(table.at(owls).keep, Keep::AtSea);
        QVERIFY2(!table.standingOrder(owls), "the order is done");
        QCOMPARE(table.told("fleet-arrived"), 1);
        QCOMPARE(table.campaign.head().week, 2);
        QCOMPARE(table.flaws(), "");
    }

    void cp7_1_thirtyMilesADayAndTheRouteThatIsLeft()
    {
        SeaTable table;
        QCOMPARE(table.moveTo(owls, "syracuse"), "");
        const std::vector<std::string> route = placesOf(table.standingOrder(owls)->route);
        QCOMPARE(table.advance(), "");
        QVERIFY(isCalm(table));
        const FleetRecord& fleet = table.at(owls);
        QVERIFY(fleet.port.isNone());
        const auto left = milesFrom(fleet.at, builtInFigures().lanes).at("syracuse");
        const int whole = builtInFigures().lanes.milesOf(builtInFigures().lanes.route("piraeus", "syracuse"));
        QCOMPARE(left, whole - 7 * milesADay);
        QCOMPARE(placesOf(table.standingOrder(owls)->route).back(), "syracuse");
        QVERIFY(placesOf(table.standingOrder(owls)->route).size() <= route.size());
        QCOMPARE(table.flaws(), "");
    }

    /// Off the very port that it is to lie in there is nothing left to row: it puts in, and does not stay out for ever.
    void cp7_1_aFleetOffItsPortPutsIn()
    {
        for (const FleetOrder kind : {FleetOrder::Move, FleetOrder::Lie, FleetOrder::LayUp}) {
            SeaTable table;
            putAtSea(table, owls, offPlace("piraeus"));
            QCOMPARE(table.order(owls, kind, [&](SetOrder& order) { order.port = table.port("piraeus"); }),
                     "");
            QCOMPARE(table.advance(), "");
            QVERIFY(isCalm(table));
            QCOMPARE(table.at(owls).port, table.port("piraeus"));
            QVERIFY(table.at(owls).at.isNone());
            QCOMPARE(table.told("fleet-arrived"), 1);
            QCOMPARE(table.flaws(), "");
        }
    }

    void cp7_1_forcedRowingStrainsOnADieOverTheQualityAndSix()
    {
        // The slowest ships are average penteconters or triremes: d10 of 7 and more strains, four days in ten.
        int strained = 0;
        int tried = 0;
        for (int seed = 1; seed <= 60; ++seed) {
            SeaTable table;
            table.setSeed(seed);
            QCOMPARE(table.order(owls, FleetOrder::Move,
                                 [](SetOrder& order) {
                                     order.route = "melos";
                                     order.forced = true;
                                 }),
                     "");
            QCOMPARE(table.advance(), "");
            if (!isCalm(table))
                continue;
            ++tried;
            strained += table.told("straggled") > 0;
            // The strain is of the week: with no battle to fight it is over.
            QVERIFY(!table.at(owls).strained);
        }
        // One forced day of 60 miles; the second makes 18 and is none.
        QVERIFY(tried > 40);
        QVERIFY2(strained > tried / 5 && strained < tried * 3 / 5, std::to_string(strained).c_str());
    }

    void cp7_1_plainRowingStrainsNobody()
    {
        for (int seed = 1; seed <= 10; ++seed) {
            SeaTable table;
            table.setSeed(seed);
            QCOMPARE(table.moveTo(owls, "syracuse"), "");
            QCOMPARE(table.advance(), "");
            QCOMPARE(table.told("straggled"), 0);
        }
    }

    void cp7_2_theThirdNightOutCostsAnOarUntilARest()
    {
        SeaTable table;
        QCOMPARE(table.moveTo(owls, "syracuse"), "");
        QCOMPARE(table.advance(), "");
        QVERIFY(isCalm(table));
        const int nights = table.at(owls).nightsOut;
        QVERIFY(nights >= 3);
        QCOMPARE(table.at(owls).wearyOars, nights - 2);
        QCOMPARE(table.told("weary"), 1);
        FleetRecord& fleet = table.fleetRecord(owls);
        fleet.at = {};
        fleet.port = table.port("epidauros");
        QCOMPARE(table.order(owls, FleetOrder::Lie), "");
        QCOMPARE(table.advance(), "");
        QCOMPARE(table.at(owls).wearyOars, 0);
        QCOMPARE(table.at(owls).nightsOut, 0);
    }

    void cp7_3_aPatrolRowsToAndFro()
    {
        SeaTable table;
        QCOMPARE(table.order(owls, FleetOrder::Patrol,
                             [](SetOrder& order) {
                                 order.patrolFrom = "piraeus";
                                 order.patrolTo = "melos";
                                 order.stance = Stance::Avoid;
                             }),
                 "");
        QCOMPARE(table.advance(), "");
        QVERIFY(isCalm(table));
        const PlaceAtSea& at = table.at(owls).at;
        QVERIFY(at.from == "piraeus" || at.from == "melos");
        QVERIFY(table.standingOrder(owls));
        QCOMPARE(table.at(owls).keep, Keep::AtSea);
        QCOMPARE(table.flaws(), "");
    }

    void cp7_3_anEscortKeepsWithItsFleet()
    {
        SeaTable table;
        QCOMPARE(
            table.act(SplitFleet{table.fleet(owls), "Convoy", {table.ship("Kerkis"), table.ship("Glaux")}}),
            "");
        QCOMPARE(table.order(owls, FleetOrder::Escort,
                             [&](SetOrder& order) { order.escorted = table.fleet("Convoy"); }),
                 "");
        QCOMPARE(table.moveTo("Convoy", "syracuse"), "");
        QCOMPARE(table.advance(), "");
        QVERIFY(isCalm(table));
        QCOMPARE(table.at(owls).at, table.at("Convoy").at);
        QVERIFY(table.at(owls).port.isNone());
        QCOMPARE(table.order("Convoy", FleetOrder::Lie), "");
        // Set apart, it makes for where the convoy is.
        FleetRecord& fleet = table.fleetRecord(owls);
        fleet.at = {};
        fleet.port = table.port("piraeus");
        const auto before = milesFrom(offPlace("piraeus"), builtInFigures().lanes);
        QCOMPARE(table.advance(), "");
        QCOMPARE(table.at(owls).at.isNone(), false);
        const PlaceAtSea there = table.at("Convoy").at;
        const int apart = milesFrom(table.at(owls).at, builtInFigures().lanes).at(there.from);
        QVERIFY(apart < before.at(there.from) || table.at(owls).at == there);
    }

    void cp7_3_aBlockadeIsSetCountedAndLifted()
    {
        SeaTable table;
        QCOMPARE(table.order(owls, FleetOrder::Blockade,
                             [&](SetOrder& order) { order.port = table.port("aegina"); }),
                 "");
        QCOMPARE(table.advance(), "");
        QVERIFY(isCalm(table));
        const PortRecord& aegina = *table.campaign.find(table.port("aegina"));
        QCOMPARE(aegina.blockader, table.side("Athens"));
        QCOMPARE(aegina.state, PortState::Blockaded);
        QCOMPARE(aegina.blockadedWeeks, 1);
        QCOMPARE(table.told("blockade-set"), 1);
        QCOMPARE(table.moveTo(owls, "piraeus"), "");
        QCOMPARE(table.advance(), "");
        QVERIFY(aegina.blockader.isNone());
        QCOMPARE(aegina.state, PortState::Open);
        QCOMPARE(aegina.blockadedWeeks, 1);
        QCOMPARE(table.told("blockade-lifted"), 1);
    }

    void cp7_3_wrecksBlockadeNothing()
    {
        SeaTable table;
        putAtSea(table, owls, offPlace("aegina"));
        QCOMPARE(table.order(owls, FleetOrder::Blockade,
                             [&](SetOrder& order) { order.port = table.port("aegina"); }),
                 "");
        for (auto& [id, ship] : table.campaign.table<ShipRecord>())
            if (ship.fleet == table.fleet(owls))
                ship.condition.damage = Damage::Wrecked;
        QCOMPARE(table.advance(), "");
        QVERIFY(table.campaign.find(table.port("aegina"))->blockader.isNone());
    }

    void cp6_1_aWeekOfExercisesCounts()
    {
        SeaTable table;
        QCOMPARE(table.order(owls, FleetOrder::Exercise), "");
        QCOMPARE(table.advance(), "");
        QCOMPARE(table.at(owls).exerciseWeeks, 1);
        QVERIFY(table.standingOrder(owls));
    }

    void cp4_2_upkeepIsByTheDearestThingItDid()
    {
        SeaTable table;
        table.fleetRecord(owls).keep = Keep::LaidUp;
        QCOMPARE(table.order(owls, FleetOrder::LayUp), "");
        QCOMPARE(table.advance(), "");
        QCOMPARE(table.at(owls).keep, Keep::LaidUp);
        QCOMPARE(table.order(owls, FleetOrder::Lie), "");
        QCOMPARE(table.advance(), "");
        QCOMPARE(table.at(owls).keep, Keep::Manned);
    }

    void aFleetWithAShipInAYardStays()
    {
        SeaTable table;
        QCOMPARE(table.moveTo(owls, "epidauros"), "");
        YardWorkRecord work;
        work.id = YardWorkId{table.campaign.head().nextNumber};
        work.side = table.side("Athens");
        work.port = table.port("piraeus");
        work.work = YardWork::Repair;
        work.ship = table.ship("Paralos");
        work.weeksLeft = 9;
        table.campaign.table<YardWorkRecord>()[work.id] = work;
        table.campaign.table<HeadRecord>().begin()->second.nextNumber++;
        QCOMPARE(table.advance(), "");
        QCOMPARE(table.at(owls).port, table.port("piraeus"));
    }

    void theSameSeedSailsTheSameWeek()
    {
        const auto sail = [] {
            SeaTable table;
            (void)table.moveTo(owls, "syracuse");
            (void)table.order(aiakos, FleetOrder::Blockade,
                              [&](SetOrder& order) { order.port = table.port("piraeus"); });
            (void)table.advance();
            return table.campaign;
        };
        QVERIFY(sail() == sail());
    }

    void cp7_anyOrdersKeepFleetsOnTheWater()
    {
        // Weeks of arbitrary orders in arbitrary months: positions lie on lanes or in open ports, nobody is in two contacts.
        for (int seed = 1; seed <= 4; ++seed) {
            SeaTable table;
            table.setSeed(seed * 77);
            table.setDate(1 + seed * 3 % 12, 1);
            std::uint64_t state = static_cast<std::uint64_t>(seed) * 7919;
            const auto pick = [&](std::size_t most) {
                state = state * 6364136223846793005ULL + 1442695040888963407ULL;
                return static_cast<std::size_t>(state >> 33) % most;
            };
            const std::vector<std::string> places{"piraeus", "aegina",  "megara", "epidauros",
                                                  "melos",   "chalkis", "delos",  "corinth-kenchreai"};
            std::vector<PortId> ports;
            for (const auto& [id, port] : table.campaign.table<PortRecord>())
                ports.push_back(id);
            for (int week = 0; week < 12; ++week) {
                std::vector<FleetId> fleets;
                for (const auto& [id, fleet] : table.campaign.table<FleetRecord>())
                    fleets.push_back(id);
                for (const FleetId fleet : fleets) {
                    SetOrder order;
                    order.fleet = fleet;
                    order.order = static_cast<FleetOrder>(pick(9));
                    order.forced = pick(4) == 0;
                    if (pick(2) == 0)
                        order.stance = static_cast<Stance>(pick(2));
                    if (order.order == FleetOrder::Patrol) {
                        order.patrolFrom = places[pick(places.size())];
                        order.patrolTo = places[pick(places.size())];
                    } else if (order.order == FleetOrder::Escort) {
                        order.escorted = fleets[pick(fleets.size())];
                    } else if (order.order == FleetOrder::Move) {
                        order.route = places[pick(places.size())];
                    } else {
                        order.port = ports[pick(ports.size())];
                    }
                    (void)table.act(order);
                }
                QCOMPARE(table.advance(), "");
                std::set<FleetId> met;
                for (const ContactRecord* contact : table.contacts()) {
                    QVERIFY(met.insert(contact->fleet).second);
                    QVERIFY(contact->other.isNone() || met.insert(contact->other).second);
                    QVERIFY(contact->at.isNone()
                            || isKnown(contact->at, builtInFigures().lanes, builtInFigures().gazetteer));
                }
                const Draft draft(table.campaign);
                const Harbours harbours(draft, builtInFigures());
                for (const auto& [id, fleet] : table.campaign.table<FleetRecord>()) {
                    if (fleet.port.isNone() && shipsOf(table, fleet.name.c_str()) > 0)
                        QVERIFY2(isKnown(fleet.at, builtInFigures().lanes, builtInFigures().gazetteer),
                                 fleet.name.c_str());
                    const PortRecord* port = table.campaign.find(fleet.port);
                    QVERIFY(!port || harbours.isOpenTo(*port, fleet.side));
                }
                for (const ContactRecord* contact : table.contacts())
                    if (contact->state == ContactState::Waiting)
                        QCOMPARE(table.act(DismissContact{contact->id, "for the test"}), "");
                if (table.campaign.head().phase == TurnPhase::Battles)
                    QCOMPARE(table.advance(), "");
                QCOMPARE(table.flaws(), "");
                QVERIFY(table.campaign.table<ContactRecord>().empty());
                QVERIFY(table.campaign.table<SightingRecord>().size() <= fleets.size() * 4);
            }
        }
    }

    void aWeekOfFiftyFleetsIsQuick()
    {
        SeaTable table;
        Campaign& campaign = table.campaign;
        HeadRecord& head = campaign.table<HeadRecord>().begin()->second;
        const ShipRecord model = *campaign.find(table.ship("Nike"));
        const std::vector<std::string> places{"melos", "chalkis", "delos", "paros", "myrina"};
        std::vector<SideId> sides;
        for (const auto& [id, side] : campaign.table<SideRecord>())
            sides.push_back(id);
        for (int i = 0; i < 50; ++i) {
            FleetRecord fleet;
            fleet.id = FleetId{head.nextNumber++};
            fleet.side = sides[static_cast<std::size_t>(i) % sides.size()];
            fleet.name = "Fleet " + std::to_string(i);
            fleet.at = {"piraeus", "melos", i % 78};
            campaign.table<FleetRecord>()[fleet.id] = fleet;
            OrderRecord order;
            order.id = Id<OrderRecord>{head.nextNumber++};
            order.fleet = fleet.id;
            order.order = FleetOrder::Move;
            order.stance = i % 5 == 0 ? Stance::Seek : Stance::Avoid;
            order.route = places[static_cast<std::size_t>(i) % places.size()];
            campaign.table<OrderRecord>()[order.id] = order;
            for (int s = 0; s < 10; ++s) {
                ShipRecord ship = model;
                ship.id = ShipId{head.nextNumber++};
                ship.fleet = fleet.id;
                ship.squadron = {};
                ship.name = "Ship " + std::to_string(i) + "/" + std::to_string(s);
                campaign.table<ShipRecord>()[ship.id] = ship;
            }
        }
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(table.advance(), "");
        qInfo() << "a week of 50 fleets and 500 ships:" << clock.elapsed() << "ms";
        QVERIFY(!table.contacts().empty());
    }
};

QTEST_APPLESS_MAIN(WeekTest)
#include "week_test.moc"
