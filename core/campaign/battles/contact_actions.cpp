// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/battles/contact_actions.h"

#include "core/campaign/actions/port_actions.h"
#include "core/campaign/battles/arranging.h"
#include "core/campaign/battles/battle_actions.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/sea/harbours.h"
#include "core/campaign/sea/reach.h"

namespace navarch {

namespace {

/// The contact when it waits, otherwise a refusal.
const ContactRecord* requireWaiting(Deed& deed, ContactId id)
{
    const ContactRecord* contact = deed.require(id, "contact");
    if (contact && contact->state != ContactState::Waiting) {
        const FleetRecord* fleet = deed.draft().find(contact->fleet);
        deed.refuse("contact-settled", fleet ? fleet->name : std::string(),
                    contact->state == ContactState::Arranged ? "Its battle is arranged already."
                                                             : "It has been settled already.",
                    "CP-8.1");
        return nullptr;
    }
    return contact;
}

/// The port off which or in which a contact is; none in open water.
PortId portOf(const Deed& deed, const Draft& draft, const ContactRecord& contact)
{
    if (contact.port || !contact.at.to.empty())
        return contact.port;
    const PortRecord* port = Harbours(draft, deed.figures()).at(contact.at.from);
    return port ? port->id : PortId{};
}

PlaceKind placeKindOf(const ContactRecord& contact)
{
    if (contact.kind == ContactKind::Attack)
        return PlaceKind::Port;
    return contact.kind == ContactKind::Raid || contact.at.to.empty() ? PlaceKind::Shore : PlaceKind::OpenSea;
}

std::string nameFor(Deed& deed, const ContactRecord& contact, PortId port)
{
    const PortRecord* record = deed.draft().find(port);
    const char* how = contact.kind == ContactKind::Attack ? "Attack on "
                      : contact.kind == ContactKind::Raid ? "Raid on "
                                                          : "Battle off ";
    const std::string name =
        record ? how + record->name : "Battle " + textOf(contact.at, deed.figures().gazetteer);
    return whyUnfitText(name, maxNameLength) ? "Battle at sea" : name;
}

} // namespace

void carryOut(const ArrangeContact& action, Deed& deed)
{
    deed.title("Arrange a battle");
    const ContactRecord* standing = requireWaiting(deed, action.contact);
    if (!standing)
        return;
    Draft& draft = deed.draft();
    const ContactRecord contact = *standing;
    ArrangeBattle battle;
    battle.port = portOf(deed, draft, contact);
    battle.name = action.name.empty() ? nameFor(deed, contact, battle.port) : action.name;
    deed.title("Arrange the battle " + battle.name);
    const PortRecord* port = draft.find(contact.port);
    const bool isFirst = contact.kind == ContactKind::Attack && port && port->owner.isNone()
                         && port->defences == DefencesKind::None;
    if (isFirst) {
        carryOut(RollDefences{contact.port, action.dice}, deed);
        deed.title("Arrange the battle " + battle.name);
    } else if (!action.dice.empty()) {
        deed.refuse("dice-left-over", {}, "Nothing is rolled for this battle; leave the dice out.");
    }
    if (deed.refused() || !deed.verdict().missingDice.empty())
        return;
    battle.fleets = fleetsInReach(draft, deed.figures(), contact);
    if (battle.fleets.size() > static_cast<std::size_t>(maxArrangedFleets))
        battle.fleets.resize(static_cast<std::size_t>(maxArrangedFleets));
    battle.rules = action.rules;
    battle.place = placeKindOf(contact);
    battle.wind = action.wind;
    battle.sea = action.sea;
    battle.direction = action.direction;
    battle.turnLimit = action.turnLimit;
    battle.options = action.options;
    battle.seed = action.seed;
    const BattleId id = arrangeBattle(deed, battle);
    if (id.isNone())
        return;
    ContactRecord& arranged = draft.edit(action.contact);
    arranged.state = ContactState::Arranged;
    arranged.battle = id;
}

void carryOut(const DismissContact& action, Deed& deed)
{
    deed.title("Let fleets part");
    const ContactRecord* standing = requireWaiting(deed, action.contact);
    if (!standing)
        return;
    Draft& draft = deed.draft();
    const ContactRecord contact = *standing;
    const FleetRecord* fleet = draft.find(contact.fleet);
    const FleetRecord* other = draft.find(contact.other);
    const PortRecord* port = draft.find(contact.port);
    const std::string met = other ? other->name : port ? port->name : std::string("the enemy");
    const std::string whom = fleet ? fleet->name : std::string("A fleet");
    deed.title("Let " + whom + " and " + met + " part");
    std::string text = whom + " and " + met + " part without a battle: " + action.reason;
    if (whyUnfitText(text, maxNoteLength))
        text = whom + " and " + met + " part without a battle.";
    const SideId side = fleet ? fleet->side : SideId{};
    deed.happened("contact-dismissed", text, "CP-8.1");
    tell(deed, "contact-dismissed", text, Knowing::only(side, defenderOf(draft, contact)), "CP-8.1", {},
         {contact.port, {}});
    draft.edit(action.contact).state = ContactState::Settled;
}

} // namespace navarch
