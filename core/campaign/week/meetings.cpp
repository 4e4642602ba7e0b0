// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/week/meetings.h"

#include <cstdlib>

#include "core/campaign/allies/relations.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/week/escorting.h"
#include "core/campaign/week/logging.h"
#include "core/campaign/week/rowing.h"
#include "core/campaign/week/sightings.h"
#include "core/sea/place_phrase.h"

namespace navarch {

namespace {

constexpr int sightedFrom = 5; // CP-7.5
constexpr int watchBonus = 2;
constexpr int winterMalus = -2;
class Meetings {
public:
    explicit Meetings(Week& week) : m_week(week) {}

    void run()
    {
        std::vector<std::pair<SailingFleet*, SailingFleet*>> pairs;
        for (std::size_t i = 0; i < m_week.fleets.size(); ++i)
            for (std::size_t j = i + 1; j < m_week.fleets.size(); ++j)
                if (comeNear(m_week.fleets[i], m_week.fleets[j]))
                    pairs.emplace_back(&m_week.fleets[i], &m_week.fleets[j]);
        for (const std::size_t lot : m_week.lots(pairs.size()))
            meet(*pairs[lot].first, *pairs[lot].second);
    }

private:
    static bool isAbout(const SailingFleet& fleet)
    {
        return !fleet.ships.empty() && !fleet.course.at.isNone();
    }
    /// At sea, or was when it ran a blockade.
    static bool isExposed(const SailingFleet& fleet) { return !fleet.isInPort() || fleet.ran; }

    bool runsPast(const SailingFleet& runner, const SailingFleet& watch) const
    {
        return runner.ran && watch.does(FleetOrder::Blockade) && watch.order.port == runner.ran
               && watch.isOnWatch(m_week.draft);
    }

    /// In one harbour, which then is nobody's: each is before the other's eyes, and one at least would fight.
    static bool lieTogether(const SailingFleet& a, const SailingFleet& b)
    {
        return a.isInPort() && a.now.port == b.now.port && (a.seeks() || b.seeks());
    }

    bool comeNear(const SailingFleet& a, const SailingFleet& b) const
    {
        if (a.now.side == b.now.side || !isAbout(a) || !isAbout(b))
            return false;
        if (!isExposed(a) && !isExposed(b))
            return lieTogether(a, b);
        if (runsPast(a, b) || runsPast(b, a))
            return true;
        return std::abs(a.here.latitude - b.here.latitude) <= latitudeOfSight
               && within(a.here, b.here, milesOfSight);
    }

    void meet(SailingFleet& a, SailingFleet& b)
    {
        if (a.slipped || b.slipped || !isAbout(a) || !isAbout(b))
            return;
        const std::size_t first = m_week.dice.rolls().size();
        const int face = m_week.dice.roll(10, "CP-7.5", a.now.name + " and " + b.now.name);
        const bool sighted = face + sightingModifier(m_week, a, b) >= sightedFrom;
        m_week.dice.settle(sighted ? "sighted" : "unseen");
        if (!sighted)
            return;
        report(m_week, a.now.side, b);
        report(m_week, b.now.side, a);
        const std::vector<Roll> dice = m_week.rollsSince(first);
        tellSighting(m_week, a, b, dice);
        tellSighting(m_week, b, a, dice);
        if (a.held || b.held || !a.able || !b.able || !(a.seeks() || b.seeks())
            || !areEnemies(m_week.draft, a.now.side, b.now.side))
            return;
        if (a.seeks() && b.seeks())
            return fight(a, b, first);
        chase(a.seeks() ? a : b, a.seeks() ? b : a, first);
    }

    /// The avoider's d10 and speed against the seeker's.
    void chase(SailingFleet& seeker, SailingFleet& avoider, std::size_t first)
    {
        if (!isExposed(avoider)) {
            if (lieTogether(seeker, avoider))
                staysIn(avoider, seeker);
            return;
        }
        Dice& dice = m_week.dice;
        const int away = dice.roll(10, "CP-7.5", avoider.now.name + " slips away") + avoider.speed;
        const int after = dice.roll(10, "CP-7.5", seeker.now.name + " gives chase") + seeker.speed;
        const bool slips = away > after && avoider.able;
        dice.settle(slips ? "slips away" : "caught");
        if (!slips)
            return fight(seeker, avoider, first);
        const Position enemy = seeker.here;
        slipAway(m_week, avoider, enemy);
        const Phrase text = phrase("%1 slips away from %2.", given(avoider.now.name), given(seeker.now.name));
        tell(m_week.deed, "slipped-away", text, Knowing::only(avoider.now.side, seeker.now.side), "CP-7.5",
             m_week.rollsSince(first));
        noteTold(m_week, seeker.course.at, seeker.now.id, avoider.now.id);
        m_week.deed.happened("slipped-away", text, "CP-7.5", m_week.rollsSince(first));
    }

    void staysIn(const SailingFleet& avoider, const SailingFleet& seeker)
    {
        if (!m_week.toldToStay.emplace(seeker.now.id, avoider.now.id).second)
            return;
        const PortRecord& port = *m_week.draft.find(avoider.now.port);
        const Phrase text = phrase("%1 stays in the harbour of %2, where %3 seeks battle: they do not meet.",
                                   given(avoider.now.name), given(port.name), given(seeker.now.name));
        tell(m_week.deed, "stays-in-harbour", text, Knowing::only(avoider.now.side, seeker.now.side),
             "CP-7.5", {}, {port.id, {}});
        noteTold(m_week, offPlace(port.place), seeker.now.id, avoider.now.id);
        m_week.deed.happened("stays-in-harbour", text, "CP-7.5");
    }

    /// Where they meet: where the one is that did not seek it, or the first of the two that is at sea.
    PlaceAtSea placeOfBattle(const SailingFleet& seeker, const SailingFleet& other) const
    {
        for (const SailingFleet* fleet : {&other, &seeker})
            if (const PortRecord* port = m_week.draft.find(fleet->ran))
                return offPlace(port->place);
        return other.isInPort() ? seeker.course.at : other.course.at;
    }

    void fight(SailingFleet& one, SailingFleet& two, std::size_t first)
    {
        // When both seek battle the dice say who is named first.
        const bool swap = one.seeks() && two.seeks() && m_week.lots(2).front() == 1;
        SailingFleet& seeker = swap ? two : one;
        SailingFleet& other = swap ? one : two;
        const PlaceAtSea place = placeOfBattle(seeker, other);
        ContactRecord contact;
        contact.turn = m_week.deed.head().turn;
        contact.day = m_week.day;
        contact.kind = ContactKind::Meeting;
        contact.fleet = seeker.now.id;
        contact.other = other.now.id;
        contact.at = place;
        m_week.draft.add(std::move(contact));
        for (SailingFleet* fleet : {&seeker, &other}) {
            m_week.putAt(*fleet, place);
            fleet->course.ahead = joined(place, fleet->course.ahead, m_week.lanes());
        }
        holdAt(m_week, place, seeker.now.side);
        holdAt(m_week, place, other.now.side);
        const Phrase text = phrase("%1 and %2 meet %3.", given(seeker.now.name), given(other.now.name),
                                   phraseOf(place, m_week.figures.gazetteer));
        const std::vector<Roll> dice = m_week.rollsSince(first);
        tell(m_week.deed, "contact", text, Knowing::only(seeker.now.side, other.now.side), "CP-7.5", dice);
        noteTold(m_week, place, seeker.now.id, other.now.id);
        m_week.deed.happened("contact", text, "CP-7.5", dice);
    }

    Week& m_week;
};

} // namespace

void meetEnemies(Week& week)
{
    Meetings(week).run();
}

int sightingModifier(const Week& week, const SailingFleet& a, const SailingFleet& b)
{
    int modifier = seasonOf(week.date) == Season::Closed ? winterMalus : 0;
    if (a.isOnWatch(week.draft) || b.isOnWatch(week.draft))
        modifier += watchBonus;
    return modifier;
}

void holdAt(Week& week, const PlaceAtSea& place, SideId side)
{
    for (SailingFleet& fleet : week.fleets)
        if (fleet.now.side == side && !fleet.isInPort() && isSamePlace(fleet.course.at, place, week.lanes()))
            fleet.held = true;
}

} // namespace navarch
