// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "core/base/listed.h"
#include "core/rules/squadrons/battle/game.h"
#include "core/rules/squadrons/movement/may_move.h"
#include "core/rules/squadrons/movement/moves.h"
#include "core/rules/squadrons/movement/signals.h"
#include "core/rules/squadrons/movement/tricks.h"
#include "core/rules/squadrons/orders/check.h"
#include "core/rules/squadrons/phases/turn.h"
#include "core/rules/squadrons/state/order_names.h"

namespace navarch::squadrons {

namespace {

BoardPose poseOf(TablePoint point, Degrees heading)
{
    return {point.x, point.y, static_cast<std::int16_t>(heading)};
}

/// A squadron's place: the middle of its front, and its heading.
BoardPose placeOf(const Base& base)
{
    return poseOf(frontOf(base), base.heading);
}

std::vector<Phrase> figuresOf(const BattleFacts& facts, const State& state, SquadronNumber number)
{
    static constexpr std::array<PhraseText, 3> trainings{phraseText("Green"), phraseText("Trained"),
                                                         phraseText("Well trained")};
    static constexpr std::array<PhraseText, 3> morales{phraseText("Poorly motivated"),
                                                       phraseText("Normal morale"), phraseText("Determined")};
    static constexpr std::array<PhraseText, formations> shapes{
        phraseText("Line abreast"), phraseText("Ring"), phraseText("Short columns"),
        phraseText("No formation"), phraseText("Line ahead")};
    const SquadronFacts& about = facts.of(number);
    const Squadron& now = at(state, number);
    const auto one = [](const auto& texts, auto place) {
        return Phrase(texts[static_cast<std::size_t>(place)], std::nullopt, {});
    };
    const Phrase ships = phraseN("{%n ship|%n ships}", static_cast<std::int64_t>(about.ships.size()));
    const int stands = standsOf(facts, state, number);
    return {now.halvesLost % 2 != 0
                ? phraseN("%1, {%n stand|%n stands}, one half lost of %2", stands, ships, about.stands)
                : phraseN("%1, {%n stand|%n stands} of %2", stands, ships, about.stands),
            one(trainings, static_cast<int>(about.training) + 1),
            about.isFast ? phrase("Fast ships") : phrase("Ships not fast"),
            one(morales, static_cast<int>(now.morale) + 1), one(shapes, now.formation)};
}

std::vector<Phrase> statusOf(const BattleFacts& facts, const State& state, SquadronNumber number)
{
    const Squadron& about = at(state, number);
    std::vector<Phrase> status;
    if (about.disordered)
        status.push_back(phrase("Disordered"));
    if (about.isUnformed())
        status.push_back(phrase("Unformed"));
    for (const Link& link : state.links)
        if (link.struck == number && link.at != Side::Front)
            status.push_back(link.at == Side::Flank
                                 ? phrase("Struck in the flank by %1", given(facts.name(link.striker)))
                                 : phrase("Struck in the rear by %1", given(facts.name(link.striker))));
    switch (about.status) {
    case Status::Engaged: status.push_back(phrase("In melee")); break;
    case Status::Running: status.push_back(phrase("Running side by side")); break;
    case Status::Pursuing: status.push_back(phrase("Pursuing")); break;
    case Status::Routing: status.push_back(phrase("Routing")); break;
    default: break;
    }
    if (about.signal != 0)
        status.push_back(phrase("Signal %1", about.signal));
    if (about.navarchDead)
        status.push_back(phrase("Its navarchos is dead"));
    return status;
}

Phrase glanceOf(const Squadron& squadron)
{
    std::vector<Phrase> glance{termOf(wordsOf(squadron.formation))};
    if (squadron.disordered)
        glance.push_back(phrase("disordered"));
    if (squadron.status == Status::Routing)
        glance.push_back(phrase("routing"));
    else if (squadron.status == Status::Pursuing)
        glance.push_back(phrase("pursuing"));
    return listed(glance);
}

bool isActiveNow(const BattleFacts& facts, const State& state, SquadronNumber number, int viewer)
{
    const int side = facts.of(number).side;
    if (viewer >= 0 && viewer != side)
        return false;
    switch (state.phase) {
    case Phase::Deploy: return !state.ready[static_cast<std::size_t>(side)];
    case Phase::Moves: return !mayMoveRefusal(facts, state, number) || !check(facts, state, BreakOff{number});
    case Phase::Path: return state.picked == number;
    case Phase::Targets: return nextToName(facts, state, side) == number;
    case Phase::Begin:
    case Phase::Initiative:
    case Phase::Over: break;
    }
    return false;
}

Phrase phaseOf(const BattleFacts& facts, const State& state)
{
    const Phrase side = given(facts.sideName(state.side));
    switch (state.phase) {
    case Phase::Begin: return phrase("Before the deployment");
    case Phase::Deploy: return phrase("Deployment");
    case Phase::Initiative: return phrase("%1 chooses who moves first", side);
    case Phase::Moves:
        return state.signal != 0 ? phrase("Movement of %1, signal %2", side, state.signal)
                                 : phrase("Movement of %1", side);
    case Phase::Path: return phrase("Movement of %1", side);
    case Phase::Targets: return phrase("Melee");
    case Phase::Over: break;
    }
    return phrase("The battle is over");
}

Phrase linkOf(const Link& link)
{
    return link.at == Side::Front   ? phrase("in melee")
           : link.at == Side::Flank ? phrase("struck in the flank")
                                    : phrase("struck in the rear");
}

void addStands(const BattleFacts& facts, const State& state, SquadronNumber number, BoardPiece& piece)
{
    std::array<StandPlace, mostStands> places{};
    const int count = placesOf(facts, state, number, places);
    for (int i = 0; i < count; ++i) {
        const StandPlace& place = places[static_cast<std::size_t>(i)];
        const bool isHalfLost = i + 1 == count && at(state, number).halvesLost % 2 != 0;
        piece.stands.push_back({poseOf(place.centre, place.heading), facts.stand(), isHalfLost});
    }
}

/// Where a mover would stand, stand by stand where it is bent.
std::vector<PlacedShip> placedBy(const Mover& mover)
{
    if (!mover.isBent)
        return {{mover.squadron, poseOf(mover.base.centre, mover.base.heading), 2 * mover.base.halfWidth,
                 2 * mover.base.halfLength}};
    std::vector<PlacedShip> placed;
    for (int i = 0; i < mover.stands; ++i) {
        const StandPlace& place = mover.column[static_cast<std::size_t>(i)];
        placed.push_back({mover.squadron, poseOf(place.centre, place.heading), mover.stand, mover.stand});
    }
    return placed;
}

} // namespace

BoardView Squadrons::boardView(const State& state, Viewer viewer) const
{
    BoardView view;
    view.kind = BoardKind::FreeTable;
    view.measure = BoardMeasure::Inch;
    view.width = m_facts.figures.width;
    view.depth = m_facts.figures.depth;
    view.turn = state.turn;
    view.phase = phaseOf(m_facts, state);
    view.isPhaseAsked = state.phase == Phase::Initiative;
    view.edges = {{given(m_facts.sideName(state.alpha))}, {}, {given(m_facts.sideName(1 - state.alpha))}, {}};
    if (const auto shore = shoreOf(m_facts, state)) {
        constexpr std::array<std::size_t, 4> place{0, 3, 2,
                                                   1}; // near, right, far, left: the view goes clockwise
        BoardEdge& edge = view.edges[place[static_cast<std::size_t>(*shore)]];
        edge = shoreAt(std::move(edge));
    }
    view.deploymentDepth = state.phase == Phase::Deploy ? m_facts.figures.zone : 0;
    for (std::size_t i = 0; i < state.squadrons.size(); ++i) {
        const auto number = static_cast<SquadronNumber>(i);
        const Squadron& squadron = state.squadrons[i];
        const SquadronFacts& about = m_facts.squadrons[i];
        const bool isSecret = state.phase == Phase::Deploy && viewer.side >= 0 && viewer.side != about.side;
        if (!squadron.isOnTable() || isSecret)
            continue;
        BoardPiece piece;
        piece.ship = number;
        piece.side = about.side;
        piece.name = given(about.name);
        piece.classId = m_ships[static_cast<std::size_t>(about.ships.front())].ship.classId;
        piece.pose = placeOf(baseOf(state, number));
        piece.width = 2 * baseOf(state, number).halfWidth;
        piece.length = 2 * baseOf(state, number).halfLength;
        piece.isActive = isActiveNow(m_facts, state, number, viewer.side);
        piece.figures = figuresOf(m_facts, state, number);
        if (state.phase == Phase::Path && state.picked == number)
            piece.figures.push_back(phrase("Can row %1\"", state.pace / inch));
        piece.status = statusOf(m_facts, state, number);
        piece.hasLostHeart = squadron.status == Status::Routing;
        piece.standing = glanceOf(squadron);
        addStands(m_facts, state, number, piece);
        view.pieces.push_back(std::move(piece));
    }
    for (const Link& link : state.links)
        view.links.push_back({link.striker, link.struck, linkOf(link)});
    for (const TablePoint& place : state.flotsam)
        view.marks.push_back({poseOf(place, 0), m_facts.figures.flotsam, phrase("Flotsam")});
    return view;
}

std::optional<OrderShape> Squadrons::shapeOf(const State& state, const Order& order) const
{
    return std::visit(
        [&]<class Kind>(const Kind& given) -> std::optional<OrderShape> {
            if constexpr (requires { given.squadron; }) {
                if (!m_facts.isSquadron(given.squadron) || !at(state, given.squadron).isOnTable())
                    return std::nullopt;
                const SquadronNumber squadron = given.squadron;
                OrderShape shape;
                shape.ship = squadron;
                Mover mover = moverOf(m_facts, state, squadron);
                shape.path = {placeOf(mover.base)};
                if constexpr (std::same_as<Kind, DeploySquadron>) {
                    mover.formation = given.formation;
                    mover.base = baseAt({given.x, given.y}, given.heading,
                                        footprintOf(given.formation, mover.stands, mover.stand));
                    shape.path.clear();
                } else if constexpr (std::same_as<Kind, Advance>) {
                    const auto steps = given.all().first(std::min(given.all().size(), std::size_t{maxSteps}));
                    for (std::size_t count = 1; count < steps.size(); ++count)
                        shape.path.push_back(
                            placeOf(courseOf(m_facts, state, squadron, steps.first(count)).end.base));
                    const Course course = courseOf(m_facts, state, squadron, steps);
                    mover = course.end;
                    if (course.strike) {
                        shape.target = course.met;
                        shape.path.push_back(placeOf(mover.base));
                        mover = squaredUp(m_facts, state, mover, *course.strike).value_or(mover);
                    }
                } else if constexpr (std::same_as<Kind, AboutFace>) {
                    mover.base.heading = free_table::headingOf(mover.base.heading + 180);
                } else if constexpr (std::same_as<Kind, Back>) {
                    (void)goBack(mover, given.distance,
                                 Obstacles(m_facts, state, mover, given.distance + inch));
                } else if constexpr (std::same_as<Kind, BreakOff>) {
                    (void)goBack(mover, m_facts.figures.breakOff,
                                 Obstacles(m_facts, state, mover, m_facts.figures.breakOff + inch));
                } else if constexpr (std::same_as<Kind, Form> || std::same_as<Kind, Reform>) {
                    mover.base =
                        reformed(m_facts, state, squadron, given.formation, mover.stands, given.heading);
                    mover.formation = given.formation;
                    mover.isBent = false;
                } else if constexpr (std::same_as<Kind, Obey>) {
                    mover = obeying(m_facts, state, squadron, at(state, squadron).signal).value_or(mover);
                } else if constexpr (std::same_as<Kind, Signal>) { // what it will bring about
                    mover = obeying(m_facts, state, squadron, given.number).value_or(mover);
                } else if constexpr (std::same_as<Kind, NameTarget>) {
                    shape.target = given.target;
                }
                shape.end = placeOf(mover.base);
                shape.path.push_back(shape.end);
                shape.formation = placedBy(mover);
                return shape;
            }
            return std::nullopt;
        },
        order);
}

} // namespace navarch::squadrons
