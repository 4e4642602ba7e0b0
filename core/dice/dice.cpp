// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/dice.h"

#include <cassert>

#include <Random123/philox.h>

namespace navarch {

int faceOf(const DieAddress& address, int sides)
{
    assert(sides >= 2 && sides <= 1000);
    const auto low = [](std::uint64_t x) { return static_cast<std::uint32_t>(x); };
    const auto high = [](std::uint64_t x) { return static_cast<std::uint32_t>(x >> 32); };
    const auto range = static_cast<std::uint32_t>(sides);
    const std::uint32_t reject = (0u - range) % range;

    r123::Philox4x32 philox;
    const r123::Philox4x32::key_type key{{low(address.seed), high(address.seed)}};
    for (std::uint32_t attempt = 0;; ++attempt) {
        const r123::Philox4x32::ctr_type counter{
            {low(address.index >> 2), attempt, low(address.stream), high(address.stream)}};
        const std::uint32_t word = philox(counter, key)[address.index & 3];
        const std::uint64_t product = std::uint64_t{word} * range;
        if (low(product) >= reject)
            return static_cast<int>(high(product)) + 1;
    }
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
