// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/events/battle_dice.h"

#include "core/dice/dice.h"

namespace navarch {

BattleDice BattleDice::typed(std::span<const int> faces)
{
    BattleDice dice;
    dice.m_typed = faces;
    dice.m_isTyped = true;
    return dice;
}

int BattleDice::roll(int sides, std::string_view rule, std::string_view why)
{
    if (m_isTyped) {
        const int face = m_next < m_typed.size() ? m_typed[m_next] : 0;
        ++m_next;
        if (face >= 1 && face <= sides)
            return face;
        if (m_wanted.sides == 0)
            m_wanted = {sides, rule, why, face};
        return 1;
    }
    const std::uint64_t block = m_next >> 2;
    if (block != m_block) {
        m_words = diceBlock(m_seed, m_stream, block);
        m_block = block;
    }
    const std::uint32_t word = m_words[m_next & 3];
    const DieAddress address{m_seed, m_stream, m_next++};
    return faceOfWord(word, address, sides);
}

std::size_t BattleDice::leftOver() const
{
    return m_isTyped && m_typed.size() > m_next ? m_typed.size() - m_next : 0;
}

} // namespace navarch
