// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/actions/port_actions.h"

#include "core/base/counted.h"
#include "core/campaign/archive/waiting.h"
#include "core/campaign/fleets/roster.h"
#include "core/campaign/harbours/handover.h"
#include "core/ports/random_defences.h"
#include "core/pricing/port_price.h"

namespace navarch {

namespace {

/// Takes wall sections, garrison and garrison commander of a port away; returns what was paid for the commander.
void removeDefences(Draft& draft, PortId port)
{
    std::vector<Id<WallRecord>> walls;
    draft.forEach<WallRecord>([&](const WallRecord& wall) {
        if (wall.port == port)
            walls.push_back(wall.id);
    });
    for (const auto id : walls)
        draft.remove(id);
    std::vector<Id<GarrisonRecord>> garrisons;
    draft.forEach<GarrisonRecord>([&](const GarrisonRecord& garrison) {
        if (garrison.port == port)
            garrisons.push_back(garrison.id);
    });
    for (const auto id : garrisons)
        draft.remove(id);
    std::vector<CommanderId> commanders;
    draft.forEach<CommanderRecord>([&](const CommanderRecord& commander) {
        if (commander.port == port)
            commanders.push_back(commander.id);
    });
    for (const CommanderId id : commanders)
        draft.remove(id);
}

void addDefences(Deed& deed, const PortRecord& port, const Fortification& defences, DefencesKind kind)
{
    Draft& draft = deed.draft();
    int number = 0;
    for (const WallSection& section : defences.sections)
        draft.add(WallRecord{{}, port.id, ++number, section});
    draft.add(GarrisonRecord{{}, port.id, defences.garrison, 0, 0, 0});
    CommanderRecord commander;
    commander.side = port.owner;
    commander.name = defences.commander.name;
    commander.post = Post::Garrison;
    commander.quality = defences.commander.quality;
    commander.qualityBought = defences.commander.quality;
    commander.port = port.id;
    if (port.owner)
        commander.paid = deed.figures().prices.priceOf(defences.commander.quality);
    draft.add(std::move(commander));
    draft.edit(port.id).defences = kind;
}

} // namespace

void carryOut(const ChangePort& action, Deed& deed)
{
    const PortRecord* standing = deed.require(action.port, "port");
    if (!standing)
        return;
    PortRecord port = *standing;
    deed.title("Change " + port.name);
    port.name = action.name.value_or(port.name);
    port.economicValue = action.economicValue.value_or(port.economicValue);
    port.yard = action.yard.value_or(port.yard);
    port.damage = action.damage.value_or(port.damage);
    port.state = action.state.value_or(port.state);
    if (action.owner && *action.owner != port.owner) {
        refusePortWaiting(deed, port.id);
        if (*action.owner && !deed.require(*action.owner, "side"))
            return;
        refuseHandover(deed, port.id, *action.owner);
        port.owner = *action.owner;
        const SideRecord* owner = deed.draft().find(port.owner);
        deed.title("Hand " + port.name + " to " + (owner ? owner->name : std::string("nobody")));
        deed.happened("port-handed-over",
                      port.name + (owner ? " now belongs to " + owner->name + "." : " is now neutral."),
                      "CP-3.4");
        if (!deed.refused())
            handOver(deed.draft(), port.id, port.owner);
    }
    if (action.economicValue) {
        Fortification defences = defencesOf(deed.draft(), port.id);
        defences.economicValue = port.economicValue;
        for (const Finding& finding :
             fortificationFindings(defences, deed.figures().prices.limits, Defences::Rolled))
            if (finding.severity == Severity::Error)
                deed.verdict().reasons.push_back(finding);
    }
    deed.draft().edit(action.port) = port;
}

void carryOut(const FortifyPort& action, Deed& deed)
{
    const PortRecord* standing = deed.require(action.port, "port");
    if (!standing)
        return;
    const PortRecord port = *standing;
    deed.title("Fortify " + port.name);
    deed.requireSetup("Fortifications are built", "SA-15.11");
    refusePortWaiting(deed, port.id);
    if (port.owner.isNone())
        deed.refuse("neutral-port", port.name, "A neutral port's defences are rolled, not bought.",
                    "SA-15.12");
    if (deed.refused())
        return;
    Fortification defences = action.defences;
    defences.name = port.name;
    defences.economicValue = port.economicValue;
    for (Finding& finding : fortificationFindings(defences, deed.figures().prices.limits))
        deed.verdict().reasons.push_back(std::move(finding));

    const PriceList& prices = deed.figures().prices;
    // Rolled defences that came with a captured or allotted port were never paid for, so nothing comes back for them.
    const Talents before = port.defences == DefencesKind::Bought
                               ? fortificationPrice(defencesOf(deed.draft(), port.id), prices).total
                               : Talents{};
    const Talents after = fortificationPrice(defences, prices).total;
    removeDefences(deed.draft(), port.id);
    addDefences(deed, port, defences, DefencesKind::Bought);
    deed.pay(port.owner, Account::Fortifications, after - before, "Fortifications of " + port.name);
    deed.happened("port-fortified",
                  port.name + " has " + counted(defences.sections.size(), "wall section") + ", worth "
                      + after.text() + " talents.",
                  "SA-15.11");
}

void carryOut(const RollDefences& action, Deed& deed)
{
    const PortRecord* standing = deed.require(action.port, "port");
    if (!standing)
        return;
    const PortRecord port = *standing;
    deed.title("Roll the defences of " + port.name);
    if (port.owner)
        deed.refuse("owned-port", port.name, "Only a neutral port's defences are rolled.", "SA-15.12");
    if (port.defences != DefencesKind::None)
        deed.refuse("rolled-already", port.name, "Its defences stand already, and are kept.", "CP-3.3");
    if (deed.refused())
        return;
    Dice dice = deed.diceFor("neutral-defences", action.dice);
    const int sections = mostWallSections(port.economicValue, deed.figures().prices.limits);
    const Fortification defences =
        rollDefences(port.name, port.economicValue, sections, deed.figures().tables, dice);
    deed.settleDice(dice);
    for (Finding& finding : fortificationFindings(defences, deed.figures().prices.limits, Defences::Rolled))
        deed.verdict().reasons.push_back(std::move(finding));
    addDefences(deed, port, defences, DefencesKind::Rolled);
    deed.happened("defences-rolled",
                  port.name + " turns out to be defended by " + counted(sections, "wall section") + ".",
                  "SA-15.12", dice.rolls());
}

} // namespace navarch
