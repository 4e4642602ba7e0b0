// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/wars/war_ports.h"

#include <algorithm>

#include "app/base/pricing/amounts.h"
#include "app/campaign/wording.h"
#include "app/workshop/portbuilder/port_plan.h"
#include "app/workshop/wars/war_words.h"
#include "core/campaign/founding/scenario_edits.h"
#include "core/pricing/port_price.h"

namespace navarch {

const RowRoles<WarPortEntry>& WarPorts::roles()
{
    static const RowRoles<WarPortEntry> all{
        {"place", &WarPortEntry::place},         {"name", &WarPortEntry::name},
        {"value", &WarPortEntry::value},         {"taken", &WarPortEntry::taken},
        {"owner", &WarPortEntry::owner},         {"ownerName", &WarPortEntry::ownerName},
        {"colour", &WarPortEntry::colour},       {"emblem", &WarPortEntry::emblem},
        {"home", &WarPortEntry::home},           {"yard", &WarPortEntry::yard},
        {"sections", &WarPortEntry::sections},   {"garrison", &WarPortEntry::garrison},
        {"commander", &WarPortEntry::commander}, {"commanderQuality", &WarPortEntry::commanderQuality},
        {"price", &WarPortEntry::price},         {"fleets", &WarPortEntry::fleets},
        {"standing", &WarPortEntry::standing}};
    return all;
}

const Fortification* WarPorts::defencesAt(const std::string& place) const
{
    for (const PlannedSide& side : m_reading.plan.sides)
        for (const PlannedSide::PlannedDefences& each : side.defences)
            if (each.port == place)
                return &each.defences;
    return nullptr;
}

void WarPorts::refill()
{
    std::vector<WarPortEntry> rows;
    const CampaignPlan& plan = m_reading.plan;
    const PortGazetteer& gazetteer = m_reading.figures->gazetteer;
    m_all = 0;
    for (const KnownPort& known : gazetteer.all()) {
        const auto planned = std::find_if(plan.ports.begin(), plan.ports.end(),
                                          [&](const PlannedPort& port) { return port.place == known.id; });
        WarPortEntry row;
        row.value = gazetteer.economicValue(known, plan.year);
        row.taken = planned != plan.ports.end();
        if (row.value == 0 && !row.taken)
            continue;
        ++m_all;
        row.place = words(known.id);
        row.name = words(known.name);
        if (row.taken) {
            row.owner = ownerOf(plan, *planned);
            row.yard = planned->yard;
        }
        if (row.owner >= 0) {
            const PlannedSide& side = plan.sides[static_cast<std::size_t>(row.owner)];
            row.ownerName = words(side.name);
            row.colour = words(nameOf(side.colour));
            row.emblem = words(nameOf(side.emblem));
            row.home = side.homePort == known.id;
        }
        if (!m_search.isEmpty() && !row.name.contains(m_search, Qt::CaseInsensitive)
            && !row.ownerName.contains(m_search, Qt::CaseInsensitive))
            continue;
        if (const Fortification* walls = defencesAt(known.id)) {
            row.sections = static_cast<int>(walls->sections.size());
            row.garrison = words(nameOf(walls->garrison));
            row.commander = words(walls->commander.name);
            row.commanderQuality = words(nameOf(walls->commander.quality));
            row.price = amountText(fortificationPrice(*walls, m_reading.figures->prices).total);
        } else if (known.walls) {
            row.standing = static_cast<int>(known.walls->sections.size());
        }
        QStringList fleets;
        for (const PlannedSide& side : plan.sides)
            for (const PlannedSide::PlannedFleet& fleet : side.fleets)
                if (fleet.port == known.id)
                    fleets += words(fleet.fleet.name);
        row.fleets = fleets.join(QStringLiteral(", "));
        rows.push_back(std::move(row));
    }
    std::stable_sort(rows.begin(), rows.end(), [](const WarPortEntry& a, const WarPortEntry& b) {
        return QString::localeAwareCompare(a.name, b.name) < 0;
    });
    replaceRows(m_rows, std::move(rows));
    emit refilled();
}

void WarPorts::setSearch(const QString& search)
{
    if (search.trimmed() == m_search)
        return;
    m_search = search.trimmed();
    refill();
}

QList<ShownChoice> WarPorts::owners() const
{
    QList<ShownChoice> list{ShownChoice{-1, tr("Neutral")}};
    int number = 0;
    for (const PlannedSide& side : m_reading.plan.sides)
        list += ShownChoice{number++, words(side.name)};
    return list;
}

QString WarPorts::laidOut() const
{
    return m_laidOut.empty() ? QString() : portName(m_reading, m_laidOut);
}

int WarPorts::rowOf(const QString& place) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].place == place)
            return static_cast<int>(i);
    return -1;
}

bool WarPorts::setTaken(const QString& place, bool taken)
{
    return editWar(m_document, taken ? tr("Take a port in") : tr("Leave a port out"),
                   [&](const ScenarioDraft& draft) {
                       return taken ? withPort(draft, place.toStdString(), builtInFigures())
                                    : withoutPort(draft, place.toStdString(), builtInFigures());
                   });
}

bool WarPorts::setListedTaken(bool taken)
{
    std::vector<std::string> places;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const WarPortEntry& row = m_rows[i];
        const bool mayGo = row.owner < 0 && row.fleets.isEmpty();
        if (row.taken != taken && (taken || mayGo))
            places.push_back(row.place.toStdString());
    }
    return !places.empty()
           && editWar(m_document, taken ? tr("Take ports in") : tr("Leave ports out"),
                      [&](const ScenarioDraft& draft) {
                          return taken ? withPorts(draft, places, builtInFigures())
                                       : withoutPorts(draft, places, builtInFigures());
                      });
}

bool WarPorts::setOwner(const QString& place, int side)
{
    const auto& sides = m_reading.plan.sides;
    const std::string owner = side >= 0 && side < static_cast<int>(sides.size())
                                  ? sides[static_cast<std::size_t>(side)].id
                                  : std::string();
    return editWar(m_document, tr("Hand a port over"), [&](const ScenarioDraft& draft) {
        return withOwner(draft, place.toStdString(), owner, builtInFigures());
    });
}

bool WarPorts::setYard(const QString& place, bool hasYard)
{
    return editWar(m_document, tr("Change a yard"), [&](const ScenarioDraft& draft) {
        return withYard(draft, place.toStdString(), hasYard, builtInFigures());
    });
}

bool WarPorts::fortify(const QString& place)
{
    const Limits& limits = m_reading.figures->prices.limits;
    const KnownPort* known = m_reading.figures->gazetteer.find(place.toStdString());
    if (!known)
        return false;
    Fortification walls;
    walls.name = known->name;
    walls.economicValue =
        std::max(1, m_reading.figures->gazetteer.economicValue(*known, m_reading.plan.year));
    WallSection section;
    section.capacity = walls.economicValue;
    section.archers = 1;
    walls.sections.assign(static_cast<std::size_t>(mostWallSections(walls.economicValue, limits)), section);
    return editWar(m_document, tr("Build walls"), [&](const ScenarioDraft& draft) {
        return withWalls(draft, place.toStdString(), walls, builtInFigures());
    });
}

bool WarPorts::pullDown(const QString& place)
{
    return editWar(m_document, tr("Leave walls out"), [&](const ScenarioDraft& draft) {
        return withoutWalls(draft, place.toStdString(), builtInFigures());
    });
}

bool WarPorts::setGarrison(const QString& place, const QString& quality)
{
    return changeWalls(place, [&](Fortification& walls) {
        walls.garrison = enumFromName<CrewQuality>(quality.toStdString()).value_or(walls.garrison);
    });
}

bool WarPorts::nameCommander(const QString& place, const QString& name)
{
    return changeWalls(place,
                       [&](Fortification& walls) { walls.commander.name = name.trimmed().toStdString(); });
}

bool WarPorts::setCommanderQuality(const QString& place, const QString& quality)
{
    return changeWalls(place, [&](Fortification& walls) {
        CommandQuality& his = walls.commander.quality;
        his = enumFromName<CommandQuality>(quality.toStdString()).value_or(his);
    });
}

bool WarPorts::changeWalls(const QString& place, const std::function<void(Fortification&)>& change)
{
    const Fortification* standing = defencesAt(place.toStdString());
    if (!standing)
        return false;
    Fortification walls = *standing;
    change(walls);
    return editWar(m_document, tr("Change a garrison"), [&](const ScenarioDraft& draft) {
        return withWalls(draft, place.toStdString(), walls, builtInFigures());
    });
}

void WarPorts::layOut(const QString& place, PortBuilder* builder)
{
    const Fortification* standing = defencesAt(place.toStdString());
    if (!builder || !standing)
        return;
    const KnownPort* known = m_reading.figures->gazetteer.find(place.toStdString());
    PortPlan plan;
    plan.port = *standing;
    plan.port.name = known ? known->name : place.toStdString();
    if (known)
        plan.port.economicValue =
            std::max(1, m_reading.figures->gazetteer.economicValue(*known, m_reading.plan.year));
    m_laidOut = place.toStdString();
    builder->document()->take(tr("Lay out %1").arg(words(plan.port.name)), std::move(plan));
    emit refilled();
}

bool WarPorts::takeBuilt(PortBuilder* builder)
{
    if (!builder || m_laidOut.empty())
        return false;
    const std::string place = m_laidOut;
    const bool done = editWar(m_document, tr("Build walls"), [&](const ScenarioDraft& draft) {
        return withWalls(draft, place, builder->plan().port, builtInFigures());
    });
    if (done)
        m_laidOut.clear();
    emit refilled();
    return done;
}

} // namespace navarch
