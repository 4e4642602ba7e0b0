// SPDX-License-Identifier: GPL-3.0-or-later
// PM-T6, in both languages.
#include "core/rules/pompeius/plots/plots.h"

namespace navarch::pompeius {

namespace {

constexpr auto faultWords = std::to_array<FaultWords>({
    {"", "", "", "", ""},
    {"held", "PM-6.5", "{S} is held fast: cut or mend her loose.", "She is held fast: cut or mend her loose.",
     "Het schip zit vast: maak het los."},
    {"speed", "PM-6.1", "{0:step|steps}: the maximum of {S} is {1}.", "{n} steps: her maximum is {m}.",
     "{n} rexen: haar maximum is {m}."},
    {"slowing", "PM-6.2", "From {0} {S} slows to {1}, or stops dead (0!).",
     "From {v} she slows to {w}, or stops dead (0!).",
     "Van {v} kan zij tot {w} vertragen, of een noodstop maken (0!)."},
    {"stop", "PM-6.3", "An emergency stop is for speeds above {1}, and stands alone.",
     "An emergency stop is for speeds above {m}, and stands alone.",
     "Een noodstop is voor snelheden boven {m}, en staat alleen."},
    {"extra", "PM-2.8", "{S} may use {1:Extra card|Extra cards} a turn and has {2} left.",
     "Extra cards: {m} a turn, {k} left.", "Extra-kaartjes: {m} per beurt, nog {k} over."},
    {"extra-last", "PM-5.3", "Extra comes after all ordinary steps.", "Extra comes after all ordinary steps.",
     "Extra komt na alle gewone bewegingen."},
    {"turns", "PM-6.6", "{0:turn|turns}: the maximum of {S} is {1}.", "{n} turns: her maximum is {m}.",
     "{n} bochten: haar maximum is {m}."},
    {"astern", "PM-6.4", "{S} must first lie still a whole turn.", "She must first lie still a whole turn.",
     "Zij moet eerst een hele beurt stilliggen."},
    {"ahead", "PM-6.4", "After going astern {S} lies still a turn.",
     "After going astern she lies still a turn.", "Na achteruitvaren eerst een beurt stilliggen."},
    {"mixed", "PM-5.3", "Ahead and astern do not mix.", "Ahead and astern do not mix.",
     "Vooruit en achteruit gaan niet samen."},
    {"land", "PM-1.1", "There is land at column {2}, row {3}.", "Land at {rex}.", "Land in {rex}."},
    {"no-ram", "PM-7.7", "{S} carries no ram.", "She carries no ram.", "Zij heeft geen ram."},
    {"units", "PM-5.1", "{0} orders need {0:fit unit|fit units}: {S} has {1}.",
     "{n} orders need {n} fit units: she has {m}.", "{n} orders vragen {n} eenheden: er zijn er {m}."},
    {"busy", "PM-5.2", "This unit has an order already.", "This unit has an order already.",
     "Deze eenheid heeft al een order."},
    {"disorder", "PM-10.6", "In disorder: it can only reorganise.", "In disorder: it can only reorganise.",
     "In wanorde: alleen reorganiseren."},
    {"kind", "PM-2.5", "This unit cannot do that.", "This unit cannot do that.",
     "Deze eenheid kan dat niet."},
    {"no-grapple", "PM-8.2", "No grapple of ours from an earlier turn.",
     "No grapple of ours from an earlier turn.", "Geen geënterdkaartje van ons uit een vorige beurt."},
    {"apart", "PM-8.2", "That part shares no rex with us.", "That part shares no rex with us.",
     "Dat deel ligt niet in onze rex."},
    {"locked", "PM-8.3", "Not from enemies straight to other enemies.",
     "Not from enemies straight to other enemies.", "Niet van vijanden direct naar andere vijanden."},
    {"full", "PM-8.4", "There is no room there: {0:unit|units} at most.", "No room: {n} units at most.",
     "Geen plaats: hooguit {n} eenheden."},
    {"range", "PM-9.2", "{T} is at distance {0}; the range is {1}.", "Distance {d}, range {r}.",
     "Afstand {d}, bereik {r}."},
    {"arc", "PM-9.2", "Not straight over bow or stern.", "Not straight over bow or stern.",
     "Niet recht over boeg of steven."},
    {"sight", "PM-1.7", "{T} is in the way.", "{ship} is in the way.", "{ship} ligt in de weg."},
    {"own-men", "PM-9.5", "Our own men are aboard {T}.", "Our own men are aboard.",
     "Er zijn eigen mannen aan boord."},
    {"unready", "PM-9.4", "Fire arrows need a turn of preparation.",
     "Fire arrows need a turn of preparation.", "Brandpijlen vragen een beurt voorbereiding."},
    {"away", "PM-13.2", "{S} can return from turn {0}.", "She can return from turn {t}.",
     "Zij kan terug vanaf beurt {t}."},
    {"no-crew", "PM-9.15", "No unit of ours is aboard {S}.", "No unit of ours is aboard this prize.",
     "Er is geen eenheid van ons aan boord van deze buit."},
    {"not-now", "PM-5.5", "Orders are not written now.", "Orders are not written now.",
     "Er worden nu geen orders geschreven."},
    {"no-ship", "PM-5.1", "There is no such ship.", "There is no such ship.", "Dat schip is er niet."},
    {"gone", "PM-9.13", "That ship is gone.", "The ship is gone.", "Het schip is er niet meer."},
    {"at-rest", "PM-5.3", "A moving ship turns only where she steps.",
     "A moving ship turns only where she steps.", "Een varend schip draait alleen bij een beweging."},
    {"foreign", "PM-8.6", "Aboard a ship not ours units only move and fight.",
     "Aboard a ship not ours units only move and fight.",
     "Aan boord van een vreemd schip kunnen eenheden alleen bewegen en vechten."},
});
static_assert(faultWords.size() == static_cast<std::size_t>(Fault::Foreign) + 1);

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
    Refusal why{words.rule, words.plain, ""};
    if (fault.fault == Fault::Land)
        return why.with(fault.n, fault.m, rex::columnOf(fault.rex) + 1, rex::rowOf(fault.rex) + 1);
    if (fault.fault == Fault::Sight && fault.ship == noShip)
        why.reason = "Land is in the way.";
    return why.with(fault.n, fault.m, fault.k).by(fault.fault == Fault::Sight ? fault.ship : noShip);
}

std::string textOf(const BattleFacts& facts, const PlotFault& fault, bool inDutch)
{
    const std::string_view pattern = inDutch ? wordsOf(fault.fault).nl : wordsOf(fault.fault).en;
    std::string text;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        const auto end = pattern[at] == '{' ? pattern.find('}', at) : std::string_view::npos;
        if (end == std::string_view::npos) {
            text += pattern[at];
            continue;
        }
        const std::string_view name = pattern.substr(at + 1, end - at - 1);
        if (name == "rex")
            text += rex::nameOf(fault.rex);
        else if (name == "ship")
            text += fault.ship == noShip ? "Land" : facts.name(fault.ship);
        else
            text += std::to_string(name == "m" || name == "w" || name == "r" ? fault.m
                                   : name == "k"                             ? fault.k
                                                                             : fault.n);
        at = end;
    }
    return text;
}

} // namespace navarch::pompeius
