// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/campaign/archive/archive.h"
#include "core/campaign/sea/course.h"
#include "core/campaign/sea/reach.h"
#include "tests/core/campaign/sea/sea_fixture.h"

using namespace navarch;
using namespace navarch::test;

namespace {

constexpr const char* owls = "Fleet of the Piraeus";
constexpr const char* aiakos = "Ships of Aiakos";

class Encounter : public SeaTable {
public:
    explicit Encounter(std::int64_t seed = 7) { setSeed(seed); }

    void put(const char* fleet, const PlaceAtSea& at)
    {
        FleetRecord& record = fleetRecord(fleet);
        record.port = {};
        record.at = at;
    }
    void stand(const char* fleet, Stance stance)
    {
        (void)order(fleet, FleetOrder::Lie, [&](SetOrder& given) { given.stance = stance; });
    }
    /// Both on the way from Piraeus to Melos, so many miles apart.
    void face(Stance ours, Stance theirs, int apart = 0)
    {
        put(owls, {"piraeus", "melos", 40});
        put(aiakos, {"piraeus", "melos", 40 + apart});
        stand(owls, ours);
        stand(aiakos, theirs);
    }
    [[nodiscard]] const ContactRecord* contact() const
    {
        const auto all = contacts();
        return all.empty() ? nullptr : all.front();
    }
    std::string arrangeContact(const std::string& rules = "salamis-ad-actium")
    {
        ArrangeContact action;
        action.contact = contact()->id;
        action.rules = rules;
        return act(action);
    }
    [[nodiscard]] BattleParts battle() const
    {
        return partsOf(campaign, campaign.table<BattleRecord>().rbegin()->first);
    }
    /// An outcome in which nothing happened but that a side won.
    [[nodiscard]] EnterBattle won(int victor) const
    {
        EnterBattle action;
        const BattleParts parts = battle();
        action.battle = parts.battle->id;
        action.outcome.rules = parts.battle->rules;
        action.outcome.turns = 3;
        action.outcome.victor = victor;
        const auto brief = briefOf(*parts.battle, builtInFigures());
        for (const BattleShipRecord* entry : parts.ships) {
            ShipOutcome& ship = action.outcome.ships.emplace_back();
            ship.side = entry->sideNumber;
            ship.row = entry->row;
            ship.name = entry->name;
            ship.condition = brief->sides[static_cast<std::size_t>(entry->sideNumber)]
                                 .fleet.ships[static_cast<std::size_t>(entry->row)]
                                 .condition;
        }
        for (const BattleCommanderRecord* entry : parts.commanders)
            if (entry->row >= 0)
                action.outcome.commanders.push_back(
                    {entry->sideNumber, entry->row, entry->name, PersonState::Fit, -1});
        return action;
    }
    [[nodiscard]] int sideNumberOf(const std::string& name) const
    {
        for (const BattleSideRecord* side : battle().sides)
            if (side->side == side_(name))
                return side->number;
        return -1;
    }

private:
    [[nodiscard]] SideId side_(const std::string& name) const { return side(name); }
};

/// Of a hundred seeds, in how many the two met on the first day.
int metOnTheFirstDay(const std::function<void(Encounter&)>& set)
{
    int met = 0;
    for (int seed = 1; seed <= 100; ++seed) {
        Encounter table(seed);
        set(table);
        if (!table.advance().empty())
            return -1;
        met += table.contact() && table.contact()->day == 1;
    }
    return met;
}

} // namespace

/// Sighting, contact and slipping away (CP-7.5), attacks and raids (CP-7.3), and the battles they make (CP-8.1, CP-8.4).
class MeetingTest : public QObject {
    Q_OBJECT

private slots:
    void cp7_5_sightedOnFiveWithTwoMoreForAPatrolAndTwoLessInWinter()
    {
        const auto both = [](Encounter& table) { table.face(Stance::Seek, Stance::Seek); };
        const int plain = metOnTheFirstDay(both);
        QVERIFY2(plain >= 45 && plain <= 75, std::to_string(plain).c_str()); // 60
        const int winter = metOnTheFirstDay([&](Encounter& table) {
            table.setDate(2, 1);
            both(table);
        });
        QVERIFY2(winter >= 25 && winter <= 55, std::to_string(winter).c_str()); // 40
        const int patrolled = metOnTheFirstDay([](Encounter& table) {
            table.face(Stance::Seek, Stance::Seek);
            (void)table.order(aiakos, FleetOrder::Blockade,
                              [&](SetOrder& order) { order.port = table.port("piraeus"); });
            table.put(aiakos, offPlace("piraeus"));
            table.put(owls, {"piraeus", "melos", 5});
        });
        QVERIFY2(patrolled >= 68 && patrolled <= 92, std::to_string(patrolled).c_str()); // 80
    }

    void cp7_5_twoThatAvoidDoNotMeet()
    {
        for (int seed = 1; seed <= 20; ++seed) {
            Encounter table(seed);
            table.face(Stance::Avoid, Stance::Avoid);
            QCOMPARE(table.advance(), "");
            QVERIFY(!table.contact());
            QVERIFY(table.campaign.table<SightingRecord>().size() >= 2 || table.told("sighted") == 0);
        }
    }

    void cp7_5_beyondFifteenMilesNobodyIsSeen()
    {
        for (int seed = 1; seed <= 20; ++seed) {
            Encounter table(seed);
            table.face(Stance::Seek, Stance::Seek, 20);
            QCOMPARE(table.advance(), "");
            QVERIFY(!table.contact());
            QCOMPARE(table.told("sighted"), 0);
        }
    }

    void cp7_5_theAvoiderSlipsAwayOrIsCaught()
    {
        int slips = 0;
        int caught = 0;
        for (int seed = 1; seed <= 100; ++seed) {
            Encounter table(seed);
            table.face(Stance::Seek, Stance::Avoid);
            QCOMPARE(table.advance(), "");
            if (table.contact()) {
                ++caught;
                QCOMPARE(table.contact()->fleet, table.fleet(owls));
                QCOMPARE(table.contact()->other, table.fleet(aiakos));
            } else if (table.told("slipped-away") > 0) {
                ++slips;
                QVERIFY2(table.at(aiakos).at != (PlaceAtSea{"piraeus", "melos", 40}), "a day's stage away");
            }
        }
        // Equal slowest ships: 45 in 100 slip away, and are not within sight again.
        QVERIFY2(slips > 15 && caught > 25, (std::to_string(slips) + "/" + std::to_string(caught)).c_str());
    }

    void cp7_5_inPortOneIsMetOnlyWhenOneSeeksBattle()
    {
        for (int seed = 1; seed <= 20; ++seed) {
            Encounter table(seed);
            table.put(owls, offPlace("aegina"));
            table.stand(owls, Stance::Seek);
            QCOMPARE(table.advance(), "");
            QVERIFY(!table.contact());
        }
        Encounter table;
        table.put(owls, offPlace("aegina"));
        table.stand(owls, Stance::Seek);
        table.stand(aiakos, Stance::Seek);
        QCOMPARE(table.advance(), "");
        QVERIFY(table.contact());
        QCOMPARE(table.contact()->at, offPlace("aegina"));
        QVERIFY2(table.at(aiakos).port.isNone(), "it has come out");
    }

    void cp7_5_whoRunsABlockadeIsMet()
    {
        int met = 0;
        for (int seed = 1; seed <= 30; ++seed) {
            Encounter table(seed);
            table.put(owls, offPlace("aegina"));
            QCOMPARE(table.order(owls, FleetOrder::Blockade,
                                 [&](SetOrder& order) { order.port = table.port("aegina"); }),
                     "");
            table.portRecord("aegina").blockader = table.side("Athens");
            table.portRecord("aegina").state = PortState::Blockaded;
            QCOMPARE(table.moveTo(aiakos, "melos"), "");
            QCOMPARE(table.advance(), "");
            met += table.contact() != nullptr;
            if (table.contact())
                QCOMPARE(table.at(aiakos).at, offPlace("aegina"));
        }
        QVERIFY2(met > 5 && met < 28, std::to_string(met).c_str()); // 0.8 x 0.55
    }

    void cp1_3_theTurnWaitsForItsContacts()
    {
        Encounter table;
        table.face(Stance::Seek, Stance::Seek);
        QCOMPARE(table.advance(), "");
        QVERIFY(table.contact());
        QCOMPARE(table.campaign.head().phase, TurnPhase::Battles);
        QCOMPARE(table.advance(), "contact-waits");
        QCOMPARE(table.moveTo(owls, "piraeus"), "fleet-waits-for-battle");
        QCOMPARE(table.act(DismissContact{table.contact()->id, "fog came down"}), "");
        QCOMPARE(table.told("contact-dismissed"), 1);
        QCOMPARE(table.act(DismissContact{table.contact()->id, "again"}), "contact-settled");
        QCOMPARE(table.arrangeContact(), "contact-settled");
        QCOMPARE(table.advance(), "");
        QVERIFY(!table.contact());
        QCOMPARE(table.campaign.head().phase, TurnPhase::Orders);
    }

    void cp8_1_aMeetingBecomesABattleAtSea()
    {
        Encounter table;
        table.face(Stance::Seek, Stance::Seek);
        QCOMPARE(table.act(SplitFleet{table.fleet(owls), "Scout", {table.ship("Kerkis")}}), "");
        QCOMPARE(table.advance(), "");
        QVERIFY(table.contact());
        QCOMPARE(table.act(ArrangeContact{ContactId{99999}, "", "tiny", {}, {}, {}, {}, {}, {}, {}}),
                 "unknown-contact");
        QCOMPARE(table.arrangeContact(), "");
        QCOMPARE(table.contact()->state, ContactState::Arranged);
        QCOMPARE(table.battle().battle->place, PlaceKind::OpenSea);
        QCOMPARE(table.battle().fleets.size(), std::size_t{3});
        QCOMPARE(table.advance(), "battle-waits");
        QCOMPARE(table.act(CallOffBattle{table.battle().battle->id}), "");
        QCOMPARE(table.contact()->state, ContactState::Waiting);
        QCOMPARE(table.flaws(), "");
    }

    void cp8_4_theLoserRetiresFromTheSeaByTheLanes()
    {
        Encounter table;
        table.face(Stance::Seek, Stance::Seek);
        QCOMPARE(table.advance(), "");
        QCOMPARE(table.arrangeContact(), "");
        const EnterBattle outcome = table.won(table.sideNumberOf("Athens"));
        QCOMPARE(table.act(outcome), "");
        QCOMPARE(table.contact()->state, ContactState::Settled);
        QCOMPARE(table.at(aiakos).port, table.port("aegina"));
        QVERIFY(table.at(aiakos).at.isNone());
        QVERIFY2(table.at(owls).port.isNone(), "the victor keeps the sea");
        QCOMPARE(table.flaws(), "");
        QVERIFY2(!table.standingOrder(aiakos), "who has lost has no order any more");
        QCOMPARE(table.moveTo(aiakos, "epidauros"), "");
        QCOMPARE(table.act(TakeBackBattle{outcome.battle}), "");
        QCOMPARE(table.standingOrder(aiakos)->order, FleetOrder::Lie);
        QCOMPARE(table.flaws(), "");
        QCOMPARE(table.contact()->state, ContactState::Arranged);
        QVERIFY(!table.at(aiakos).at.isNone());
        QCOMPARE(table.act(outcome), "");
        QCOMPARE(table.advance(), "");
        QCOMPARE(table.flaws(), "");
    }

    void cp7_1_strainedCrewsAndWearyOarsGoIntoTheBrief()
    {
        Encounter table;
        table.face(Stance::Seek, Stance::Seek);
        QCOMPARE(table.advance(), "");
        table.fleetRecord(owls).strained = true;
        table.fleetRecord(owls).wearyOars = 2;
        QCOMPARE(table.arrangeContact(), "");
        const int athens = table.sideNumberOf("Athens");
        const auto brief = briefOf(*table.battle().battle, builtInFigures());
        const ShipRecord before = *table.campaign.find(table.ship("Paralos"));
        for (const FleetShip& ship : brief->sides[static_cast<std::size_t>(athens)].fleet.ships)
            if (ship.name == "Paralos") {
                QCOMPARE(ship.crew, movedBy(before.crew, -1));
                QCOMPARE(ship.condition.oarsLost, 2);
            }
        const EnterBattle outcome = table.won(athens);
        QCOMPARE(table.act(outcome), "");
        QCOMPARE(table.campaign.find(table.ship("Paralos"))->condition.oarsLost, before.condition.oarsLost);
        QCOMPARE(table.campaign.find(table.ship("Paralos"))->crew, before.crew);
        QCOMPARE(table.act(TakeBackBattle{outcome.battle}), "");
    }

    void cp8_1_anAttackOnAPortWithWallsIsAContact()
    {
        Encounter table;
        QCOMPARE(table.order(owls, FleetOrder::Attack,
                             [&](SetOrder& order) { order.port = table.port("aegina"); }),
                 "");
        QCOMPARE(table.advance(), "");
        QVERIFY(table.contact());
        QCOMPARE(table.contact()->kind, ContactKind::Attack);
        QCOMPARE(table.contact()->other, table.fleet(aiakos));
        QCOMPARE(table.campaign.find(table.port("aegina"))->attackedTurn, 0);
        // CP-7.2: it fights on the day it came; no nights of waiting weary its oarsmen.
        QVERIFY(table.contact()->day < 3);
        QCOMPARE(table.at(owls).nightsOut, 0);
        QCOMPARE(table.at(owls).wearyOars, 0);
        QCOMPARE(table.arrangeContact(), "");
        QCOMPARE(table.battle().battle->place, PlaceKind::Port);
        QCOMPARE(table.battle().sides[1]->side, table.side("Aegina"));
        QCOMPARE(table.flaws(), "");
    }

    void cp3_3_aNeutralPortsDefencesAreRolledWhenItIsFirstAttacked()
    {
        Encounter table;
        const PortId epidauros = table.port("epidauros");
        QCOMPARE(table.order(owls, FleetOrder::Attack, [&](SetOrder& order) { order.port = epidauros; }), "");
        QCOMPARE(table.advance(), "");
        QVERIFY(table.contact());
        QVERIFY(table.contact()->other.isNone());
        QCOMPARE(table.arrangeContact(), "");
        QCOMPARE(table.campaign.find(epidauros)->defences, DefencesKind::Rolled);
        QCOMPARE(table.act(CallOffBattle{table.battle().battle->id}), "");
        QCOMPARE(table.campaign.find(epidauros)->defences, DefencesKind::Rolled);
        ArrangeContact again{table.contact()->id, "", "salamis-ad-actium", {}, {}, {}, {}, {}, {}, {3}};
        QCOMPARE(table.act(again), "dice-left-over");
        again.dice.clear();
        QCOMPARE(table.act(again), "");
    }

    void cp3_4_aPortThatNobodyHoldsFallsAtOnce()
    {
        Encounter table;
        const PortId aegina = table.port("aegina");
        table.fleetRecord(aiakos).port = table.port("epidauros");
        for (auto& [id, wall] : table.campaign.table<WallRecord>())
            if (wall.port == aegina)
                wall.section.archers = wall.section.marines = wall.section.heavyMarines = 0;
        const Talents before = table.treasury("Athens");
        QCOMPARE(table.order(owls, FleetOrder::Attack, [&](SetOrder& order) { order.port = aegina; }), "");
        QCOMPARE(table.advance(), "");
        QCOMPARE(table.campaign.find(aegina)->owner, table.side("Athens"));
        QCOMPARE(table.at(owls).port, aegina);
        QCOMPARE(table.told("port-fallen"), 1);
        QCOMPARE((table.treasury("Athens") - before).text(), "40.00");
        QCOMPARE(table.flaws(), "");
    }

    void cp7_3_aRaidIsOverWhenNobodyOpposesIt()
    {
        Encounter table;
        QCOMPARE(table.order(owls, FleetOrder::Raid,
                             [&](SetOrder& order) { order.port = table.port("epidauros"); }),
                 "");
        QCOMPARE(table.advance(), "");
        QVERIFY(!table.contact());
        QCOMPARE(table.told("raid"), 1);
        QCOMPARE(table.campaign.find(table.port("epidauros"))->attackedTurn, 0);
        QVERIFY2(!table.at(owls).port.isNone(), "the raiders have gone home");
    }

    void cp7_3_aRaidThatIsOpposedIsFoughtOffTheShore()
    {
        Encounter table;
        QCOMPARE(
            table.order(owls, FleetOrder::Raid, [&](SetOrder& order) { order.port = table.port("aegina"); }),
            "");
        QCOMPARE(table.advance(), "");
        QVERIFY(table.contact());
        QCOMPARE(table.contact()->kind, ContactKind::Raid);
        QCOMPARE(table.arrangeContact(), "");
        QCOMPARE(table.battle().battle->place, PlaceKind::Shore);
    }

    void cp2_3_aSightingIsTheSeersAlone()
    {
        Encounter table;
        table.face(Stance::Seek, Stance::Seek);
        QCOMPARE(table.advance(), "");
        const SightingRecord* ours = nullptr;
        for (const auto& [id, sighting] : table.campaign.table<SightingRecord>())
            if (sighting.side == table.side("Athens") && sighting.fleet == table.fleet(aiakos).value)
                ours = &sighting;
        QVERIFY(ours);
        QCOMPARE(ours->name, aiakos);
        QCOMPARE(ours->turn, 0);
        QVERIFY(ours->ships > 0);
        for (const auto& [id, entry] : table.campaign.table<ChronicleRecord>())
            if (entry.kind == "sighted")
                QVERIFY(!entry.open && entry.other.isNone());
    }
};

QTEST_APPLESS_MAIN(MeetingTest)
#include "meeting_test.moc"
