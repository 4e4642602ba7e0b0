// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/actions/people_actions.h"

#include "core/campaign/archive/waiting.h"
#include "core/campaign/fleets/purchase.h"

namespace navarch {

namespace {

/// Puts a commander where his post says, and refuses places that do not belong to it or to his side, or are taken.
void takePost(Deed& deed, CommanderRecord& commander, Post post, const CommanderPlace& place)
{
    const Draft& draft = deed.draft();
    SideId owner = commander.side;
    if (post == Post::Fleet && place.fleet) {
        if (const FleetRecord* fleet = deed.require(place.fleet, "fleet"))
            owner = fleet->side;
    } else if (post == Post::Squadron && place.squadron) {
        if (const SquadronRecord* squadron = deed.require(place.squadron, "squadron"))
            owner = draft.find(squadron->fleet)->side;
    } else if (post == Post::Garrison && place.port) {
        if (const PortRecord* port = deed.require(place.port, "port"))
            owner = port->owner;
    }
    const bool strays = (post != Post::Fleet && place.fleet) || (post != Post::Squadron && place.squadron)
                        || (post != Post::Garrison && place.port);
    if (strays)
        deed.refuse("post-and-place", given(commander.name),
                    phrase("Name only the place that his post commands."));
    if (owner != commander.side)
        deed.refuse("other-side", given(commander.name), phrase("That command belongs to another side."));

    commander.post = post;
    commander.fleet = post == Post::Fleet ? place.fleet : FleetId{};
    commander.squadron = post == Post::Squadron ? place.squadron : SquadronId{};
    commander.port = post == Post::Garrison ? place.port : PortId{};
    draft.forEach<CommanderRecord>([&](const CommanderRecord& other) {
        const bool sameFleet = commander.fleet && other.fleet == commander.fleet;
        const bool sameSquadron = commander.squadron && other.squadron == commander.squadron;
        const bool samePort = commander.port && other.port == commander.port;
        if (other.id != commander.id && (sameFleet || sameSquadron || samePort))
            deed.refuse("post-taken", given(other.name),
                        phrase("He holds that command; give him another first."));
    });
}

} // namespace

void carryOut(const AppointCommander& action, Deed& deed)
{
    deed.title(phrase("Appoint %1", given(action.name)));
    const SideRecord* side = deed.require(action.side, "side");
    if (!side)
        return;
    CommanderRecord commander;
    commander.side = action.side;
    commander.name = action.name;
    commander.quality = action.quality;
    takePost(deed, commander, action.post, action.place);
    refuseWaiting(deed, commander);
    if (deed.refused())
        return;
    FleetId fleet = commander.fleet;
    if (const SquadronRecord* squadron = deed.draft().find(commander.squadron))
        fleet = squadron->fleet;
    const int percent = fleet ? alliedPercentOf(deed.draft(), fleet) : 0;
    Dice dice = deed.diceFor("training", action.dice);
    const bool randomised = trainingIsRandomised(deed.draft());
    const Talents cost = addCommander(deed, std::move(commander), percent, randomised ? &dice : nullptr);
    deed.settleDice(dice);
    deed.pay(action.side, Account::Commanders, cost, phrase("Appointed %1", given(action.name)));
    deed.happened("commander-appointed",
                  phrase("%1 appoints %2 for %3 talents.", given(side->name), given(action.name), cost),
                  "SA-15.9", dice.rolls());
}

void carryOut(const ChangeCommander& action, Deed& deed)
{
    const CommanderRecord* standing = deed.require(action.commander, "commander");
    if (!standing)
        return;
    CommanderRecord commander = *standing;
    deed.title(action.post ? phrase("Give %1 a post", given(commander.name))
                           : phrase("Rename %1", given(commander.name)));
    if (action.name)
        commander.name = *action.name;
    if (action.post) {
        refuseWaiting(deed, commander);
        takePost(deed, commander, *action.post, action.place);
        refuseWaiting(deed, commander);
    }
    deed.draft().edit(action.commander) = commander;
}

void carryOut(const DismissCommander& action, Deed& deed)
{
    const CommanderRecord* commander = deed.require(action.commander, "commander");
    if (!commander)
        return;
    deed.title(phrase("Dismiss %1",
                      commander->name.empty() ? phrase("the commander") : Phrase(given(commander->name))));
    refuseWaiting(deed, *commander);
    if (const PortRecord* port = deed.draft().find(commander->port)) {
        deed.refuse("garrison-needs-commander", given(port->name),
                    phrase("A garrison always has a commander; appoint another by refortifying."),
                    "SA-15.11");
        return;
    }
    if (deed.head().stage == Stage::Setup && commander->side)
        deed.pay(commander->side, Account::Commanders, -commander->paid,
                 phrase("Dismissed %1", given(commander->name)));
    deed.happened("commander-dismissed", phrase("%1 is dismissed.", given(commander->name)));
    deed.draft().remove(action.commander);
}

} // namespace navarch
