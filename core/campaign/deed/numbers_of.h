// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/campaign/deed/draft.h"

namespace navarch {

/// The numbers of the records that `isMeant` picks; collected first, for a draft must not change while it is gone through.
template <class Record, class IsMeant>
[[nodiscard]] std::vector<decltype(Record::id)> numbersOf(const Draft& draft, IsMeant isMeant)
{
    std::vector<decltype(Record::id)> numbers;
    draft.forEach<Record>([&](const Record& record) {
        if (isMeant(record))
            numbers.push_back(record.id);
    });
    return numbers;
}

} // namespace navarch
