// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/actions/sea_actions.h"

#include "core/campaign/actions/joining.h"
#include "core/campaign/actions/order_check.h"

namespace navarch {

void carryOut(const SetOrder& action, Deed& deed)
{
    deed.title(phrase("Give an order"));
    Draft& draft = deed.draft();
    CheckedOrder checked = checkOrder(draft, deed.figures(), action);
    if (const FleetRecord* fleet = draft.find(action.fleet))
        deed.title(phrase("Order %1 to %2", given(fleet->name), termOf(nameOf(action.order))));
    const bool refused = hasErrors(checked.findings);
    for (Finding& finding : checked.findings)
        deed.verdict().reasons.push_back(std::move(finding));
    if (refused)
        return;
    OrderRecord& order = checked.order;
    deed.happened(
        "order-given",
        phrase("%1 %2.", given(draft.find(action.fleet)->name), phraseOf(order, draft, deed.figures())),
        "CP-7.3");
    const OrderRecord* standing = orderOf(draft, action.fleet);
    // To lie where it is and avoid battle is what a fleet does without an order.
    OrderRecord idle;
    idle.fleet = action.fleet;
    if (order == idle) {
        if (standing)
            draft.remove(standing->id);
    } else if (standing) {
        order.id = standing->id;
        draft.put(std::move(order));
    } else {
        draft.add(std::move(order));
    }
}

void carryOut(const JoinFleets& action, Deed& deed)
{
    deed.title(phrase("Join fleets"));
    const FleetRecord* from = deed.require(action.fleet, "fleet");
    const FleetRecord* into = deed.require(action.into, "fleet");
    if (!from || !into)
        return;
    deed.title(phrase("Join %1 to %2", given(from->name), given(into->name)));
    joinFleets(action, deed);
}

void carryOut(const SplitFleet& action, Deed& deed)
{
    deed.title(phrase("Split a fleet"));
    const FleetRecord* fleet = deed.require(action.fleet, "fleet");
    if (!fleet)
        return;
    deed.title(phrase("Split %1 from %2", given(action.name), given(fleet->name)));
    splitFleet(action, deed);
}

} // namespace navarch
