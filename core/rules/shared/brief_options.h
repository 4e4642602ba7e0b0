// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "core/base/problem.h"

namespace navarch {

/// What a brief may ask for besides the enemy's defeat (RS-17.3, TR-11.1).
struct VictoryCondition {
    int holder = -1; ///< the side that wins by fighting on to the end of `holdUntil`
    int holdUntil = 0;
    int exiter = -1; ///< the side that wins by bringing `exits` ships over the enemy's edge
    int exits = 0;

    /// The side that it makes the victor in that turn; -1: none yet. `exited`: ships of each side that went over the enemy's
    /// edge. `mayHold(side)`: whether a side still holds out, asked only from the end of `holdUntil` on.
    template <class Count, class MayHold>
    [[nodiscard]] int victor(const std::array<Count, 2>& exited, int turn, MayHold&& mayHold) const
    {
        if (exiter >= 0 && exited[static_cast<std::size_t>(exiter)] >= exits)
            return exiter;
        return holder >= 0 && turn >= holdUntil && mayHold(holder) ? holder : -1;
    }
};

/// An option that is one of two words.
template <class Options>
struct OptionSwitch {
    std::string_view name;
    std::string_view off; ///< the default
    std::string_view on;
    bool Options::*place;
};

/// Reads the values of a brief's options. What a game does not know becomes a problem at "options.NAME", with what would
/// be understood, and the answer is the default.
class BriefOptions {
public:
    /// `game`: as the problems call it, "Trireme".
    BriefOptions(std::string_view game, Problems& problems) : m_game(game), m_problems(problems) {}

    void refuse(const std::string& name, Phrase remedy);
    /// Which of `words` a value is; the first is the default.
    std::size_t oneOf(const std::string& name, std::string_view value,
                      std::span<const std::string_view> words);
    std::size_t oneOf(const std::string& name, std::string_view value,
                      std::initializer_list<std::string_view> words)
    {
        return oneOf(name, value, std::span(words.begin(), words.size()));
    }
    /// A whole number, `least` to `most`; otherwise `standard`. `remedy` says what may be written, "Write a whole number
    /// of turns, %1 to %2."
    int number(const std::string& name, std::string_view value, int least, int most, int standard,
               PhraseText remedy);
    /// One word for each of the two sides, "roman,carthaginian": where they stand in `known`, -1 for "none".
    std::array<int, 2> forBothSides(const std::string& name, std::string_view value,
                                    std::span<const std::string_view> known);
    /// "hold:SIDE:TURN" or "exit:SIDE:SHIPS"; `turn` is what the game calls its turns.
    VictoryCondition condition(const std::string& name, std::string_view value, std::string_view turn);

    /// Whether it was one of the switches; then it has been read.
    template <class Options, std::size_t N>
    bool readSwitch(const std::array<OptionSwitch<Options>, N>& switches, const std::string& name,
                    std::string_view value, Options& options)
    {
        for (const OptionSwitch<Options>& each : switches) {
            if (each.name == name) {
                options.*each.place = oneOf(name, value, {each.off, each.on}) == 1;
                return true;
            }
        }
        return false;
    }

private:
    std::string m_game;
    Problems& m_problems;
};

} // namespace navarch
