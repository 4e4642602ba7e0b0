// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/boards/free_table/overlap.h"
#include "core/rules/squadrons/battle/game.h"
#include "core/rules/squadrons/geometry/formation.h"

namespace navarch::squadrons {

namespace {

std::string squadronUnsoundness(const BattleFacts& facts, const State& state, SquadronNumber number)
{
    const Squadron& about = at(state, number);
    const SquadronFacts& from = facts.of(number);
    const int stands = standsOf(facts, state, number);
    if (about.halvesLost < 0 || about.halvesLost > 2 * from.stands)
        return "has lost more than it had";
    const auto blows = std::count_if(about.blows.begin() + about.halvesLost, about.blows.end(),
                                     [](SquadronNumber by) { return by != noSquadron; });
    if (blows != 0)
        return "was struck by blows that cost it nothing";
    if ((stands == 0) != (about.status == Status::Destroyed))
        return "stands without stands, or is destroyed with some";
    if (about.disordered && about.isUnformed())
        return "is unformed and disordered at once";
    if (static_cast<int>(about.morale) < -1 || static_cast<int>(about.morale) > 1)
        return "has a morale there is not";
    if (about.isOnTable() != baseOf(state, number).isPresent())
        return "is off the table with a place on it, or on it without one";
    if ((about.status == Status::Engaged) != isLinked(state, number))
        return "is engaged with nobody, or linked and not engaged";
    if (about.status == Status::Routing && !about.isUnformed())
        return "routs in formation";
    if (about.status == Status::Pursuing && !about.isUnformed())
        return "pursues in formation";
    if (!about.isOnTable())
        return {};
    const Base& base = baseOf(state, number);
    if (!free_table::isSound(base))
        return "stands beyond the table's arithmetic";
    if (about.isBent && about.formation != Formation::EpiKeras)
        return "is bent and no column";
    const Footprint due = about.isBent ? Footprint{facts.stand(), facts.stand()}
                                       : footprintOf(about.formation, stands, facts.stand());
    if (2 * base.halfWidth != due.width || 2 * base.halfLength != due.depth)
        return "has a footprint of other stands";
    const auto places = basesOf(state, number);
    const auto taken =
        std::count_if(places.begin(), places.end(), [](const Base& each) { return each.isPresent(); });
    if (taken != (about.isBent ? stands : 1))
        return "has more or fewer places than stands";
    return {};
}

/// In formation nobody overlaps anybody, but for those that were forced (SQ-2.6, 13.2, 13.3).
bool overlap(const State& state, SquadronNumber a, SquadronNumber b)
{
    const auto isForced = [&](SquadronNumber squadron) {
        return at(state, squadron).isUnformed() || at(state, squadron).isBent;
    };
    if (isForced(a) || isForced(b))
        return false;
    Base slim = baseOf(state, a);
    slim.halfWidth -= tolerance;
    slim.halfLength -= tolerance;
    return free_table::overlaps(slim, baseOf(state, b));
}

} // namespace

std::string Squadrons::unsoundness(const State& state) const
{
    if (state.squadrons.size() != m_facts.squadrons.size() || state.bases.size() != m_opening.bases.size())
        return "A squadron appeared or vanished.";
    std::vector<std::int16_t> drawn = state.lossOrder;
    std::sort(drawn.begin(), drawn.end());
    if (std::adjacent_find(drawn.begin(), drawn.end()) != drawn.end())
        return "A ship falls twice.";
    for (std::size_t i = 0; i < state.squadrons.size(); ++i) {
        const auto number = static_cast<SquadronNumber>(i);
        if (const std::string about = squadronUnsoundness(m_facts, state, number); !about.empty())
            return m_facts.name(number) + " " + about + ".";
        for (const std::int16_t ship : m_facts.squadrons[i].ships) {
            const auto* from = state.lossOrder.data() + m_facts.squadrons[i].firstPlace;
            if (std::find(from, from + m_facts.squadrons[i].ships.size(), ship)
                == from + m_facts.squadrons[i].ships.size())
                return m_facts.name(number) + " has lost a ship to another squadron.";
        }
        for (std::size_t j = 0; j < i; ++j)
            if (const auto other = static_cast<SquadronNumber>(j); at(state, number).isOnTable()
                                                                   && at(state, other).isOnTable()
                                                                   && overlap(state, number, other))
                return m_facts.name(number) + " overlaps " + m_facts.name(other) + ".";
    }
    for (const Link& link : state.links)
        if (!areEnemies(m_facts, link.striker, link.struck) || !at(state, link.striker).isOnTable()
            || !at(state, link.struck).isOnTable())
            return "A link holds nobody.";
    for (const Race& race : state.races)
        if (at(state, race.attacker).status != Status::Running
            || at(state, race.defender).status != Status::Running)
            return "A race is run by who does not run.";
    if ((state.phase == Phase::Path) != (state.picked != noSquadron))
        return "A path waits for nobody.";
    return {};
}

} // namespace navarch::squadrons
