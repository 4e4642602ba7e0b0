// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/lists/shown_choice.h"

#include <algorithm>

namespace navarch {

bool offers(const QList<ShownChoice>& choices, const QVariant& value)
{
    return std::any_of(choices.begin(), choices.end(),
                       [&](const ShownChoice& each) { return each.value == value; });
}

void sortByText(QList<ShownChoice>& choices)
{
    std::sort(choices.begin(), choices.end(), [](const ShownChoice& a, const ShownChoice& b) {
        return a.text.localeAwareCompare(b.text) < 0;
    });
}

} // namespace navarch
