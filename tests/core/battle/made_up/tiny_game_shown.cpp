// SPDX-License-Identifier: GPL-3.0-or-later
// What of the tiny game is to be seen.
#include "tests/core/battle/made_up/tiny_game.h"

namespace navarch::tiny {

BoardView TinyGame::boardView(const State& state, Viewer viewer) const
{
    BoardView view;
    view.kind = BoardKind::Hexes;
    view.width = 11;
    view.depth = static_cast<std::int32_t>(state.ships.size());
    view.turn = state.turn;
    view.phase = given(state.phase == Phase::Rowing    ? "Rowing"
                       : state.phase == Phase::Attacks ? "Attacks"
                                                       : "Over");
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        if (state.ships[i].hull <= 0)
            continue;
        BoardPiece& piece = view.pieces.emplace_back();
        piece.ship = static_cast<ShipNumber>(i);
        piece.side = state.ships[i].holder;
        piece.name = given(m_ships[i].name);
        piece.classId = m_ships[i].ship.classId;
        piece.pose = {state.ships[i].place, static_cast<std::int32_t>(i), 0};
        if (state.ships[i].hull < 3)
            piece.status.emplace_back(given("damaged"));
        const Attack& own = state.attacks[static_cast<std::size_t>(piece.side)];
        if (state.said[static_cast<std::size_t>(piece.side)] && own.ship == piece.ship
            && (viewer.side < 0 || viewer.side == piece.side))
            piece.status.emplace_back(given("about to attack"));
    }
    return view;
}

std::optional<OrderShape> TinyGame::shapeOf(const State& state, const Order& order) const
{
    if (const Attack* attack = std::get_if<Attack>(&order)) {
        const BoardPose pose{state.ships[static_cast<std::size_t>(attack->ship)].place, attack->ship, 0};
        return OrderShape{attack->ship, pose, {pose}, attack->target};
    }
    const Row* row = std::get_if<Row>(&order);
    if (!row)
        return std::nullopt;
    const Ship& ship = state.ships[static_cast<std::size_t>(row->ship)];
    const BoardPose from{ship.place, row->ship, 0};
    BoardPose to = from;
    to.x += ship.holder == 0 ? row->ahead : -row->ahead;
    return OrderShape{row->ship, to, {from, to}, noShip};
}

} // namespace navarch::tiny
