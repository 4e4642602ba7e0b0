// SPDX-License-Identifier: GPL-3.0-or-later
// Ships and places of a campaign in this game's terms, and back (RS-22).
#include <QTest>

#include "core/rules/ramming_speed/battle/game.h"
#include "core/rules/ramming_speed/combat/ramming.h"
#include "core/rules/ramming_speed/movement/row.h"
#include "core/rules/ramming_speed/phases/ending.h"
#include "core/rules/ramming_speed/setup/set_up.h"
#include "core/rules/ramming_speed/state/condition.h"
#include "tests/core/rules/ramming_speed/skirmish.h"

using namespace navarch;
using namespace navarch::ramming;

namespace {

/// A brief of one ship a side, the first of them to be changed.
struct Campaign {
    BattleBrief brief;

    explicit Campaign(const char* classId = "trireme")
    {
        brief.rules = "ramming-speed";
        for (const char* name : {"Athens", "Corinth"}) {
            BriefSide& side = brief.sides.emplace_back();
            side.name = name;
            FleetShip& row = side.fleet.ships.emplace_back();
            row.classId = classId;
            row.fit = builtInFigures().classes.find(classId)->fit;
        }
    }
    FleetShip& ship() { return brief.sides[0].fleet.ships[0]; }
    ShipFit& fit() { return ship().fit; }
    Condition& condition() { return ship().condition; }
    [[nodiscard]] RammingSpeed game() const
    {
        auto game = RammingSpeed::begin(brief, builtInFigures());
        if (!game)
            throw std::logic_error(game.error().front().text());
        return std::move(*game);
    }
    [[nodiscard]] ShipFacts facts() const { return game().facts().ships[0]; }
    [[nodiscard]] Ship opening() const { return game().opening().ships[0]; }
    /// Its condition after `change` was done to it in battle.
    template <class Change>
    [[nodiscard]] Condition after(Change&& change) const
    {
        const RammingSpeed made = game();
        State state = made.opening();
        change(state.ships[0]);
        return conditionOf(made.facts(), state.ships[0], 0, false);
    }
    [[nodiscard]] std::string refusedAt() const
    {
        const auto game = RammingSpeed::begin(brief, builtInFigures());
        return game ? std::string() : game.error().front().place;
    }
};

} // namespace

class RammingTranslationTest : public QObject {
    Q_OBJECT
private slots:
    void rs_22_1_hullsAndSpeeds();
    void rs_22_2_ramsAndHulls();
    void rs_22_3_loads();
    void rs_22_4_crews();
    void rs_22_5_captainsAndCommanders();
    void rs_22_6_weatherAndPlaces();
    void rs_22_7_conditionIn();
    void rs_22_8_wallsReturnUnchanged();
    void rs_22_9_fates();
    void rs_22_10_conditionOut();
    void rs_22_12_examples();
    void ordersSurviveJson();
};

void RammingTranslationTest::rs_22_1_hullsAndSpeeds()
{
    Campaign trireme;
    trireme.fit().speed += 2;
    QCOMPARE(trireme.facts().move, 8);
    trireme.fit().speed = 1;
    QCOMPARE(trireme.facts().move, 1);
    trireme.fit().cataphract = true;
    QCOMPARE(trireme.facts().deck, 8);
    Campaign closed("trireme-cataphract");
    closed.fit().cataphract = false;
    QCOMPARE(closed.facts().deck, 6);
    for (const ShipClass& each : builtInFigures().classes.all()) { // every class has its figures
        const Campaign any(each.id.c_str());
        QVERIFY(any.facts().deck > 0 && any.facts().rowers > 0 && any.facts().move > 0);
        QCOMPARE(any.facts().hasRam, each.fit.ram != navarch::Ram::None);
    }
}

void RammingTranslationTest::rs_22_2_ramsAndHulls()
{
    Campaign trireme; // reinforced as it leaves the yard
    QCOMPARE(trireme.facts().ram, 5);
    trireme.fit().ram = navarch::Ram::Wooden;
    QCOMPARE(trireme.facts().ram, 3);
    trireme.fit().ram = navarch::Ram::None;
    QVERIFY(!trireme.facts().hasRam);
    Campaign triaconter("triaconter"); // wooden
    triaconter.fit().ram = navarch::Ram::ReinforcedHigh;
    QCOMPARE(triaconter.facts().ram, 1);
    QCOMPARE(triaconter.opening().has(Advantage::ReinforcedRam), 1);
    QCOMPARE(triaconter.opening().has(Advantage::Prongs), 1);
    QCOMPARE(ramBonusOf(triaconter.facts(), triaconter.opening()), 3);
    triaconter.fit().hull = Hull::Stout;
    QCOMPARE(reinforcedHullsOf(triaconter.facts(), triaconter.opening()), 1);
    triaconter.fit().hull = Hull::Weak;
    QCOMPARE(reinforcedHullsOf(triaconter.facts(), triaconter.opening()), -1);
}

void RammingTranslationTest::rs_22_3_loads()
{
    Campaign ship("dekares");
    ShipFit& fit = ship.fit();
    fit.archers = 2;
    fit.towers = 3;
    fit.marines = 2;
    fit.heavyMarines = 1;
    fit.ballistae = 1;
    fit.ferreaManus = fit.corvi = 1;
    fit.parablemata = fit.greekFire = true;
    fit.firePots = 3;
    fit.heavyEngines = {2, 3, 6};
    const Ship made = ship.opening();
    QCOMPARE(made.has(Advantage::Archers), 0);
    QCOMPARE(made.has(Advantage::TowerArchers), 2);
    QCOMPARE(made.has(Advantage::Hoplites), 2);
    QCOMPARE(int(made.hoplites), 70);
    for (const Advantage each :
         {Advantage::Ballistae, Advantage::Harpax, Advantage::Corvus, Advantage::Parablemata,
          Advantage::GreekFire, Advantage::Onagers, Advantage::Catapult, Advantage::Trebuchet})
        QCOMPARE(made.has(each), 1);
    QCOMPARE(int(made.shots[indexOf(Weapon::FirePots)]), 3);
    QCOMPARE(readyWeaponsOf(made, Weapon::FirePots), 1);
    QCOMPARE(int(ship.game().facts().figures.of(Weapon::FirePots).firesDie), 0); // one counter
    QCOMPARE(ship.facts().move, 2);
    ship.fit().marines = 9; // more troops than it is built for
    QCOMPARE(ship.facts().move, 1);
    const Campaign sail("merchantman");
    QCOMPARE(sail.opening().has(Advantage::Sails), 2);
}

void RammingTranslationTest::rs_22_4_crews()
{
    Campaign ship;
    const auto grade = [&](CrewQuality crew) {
        ship.ship().crew = crew;
        return std::tuple(ship.facts().grade, ship.facts().crewSkills, ship.facts().isGreen);
    };
    QCOMPARE(grade(CrewQuality::Elite), std::tuple(Grade::Elite, 1, false));
    QCOMPARE(grade(CrewQuality::Veteran), std::tuple(Grade::Good, 1, false));
    QCOMPARE(grade(CrewQuality::Average), std::tuple(Grade::Good, 0, false));
    QCOMPARE(grade(CrewQuality::Poor), std::tuple(Grade::Poor, 0, false));
    QCOMPARE(grade(CrewQuality::Green), std::tuple(Grade::Poor, 0, true));
}

void RammingTranslationTest::rs_22_5_captainsAndCommanders()
{
    Campaign ship;
    QCOMPARE(ship.facts().captainSkills, 0);
    ship.ship().captain = "Lykomedes";
    QCOMPARE(ship.facts().captainSkills, 1);
    ship.condition().captain = PersonState::Wounded;
    QCOMPARE(ship.facts().captainSkills, 0);
    ship.condition().captain = PersonState::Fit;
    const auto led = [&](CommandQuality quality) {
        ship.brief.sides[0].fleet.commanders = {{"Eurybiades", Post::Fleet, quality, ""}};
        return ship.facts();
    };
    QVERIFY(led(CommandQuality::Exceptional).commanderRallies);
    QCOMPARE(led(CommandQuality::Exceptional).commanderSkills, 1);
    QVERIFY(led(CommandQuality::Skilled).commanderRallies);
    QCOMPARE(led(CommandQuality::Average).captainSkills, 1);
    QCOMPARE(led(CommandQuality::Poor).captainSkills, 0);
    QVERIFY(led(CommandQuality::Inept).isInept);
    QCOMPARE(ship.game().facts().fleetCommand[0], -2); // on the die of who begins
}

void RammingTranslationTest::rs_22_6_weatherAndPlaces()
{
    Campaign ship;
    ship.brief.weather.wind = Wind::Calm;
    QVERIFY(ship.game().facts().isCalm);
    ship.brief.weather.wind = Wind::Gale;
    QVERIFY(ship.game().facts().roughOpenWater);
    ship.brief.weather.wind = Wind::Storm;
    QCOMPARE(ship.refusedAt(), std::string("weather.wind"));
    ship.brief.weather.wind.reset();
    ship.brief.place = PlaceKind::Shore; // in the west unless the brief says otherwise
    using hex::Terrain;
    const auto at = [&](int column, int row) {
        return ship.game().facts().board.at(hex::hexOf(column, row));
    };
    QCOMPARE(at(0, 20), Terrain::Land);
    QCOMPARE(at(1, 20), Terrain::Land);
    QCOMPARE(at(2, 20), Terrain::Shallows);
    QCOMPARE(at(3, 20), Terrain::Open);
    QCOMPARE(at(9, 0), Terrain::Open);
    QCOMPARE(ship.game().facts().homeEdge[1], hex::Edge::North);
    ship.brief.options["shore"] = "north";
    QCOMPARE(at(9, 1), Terrain::Land);
    QCOMPARE(at(9, 2), Terrain::Shallows);
    QCOMPARE(at(9, 3), Terrain::Open);
    QCOMPARE(at(0, 20), Terrain::Open);
    QCOMPARE(ship.game().facts().homeEdge[1], hex::Edge::West); // the nearest that is open
    ship.brief.options.clear();
    ship.brief.place = PlaceKind::Port; // behind the defender, with five columns open
    int open = 0;
    for (int column = 0; column < 30; ++column)
        open += at(column, 0) != Terrain::Land;
    QCOMPARE(open, 5);
    QCOMPARE(at(9, 1), Terrain::Land);
    QCOMPARE(at(0, 20), Terrain::Open);
}

void RammingTranslationTest::rs_22_7_conditionIn()
{
    Campaign ship;
    ship.condition().speedLost = 1;
    ship.condition().oarsLost = 2; // of four; three make full speed
    ship.condition().damage = Damage::Medium;
    ship.condition().rudderHit = true;
    ship.condition().mastDown = true;
    QCOMPARE(ship.facts().sheared, 2);
    QCOMPARE(int(ship.opening().sheared), 2);
    QCOMPARE(reinforcedHullsOf(ship.facts(), ship.opening()), -2);
    QCOMPARE(ship.facts().turnCost, 2);
    QVERIFY(ship.facts().mastDown);
    ship.condition().damage = Damage::Wrecked;
    QCOMPARE(ship.facts().move, 0);
}

void RammingTranslationTest::rs_22_8_wallsReturnUnchanged()
{
    Campaign ship;
    ship.brief.place = PlaceKind::Port;
    Fortification walls;
    walls.sections.resize(2);
    walls.sections[1].archers = 1;
    ship.brief.sides[1].walls = walls;
    const RammingSpeed game = ship.game();
    State state = game.opening();
    state.phase = Phase::Over;
    const BattleOutcome outcome = game.outcome(state);
    QCOMPARE(outcome.walls.size(), std::size_t(2));
    QCOMPARE(outcome.walls[1].left, walls.sections[1]);
    QCOMPARE(outcome.walls[1].captor, -1);
    ship.brief.sides[1].fleet.ships.clear();
    QCOMPARE(ship.refusedAt(), std::string("sides[1].fleet"));
}

void RammingTranslationTest::rs_22_9_fates()
{
    Campaign ship;
    ship.brief.options["condition"] = "exit:2:3";
    const RammingSpeed game = ship.game();
    const auto fate = [&](std::size_t which, auto&& change) {
        State state = game.opening();
        state.phase = Phase::Over;
        change(state.ships[which]);
        return game.outcome(state).ships[which].fate;
    };
    QCOMPARE(fate(0, [](Ship&) {}), ShipFate::Afloat);
    QCOMPARE(fate(0, [](Ship& s) { s.where = Whereabouts::Sunk; }), ShipFate::Sunk);
    QCOMPARE(fate(0, [](Ship& s) { s.where = Whereabouts::Fled; }), ShipFate::Fled);
    QCOMPARE(fate(0, [](Ship& s) { s.holder = 1; }), ShipFate::Captured);
    QCOMPARE(fate(1,
                  [](Ship& s) {
                      s.where = Whereabouts::Fled;
                      s.byEnemyEdge = true;
                  }),
             ShipFate::Afloat);
    State state = game.opening();
    state.round = 9;
    state.ships[0].holder = 1;
    state.ships[0].sinkings = 2;
    const BattleOutcome outcome = game.outcome(state);
    QCOMPARE(outcome.turns, 9);
    QCOMPARE(outcome.ships[0].captor, 1);
    QCOMPARE(outcome.ships[0].deeds.sinkings, 2);
    QCOMPARE(outcome.ships[0].condition.marinesLost, ship.fit().marines);
}

void RammingTranslationTest::rs_22_10_conditionOut()
{
    Campaign ship;
    ShipFit& fit = ship.fit();
    fit.archers = 3;
    fit.marines = 2;
    fit.heavyMarines = 1;
    fit.firePots = 2;
    fit.greekFire = true;
    const auto after = [&](auto&& change) { return ship.after(change); };
    for (const auto& [fires, damage] :
         {std::pair{1, Damage::Light}, std::pair{2, Damage::Light}, std::pair{3, Damage::Medium},
          std::pair{4, Damage::Heavy}, std::pair{5, Damage::Severe}})
        QCOMPARE(after([&, count = fires](Ship& s) { s.mostFires = static_cast<std::int8_t>(count); }).damage,
                 damage);
    QCOMPARE(after([](Ship& s) { s.shearings = 1; }).damage, Damage::Light);
    QCOMPARE(after([](Ship& s) { s.shearings = 3; }).damage, Damage::Medium);
    QCOMPARE(after([](Ship& s) { s.isBeached = true; }).damage, Damage::Wrecked);
    QCOMPARE(after([](Ship& s) { s.hoplitesDead = 9; }).marinesLost, 0);
    QCOMPARE(after([](Ship& s) { s.hoplitesDead = 10; }).marinesLost, 1);
    const Condition overrun = after([](Ship& s) { s.hoplitesDead = 55; });
    QCOMPARE(overrun.marinesLost, 2);
    QCOMPARE(overrun.heavyMarinesLost, 1);
    QCOMPARE(after([](Ship& s) { s.rowersDead = 85; }).archersLost, 2); // half of three, rounded up
    QCOMPARE(after([](Ship& s) { s.sheared = 60; }).oarsLost, 4);       // no more than all
    const Condition spent = after([](Ship& s) {
        --s.shots[indexOf(Weapon::FirePots)];
        --s.shots[indexOf(Weapon::GreekFire)];
    });
    QCOMPARE(spent.firePotsUsed, 1);
    QVERIFY(spent.greekFireUsed);
    const Condition sunk = after([](Ship& s) { s.where = Whereabouts::Sunk; });
    QCOMPARE(sunk.damage, Damage::Wrecked);
    QCOMPARE(sunk.oarsLost, fit.oars);
}

void RammingTranslationTest::rs_22_12_examples()
{
    Campaign ship("quinquereme");
    ShipFit& fit = ship.fit();
    fit.ram = navarch::Ram::Bronze;
    fit.hull = Hull::Stout;
    fit.archers = fit.marines = 2;
    fit.towers = fit.ballistae = fit.corvi = 1;
    ship.ship().crew = CrewQuality::Veteran;
    ship.condition().speedLost = 1;
    QCOMPARE(ramBonusOf(ship.facts(), ship.opening()), 6);
    QCOMPARE(int(ship.opening().rowers), 300);
    QCOMPARE(int(ship.opening().hoplites), 40);
    QCOMPARE(ship.facts().move, 4);
    QCOMPARE(int(ship.opening().sheared), 1);
    QCOMPARE(reinforcedHullsOf(ship.facts(), ship.opening()), 1);
    for (const Advantage each :
         {Advantage::Archers, Advantage::TowerArchers, Advantage::Ballistae, Advantage::Corvus})
        QCOMPARE(ship.opening().has(each), 1);
    QCOMPARE(ship.facts().crewSkills, 1);

    const Campaign trireme;
    const Condition after = trireme.after([](Ship& s) {
        s.sheared = 3;
        s.shearings = 1;
        s.rowersDead = 40;
    });
    QCOMPARE(after.damage, Damage::Light);
    QCOMPARE(after.oarsLost, 2);
}

void RammingTranslationTest::ordersSurviveJson()
{
    const RammingSpeed game = Campaign().game();
    Move move = pathOf(1, "FFRFFL", true);
    move.isLast = false;
    const std::vector<Order> orders{Begin{},
                                    DeployFleet{1, Pattern::Kyklos},
                                    DeployShip{1, 4, 5, 3},
                                    Ready{1},
                                    Activate{1},
                                    GetFree{1, false},
                                    move,
                                    Shoot{1, 0, Weapon::GreekFire},
                                    HoldFire{1, true},
                                    ramming::Ram{1, false},
                                    Board{1, 0},
                                    Capture{1, 0, 30, 5},
                                    EndBoarding{1},
                                    Stand{1, Standing::Free},
                                    Concede{1}};
    QCOMPARE(orders.size(), std::variant_size_v<Order>);
    for (const Order& order : orders) {
        Problems problems;
        QVERIFY(game.readOrder(game.orderJson(order), "order", "", problems) == order);
        QVERIFY(problems.empty());
        QVERIFY(!game.wording(order).isEmpty());
    }
    for (const char* wrong :
         {R"({"order": "move", "ship": 1, "ramming_speed": false, "last": true, "path": "FX"})",
          R"({"order": "sail"})", R"({"order": "ready", "side": 2})", R"([])",
          R"({"order": "deploy-ship", "ship": 0, "column": 500, "row": 1, "facing": 0})"}) {
        Problems problems;
        (void)game.readOrder(Json::parse(wrong), "order", "", problems);
        QVERIFY(!problems.empty());
    }
}

QTEST_APPLESS_MAIN(RammingTranslationTest)
#include "translation_test.moc"
