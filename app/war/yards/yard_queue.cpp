// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/yards/yard_queue.h"

#include <algorithm>

#include "app/base/drawing/ship_silhouette.h"
#include "app/base/pricing/amounts.h"
#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"
#include "app/war/yards/yard_words.h"
#include "core/campaign/actions/yard_actions.h"
#include "core/campaign/yards/capacity.h"
#include "core/campaign/yards/plan.h"

namespace navarch {

const RowRoles<YardEntry>& YardQueue::roles()
{
    static const RowRoles<YardEntry> all{{"workId", &YardEntry::id},     {"deed", &YardEntry::deed},
                                         {"what", &YardEntry::what},     {"detail", &YardEntry::detail},
                                         {"weeks", &YardEntry::weeks},   {"done", &YardEntry::done},
                                         {"paid", &YardEntry::paid},     {"sizes", &YardEntry::sizes},
                                         {"shipId", &YardEntry::shipId}, {"outline", &YardEntry::outline}};
    return all;
}

void YardQueue::setPort(int port)
{
    if (port == this->port())
        return;
    m_port = PortId{port};
    emit portChanged();
    refill();
}

void YardQueue::refill()
{
    std::vector<YardEntry> rows;
    const Campaign* all = records();
    const PortRecord* port = all ? all->find(m_port) : nullptr;
    m_isKnown = port && port->yard && !port->owner.isNone() && campaign()->sees(port->owner);
    m_side = m_isKnown ? port->owner : SideId{};
    m_capacity = m_isKnown ? port->economicValue : 0;
    m_room = m_isKnown ? yardCapacityLeft(Draft(*all), m_port) : 0;
    if (m_isKnown)
        for (const auto& [id, work] : all->table<YardWorkRecord>())
            if (work.port == m_port && work.weeksLeft > 0 && campaign()->sees(work.side))
                rows.push_back(entryOf(*all, work));
    std::stable_sort(rows.begin(), rows.end(),
                     [](const YardEntry& a, const YardEntry& b) { return a.weeks < b.weeks; });
    replaceRows(m_rows, std::move(rows));
    emit laidOut();
}

namespace {

YardDeed::Kind deedOf(YardWork work)
{
    switch (work) {
    case YardWork::Build: return YardDeed::Build;
    case YardWork::Repair: return YardDeed::Repair;
    case YardWork::Refit: break;
    }
    return YardDeed::Refit;
}

} // namespace

YardEntry YardQueue::entryOf(const Campaign& all, const YardWorkRecord& work) const
{
    const Figures& figures = campaign()->figures();
    YardEntry row;
    row.id = work.id.value;
    row.deed = deedOf(work.work);
    row.weeks = work.weeksLeft;
    row.done = dateAfter(dateOf(all.head()), work.weeksLeft);
    row.paid = amountText(work.paid);
    row.sizes = work.sizeClasses;
    const ShipRecord* ship = all.find(work.ship);
    if (ship) {
        row.shipId = static_cast<int>(ship->id.value);
        row.what = words(ship->name);
    }
    const auto plan = work.plan.empty() ? Result<YardPlan>(YardPlan{}) : planOf(work, figures);
    switch (work.work) {
    case YardWork::Build: {
        if (!plan) {
            row.what = tr("A plan that cannot be read");
            break;
        }
        const ShipClass* known = classOf(plan->ship, figures.classes);
        const FleetRecord* fleet = all.find(work.fleet);
        row.what = words(plan->ship.name);
        row.detail = tr("%1 · joins %2")
                         .arg(known ? spokenTerm(known->name) : words(plan->ship.classId),
                              fleet ? words(fleet->name) : tr("a fleet of new ships"));
        row.outline = QVariant::fromValue(outlineTraits(plan->ship.fit));
        break;
    }
    case YardWork::Repair:
        row.detail =
            work.weeksLeft == 1 ? tr("1 level of damage") : tr("%1 levels of damage").arg(work.weeksLeft);
        break;
    case YardWork::Refit:
        if (plan && ship)
            row.detail = hullChanges(ship->fit, plan->ship.fit);
        break;
    }
    if (ship) {
        const FleetRecord* fleet = all.find(ship->fleet);
        if (fleet && fleet->port != work.port)
            row.detail = tr("%1 · waits: she is away").arg(row.detail);
        row.outline = QVariant::fromValue(outlineTraits(ship->fit, ship->condition));
    }
    return row;
}

/// What is not listed is not for these eyes (CP-2.3).
bool YardQueue::lists(int work) const
{
    return campaign()
           && std::any_of(m_rows.begin(), m_rows.end(), [&](const YardEntry& row) { return row.id == work; });
}

DeedPreview YardQueue::previewCancel(int work) const
{
    return lists(work) ? campaign()->preview(CancelYardWork{.work = YardWorkId{work}}) : DeedPreview{};
}

bool YardQueue::cancel(int work)
{
    return lists(work) && campaign()->perform(CancelYardWork{.work = YardWorkId{work}});
}

} // namespace navarch
