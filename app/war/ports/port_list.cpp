// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/ports/port_list.h"

#include <algorithm>

#include "app/base/pricing/amounts.h"
#include "app/campaign/wording.h"
#include "core/campaign/fleets/roster.h"
#include "core/campaign/harbours/known_state.h"
#include "core/pricing/port_price.h"

namespace navarch {

const RowRoles<PortEntry>& PortList::roles()
{
    static const RowRoles<PortEntry> all{{"portId", &PortEntry::id},         {"name", &PortEntry::name},
                                         {"value", &PortEntry::value},       {"owner", &PortEntry::owner},
                                         {"colour", &PortEntry::colour},     {"emblem", &PortEntry::emblem},
                                         {"defences", &PortEntry::defences}, {"price", &PortEntry::price},
                                         {"state", &PortEntry::state},       {"fleets", &PortEntry::fleets}};
    return all;
}

void PortList::setSortBy(const QString& by)
{
    if (by == m_sortBy)
        return;
    m_sortBy = by;
    emit orderChanged();
    refill();
}

void PortList::setDescending(bool descending)
{
    if (descending == m_descending)
        return;
    m_descending = descending;
    emit orderChanged();
    refill();
}

void PortList::setFilter(const QString& filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    emit orderChanged();
    refill();
}

int PortList::idAt(int row) const
{
    const PortEntry* port = rowAt(m_rows, row);
    return port ? static_cast<int>(port->id) : 0;
}

int PortList::rowOf(int portId) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].id == portId)
            return static_cast<int>(i);
    return -1;
}

int PortList::idOf(const QString& name) const
{
    for (const PortEntry& port : m_rows)
        if (port.name.startsWith(name))
            return static_cast<int>(port.id);
    return 0;
}

void PortList::refill()
{
    struct Sortable {
        PortEntry row;
        Talents price;
    };
    std::vector<Sortable> ports;
    QString unrolled;
    if (const Campaign* all = records()) {
        std::map<PortId, int> fleets;
        for (const auto& [id, fleet] : all->table<FleetRecord>())
            fleets[fleet.port] += campaign()->sees(fleet.side);
        for (const auto& [id, port] : all->table<PortRecord>()) {
            Sortable made;
            PortEntry& row = made.row;
            row.id = id.value;
            row.name = words(port.name);
            row.value = port.economicValue;
            row.state = wordOf(stateKnownTo(port, campaign()->looksAs()), "a port");
            row.fleets = fleets[id];
            if (const SideRecord* owner = all->find(port.owner)) {
                row.owner = words(owner->name);
                row.colour = words(nameOf(owner->colour));
                row.emblem = words(nameOf(owner->emblem));
            }
            if (!campaign()->sees(port.owner)) {
                row.defences = tr("Not known");
            } else if (port.defences == DefencesKind::None) {
                row.defences = tr("None yet");
                if (port.owner.isNone() && unrolled.isEmpty())
                    unrolled = row.name;
            } else {
                const Fortification defences = defencesOf(*all, id);
                made.price = fortificationPrice(defences, campaign()->figures().prices).total;
                row.price = amountText(made.price);
                row.defences = defences.sections.size() == 1
                                   ? tr("1 wall section")
                                   : tr("%1 wall sections").arg(defences.sections.size());
                const KnownPort* known = campaign()->figures().gazetteer.find(port.place);
                if (port.defences == DefencesKind::Rolled)
                    row.defences += known && known->walls ? tr(", from the chart") : tr(", rolled");
            }
            const bool shown = m_filter.isEmpty() || row.name.contains(m_filter, Qt::CaseInsensitive)
                               || row.owner.contains(m_filter, Qt::CaseInsensitive);
            if (shown)
                ports.push_back(std::move(made));
        }
    }
    const auto before = [this](const Sortable& a, const Sortable& b) {
        if (m_sortBy == QLatin1String("value"))
            return a.row.value < b.row.value;
        if (m_sortBy == QLatin1String("owner"))
            return a.row.owner.localeAwareCompare(b.row.owner) < 0;
        if (m_sortBy == QLatin1String("price"))
            return a.price < b.price;
        return a.row.name.localeAwareCompare(b.row.name) < 0;
    };
    std::stable_sort(ports.begin(), ports.end(), [&](const Sortable& a, const Sortable& b) {
        return m_descending ? before(b, a) : before(a, b);
    });
    std::vector<PortEntry> rows;
    rows.reserve(ports.size());
    for (Sortable& port : ports)
        rows.push_back(std::move(port.row));
    replaceRows(m_rows, std::move(rows));
    if (unrolled != m_unrolled) {
        m_unrolled = unrolled;
        emit unrolledChanged();
    }
}

} // namespace navarch
