// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/base/listed.h"
#include "core/rules/trireme/battle/game.h"
#include "core/rules/trireme/combat/missiles.h"
#include "core/rules/trireme/movement/plots.h"
#include "core/rules/trireme/phases/turn.h"
#include "core/rules/trireme/state/condition.h"

namespace navarch::trireme {

namespace {

BoardPose poseOf(hex::Hex hex, hex::Facing facing)
{
    return {hex.q, hex::rowOf(hex), facing};
}

Phrase troopsOf(const Ship& ship)
{
    std::vector<Phrase> troops;
    const auto add = [&](int count, PhraseText text) {
        if (count > 0)
            troops.push_back({text, count, {}});
    };
    add(ship.men.heavy, phraseTextN("{%n heavy marine|%n heavy marines}"));
    add(ship.men.medium, phraseTextN("{%n marine|%n marines}"));
    add(ship.men.light, phraseTextN("{%n light marine|%n light marines}"));
    add(ship.engines[0], phraseTextN("{%n bow|%n bows}"));
    add(ship.engines[1], phraseTextN("{%n catapult|%n catapults}"));
    add(ship.engines[2], phraseTextN("{%n stone thrower|%n stone throwers}"));
    return listed(troops);
}

/// `mayReadPlot`: of one's own side, or when plots are open.
std::vector<Phrase> figuresOf(const BattleFacts& facts, const State& state, ShipNumber number,
                              bool mayReadPlot)
{
    const Ship& ship = shipOf(state, number);
    const ShipFacts& about = facts.of(number);
    std::vector<Phrase> figures;
    const auto add = [&](bool is, Phrase text) {
        if (is)
            figures.push_back(std::move(text));
    };
    if (ship.where == Whereabouts::Hulk)
        return figures;
    if (Phrase troops = troopsOf(ship); !troops.isEmpty())
        figures.push_back(std::move(troops));
    if (about.isWall)
        return figures;
    static constexpr std::array<PhraseText, 3> crews{phraseText("Poor crew"), phraseText("Average crew"),
                                                     phraseText("Elite crew")};
    const bool isOpen = state.phase != Phase::Plot && state.phase != Phase::Deploy;
    figures.emplace_back(crews[static_cast<std::size_t>(about.crew + 1)], std::nullopt,
                         std::vector<PhrasePart>{});
    add(true, phrase("Hull %1 of %2", std::max(0, about.hull - ship.damage), about.hull));
    add(about.hasCorvus, phrase("Corvus"));
    add(true, phraseN("{%n sprint left|%n sprints left}", ship.sprints));
    add(!isOpen, phrase("Starts at %1", ship.start));
    add(ship.isPlotted && isOpen, phrase("Plot %1", given(textOf(ship.plot))));
    add(ship.isPlotted && !isOpen && mayReadPlot, phrase("Plotted %1", given(textOf(ship.plot))));
    return figures;
}

std::vector<Phrase> statusOf(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    const ShipFacts& about = facts.of(number);
    std::vector<Phrase> status;
    const auto add = [&](bool is, Phrase text) {
        if (is)
            status.push_back(std::move(text));
    };
    if (ship.where == Whereabouts::Hulk)
        return {phrase("Hulk")};
    if (!about.isWall) {
        add(ship.holes > 0, phraseN("{%n open hole|%n open holes}", ship.holes));
        add(ship.raked > 0, phraseN("Oars raked {%n time|%n times}", ship.raked));
        add(ship.mustBack && state.phase == Phase::Plot, phrase("Must back"));
        add(ship.mayPivot && state.phase == Phase::Plot, phrase("May turn in place"));
        add(ship.isStopped, phrase("Stopped"));
    }
    add(ship.holder != about.side, phrase("Prize"));
    add(ship.holder == about.side && ship.isPrize, phrase("Won back"));
    add(isGrappled(state, number), phrase("Grappled"));
    return status;
}

/// Whether a ship has something to do now, as far as `viewer` may know.
bool isActiveNow(const BattleFacts& facts, const State& state, ShipNumber number, int viewer)
{
    const Ship& ship = shipOf(state, number);
    const bool isOwn = viewer < 0 || ship.holder == viewer;
    if (!ship.onBoard() || !isOwn || !isAsked(facts, state, ship.holder))
        return false;
    switch (state.phase) {
    case Phase::Deploy: return !facts.of(number).isWall;
    case Phase::Plot: return isPlottable(facts, state, number);
    case Phase::Fire:
        return forShots(facts, state, ship.holder, [&](const Shoot& shot) { return shot.ship == number; });
    case Phase::Contact:
        return std::any_of(state.touches.begin(), state.touches.end(),
                           [&](const Touch& touch) { return touch.rammer == number && !touch.isAnswered; });
    case Phase::Grapple:
        return std::any_of(state.touches.begin(), state.touches.end(), [&](const Touch& touch) {
            return (touch.mover == number && touch.moverWishes == Wish::Unasked)
                   || (touch.other == number && touch.otherWishes == Wish::Unasked);
        });
    case Phase::Settle: return state.settlements.front().winner == number;
    case Phase::Over: break;
    }
    return false;
}

/// Whether an order strikes at its target, shoots at it or boards it; not those that let it be.
template <class Kind>
bool isAimed(const Kind& order)
{
    if constexpr (requires { order.wishes; })
        return order.wishes;
    else if constexpr (requires { order.boards; })
        return order.boards;
    else
        return !std::same_as<Kind, PrizeCrew>;
}

Phrase phaseOf(const BattleFacts& facts, const State& state, int viewer)
{
    const bool hasNumber = state.movement > 0;
    switch (state.phase) {
    case Phase::Deploy: return phrase("Deployment");
    case Phase::Plot:
        return viewer < 0 || state.ready[static_cast<std::size_t>(viewer)]
                       || nextToPlot(facts, state, viewer) != noShip
                   ? phrase("Plotting")
                   : phrase("Plotting: all ships are plotted");
    case Phase::Fire:
        return hasNumber ? phrase("Shots after movement phase %1 of 6", state.movement)
                         : phrase("Shots after movement phase");
    case Phase::Contact:
        return hasNumber ? phrase("Contacts of movement phase %1 of 6", state.movement)
                         : phrase("Contacts of movement phase");
    case Phase::Grapple:
        return hasNumber ? phrase("Grapples of movement phase %1 of 6", state.movement)
                         : phrase("Grapples of movement phase");
    case Phase::Settle: return phrase("After the boarding fights");
    case Phase::Over: break;
    }
    return phrase("The battle is over");
}

} // namespace

BoardView Trireme::boardView(const State& state, Viewer viewer) const
{
    BoardView view;
    view.kind = BoardKind::Hexes;
    view.width = m_facts.board.columns;
    view.depth = m_facts.board.rows;
    view.terrain = m_facts.board.terrain;
    view.turn = state.turn;
    view.phase = phaseOf(m_facts, state, viewer.side);
    view.edges = {{given(m_facts.sides[0])}, {}, {given(m_facts.sides[1])}, {}};
    if (m_facts.shore) {
        constexpr std::array<std::size_t, 4> place{2, 3, 0, 1}; // north, east, south, west
        BoardEdge& edge = view.edges[place[static_cast<std::size_t>(*m_facts.shore)]];
        edge = shoreAt(std::move(edge));
    }
    view.deploymentDepth = state.phase == Phase::Deploy ? m_facts.house().zoneRows : 0;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto number = static_cast<ShipNumber>(i);
        const Ship& ship = state.ships[i];
        const ShipFacts& about = m_facts.ships[i];
        const bool isForeign = viewer.side >= 0 && viewer.side != ship.holder;
        const bool isSecret = state.phase == Phase::Deploy && isForeign && !about.isWall;
        if (ship.where == Whereabouts::Fled || isSecret || shipAt(m_facts, state, ship.hex) != number)
            continue;
        BoardPiece piece;
        piece.ship = number;
        piece.side = ship.holder;
        piece.name = about.name;
        piece.classId = about.isWall ? std::string() : m_ships[i].ship.classId;
        piece.pose = poseOf(ship.hex, ship.facing);
        piece.isWall = about.isWall;
        piece.isActive = isActiveNow(m_facts, state, number, viewer.side);
        piece.figures = figuresOf(m_facts, state, number, !isForeign);
        piece.status = statusOf(m_facts, state, number);
        piece.isSinking = ship.holes > 0 && ship.where != Whereabouts::Hulk;
        if (!about.isWall)
            piece.condition = conditionOf(m_facts, ship, number, ship.men, false);
        view.pieces.push_back(std::move(piece));
    }
    for (const Link& link : state.links)
        view.links.push_back({link.attacker, link.defender, phrase("grappled")});
    return view;
}

std::optional<OrderShape> Trireme::shapeOf(const State& state, const Order& order) const
{
    return std::visit(
        [&]<class Kind>(const Kind& given) -> std::optional<OrderShape> {
            if constexpr (requires { given.ship; }) {
                if (!isShip(state, given.ship))
                    return std::nullopt;
                const Ship& ship = shipOf(state, given.ship);
                OrderShape shape;
                shape.ship = given.ship;
                shape.end = poseOf(ship.hex, ship.facing);
                if constexpr (std::same_as<Kind, DeployShip>)
                    shape.end = {given.column, given.row, given.facing};
                shape.path = {shape.end};
                if constexpr (requires { given.target; })
                    shape.target = isAimed(given) ? given.target : noShip;
                if constexpr (std::same_as<Kind, PlotShip>) {
                    Pose pose = startOf(state, given.ship, given.plot.pivot);
                    for (int i = 0; i < given.plot.count && !pose.isOff; ++i) {
                        if (stepOn(m_facts, state, given.ship, pose,
                                   given.plot.path[static_cast<std::size_t>(i)], i))
                            break;
                        shape.path.push_back(poseOf(pose.hex, pose.facing));
                    }
                    shape.end = poseOf(pose.hex, pose.facing);
                }
                return shape;
            }
            return std::nullopt;
        },
        order);
}

} // namespace navarch::trireme
