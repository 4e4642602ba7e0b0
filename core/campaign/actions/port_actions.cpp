// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/actions/port_actions.h"

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
    deed.title(phrase("Change %1", given(port.name)));
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
        deed.title(
            phrase("Hand %1 to %2", given(port.name), owner ? Phrase(given(owner->name)) : phrase("nobody")));
        deed.happened("port-handed-over",
                      owner ? phrase("%1 now belongs to %2.", given(port.name), given(owner->name))
                            : phrase("%1 is now neutral.", given(port.name)),
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
    deed.title(phrase("Fortify %1", given(port.name)));
    deed.requireSetup(phrase("Fortifications are built only before the campaign begins."), "SA-15.11");
    refusePortWaiting(deed, port.id);
    if (port.owner.isNone())
        deed.refuse("neutral-port", given(port.name),
                    phrase("A neutral port's defences are rolled, not bought."), "SA-15.12");
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
    deed.pay(port.owner, Account::Fortifications, after - before,
             phrase("Fortifications of %1", given(port.name)));
    deed.happened("port-fortified",
                  phraseN("%1 has {%n wall section|%n wall sections}, worth %2 talents.",
                          static_cast<std::int64_t>(defences.sections.size()), given(port.name), after),
                  "SA-15.11");
}

void carryOut(const RollDefences& action, Deed& deed)
{
    const PortRecord* standing = deed.require(action.port, "port");
    if (!standing)
        return;
    const PortRecord port = *standing;
    deed.title(phrase("Roll the defences of %1", given(port.name)));
    if (port.owner)
        deed.refuse("owned-port", given(port.name), phrase("Only a neutral port's defences are rolled."),
                    "SA-15.12");
    if (port.defences != DefencesKind::None)
        deed.refuse("rolled-already", given(port.name), phrase("Its defences stand already, and are kept."),
                    "CP-3.3");
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
                  phraseN("%1 turns out to be defended by {%n wall section|%n wall sections}.", sections,
                          given(port.name)),
                  "SA-15.12", dice.rolls());
}

} // namespace navarch
