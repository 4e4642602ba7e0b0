// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/base/json.h"
#include "core/battle/event.h"
#include "core/boards/hex/terrain.h"
#include "core/ships/condition.h"

namespace navarch {

/// What a battle is fought on.
enum class BoardKind { FreeTable, Hexes, Rexes };

/// Where something is. On a free table thousandths of a cm from the first side's left corner, x along its edge, y away
/// from it, and the heading in degrees clockwise from the second side's edge; on hexes and rexes column, row and the
/// direction's number: on hexes columns from the west and rows from the north, odd columns half a hex lower, the north being
/// the second side's edge, and the facings from there clockwise, 0 to 5 (core/boards/hex/hex.h).
struct BoardPose {
    std::int32_t x = 0; ///< of the centre
    std::int32_t y = 0;
    std::int16_t heading = 0;

    friend bool operator==(const BoardPose&, const BoardPose&) = default;
};

/// A ship, a wreck or a wall section on the board.
struct BoardPiece {
    ShipNumber ship = noShip;
    int side = 0; ///< who has it now
    std::string name;
    std::string classId; ///< for its outline; empty for walls
    BoardPose pose;
    std::int32_t width = 0; ///< of its base; 0 on hexes and rexes
    std::int32_t length = 0;
    bool isWall = false;
    bool isActive = false;           ///< it may be given orders now
    std::vector<std::string> figures; ///< what it has, in the game's measures: "170 rowers", "hull 5 of 6"
    std::vector<std::string> status;  ///< what is out of the ordinary, in the rules' words: "heavy damage", "grappled"
    Condition condition;             ///< what shows on its outline

    friend bool operator==(const BoardPiece&, const BoardPiece&) = default;
};

/// What holds two pieces together.
struct BoardLink {
    ShipNumber a = noShip;
    ShipNumber b = noShip;
    std::string how; ///< "grappled"

    friend bool operator==(const BoardLink&, const BoardLink&) = default;
};

/// Ships that wait off the board and may still come.
struct BoardReserve {
    std::string name;
    int side = 0;
    int ships = 0;
    bool comesNow = false;   ///< its side decides where
    std::string standing;    ///< "not here yet"
    std::string why;         ///< what its coming hangs on, in a sentence
    std::string rule;        ///< "SA-13.2"

    friend bool operator==(const BoardReserve&, const BoardReserve&) = default;
};

/// Everything of a battle that is drawn on its board. What sides keep secret is left out of what others see.
struct BoardView {
    BoardKind kind = BoardKind::FreeTable;
    std::int32_t width = 0; ///< thousandths of a cm, or columns
    std::int32_t depth = 0; ///< or rows
    std::vector<hex::Terrain> terrain;    ///< on hexes: of each, row by row from the north; empty elsewhere
    int turn = 0;
    std::string phase;                    ///< "Action Phase of Athens, squadron Van"
    std::vector<BoardPiece> pieces;       ///< those on the board
    std::vector<BoardLink> links;         ///< between them
    std::string wind;                     ///< "Light wind, slight sea"; empty when the game has none
    int windFrom = -1;                    ///< degrees clockwise from the second side's edge; -1: none
    std::vector<std::string> edges;       ///< whose edge each is, from the first side's clockwise; may be empty
    std::int32_t deploymentDepth = 0;     ///< of the strips along those edges while ships are placed; 0: none
    std::vector<BoardReserve> reserves;

    friend bool operator==(const BoardView&, const BoardView&) = default;
};

/// A ship that would be put somewhere, on the board by now or not; its base as in BoardPiece.
struct PlacedShip {
    ShipNumber ship = noShip;
    BoardPose pose;
    std::int32_t width = 0;
    std::int32_t length = 0;

    friend bool operator==(const PlacedShip&, const PlacedShip&) = default;
};

/// Where an order would bring a ship, or a formation of them, for the board to draw and people to pick.
struct OrderShape {
    ShipNumber ship = noShip;
    BoardPose end;
    std::vector<BoardPose> path; ///< the poses it goes through, its first one included
    ShipNumber target = noShip;  ///< whom it would strike, shoot at or grapple
    std::vector<PlacedShip> formation = {}; ///< of orders that place several ships: all of them

    friend bool operator==(const OrderShape&, const OrderShape&) = default;
};

/// One thing to choose about a move: how fast, what for.
struct MoveChoice {
    std::string field; ///< of the order
    std::string label; ///< "Under"
    std::vector<std::pair<Json, std::string>> values; ///< what the field may be, and its words

    friend bool operator==(const MoveChoice&, const MoveChoice&) = default;
};

/// A move to be laid out by hand on a free table: an order whose "steps", each {"ahead": thousandths of a cm, "turn":
/// degrees clockwise}, are still to be filled in, and whose other fields may be changed.
struct MoveForm {
    Json order;
    std::vector<MoveChoice> choices;
    int mostSteps = 1;
    std::int32_t reach = 0; ///< the farthest it may go as it is, thousandths of a cm
    int mostTurn = 0;       ///< degrees of one step
    std::pair<std::string, Json> astern; ///< the field, and its value, by which steps lead astern; may be empty
};

} // namespace navarch
