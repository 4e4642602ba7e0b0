// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/lists/shown_choice.h"
#include "app/campaign/wording.h"

namespace navarch {

/// Every value of an enumeration to choose from, by its written name.
template <NamedEnum E>
[[nodiscard]] QList<ShownChoice> choicesOf()
{
    QList<ShownChoice> choices;
    for (const auto& each : EnumNames<E>::names)
        choices.push_back({words(each.name), wordOf(each.value)});
    return choices;
}

} // namespace navarch
