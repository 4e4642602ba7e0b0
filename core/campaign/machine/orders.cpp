// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/orders.h"

#include <memory>
#include <vector>

#include "core/campaign/calendar.h"
#include "core/campaign/machine/decisions.h"
#include "core/campaign/machine/diplomacy.h"
#include "core/campaign/machine/first_fleet.h"
#include "core/campaign/machine/musters.h"
#include "core/campaign/machine/purchases.h"
#include "core/campaign/money/month_books.h"

namespace navarch {

namespace {

/// The campaign with what the captains have done so far: each action is tried out as a person's would be at the gate, so
/// one that is refused is not done and costs the turn nothing.
class Council {
public:
    explicit Council(Deed& deed) : m_deed(deed) {}

    /// As it stands after what was done.
    [[nodiscard]] const Campaign& campaign() const { return m_table ? *m_table : m_deed.draft().base(); }

    /// Whether it was done.
    bool act(const CaptainAction& action)
    {
        if (!m_table)
            m_table = std::make_unique<Campaign>(m_deed.draft().base());
        const Verdict verdict =
            std::visit([&](const auto& typed) { return tryOut(*m_table, m_deed.figures(), typed); }, action);
        if (!verdict.allowed())
            return false;
        applyChanges(*m_table, verdict.changes);
        for (const AnyChange& any : verdict.changes)
            std::visit([&](const auto& change) { take(change); }, any);
        return true;
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

/// In a month's last week: contingents whose pay the treasury will not hold go home (CP-4.3, CP-9.1), the dearest first. A
/// captain has laid up by then what need not sail, and an ally that is not paid leaves sooner or later, or changes sides.
void endContractsBeyondMeans(SideId side, const Figures& figures,
                             const std::function<const Campaign&()>& campaign,
                             const std::function<void(const CaptainAction&)>& act)
{
    if (!isLastOfMonth(dateOf(campaign().head())))
        return;
    const std::size_t contracts = campaign().table<ContractRecord>().size();
    for (std::size_t ended = 0; ended < contracts; ++ended) {
        const MonthForecast month = nextMonth(campaign(), figures, side);
        const MonthLine* dearest = nullptr;
        for (const MonthLine& line : month.lines)
            if (line.item == MonthItem::Allies && (!dearest || line.amount < dearest->amount))
                dearest = &line;
        if (!month.after.isNegative() || !dearest)
            return;
        act(EndContract{dearest->contract});
    }
}

} // namespace

void commandSide(SideId side, WeekForesight& foresight, const std::function<const Campaign&()>& campaign,
                 const std::function<void(const CaptainAction&)>& act)
{
    const Figures& figures = foresight.figures();
    // Knowledge points into the campaign: what is decided from it is decided before anything is done.
    const std::vector<CaptainAction> said =
        decideRelations(campaign(), knowledgeOf(campaign(), figures, side));
    for (const CaptainAction& word : said)
        act(word);
    for (const JoinFleets& join : decideJoins(knowledgeOf(campaign(), figures, side)))
        act(join);
    for (const SplitFleet& leaving :
         decideLeaving(campaign(), knowledgeOf(campaign(), figures, side), figures))
        act(leaving);
    if (dateOf(campaign().head()).week == 1)
        if (const auto split = decideSplit(campaign(), knowledgeOf(campaign(), figures, side), figures))
            act(*split);
    const Knowledge known = knowledgeOf(campaign(), figures, side);
    const std::vector<SetOrder> orders = decideOrders(known, foresight);
    // All decided before anything is done: knowledge points into the campaign.
    const std::vector<CaptainAction> purchases = decidePurchases(campaign(), known, orders, foresight);
    for (const SetOrder& order : orders)
        act(order);
    for (const CaptainAction& purchase : purchases)
        act(purchase);
    endContractsBeyondMeans(side, figures, campaign, act);
}

void orderMachineSides(Deed& deed)
{
    // What a captain decides comes from his side's knowledge alone, so it is the same whatever others have ordered before.
    Council council(deed);
    WeekForesight foresight(deed.figures());
    for (const auto& [id, side] : deed.draft().base().table<SideRecord>())
        if (side.player == Player::Machine)
            commandSide(
                id, foresight, [&]() -> const Campaign& { return council.campaign(); },
                [&](const CaptainAction& action) { council.act(action); });
}

void raiseMachineFleets(Deed& deed)
{
    Council council(deed);
    for (const auto& [id, side] : deed.draft().base().table<SideRecord>()) {
        if (side.player != Player::Machine)
            continue;
        const auto fleet = decideFirstFleet(
            council.campaign(), knowledgeOf(council.campaign(), deed.figures(), id), deed.figures());
        if (fleet && council.act(*fleet))
            deed.note(Severity::Note, "machine-raises-fleet", given(side.name),
                      phrase("Its captain raises a fleet within its budget as the campaign begins."),
                      "CP-2.2");
    }
}

} // namespace navarch
