// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/print_desk.h"

#include <algorithm>

#include "app/campaign/wording.h"
#include "app/paper/material.h"
#include "app/war/battles/battle_words.h"
#include "core/campaign/archive/archive.h"

namespace navarch {

namespace {

/// In the order in which they are offered.
constexpr std::array offered{PrintOrigin::Fleets,       PrintOrigin::Ports,    PrintOrigin::Papers,
                             PrintOrigin::FleetBuilder, PrintOrigin::Skirmish, PrintOrigin::PortBuilder};

} // namespace

bool PrintDesk::offers(PrintOrigin origin) const
{
    switch (origin) {
    case PrintOrigin::Fleets:
    case PrintOrigin::Ports:
    case PrintOrigin::Papers: return records() != nullptr;
    case PrintOrigin::FleetBuilder: return fleetBuilder && !fleetBuilder->plan().rows.empty();
    case PrintOrigin::Skirmish: return skirmish != nullptr;
    case PrintOrigin::PortBuilder:
        // A port nobody has touched is offered only to who asks for it.
        return portBuilder
               && (m_chosen == PrintOrigin::PortBuilder || portBuilder->document()->modified()
                   || portBuilder->rolling()->rolled() || !portBuilder->name().isEmpty());
    }
    return false;
}

QString PrintDesk::nameOfOrigin(PrintOrigin origin) const
{
    switch (origin) {
    case PrintOrigin::Fleets: return tr("Fleets: %1").arg(words(records()->head().name));
    case PrintOrigin::Ports: return tr("Ports: %1").arg(words(records()->head().name));
    case PrintOrigin::Papers: return tr("Reports and books: %1").arg(words(records()->head().name));
    case PrintOrigin::FleetBuilder:
        return fleetBuilder->name().isEmpty() ? tr("Fleet builder")
                                              : tr("Fleet builder: %1").arg(fleetBuilder->name());
    case PrintOrigin::Skirmish: return tr("Skirmish: %1").arg(words(skirmish->title()));
    case PrintOrigin::PortBuilder:
        return portBuilder->name().isEmpty() ? tr("Port builder")
                                             : tr("Port builder: %1").arg(portBuilder->name());
    }
    return {};
}

QList<ShownChoice> PrintDesk::origins() const
{
    QList<ShownChoice> list;
    for (const PrintOrigin each : offered)
        if (offers(each))
            list += choice(QVariant(words(nameOf(each))), nameOfOrigin(each));
    return list;
}

std::optional<PrintOrigin> PrintDesk::origin() const
{
    if (m_chosen && offers(*m_chosen))
        return m_chosen;
    const auto first =
        std::find_if(offered.begin(), offered.end(), [this](PrintOrigin each) { return offers(each); });
    return first == offered.end() ? std::nullopt : std::optional(*first);
}

bool PrintDesk::mayPrint(SideId owner) const
{
    return campaign->sees(owner) && (side.isNone() || owner == side);
}

bool PrintDesk::mayPrint(BattleId battle) const
{
    const Campaign* all = records();
    return all && battle && all->find(battle) && mayBeSeen(*campaign, partsOf(*all, battle));
}

bool PrintDesk::fightsIn(const Campaign& campaign, SideId side, BattleId battle)
{
    const BattleParts parts = partsOf(campaign, battle);
    return std::any_of(parts.sides.begin(), parts.sides.end(),
                       [side](const BattleSideRecord* each) { return each->side == side; });
}

bool PrintDesk::waits(BattleId battle) const
{
    return mayPrint(battle) && records()->find(battle)->state == BattleState::Waiting;
}

std::vector<BattleId> PrintDesk::battles(Which which) const
{
    std::vector<BattleId> seen;
    for (const auto& [id, battle] : records()->table<BattleRecord>())
        if ((which == Which::All || (which == Which::Fought) == (battle.state == BattleState::Fought))
            && mayPrint(id))
            seen.push_back(id);
    std::reverse(seen.begin(), seen.end());
    return seen;
}

std::vector<FleetId> PrintDesk::fleetsOf(BattleId battle) const
{
    std::vector<FleetId> fleets = fleetsMeeting(*records(), battle);
    std::erase_if(fleets, [this](FleetId fleet) { return !mayPrint(records()->find(fleet)->side); });
    return fleets;
}

} // namespace navarch
