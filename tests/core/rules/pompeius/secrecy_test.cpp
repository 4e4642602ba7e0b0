// SPDX-License-Identifier: GPL-3.0-or-later
// Captains who look ahead know nothing of orders that are not shown yet (PM-4.1), nor of what PM-12.3 hides of ships.
#include <QTest>

#include "core/rules/pompeius/battle/game.h"
#include "tests/core/battle/engine/equal_fleets.h"
#include "tests/core/battle/engine/secrecy_tests.h"

using namespace navarch;
using pompeius::Card;
using pompeius::Pompeius;

namespace {

/// Other hulls and cards of the ships of a side than it has.
void alterHidden(const Pompeius& game, pompeius::State& state, int side, std::uint64_t how)
{
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        pompeius::Ship& ship = state.ships[i];
        const auto number = static_cast<ShipNumber>(i);
        if (ship.holder != side || !ship.isAfloat())
            continue;
        ship.hull = static_cast<std::int16_t>(
            1 + (how + i) % static_cast<std::uint64_t>(game.facts().of(number).hullAtStart));
        for (const Card card : {Card::Leak, Card::OarsBroken, Card::RowerDisorder})
            if (pompeius::CardCounts& tray = trayOf(game.facts(), state, number);
                (how + i) % 2 == 0 && tray.of(card) > 0) {
                const bool isBoog = tray.boog[static_cast<std::size_t>(card)] > 0;
                (void)tray.take(card);
                ship.lying.add(card, isBoog);
            }
    }
}

} // namespace

class PompeiusSecrecyTest : public QObject {
    Q_OBJECT

private slots:
    void hiddenOrdersHullsAndCardsChangeNothing();
    void pm_12_3_firesShowAndLeaksToTheirOwnSide();
};

void PompeiusSecrecyTest::hiddenOrdersHullsAndCardsChangeNothing()
{
    const Foresight foresight{60, 2, 1, 0, false, 0}; // little of it: it is asked often
    int looked = 0;
    for (std::uint64_t seed = 1; looked < 1000 && seed < 40; ++seed) {
        BattleBrief brief = equalFleets("pompeius", 3);
        brief.seed = seed;
        const std::string breach = SecrecyTests<Pompeius>::decidesInIgnorance(
            brief, builtInFigures(), foresight, 1000, looked, alterHidden);
        QVERIFY2(breach.empty(), breach.c_str());
    }
    QVERIFY2(looked >= 1000, std::to_string(looked).c_str());
}

/// What the board shows of a ship's plight: fire counters lie open, a Leak is a card.
void PompeiusSecrecyTest::pm_12_3_firesShowAndLeaksToTheirOwnSide()
{
    const Pompeius game = Pompeius::begin(equalFleets("pompeius", 2), builtInFigures()).value();
    pompeius::State state = game.opening();
    state.phase = pompeius::Phase::Orders;
    const auto shown = [&](int viewer) {
        const BoardView view = game.boardView(state, viewer);
        for (const BoardPiece& piece : view.pieces)
            if (piece.ship == 0)
                return piece;
        return BoardPiece{};
    };
    QCOMPARE(int(shown(0).fires), 0);
    QVERIFY(!shown(0).isSinking);
    shipOf(state, 0).fires = 2;
    shipOf(state, 0).lying.add(Card::Leak, false);
    QCOMPARE(int(shown(0).fires), 2);
    QVERIFY(shown(0).isSinking);
    QCOMPARE(int(shown(1).fires), 2);
    QVERIFY(!shown(1).isSinking);
}

QTEST_GUILESS_MAIN(PompeiusSecrecyTest)
#include "secrecy_test.moc"
