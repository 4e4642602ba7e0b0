// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/captains/outlook.h"

#include <algorithm>
#include <cstdlib>

#include "core/boards/free_table/range.h"
#include "core/rules/squadrons/captains/odds.h"
#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/combat/tests.h"
#include "core/rules/squadrons/ending/ending.h"
#include "core/rules/squadrons/movement/tricks.h"
#include "core/rules/squadrons/phases/turn.h"

namespace navarch::squadrons {

namespace {

// SQ-20.5 in thousandths of a stand.
constexpr int squadronCosts = 500;
constexpr int flankChance = 800;
constexpr int perInch = 20; // beyond 8"
constexpr Length striking = 8 * inch;
constexpr Length sight = 14 * inch;

// Fleets that wait for each other's first step would wait till the end: after so many turns what the enemy may do deters less
// and less, what brings one to him counts more and more, and who is no weaker leaves the circle.
constexpr int patientTurns = 20;
constexpr int hesitantTurns = 20; // after those; then nothing deters
constexpr int perUrgentTurn = 100;
constexpr int closing = 4; // times more

constexpr int perInchOut = 60; // of who shall get away
constexpr int perDegreeOut = 3;

/// About how far two points are apart; never more than 8% out.
Length roughWay(TablePoint a, TablePoint b)
{
    const Length x = std::abs(a.x - b.x);
    const Length y = std::abs(a.y - b.y);
    return std::max(x, y) + std::min(x, y) * 3 / 8;
}

Length gapTo(const Base& a, const Base& b)
{
    const Length rough = roughWay(a.centre, b.centre);
    return rough > sight ? rough - 2 * inch : free_table::gapBetween(a, b).roundedDown();
}

/// Whether a point lies before a base, within what a wheel brings before its front.
bool isBefore(const Base& base, TablePoint point)
{
    const TablePoint way = point - base.centre;
    const Fine along = free_table::alongOf(way, base.heading);
    return along > 0
           && std::abs(free_table::asideOf(way, base.heading))
                  <= along + Fine(base.halfWidth) * free_table::fineOne;
}

int rankIn(const BattleFacts& facts, const Prospect& own)
{
    return facts.figures.rankOf(own.formation);
}

int orderCosts(const Prospect& own)
{
    return own.formation == Formation::Unformed ? 2 * disorderCosts : own.disordered ? disorderCosts : 0;
}

int struckRankOf(const BattleFacts& facts, int own)
{
    switch (facts.options.struckRank) {
    case StruckRank::Four: return facts.figures.struckRank;
    case StruckRank::OneWorse: return std::min(own + 1, 4);
    case StruckRank::Own: break;
    }
    return own;
}

/// How many of 36 turns such a squadron comes as far.
int throwsToReach(Formation formation, bool disordered, Length gap)
{
    const Length less = disordered || formation == Formation::Unformed ? inch : 0;
    switch (formation) {
    case Formation::Kyklos: return 0;
    case Formation::EpiKeras:
    case Formation::EpiPollon: return gap + less <= 8 * inch ? 36 : 0;
    case Formation::EpiMias:
    case Formation::Unformed: break;
    }
    return throwsOfPace((gap + less + inch - 1) / inch);
}

/// Stands of a side that can fight.
int standing(const BattleFacts& facts, const State& state, int side)
{
    const auto i = static_cast<std::size_t>(side);
    int stands = 0;
    for (SquadronNumber squadron = facts.first[i]; squadron < facts.first[i + 1]; ++squadron)
        stands += at(state, squadron).isStanding() ? standsOf(facts, state, squadron) : 0;
    return stands;
}

/// Who shall hold out does so best by fighting: fleets that keep away are caught in flank.
Errand errandOf(const BattleFacts& facts, int side)
{
    const Errand errand = navarch::errandOf(facts.condition, side);
    return errand == Errand::HoldOut ? Errand::Fight : errand;
}

int turnsOf(const Advance& order)
{
    int turns = 0;
    for (const Step& step : order.all())
        turns += std::abs(step.turn);
    return turns;
}

} // namespace

Outlook::Outlook(const BattleFacts& facts, const State& state, SquadronNumber squadron,
                 Temperament temperament, ReasonNotes notes)
    : m_facts(facts),
      m_state(state),
      m_squadron(squadron),
      m_risk(weightOfRisk(temperament)),
      m_errand(errandOf(facts, facts.of(squadron).side)),
      m_wayOut(baseEdgeOf(state, facts.of(squadron).side) == free_table::TableEdge::Near ? 0 : 180),
      m_impatience((temperament == Temperament::Bold ? 40 : 25) * state.turn),
      m_urgency(std::clamp(state.turn - patientTurns, 0, hesitantTurns)),
      m_nearest(free_table::maxCoordinate)
{
    const Base& own = baseOf(state, squadron);
    std::array<Length, mostEnemies> gaps{};
    const int side = facts.of(squadron).side;
    const auto enemy = static_cast<std::size_t>(1 - side);
    m_isWeaker = m_urgency > 0 && standing(facts, state, side) < standing(facts, state, 1 - side);
    if (m_errand == Errand::Leave)
        m_impatience = m_urgency = 0;
    if (facts.options.row != RowOn::Never) {
        // One squadron from half lost the rest are spared; a fleet half lost is left to the event (SQ-20.4).
        constexpr int care = 40;
        const auto i = static_cast<std::size_t>(side);
        const int lost = lostSquadrons(facts, state, side);
        if (lost > 0 && 2 * (lost + 1) >= facts.first[i + 1] - facts.first[i])
            m_risk += care;
        if (isHalfLost(facts, state, 1 - side)) {
            m_risk += care;
            m_impatience = 0;
        }
    }
    for (SquadronNumber other = facts.first[enemy]; other < facts.first[enemy + 1]; ++other) {
        if (!at(state, other).isOnTable())
            continue;
        const Length gap = gapTo(own, baseOf(state, other));
        if (at(state, other).isStanding())
            m_nearest = std::min(m_nearest, gap);
        int place = m_count;
        while (place > 0 && gaps[static_cast<std::size_t>(place - 1)] > gap)
            --place;
        if (place == mostEnemies)
            continue;
        m_count = std::min(m_count + 1, mostEnemies);
        for (int i = m_count - 1; i > place; --i) {
            gaps[static_cast<std::size_t>(i)] = gaps[static_cast<std::size_t>(i - 1)];
            m_enemies[static_cast<std::size_t>(i)] = m_enemies[static_cast<std::size_t>(i - 1)];
        }
        gaps[static_cast<std::size_t>(place)] = gap;
        m_enemies[static_cast<std::size_t>(place)] = other;
    }
    m_isNear = m_nearest <= facts.figures.near + tolerance;
    m_passes = throwsPassing(manoeuvreModifier(facts, squadron, m_isNear));
    m_now = worthOf(prospect());
    m_note = notes;
}

Prospect Outlook::prospect() const
{
    const Squadron& about = at(m_state, m_squadron);
    return {baseOf(m_state, m_squadron), about.formation, standsOf(m_facts, m_state, m_squadron),
            about.disordered};
}

/// Two rounds and what becomes of those who fail in them.
int Outlook::melee(const Fighter& own, const Fighter& theirs, bool isAnswered) const
{
    const auto failing = [](const Fighter& who) {
        const int routs = 36 - throwsPassing(static_cast<int>(who.morale));
        return disorderCosts + routs * (600 * who.stands + squadronCosts) / 36;
    };
    const int gain = std::min(meanBlow(own.modifier), 1000 * theirs.stands)
                     + (isAnswered ? (36 - throwsPassing(theirs.modifier)) * failing(theirs) / 36 : 0);
    const int loss = (isAnswered ? std::min(meanBlow(theirs.modifier), 1000 * own.stands) : 0)
                     + (36 - throwsPassing(own.modifier)) * failing(own) / 36;
    return 2 * (gain - loss * m_risk / 100);
}

int Outlook::duel(const Prospect& own, SquadronNumber enemy, int ownRank, int theirRank, bool theirDisorder,
                  bool isAnswered) const
{
    const int theirStands = standsOf(m_facts, m_state, enemy);
    int helpers = 0;
    for (const Link& link : m_state.links)
        if (link.has(enemy) && !link.has(m_squadron))
            helpers += standsOf(m_facts, m_state, link.other(enemy));
    const Fighter mine{trainingModifier(m_facts, m_squadron) - formationDifferential(ownRank, theirRank)
                           - (own.disordered ? 1 : 0) + (own.stands + helpers >= 2 * theirStands ? 1 : 0),
                       own.stands, at(m_state, m_squadron).morale};
    const Fighter theirs{trainingModifier(m_facts, enemy) - formationDifferential(theirRank, ownRank)
                             - (theirDisorder ? 1 : 0) + (theirStands >= 2 * (own.stands + helpers) ? 1 : 0),
                         theirStands, at(m_state, enemy).morale};
    return melee(mine, theirs, isAnswered);
}

/// A plain onset, the engaging test before it.
int Outlook::strikeWorth(const Prospect& own, const Strike& strike) const
{
    const SquadronNumber enemy = strike.struck;
    const Squadron& theirs = at(m_state, enemy);
    if (theirs.status == Status::Routing) // it loses a stand and cannot hurt anybody
        return m_note(Reason::Ram, enemy, 1000) + worthOf(own);
    const int theirRank = strike.at == Side::Front
                              ? rankOf(m_facts, m_state, enemy)
                              : struckRankOf(m_facts, m_facts.figures.rankOf(theirs.formation));
    // Who is struck elsewhere goes on fighting whoever lies at its front.
    bool isAnswered = true;
    for (const Link& link : m_state.links)
        isAnswered = isAnswered && !link.has(enemy);
    const auto at = [&](bool unformed, bool disordered) {
        Prospect made = own;
        made.formation = unformed ? Formation::Unformed : own.formation;
        made.disordered = disordered && !unformed;
        return duel(made, enemy, rankIn(m_facts, made), theirRank, theirs.disordered, isAnswered)
               + (strike.at == Side::Front ? 0 : flankChance) - orderCosts(made);
    };
    if (own.formation == Formation::Unformed)
        return m_note(Reason::Ram, enemy, at(true, false));
    const int fine = at(false, own.disordered);
    const int worse = at(own.disordered, true);
    return m_note(Reason::Ram, enemy, (m_passes * fine + (36 - m_passes) * worse) / 36);
}

int Outlook::trickWorth(const Prospect& own, const Strike& strike, bool isDiekplous) const
{
    const SquadronNumber enemy = strike.struck;
    const int mine = throwsPassing(trickModifier(m_facts, m_state, m_squadron));
    const int theirs = throwsPassing(trickModifier(m_facts, m_state, enemy));
    const bool theirDisorder = at(m_state, enemy).disordered;
    const int alone = mine * (36 - theirs);
    const int repelled = (36 - mine) * theirs;
    const int neither = (36 - mine) * (36 - theirs);
    const int both = mine * theirs;
    Prospect through = own;
    through.formation = Formation::EpiMias;
    const int success = duel(through, enemy, 1, struckRankOf(m_facts, 1), theirDisorder, true);
    Prospect disordered = own;
    disordered.disordered = true;
    const int failure = duel(disordered, enemy, rankIn(m_facts, own),
                             m_facts.figures.rankOf(at(m_state, enemy).formation), theirDisorder, true)
                        - disorderCosts;
    if (!isDiekplous) { // rowed on until it is decided
        const int decided = std::max(1, alone + repelled);
        return m_note(
            Reason::Flank, enemy,
            static_cast<int>((std::int64_t{alone} * success + std::int64_t{repelled} * failure) / decided));
    }
    disordered.formation = Formation::EpiMias;
    const int held = duel(disordered, enemy, 1, 1, true, true) - disorderCosts;
    constexpr int inItsBack = 300;
    return m_note(Reason::Flank, enemy,
                  static_cast<int>((std::int64_t{alone} * success + std::int64_t{repelled} * failure
                                    + std::int64_t{neither} * held + std::int64_t{both} * inItsBack)
                                   / (36 * 36)));
}

/// What an enemy may do to a squadron that stands so.
int Outlook::menace(const Prospect& own, SquadronNumber enemy, Length gap) const
{
    const Squadron& about = at(m_state, enemy);
    if (about.status != Status::Free)
        return 0;
    const int reach = throwsToReach(about.formation, about.disordered, gap);
    const Base& theirs = baseOf(m_state, enemy);
    if (reach == 0 || !isBefore(theirs, own.base.centre))
        return 0;
    const bool isFront = own.formation == Formation::Kyklos || isBefore(own.base, theirs.centre);
    const int rank = rankIn(m_facts, own);
    const int struck = isFront ? rank : struckRankOf(m_facts, rank);
    int loss = -duel(own, enemy, struck, m_facts.figures.rankOf(about.formation), true, true);
    if (isFront && own.formation == Formation::EpiMias && about.formation == Formation::EpiMias)
        loss = std::max(loss, 250); // it may row round
    return std::max(0, loss) * reach / 36;
}

/// What it may do to an enemy from there.
int Outlook::chanceOn(const Prospect& own, SquadronNumber enemy, Length gap) const
{
    const int reach = throwsToReach(own.formation, own.disordered, gap);
    const Base& theirs = baseOf(m_state, enemy);
    const Squadron& about = at(m_state, enemy);
    if (reach == 0 || !isBefore(own.base, theirs.centre))
        return 0;
    if (about.status == Status::Routing)
        return 300 * reach / 36;
    const bool isFlank = about.formation != Formation::Kyklos && !isBefore(theirs, own.base.centre);
    const bool isTrick =
        !isFlank && about.status == Status::Free && about.formation == Formation::EpiMias && !own.disordered
        && (own.formation == Formation::EpiMias
            || (own.formation == Formation::EpiPollon && m_facts.of(m_squadron).training != Training::Green))
        && trickModifier(m_facts, m_state, m_squadron) >= trickModifier(m_facts, m_state, enemy) - 1;
    return (isFlank ? flankChance : isTrick ? 400 : 0) * reach / 36;
}

int Outlook::worthOf(const Prospect& own) const
{
    int worth = -orderCosts(own);
    Length nearest = free_table::maxCoordinate;
    TablePoint towards;
    int best = 0;
    SquadronNumber prey = noSquadron;
    for (const SquadronNumber enemy : enemies()) {
        const Base& theirs = baseOf(m_state, enemy);
        const Length gap = gapTo(own.base, theirs);
        if (at(m_state, enemy).isStanding() && gap < nearest) {
            nearest = gap;
            towards = theirs.centre;
        }
        if (gap > striking)
            continue;
        worth +=
            m_note(Reason::Danger, enemy,
                   -(menace(own, enemy, gap) * m_risk / 100 * (hesitantTurns - m_urgency) / hesitantTurns));
        if (const int chance = chanceOn(own, enemy, gap); chance > best) {
            best = chance;
            prey = enemy;
        }
    }
    worth += m_note(Reason::Flank, prey, best);
    return worth + aimWorth(own, nearest, towards) + edgeWorth(own.base);
}

/// What it is worth to be so near to what its side is after: the enemy, or the way out.
int Outlook::aimWorth(const Prospect& own, Length nearest, TablePoint towards) const
{
    if (m_errand == Errand::Leave) {
        const Length left = m_wayOut == 0 ? m_facts.figures.depth - own.base.centre.y : own.base.centre.y;
        const int off = std::abs(free_table::shorterTurn(own.base.heading, m_wayOut));
        return m_note(Reason::Home, noSquadron, -(left * perInchOut / inch + off * perDegreeOut));
    }
    if (nearest == free_table::maxCoordinate)
        return 0;
    const Length reach = striking * (hesitantTurns - m_urgency) / hesitantTurns;
    int away = std::max(0, nearest - reach) * perInch / inch;
    if (m_errand == Errand::PressOn)
        away *= 2;
    if (!isBefore(own.base, towards) && own.formation != Formation::Kyklos)
        away += 150;
    int worth =
        m_note(Reason::Close, noSquadron, -(away * (hesitantTurns + closing * m_urgency) / hesitantTurns));
    if (own.formation == Formation::Kyklos && !m_isWeaker)
        worth -= m_urgency * perUrgentTurn;
    return worth;
}

/// Who stands at the edge of the sea leaves it when he breaks; and lines have nothing to gain there.
int Outlook::edgeWorth(const Base& base) const
{
    const Length far = m_facts.figures.depth;
    const bool leaves = m_errand == Errand::Leave;
    const Length edge = std::min({base.centre.x, m_facts.figures.width - base.centre.x,
                                  leaves && m_wayOut == 180 ? far : base.centre.y,
                                  leaves && m_wayOut == 0 ? far : far - base.centre.y});
    return m_note(Reason::Edge, noSquadron, -(std::max(0, 2 * inch - edge) * 100 / inch));
}

int Outlook::worthOf(const Advance& order, const Course& course) const
{
    if (course.leaves) {
        const int stands = standsOf(m_facts, m_state, m_squadron);
        const bool isAway =
            m_errand == Errand::Leave
            && course.end.isOver(m_facts.table(), baseEdgeOf(m_state, 1 - m_facts.of(m_squadron).side));
        return isAway ? 1000 * stands + squadronCosts : -1000 * stands - squadronCosts;
    }
    Prospect end = prospect();
    end.base = course.end.base;
    const auto arriving = [&](const Prospect& own) {
        if (!course.strike || order.intent == Intent::None)
            return worthOf(own);
        const bool isTrick = isDiekplous(order.intent) || isPeriplous(order.intent);
        const int gain = isTrick && !own.disordered && own.formation != Formation::Unformed
                             ? trickWorth(own, *course.strike, isDiekplous(order.intent))
                             : strikeWorth(own, *course.strike);
        return gain + m_impatience + m_urgency * perUrgentTurn;
    };
    const bool wheels = turnsOf(order) != 0 && end.formation != Formation::EpiKeras;
    if (!wheels)
        return arriving(end);
    Prospect failed = end;
    failed.disordered = true;
    if (end.disordered) { // it stops unformed where it stands
        failed = prospect();
        failed.formation = Formation::Unformed;
        failed.disordered = false;
        return (m_passes * arriving(end) + (36 - m_passes) * worthOf(failed)) / 36;
    }
    return (m_passes * arriving(end) + (36 - m_passes) * arriving(failed)) / 36;
}

int Outlook::worthAfterTest(const Prospect& done) const
{
    const Prospect before = prospect();
    Prospect failed = done;
    failed.disordered = true;
    if (before.disordered) {
        failed = before;
        failed.formation = Formation::Unformed;
        failed.disordered = false;
    }
    return (m_passes * worthOf(done) + (36 - m_passes) * worthOf(failed)) / 36;
}

int Outlook::worthOfMending(const Prospect& mended) const
{
    return (m_passes * worthOf(mended) + (36 - m_passes) * m_now) / 36;
}

bool Outlook::hasChance() const
{
    const Prospect own = prospect();
    for (const SquadronNumber enemy : enemies()) {
        const Length gap = gapTo(own.base, baseOf(m_state, enemy));
        if (gap <= striking && chanceOn(own, enemy, gap) >= 300)
            return true;
    }
    return false;
}

} // namespace navarch::squadrons
