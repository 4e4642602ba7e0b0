// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

#include "core/base/phrase.h"
#include "core/battle/brief/rule_example.h"

namespace navarch {

/// What a game says to those who learn it: the function of its folder's name in navarch::lessons (lesson.cpp), which the table of
/// all games calls.
struct GameLesson {
    std::string_view rules; ///< its id
    /// What to do first, to whom sits down at its table for the first time: a few sentences.
    PhraseText hint;
    /// Examples of its rules, worked out by its own code; of a rule at most one.
    std::span<const RuleExample> examples;
};

} // namespace navarch
