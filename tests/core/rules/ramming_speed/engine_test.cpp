// SPDX-License-Identifier: GPL-3.0-or-later
// The tests every engine inherits, on Ramming Speed!!!.
#include <QTest>

#include "core/rules/ramming_speed/battle/game.h"
#include "tests/core/battle/engine/battle_count.h"
#include "tests/core/battle/engine/captain_battles.h"
#include "tests/core/battle/engine/equal_fleets.h"
#include "tests/core/battle/engine/inherited_tests.h"
#include "tests/core/battle/engine/random_briefs.h"
#include "tests/core/battle/engine/told_tests.h"

using namespace navarch;
using ramming::RammingSpeed;
using Engine = EngineTests<RammingSpeed>;

namespace {

/// Random fleets of every class, with an option or two of the rules set, here and there on broken ground.
BattleBrief random(std::uint64_t number)
{
    BattleBrief brief = randomBrief({"ramming-speed"}, number, builtInFigures());
    brief.options.clear();
    const auto set = [&](std::uint64_t every, const char* name, const char* value) {
        if (number % every == every - 1)
            brief.options[name] = value;
    };
    set(3, "terrain",
        "land:12.12-14.14;shallows:15.12-15.14,3.13;rocks:18.14-19.16;weed:8.12-9.18;current:22.10-24.20;"
        "rough:4.10-6.12");
    set(5, "advantages", "rolled");
    set(4, "pass-friends", "yes");
    set(6, "reaction-fire", "own-move");
    set(7, "sheared", "next-turn");
    set(8, "sail-die", "d6");
    set(9, "morale", "threatened");
    set(10, "deployment", "alternate");
    set(11, "formation", "kyklos");
    set(12, "javelins", "ten");
    set(13, "nations", "athenian,persian");
    set(14, "rowers-lost", "speed-down");
    set(15, "fire-spread", "one-roll");
    if (number % 5 == 1)
        brief.place = PlaceKind::Shore;
    if (number % 5 == 2)
        brief.place = PlaceKind::Port;
    if (number % 7 == 1)
        brief.weather.wind = Wind::Fresh;
    return brief;
}

} // namespace

class RammingEngineTest : public InheritedEngineTests {
    Q_OBJECT
public:
    RammingEngineTest()
        : InheritedEngineTests(inheritedTests<RammingSpeed>(
            random, {.randomPlays = 120, .replays = 4, .simulations = 12, .allocations = 10, .captains = 12}))
    {
    }
private slots:
    void aSteadyCaptainBeatsARandomOne();
    void equalCaptainsHaveEqualChances();
    void rs_24_1_rs_24_2_captainsRamSidesAndBoard();
    void rs_24_3_prizeCrewsAndBreakingOff();
    void everythingIsTold();
    void rs_8_2_everyDieIsInTheEventOfItsShip();
};

void RammingEngineTest::everythingIsTold()
{
    for (std::uint64_t number = 0; number < battles(24); ++number) {
        const std::string breach =
            ToldTests<RammingSpeed>::everythingIsTold(random(number), builtInFigures());
        QVERIFY2(breach.empty(), breach.c_str());
    }
}

void RammingEngineTest::rs_8_2_everyDieIsInTheEventOfItsShip()
{
    const std::multimap<std::string, std::string> rules{
        {"fitted", "RS-3.1"},   {"fitted", "RS-T3"},   {"fitted", "RS-4.2"},  {"round", "RS-7.2"},
        {"fire", "RS-8.1"},     {"catches", "RS-8.2"}, {"spared", "RS-8.2"},  {"sail", "RS-9.1"},
        {"sail", "RS-19.1"},    {"sail", "RS-T6"},     {"free", "RS-10.7"},   {"shot", "RS-11.1"},
        {"shot", "RS-T7"},      {"ram", "RS-12.2"},    {"struck", "RS-T8"},   {"rocks", "RS-16.2"},
        {"grapple", "RS-13.1"}, {"melee", "RS-13.3"},  {"morale", "RS-15.1"}, {"person", "RS-22.11"}};
    for (std::uint64_t number = 0; number < battles(24); ++number) {
        BattleBrief brief = random(number);
        for (BriefSide& side : brief.sides) // so that much burns
            for (FleetShip& ship : side.fleet.ships)
                ship.fit.greekFire = true;
        const std::string breach =
            ToldTests<RammingSpeed>::diceStandWhereTheyBelong(brief, builtInFigures(), rules);
        QVERIFY2(breach.empty(), breach.c_str());
    }
}

void RammingEngineTest::aSteadyCaptainBeatsARandomOne()
{
    const int fought = battlesAtLeast(40);
    const int wins = Engine::winsOfSteadyOverRandom(equalFleets("ramming-speed"), builtInFigures(), fought);
    qInfo("a steady captain wins %d of %d", wins, fought);
    // Boarding is a gamble in this game: over a hundred battles he wins ninety.
    QVERIFY2(wins * 100 >= fought * 88, qPrintable(QStringLiteral("%1 of %2").arg(wins).arg(fought)));
}

void RammingEngineTest::equalCaptainsHaveEqualChances()
{
    const int fought = battlesAtLeast(100);
    const CaptainTally tally = tallyOf<RammingSpeed>(equalFleets("ramming-speed"), fought);
    qInfo("%s", qPrintable(tally.text()));
    QVERIFY2(tally.isEven(), qPrintable(tally.text()));
    QVERIFY2(tally.endsInTime(), qPrintable(tally.text()));
}

void RammingEngineTest::rs_24_1_rs_24_2_captainsRamSidesAndBoard()
{
    constexpr int fought = 20;
    int side = 0;
    int bow = 0;
    int boardings = 0;
    int shots = 0;
    int captures = 0;
    int rounds = 0;
    for (std::uint64_t seed = 0; seed < fought; ++seed) {
        BattleBrief brief = equalFleets("ramming-speed");
        brief.seed = seed;
        const ToldBattle told = toldBattle<RammingSpeed, MeritCaptain<RammingSpeed>>(brief);
        rounds += told.outcome.turns;
        for (const BattleEvent& event : told.events) {
            boardings += event.kind == "grapple" || event.kind == "melee";
            shots += event.kind == "shot";
            captures += event.kind == "captured";
            if (event.kind != "ram")
                continue;
            bool isBow = false;
            for (const DieModifier& modifier : event.modifiers)
                isBow = isBow || modifier.text == "Bow to bow";
            ++(isBow ? bow : side);
        }
    }
    qInfo(
        "in %d battles, %d rounds: %d rams from the side, %d on the bow, %d boardings, %d shots, %d captures",
        fought, rounds, side, bow, boardings, shots, captures);
    QVERIFY(side >= 4 * fought);
    QVERIFY(boardings >= 4 * fought);
    QVERIFY(shots >= 4 * fought);
}

void RammingEngineTest::rs_24_3_prizeCrewsAndBreakingOff()
{
    const auto game = RammingSpeed::begin(equalFleets("ramming-speed"), builtInFigures());
    QVERIFY(game.has_value());
    ramming::State state = game->opening();
    const ShipNumber captor = 0;
    const ShipNumber prize = 10;
    const auto put = [&](ShipNumber ship, int column, int row) {
        place(game->facts(), state, ship, hex::hexOf(column, row));
    };
    put(captor, 10, 15);
    put(prize, 10, 14);
    state.ships[prize].rowers = state.ships[prize].hoplites = 0;
    state.ships[prize].holder = -1;
    state.phase = ramming::Phase::Board;
    state.now.ship = captor;
    const auto worth = [&](int rowers) {
        return game->merit(state, ramming::Capture{captor, prize, static_cast<std::int16_t>(rowers), 0},
                           Temperament::Steady);
    };
    QVERIFY(worth(40) > worth(0)); // nobody near: a prize crew
    put(11, 12, 14);
    QVERIFY(worth(40) < worth(0)); // in name only
    // With less than half the enemy's Deck left, home is where a ship rows.
    for (ShipNumber ship = 1; ship < 10; ++ship)
        ramming::removeFromMap(game->facts(), state, ship, ramming::Whereabouts::Sunk);
    put(11, 12, 9);
    state.phase = ramming::Phase::Row;
    state.now.mp = 6;
    const auto rowed = [&](ramming::Step step) {
        ramming::Move move;
        move.ship = captor;
        for (int i = 0; i < 4; ++i)
            move.add(step);
        return game->merit(state, move, Temperament::Steady);
    };
    put(prize, 20, 3);
    QVERIFY(rowed(ramming::Step::Backward) > rowed(ramming::Step::Forward));
}

QTEST_APPLESS_MAIN(RammingEngineTest)
#include "engine_test.moc"
