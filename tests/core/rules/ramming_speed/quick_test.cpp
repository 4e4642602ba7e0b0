// SPDX-License-Identifier: GPL-3.0-or-later
// The captain of simulations gives the orders of those who go by merit, on fleets and places of all kinds; and what he finds in
// reach is what a search finds that leaves nothing out.
#include <memory>
#include <tuple>
#include <vector>

#include <QTest>

#include "core/rules/ramming_speed/battle/game.h"
#include "core/rules/ramming_speed/movement/reach.h"
#include "tests/core/battle/engine/quick_captains.h"
#include "tests/core/battle/engine/random_briefs.h"

using namespace navarch;
using ramming::RammingSpeed;

class RammingQuickTest : public QObject {
    Q_OBJECT

private slots:
    void hisOrdersAreThoseOfMerit();
    void whoLooksForAStrikeFindsAllOfThem();
};

void RammingQuickTest::hisOrdersAreThoseOfMerit()
{
    int orders = 0;
    for (std::uint64_t number = 1; number <= 12; ++number)
        for (const Temperament temperament : {Temperament::Cautious, Temperament::Bold}) {
            const std::string otherwise = decidesOtherwise<RammingSpeed>(
                randomBrief({"ramming-speed"}, number, builtInFigures()), temperament, orders);
            QVERIFY2(otherwise.empty(), otherwise.c_str());
        }
    QVERIFY2(orders > 1000, std::to_string(orders).c_str());
}

namespace {

using Found = std::tuple<hex::Hex, int, int, int>; ///< hex, facing, run, points spent

/// What a captain looks at of a search: where the ship may end with so many points, and where it may strike.
std::vector<Found> looked(const ramming::BattleFacts& facts, const ramming::State& state,
                          const ramming::Reach& reach, int points, int& strikes)
{
    std::vector<Found> found;
    for (int i = 0; i < reach.count(); ++i) {
        const ramming::Reach::Node& node = reach.node(i);
        const ramming::Place& place = node.place;
        const ShipNumber ahead =
            place.isOff ? noShip : ramming::shipAt(facts, state, hex::neighbour(place.hex, place.facing));
        const bool isStrike = ahead != noShip
                              && ramming::isEnemy(state, ramming::holderOf(state, state.now.ship), ahead)
                              && place.run > 0;
        strikes += isStrike;
        if (isStrike || (place.spent <= points && node.isFirst))
            found.emplace_back(place.hex, place.facing, place.run, place.spent);
    }
    return found;
}

} // namespace

void RammingQuickTest::whoLooksForAStrikeFindsAllOfThem()
{
    const auto whole = std::make_unique<ramming::Reach>();
    const auto spared = std::make_unique<ramming::Reach>();
    int searches = 0;
    int strikes = 0;
    int left = 0; // places that were not looked for
    for (std::uint64_t number = 1; number <= 6; ++number) {
        const BattleBrief brief = randomBrief({"ramming-speed"}, number, builtInFigures());
        const auto game = RammingSpeed::begin(brief, builtInFigures());
        if (!game)
            continue;
        std::vector<MeritCaptain<RammingSpeed>> captains;
        for (int side = 0; side < 2; ++side)
            captains.emplace_back(*game, Temperament::Steady, brief.seed, side);
        bool isSame = true;
        ramming::State state = game->opening();
        BattleDice dice = battleDice(brief.seed);
        (void)playOut(
            *game, state,
            dice, [&](const auto& at, const Decision& decision, std::uint64_t ordinal) -> const auto& {
                const int points = at.now.mp;
                const int most = std::max<int>(points, at.now.mpAtRam);
                if (at.phase == ramming::Phase::Row && ramming::mayStrikeWithin(at, most)) {
                    whole->search(game->facts(), at, most, true);
                    spared->searchToStrike(game->facts(), at, points, most);
                    if (whole->count() < ramming::Reach::mostNodes) {
                        ++searches;
                        left += whole->count() - spared->count();
                        int again = 0;
                        isSame = isSame
                                 && looked(game->facts(), at, *whole, points, strikes)
                                        == looked(game->facts(), at, *spared, points, again);
                    }
                }
                return captains[static_cast<std::size_t>(decision.side)].choose(at, decision, ordinal);
            });
        QVERIFY2(isSame, std::to_string(number).c_str());
    }
    QVERIFY2(searches > 20 && strikes > 50 && left > 1000,
             (std::to_string(searches) + " " + std::to_string(strikes) + " " + std::to_string(left)).c_str());
}

QTEST_GUILESS_MAIN(RammingQuickTest)
#include "quick_test.moc"
