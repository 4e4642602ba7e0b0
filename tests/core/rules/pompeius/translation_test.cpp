// SPDX-License-Identifier: GPL-3.0-or-later
// Ships of the campaign in Pompeius' terms, and back.
#include <QTest>

#include "core/battle/match/outcome_check.h"
#include "core/rules/pompeius/setup/set_up.h"
#include "core/rules/pompeius/state/condition.h"
#include "core/rules/pompeius/state/people.h"
#include "tests/core/rules/pompeius/briefs.h"

using namespace navarch;
using namespace navarch::pompeius;

namespace {

FleetShip shipOfClass(const char* classId)
{
    FleetShip ship;
    ship.classId = classId;
    ship.fit = builtInFigures().classes.find(classId)->fit;
    return ship;
}

ShipFacts inGame(const FleetShip& ship, std::vector<UnitFacts>* units = nullptr)
{
    BriefShip entry;
    entry.name = "Felix";
    entry.ship = ship;
    const ShipClass& known = *builtInFigures().classes.find(ship.classId);
    std::vector<UnitFacts> made;
    const BattleFigures figures = BattleFigures::compiled(PompeiusTables::builtIn());
    ShipFacts facts = translated(entry, *classFigures(known), figures, Options{}, builtInFigures(), made);
    if (units)
        *units = made;
    return facts;
}

BattleBrief briefWith(const FleetShip& ship)
{
    BattleBrief brief = briefOf(1);
    brief.sides[0].fleet.ships[0] = ship;
    return brief;
}

/// A battle of one ship a side, the first being this one; what comes back of it after `change`.
template <class Change>
ShipOutcome cameBack(const FleetShip& ship, Change&& change)
{
    const Pompeius game = gameOf(briefWith(ship));
    State state = game.opening();
    change(state);
    state.phase = Phase::Over;
    return game.outcome(state).ships[0];
}

/// What is wrong with an outcome in the campaign's eyes (CP-8.3): the first error.
std::string errorIn(const BattleBrief& brief, const BattleOutcome& outcome)
{
    for (const OutcomeFinding& each : outcomeFindings(brief, outcome, builtInFigures().classes))
        if (each.finding.severity == Severity::Error)
            return each.finding.key;
    return {};
}

FleetShip troopShip()
{
    FleetShip ship = shipOfClass("quadrireme");
    ship.fit.archers = 2;
    ship.fit.marines = 2;
    ship.fit.heavyMarines = 1;
    ship.fit.ballistae = 1;
    ship.fit.heavyEngines = {4};
    return ship;
}

} // namespace

class PompeiusTranslationTest : public QObject {
    Q_OBJECT
private slots:
    void pm_2_2_everyClassHasFigures();
    void hullsMassAndSpeed();
    void speedIsLostWithOars();
    void extraCardsByCrewAndCommander();
    void unsupportedRams();
    void troopsShareTheBoxes();
    void unitsStandForEqualShares();
    void damageInAndOut();
    void oarsRudderAndTroopsOut();
    void fates();
    void peopleShareTheirShipsFate();
    void theBetterAdmiralDeploysLast();
    void deedsComeBack();
    void wallsCannotBeFought();
};

void PompeiusTranslationTest::pm_2_2_everyClassHasFigures()
{
    for (const ShipClass& known : builtInFigures().classes.all()) {
        const auto about = classFigures(known);
        QVERIFY2(about, known.id.c_str());
        const ShipFacts facts = inGame(shipOfClass(known.id.c_str()));
        QCOMPARE(facts.turns, about->rexes == 1 ? 4 : 3);
        QVERIFY(facts.hull >= 6 && facts.mass >= 1 && facts.boxes >= 1);
    }
    // A class without figures takes those of the first of its size.
    ShipClass unlisted = *builtInFigures().classes.find("quadrireme");
    unlisted.games.erase("pompeius");
    QVERIFY(!classFigures(unlisted));
    const auto alike = figuresFor(unlisted, builtInFigures().classes);
    QVERIFY(alike);
    for (const ShipClass& each : builtInFigures().classes.all())
        if (each.fit.size == unlisted.fit.size) {
            QCOMPARE(alike->hull, classFigures(each)->hull);
            break;
        }
}

void PompeiusTranslationTest::hullsMassAndSpeed()
{
    FleetShip ship = shipOfClass("quadrireme");
    QCOMPARE(inGame(ship).hull, 16);
    QCOMPARE(inGame(ship).mass, 4);
    QCOMPARE(inGame(ship).maxSpeed, 4);
    ship.fit.hull = Hull::Stout;
    QCOMPARE(inGame(ship).hull, 18);
    ship.fit.hull = Hull::Weak;
    QCOMPARE(inGame(ship).hull, 14);
    ship.fit.size += 1;
    QCOMPARE(inGame(ship).mass, 5);
    ship.fit.size -= 3;
    QCOMPARE(inGame(ship).mass, 2);
    const int usual = builtInFigures().classes.find("quadrireme")->fit.speed;
    ship.fit.speed = usual + 1;
    QCOMPARE(inGame(ship).maxSpeed, 4);
    ship.fit.speed = usual + 2;
    QCOMPARE(inGame(ship).maxSpeed, 5);
    ship.fit.speed = usual - 2;
    QCOMPARE(inGame(ship).maxSpeed, 3);
    ship.fit.speed = usual;
    ship.fit.archers = builtInFigures().classes.find("quadrireme")->troopSpace + 1; // overloaded
    QCOMPARE(inGame(ship).maxSpeed, 3);
    ship.condition.archersLost = 1;
    QCOMPARE(inGame(ship).maxSpeed, 4);
}

void PompeiusTranslationTest::speedIsLostWithOars()
{
    FleetShip ship = shipOfClass("quadrireme");
    const int oars = ship.fit.oars;
    QVERIFY(oars > 1);
    ship.condition.oarsLost = oars;
    QCOMPARE(inGame(ship).maxSpeed, 0);
    ship.condition.oarsLost = 1; // rounded half up
    QCOMPARE(inGame(ship).maxSpeed, 4 - (2 * 4 + oars) / (2 * oars));
    ship.condition.oarsLost = 0;
    ship.condition.speedLost = ship.fit.speed;
    QCOMPARE(inGame(ship).maxSpeed, 0);
    ship.condition = {};
    ship.condition.rudderHit = true;
    QCOMPARE(inGame(ship).turnsLost, 1);
    QCOMPARE(inGame(ship).turns, 3);
    ship.condition.damage = Damage::Wrecked;
    QCOMPARE(inGame(ship).maxSpeed, 0);
}

void PompeiusTranslationTest::extraCardsByCrewAndCommander()
{
    BattleBrief brief = briefOf(2, "liburnian");
    QCOMPARE(gameOf(brief).facts().ships[0].extras, 6);
    brief.sides[0].fleet.ships[0].crew = CrewQuality::Elite;
    QCOMPARE(gameOf(brief).facts().ships[0].extras, 8);
    FleetCommander commander;
    commander.name = "Cato";
    commander.post = Post::Fleet;
    commander.quality = CommandQuality::Inept;
    brief.sides[0].fleet.commanders.push_back(commander);
    QCOMPARE(gameOf(brief).facts().ships[0].extras, 6); // his ship's alone
    QCOMPARE(gameOf(brief).facts().ships[1].extras, 8);
    BattleBrief slow = briefOf(1, "merchantman"); // none where the first is none
    slow.sides[0].fleet.ships[0].crew = CrewQuality::Elite;
    QCOMPARE(gameOf(slow).facts().ships[0].extras, 0);
    brief.sides[0].fleet.commanders.clear();
    brief.sides[0].fleet.ships[0].crew = CrewQuality::Green;
    brief.options["extra-cards"] = "0"; // at least none
    QCOMPARE(gameOf(brief).facts().ships[0].extras, 0);
}

void PompeiusTranslationTest::unsupportedRams()
{
    FleetShip ship = shipOfClass("quadrireme");
    ship.fit.ram = Ram::Bronze;
    QVERIFY(inGame(ship).isRamUnsupported && inGame(ship).hasRam);
    ship.fit.ram = Ram::Reinforced;
    QVERIFY(!inGame(ship).isRamUnsupported);
    ship.fit.ram = Ram::None;
    QVERIFY(!inGame(ship).hasRam);
}

void PompeiusTranslationTest::troopsShareTheBoxes()
{
    using Kinds = std::array<int, unitKinds>;
    QCOMPARE(sharedBoxes({1, 1, 1}, 5), (Kinds{1, 1, 1})); // one for one
    QCOMPARE(sharedBoxes({3, 2, 2}, 5), (Kinds{2, 2, 1}));
    QCOMPARE(sharedBoxes({9, 1, 1}, 5), (Kinds{3, 1, 1})); // each at least one
    QCOMPARE(sharedBoxes({2, 2, 2}, 4), (Kinds{2, 1, 1})); // ties go to milites first
    QCOMPARE(sharedBoxes({2, 2, 2}, 2), (Kinds{1, 1, 0})); // a kind without a box takes no part
    QCOMPARE(sharedBoxes({0, 7, 0}, 2), (Kinds{0, 2, 0}));
}

void PompeiusTranslationTest::unitsStandForEqualShares()
{
    std::vector<UnitFacts> units;
    (void)inGame(troopShip(), &units); // two milites of 2 + 1, two sagittarii, one ballista of both
    QCOMPARE(units.size(), std::size_t{5});
    QCOMPARE(int(units[0].heavyMarines), 1); // heavy marines in the first
    QCOMPARE(int(units[0].marines), 1);
    QCOMPARE(int(units[1].marines), 1);
    QCOMPARE(int(units[2].archers), 1);
    QCOMPARE(int(units[3].archers), 1);
    QCOMPARE(int(units[4].ballistae + units[4].heavyEngines), 2);
    int bow = 0;
    for (std::size_t i = 0; i < units.size(); ++i) { // bow and stern in turn
        QCOMPARE(units[i].section == Section::Bow, i % 2 == 0);
        bow += units[i].section == Section::Bow;
    }
    QCOMPARE(bow, 3);
}

void PompeiusTranslationTest::damageInAndOut()
{
    for (const ShipClass& known : builtInFigures().classes.all())
        for (int level = 0; level < 5; ++level) { // in and out gives the same level
            FleetShip ship = shipOfClass(known.id.c_str());
            ship.condition.damage = static_cast<Damage>(level);
            const ShipFacts facts = inGame(ship);
            QCOMPARE(facts.hullAtStart, facts.hull - facts.hull * level / 6);
            const ShipOutcome same = cameBack(ship, [](State&) {});
            QVERIFY2(same.condition == ship.condition, known.id.c_str());
        }
    const auto levelAt = [&](int hull, Damage before = Damage::None) {
        FleetShip ship = shipOfClass("quadrireme");
        ship.condition.damage = before;
        return cameBack(ship, [&](State& state) { state.ships[0].hull = static_cast<std::int16_t>(hull); })
            .condition.damage;
    };
    QVERIFY(levelAt(15) == Damage::Light); // 6 / 16, up
    QVERIFY(levelAt(8) == Damage::Heavy);
    QVERIFY(levelAt(1) == Damage::Wrecked); // at most five
    QVERIFY(levelAt(15, Damage::Severe) == Damage::Severe);
}

void PompeiusTranslationTest::oarsRudderAndTroopsOut()
{
    FleetShip ship = troopShip();
    const ShipOutcome made = cameBack(ship, [](State& state) {
        Ship& her = state.ships[0];
        her.lying.add(Card::OarsBroken, false);
        her.lying.add(Card::RudderDamaged, false);
        her.lying.add(Card::Leak, false); // leaks, fires and disorder end with the battle
        her.fires = 3;
        state.units[0].fate = UnitFate::Killed; // a heavy marine and a marine
        state.units[2].fate = UnitFate::Drowned;
    });
    QCOMPARE(made.condition.oarsLost, (2 * ship.fit.oars + 4) / 8);
    QVERIFY(made.condition.rudderHit);
    QCOMPARE(made.condition.heavyMarinesLost, 1);
    QCOMPARE(made.condition.marinesLost, 1);
    QCOMPARE(made.condition.archersLost, 1);
    QCOMPARE(made.condition.ballistaeLost + made.condition.heavyEnginesLost, 0);
    QVERIFY(made.condition.damage == Damage::None);
    ship.condition.oarsLost = ship.fit.oars - 1; // at most all
    const ShipOutcome broken = cameBack(ship, [](State& state) {
        for (int i = 0; i < 3; ++i)
            state.ships[0].lying.add(Card::OarsBroken, false);
    });
    QCOMPARE(broken.condition.oarsLost, ship.fit.oars);
}

void PompeiusTranslationTest::fates()
{
    BattleBrief brief = briefWith(troopShip());
    brief.sides[0].fleet.ships.push_back(shipOfClass("liburnian"));
    brief.sides[1].fleet.ships[0].fit.marines = 2;
    const Pompeius game = gameOf(brief);
    State state = game.opening();
    state.phase = Phase::Over;
    const auto first = [&] { return game.outcome(state).ships[0]; };
    const auto isFair = [&] { return errorIn(brief, game.outcome(state)); };
    QVERIFY(first().fate == ShipFate::Afloat && first().condition == brief.sides[0].fleet.ships[0].condition);
    state.ships[0].where = Whereabouts::Away; // the other ship and the enemy hold the map
    QVERIFY(first().fate == ShipFate::Fled);
    state.ships[2].where = Whereabouts::Away; // her side alone held the map
    QVERIFY(first().fate == ShipFate::Afloat);
    QVERIFY(game.outcome(state).ships[2].fate == ShipFate::Fled);
    QCOMPARE(isFair(), std::string());
    state.ships[2].hull = 1; // a wreck may have rowed away
    QVERIFY(game.outcome(state).ships[2].condition.damage == Damage::Wrecked);
    QCOMPARE(isFair(), std::string());
    state.ships[2].where = Whereabouts::OnMap;
    state.ships[0].where = Whereabouts::Sunk;
    QVERIFY(first().fate == ShipFate::Sunk && first().condition.damage == Damage::Wrecked);
    QCOMPARE(first().condition.ballistaeLost, 1);
    QCOMPARE(isFair(), std::string());
    // Captured by the side holding her.
    state.ships[0].where = Whereabouts::OnMap;
    state.ships[0].holder = 1;
    state.ships[0].isPrize = true;
    for (Unit& unit : state.units)
        if (unit.home == 0)
            unit.fate = unit.kind == UnitKind::Ballistae ? UnitFate::Prisoner : UnitFate::Killed;
    for (Unit& unit : state.units)
        if (unit.home == 2 && unit.fate == UnitFate::Aboard) {
            unit.at = 0;
            break;
        }
    QVERIFY(first().fate == ShipFate::Captured);
    QCOMPARE(first().captor, 1);
    QCOMPARE(first().condition.ballistaeLost + first().condition.heavyEnginesLost, 2);
    QCOMPARE(isFair(), std::string());
    // No captor aboard: by the side alone on the map, else home.
    for (Unit& unit : state.units)
        if (unit.home == 2)
            unit.at = 2;
    QVERIFY(first().fate == ShipFate::Afloat);
    QCOMPARE(first().condition.ballistaeLost + first().condition.heavyEnginesLost, 0); // free again
    state.ships[1].where = Whereabouts::Away;
    QVERIFY(first().fate == ShipFate::Captured);
    state.ships[1].where = Whereabouts::OnMap;
    state.ships[2].where = Whereabouts::Away;
    QVERIFY(first().fate == ShipFate::Afloat);
    QCOMPARE(isFair(), std::string());
}

void PompeiusTranslationTest::peopleShareTheirShipsFate()
{
    BattleBrief brief = briefWith(troopShip());
    brief.sides[0].fleet.ships[0].captain = "Lysis";
    FleetCommander commander;
    commander.name = "Cato";
    commander.post = Post::Fleet;
    brief.sides[0].fleet.commanders.push_back(commander);
    const Pompeius game = gameOf(brief);
    const auto fate = [&](int face, int other, auto&& change) {
        State state = game.opening();
        change(state);
        const std::vector<int> faces{face, other};
        BattleDice dice = BattleDice::typed(faces);
        Proceedings proceedings(dice);
        settlePeople(game.facts(), state, proceedings);
        state.phase = Phase::Over;
        const BattleOutcome outcome = game.outcome(state);
        const std::string wrong = errorIn(brief, outcome);
        if (!wrong.empty() || (dice.leftOver() != 0 && dice.drawn() != 0))
            throw std::logic_error(wrong);
        return std::string(nameOf(outcome.ships[0].condition.captain)) + " "
               + std::string(nameOf(outcome.commanders[0].state));
    };
    const auto sunk = [](State& state) { state.ships[0].where = Whereabouts::Sunk; };
    QCOMPARE(fate(3, 4, sunk), std::string("dead wounded"));
    QCOMPARE(fate(5, 6, sunk), std::string("fit captured"));
    const auto alone = [](State& state) { // no enemy is left to take him
        state.ships[0].where = Whereabouts::Sunk;
        state.ships[1].where = Whereabouts::Sunk;
        state.captains[1] = PersonState::Dead; // asks for no die
    };
    QCOMPARE(fate(1, 6, alone), std::string("dead fit"));
    const auto taken = [](State& state) {
        state.ships[0].holder = 1;
        state.conceded = 0;
    };
    QCOMPARE(fate(2, 3, taken), std::string("dead captured"));
    const auto decimated = [](State& state) {
        for (UnitNumber unit = 0; unit < 3; ++unit)
            state.units[static_cast<std::size_t>(unit)].fate = UnitFate::Killed;
    };
    QCOMPARE(fate(6, 5, decimated), std::string("wounded fit"));
    const auto fewer = [](State& state) { state.units[0].fate = UnitFate::Killed; };
    QCOMPARE(fate(6, 6, fewer), std::string("fit fit"));
    State state = game.opening(); // who was wounded before gets no better
    state.captains[0] = PersonState::Wounded;
    sunk(state);
    const std::vector<int> faces{5, 5};
    BattleDice dice = BattleDice::typed(faces);
    Proceedings proceedings(dice);
    settlePeople(game.facts(), state, proceedings);
    QVERIFY(state.captains[0] == PersonState::Wounded);
}

void PompeiusTranslationTest::theBetterAdmiralDeploysLast()
{
    BattleBrief brief = briefOf(2);
    for (const auto& [side, quality] :
         {std::pair{0, CommandQuality::Skilled}, std::pair{1, CommandQuality::Average}}) {
        FleetCommander commander;
        commander.name = side == 0 ? "Pompeius" : "Megadates";
        commander.post = Post::Fleet;
        commander.quality = quality;
        brief.sides[static_cast<std::size_t>(side)].fleet.commanders.push_back(commander);
    }
    const Pompeius game = gameOf(brief);
    QCOMPARE(game.facts().deploysLast, 0);
    State state = game.opening();
    QVERIFY(!give(game, state, Ready{0}).empty());
    QCOMPARE(give(game, state, Ready{1}), std::string());
    QCOMPARE(give(game, state, Ready{0}), std::string());
    brief.sides[1].fleet.commanders[0].quality = CommandQuality::Skilled;
    QCOMPARE(gameOf(brief).facts().deploysLast, -1); // equal: in secret
}

void PompeiusTranslationTest::deedsComeBack()
{
    const ShipOutcome made = cameBack(troopShip(), [](State& state) {
        state.ships[0].rams = 2;
        state.ships[0].sinkings = 1;
        state.ships[0].captures = 3;
    });
    QCOMPARE(made.deeds, (Deeds{2, 0, 1, 3}));
}

void PompeiusTranslationTest::wallsCannotBeFought()
{
    BattleBrief brief = briefOf(1);
    brief.place = PlaceKind::Port;
    QCOMPARE(whyNot(brief), std::string());
    WallSection section;
    section.capacity = 6;
    brief.sides[1].walls.emplace().sections.push_back(section);
    const auto game = Pompeius::begin(brief, builtInFigures());
    QVERIFY(!game);
    QCOMPARE(game.error().front().place, std::string("sides[1].walls"));
}

QTEST_APPLESS_MAIN(PompeiusTranslationTest)
#include "translation_test.moc"
