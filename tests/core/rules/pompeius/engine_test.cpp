// SPDX-License-Identifier: GPL-3.0-or-later
// The tests every engine inherits, on Pompeius.
#include <QTest>

#include "core/rules/pompeius/battle/game.h"
#include "tests/core/battle/engine/battle_count.h"
#include "tests/core/battle/engine/inherited_tests.h"
#include "tests/core/battle/engine/random_briefs.h"

using namespace navarch;
using pompeius::Pompeius;

namespace {

/// Random fleets of every class, with an option or two of the rules set, here and there among islands or off a shore.
BattleBrief random(std::uint64_t number)
{
    BattleBrief brief = randomBrief({"pompeius"}, number, builtInFigures());
    brief.options.clear();
    const auto set = [&](std::uint64_t every, const char* name, const char* value) {
        if (number % every == every - 1)
            brief.options[name] = value;
    };
    set(2, "board", "24x20");
    set(3, "terrain", "land:10.8-12.10,13.4");
    set(4, "seats", number % 8 == 3 ? "ship" : "squadron");
    set(5, "crews", "printed");
    set(6, "sequence", "sheet");
    set(7, "tray", "side");
    set(8, "ram-friends", "yes");
    set(9, "arc", "sixth");
    set(10, "head-on", "both-ordered");
    set(11, "deck-limit", "total");
    set(12, "prizes-row", "no");
    set(13, "leak-each", "yes");
    set(14, "return-turns", "0");
    set(15, "astern-max", "1");
    set(16, "extra-cards", "any");
    set(17, "victory", "field");
    set(18, "pirate-milites", "yes");
    set(19, "cards", "ship");
    set(20, "damage-cards", "stuck=4/2,leak=9/3,disorder=0/0");
    if (number % 5 == 1)
        brief.place = PlaceKind::Shore;
    brief.turnLimit = 12 + static_cast<int>(number % 3) * 10;
    return brief;
}

} // namespace

class PompeiusEngineTest : public InheritedEngineTests {
    Q_OBJECT
public:
    PompeiusEngineTest()
        : InheritedEngineTests(inheritedTests<Pompeius>(
            random, {.randomPlays = 40, .replays = 3, .simulations = 12, .allocations = 6, .captains = 12}))
    {
    }
};

QTEST_APPLESS_MAIN(PompeiusEngineTest)
#include "engine_test.moc"
