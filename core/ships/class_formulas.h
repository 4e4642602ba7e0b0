// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/fields.h"
#include "core/base/json.h"

namespace navarch {

/// How one value of one game is found for a class of one's own that does not give it [house]: a sum of what is known of
/// the ship, rounded to the nearest whole number, halves up, and kept within bounds.
struct ClassFormula {
    std::string game;  ///< a game's id
    std::string value; ///< as the game's block in a class file names it
    Bounds bounds{0, 0};
    std::int64_t constant = 0;                 ///< thousandths
    std::map<std::string, std::int64_t> terms; ///< thousandths for each point of an input (classInputs)
    bool isFlag = false;                       ///< 1 is yes
    std::vector<std::string> choices;          ///< of a word: the one at that place; empty: it is a number
    std::string atLeast; ///< another value of the block that it is not below; may be empty
    std::string atMost;  ///< one that it is not above

    /// "0.85 + 0.011 x rowers + 2.04 x sail_only, 1 to 7"
    [[nodiscard]] std::string text() const;
};

/// What formulas are reckoned with, by name: rowers, fighters, rowers_root (ten times the square root of the rowers, whole),
/// cataphract, sail_only, fighting_oars (1 or 0), and of the home game size, speed, turn_class, oars, towers, engines, troops
/// and ram (0 none, 1 wooden, 2 bronze, 3 on a reinforced bow). What a class file does not say is 0.
using ClassInputs = std::map<std::string, std::int64_t, std::less<>>;
[[nodiscard]] ClassInputs classInputs(const Json& shipClass, std::string_view homeGame);

/// The house formulas of ship-classes.json: those of the home game first, of which the others make use.
class ClassFormulas {
public:
    [[nodiscard]] const std::vector<ClassFormula>& all() const { return m_formulas; }
    /// Null when there is none.
    [[nodiscard]] const ClassFormula* find(std::string_view game, std::string_view value) const;
    /// The games that have any, in order.
    [[nodiscard]] std::vector<std::string> games() const;

    /// What a formula comes to for a class as its file has it; `block` is the game's.
    [[nodiscard]] static Json derived(const ClassFormula& formula, const ClassInputs& inputs,
                                      const Json& block);

    /// Puts every value into a class file's `games` that it lacks, and its name into the block's list "derived". What stands
    /// there stays. A block that is no object, or no `games` at all, is made one.
    void complete(Json& shipClass, std::string_view homeGame) const;

    /// Reads the list; `path` is where it stands.
    [[nodiscard]] static Result<ClassFormulas> fromJson(const Json& json, const std::string& file,
                                                        const std::string& path);

private:
    std::vector<ClassFormula> m_formulas;
};

} // namespace navarch
