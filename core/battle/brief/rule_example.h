// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/base/json.h"
#include "core/base/phrase.h"
#include "core/battle/brief/changeable_figure.h"

namespace navarch {

struct Figures;

/// What an example of a rule is worked out with.
struct ExampleFigures {
    const Figures& figures;       ///< classes and prices
    const HouseValues& changes;   ///< the umpire's to the tables of the rule's game
    const Json* tables = nullptr; ///< those tables as a file has them; null: the program's own
};

/// An example of a rule, worked out by the code that plays by it.
struct RuleExample {
    std::string_view rule; ///< "SA-7.4.1"
    /// Paragraphs; none: with these figures there is nothing to show.
    std::vector<Phrase> (*work)(const ExampleFigures& with) = nullptr;
};

} // namespace navarch
