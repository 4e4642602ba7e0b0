// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/orders.h"

#include <memory>

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

void orderMachineSides(Deed& deed)
{
    // All look at the campaign as it is when the turn is advanced; nobody sees what another orders this week.
    const Campaign& campaign = deed.draft().base();
    const Figures& figures = deed.figures();
    Council council(deed);
    for (const auto& [id, side] : campaign.table<SideRecord>()) {
        if (side.player != Player::Machine)
            continue;
        const Knowledge known = knowledgeOf(campaign, figures, id);
        for (const SetOrder& order : decideOrders(known, figures))
            council.act(order);
        for (const Action& purchase : decidePurchases(campaign, known, figures))
            council.act(purchase);
    }
}

} // namespace navarch
