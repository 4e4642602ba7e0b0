// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/dice.h"

#include <cassert>

#include <Random123/philox.h>

namespace navarch {

namespace {

std::uint32_t low(std::uint64_t x)
{
    return static_cast<std::uint32_t>(x);
}
std::uint32_t high(std::uint64_t x)
{
    return static_cast<std::uint32_t>(x >> 32);
}

DiceBlock blockOf(std::uint64_t seed, std::uint64_t stream, std::uint64_t block, std::uint32_t attempt)
{
    const r123::Philox4x32::key_type key{{low(seed), high(seed)}};
    const r123::Philox4x32::ctr_type counter{{low(block), attempt, low(stream), high(stream)}};
    const auto words = r123::Philox4x32()(counter, key);
    return {words[0], words[1], words[2], words[3]};
}

} // namespace

DiceBlock diceBlock(std::uint64_t seed, std::uint64_t stream, std::uint64_t block)
{
    return blockOf(seed, stream, block, 0);
}

int faceOfWord(std::uint32_t word, const DieAddress& address, int sides)
{
    assert(sides >= 2 && sides <= 1000);
    const auto range = static_cast<std::uint32_t>(sides);
    std::uint64_t product = std::uint64_t{word} * range;
    if (low(product) < range) { // rejected words are below even (2^32 mod sides): seldom worth a division
        const std::uint32_t reject = (0u - range) % range;
        for (std::uint32_t attempt = 1; low(product) < reject; ++attempt) {
            word = blockOf(address.seed, address.stream, address.index >> 2, attempt)[address.index & 3];
            product = std::uint64_t{word} * range;
        }
    }
    return static_cast<int>(high(product)) + 1;
}

int faceOf(const DieAddress& address, int sides)
{
    return faceOfWord(diceBlock(address.seed, address.stream, address.index >> 2)[address.index & 3], address,
                      sides);
}

std::uint64_t streamOf(std::string_view name)
{
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (const char c : name) {
        hash ^= static_cast<std::uint8_t>(c);
        hash *= 0x100000001b3u;
    }
    return hash;
}

int Dice::roll(int sides, std::string rule, std::string why)
{
    int face = 1;
    if (!m_isTyped) {
        face = faceOf(m_address, sides);
        ++m_address.index;
    } else {
        const int typed = m_next < m_typed.size() ? m_typed[m_next] : 0;
        ++m_next;
        if (typed >= 1 && typed <= sides)
            face = typed;
        else
            m_missing.push_back({sides, typed, rule, why, {}});
    }
    m_rolls.push_back({sides, face, std::move(rule), std::move(why), {}});
    return face;
}

} // namespace navarch
