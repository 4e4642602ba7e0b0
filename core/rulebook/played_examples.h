// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/phrase.h"
#include "core/battle/brief/changeable_figure.h"

namespace navarch {

struct Figures;

/// What happened under a rule, with its dice: a sentence, then a line for every die and what was added to it.
using PlayedExamples = std::map<std::string, std::vector<Phrase>, std::less<>>;

/// Battles that captains fight under a game, or a war's first weeks among machines ("campaign"), with the umpire's `changes`
/// in force; of each rule that a die, what is added to it or an event names, what happened by it first. Always the same for
/// the same figures. It takes a second or so: not for a thread that people wait for.
[[nodiscard]] PlayedExamples playedExamples(std::string_view game, const Figures& figures,
                                            const HouseValues& changes);

} // namespace navarch
