// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/phrase.h"
#include "core/battle/events/event.h"

namespace navarch {

/// How the wording of orders calls a game's ships and sides, also such as are not there: an order may come from a stranger's
/// file. `Facts` are the game's BattleFacts.
template <class Facts>
class NamedInOrders {
protected:
    explicit NamedInOrders(const Facts& facts) : m_facts(facts) {}

    [[nodiscard]] bool isKnown(ShipNumber number) const
    {
        return number >= 0 && static_cast<std::size_t>(number) < m_facts.ships.size();
    }
    [[nodiscard]] Phrase ship(ShipNumber number) const
    {
        return isKnown(number) ? Phrase(m_facts.called(number)) : phrase("A ship that is not there");
    }
    /// -1 where there is no such ship.
    [[nodiscard]] int sideOf(ShipNumber number) const
    {
        return isKnown(number) ? m_facts.of(number).side : -1;
    }
    [[nodiscard]] Phrase side(int number) const
    {
        return number >= 0 && static_cast<std::size_t>(number) < m_facts.sides.size()
                   ? Phrase(given(m_facts.sides[static_cast<std::size_t>(number)]))
                   : phrase("A side that is not there");
    }

    const Facts& m_facts;
};

} // namespace navarch
