// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/match/why.h"

#include <algorithm>
#include <map>
#include <utility>

namespace navarch {

namespace {

using Terms = std::map<std::pair<Reason, ShipNumber>, int>;

Terms summed(const std::vector<ReasonTerm>& terms)
{
    Terms sums;
    for (const ReasonTerm& term : terms)
        sums[{term.what, term.ship}] += term.worth;
    return sums;
}

int worthIn(const Terms& terms, const Terms::key_type& key)
{
    const auto found = terms.find(key);
    return found == terms.end() ? 0 : found->second;
}

/// What speaks for an order.
Phrase gained(Reason what, const Phrase& who)
{
    const bool isSomebody = !who.isEmpty();
    switch (what) {
    case Reason::Ram: return isSomebody ? phrase("Strikes %1.", who) : phrase("Strikes the enemy.");
    case Reason::Menace: return phrase("Threatens to strike %1 next.", who);
    case Reason::Rake: return phrase("Shears the oars of %1.", who);
    case Reason::Board: return phrase("Has the men to board %1.", who);
    case Reason::Shoot: return phrase("Shoots at %1, where most is to be won.", who);
    case Reason::Take: return phrase("Takes %1.", who);
    case Reason::Close: return phrase("Closes with the enemy.");
    case Reason::Home: return phrase("Gets away.");
    case Reason::Free: return phrase("Gets clear.");
    case Reason::Flank: return phrase("Has a flank of %1 within reach.", who);
    default: return {};
    }
}

/// What the next best has against it, and this order has less of: nothing worth a word is left of it, or `some` is.
Phrase avoided(Reason what, const Phrase& who, bool some)
{
    switch (what) {
    case Reason::Ram:
    case Reason::Danger:
        return who.isEmpty() ? Phrase()
               : some        ? phrase("Lies less open to %1.", who)
                             : phrase("Keeps out of reach of %1.", who);
    case Reason::Board:
    case Reason::Boarded:
        return who.isEmpty() ? Phrase()
               : some        ? phrase("Lies less open to the men of %1.", who)
                             : phrase("Keeps clear of the men of %1.", who);
    case Reason::Close: return phrase("Keeps nearer to the enemy.");
    case Reason::Friend:
        return who.isEmpty() ? phrase("Keeps clear of friends.")
                             : phrase("Keeps clear of %1, a friend.", who);
    case Reason::Held: return phrase("Stays free to move.");
    case Reason::Edge: return phrase("Stays in open water.");
    case Reason::Still: return phrase("Keeps way on.");
    case Reason::Strength: return phrase("Saves the rowers' strength.");
    default: return {};
    }
}

/// What an order has against it.
Phrase risked(Reason what, const Phrase& who)
{
    switch (what) {
    case Reason::Ram:
    case Reason::Danger: return who.isEmpty() ? Phrase() : phrase("Risks a blow of %1.", who);
    case Reason::Board:
    case Reason::Boarded: return who.isEmpty() ? Phrase() : phrase("Risks being boarded by %1.", who);
    case Reason::Friend:
        return who.isEmpty() ? phrase("May run into a friend.") : phrase("May run into %1, a friend.", who);
    case Reason::Held: return phrase("Lies held then, a mark for others.");
    case Reason::Edge: return phrase("Comes near the edge or the shore.");
    case Reason::Still: return phrase("Lies still then.");
    case Reason::Strength: return phrase("Spends the rowers' strength.");
    case Reason::Close: return phrase("Leaves the enemy alone for now.");
    default: return {};
    }
}

/// Two terms that are told in the same words when they speak against an order: her ram, or her men.
bool isOneDread(const Terms::key_type& one, const Terms::key_type& other)
{
    const auto kind = [](Reason what) {
        return what == Reason::Ram ? Reason::Danger : what == Reason::Board ? Reason::Boarded : what;
    };
    return kind(one.first) == kind(other.first) && one.second == other.second;
}

/// What is no more than so many of 100 of the rest is not worth a word.
constexpr int worthAWord = 8;

bool isWorthAWord(int worth, int rest)
{
    return 100 * worth >= worthAWord * rest;
}

} // namespace

Phrase whyRather(const std::vector<ReasonTerm>& best, const std::vector<ReasonTerm>& next,
                 const std::function<Phrase(ShipNumber)>& nameOf)
{
    const Terms mine = summed(best);
    const Terms others = summed(next);
    const auto who = [&](ShipNumber ship) { return ship == noShip ? Phrase() : nameOf(ship); };
    Phrase pro;
    int most = 0;
    const Terms::key_type* dread = nullptr; // that there is less of it is what speaks for the order
    const auto consider = [&](int lead, Phrase said, const Terms::key_type* less) {
        if (lead > most && !said.isEmpty()) {
            most = lead;
            pro = std::move(said);
            dread = less;
        }
    };
    int forIt = 0;
    for (const auto& [key, worth] : mine) {
        if (worth <= 0)
            continue;
        forIt += worth;
        consider(worth - worthIn(others, key), gained(key.first, who(key.second)), nullptr);
    }
    for (const auto& [key, worth] : others) {
        if (worth >= 0)
            continue;
        const int left = std::min(0, worthIn(mine, key));
        consider(left - worth, avoided(key.first, who(key.second), left < 0 && isWorthAWord(-left, -worth)),
                 &key);
    }
    Phrase contra;
    int worst = 0;
    for (const auto& [key, worth] : mine) {
        if (worth >= worst)
            continue;
        // That it lies less open to her is not to be followed by that she may strike it; and how far the enemy is counts against
        // every order: a word of it only where the next best comes nearer, beside what that is for.
        if ((dread && isOneDread(key, *dread))
            || (key.first == Reason::Close && (pro.isEmpty() || worth >= worthIn(others, key))))
            continue;
        if (Phrase said = risked(key.first, who(key.second)); !said.isEmpty()) {
            worst = worth;
            contra = std::move(said);
        }
    }
    if (!isWorthAWord(-worst, std::max(forIt, most)))
        contra = {};
    if (pro.isEmpty() || contra.isEmpty())
        return pro.isEmpty() ? contra : pro;
    return phrase("%1 %2", std::move(pro), std::move(contra));
}

} // namespace navarch
