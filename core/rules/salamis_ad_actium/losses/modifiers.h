// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "core/battle/events/proceedings.h"

namespace navarch::salamis {

/// A line of a sum that goes onto a die. The texts are literals.
struct ModifierLine {
    std::string_view rule;
    std::string_view text;
    int value = 0;

    friend bool operator==(const ModifierLine&, const ModifierLine&) = default;
};

/// What goes onto a die, line by line; zero lines are passed over. Allocates nothing.
class Modifiers {
public:
    void add(std::string_view rule, std::string_view text, int value)
    {
        if (value != 0 && m_count < m_lines.size())
            m_lines[m_count++] = {rule, text, value};
    }
    [[nodiscard]] int sum() const
    {
        int sum = 0;
        for (const ModifierLine& line : lines())
            sum += line.value;
        return sum;
    }
    [[nodiscard]] std::span<const ModifierLine> lines() const { return {m_lines.data(), m_count}; }
    /// Leaves the lines with the next event; returns their sum.
    int tellTo(Proceedings& proceedings) const
    {
        for (const ModifierLine& line : lines())
            proceedings.modifier(line.rule, line.text, line.value);
        return sum();
    }

private:
    std::array<ModifierLine, 16> m_lines{};
    std::size_t m_count = 0;
};

} // namespace navarch::salamis
