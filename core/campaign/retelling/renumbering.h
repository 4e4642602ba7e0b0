// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "core/campaign/gate/actions.h"

namespace navarch {

/// Which record of a retold war is which of the war as it was told before. A deed that is gone through again makes records
/// under other numbers when there are more or fewer before it; later deeds name them by the old ones.
class Renumbering {
public:
    /// What a deed made then, and what it makes now. Records of one kind are the same when they have the same name, contacts
    /// when the same fleets met, and otherwise by their order.
    void match(const Changes& then, const Changes& now);
    /// What a deed made that is not told any more.
    void forget(const Changes& then) { match(then, {}); }

    /// The action by the new numbers; nothing when it names something that never came to be.
    [[nodiscard]] std::optional<Action> translated(const Action& action) const;

    /// The number now; the same of what was there before; nothing of what never came to be.
    [[nodiscard]] std::optional<std::int64_t> numberOf(std::int64_t then) const;

private:
    std::map<std::int64_t, std::optional<std::int64_t>>
        m_numbers; ///< of what was made since; one count for all tables
};

} // namespace navarch
