// SPDX-License-Identifier: GPL-3.0-or-later
// Games with written plots: a captain's first thought for each ship may be ordered as it stands, and knows nothing that the other
// side has written.
#include <QTest>

#include "core/battle/match/registry.h"
#include "tests/core/battle/play/equal_brief.h"

using namespace navarch;

namespace {

std::unique_ptr<Match> opened(const QString& game)
{
    auto match = builtInRuleSets().open(equalBrief(game.toStdString(), 3, "trireme"), builtInFigures());
    return match ? std::move(*match) : nullptr;
}

std::vector<ShipNumber> shipsToPlot(const Match& match, int side)
{
    std::vector<ShipNumber> ships;
    const std::optional<BoardView> view = match.boardView();
    for (const BoardPiece& piece : view->pieces)
        if (piece.side == side && match.plots().plotForm(piece.ship))
            ships.push_back(piece.ship);
    return ships;
}

/// Captains play until both sides write their plots, of the turn after so many.
void playToPlots(Match& match, int turns)
{
    for (int orders = 0; orders < 2000 && !match.isOver(); ++orders) {
        const bool isLater = match.boardView()->turn > turns;
        if (isLater && shipsToPlot(match, 0).size() > 1 && shipsToPlot(match, 1).size() > 1)
            return;
        match.performCaptains(match.decisions().front().decision, Temperament::Steady, LookAhead{});
    }
}

} // namespace

class FirstThoughtTest : public QObject {
    Q_OBJECT

private slots:
    void itMayBeOrdered_data() { games(); }
    void itMayBeOrdered()
    {
        QFETCH(QString, game);
        const auto match = opened(game);
        QVERIFY(match);
        for (const int turns : {0, 2}) {
            playToPlots(*match, turns);
            int moving = 0;
            for (const int side : {0, 1})
                for (const ShipNumber ship : shipsToPlot(*match, side)) {
                    const auto thought = match->plots().thought(ship, Temperament::Steady);
                    QVERIFY(thought);
                    const auto order = match->plots().plotOrder(ship, *thought);
                    QVERIFY(order && !match->check(*order));
                    moving += thought->steps.empty() ? 0 : 1;
                }
            QVERIFY2(moving > 0, "fleets that are apart close");
        }
    }

    void itKnowsNothingOfTheOthers_data() { games(); }
    void itKnowsNothingOfTheOthers()
    {
        QFETCH(QString, game);
        const auto match = opened(game);
        QVERIFY(match);
        playToPlots(*match, 1);
        const auto thoughts = [&] {
            std::vector<PlotDraft> all;
            for (const ShipNumber ship : shipsToPlot(*match, 1))
                all.push_back(match->plots().thought(ship, Temperament::Steady).value_or(PlotDraft{}));
            return all;
        };
        const std::vector<PlotDraft> before = thoughts();
        QVERIFY(before.size() > 1);
        int written = 0;
        for (const ShipNumber ship : shipsToPlot(*match, 0)) {
            const std::vector<MatchOption> options = match->byHand().optionsOf(ship, Temperament::Bold);
            QVERIFY(!options.empty());
            written += match->perform(options.back().order).isDone() ? 1 : 0;
        }
        QVERIFY(written > 0);
        QVERIFY(thoughts() == before);
    }

    void thereIsNoneWherePlotsAreNotWritten()
    {
        const auto match = opened(QStringLiteral("salamis-ad-actium"));
        QVERIFY(match && !match->plots().thought(0, Temperament::Steady));
    }

private:
    static void games()
    {
        QTest::addColumn<QString>("game");
        QTest::newRow("trireme") << QStringLiteral("trireme");
        QTest::newRow("pompeius") << QStringLiteral("pompeius");
    }
};

QTEST_GUILESS_MAIN(FirstThoughtTest)
#include "first_thought_test.moc"
