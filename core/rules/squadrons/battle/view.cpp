// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

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

std::string standsText(int stands, bool isHalfLost)
{
    return std::to_string(stands) + (stands == 1 ? " stand" : " stands")
           + (isHalfLost ? ", one half lost" : "");
}

std::vector<std::string> figuresOf(const BattleFacts& facts, const State& state, SquadronNumber number)
{
    constexpr std::array<std::string_view, 3> trainings{"Green", "Trained", "Well trained"};
    constexpr std::array<std::string_view, 3> morales{"Poorly motivated", "Normal morale", "Determined"};
    const SquadronFacts& about = facts.of(number);
    std::vector<std::string> figures;
    figures.push_back(std::to_string(about.ships.size()) + (about.ships.size() == 1 ? " ship, " : " ships, ")
                      + standsText(standsOf(facts, state, number), at(state, number).halvesLost % 2 != 0)
                      + " of " + std::to_string(about.stands));
    figures.emplace_back(trainings[static_cast<std::size_t>(static_cast<int>(about.training) + 1)]);
    figures.emplace_back(about.isFast ? "Fast ships" : "Ships not fast");
    figures.emplace_back(morales[static_cast<std::size_t>(static_cast<int>(at(state, number).morale) + 1)]);
    std::string& formation = figures.emplace_back(glossOf(at(state, number).formation));
    formation.front() = static_cast<char>(formation.front() - 'a' + 'A');
    if (state.phase == Phase::Path && state.picked == number)
        figures.push_back("Can row " + std::to_string(state.pace / inch) + "\"");
    return figures;
}

std::vector<std::string> statusOf(const BattleFacts& facts, const State& state, SquadronNumber number)
{
    const Squadron& about = at(state, number);
    std::vector<std::string> status;
    if (about.disordered)
        status.emplace_back("Disordered");
    if (about.isUnformed())
        status.emplace_back("Unformed");
    for (const Link& link : state.links)
        if (link.struck == number && link.at != Side::Front)
            status.push_back("Struck in the " + std::string(link.at == Side::Flank ? "flank" : "rear")
                             + " by " + facts.name(link.striker));
    constexpr std::array<std::string_view, 7> words{
        "", "In melee", "Running side by side", "Pursuing", "Routing", "", ""};
    if (const std::string_view word = words[static_cast<std::size_t>(about.status)]; !word.empty())
        status.emplace_back(word);
    if (about.signal != 0)
        status.push_back("Signal " + std::to_string(about.signal));
    if (about.navarchDead)
        status.emplace_back("Its navarchos is dead");
    return status;
}

std::string glanceOf(const Squadron& squadron)
{
    std::string text(wordsOf(squadron.formation));
    if (squadron.disordered)
        text += ", disordered";
    if (squadron.status == Status::Routing)
        text += ", routing";
    else if (squadron.status == Status::Pursuing)
        text += ", pursuing";
    return text;
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

std::string phaseWords(const BattleFacts& facts, const State& state)
{
    switch (state.phase) {
    case Phase::Begin: return "Before the deployment";
    case Phase::Deploy: return "Deployment";
    case Phase::Initiative: return facts.sideName(state.side) + " chooses who moves first";
    case Phase::Moves:
        return "Movement of " + facts.sideName(state.side)
               + (state.signal != 0 ? ", signal " + std::to_string(state.signal) : "");
    case Phase::Path: return "Movement of " + facts.sideName(state.side);
    case Phase::Targets: return "Melee";
    case Phase::Over: break;
    }
    return "The battle is over";
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
    view.phase = phaseWords(m_facts, state);
    view.edges = {m_facts.sideName(state.alpha), {}, m_facts.sideName(1 - state.alpha), {}};
    if (const auto shore = shoreOf(m_facts, state)) {
        constexpr std::array<std::size_t, 4> place{0, 3, 2,
                                                   1}; // near, right, far, left: the view goes clockwise
        std::string& edge = view.edges[place[static_cast<std::size_t>(*shore)]];
        edge = edge.empty() ? "Shore" : edge + " (shore)";
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
        piece.name = about.name;
        piece.classId = m_ships[static_cast<std::size_t>(about.ships.front())].ship.classId;
        piece.pose = placeOf(baseOf(state, number));
        piece.width = 2 * baseOf(state, number).halfWidth;
        piece.length = 2 * baseOf(state, number).halfLength;
        piece.isActive = isActiveNow(m_facts, state, number, viewer.side);
        piece.figures = figuresOf(m_facts, state, number);
        piece.status = statusOf(m_facts, state, number);
        piece.standing = glanceOf(squadron);
        addStands(m_facts, state, number, piece);
        view.pieces.push_back(std::move(piece));
    }
    for (const Link& link : state.links)
        view.links.push_back({link.striker, link.struck,
                              link.at == Side::Front   ? "in melee"
                              : link.at == Side::Flank ? "struck in the flank"
                                                       : "struck in the rear"});
    for (const TablePoint& place : state.flotsam)
        view.marks.push_back({poseOf(place, 0), m_facts.figures.flotsam, "Flotsam"});
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
