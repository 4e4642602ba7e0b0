// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include "app/battle/order_list.h"

namespace navarch {

/// Orders of which one is considered before it is given, of a ship or of a side alike.
class OrderOffer {
public:
    [[nodiscard]] OrderList& list() { return m_list; }
    [[nodiscard]] const OrderList& list() const { return m_list; }
    /// The place in the list of the order that is considered; -1: none.
    [[nodiscard]] int chosen() const { return m_chosen; }

    /// Considers the order at that place; where there is none, none. Whether another is considered than before.
    bool choose(int place)
    {
        const int before = std::exchange(m_chosen, m_list.at(place) ? place : -1);
        return m_chosen != before;
    }
    /// Null when there is none.
    [[nodiscard]] const MatchOption* at(int place) const
    {
        const OrderList::Row* row = m_list.at(place);
        return row ? &row->option : nullptr;
    }

private:
    OrderList m_list;
    int m_chosen = -1;
};

} // namespace navarch
