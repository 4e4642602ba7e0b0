// SPDX-License-Identifier: GPL-3.0-or-later
// SA-13.1 and 13.2: with which cards allies come in.
#include "tests/core/rules/salamis_ad_actium/fought.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::salamis;

namespace {

/// `count` contingents of `side`, a trireme each.
void addAllies(BattleBrief& brief, int side, int count)
{
    for (int i = 0; i < count; ++i) {
        Fleet allies;
        allies.name = "Allies " + std::to_string(i);
        allies.ships = {rowOf("trireme", 1)};
        brief.sides[static_cast<std::size_t>(side)].contingents.push_back(allies);
    }
}

} // namespace

class AlliedCardsTest : public QObject {
    Q_OBJECT
private slots:
    void sa_13_2_alliesComeInWithACardOfTheirSide();
    void sa_13_2_twoContingentsOneAfterTheOther();
    void sa_13_2_theyMayWaitForAnotherCard();
    void sa_13_2_whoBroughtNoShips();
    void sa_13_1_eitherSidesAlliesAlone();
    void sa_13_1_noSecondCardForAllies();
};

void AlliedCardsTest::sa_13_2_alliesComeInWithACardOfTheirSide()
{
    for (int side = 0; side < 2; ++side) {
        BattleBrief brief = becalmed(squadronsOfTwo(1));
        addAllies(brief, side, 1);
        Battle battle(brief);
        battle.state.contingents[0] = Arrival::OwnEdge;
        QVERIFY(battle.passUntil([&] { return battle.state.phase == Phase::Arrival; }));
        QCOMPARE(int(battle.state.side), side);
        const auto squadron = battle.state.squadron;
        QCOMPARE(battle.ruleAgainst(Rest{0}), std::string_view("SA-4.3")); // first they come in, or not
        battle.give(ComeIn{0, static_cast<std::int8_t>(side == 0 ? 0 : 2), 10'000});
        QCOMPARE(battle.state.phase, Phase::Action); // then the squadron of the card acts
        QCOMPARE(battle.state.squadron, squadron);
        QCOMPARE(battle.state.contingents[0], Arrival::Here);
    }
}

void AlliedCardsTest::sa_13_2_twoContingentsOneAfterTheOther()
{
    BattleBrief brief = becalmed(squadronsOfTwo(1));
    addAllies(brief, 0, 2);
    addAllies(brief, 1, 1);
    Battle battle(brief);
    battle.state.contingents = {Arrival::AnyEdge, Arrival::OwnEdge, Arrival::Waiting};
    QVERIFY(battle.passUntil([&] { return battle.state.phase == Phase::Arrival; }));
    QCOMPARE(int(battle.state.side), 0);
    QCOMPARE(battle.ruleAgainst(ComeIn{2, 2, 10'000}), std::string_view("SA-13.2")); // the other side's
    battle.give(ComeIn{1, 0, 10'000});
    QCOMPARE(battle.state.phase, Phase::Arrival);
    QCOMPARE(battle.ruleAgainst(ComeIn{1, 0, 30'000}), std::string_view("SA-13.2")); // is here
    battle.give(ComeIn{0, 3, 40'000});
    QCOMPARE(battle.state.phase, Phase::Action);
    QCOMPARE(battle.last("arrived")->text.english(), std::string("Allies 0 comes in."));
}

void AlliedCardsTest::sa_13_2_theyMayWaitForAnotherCard()
{
    BattleBrief brief = becalmed(squadronsOfTwo(1));
    addAllies(brief, 0, 1);
    Battle battle(brief);
    battle.state.contingents[0] = Arrival::AnyEdge;
    QVERIFY(battle.passUntil([&] { return battle.state.phase == Phase::Arrival; }));
    const auto turn = battle.state.turn;
    battle.give(EndPhase{0});
    QCOMPARE(battle.state.phase, Phase::Action); // the squadron acts none the less
    QCOMPARE(int(battle.state.side), 0);
    QCOMPARE(battle.state.contingents[0], Arrival::AnyEdge);
    battle.pass();
    QVERIFY(battle.passUntil([&] { return battle.state.phase == Phase::Arrival; }));
    QCOMPARE(battle.state.turn, static_cast<std::int16_t>(turn + 1));
}

/// An allied fleet without a ship is never waited for.
void AlliedCardsTest::sa_13_2_whoBroughtNoShips()
{
    BattleBrief brief = becalmed(squadronsOfTwo(1));
    Fleet none;
    none.name = "Nobody";
    brief.sides[0].contingents = {none};
    Battle battle(brief);
    battle.state.contingents[0] = Arrival::OwnEdge;
    QVERIFY(battle.passUntil([&] { return battle.state.turn == 3 || battle.state.phase == Phase::Arrival; }));
    QCOMPARE(battle.state.turn, std::int16_t{3});
}

/// Where nobody else of it is there, either side's allies come in with a card of their own, or wait for the next.
void AlliedCardsTest::sa_13_1_eitherSidesAlliesAlone()
{
    for (int side = 0; side < 2; ++side) {
        BattleBrief brief = becalmed(squadronsOfTwo(1));
        addAllies(brief, side, 2);
        brief.sides[static_cast<std::size_t>(side)].fleet.ships.clear();
        Battle battle(brief);
        QVERIFY(battle.passUntil([&] { return battle.state.turn == 2; }));
        battle.state.contingents = {Arrival::Waiting, Arrival::OwnEdge};
        const auto turn = battle.state.turn;
        QVERIFY(battle.passUntil([&] { return battle.state.turn > turn; }));
        QCOMPARE(battle.state.deck.size(),
                 std::size_t{4}); // the other side's squadron, the allies, two sides
        QVERIFY(battle.passUntil([&] { return battle.state.phase == Phase::Arrival; }));
        QCOMPARE(int(battle.state.side), side);
        const auto due = static_cast<std::size_t>(battle.game.facts().contingents[1].squadrons.front());
        const auto first = static_cast<std::size_t>(battle.game.facts().contingents[0].squadrons.front());
        // By the dice of this turn the first may be due as well: the card is that of the first who is.
        const bool both = battle.state.contingents[0] == Arrival::OwnEdge
                          || battle.state.contingents[0] == Arrival::AnyEdge;
        QCOMPARE(static_cast<std::size_t>(battle.state.squadron), both ? first : due);
        battle.give(ComeIn{1, static_cast<std::int8_t>(side == 0 ? 0 : 2), 60'000});
        QVERIFY(battle.at(battle.game.facts().squadrons[due].ships.front()).onTable());
    }
}

/// Those who are due have a card of their own only where nobody of their side has one.
void AlliedCardsTest::sa_13_1_noSecondCardForAllies()
{
    BattleBrief brief = becalmed(squadronsOfTwo(1));
    addAllies(brief, 0, 1);
    addAllies(brief, 1, 1);
    Battle battle(brief);
    battle.state.contingents = {Arrival::OwnEdge, Arrival::OwnEdge};
    const auto turn = battle.state.turn;
    QVERIFY(battle.passUntil([&] { return battle.state.turn > turn; }));
    QCOMPARE(battle.state.deck.size(), std::size_t{4});
}

QTEST_APPLESS_MAIN(AlliedCardsTest)
#include "allied_cards_test.moc"
