// SPDX-License-Identifier: GPL-3.0-or-later
// SA-4: cards, phases, and who must decide what. SA-9.2: the end.
#include <QTest>

#include <set>

#include "tests/core/rules/salamis_ad_actium/fought.h"

using namespace navarch;
using namespace navarch::salamis;

class TurnTest : public QObject {
    Q_OBJECT
private slots:
    void sa_2_5_1_firstTheWeatherThenTheDeployment();
    void sa_4_1_aTurnIsAllItsCards();
    void sa_4_2_aCardEachSquadronAndSide();
    void sa_4_2_theDeckIsShuffledByDice();
    void sa_4_2_theBattleEndsWithItsLastTurn();
    void sa_4_3_shipByShipInAnyOrder();
    void sa_4_5_enginesFireByTurns();
    void sa_7_5_6_aFallenMastIsCutAway();
    void sa_8_5_aGarrisonHasACardAndDoesNotMove();
    void sa_9_2_whoConcedesHasLost();
    void sa_9_2_twoThirdsBeatASide();
    void sa_13_2_alliesComeInOverTheirEdge();
    void sa_13_1_alliesAloneOnTheirSide();
    void sa_12_1_whoHoldsAFloatingWreck();
};

void TurnTest::sa_2_5_1_firstTheWeatherThenTheDeployment()
{
    const auto game = *SalamisAdActium::begin(squadronsOfTwo(1), builtInFigures());
    State state = game.opening();
    BattleDice dice(1, 1);
    Proceedings proceedings(dice);
    QCOMPARE(game.decisions(state).count, 1);
    QVERIFY(bool(game.check(state, Ready{0})));
    game.perform(state, Begin{}, proceedings);
    QVERIFY(state.weather.wind < Wind::Gale);
    QCOMPARE(game.decisions(state).count, 2);
    QVERIFY(bool(game.check(state, Begin{})));
    game.perform(state, Ready{1}, proceedings);
    QVERIFY(bool(game.check(state, Ready{1})));
    QCOMPARE(game.decisions(state).count, 1);
    QCOMPARE(state.turn, 0);
    game.perform(state, Ready{0}, proceedings);
    QCOMPARE(state.turn, 1);
}

void TurnTest::sa_4_1_aTurnIsAllItsCards()
{
    Battle battle(squadronsOfTwo(2));
    const auto before = battle.state.turn;
    int passed = 0;
    while (battle.state.turn == before && passed < 20) {
        battle.pass();
        ++passed;
    }
    QCOMPARE(passed, 4); // four squadrons; without engines the Intermediate Phases ask nobody
    int cards = 0;
    for (const BattleEvent& event : battle.events)
        cards += event.kind == "card" && event.text.english().find("Intermediate") != std::string::npos;
    QVERIFY(cards >= 2);
}

void TurnTest::sa_4_2_aCardEachSquadronAndSide()
{
    Battle battle(squadronsOfTwo(3));
    QCOMPARE(battle.state.deck.size(), std::size_t{8});
    std::set<int> squadrons;
    int intermediate = 0;
    for (const Card& card : battle.state.deck) {
        if (card.squadron < 0)
            ++intermediate;
        else
            QVERIFY(squadrons.insert(card.squadron).second);
    }
    QCOMPARE(intermediate, 2);
    QCOMPARE(squadrons.size(), std::size_t{6});
}

void TurnTest::sa_4_2_theDeckIsShuffledByDice()
{
    // Every card comes first about equally often: 3,000 decks of four cards.
    std::array<int, 4> first{};
    const auto game = *SalamisAdActium::begin(squadronsOfTwo(1), builtInFigures());
    constexpr int trials = 3000;
    for (int i = 0; i < trials; ++i) {
        State state = game.opening();
        BattleDice dice(static_cast<std::uint64_t>(i), 1);
        Proceedings proceedings(dice);
        game.perform(state, Begin{}, proceedings);
        game.perform(state, Ready{0}, proceedings);
        game.perform(state, Ready{1}, proceedings);
        const Card& card = state.deck.front();
        ++first[static_cast<std::size_t>(card.squadron >= 0 ? card.squadron : 2 + card.side)];
    }
    for (const int count : first)
        QVERIFY2(std::abs(count - trials / 4) <= 4 * 24,
                 qPrintable(QString::number(count))); // a standard error is 23.7
}

void TurnTest::sa_4_2_theBattleEndsWithItsLastTurn()
{
    BattleBrief brief = squadronsOfTwo(1);
    brief.turnLimit = 3;
    Battle battle(brief);
    for (int passed = 0; !battle.game.isOver(battle.state) && passed < 40; ++passed)
        battle.pass();
    QCOMPARE(battle.state.turn, 3);
    const BattleOutcome outcome = battle.game.outcome(battle.state);
    QVERIFY(outcome.atTurnLimit);
    QVERIFY(!outcome.victor);
    QCOMPARE(outcome.ships.size(), std::size_t{4});
    QCOMPARE(battle.game.decisions(battle.state).count, 0);
}

void TurnTest::sa_4_3_shipByShipInAnyOrder()
{
    Battle battle(squadronsOfTwo(1));
    const auto& ships = battle.game.facts().squadrons[static_cast<std::size_t>(battle.state.squadron)].ships;
    Move move;
    move.ship = ships.back();
    move.count = 1;
    move.steps[0] = {3000, 0};
    battle.give(move);
    move.ship = ships.front();
    battle.give(move);
    QVERIFY(bool(battle.game.check(battle.state, move)));
}

void TurnTest::sa_4_5_enginesFireByTurns()
{
    BattleBrief brief = squadronsOfTwo(1);
    for (BriefSide& side : brief.sides)
        side.fleet.ships[0].fit.ballistae = side.name == "Corinth" ? 2 : 1;
    Battle battle(brief);
    // Two abreast of two, within range and not before each other's bows.
    for (std::size_t i = 0; i < 4; ++i) {
        battle.state.bases[i].centre = {i % 2 ? 50'000 : 30'000, i < 2 ? 30'000 : 50'000};
        battle.state.bases[i].heading = 90;
    }
    for (int passed = 0; battle.state.phase != Phase::Engines && passed < 8; ++passed)
        battle.pass();
    QCOMPARE(battle.state.phase, Phase::Engines);
    QCOMPARE(int(battle.state.side), 1); // Corinth has more engines
    battle.give(Fire{2, 0});
    QCOMPARE(int(battle.state.side), 0);
    battle.give(Fire{0, 2});
    QCOMPARE(int(battle.state.side), 1);
    QVERIFY(bool(battle.game.check(battle.state, Fire{2, 0}))); // has fired
    battle.give(HoldFire{1});
    QCOMPARE(int(battle.state.side), 0);
}

void TurnTest::sa_7_5_6_aFallenMastIsCutAway()
{
    Battle battle(squadronsOfTwo(1));
    const ShipNumber ship =
        battle.game.facts().squadrons[static_cast<std::size_t>(battle.state.squadron)].ships.front();
    QVERIFY(bool(battle.game.check(battle.state, CutMast{ship})));
    shipOf(battle.state, ship).adrift = true;
    shipOf(battle.state, ship).mastDown = true;
    battle.give(CutMast{ship});
    QVERIFY(!shipOf(battle.state, ship).adrift);
    QVERIFY(shipOf(battle.state, ship).mastDown);
    QVERIFY(shipOf(battle.state, ship).hasMoved);
}

void TurnTest::sa_8_5_aGarrisonHasACardAndDoesNotMove()
{
    BattleBrief brief = squadronsOfTwo(1);
    brief.place = PlaceKind::Port;
    Fortification walls;
    walls.sections.resize(1);
    walls.sections[0].archers = 2;
    walls.sections[0].boilingOil = 1;
    walls.sections[0].bees = 2;
    brief.sides[1].walls = walls;
    Battle battle(brief);
    QCOMPARE(battle.state.deck.size(), std::size_t{5}); // two squadrons, the garrison, two sides
    constexpr ShipNumber wall = 4;
    const auto& garrison = battle.game.facts().of(wall).squadron;
    for (int passed = 0; battle.state.squadron != garrison && passed < 8; ++passed)
        battle.pass();
    QCOMPARE(int(battle.state.squadron), garrison);
    battle.state.bases[0].centre = battle.state.bases[wall].centre;
    battle.state.bases[0].centre.y -= 6'000; // an enemy 2.75 cm off
    Move move;
    move.ship = wall;
    move.count = 1;
    move.steps[0] = {1000, 0};
    QVERIFY(bool(battle.game.check(battle.state, move)));
    QVERIFY(bool(battle.game.check(battle.state, Separate{wall})));
    battle.give(Shoot{wall, 0});
    battle.give(Throw{wall, 0, Missile::RhodianFire});
    battle.give(Throw{wall, 0, Missile::Bees});
    battle.give(Concede{1});
    const WallOutcome outcome = battle.game.outcome(battle.state).walls.at(0);
    QCOMPARE(outcome.left.boilingOil, 0); // oil and bees are counted apart (SA-15.11)
    QCOMPARE(outcome.left.bees, 1);
}

void TurnTest::sa_9_2_whoConcedesHasLost()
{
    Battle battle(squadronsOfTwo(1));
    const auto side = battle.state.side;
    QVERIFY(bool(battle.game.check(battle.state, Concede{static_cast<std::int8_t>(1 - side)})));
    battle.give(Concede{side});
    QVERIFY(battle.game.isOver(battle.state));
    const BattleOutcome outcome = battle.game.outcome(battle.state);
    QCOMPARE(outcome.victor, std::optional<int>(1 - side));
    QCOMPARE(outcome.conceded, std::optional<int>(side));
}

void TurnTest::sa_9_2_twoThirdsBeatASide()
{
    Battle battle(squadronsOfTwo(3)); // six ships a side
    int lost = 0;
    for (const ShipNumber ship : {0, 1, 2, 3}) {
        QVERIFY(!battle.game.isOver(battle.state));
        removeFromTable(battle.state, ship, Whereabouts::Sunk);
        ++lost;
        battle.pass();
        if (lost < 4)
            QVERIFY(!battle.game.isOver(battle.state));
    }
    QVERIFY(battle.game.isOver(battle.state));
    QCOMPARE(battle.game.outcome(battle.state).victor, std::optional<int>(1));
}

void TurnTest::sa_13_2_alliesComeInOverTheirEdge()
{
    BattleBrief brief = squadronsOfTwo(1);
    Fleet allies;
    allies.name = "Leukas";
    allies.alliedPercent = 50; // 5 and more of a d10 bring them in anywhere, less on their own edge
    allies.ships = {brief.sides[0].fleet.ships[0]};
    allies.ships[0].squadron.clear();
    brief.sides[0].contingents = {allies};
    Battle battle(brief);
    for (int passed = 0; battle.state.phase != Phase::Arrival && passed < 40; ++passed)
        battle.pass();
    QCOMPARE(battle.state.phase, Phase::Arrival);
    QVERIFY(battle.state.turn >= 2);
    QVERIFY(bool(battle.game.check(battle.state, ComeIn{0, 2, 60'000})));
    // Over the edge in whole, wholly on the table, and where nobody lies; the edges are numbered 0 to 3.
    for (const ComeIn& wrong :
         {ComeIn{0, -1, 15'000}, ComeIn{0, 4, 15'000}, ComeIn{1, 0, 15'000}, ComeIn{-1, 0, 15'000},
          ComeIn{0, 0, -1}, ComeIn{0, 0, 200'000}, ComeIn{0, 1, 200'000}, ComeIn{0, 3, 200'000}})
        QVERIFY(bool(battle.game.check(battle.state, wrong)));
    const ComeIn order{0, 0, 15'000};
    battle.give(order);
    int here = 0;
    for (std::size_t i = 0; i < battle.state.ships.size(); ++i)
        here += battle.state.ships[i].onTable();
    QCOMPARE(here, 6);
    QCOMPARE(battle.game.unsoundness(battle.state), std::string());
}

/// A fleet that is allied and alone on its side stays off the table until its rolls bring it in, and comes in with a card of
/// its own; when it will not fight, the other side holds the water.
void TurnTest::sa_13_1_alliesAloneOnTheirSide()
{
    BattleBrief brief = squadronsOfTwo(1);
    Fleet allies = brief.sides[0].fleet;
    allies.name = "Leukas";
    brief.sides[0].fleet.ships.clear();
    brief.weather.wind = Wind::Calm; // or the sea beats those who wait
    brief.weather.sea = Sea::Flat;
    brief.options["weather-change"] = "never";
    int came = 0;
    int refused = 0;
    for (const int percent : {0, -50})
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            allies.alliedPercent = percent;
            brief.sides[0].contingents = {allies};
            QVERIFY(whyUnfought(brief, builtInFigures().classes).empty());
            Battle battle(brief, seed);
            QCOMPARE(battle.state.ships[0].where, Whereabouts::OffTable);
            for (int passed = 0;
                 passed < 200 && battle.state.phase != Phase::Arrival && !battle.game.isOver(battle.state);
                 ++passed)
                battle.pass();
            QVERIFY(battle.state.turn >= 2);
            if (battle.game.isOver(battle.state)) {
                ++refused;
                QVERIFY2(percent == -50,
                         battle.events.back().text.english().c_str()); // 0 or less with 5 off the die
                const BattleOutcome outcome = battle.game.outcome(battle.state);
                QCOMPARE(outcome.victor, std::optional<int>(1));
                QVERIFY(!outcome.ships[0].onTable && !outcome.atTurnLimit);
                continue;
            }
            ++came;
            QCOMPARE(int(battle.state.side), 0);
            battle.give(ComeIn{0, 0, 60'000});
            QCOMPARE(battle.state.phase, Phase::Action);
            QVERIFY(battle.state.ships[0].onTable() && battle.state.ships[1].onTable());
            battle.pass();
            QCOMPARE(battle.game.unsoundness(battle.state), std::string());
        }
    QVERIFY2(came >= 8 && refused >= 4,
             (std::to_string(came) + " came, " + std::to_string(refused) + " refused").c_str());
}

/// What floats as a wreck at the end belongs to the side that holds the water, with all aboard; in a draw to who has it.
void TurnTest::sa_12_1_whoHoldsAFloatingWreck()
{
    for (int loser = 0; loser < 2; ++loser) {
        BattleBrief brief = squadronsOfTwo(3); // six ships a side: two wrecks beat nobody
        brief.sides[0].fleet.commanders = {{"Phormio", Post::Fleet, CommandQuality::Skilled, {}}};
        Battle battle(brief);
        while (battle.state.side != loser || battle.state.phase == Phase::Engines)
            battle.pass();
        shipOf(battle.state, 0).damage = Damage::Wrecked; // of side 0, Phormio aboard
        Ship& taken = shipOf(battle.state, 1);            // of side 0 as well, taken by side 1
        taken.damage = Damage::Wrecked;
        taken.holder = 1;
        State drawn = battle.state;
        battle.give(Concede{static_cast<std::int8_t>(loser)});
        const BattleOutcome outcome = battle.game.outcome(battle.state);
        const bool lost = loser == 0;
        for (int ship = 0; ship < 2; ++ship) {
            QCOMPARE(outcome.ships[std::size_t(ship)].fate, lost ? ShipFate::Captured : ShipFate::Afloat);
            QCOMPARE(outcome.ships[std::size_t(ship)].captor, lost ? 1 : -1);
        }
        QCOMPARE(outcome.ships[0].condition.captain, lost ? PersonState::Captured : PersonState::Fit);
        QCOMPARE(outcome.commanders[0].state, lost ? PersonState::Captured : PersonState::Fit);
        QCOMPARE(outcome.commanders[0].captor, lost ? 1 : -1);
        drawn.phase = Phase::Over;
        QCOMPARE(battle.game.outcome(drawn).ships[0].fate, ShipFate::Afloat);
        QCOMPARE(battle.game.outcome(drawn).ships[1].fate, ShipFate::Captured);
    }
}

QTEST_APPLESS_MAIN(TurnTest)
#include "turn_test.moc"
