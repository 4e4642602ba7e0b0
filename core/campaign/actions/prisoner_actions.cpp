// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/actions/prisoner_actions.h"

#include "core/campaign/deed/chronicle.h"
#include "core/campaign/people/ransom.h"

namespace navarch {

namespace {

std::string nameOfHim(const CommanderRecord& commander)
{
    return commander.name.empty() ? std::string("the commander") : commander.name;
}

/// A captured commander of a side, or a refusal and null.
const CommanderRecord* requirePrisoner(Deed& deed, CommanderId id)
{
    const CommanderRecord* commander = deed.require(id, "commander");
    if (!commander)
        return nullptr;
    if (commander->state != PersonState::Captured || commander->side.isNone()) {
        deed.refuse("no-prisoner", nameOfHim(*commander), "He is no prisoner; choose one who is.", "CP-6.3");
        return nullptr;
    }
    return commander;
}

/// He waits at home, fit for a command.
void release(Deed& deed, CommanderId id, const std::string& text)
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
    const std::string name = nameOfHim(prisoner);
    deed.title("Ransom " + name);
    const Talents ransom = ransomOf(prisoner, figuresInForce(deed.draft()), deed.figures().prices);
    deed.pay(prisoner.side, Account::Ransoms, ransom, "Ransom of " + name);
    if (prisoner.captor && !ransom.isZero()) // booked, not paid: what the deed costs is what his side pays
        deed.book(prisoner.captor, Account::Ransoms, Account::Treasury, ransom, "Ransom for " + name);
    release(deed, action.commander, name + " is ransomed for " + ransom.text() + " talents.");
}

void carryOut(const ExchangePrisoners& action, Deed& deed)
{
    const CommanderRecord* one = requirePrisoner(deed, action.commander);
    const CommanderRecord* other = requirePrisoner(deed, action.other);
    if (!one || !other)
        return;
    const std::string name = nameOfHim(*one);
    const std::string otherName = nameOfHim(*other);
    deed.title("Exchange " + name + " for " + otherName);
    if (one->captor != other->side || other->captor != one->side || one->side == other->side) {
        deed.refuse("not-each-others", name, "Each of the two must be held by the other's side.", "CP-6.3");
        return;
    }
    release(deed, action.commander, name + " is exchanged for " + otherName + ".");
    release(deed, action.other, otherName + " is exchanged for " + name + ".");
}

void carryOut(const FreePrisoner& action, Deed& deed)
{
    const CommanderRecord* prisoner = requirePrisoner(deed, action.commander);
    if (!prisoner)
        return;
    const std::string name = nameOfHim(*prisoner);
    deed.title("Let " + name + " go");
    release(deed, action.commander, name + " is set free for nothing.");
}

} // namespace navarch
