// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/ports_to_print.h"

#include "app/campaign/wording.h"
#include "app/paper/material.h"

namespace navarch {

void PortsToPrint::choose(int port)
{
    m_desk.goTo(PrintOrigin::Ports);
    m_desk.side = {};
    m_port = PortId{port};
    emit picked();
}

QList<ShownChoice> PortsToPrint::choices() const
{
    QList<ShownChoice> list;
    const Campaign* all = m_desk.records();
    if (!all || !m_desk.isAt(PrintOrigin::Ports))
        return list;
    for (const auto& [id, port] : all->table<PortRecord>())
        if (port.defences != DefencesKind::None && m_desk.mayPrint(port.owner)) {
            const SideRecord* owner = all->find(port.owner);
            list += choice(id.value,
                           tr("%1 · %2").arg(words(port.name), owner ? words(owner->name) : tr("neutral")));
        }
    list.prepend(choice(0, list.size() == 1 ? tr("The only port with walls")
                                            : tr("All %1 ports with walls").arg(list.size())));
    return list;
}

void PortsToPrint::setChosen(int port)
{
    if (port == chosen())
        return;
    m_port = PortId{port};
    emit picked();
}

void PortsToPrint::lookAgain()
{
    const Campaign* all = m_desk.records();
    const PortRecord* port = all ? all->find(m_port) : nullptr;
    if (!port || !m_desk.mayPrint(port->owner))
        m_port = {};
}

void PortsToPrint::addTo(PrintMaterial& material) const
{
    if (m_desk.isAt(PrintOrigin::PortBuilder)) {
        const PortPlan& plan = m_desk.portBuilder->plan();
        material.ports.push_back({plan.port, {plan.defences(), {}, {}}});
        return;
    }
    const Campaign& all = *m_desk.records();
    for (const auto& [id, port] : all.table<PortRecord>())
        if (m_desk.mayPrint(port.owner) && (m_port.isNone() || id == m_port))
            material.add(all, id);
}

std::optional<QString> PortsToPrint::title() const
{
    if (m_desk.isAt(PrintOrigin::PortBuilder))
        return m_desk.portBuilder->name();
    return m_port ? std::optional(words(m_desk.records()->find(m_port)->name)) : std::nullopt;
}

QString PortsToPrint::whyEmpty() const
{
    return tr("None of these ports has walls that you know of. Build some in Ports, or choose another side.");
}

} // namespace navarch
