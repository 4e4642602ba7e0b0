// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstdlib>

#include "core/rules/shared/rule_set_of.h"
#include "tests/core/battle/made_up/plotted_game.h"
#include "tests/core/battle/made_up/tiny_brief.h"

// The made-up games on the other kinds of board, for the battle room to show.
namespace navarch::shown {

/// The game with plots on rexes - its hexes in a mirror, so that columns are rows -, its first ships two rexes long, and each
/// side's ships shared out between two seats: the first half of them, and the rest.
class RexGame : public plotted::PlottedGame {
public:
    static constexpr std::string_view id = "rexes";

    static Result<RexGame> begin(const BattleBrief& brief, const Figures& figures)
    {
        return PlottedGame::begin(brief, figures).map([](PlottedGame game) {
            return RexGame(std::move(game));
        });
    }

    [[nodiscard]] static BoardPose mirrored(const BoardPose& pose)
    {
        return {pose.y, pose.x, static_cast<std::int16_t>((9 - pose.heading) % 6)};
    }
    [[nodiscard]] std::vector<Seat> seats(int side) const
    {
        const int each = static_cast<int>(opening().ships.size()) / 2;
        std::vector<Seat> seats{{given("First bench"), {}}, {given("Second bench"), {}}};
        for (int i = 0; i < each; ++i)
            seats[i < (each + 1) / 2 ? 0 : 1].ships.push_back(static_cast<ShipNumber>(side * each + i));
        return seats;
    }
    [[nodiscard]] int seatOf(int side, int ship) const
    {
        const auto second = seats(side)[1].ships;
        return std::find(second.begin(), second.end(), ship) != second.end() ? 1 : 0;
    }
    [[nodiscard]] Decisions decisions(const State& state) const
    {
        Decisions all = PlottedGame::decisions(state);
        for (int i = 0; i < all.count; ++i) {
            Decision& each = all.list[static_cast<std::size_t>(i)];
            each.seat =
                static_cast<std::int8_t>(each.subject == noShip ? 1 : seatOf(each.side, each.subject));
        }
        return all;
    }
    [[nodiscard]] BoardView boardView(const State& state, Viewer viewer) const
    {
        const BoardView hexes = PlottedGame::boardView(state, viewer);
        BoardView view = hexes;
        view.kind = BoardKind::Rexes;
        view.width = hexes.depth;
        view.depth = hexes.width;
        for (int row = 0; row < hexes.depth; ++row)
            for (int column = 0; column < hexes.width; ++column)
                view.terrain[static_cast<std::size_t>(column * view.width + row)] =
                    hexes.terrain[static_cast<std::size_t>(row * hexes.width + column)];
        for (BoardPiece& piece : view.pieces) {
            piece.pose = mirrored(piece.pose);
            piece.length = piece.ship % static_cast<int>(opening().ships.size() / 2) == 0 ? 2 : 1;
            if (viewer.seat >= 0 && seatOf(piece.side, piece.ship) != viewer.seat)
                piece.status.clear();
        }
        return view;
    }
    [[nodiscard]] std::optional<OrderShape> shapeOf(const State& state, const Order& order) const
    {
        auto shape = PlottedGame::shapeOf(state, order);
        if (shape) {
            shape->end = mirrored(shape->end);
            for (BoardPose& pose : shape->path)
                pose = mirrored(pose);
        }
        return shape;
    }
    [[nodiscard]] std::optional<PlotForm> plotForm(const State& state, ShipNumber ship) const
    {
        auto form = PlottedGame::plotForm(state, ship);
        if (form)
            form->symbols[1].label = "1L";
        if (form)
            for (int unit = 1; unit <= 4; ++unit)
                form->choices.push_back({"unit" + std::to_string(unit),
                                         given("Unit " + std::to_string(unit)),
                                         {{"", given("Nothing")}, {"g", given("Grapple")}},
                                         given(unit <= 2 ? "In the bow" : "In the stern")});
        return form;
    }
    [[nodiscard]] PlotTrack plotTrack(const State& state, ShipNumber ship, const PlotDraft& draft) const
    {
        PlotTrack track = PlottedGame::plotTrack(state, ship, draft);
        track.start = mirrored(track.start);
        for (PlotStep& step : track.steps)
            step.pose = mirrored(step.pose);
        return track;
    }

private:
    explicit RexGame(PlottedGame game) : PlottedGame(std::move(game)) {}
};
static_assert(Plotted<RexGame> && Seated<RexGame> && HandPlayed<RexGame>);

/// The smallest game with a squadron of four stands for each ship, on a table of 72 by 48 inches; dragging one rows it there.
class StandGame : public tiny::TinyGame {
public:
    static constexpr std::string_view id = "stands";
    static constexpr std::int32_t place = 3500; ///< thousandths of an inch from one of its places to the next

    static Result<StandGame> begin(const BattleBrief& brief, const Figures& figures)
    {
        return TinyGame::begin(brief, figures).map([](TinyGame game) { return StandGame(std::move(game)); });
    }

    [[nodiscard]] static BoardPose laidOut(const BoardPose& pose, int side)
    {
        return {8000 + 9000 * pose.y, 6000 + place * pose.x, static_cast<std::int16_t>(side == 0 ? 0 : 180)};
    }
    [[nodiscard]] BoardView boardView(const State& state, Viewer viewer) const
    {
        BoardView view = TinyGame::boardView(state, viewer);
        view.kind = BoardKind::FreeTable;
        view.measure = BoardMeasure::Inch;
        view.width = 72000;
        view.depth = 48000;
        view.edges = {{given("Athens")}, shoreAt({}), {given("Corinth")}, {}};
        for (BoardPiece& piece : view.pieces) {
            piece.name = given("Squadron " + std::to_string(piece.ship + 1));
            piece.standing = given("epi mias, ordered");
            piece.pose = laidOut(piece.pose, piece.side);
            const int ahead = piece.pose.heading == 0 ? 1 : -1;
            for (int stand = 0; stand < 4; ++stand)
                piece.stands.push_back({{piece.pose.x + ahead * (stand * 1000 - 1500),
                                         piece.pose.y - ahead * 500, piece.pose.heading},
                                        1000,
                                        stand == 3});
        }
        view.marks.push_back({{40000, 24000, 0}, 1000, given("Flotsam")});
        return view;
    }
    [[nodiscard]] std::optional<OrderShape> shapeOf(const State& state, const Order& order) const
    {
        auto shape = TinyGame::shapeOf(state, order);
        if (shape) {
            const int side = state.ships[static_cast<std::size_t>(shape->ship)].holder;
            shape->end = laidOut(shape->end, side);
            for (BoardPose& pose : shape->path)
                pose = laidOut(pose, side);
        }
        return shape;
    }
    void shipOptions(const State& state, ShipNumber ship, std::vector<Order>& orders) const
    {
        std::vector<Order> all;
        for (const Decision& decision : decisions(state)) {
            options(state, decision, all);
            for (const Order& order : all)
                if (const tiny::Row* row = std::get_if<tiny::Row>(&order); row && row->ship == ship)
                    orders.push_back(order);
        }
    }
    void sideOptions(const State& state, const Decision& decision, std::vector<Order>& orders) const
    {
        std::vector<Order> all;
        options(state, decision, all);
        for (const Order& order : all)
            if (!std::holds_alternative<tiny::Row>(order))
                orders.push_back(order);
    }
    [[nodiscard]] Refusal idleRefusal(const State&, ShipNumber) const { return {}; }
    [[nodiscard]] std::optional<MoveForm> moveForm(const State&, ShipNumber) const { return std::nullopt; }
    [[nodiscard]] std::optional<Order> placing(const State& state, ShipNumber ship,
                                               const BoardPose& pose) const
    {
        if (state.phase != tiny::Phase::Rowing)
            return std::nullopt;
        const tiny::Ship& one = state.ships[static_cast<std::size_t>(ship)];
        const auto at = static_cast<int>(std::lround((pose.y - 6000.0) / place));
        return tiny::Row{ship, static_cast<std::int8_t>(one.holder == 0 ? at - one.place : one.place - at)};
    }
    [[nodiscard]] Order concession(int side) const { return tiny::Concede{static_cast<std::int8_t>(side)}; }

private:
    explicit StandGame(TinyGame game) : TinyGame(std::move(game)) {}
};
static_assert(HandPlayed<StandGame>);

} // namespace navarch::shown

namespace navarch {

[[nodiscard]] inline const RuleSets& boardRules()
{
    static const RuleSets rules(
        {ruleSet<shown::RexGame>("Game on rexes"), ruleSet<shown::StandGame>("Game of stands")});
    return rules;
}

} // namespace navarch
