// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/orders.h"

#include <memory>
#include <vector>

#include "core/campaign/gate/gate.h"
#include "core/campaign/machine/decisions.h"
#include "core/campaign/machine/purchases.h"

namespace navarch {

namespace {

/// The campaign with what the captains have done so far: each action goes through the gate as a person's would, so one
/// that it refuses is not done and costs the turn nothing.
class Council {
public:
    explicit Council(Deed& deed) : m_deed(deed) {}

    /// As it stands after what was done.
    [[nodiscard]] const Campaign& campaign() const { return m_table ? *m_table : m_deed.draft().base(); }

    void act(const Action& action)
    {
        if (!m_table)
            m_table = std::make_unique<Campaign>(m_deed.draft().base());
        const Verdict verdict = consider(*m_table, m_deed.figures(), action);
        if (!verdict.allowed())
            return;
        applyChanges(*m_table, verdict.changes);
        for (const AnyChange& any : verdict.changes)
            std::visit([&](const auto& change) { take(change); }, any);
    }

private:
    template <class Record>
    void take(const RowChange<Record>& change)
    {
        if (change.after)
            m_deed.draft().put(*change.after);
        else
            m_deed.draft().remove(change.id());
    }

    Deed& m_deed;
    std::unique_ptr<Campaign> m_table; ///< made when somebody acts
};

} // namespace

void commandSide(SideId side, Foresight& foresight, const std::function<const Campaign&()>& campaign,
                 const std::function<void(const Action&)>& act)
{
    const Figures& figures = foresight.figures();
    for (const JoinFleets& join : decideJoins(knowledgeOf(campaign(), figures, side)))
        act(join);
    const Knowledge known = knowledgeOf(campaign(), figures, side);
    const std::vector<SetOrder> orders = decideOrders(known, foresight);
    // All decided before anything is done: knowledge points into the campaign.
    const std::vector<Action> purchases = decidePurchases(campaign(), known, orders, foresight);
    for (const SetOrder& order : orders)
        act(order);
    for (const Action& purchase : purchases)
        act(purchase);
}

void orderMachineSides(Deed& deed)
{
    // What a captain decides comes from his side's knowledge alone, so it is the same whatever others have ordered before.
    Council council(deed);
    Foresight foresight(deed.figures());
    for (const auto& [id, side] : deed.draft().base().table<SideRecord>())
        if (side.player == Player::Machine)
            commandSide(
                id, foresight, [&]() -> const Campaign& { return council.campaign(); },
                [&](const Action& action) { council.act(action); });
}

} // namespace navarch
