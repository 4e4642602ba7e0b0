// SPDX-License-Identifier: GPL-3.0-or-later
// Shooting, rams and collisions, damage cards (PM-9, PM-10).
#include <QTest>

#include "core/rules/pompeius/battle/game.h"
#include "core/rules/pompeius/combat/damage.h"
#include "core/rules/pompeius/combat/shooting.h"
#include "tests/core/battle/play/equal_brief.h"
#include "tests/core/rules/pompeius/skirmish.h"

using namespace navarch;
using namespace navarch::pompeius;

namespace {

/// A ram or collision between two ships that has happened, and its dice with whatever cards.
struct Struck : Skirmish {
    ShipNumber a;
    ShipNumber b;
    Struck(const char* classA, const char* classB)
        : a(add(0, 10, 10, 0, classA)),
          b(add(1, 12, 10, 1, classB))
    {
    }
    void blow(bool isRam, int run)
    {
        Blow made;
        made.a = a;
        made.b = b;
        made.isRam = isRam;
        made.run = static_cast<std::int8_t>(run);
        state.blows.push_back(made);
    }
    /// Cards drawn by a ship are the last in what is left of its tray, Oars fouled first, then broken.
    std::string dealt(std::vector<int> faces, int cardsA, int cardsB)
    {
        for (const int count : {cardsA, cardsB})
            for (int i = 0; i < count; ++i)
                faces.push_back(1);
        return damaged(faces);
    }
    [[nodiscard]] int cards(ShipNumber ship) const { return shipOf(state, ship).box.count(); }
};

Shot shotOf(const Skirmish& battle, UnitNumber unit, bool isFire = false)
{
    Shot shot;
    shot.unit = unit;
    shot.isFire = isFire;
    (void)battle;
    return shot;
}

std::string shotRefusal(const Skirmish& battle, UnitNumber unit, ShipNumber target, bool isFire = false)
{
    const PlotFault fault = faultOfShot(battle.facts, battle.state, shotOf(battle, unit, isFire), target);
    return fault ? std::string(wordsOf(fault.fault).key) : std::string();
}

} // namespace

class PompeiusDamageTest : public QObject {
    Q_OBJECT
private slots:
    void pm_9_1_damageIsSimultaneous();
    void pm_9_2_rangesAndArcs();
    void pm_9_2_pm_1_7_sight();
    void pm_9_3_pm_9_4_volleys();
    void pm_9_4_preparedFire();
    void pm_9_5_notAtOwnMen();
    void pm_9_9_collisions();
    void pm_9_10_pm_9_11_rams();
    void pm_9_12_hullAtOnceCardsLater();
    void pm_9_13_sinking();
    void pm_10_1_pm_10_3_trays();
    void pm_10_2_theTrayOf36();
    void pm_12_3_cardsAreToldToTheirOwnSide();
    void pm_9_2_whoHasATargetWaitsForNone();
};

void PompeiusDamageTest::pm_9_1_damageIsSimultaneous()
{
    // Two liburniae sink each other in a collision.
    Struck battle("liburnian", "liburnian");
    battle.at(battle.a).hull = battle.at(battle.b).hull = 6;
    battle.blow(false, 4);
    QCOMPARE(battle.dealt({}, 6, 6), std::string());
    QVERIFY(!battle.at(battle.a).isAfloat() && !battle.at(battle.b).isAfloat());
    // A unit beaten aboard has shot all the same.
    Skirmish both;
    const ShipNumber ship = both.add(0, 10, 10, 0);
    const ShipNumber target = both.add(1, 10, 13, 0);
    const UnitNumber archer = both.man(ship, UnitKind::Sagittarii);
    both.state.shots.push_back({archer, target, false, false});
    QCOMPARE(both.damaged({6, 9}), std::string());
    QCOMPARE(both.at(target).box.of(Card::Disorder), 1);
}

void PompeiusDamageTest::pm_9_2_rangesAndArcs()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 10, 0, "liburnian");
    const UnitNumber archers = battle.man(ship, UnitKind::Sagittarii);
    const UnitNumber ballista = battle.man(ship, UnitKind::Ballistae);
    const ShipNumber target = battle.add(1, 14, 10, 0, "liburnian");
    const auto at = [&](int column, int row, UnitNumber unit, bool isFire = false) {
        battle.put(target, column, row, 0);
        return shotRefusal(battle, unit, target, isFire);
    };
    QCOMPARE(at(14, 10, archers), std::string("arc"));
    QCOMPARE(at(13, 11, archers), std::string());
    QCOMPARE(at(14, 11, archers), std::string("range"));
    QCOMPARE(at(14, 11, ballista), std::string());
    QCOMPARE(at(10, 18, ballista), std::string()); // eight
    QCOMPARE(at(10, 19, ballista), std::string("range"));
    QCOMPARE(at(10, 12, archers, true), std::string()); // fire: two and four
    QCOMPARE(at(10, 13, archers, true), std::string("range"));
    QCOMPARE(at(10, 14, ballista, true), std::string());
    QCOMPARE(at(10, 15, ballista, true), std::string("range"));
    QCOMPARE(at(10, 10, archers), std::string()); // in the same rex
    battle.put(ship, 10, 10, 1);
    QCOMPARE(at(12, 14, archers), std::string("arc"));
    QCOMPARE(at(8, 6, archers), std::string("arc"));
    battle.put(ship, 10, 10, 0);
    QCOMPARE(at(13, 9, archers), std::string());
    battle.facts.options.arcSixth = true; // 60 degrees ahead and astern
    QCOMPARE(at(13, 9, archers), std::string("arc"));
    QCOMPARE(at(10, 13, archers), std::string());
    battle.facts.options.arcSixth = false;
    // To the nearest lawful section of a ship of two rexes.
    const ShipNumber longShip = battle.add(1, 14, 11, 3);
    Shot shot = shotOf(battle, archers);
    QCOMPARE(distanceOf(battle.facts, battle.state, shot, longShip), 4);
}

void PompeiusDamageTest::pm_9_2_pm_1_7_sight()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 10, 3, "liburnian");
    const UnitNumber archers = battle.man(ship, UnitKind::Sagittarii);
    battle.factsOf(ship).length = 1;
    const ShipNumber target = battle.add(1, 11, 11, 0, "liburnian");
    const ShipNumber first = battle.add(0, 30, 2, 0, "liburnian");
    const ShipNumber second = battle.add(1, 30, 4, 0, "liburnian");
    const auto seen = [&](int column, int row) {
        battle.put(target, column, row, 0);
        return shotRefusal(battle, archers, target).empty();
    };
    // To (11,11) along the edge of (11,10) and (10,11): blocked only if both are filled.
    battle.put(first, 11, 10, 0);
    QVERIFY(seen(11, 11));
    battle.put(second, 10, 11, 0);
    QVERIFY(!seen(11, 11));
    // To (12,11) across (11,10) and (11,11): either blocks.
    battle.put(second, 30, 4, 0);
    QVERIFY(!seen(12, 11));
    battle.put(first, 11, 11, 0);
    QVERIFY(!seen(12, 11));
    battle.put(first, 30, 2, 0);
    QVERIFY(seen(12, 11));
    battle.land(11, 10);
    QVERIFY(!seen(12, 11));
}

void PompeiusDamageTest::pm_9_3_pm_9_4_volleys()
{
    for (const bool isFire : {false, true}) {
        Skirmish battle;
        const ShipNumber ship = battle.add(0, 10, 10, 0);
        const ShipNumber target = battle.add(1, 10, 12, 0);
        (void)battle.man(ship, UnitKind::Sagittarii, 3);
        for (UnitNumber unit = 0; unit < 3; ++unit)
            battle.state.shots.push_back({unit, target, isFire, false});
        // Dice 5, 6, 2: two draws, Disorder with the mark and Leak: one in the box. With fire the further dice are 4 and 3.
        const std::vector<int> dice =
            isFire ? std::vector<int>{5, 4, 6, 3, 2, 9, 23} : std::vector<int>{5, 6, 2, 9, 23};
        QCOMPARE(battle.damaged(dice), std::string());
        QCOMPARE(battle.at(target).box.count(), 1);
        QCOMPARE(battle.at(target).box.of(Card::Disorder), 1);
        QCOMPARE(battle.state.trays[1].count(), 35); // the leak went back
        QCOMPARE(int(battle.at(target).fires), isFire ? 1 : 0);
        QCOMPARE(int(battle.at(target).hull), 16);
    }
}

void PompeiusDamageTest::pm_9_4_preparedFire()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 10, 0);
    const ShipNumber target = battle.add(1, 10, 12, 0);
    const UnitNumber archers = battle.man(ship, UnitKind::Sagittarii);
    QCOMPARE(battle.refusal(ship, "0 | Shoot S1 fire"), std::string("unready"));
    battle.unit(archers).isPrepared = true;
    QCOMPARE(battle.refusal(ship, "0 | Shoot S1 fire"), std::string());
    battle.state.shots.push_back({archers, target, true, false});
    QCOMPARE(battle.damaged({2}), std::string());
    QVERIFY(!battle.unit(archers).isPrepared); // one preparation, one volley
    battle.unit(archers).isPrepared = true;    // disorder spoils it
    battle.at(ship).box.add(Card::Disorder, true);
    (void)battle.played({},
                        [&](Proceedings& proceedings) { layCards(battle.facts, battle.state, proceedings); });
    QCOMPARE(int(battle.unit(archers).disorder), 1);
    QVERIFY(!battle.unit(archers).isPrepared);
}

void PompeiusDamageTest::pm_9_5_notAtOwnMen()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 10, 0);
    const ShipNumber target = battle.add(1, 10, 12, 0);
    const UnitNumber archers = battle.man(ship, UnitKind::Sagittarii);
    const UnitNumber milites = battle.man(ship, UnitKind::Milites);
    QCOMPARE(shotRefusal(battle, archers, target), std::string());
    battle.unit(milites).at = target;
    QCOMPARE(shotRefusal(battle, archers, target), std::string("own-men"));
    // Without a lawful target a unit has acted all the same.
    battle.plot(ship, "0 | Shoot S1");
    (void)battle.moved({}, 1);
    openShots(battle.facts, battle.state);
    QVERIFY(battle.unit(archers).hasActed);
    QCOMPARE(battle.damaged(), std::string());
}

void PompeiusDamageTest::pm_9_9_collisions()
{
    Struck battle("liburnian", "quadrireme"); // runs 4 and 3: 4 + 4 = 8 each
    battle.blow(false, 4);
    QCOMPARE(battle.dealt({}, 8, 8), std::string());
    QCOMPARE(int(battle.at(battle.a).hull), 4);
    QCOMPARE(int(battle.at(battle.b).hull), 8);
    QCOMPARE(battle.cards(battle.a), 8);
    QCOMPARE(battle.cards(battle.b), 8);
}

void PompeiusDamageTest::pm_9_10_pm_9_11_rams()
{
    struct Case {
        const char* rammer;
        const char* rammed;
        int run, die, damage, ownDie, cards, hull;
    };
    for (const Case& each :
         {Case{"dekares", "quadrireme", 2, 3, 7, 3, 1, 16}, Case{"quadrireme", "dekares", 2, 3, 3, 3, 5, 20},
          Case{"liburnian", "dekares", 3, 3, 2, 3, 7, 20},
          Case{"quadrireme", "dekares", 0, 1, 0, 3, 5, 20}, // nothing below nothing
          Case{"liburnian", "dekares", 0, 2, 0, 3, 7, 20}, Case{"dekares", "liburnian", 0, 3, 7, 1, 0, 12}}) {
        Struck battle(each.rammer, each.rammed);
        const int before = battle.at(battle.a).hull;
        battle.blow(true, each.run);
        QCOMPARE(battle.dealt({each.die, each.ownDie}, each.cards, each.damage), std::string());
        QCOMPARE(int(battle.at(battle.b).hull), each.hull - each.damage);
        QCOMPARE(battle.cards(battle.b), each.damage);
        QCOMPARE(int(battle.at(battle.a).hull), before); // no hull for the rammer
        QCOMPARE(battle.cards(battle.a), each.cards);
    }
    // The log has the sign by which it was counted: a heavy rammer's shock is less, a light one's more.
    for (const auto& [rammer, rammed, sign] :
         {std::tuple{"dekares", "quadrireme", -2}, std::tuple{"liburnian", "dekares", 4}}) {
        Struck battle(rammer, rammed);
        battle.blow(true, 2);
        QCOMPARE(battle.dealt({3, 3}, 3 + sign, 5 - sign), std::string());
        const BattleEvent* shock = battle.event("ram-shock");
        QVERIFY(shock && shock->dice.size() == 1 && shock->modifiers.size() == 1);
        QCOMPARE(shock->rule, std::string("PM-9.11"));
        QCOMPARE(shock->modifiers[0].value, sign);
        const BattleEvent* damage = battle.event("ram-damage");
        QVERIFY(damage && damage->modifiers.size() == 2);
        QCOMPARE(damage->modifiers[0].value, -sign);
        QCOMPARE(damage->modifiers[1].value, 2);
    }
    Struck unsupported("dekares", "quadrireme"); // draws one card more
    unsupported.factsOf(unsupported.a).isRamUnsupported = true;
    unsupported.blow(true, 2);
    QCOMPARE(unsupported.dealt({3, 3}, 2, 7), std::string());
}

void PompeiusDamageTest::pm_9_12_hullAtOnceCardsLater()
{
    Struck battle("dekares", "quadrireme");
    battle.blow(true, 2);
    QCOMPARE(battle.damaged({3, 3, 1, 1, 1, 1, 1, 1, 1, 1}), std::string());
    QCOMPARE(int(battle.at(battle.b).hull), 9);
    QCOMPARE(battle.at(battle.b).lying.count(), 0);
    QCOMPARE(battle.at(battle.b).box.of(Card::RowerDisorder), 7);
    QCOMPARE(battle.recovered(), std::string());
    QCOMPARE(battle.at(battle.b).box.count(), 0);
    QCOMPARE(battle.at(battle.b).lying.of(Card::RowerDisorder), 7);
}

void PompeiusDamageTest::pm_9_13_sinking()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 10, 0);
    const ShipNumber one = battle.add(1, 11, 10, 1);
    const ShipNumber other = battle.add(1, 10, 10, 2);
    const UnitNumber boarder = battle.man(one, UnitKind::Milites);
    battle.unit(boarder).at = ship; // whoever's
    const UnitNumber own = battle.man(ship, UnitKind::Sagittarii);
    battle.grapple(ship, one);
    battle.stuck(other, ship);
    battle.at(ship).hull = 0;
    battle.at(ship).struckBy = one;
    const auto sinks = [&](Proceedings& proceedings) { sinkAll(battle.facts, battle.state, proceedings); };
    QCOMPARE(battle.played({4, 1, 1, 1, 1, 1, 1}, sinks), std::string()); // four cards, one card, no hull
    QCOMPARE(battle.at(one).box.count(), 4);
    QCOMPARE(battle.at(other).box.count(), 1);
    QCOMPARE(int(battle.at(one).hull), 16);
    QVERIFY(!battle.at(ship).isAfloat());
    QVERIFY(battle.unit(boarder).fate == UnitFate::Drowned && battle.unit(own).fate == UnitFate::Drowned);
    QVERIFY(!isHeld(battle.state, one) && !isHeld(battle.state, other));
    QCOMPARE(battle.state.trays[static_cast<std::size_t>(other)].of(Card::Stuck), 2); // it went back
    QCOMPARE(int(battle.at(one).sinkings), 1);
}

void PompeiusDamageTest::pm_10_1_pm_10_3_trays()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 10, 0);
    const ShipNumber friendly = battle.add(0, 10, 12, 0);
    battle.fill(ship, Card::Leak, 3, false);
    const auto draws = [&](Proceedings& proceedings) {
        drawIntoBox(battle.facts, battle.state, ship, 5, noShip, "PM-9.10",
                    phraseText("Rammed, %1 draws %2."), proceedings);
    };
    QCOMPARE(battle.played({1, 1}, draws),
             std::string()); // of three, of two, the last without a die; then none are left
    QCOMPARE(battle.at(ship).box.of(Card::Leak), 3);
    QCOMPARE(battle.state.trays[0].count(), 0);
    QCOMPARE(battle.state.trays[1].count(), 36); // each ship has its own
    (void)battle.played({},
                        [&](Proceedings& proceedings) { layCards(battle.facts, battle.state, proceedings); });
    takeOff(battle.facts, battle.state, ship, Card::Leak);
    QCOMPARE(battle.state.trays[0].of(Card::Leak), 1); // removed cards return
    battle.facts.options.sideTray = true;
    QCOMPARE(&trayOf(battle.facts, battle.state, friendly), &battle.state.trays[0]);
}

void PompeiusDamageTest::pm_10_2_theTrayOf36()
{
    const CardCounts tray = Skirmish().facts.figures.tray;
    QCOMPARE(tray.count(), 36);
    const std::array<std::pair<int, int>, cardKinds> printed{
        {{8, 4}, {14, 12}, {3, 0}, {2, 0}, {3, 0}, {1, 0}, {3, 0}, {2, 2}}};
    int marked = 0;
    for (std::size_t kind = 0; kind < cardKinds; ++kind) {
        QCOMPARE(tray.of(static_cast<Card>(kind)), printed[kind].first);
        QCOMPARE(int(tray.boog[kind]), printed[kind].second);
        marked += tray.boog[kind];
    }
    QCOMPARE(marked, 18);
}

/// The other side reads how many cards were drawn, not which, and nothing of those that lie out of its sight.
void PompeiusDamageTest::pm_12_3_cardsAreToldToTheirOwnSide()
{
    Struck struck("liburnian", "quadrireme");
    struck.blow(false, 4); // 8 cards each
    QCOMPARE(struck.dealt({}, 8, 8), std::string());
    const BattleEvents events = struck.events;
    BattleBrief brief = equalBrief("pompeius", 1); // with these very numbers
    const auto seenBy = [&](const BattleEvent& event, Viewer viewer) {
        const Pompeius game = begunGame<Pompeius>(brief);
        return game.eventFor(game.opening(), event, viewer);
    };
    int drawn = 0;
    for (const BattleEvent& event : events) {
        if (event.kind != "cards")
            continue;
        ++drawn;
        QCOMPARE(event.dice.size(), std::size_t{8});
        const int other = event.ship == struck.a ? 1 : 0;
        const auto told = seenBy(event, other);
        QVERIFY(told && told->dice.empty());
        QVERIFY2(told->text.english().ends_with(" draws 8 damage cards."), told->text.english().c_str());
        QVERIFY(seenBy(event, 1 - other) == event);
        QVERIFY(seenBy(event, {}) == event);
        brief.options["cards"] = "open";
        QVERIFY(seenBy(event, other) == event);
        brief.options.erase("cards");
    }
    QCOMPARE(drawn, 2);
    BattleEvent laid;
    laid.kind = "laid";
    laid.ship = struck.b;
    laid.text = given("Aigle: Leak.");
    QVERIFY(!seenBy(laid, 0));
    QVERIFY(seenBy(laid, 1));
    laid.target = struck.a; // stuck: both lie in sight
    QVERIFY(seenBy(laid, 0));
    BattleEvent hit = laid;
    hit.kind = "card";
    hit.text = phrase("%1 is hit by missiles: %2.", given("Aigle"), termOf("Leak"));
    hit.outward = phrase("%1 is hit by missiles.", given("Aigle"));
    QCOMPARE(seenBy(hit, 0)->text.english(), std::string("Aigle is hit by missiles."));
    QVERIFY(seenBy(hit, 1)->text == hit.text);
}

/// A ship whose shots have their targets is not asked again: whoever plays by hand comes to the next one.
void PompeiusDamageTest::pm_9_2_whoHasATargetWaitsForNone()
{
    BattleBrief brief = equalBrief("pompeius", 2);
    for (BriefSide& side : brief.sides)
        side.fleet.ships.front().fit.archers = 1;
    const Pompeius game = begunGame<Pompeius>(brief);
    State state = game.opening();
    state.phase = Phase::Targets;
    for (const ShipNumber ship : {ShipNumber{0}, ShipNumber{1}}) {
        shipOf(state, ship).pose = {rex::rexOf(10 + 4 * ship, 10), 0};
        for (std::size_t unit = 0; unit < state.units.size(); ++unit)
            if (state.units[unit].home == ship && state.units[unit].kind == UnitKind::Sagittarii) {
                state.shots.push_back({});
                state.shots.back().unit = static_cast<UnitNumber>(unit);
                state.shots.back().isOpen = true;
                break;
            }
    }
    shipOf(state, 2).pose = {rex::rexOf(12, 12), 3}; // not straight over bow or stern
    shipOf(state, 3).pose = {rex::rexOf(30, 20), 3};
    QCOMPARE(state.shots.size(), std::size_t{2});
    const auto isActive = [&](ShipNumber ship) {
        for (const BoardPiece& piece : game.boardView(state, 0).pieces)
            if (piece.ship == ship)
                return piece.isActive;
        return false;
    };
    std::vector<Order> orders;
    game.shipOptions(state, 0, orders);
    QCOMPARE(orders.size(), std::size_t{1});
    QVERIFY(isActive(0) && isActive(1));
    BattleDice dice(1, 1);
    Proceedings unheard(dice);
    game.perform(state, orders.front(), unheard);
    QCOMPARE(state.phase, Phase::Targets); // the other has none yet
    QVERIFY(!isActive(0) && isActive(1));
    orders.clear();
    game.shipOptions(state, 0, orders);
    QVERIFY(orders.empty());
}

QTEST_APPLESS_MAIN(PompeiusDamageTest)
#include "damage_test.moc"
