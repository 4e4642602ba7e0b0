// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/fleets_to_print.h"

#include <algorithm>

#include "app/campaign/wording.h"
#include "app/paper/material.h"
#include "db/campaign_file.h"

namespace navarch {

void FleetsToPrint::choose(int fleet, const QString& squadron)
{
    m_desk.goTo(PrintOrigin::Fleets);
    m_desk.side = {};
    m_fleet = FleetId{fleet};
    m_battle = {};
    m_squadron = squadron;
    emit picked();
}

void FleetsToPrint::chooseSquadron(int squadron)
{
    const Campaign* all = m_desk.records();
    if (const SquadronRecord* record = all ? all->find(SquadronId{squadron}) : nullptr)
        choose(static_cast<int>(record->fleet.value), words(record->name));
}

void FleetsToPrint::chooseBattle(int battle)
{
    m_desk.goTo(PrintOrigin::Fleets);
    m_desk.side = {};
    m_fleet = {};
    m_battle = BattleId{battle};
    m_squadron.clear();
    emit picked();
}

QList<ShownChoice> FleetsToPrint::choices() const
{
    QList<ShownChoice> list;
    const Campaign* all = m_desk.records();
    if (!all || !m_desk.isAt(PrintOrigin::Fleets))
        return list;
    for (const auto& [id, fleet] : all->table<FleetRecord>()) {
        if (!m_desk.mayPrint(fleet.side))
            continue;
        const SideRecord* side = m_desk.side.isNone() ? all->find(fleet.side) : nullptr;
        list += choice(id.value,
                       side ? tr("%1 · %2").arg(words(fleet.name), words(side->name)) : words(fleet.name));
    }
    const qsizetype fleets = list.size();
    for (const BattleId battle : m_desk.battles(PrintDesk::Which::Waiting))
        if (const std::size_t count = m_desk.fleetsOf(battle).size(); count > 0)
            list.prepend(
                choice(-battle.value, tr("%1: %2 fleets").arg(words(all->find(battle)->name)).arg(count)));
    list.prepend(choice(0, fleets == 1 ? tr("The only fleet") : tr("All %1 fleets").arg(fleets)));
    return list;
}

void FleetsToPrint::setChosen(int fleet)
{
    if (fleet == chosen())
        return;
    m_fleet = FleetId{std::max(0, fleet)};
    m_battle = BattleId{std::max(0, -fleet)};
    m_squadron.clear();
    emit picked();
}

QList<ShownChoice> FleetsToPrint::squadrons() const
{
    QList<ShownChoice> list;
    if (m_desk.isAt(PrintOrigin::FleetBuilder)) {
        for (const std::string& squadron : m_desk.fleetBuilder->plan().squadrons)
            list += choice(QVariant(words(squadron)), words(squadron));
    } else if (m_desk.isAt(PrintOrigin::Fleets) && m_fleet) {
        for (const auto& [id, squadron] : m_desk.records()->table<SquadronRecord>())
            if (squadron.fleet == m_fleet)
                list += choice(QVariant(words(squadron.name)), words(squadron.name));
    }
    if (!list.isEmpty())
        list.prepend(choice(QVariant(QString()), tr("The whole fleet")));
    return list;
}

void FleetsToPrint::setSquadron(const QString& squadron)
{
    if (squadron == m_squadron)
        return;
    m_squadron = squadron;
    emit picked();
}

void FleetsToPrint::lookAgain()
{
    const Campaign* all = m_desk.records();
    const FleetRecord* record = all ? all->find(m_fleet) : nullptr;
    if (!record || !m_desk.mayPrint(record->side)) {
        m_fleet = {};
        if (m_desk.isAt(PrintOrigin::Fleets))
            m_squadron.clear();
    }
    if (!m_desk.waits(m_battle) || m_desk.fleetsOf(m_battle).empty())
        m_battle = {};
    if (!offers(squadrons(), m_squadron))
        m_squadron.clear();
}

void FleetsToPrint::addTo(PrintMaterial& material) const
{
    if (m_desk.isAt(PrintOrigin::FleetBuilder)) {
        material.add(m_desk.fleetBuilder->fleet(), m_squadron.toStdString());
        return;
    }
    const Campaign& all = *m_desk.records();
    const std::string tag = warTag(m_desk.campaign->file()->identity());
    const std::string squadron = m_fleet ? m_squadron.toStdString() : std::string();
    if (m_battle) {
        for (const FleetId fleet : m_desk.fleetsOf(m_battle))
            material.add(all, fleet, tag, m_battle);
        return;
    }
    for (const auto& [id, fleet] : all.table<FleetRecord>())
        if (m_desk.mayPrint(fleet.side) && (m_fleet.isNone() || id == m_fleet))
            material.add(all, id, tag, {}, squadron);
}

std::optional<QString> FleetsToPrint::title() const
{
    if (m_desk.isAt(PrintOrigin::FleetBuilder))
        return m_squadron.isEmpty() ? m_desk.fleetBuilder->name() : m_squadron;
    if (m_battle)
        return words(m_desk.records()->find(m_battle)->name);
    if (m_fleet)
        return m_squadron.isEmpty() ? words(m_desk.records()->find(m_fleet)->name) : m_squadron;
    return std::nullopt;
}

QString FleetsToPrint::rules() const
{
    const BattleRecord* battle = m_desk.records() && m_battle ? m_desk.records()->find(m_battle) : nullptr;
    return battle ? words(battle->rules) : QString();
}

QString FleetsToPrint::whyEmpty() const
{
    if (!m_squadron.isEmpty())
        return tr("There are no ships in this squadron. Put some into it in Fleets, or choose another.");
    return m_fleet ? tr("There are no ships in this fleet. Buy some for it, or choose another fleet.")
                   : tr("There are no ships here yet. Buy a fleet into the campaign from the fleet builder.");
}

} // namespace navarch
