// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace navarch {

/// A die that players have yet to roll, and why it is wanted. The texts are literals of the game.
struct WantedDie {
    int sides = 0;
    std::string_view rule;
    std::string_view why;
    int typed = 0; ///< the face that was typed and does not fit; 0: none was

    friend bool operator==(const WantedDie&, const WantedDie&) = default;
};

/// The dice of one battle, in the order in which its orders ask for them: a value that is copied with the battle's
/// state, so that a copy goes on with the same dice. Allocates nothing.
///
/// Generated dice are those of faceOf({seed, stream, index}): the n-th die of a battle has the same face on every
/// machine, whatever was asked before. One block of the generator serves four dice.
class BattleDice {
public:
    BattleDice() = default;
    BattleDice(std::uint64_t seed, std::uint64_t stream, std::uint64_t next = 0)
        : m_seed(seed),
          m_stream(stream),
          m_next(next)
    {
    }
    /// The faces that players rolled for the order at hand. `faces` must outlive these dice.
    static BattleDice typed(std::span<const int> faces);

    /// The next die, 1 to `sides` (2 to 1000). Typed dice that have run out or do not fit give 1 and leave a wanted():
    /// the caller then throws away the state it was performing on.
    int roll(int sides, std::string_view rule, std::string_view why);

    [[nodiscard]] bool isTyped() const { return m_isTyped; }
    /// The first die that is missing or does not fit; of 0 sides when none is.
    [[nodiscard]] const WantedDie& wanted() const { return m_wanted; }
    /// How many dice were drawn so far.
    [[nodiscard]] std::uint64_t drawn() const { return m_next; }
    /// Typed faces that nobody asked for.
    [[nodiscard]] std::size_t leftOver() const;

    friend bool operator==(const BattleDice& a, const BattleDice& b)
    {
        return a.m_seed == b.m_seed && a.m_stream == b.m_stream && a.m_next == b.m_next;
    }

private:
    std::uint64_t m_seed = 0;
    std::uint64_t m_stream = 0;
    std::uint64_t m_next = 0;
    std::uint64_t m_block = ~std::uint64_t{0}; ///< whose words lie in m_words
    std::array<std::uint32_t, 4> m_words{};
    std::span<const int> m_typed;
    bool m_isTyped = false;
    WantedDie m_wanted;
};

} // namespace navarch
