// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/base/json.h"
#include "core/battle/events/event.h"
#include "core/boards/hex/terrain.h"
#include "core/ships/condition.h"

namespace navarch {

/// What a battle is fought on.
enum class BoardKind { FreeTable, Hexes, Rexes };

/// What a free table is measured in, a thousandth of it being the unit of every length.
enum class BoardMeasure { Centimetre, Inch };

/// Who looks: everybody's umpire, a side, or one seat of it (Seated).
struct Viewer {
    int side = -1; ///< -1: who may see everything
    int seat = -1; ///< -1: the side as a whole

    Viewer() = default;
    Viewer(int ofSide, int ofSeat = -1) : side(ofSide), seat(ofSeat) {} // a side is a viewer
    friend bool operator==(const Viewer&, const Viewer&) = default;
};

/// Where something is. On a free table thousandths of a cm (or inch, BoardMeasure) from the first side's left corner, x along its edge, y away
/// from it, and the heading in degrees clockwise from the second side's edge; on hexes and rexes column, row and the
/// direction's number: on hexes columns from the west and rows from the north, odd columns half a hex lower, the north being
/// the second side's edge, and the facings from there clockwise, 0 to 5 (core/boards/hex/hex.h); on rexes columns from the west
/// and rows from the north, odd rows half a rex farther east, of a ship's stern rex, the headings 0 to 5 clockwise from east.
struct BoardPose {
    std::int32_t x = 0; ///< of the centre
    std::int32_t y = 0;
    std::int16_t heading = 0;

    friend bool operator==(const BoardPose&, const BoardPose&) = default;
};

/// One stand of a squadron: a square that stands for several galleys.
struct BoardStand {
    BoardPose pose;        ///< of its centre
    std::int32_t side = 0; ///< how long its sides are
    bool isHalfLost = false;

    friend bool operator==(const BoardStand&, const BoardStand&) = default;
};

/// Something that floats or burns on the board and is nobody's.
struct BoardMark {
    BoardPose pose;
    std::int32_t radius = 0;
    Phrase name; ///< "Flotsam"

    friend bool operator==(const BoardMark&, const BoardMark&) = default;
};

/// A ship, a wreck or a wall section on the board; in games of squadrons a squadron, and its number for the ship's.
struct BoardPiece {
    ShipNumber ship = noShip;
    int side = 0;        ///< who has it now
    Phrase name;         ///< given, or what an unnamed wall is called
    std::string classId; ///< for its outline; empty for walls
    BoardPose pose;
    std::int32_t width = 0;  ///< of its base; 0 on hexes and rexes
    std::int32_t length = 0; ///< on rexes how many it fills, 1 or 2; 0 on hexes
    bool isWall = false;
    bool isActive = false;       ///< it may be given orders now
    std::vector<Phrase> figures; ///< what it has, in the game's measures: "170 rowers", "hull 5 of 6"
    std::vector<Phrase>
        status;             ///< what is out of the ordinary, in the rules' words: "heavy damage", "grappled"
    Condition condition;    ///< what shows on its outline
    std::int16_t fires = 0; ///< that burn aboard
    bool isSinking = false; ///< it takes in water, or will go down by what has befallen it
    bool hasLostHeart = false;      ///< its crew fights no more: demoralised, routing
    std::vector<BoardStand> stands; ///< of a squadron; its pose is then the middle of its front
    Phrase standing;                ///< of a squadron what is read at a glance: "epi mias, disordered"

    friend bool operator==(const BoardPiece&, const BoardPiece&) = default;
};

/// What holds two pieces together.
struct BoardLink {
    ShipNumber a = noShip;
    ShipNumber b = noShip;
    Phrase how; ///< "grappled"

    friend bool operator==(const BoardLink&, const BoardLink&) = default;
};

/// What lies along an edge of the board.
struct BoardEdge {
    Phrase name;          ///< "Athens", "Shore", "Athens (shore)"; empty: nothing is said of it
    bool isShore = false; ///< land lies beyond it

    friend bool operator==(const BoardEdge&, const BoardEdge&) = default;
};

/// The same edge with a shore along it.
[[nodiscard]] inline BoardEdge shoreAt(BoardEdge edge)
{
    return {edge.name.isEmpty() ? phrase("Shore") : phrase("%1 (shore)", std::move(edge.name)), true};
}

/// Ships that wait off the board and may still come.
struct BoardReserve {
    Phrase name; ///< given, or "Allies"
    int side = 0;
    int ships = 0;
    bool comesNow = false; ///< its side decides where
    Phrase standing;       ///< "not here yet"
    Phrase why;            ///< what its coming hangs on, in a sentence
    std::string rule;      ///< "SA-13.2"

    friend bool operator==(const BoardReserve&, const BoardReserve&) = default;
};

/// Everything of a battle that is drawn on its board. What sides keep secret is left out of what others see.
struct BoardView {
    BoardKind kind = BoardKind::FreeTable;
    std::int32_t width = 0;                          ///< thousandths of a cm, or columns
    std::int32_t depth = 0;                          ///< or rows
    BoardMeasure measure = BoardMeasure::Centimetre; ///< of a free table
    std::vector<hex::Terrain>
        terrain; ///< on hexes and rexes: of each, row by row from the north; empty elsewhere
    int turn = 0;
    Phrase phase;                   ///< what the turn has come to: "Shots after movement phase 2 of 6"
    bool isPhaseAsked = false;      ///< what is asked says as much
    std::vector<BoardPiece> pieces; ///< those on the board
    std::vector<BoardLink> links;   ///< between them
    std::vector<BoardMark> marks;
    Phrase wind;                      ///< "Light wind"; empty when the game has none
    Phrase sea;                       ///< "slight sea", said after it
    int windFrom = -1;                ///< degrees clockwise from the second side's edge; -1: none
    std::vector<BoardEdge> edges;     ///< whose edge each is, from the first side's clockwise; may be empty
    std::int32_t deploymentDepth = 0; ///< of the strips along those edges while ships are placed; 0: none
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
    std::vector<BoardPose> path;            ///< the poses it goes through, its first one included
    ShipNumber target = noShip;             ///< whom it would strike, shoot at or grapple
    std::vector<PlacedShip> formation = {}; ///< of orders that place several ships: all of them

    friend bool operator==(const OrderShape&, const OrderShape&) = default;
};

/// A piece in the course of an order, as far as it shows then.
struct PieceMoment {
    ShipNumber ship = noShip;
    int side = 0;
    BoardPose pose;
    Condition condition;

    friend bool operator==(const PieceMoment&, const PieceMoment&) = default;
};

/// How the board stood when something had just happened.
struct BoardMoment {
    BattleEvent event;               ///< what; of no kind: nothing that is told
    std::vector<PieceMoment> pieces; ///< those on the board

    friend bool operator==(const BoardMoment&, const BoardMoment&) = default;
};

/// The course of one order as one viewer may know it: the board before it, after each of its events, and after it.
struct BoardCourse {
    std::vector<BoardMoment> moments; ///< empty in games that cannot be watched
    OrderShape way;                   ///< of the ship that was ordered to move; of no ship: none

    friend bool operator==(const BoardCourse&, const BoardCourse&) = default;
};

/// One thing to choose about a move: how fast, what for.
struct MoveChoice {
    std::string field;                           ///< of the order
    Phrase label;                                ///< "Under"
    std::vector<std::pair<Json, Phrase>> values; ///< what the field may be, and its words

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
    std::pair<std::string, Json>
        astern; ///< the field, and its value, by which steps lead astern; may be empty
};

} // namespace navarch
