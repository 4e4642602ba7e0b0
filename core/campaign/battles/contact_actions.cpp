// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/battles/contact_actions.h"

#include "core/campaign/actions/port_actions.h"
#include "core/campaign/battles/arranging.h"
#include "core/campaign/battles/battle_actions.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/records/told.h"
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
        deed.refuse("contact-settled", fleet ? Phrase(given(fleet->name)) : Phrase(),
                    contact->state == ContactState::Arranged ? phrase("Its battle is arranged already.")
                                                             : phrase("It has been settled already."),
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

Phrase nameFor(Deed& deed, const ContactRecord& contact, PortId port)
{
    const auto place = [&](const std::string& id) {
        const KnownPort* known = deed.figures().gazetteer.find(id);
        return given(known ? known->name : id);
    };
    const PortRecord* record = deed.draft().find(port);
    Phrase name(battleAtSea, std::nullopt, {});
    if (record && contact.kind == ContactKind::Attack)
        name = {attackOnPort, std::nullopt, {given(record->name)}};
    else if (record && contact.kind == ContactKind::Raid)
        name = {raidOnPort, std::nullopt, {given(record->name)}};
    else if (record || (!contact.at.isNone() && contact.at.to.empty()))
        name = {battleOffPort, std::nullopt, {record ? given(record->name) : place(contact.at.from)}};
    else if (!contact.at.isNone())
        name = {
            battleBetweenPorts,
            std::nullopt,
            {place(contact.at.from), place(contact.at.to), phraseN("{%n mile|%n miles}", contact.at.miles)}};
    return whyUnfitText(name.english(), maxNameLength) ? Phrase(battleAtSea, std::nullopt, {}) : name;
}

} // namespace

void carryOut(const ArrangeContact& action, Deed& deed)
{
    deed.title(phrase("Arrange a battle"));
    const ContactRecord* standing = requireWaiting(deed, action.contact);
    if (!standing)
        return;
    Draft& draft = deed.draft();
    const ContactRecord contact = *standing;
    ArrangeBattle battle;
    battle.port = portOf(deed, draft, contact);
    const Phrase name = action.name.empty() ? nameFor(deed, contact, battle.port) : given(action.name);
    battle.name = name.english();
    deed.title(phrase("Arrange the battle %1", name));
    const PortRecord* port = draft.find(contact.port);
    const bool isFirst = contact.kind == ContactKind::Attack && port && port->owner.isNone()
                         && port->defences == DefencesKind::None;
    if (isFirst) {
        carryOut(RollDefences{contact.port, action.dice}, deed);
        deed.title(phrase("Arrange the battle %1", name));
    } else if (!action.dice.empty()) {
        deed.refuse("dice-left-over", {}, phrase("Nothing is rolled for this battle; leave the dice out."));
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
    const BattleId id = arrangeBattle(deed, battle, name);
    if (id.isNone())
        return;
    ContactRecord& arranged = draft.edit(action.contact);
    arranged.state = ContactState::Arranged;
    arranged.battle = id;
}

void carryOut(const DismissContact& action, Deed& deed)
{
    deed.title(phrase("Let fleets part"));
    const ContactRecord* standing = requireWaiting(deed, action.contact);
    if (!standing)
        return;
    Draft& draft = deed.draft();
    const ContactRecord contact = *standing;
    const FleetRecord* fleet = draft.find(contact.fleet);
    const FleetRecord* other = draft.find(contact.other);
    const PortRecord* port = draft.find(contact.port);
    const Phrase met = other  ? Phrase(given(other->name))
                       : port ? Phrase(given(port->name))
                              : phrase("the enemy");
    const Phrase whom = fleet ? Phrase(given(fleet->name)) : phrase("A fleet");
    deed.title(phrase("Let %1 and %2 part", whom, met));
    Phrase text = phrase("%1 and %2 part without a battle: %3", whom, met, given(action.reason));
    if (whyUnfitText(text.english(), maxNoteLength))
        text = phrase("%1 and %2 part without a battle.", whom, met);
    const SideId side = fleet ? fleet->side : SideId{};
    deed.happened("contact-dismissed", text, "CP-8.1");
    tell(deed, "contact-dismissed", text, Knowing::only(side, defenderOf(draft, contact)), "CP-8.1", {},
         {contact.port, {}});
    draft.edit(action.contact).state = ContactState::Settled;
}

} // namespace navarch
