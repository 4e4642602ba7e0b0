// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/people/people_words.h"

#include <QStringList>

#include <algorithm>
#include <set>

#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"

namespace navarch {

namespace {

QString squadronWords(const Campaign& campaign, const SquadronRecord& squadron)
{
    const FleetRecord* fleet = campaign.find(squadron.fleet);
    return fleet ? QStringLiteral("%1, %2").arg(words(squadron.name), words(fleet->name))
                 : words(squadron.name);
}

} // namespace

QString personName(const CommanderRecord& commander)
{
    return commander.name.empty() ? windowText("The commander") : words(commander.name);
}

QString postWords(const Campaign& campaign, const CommanderRecord& commander)
{
    if (const FleetRecord* fleet = campaign.find(commander.fleet))
        return windowText("Admiral of %1").arg(words(fleet->name));
    if (const SquadronRecord* squadron = campaign.find(commander.squadron))
        return squadronWords(campaign, *squadron);
    if (const PortRecord* port = campaign.find(commander.port))
        return windowText("Garrison of %1").arg(words(port->name));
    switch (commander.state) {
    case PersonState::Captured: return windowText("In captivity");
    case PersonState::Dead: return windowText("No command");
    default: return windowText("Waits at home");
    }
}

QString stateWords(PersonState state)
{
    switch (state) {
    case PersonState::Fit: return windowText("Fit");
    case PersonState::Wounded: return windowText("Wounded");
    case PersonState::Captured: return windowText("Captured");
    case PersonState::Dead: return windowText("Dead");
    }
    return {};
}

QString stateWords(const Campaign& campaign, const CommanderRecord& commander)
{
    switch (commander.state) {
    case PersonState::Wounded:
        return commander.weeksOut == 1 ? windowText("Wounded, out for a week")
                                       : windowText("Wounded, out for %1 weeks").arg(commander.weeksOut);
    case PersonState::Captured: return windowText("Held by %1").arg(sideName(campaign, commander.captor));
    case PersonState::Dead:
        return commander.side.isNone() || commander.weeksOut < 1 ? windowText("Dead")
               : commander.weeksOut == 1
                   ? windowText("Dead, another comes in a week")
                   : windowText("Dead, another comes in %1 weeks").arg(commander.weeksOut);
    case PersonState::Fit: break;
    }
    return stateWords(commander.state);
}

QString sideName(const Campaign& campaign, SideId side)
{
    const SideRecord* record = campaign.find(side);
    return record ? words(record->name) : windowText("nobody");
}

QString Command::key() const
{
    const std::int64_t number =
        place.fleet.value + place.squadron.value + place.port.value; // two of them are 0
    return QStringLiteral("%1:%2").arg(words(nameOf(post))).arg(number);
}

std::vector<Command> openCommands(const Campaign& campaign, SideId side, CommanderId commander)
{
    std::set<FleetId> fleets;
    std::set<SquadronId> squadrons;
    std::set<PortId> ports;
    for (const auto& [id, other] : campaign.table<CommanderRecord>())
        if (id != commander) {
            fleets.insert(other.fleet);
            squadrons.insert(other.squadron);
            ports.insert(other.port);
        }
    std::vector<Command> open;
    for (const auto& [id, fleet] : campaign.table<FleetRecord>())
        if (fleet.side == side && !fleets.contains(id))
            open.push_back({Post::Fleet, {id, {}, {}}, windowText("Admiral of %1").arg(words(fleet.name))});
    for (const auto& [id, squadron] : campaign.table<SquadronRecord>())
        if (const FleetRecord* fleet = campaign.find(squadron.fleet);
            fleet && fleet->side == side && !squadrons.contains(id))
            open.push_back({Post::Squadron, {{}, id, {}}, squadronWords(campaign, squadron)});
    for (const auto& [id, garrison] : campaign.table<GarrisonRecord>())
        if (const PortRecord* port = campaign.find(garrison.port);
            port && port->owner == side && !ports.contains(port->id))
            open.push_back(
                {Post::Garrison, {{}, {}, port->id}, windowText("Garrison of %1").arg(words(port->name))});
    const CommanderRecord* standing = campaign.find(commander);
    if (standing)
        std::stable_partition(open.begin(), open.end(), [&](const Command& each) {
            return each.place.fleet == standing->fleet && each.place.squadron == standing->squadron
                   && each.place.port == standing->port;
        });
    open.push_back({standing ? standing->post : Post::Squadron, {}, windowText("Waits at home")});
    return open;
}

std::optional<Command> commandFrom(const QString& key)
{
    const QStringList parts = key.split(QLatin1Char(':'));
    bool isNumber = false;
    const qlonglong number = parts.size() == 2 ? parts[1].toLongLong(&isNumber) : 0;
    const auto post = enumFromName<Post>(parts.front().toStdString());
    if (!post || !isNumber)
        return std::nullopt;
    Command command{.post = *post, .place = {}, .text = {}};
    switch (*post) {
    case Post::Fleet: command.place.fleet = FleetId{number}; break;
    case Post::Squadron: command.place.squadron = SquadronId{number}; break;
    case Post::Garrison: command.place.port = PortId{number}; break;
    }
    return command;
}

} // namespace navarch
