// SPDX-License-Identifier: GPL-3.0-or-later
// PM-T6.
#include "core/rules/pompeius/plots/plots.h"

#include <optional>
#include <vector>

namespace navarch::pompeius {

namespace {

using Part = FaultPart;

constexpr auto faultWords = std::to_array<FaultWords>({
    {"", "", {}, {}},
    {"held", "PM-6.5", refusalText("%1 is held fast: cut or mend her loose.", theShip),
     phraseText("She is held fast: cut or mend her loose.")},
    {"speed",
     "PM-6.1",
     refusalTextN("{%n step|%n steps}: the maximum of %1 is %2.", numberAt(0), theShip, numberAt(1)),
     phraseTextN("{%n step|%n steps}: her maximum is %1."),
     {Part::M}},
    {"slowing",
     "PM-6.2",
     refusalText("From %1 %2 slows to %3, or stops dead (0!).", numberAt(0), theShip, numberAt(1)),
     phraseText("From %1 she slows to %2, or stops dead (0!)."),
     {Part::N, Part::M}},
    {"stop",
     "PM-6.3",
     refusalText("An emergency stop is for speeds above %1, and stands alone.", numberAt(1)),
     phraseText("An emergency stop is for speeds above %1, and stands alone."),
     {Part::M}},
    {"extra",
     "PM-2.8",
     refusalTextN("%1 may use {%n Extra card|%n Extra cards} a turn and has %2 left.", numberAt(1), theShip,
                  numberAt(2)),
     phraseText("Extra cards: %1 a turn, %2 left."),
     {Part::M, Part::K}},
    {"extra-last", "PM-5.3", refusalText("Extra comes after all ordinary steps."),
     phraseText("Extra comes after all ordinary steps.")},
    {"turns",
     "PM-6.6",
     refusalTextN("{%n turn|%n turns}: the maximum of %1 is %2.", numberAt(0), theShip, numberAt(1)),
     phraseTextN("{%n turn|%n turns}: her maximum is %1."),
     {Part::M}},
    {"astern", "PM-6.4", refusalText("%1 must first lie still a whole turn.", theShip),
     phraseText("She must first lie still a whole turn.")},
    {"ahead", "PM-6.4", refusalText("After going astern %1 lies still a turn.", theShip),
     phraseText("After going astern she lies still a turn.")},
    {"mixed", "PM-5.3", refusalText("Ahead and astern do not mix."),
     phraseText("Ahead and astern do not mix.")},
    {"land",
     "PM-1.1",
     refusalText("There is land at column %1, row %2.", numberAt(2), numberAt(3)),
     phraseText("Land at %1."),
     {Part::Rex}},
    {"no-ram", "PM-7.7", refusalText("%1 carries no ram.", theShip), phraseText("She carries no ram.")},
    {"units",
     "PM-5.1",
     refusalTextN("{%n order needs %n fit unit|%n orders need %n fit units}: %1 has %2.", numberAt(0),
                  theShip, numberAt(1)),
     phraseTextN("{%n order needs %n fit unit|%n orders need %n fit units}: she has %1."),
     {Part::M}},
    {"busy", "PM-5.2", refusalText("This unit has an order already."),
     phraseText("This unit has an order already.")},
    {"disorder", "PM-10.6", refusalText("In disorder: it can only reorganise."),
     phraseText("In disorder: it can only reorganise.")},
    {"kind", "PM-2.5", refusalText("This unit cannot do that."), phraseText("This unit cannot do that.")},
    {"no-grapple", "PM-8.2", refusalText("No grapple of ours from an earlier turn."),
     phraseText("No grapple of ours from an earlier turn.")},
    {"apart", "PM-8.2", refusalText("That part shares no rex with us."),
     phraseText("That part shares no rex with us.")},
    {"locked", "PM-8.3", refusalText("Not from enemies straight to other enemies."),
     phraseText("Not from enemies straight to other enemies.")},
    {"full", "PM-8.4", refusalTextN("There is no room there: {%n unit|%n units} at most.", numberAt(0)),
     phraseTextN("No room: {%n unit|%n units} at most.")},
    {"range",
     "PM-9.2",
     refusalText("%1 is at distance %2; the range is %3.", theOther, numberAt(0), numberAt(1)),
     phraseText("Distance %1, range %2."),
     {Part::N, Part::M}},
    {"arc", "PM-9.2", refusalText("Not straight over bow or stern."),
     phraseText("Not straight over bow or stern.")},
    {"sight",
     "PM-1.7",
     refusalText("%1 is in the way.", theOther),
     phraseText("%1 is in the way."),
     {Part::Ship}},
    {"own-men", "PM-9.5", refusalText("Our own men are aboard %1.", theOther),
     phraseText("Our own men are aboard.")},
    {"unready", "PM-9.4", refusalText("Fire arrows need a turn of preparation."),
     phraseText("Fire arrows need a turn of preparation.")},
    {"away",
     "PM-13.2",
     refusalText("%1 can return from turn %2.", theShip, numberAt(0)),
     phraseText("She can return from turn %1."),
     {Part::N}},
    {"no-crew", "PM-9.15", refusalText("No unit of ours is aboard %1.", theShip),
     phraseText("No unit of ours is aboard this prize.")},
    {"not-now", "PM-5.5", refusalText("Orders are not written now."),
     phraseText("Orders are not written now.")},
    {"no-ship", "PM-5.1", refusalText("There is no such ship."), phraseText("There is no such ship.")},
    {"gone", "PM-9.13", refusalText("That ship is gone."), phraseText("The ship is gone.")},
    {"at-rest", "PM-5.3", refusalText("A moving ship turns only where she steps."),
     phraseText("A moving ship turns only where she steps.")},
    {"foreign", "PM-8.6", refusalText("Aboard a ship not ours units only move and fight."),
     phraseText("Aboard a ship not ours units only move and fight.")},
});
static_assert(faultWords.size() == static_cast<std::size_t>(Fault::Foreign) + 1);

PhrasePart filling(const BattleFacts& facts, const PlotFault& fault, Part part)
{
    switch (part) {
    case Part::N: return fault.n;
    case Part::M: return fault.m;
    case Part::K: return fault.k;
    case Part::Rex: return given(rex::nameOf(fault.rex));
    case Part::Ship: break;
    }
    return given(facts.name(fault.ship));
}

} // namespace

const FaultWords& wordsOf(Fault fault)
{
    return faultWords[static_cast<std::size_t>(fault)];
}

Refusal refusalOf(const PlotFault& fault)
{
    if (!fault)
        return {};
    const FaultWords& words = wordsOf(fault.fault);
    Refusal why{words.rule, words.refusal};
    if (fault.fault == Fault::Land)
        return why.with(fault.n, fault.m, rex::columnOf(fault.rex) + 1, rex::rowOf(fault.rex) + 1);
    if (fault.fault == Fault::Sight && fault.ship == noShip)
        why.reason = refusalText("Land is in the way.");
    return why.with(fault.n, fault.m, fault.k).by(fault.fault == Fault::Sight ? fault.ship : noShip);
}

Phrase textOf(const BattleFacts& facts, const PlotFault& fault)
{
    if (fault.fault == Fault::Sight && fault.ship == noShip)
        return phrase("Land is in the way.");
    const FaultWords& words = wordsOf(fault.fault);
    std::vector<PhrasePart> parts;
    for (std::size_t i = 0; i < static_cast<std::size_t>(words.text.parts); ++i)
        parts.push_back(filling(facts, fault, words.parts[i]));
    return {words.text, words.text.isCounted ? std::optional<std::int64_t>(fault.n) : std::nullopt,
            std::move(parts)};
}

} // namespace navarch::pompeius
