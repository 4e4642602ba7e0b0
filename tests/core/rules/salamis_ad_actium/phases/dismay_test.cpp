// SPDX-License-Identifier: GPL-3.0-or-later
// SA-9: who is dismayed by what, who is past being dismayed, and what counts towards two thirds.
#include <QTest>

#include "core/rules/salamis_ad_actium/combat/boarding.h"
#include "core/rules/salamis_ad_actium/losses/losses.h"
#include "core/rules/salamis_ad_actium/phases/morale.h"
#include "tests/core/rules/salamis_ad_actium/skirmish.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::salamis;

namespace {

/// Two ships and a wall section a side, an allied contingent of two more with each, the second of them still off the table.
struct Fleets : Skirmish {
    std::array<std::array<ShipNumber, 2>, 2> own{};
    std::array<std::array<ShipNumber, 2>, 2> allied{};
    std::array<ShipNumber, 2> walls{};

    Fleets()
    {
        for (std::size_t side = 0; side < 2; ++side) {
            const int number = static_cast<int>(side);
            for (ShipNumber& ship : own[side])
                ship = add(number);
            walls[side] = addWall(number);
            SquadronFacts squadron;
            squadron.side = number;
            squadron.contingent = number;
            for (ShipNumber& ship : allied[side]) {
                ship = add(number);
                factsOf(ship).squadron = 2 + number;
                squadron.ships.push_back(ship);
                std::erase(facts.squadrons[side].ships, ship);
            }
            facts.squadrons.push_back(squadron);
            facts.contingents.push_back({"Allies", number, 0, {2 + number}});
            removeFromTable(state, allied[side][1], Whereabouts::OffTable);
        }
        state.halfLost.resize(facts.squadrons.size());
    }
    /// Those whom Dismay::Admiral has come upon.
    [[nodiscard]] std::vector<ShipNumber> dismayed() const
    {
        std::vector<ShipNumber> found;
        for (std::size_t i = 0; i < state.ships.size(); ++i)
            if (state.ships[i].dismay == std::uint8_t(Dismay::Admiral) && !facts.ships[i].isWall)
                found.push_back(static_cast<ShipNumber>(i));
        return found;
    }
    std::string rallied(const std::vector<int>& faces)
    {
        return played(faces, [&](Proceedings& p) { rallyShips(facts, state, p); });
    }
};

} // namespace

class DismayTest : public QObject {
    Q_OBJECT
private slots:
    void sa_9_1_whoFollowedTheAdmiral();
    void sa_9_1_whatBecomesOfACommander();
    void sa_9_1_captainsWhoAreNotThere();
    void sa_9_1_whoIsPastBeingDismayed();
    void sa_9_1_halfOfASquadron_data();
    void sa_9_1_halfOfASquadron();
    void sa_9_1_theDismayedTestOnce();
    void sa_9_1_whoseNearnessForbidsRallying();
    void sa_9_1_whyItTested();
    void sa_9_2_whoNeverCameDoesNotCount();
    void sa_9_2_whoIsAwaited();
    void sa_9_2_wallsCountAsShips();
};

void DismayTest::sa_9_1_whoFollowedTheAdmiral()
{
    using Ships = std::vector<ShipNumber>;
    for (std::size_t side = 0; side < 2; ++side) {
        Fleets squadron; // a squadron's commander: his squadron
        const auto his =
            squadron.addCommander(squadron.own[side][0], Post::Squadron, CommandQuality::Average);
        loseCommander(squadron.facts, squadron.state, his, -1);
        QCOMPARE(squadron.dismayed(), (Ships{squadron.own[side][0], squadron.own[side][1]}));
        Fleets fleet; // the admiral: everybody of the side that is there
        const auto admiral = fleet.addCommander(fleet.own[side][0], Post::Fleet, CommandQuality::Average);
        loseCommander(fleet.facts, fleet.state, admiral, -1);
        QCOMPARE(fleet.dismayed(), (Ships{fleet.own[side][0], fleet.own[side][1], fleet.allied[side][0]}));
        Fleets allies; // that of a contingent: the contingent
        const auto ally = allies.addCommander(allies.allied[side][0], Post::Fleet, CommandQuality::Average);
        allies.facts.commanders[ally].contingent = static_cast<int>(side);
        loseCommander(allies.facts, allies.state, ally, -1);
        QCOMPARE(allies.dismayed(), (Ships{allies.allied[side][0]}));
    }
}

void DismayTest::sa_9_1_whatBecomesOfACommander()
{
    Fleets fleets;
    const auto killed = fleets.addCommander(fleets.own[0][0], Post::Fleet, CommandQuality::Average);
    const auto taken = fleets.addCommander(fleets.own[0][1], Post::Fleet, CommandQuality::Average);
    const auto drowned = fleets.addCommander(fleets.own[1][0], Post::Fleet, CommandQuality::Average);
    loseCommander(fleets.facts, fleets.state, killed, -1);
    QCOMPARE(fleets.state.commanders[killed].state, PersonState::Dead);
    QCOMPARE(int(fleets.state.commanders[killed].holder), -1);
    loseCommander(fleets.facts, fleets.state, taken, 0);
    QCOMPARE(fleets.state.commanders[taken].state, PersonState::Captured);
    QCOMPARE(int(fleets.state.commanders[taken].holder), 0);
    // Who is lost already is not lost again when his ship goes down; who is aboard is, with the fires and the troops.
    for (Ship& ship : fleets.state.ships)
        ship.dismay = 0;
    fleets.at(fleets.own[0][1]).captain = PersonState::Captured;
    for (const ShipNumber ship : {fleets.own[0][0], fleets.own[0][1], fleets.own[1][0]}) {
        fleets.at(ship).fires = 3;
        fleets.at(ship).archers = fleets.at(ship).marines = fleets.at(ship).heavyMarines = 2;
        goDown(fleets.facts, fleets.state, ship);
        QCOMPARE(int(fleets.at(ship).fires), 0);
        QCOMPARE(fleets.at(ship).troops(), 0);
        QCOMPARE(fleets.at(ship).where, Whereabouts::Sunk);
        QCOMPARE(fleets.at(ship).damage, Damage::Wrecked);
    }
    QCOMPARE(fleets.state.commanders[killed].state, PersonState::Dead);
    QCOMPARE(fleets.state.commanders[taken].state, PersonState::Captured);
    QCOMPARE(int(fleets.state.commanders[taken].holder), 0);
    QCOMPARE(fleets.state.commanders[drowned].state, PersonState::Dead);
    QCOMPARE(fleets.at(fleets.own[0][0]).captain, PersonState::Dead);
    QCOMPARE(fleets.at(fleets.own[0][1]).captain, PersonState::Captured);
    QCOMPARE(fleets.at(fleets.allied[0][0]).dismay, std::uint8_t{0});
    QVERIFY(fleets.at(fleets.allied[1][0]).dismay != 0);
}

void DismayTest::sa_9_1_captainsWhoAreNotThere()
{
    for (const PersonState before :
         {PersonState::Fit, PersonState::Wounded, PersonState::Dead, PersonState::Captured})
        for (const bool killed : {false, true}) {
            Skirmish fight;
            const ShipNumber ship = fight.add(0);
            fight.at(ship).captain = before;
            hitCaptain(fight.state, ship, killed);
            const bool dies = before == PersonState::Wounded || (before == PersonState::Fit && killed);
            QCOMPARE(fight.at(ship).captain, dies                         ? PersonState::Dead
                                             : before == PersonState::Fit ? PersonState::Wounded
                                                                          : before);
            QCOMPARE(fight.at(ship).dismay, std::uint8_t(dies ? Dismay::Captain : Dismay{}));
        }
}

/// Wall sections, wrecks, prizes and those who are not on the table take no test.
void DismayTest::sa_9_1_whoIsPastBeingDismayed()
{
    Fleets fleets;
    for (Ship& ship : fleets.state.ships)
        ship.dismay = std::uint8_t(Dismay::Captain);
    fleets.at(fleets.own[0][0]).damage = Damage::Wrecked;
    fleets.at(fleets.own[0][1]).holder = 1;
    removeFromTable(fleets.state, fleets.own[1][0], Whereabouts::Fled);
    fleets.state.halfLost.assign(4, true);                 // that is another test
    QCOMPARE(fleets.rallied({10, 10, 10}), std::string()); // Corinth's second and both allies that are there
    for (const Ship& ship : fleets.state.ships)
        QCOMPARE(ship.dismay, std::uint8_t{0});
    QCOMPARE(fleets.rallied({}), std::string());
    for (Ship& ship : fleets.state.ships)
        ship.demoralised = true;
    QCOMPARE(fleets.rallied({6, 6, 6}), std::string()); // and the same rally, or not
}

void DismayTest::sa_9_1_halfOfASquadron_data()
{
    QTest::addColumn<int>("ships");
    QTest::addColumn<int>("lost");
    QTest::addColumn<bool>("tests");
    for (const auto& [ships, lost, tests] : {std::tuple{1, 0, false},
                                             {2, 1, true},
                                             {3, 1, false},
                                             {3, 2, true},
                                             {5, 2, false},
                                             {5, 3, true},
                                             {6, 3, true},
                                             {10, 4, false},
                                             {10, 5, true}})
        QTest::addRow("%d of %d", lost, ships) << ships << lost << tests;
}

void DismayTest::sa_9_1_halfOfASquadron()
{
    QFETCH(int, ships);
    QFETCH(int, lost);
    QFETCH(bool, tests);
    Skirmish fight;
    const ShipNumber enemy = fight.add(1);
    for (int i = 0; i < ships; ++i)
        fight.add(0);
    for (int i = 0; i < lost; ++i)
        removeFromTable(fight.state, ShipNumber(enemy + 1 + i), Whereabouts::Fled);
    const std::vector<int> faces(tests ? std::size_t(ships - lost) : 0, 10);
    QCOMPARE(fight.played(faces, [&](Proceedings& p) { rallyShips(fight.facts, fight.state, p); }),
             std::string());
    QCOMPARE(fight.state.halfLost[0], tests);
    QVERIFY(!fight.state.halfLost[1]);
}

/// Not only whoever holds firm: the test is over for this time.
void DismayTest::sa_9_1_theDismayedTestOnce()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    const ShipNumber enemy = fight.add(1);
    fight.place(enemy, 5, 0, 0); // near enough that nobody rallies
    dismay(fight.state, ship, Dismay::Damage);
    const auto rallied = [&](const std::vector<int>& faces) {
        return fight.played(faces, [&](Proceedings& p) { rallyShips(fight.facts, fight.state, p); });
    };
    QCOMPARE(rallied({5}), std::string());
    QVERIFY(fight.at(ship).demoralised);
    dismay(fight.state, ship, Dismay::Captain); // nothing to lose any more
    QCOMPARE(rallied({}), std::string());
    QVERIFY(fight.at(ship).demoralised);
    QCOMPARE(fight.at(ship).dismay, std::uint8_t{0});
}

void DismayTest::sa_9_1_whoseNearnessForbidsRallying()
{
    // An enemy abeam at a gap of 15 cm; a friend, a prize of one's own side, a wreck or one that is gone do not matter.
    for (int what = 0; what < 5; ++what) {
        Skirmish fight;
        const ShipNumber ship = fight.add(0);
        const ShipNumber other = fight.add(what == 1 ? 0 : 1);
        fight.place(other, 17, 0, 0);
        fight.at(ship).demoralised = true;
        if (what == 2)
            fight.at(other).holder = 0;
        if (what == 3)
            fight.at(other).damage = Damage::Wrecked;
        if (what == 4)
            fight.at(other).where = Whereabouts::Fled;
        if (what == 1)
            fight.at(other).where = Whereabouts::OnTable;
        QCOMPARE(fight.played(what == 0 ? std::vector<int>{} : std::vector<int>{7},
                              [&](Proceedings& p) { rallyShips(fight.facts, fight.state, p); }),
                 std::string());
        QCOMPARE(fight.at(ship).demoralised, what == 0);
    }
}

void DismayTest::sa_9_1_whyItTested()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(0);
    for (const Dismay why : {Dismay::Damage, Dismay::Captain, Dismay::Squadron, Dismay::Admiral})
        dismay(fight.state, ship, why);
    QCOMPARE(fight.played({10}, [&](Proceedings& p) { rallyShips(fight.facts, fight.state, p); }),
             std::string());
    COMPARE_TEXT(fight.event("morale-holds")->text.english(),
                 fight.facts.name(ship)
                     + " holds firm (heavy damage, captain killed, half the squadron lost, admiral lost).");
}

/// Allies who refused were never there: one of three ships lost is no third of six.
void DismayTest::sa_9_2_whoNeverCameDoesNotCount()
{
    for (const Whereabouts where : {Whereabouts::NeverCame, Whereabouts::OffTable, Whereabouts::Fled}) {
        Skirmish fight;
        for (int i = 0; i < 6; ++i)
            fight.add(0);
        fight.add(1);
        for (const ShipNumber ship : {3, 4, 5})
            removeFromTable(fight.state, ship, where);
        removeFromTable(fight.state, 0, Whereabouts::Sunk);
        QCOMPARE(isBeaten(fight.facts, fight.state, 0), where == Whereabouts::Fled); // four of six
        QCOMPARE(isLost(fight.facts, fight.state, 3), where == Whereabouts::Fled);
        QVERIFY(!isBeaten(fight.facts, fight.state, 1));
    }
}

/// With nobody on the table a side is beaten when its allies refused and it waits for none.
void DismayTest::sa_9_2_whoIsAwaited()
{
    using enum Whereabouts;
    for (const auto& [first, second, beaten] : {std::tuple{NeverCame, NeverCame, true},
                                                {NeverCame, OffTable, false},
                                                {OffTable, NeverCame, false},
                                                {OffTable, OffTable, false}}) {
        Skirmish fight;
        removeFromTable(fight.state, fight.add(0), first);
        removeFromTable(fight.state, fight.add(0), second);
        QCOMPARE(isBeaten(fight.facts, fight.state, 0), beaten);
    }
    QVERIFY(!isBeaten(Skirmish().facts, Skirmish().state, 0)); // nobody there, nobody lost
}

void DismayTest::sa_9_2_wallsCountAsShips()
{
    Skirmish fight;
    const ShipNumber ship = fight.add(1);
    fight.addWall(1);
    const ShipNumber wall = fight.addWall(1);
    fight.at(ship).demoralised = true;
    QVERIFY(!isBeaten(fight.facts, fight.state, 1));
    fight.at(wall).holder = 0; // stormed: two of three
    QVERIFY(isBeaten(fight.facts, fight.state, 1));
}

QTEST_APPLESS_MAIN(DismayTest)
#include "dismay_test.moc"
