// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/phrase.h"

namespace navarch {

/// Where a die stands: anyone who knows it can roll the same face again, on any machine.
struct DieAddress {
    std::uint64_t seed = 0;
    std::uint64_t stream = 0; ///< what the dice are for, streamOf()
    std::uint64_t index = 0;  ///< the how-manieth die of the stream, below 2^34

    friend bool operator==(const DieAddress&, const DieAddress&) = default;
};

/// The face of the die at `address`, 1 to `sides` (2 to 1000), every face equally likely.
///
/// Philox 4x32-10 gives four words a block; die i takes word i mod 4 of block i / 4. Lemire's method makes a face of
/// the word without bias; a rejected word is drawn again from a further block of the same die, so that no other die moves.
[[nodiscard]] int faceOf(const DieAddress& address, int sides);

/// The generator's words for the four dice of index 4 * block to 4 * block + 3.
using DiceBlock = std::array<std::uint32_t, 4>;
[[nodiscard]] DiceBlock diceBlock(std::uint64_t seed, std::uint64_t stream, std::uint64_t block);

/// faceOf(address, sides), for who holds the die's word already: diceBlock(seed, stream, index / 4)[index % 4].
[[nodiscard]] int faceOfWord(std::uint32_t word, const DieAddress& address, int sides);

/// The number of the stream called `name` (FNV-1a): "neutral-defences", "training/12".
[[nodiscard]] std::uint64_t streamOf(std::string_view name);

/// A die that was rolled, and why: what logs, chronicles and previews show.
struct Roll {
    int sides = 10;
    int face = 0;
    std::string rule; ///< "SA-15.12"
    std::string why;  ///< "Wall section 2, die 3"
    Phrase result;    ///< "heavy marine"; may be empty. Of a roll from a file its English, termOf()

    friend bool operator==(const Roll&, const Roll&) = default;
};

/// Hands out the dice of one deed, generated or typed by the players, and keeps what it rolled.
class Dice {
public:
    /// Dice of `stream` from its first one.
    Dice(std::uint64_t seed, std::uint64_t stream) : m_address{seed, stream, 0} {}
    /// The faces players rolled themselves, in the order in which they are asked for.
    explicit Dice(std::vector<int> typed) : m_typed(std::move(typed)), m_isTyped(true) {}

    /// The next die. With typed dice that have run out or do not fit, the die is recorded as missing and 1 is returned;
    /// the caller looks at missing() before it uses anything.
    int roll(int sides, std::string rule, std::string why);

    /// Notes what the last roll came to: words of the figures, or a phrase.
    void settle(std::string_view result) { m_rolls.back().result = termOf(result); }
    void settle(Phrase result) { m_rolls.back().result = std::move(result); }

    [[nodiscard]] const std::vector<Roll>& rolls() const { return m_rolls; }
    /// The typed dice that are still needed (face 0) or do not fit their sides (face as typed).
    [[nodiscard]] const std::vector<Roll>& missing() const { return m_missing; }
    [[nodiscard]] bool isTyped() const { return m_isTyped; }
    /// Typed faces nobody asked for.
    [[nodiscard]] std::size_t leftOver() const
    {
        return m_typed.size() > m_next ? m_typed.size() - m_next : 0;
    }

private:
    DieAddress m_address;
    std::vector<int> m_typed;
    std::size_t m_next = 0;
    bool m_isTyped = false;
    std::vector<Roll> m_rolls;
    std::vector<Roll> m_missing;
};

} // namespace navarch
