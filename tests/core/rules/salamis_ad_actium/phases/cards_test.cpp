// SPDX-License-Identifier: GPL-3.0-or-later
// SA-4.2, 4.3 and 4.5: which cards are dealt, what each opens, and who may do what in it.
#include "core/rules/salamis_ad_actium/phases/turn.h"

#include "tests/core/rules/salamis_ad_actium/fought.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::salamis;

namespace {

/// Two ships a side abreast, 20 cm apart and abeam of the enemy's, the first with so many ballistae on each ship.
BattleBrief withBallistae(int first, int second)
{
    BattleBrief brief = becalmed(squadronsOfTwo(1));
    brief.sides[0].fleet.ships[0].fit.ballistae = first;
    brief.sides[1].fleet.ships[0].fit.ballistae = second;
    return brief;
}

void layAbeam(Battle& battle)
{
    for (std::size_t i = 0; i < 4; ++i) {
        battle.state.bases[i].centre = {i % 2 ? 50'000 : 30'000, i < 2 ? 30'000 : 50'000};
        battle.state.bases[i].heading = 90;
    }
}

} // namespace

class CardsTest : public QObject {
    Q_OBJECT
private slots:
    void sa_4_2_whoIsGoneHasNoCard();
    void sa_4_2_anActionPhaseIsFresh();
    void sa_4_2_theLastTurn();
    void sa_4_3_whoMayAct_data();
    void sa_4_3_whoMayAct();
    void sa_4_3_onlyTheSideWhoseCardItIs();
    void sa_4_3_restIsForWhoHasSomethingLeft();
    void sa_4_5_moreEnginesBegin();
    void sa_4_5_enginesThatWentDownDoNotCount();
    void sa_4_5_whoCeasesFireCeases();
    void sa_4_5_onlyTheSideWhoseShotItIs();
    void sa_5_4_handlingTheSail();
    void sa_7_5_6_whoHasAMastToCut();
    void sa_9_2_whoHasWon();
    void sa_9_2_whoMayGiveUp();
    void strangersSidesAreRefused();
};

void CardsTest::sa_4_2_whoIsGoneHasNoCard()
{
    Battle battle(becalmed(squadronsOfTwo(3)));
    QCOMPARE(battle.state.deck.size(), std::size_t{8});
    removeFromTable(battle.state, 0, Whereabouts::Fled);
    battle.at(1).damage = Damage::Wrecked; // the first squadron of Athens is no more
    battle.at(2).holder = 1;               // of the second one ship is left
    QVERIFY(battle.passUntil([&] { return battle.state.turn == 2; }));
    QCOMPARE(battle.state.deck.size(), std::size_t{7});
    for (const Card& card : battle.state.deck)
        QVERIFY(card.squadron != 0 && card.squadron >= -1);
}

void CardsTest::sa_4_2_anActionPhaseIsFresh()
{
    Battle battle(becalmed(squadronsOfTwo(1)));
    const auto squadron = battle.state.squadron;
    const ShipNumber ship = battle.game.facts().squadrons[static_cast<std::size_t>(squadron)].ships.front();
    Move move;
    move.ship = ship;
    move.count = 1;
    move.steps[0] = {8000, 0};
    battle.give(move);
    battle.at(ship).hasShot = battle.at(ship).hasGrappled = battle.at(ship).isFast = true;
    battle.at(ship).sailHandled = true;
    battle.pass();
    QVERIFY(battle.passUntil([&] { return battle.state.turn == 2 && battle.state.squadron == squadron; }));
    const Ship& now = battle.at(ship);
    QVERIFY(!now.hasMoved && !now.hasShot && !now.hasGrappled && !now.isFast && !now.sailHandled);
    QCOMPARE(now.moved, 0);
    // So it is for all at the start of a Game Turn, before their card is dealt.
    for (Ship& each : battle.state.ships) {
        each.moved = 5000;
        each.hasMoved = each.wasStruck = true;
    }
    QVERIFY(battle.passUntil([&] { return battle.state.turn == 3; }));
    for (const Ship& each : battle.state.ships) {
        QCOMPARE(each.moved, 0);
        QVERIFY(!each.wasStruck);
    }
}

void CardsTest::sa_4_2_theLastTurn()
{
    QCOMPARE(Battle(becalmed(squadronsOfTwo(1))).game.facts().turnLimit, 60);
    BattleBrief brief = becalmed(squadronsOfTwo(1));
    brief.turnLimit = 1;
    Battle battle(brief);
    battle.pass();
    QVERIFY(!battle.game.isOver(battle.state));
    battle.pass();
    QVERIFY(battle.game.isOver(battle.state) && battle.state.atTurnLimit);
    QCOMPARE(int(battle.state.victor), -1);
    QCOMPARE(battle.state.turn, std::int16_t{1});
}

void CardsTest::sa_4_3_whoMayAct_data()
{
    QTest::addColumn<int>("what");
    QTest::addColumn<QString>("rule");
    QTest::newRow("a ship of the squadron") << 0 << "";
    QTest::newRow("SA-4.3 another squadron's") << 1 << "SA-4.3";
    QTest::newRow("SA-4.3 off the table") << 2 << "SA-4.3";
    QTest::newRow("SA-7.4.T2 a wreck") << 3 << "SA-7.4.T2";
    QTest::newRow("SA-8.3 a prize") << 4 << "SA-8.3";
    QTest::newRow("SA-4.3 another phase") << 5 << "SA-4.3";
    QTest::newRow("SA-4.3 no such ship") << 6 << "SA-4.3";
    QTest::newRow("SA-4.3 below nothing") << 7 << "SA-4.3";
}

void CardsTest::sa_4_3_whoMayAct()
{
    QFETCH(int, what);
    QFETCH(QString, rule);
    Battle battle(becalmed(squadronsOfTwo(2)));
    const SalamisAdActium& game = battle.game;
    const auto squadron = static_cast<std::size_t>(battle.state.squadron);
    ShipNumber ship = game.facts().squadrons[squadron].ships.front();
    switch (what) {
    case 1: ship = game.facts().squadrons[squadron == 0 ? 1 : 0].ships.front(); break;
    case 2: removeFromTable(battle.state, ship, Whereabouts::Fled); break;
    case 3: battle.at(ship).damage = Damage::Wrecked; break;
    case 4: battle.at(ship).holder = static_cast<std::int8_t>(1 - battle.at(ship).holder); break;
    case 5: battle.state.phase = Phase::Engines; break;
    case 6: ship = static_cast<ShipNumber>(battle.state.ships.size()); break;
    case 7: ship = -1; break;
    default: break;
    }
    QCOMPARE(QString::fromUtf8(battle.ruleAgainst(Rest{ship}).data(),
                               qsizetype(battle.ruleAgainst(Rest{ship}).size())),
             rule);
}

void CardsTest::sa_4_3_onlyTheSideWhoseCardItIs()
{
    Battle battle(becalmed(squadronsOfTwo(1)));
    const std::int8_t side = battle.state.side;
    const auto other = static_cast<std::int8_t>(1 - side);
    QVERIFY(battle.ruleAgainst(EndPhase{side}).empty());
    QCOMPARE(battle.ruleAgainst(EndPhase{other}), std::string_view("SA-4.3"));
    QCOMPARE(battle.ruleAgainst(HoldFire{side}), std::string_view("SA-4.5"));
    battle.state.phase = Phase::Arrival;
    QVERIFY(battle.ruleAgainst(EndPhase{side}).empty());
    for (const Phase phase : {Phase::Begin, Phase::Deploy, Phase::Engines}) {
        battle.state.phase = phase;
        QCOMPARE(battle.ruleAgainst(EndPhase{side}), std::string_view("SA-4.3"));
    }
    battle.state.phase = Phase::Over;
    QCOMPARE(battle.ruleAgainst(EndPhase{side}), std::string_view("SA-9.2"));
}

void CardsTest::sa_4_3_restIsForWhoHasSomethingLeft()
{
    for (int left = 0; left < 4; ++left) {
        Battle battle(becalmed(squadronsOfTwo(1)));
        const ShipNumber ship =
            battle.game.facts().squadrons[static_cast<std::size_t>(battle.state.squadron)].ships.front();
        Ship& now = battle.at(ship);
        now.hasMoved = left != 1;
        now.hasShot = left != 2;
        now.hasGrappled = left != 3;
        QCOMPARE(battle.ruleAgainst(Rest{ship}).empty(), left != 0);
    }
}

void CardsTest::sa_4_5_moreEnginesBegin()
{
    for (const auto& [first, second] : {std::pair{2, 1}, {1, 2}, {1, 1}}) {
        Battle battle(withBallistae(first, second));
        layAbeam(battle);
        for (int card = 0; card < 2; ++card) {
            QVERIFY(battle.passUntil([&] { return battle.state.phase == Phase::Engines; }));
            QCOMPARE(int(battle.state.squadron), -1);
            const Card& dealt = battle.state.deck[battle.state.dealt - 1U];
            QVERIFY(dealt.squadron < 0);
            QCOMPARE(int(battle.state.side), first > second ? 0 : second > first ? 1 : int(dealt.side));
            battle.pass();
            battle.pass(); // both cease fire
        }
    }
}

void CardsTest::sa_4_5_enginesThatWentDownDoNotCount()
{
    Battle battle(withBallistae(2, 1));
    layAbeam(battle);
    removeFromTable(battle.state, 0, Whereabouts::Fled); // with two of Athens' four; Corinth has two
    battle.at(1).ballistae = 1;
    QVERIFY(battle.passUntil([&] { return battle.state.phase == Phase::Engines; }));
    QCOMPARE(int(battle.state.side), 1);
}

/// A side that ceased fire has no further shot, and one that has no target left none either.
void CardsTest::sa_4_5_whoCeasesFireCeases()
{
    Battle battle(withBallistae(2, 1));
    layAbeam(battle);
    QVERIFY(battle.passUntil([&] { return battle.state.phase == Phase::Engines; }));
    battle.give(HoldFire{0});
    QCOMPARE(int(battle.state.side), 1);
    battle.give(Fire{2, 0});
    QCOMPARE(battle.state.phase, Phase::Engines);
    QCOMPARE(int(battle.state.side), 1); // Corinth's other ship; Athens has ceased
    battle.give(Fire{3, 0});
    QVERIFY(battle.state.phase != Phase::Engines || !battle.at(3).hasFired); // that phase is over
    Battle lone(withBallistae(1, 1));
    layAbeam(lone);
    lone.at(0).ballistae = lone.at(1).ballistae = 0;
    QVERIFY(lone.passUntil([&] { return lone.state.phase == Phase::Engines; }));
    QCOMPARE(int(lone.state.side), 1);
    lone.give(Fire{2, 0});
    QCOMPARE(int(lone.state.side), 1);
}

void CardsTest::sa_4_5_onlyTheSideWhoseShotItIs()
{
    Battle battle(withBallistae(2, 1));
    layAbeam(battle);
    QCOMPARE(battle.ruleAgainst(Fire{0, 2}), std::string_view("SA-4.5")); // in an Action Phase
    QVERIFY(battle.passUntil([&] { return battle.state.phase == Phase::Engines; }));
    QVERIFY(battle.ruleAgainst(HoldFire{0}).empty());
    QCOMPARE(battle.ruleAgainst(HoldFire{1}), std::string_view("SA-4.5"));
    QVERIFY(battle.ruleAgainst(Fire{0, 2}).empty());
    QCOMPARE(battle.ruleAgainst(Fire{2, 0}), std::string_view("SA-4.5"));
    const auto ships = static_cast<ShipNumber>(battle.state.ships.size());
    for (const ShipNumber nobody : {ShipNumber(-1), ships}) {
        COMPARE_TEXT(std::string(battle.game.check(battle.state, Fire{nobody, 2}).reason.pattern()),
                     "There is no such ship.");
        QCOMPARE(battle.ruleAgainst(Fire{0, nobody}), std::string_view("SA-6.1"));
    }
    QCOMPARE(battle.ruleAgainst(Fire{0, 1}), std::string_view("SA-6.1")); // its own side
    QCOMPARE(battle.ruleAgainst(Rest{0}), std::string_view("SA-4.3"));
}

void CardsTest::sa_5_4_handlingTheSail()
{
    BattleBrief brief = becalmed(squadronsOfTwo(1));
    brief.options["sails"] = "aboard";
    Battle battle(brief);
    const ShipNumber ship =
        battle.game.facts().squadrons[static_cast<std::size_t>(battle.state.squadron)].ships.front();
    const auto why = [&](bool set) {
        return std::string(battle.game.check(battle.state, SetSail{ship, set}).reason.pattern());
    };
    COMPARE_TEXT(why(true), "");
    COMPARE_TEXT(why(false), "%1 has furled its sail.");
    Contact contact;
    contact.a = ship;
    contact.b = ship == 0 ? 2 : 0;
    battle.state.contacts.push_back(contact);
    COMPARE_TEXT(why(true), "%1 is in contact, where no sail is set.");
    battle.at(ship).sailSet = true;
    COMPARE_TEXT(why(false), ""); // furled it may be there
    battle.state.contacts.clear();
    COMPARE_TEXT(why(true), "%1 has set its sail.");
    battle.give(SetSail{ship, false});
    QVERIFY(!battle.at(ship).sailSet && battle.at(ship).sailHandled);
    battle.at(ship).mastDown = true;
    COMPARE_TEXT(why(true), "%1 has no mast standing.");
    battle.at(ship).mastDown = false;
    battle.at(ship).hasMoved = true;
    COMPARE_TEXT(why(true), "%1 has moved in this Action Phase.");

    // Masts left ashore: only who sails alone has one.
    BattleBrief ashore = becalmed(squadronsOfTwo(1));
    ashore.sides[0].fleet.ships = {rowOf("merchantman", 1)};
    Battle mixed(ashore);
    QVERIFY(mixed.passUntil([&] { return mixed.state.squadron == 0; }));
    QVERIFY(mixed.at(0).sailSet);
    QVERIFY(mixed.ruleAgainst(SetSail{0, false}).empty());
    QVERIFY(mixed.passUntil([&] { return mixed.state.squadron == 1; }));
    COMPARE_TEXT(std::string(mixed.game.check(mixed.state, SetSail{1, true}).reason.pattern()),
                 "%1 has no mast standing.");
}

void CardsTest::sa_7_5_6_whoHasAMastToCut()
{
    Battle battle(becalmed(squadronsOfTwo(1)));
    const ShipNumber ship =
        battle.game.facts().squadrons[static_cast<std::size_t>(battle.state.squadron)].ships.front();
    COMPARE_TEXT(std::string(battle.game.check(battle.state, CutMast{ship}).reason.pattern()),
                 "No fallen mast drags %1.");
    battle.at(ship).adrift = true;
    QVERIFY(battle.ruleAgainst(CutMast{ship}).empty());
    battle.at(ship).hasMoved = true;
    QCOMPARE(battle.ruleAgainst(CutMast{ship}), std::string_view("SA-7.5.6"));
}

void CardsTest::sa_9_2_whoHasWon()
{
    for (int beaten = 0; beaten < 4; ++beaten) { // nobody, Athens, Corinth, both
        Battle battle(becalmed(squadronsOfTwo(1)));
        for (const ShipNumber ship : {0, 1, 2, 3})
            if (beaten & (ship < 2 ? 1 : 2))
                battle.at(ship).damage = Damage::Wrecked;
        battle.pass();
        QCOMPARE(battle.game.isOver(battle.state), beaten != 0);
        QCOMPARE(int(battle.state.victor), beaten == 1 ? 1 : beaten == 2 ? 0 : -1);
        if (beaten != 0)
            COMPARE_TEXT(battle.last("over")->text.english(), beaten == 1   ? "Corinth holds the water."
                                                              : beaten == 2 ? "Athens holds the water."
                                                                            : "Both sides are beaten.");
    }
    for (std::int8_t side = 0; side < 2; ++side) {
        Battle battle(becalmed(squadronsOfTwo(1)));
        QVERIFY(battle.passUntil([&] { return battle.state.side == side; }));
        battle.give(Concede{side});
        QCOMPARE(int(battle.state.victor), 1 - side);
        COMPARE_TEXT(battle.last("conceded")->text.english(),
                     std::string(side == 0 ? "Athens" : "Corinth") + " gives the battle up.");
    }
}

void CardsTest::sa_9_2_whoMayGiveUp()
{
    const auto game = *SalamisAdActium::begin(squadronsOfTwo(1), builtInFigures());
    State state = game.opening();
    COMPARE_TEXT(std::string(game.check(state, Concede{0}).reason.pattern()), "The battle has not begun.");
    state.phase = Phase::Deploy;
    QVERIFY(!game.check(state, Concede{0}) && !game.check(state, Concede{1}));
    state.ready[0] = true;
    QVERIFY(game.check(state, Concede{0}) && !game.check(state, Concede{1}));
    state.phase = Phase::Action;
    state.side = 0;
    QVERIFY(!game.check(state, Concede{0}) && game.check(state, Concede{1}));
}

void CardsTest::strangersSidesAreRefused()
{
    Battle battle(becalmed(squadronsOfTwo(1)));
    for (const int side : {-1, 2}) {
        const auto stranger = static_cast<std::int8_t>(side);
        QVERIFY(!battle.ruleAgainst(Concede{stranger}).empty());
        QVERIFY(!battle.ruleAgainst(EndPhase{stranger}).empty());
        QVERIFY(!battle.ruleAgainst(HoldFire{stranger}).empty());
        State deploying = battle.state;
        deploying.phase = Phase::Deploy;
        deploying.ready = {};
        QVERIFY(bool(battle.game.check(deploying, Ready{stranger})));
    }
    const auto ships = static_cast<ShipNumber>(battle.state.ships.size());
    const SalamisAdActium& game = battle.game;
    QCOMPARE(game.sideOf(battle.state, Rest{0}), 0);
    QCOMPARE(game.sideOf(battle.state, Rest{static_cast<ShipNumber>(ships - 1)}), 1);
    QCOMPARE(game.sideOf(battle.state, Rest{ships}), -1);
    QCOMPARE(game.sideOf(battle.state, Rest{-1}), -1);
    QCOMPARE(game.sideOf(battle.state, DeploySquadron{0, Formation::Abreast, 0, 0, 0}), 0);
    QCOMPARE(game.sideOf(battle.state, DeploySquadron{1, Formation::Abreast, 0, 0, 0}), 1);
    QCOMPARE(game.sideOf(battle.state, DeploySquadron{2, Formation::Abreast, 0, 0, 0}), -1);
    QCOMPARE(game.sideOf(battle.state, DeploySquadron{-1, Formation::Abreast, 0, 0, 0}), -1);
    QCOMPARE(game.sideOf(battle.state, Concede{1}), 1);
    QCOMPARE(game.sideOf(battle.state, ComeIn{}), int(battle.state.side));
    QCOMPARE(game.shipName(0).english(), game.facts().name(0));
    QCOMPARE(game.shipName(static_cast<ShipNumber>(ships - 1)).english(), game.facts().ships.back().name);
    QVERIFY(game.shipName(ships).isEmpty() && game.shipName(-1).isEmpty());
}

QTEST_APPLESS_MAIN(CardsTest)
#include "cards_test.moc"
