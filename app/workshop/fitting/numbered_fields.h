// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>
#include <string_view>
#include <vector>

#include "core/base/fields.h"

namespace navarch {

/// A visitor of a record's fields that finds one number or switch by its name.
struct FieldSeeker {
    std::string name;
    int* number = nullptr;
    bool* isOn = nullptr;
    Bounds bounds{0, 1};

    void operator()(std::string_view field, int& value, Bounds allowed)
    {
        if (field == name) {
            number = &value;
            bounds = allowed;
        }
    }
    void operator()(std::string_view field, bool& value)
    {
        if (field == name)
            isOn = &value;
    }
    template <class Other, class... Limits>
    void operator()(std::string_view, Other&, const Limits&...)
    {
    }

    [[nodiscard]] int value() const { return number ? *number : isOn && *isOn ? 1 : 0; }

    /// False when there is no such field, or the number is out of its bounds.
    bool set(int to) const
    {
        if ((!number && !isOn) || to < bounds.least || to > bounds.most)
            return false;
        if (number)
            *number = to;
        else
            *isOn = to != 0;
        return true;
    }
};

// Heavy engines are a list of damage modifiers; the builders set them one by one, as "heavy_engines/0" and so on.

inline constexpr Bounds engineModifierBounds{0, 6};

/// The place of an engine in "heavy_engines/1", or -1.
[[nodiscard]] int engineOf(const QString& field);
/// Its modifier, 0 when there is none.
[[nodiscard]] int engineModifier(const std::vector<int>& engines, int at);
/// Sets, adds (behind the last) or with 0 takes away an engine; false when that cannot be.
bool setEngineModifier(std::vector<int>& engines, int at, int modifier);

} // namespace navarch
