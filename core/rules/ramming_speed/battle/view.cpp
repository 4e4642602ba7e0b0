// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/battle/game.h"
#include "core/rules/ramming_speed/combat/missiles.h"
#include "core/rules/ramming_speed/movement/row.h"
#include "core/rules/ramming_speed/state/condition.h"

namespace navarch::ramming {

namespace {

BoardPose poseOf(hex::Hex hex, hex::Facing facing)
{
    return {hex.q, hex::rowOf(hex), facing};
}

BoardPose poseOf(const Ship& ship)
{
    return poseOf(ship.hex, ship.facing);
}

std::vector<Phrase> statusOf(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    std::vector<Phrase> status;
    const auto add = [&](bool is, Phrase text) {
        if (is)
            status.push_back(std::move(text));
    };
    add(ship.holder < 0, phrase("Derelict"));
    add(ship.holder >= 0 && ship.holder != facts.of(number).side,
        ship.crew() > 0 ? phrase("Prize") : phrase("Prize, nobody aboard"));
    add(ship.routing, phrase("Routing"));
    add(ship.sinksAt > 0, phrase("Sinks at the end of round %1", ship.sinksAt));
    add(ship.fires > 0, phraseN("{On fire|%n fires}", ship.fires));
    add(ship.sheared > 0, phrase("%1 Move points sheared", ship.sheared));
    add(ship.shock, phrase("Shocked by a ram"));
    add(ship.aground, phrase("Aground"));
    add(isGrappled(state, number), phrase("Grappled"));
    return status;
}

std::vector<Phrase> figuresOf(const Ship& ship)
{
    std::vector<Phrase> figures;
    if (ship.crew() > 0) {
        figures.push_back(phrase("%1 rowers", ship.rowers));
        if (ship.hoplites > 0)
            figures.push_back(phrase("%1 hoplites", ship.hoplites));
        if (ship.hasActed)
            figures.push_back(phrase("Has moved"));
    }
    for (const auto& [skill, name] : EnumNames<Skill>::names)
        if (ship.skilled(skill) > 0)
            figures.push_back(phrase("Skill: %1", termOf(name)));
    return figures;
}

bool isActive(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    switch (state.phase) {
    case Phase::Choose: return ship.holder == state.side && ship.isCrewed() && !ship.hasActed;
    case Phase::Free:
    case Phase::Row:
    case Phase::Ram:
    case Phase::Board: return number == state.now.ship;
    case Phase::Window:
        return ship.holder == state.side
               && forShots(facts, state, state.side, [&](const Shoot& shot) { return shot.ship == number; });
    case Phase::Begin:
    case Phase::Deploy:
    case Phase::Over: break;
    }
    return false;
}

} // namespace

BoardView RammingSpeed::boardView(const State& state, Viewer viewer) const
{
    BoardView view;
    view.kind = BoardKind::Hexes;
    view.width = m_facts.board.columns;
    view.depth = m_facts.board.rows;
    view.terrain = m_facts.board.terrain;
    view.turn = state.round;
    const Decisions waiting = decisions(state);
    view.phase = waiting.count ? wording(*waiting.begin()) : phrase("The battle is over");
    view.isPhaseAsked = true;
    view.edges = {{given(m_facts.sides[0])}, {}, {given(m_facts.sides[1])}, {}};
    const bool isDeployed = state.phase != Phase::Begin && state.phase != Phase::Deploy;
    view.deploymentDepth = isDeployed ? 0 : m_facts.house().zoneRows;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto number = static_cast<ShipNumber>(i);
        const Ship& ship = state.ships[i];
        const int side = m_facts.ships[i].side;
        const bool isSecret =
            !isDeployed && viewer.side >= 0 && viewer.side != side
            && !(m_facts.options.deployAlternate && state.ready[static_cast<std::size_t>(side)]);
        if (!ship.onMap() || isSecret)
            continue;
        BoardPiece piece;
        piece.ship = number;
        piece.side = ship.holder >= 0 ? ship.holder : side;
        piece.name = given(m_facts.name(number));
        piece.classId = m_ships[i].ship.classId;
        piece.pose = poseOf(ship);
        piece.isActive = isActive(m_facts, state, number);
        piece.figures = figuresOf(ship);
        piece.status = statusOf(m_facts, state, number);
        piece.condition = conditionOf(m_facts, ship, number, false);
        piece.fires = ship.fires;
        piece.isSinking = ship.sinksAt > 0;
        piece.hasLostHeart = ship.routing;
        view.pieces.push_back(std::move(piece));
    }
    for (const Pair& pair : state.grapples)
        view.links.push_back({pair.a, pair.b, phrase("grappled")});
    for (const Pair& pair : state.together)
        if (!areGrappled(state, pair.a, pair.b))
            view.links.push_back({pair.a, pair.b, phrase("rammed together")});
    return view;
}

std::optional<OrderShape> RammingSpeed::shapeOf(const State& state, const Order& order) const
{
    return std::visit(
        [&]<class Kind>(const Kind& given) -> std::optional<OrderShape> {
            if constexpr (requires { given.ship; }) {
                if (!isShip(state, given.ship))
                    return std::nullopt;
                OrderShape shape;
                shape.ship = given.ship;
                shape.end = poseOf(shipOf(state, given.ship));
                shape.path = {shape.end};
                if constexpr (std::same_as<Kind, DeployShip>) {
                    shape.end = {given.column, given.row, given.facing};
                    shape.path = {shape.end};
                }
                if constexpr (requires { given.target; })
                    shape.target = given.target;
                if constexpr (std::same_as<Kind, Move>) {
                    Place at = placeNow(state);
                    for (const Step each : given.steps()) {
                        Place next;
                        if (step(m_facts, state, given.ship, at, each, next))
                            break;
                        at = next;
                        shape.path.push_back(poseOf(at.hex, at.facing));
                    }
                    shape.end = poseOf(at.hex, at.facing);
                    const ShipNumber ahead = shipAt(m_facts, state, hex::neighbour(at.hex, at.facing));
                    if (at.run > 0 && ahead != noShip && ahead != given.ship
                        && holderOf(state, ahead) != holderOf(state, given.ship))
                        shape.target = ahead;
                }
                return shape;
            }
            return std::nullopt;
        },
        order);
}

} // namespace navarch::ramming
