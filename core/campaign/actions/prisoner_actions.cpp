// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/actions/prisoner_actions.h"

#include "core/campaign/deed/chronicle.h"
#include "core/campaign/people/ransom.h"

namespace navarch {

namespace {

Phrase nameOfHim(const CommanderRecord& commander)
{
    return commander.name.empty() ? phrase("the commander") : Phrase(given(commander.name));
}

/// A captured commander of a side, or a refusal and null.
const CommanderRecord* requirePrisoner(Deed& deed, CommanderId id)
{
    const CommanderRecord* commander = deed.require(id, "commander");
    if (!commander)
        return nullptr;
    if (commander->state != PersonState::Captured || commander->side.isNone()) {
        deed.refuse("no-prisoner", nameOfHim(*commander), phrase("He is no prisoner; choose one who is."),
                    "CP-6.3");
        return nullptr;
    }
    return commander;
}

/// He waits at home, fit for a command.
void release(Deed& deed, CommanderId id, const Phrase& text)
{
    CommanderRecord& commander = deed.draft().edit(id);
    const SideId captor = commander.captor;
    commander.state = PersonState::Fit;
    commander.captor = {};
    commander.weeksOut = 0;
    deed.happened("commander-freed", text, "CP-6.3");
    tell(deed, "commander-freed", text, Knowing::only(commander.side, captor), "CP-6.3");
}

} // namespace

void carryOut(const RansomPrisoner& action, Deed& deed)
{
    const CommanderRecord* found = requirePrisoner(deed, action.commander);
    if (!found)
        return;
    const CommanderRecord prisoner = *found;
    const Phrase name = nameOfHim(prisoner);
    deed.title(phrase("Ransom %1", name));
    const Talents ransom = ransomOf(prisoner, figuresInForce(deed.draft()), deed.figures().prices);
    deed.pay(prisoner.side, Account::Ransoms, ransom, phrase("Ransom of %1", name));
    if (prisoner.captor && !ransom.isZero()) // booked, not paid: what the deed costs is what his side pays
        deed.book(prisoner.captor, Account::Ransoms, Account::Treasury, ransom,
                  phrase("Ransom for %1", name));
    release(deed, action.commander, phrase("%1 is ransomed for %2 talents.", name, ransom));
}

void carryOut(const ExchangePrisoners& action, Deed& deed)
{
    const CommanderRecord* one = requirePrisoner(deed, action.commander);
    const CommanderRecord* other = requirePrisoner(deed, action.other);
    if (!one || !other)
        return;
    const Phrase name = nameOfHim(*one);
    const Phrase otherName = nameOfHim(*other);
    deed.title(phrase("Exchange %1 for %2", name, otherName));
    if (one->captor != other->side || other->captor != one->side || one->side == other->side) {
        deed.refuse("not-each-others", name, phrase("Each of the two must be held by the other's side."),
                    "CP-6.3");
        return;
    }
    release(deed, action.commander, phrase("%1 is exchanged for %2.", name, otherName));
    release(deed, action.other, phrase("%1 is exchanged for %2.", otherName, name));
}

void carryOut(const FreePrisoner& action, Deed& deed)
{
    const CommanderRecord* prisoner = requirePrisoner(deed, action.commander);
    if (!prisoner)
        return;
    const Phrase name = nameOfHim(*prisoner);
    deed.title(phrase("Let %1 go", name));
    release(deed, action.commander, phrase("%1 is set free for nothing.", name));
}

} // namespace navarch
