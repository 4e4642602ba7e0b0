// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ramming_speed/battle/game.h"
#include "tests/core/battle/play/equal_brief.h"

namespace navarch::ramming {

/// So many ships of a class, as they leave the yard, against as many.
[[nodiscard]] inline BattleBrief briefOf(int ships, const char* classId = "trireme")
{
    return equalBrief("ramming-speed", ships, classId);
}

[[nodiscard]] inline std::string whyNot(const BattleBrief& brief)
{
    return whyNotBegun<RammingSpeed>(brief);
}

[[nodiscard]] inline RammingSpeed gameOf(const BattleBrief& brief)
{
    return begunGame<RammingSpeed>(brief);
}

/// The battle begun with these faces; `wrong` says when other dice are wanted.
[[nodiscard]] inline State begun(const RammingSpeed& game, const std::vector<int>& faces, std::string& wrong)
{
    State state = game.opening();
    BattleDice dice = BattleDice::typed(faces);
    Proceedings proceedings(dice);
    game.perform(state, Begin{}, proceedings);
    wrong = dice.wanted().sides > 0 || dice.leftOver() > 0 ? "other dice are wanted" : "";
    return state;
}

} // namespace navarch::ramming
