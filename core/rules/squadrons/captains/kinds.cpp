// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/captains/kinds.h"

namespace navarch::squadrons {

OrderKind kindOf(const Order& order)
{
    constexpr int acts = 32; // of one order, at most
    constexpr int ways = 3;
    OrderKind kind;
    kind.act = acts * static_cast<int>(order.index());
    std::visit(
        [&]<class Kind>(const Kind& given) {
            if constexpr (requires { given.squadron; })
                kind.subject = given.squadron;
            if constexpr (std::same_as<Kind, Advance>) {
                int turned = 0;
                for (const Step& step : given.all())
                    turned += step.turn;
                kind.act += ways * static_cast<int>(given.intent) + (turned > 0 ? 2 : turned < 0 ? 1 : 0);
            } else if constexpr (std::same_as<Kind, Form> || std::same_as<Kind, Reform>) {
                kind.act += static_cast<int>(given.formation);
            }
        },
        order);
    return kind;
}

} // namespace navarch::squadrons
