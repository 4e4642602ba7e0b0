// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <variant>
#include <vector>

#include "core/battle/match/registry.h"

/// A game as small as can be with written plots: ships of two sides on a board of 10 by 8 hexes with an island.
///
///  PG-1  Both sides write each turn's plots in secret: a speed of -1 to 3, at most one from the last; so many steps, each
///        ahead (F), a turn to port or starboard and a hex (P, S), or at -1 one astern (B). No turn follows another, and none
///        comes first. A step into the island or over the edge is refused.
///  PG-2  When both have done, all move. Ships of one side that end in one hex have fouled: both lose a point of hull.
///  PG-3  A ship that ends where an enemy does and was to ram takes a point of its hull on 4 or more of a d6.
///  PG-4  Without ships a side has lost; the turn limit is a draw.
namespace navarch::plotted {

struct Plot {
    std::int8_t speed = 0;
    std::int8_t count = 0;
    std::array<char, 3> steps{};
    bool holds = false; ///< does not ram
    friend bool operator==(const Plot&, const Plot&) = default;
};
struct PlotShip {
    ShipNumber ship = 0;
    Plot plot;
    friend bool operator==(const PlotShip&, const PlotShip&) = default;
};
/// The side's ships without a plot lie still, or come as near to it as they may.
struct HoldCourse {
    std::int8_t side = 0;
    friend bool operator==(const HoldCourse&, const HoldCourse&) = default;
};
struct EndPlot {
    std::int8_t side = 0;
    friend bool operator==(const EndPlot&, const EndPlot&) = default;
};
struct Concede {
    std::int8_t side = 0;
    friend bool operator==(const Concede&, const Concede&) = default;
};
using Order = std::variant<PlotShip, HoldCourse, EndPlot, Concede>;

struct Ship {
    BoardPose pose;
    std::int8_t speed = 1;
    std::int8_t hull = 2;
    bool isPlotted = false;
    Plot plot;
    friend bool operator==(const Ship&, const Ship&) = default;
};
struct State {
    std::vector<Ship> ships;
    std::int16_t turn = 1;
    std::array<bool, 2> ready{};
    bool isOver = false;
    bool undecided = false;
    std::int8_t conceded = -1;
    friend bool operator==(const State&, const State&) = default;
};

class PlottedGame {
public:
    using State = plotted::State;
    using Order = plotted::Order;
    static constexpr std::string_view id = "plotted";

    static Result<PlottedGame> begin(const BattleBrief& brief, const Figures& figures);
    [[nodiscard]] State opening() const;
    [[nodiscard]] Decisions decisions(const State& state) const;
    [[nodiscard]] bool isOver(const State& state) const { return state.isOver; }
    [[nodiscard]] Refusal check(const State& state, const Order& order) const;
    void perform(State& state, const Order& order, Proceedings& proceedings) const;
    void options(const State& state, const Decision& decision, std::vector<Order>& orders) const;
    [[nodiscard]] int merit(const State& state, const Order& order, Temperament temperament) const;
    [[nodiscard]] int turnOf(const State& state) const { return state.turn; }
    [[nodiscard]] OrderBounds orderBounds() const { return {m_limit, static_cast<int>(m_ships.size()) + 1}; }
    void breakOff(State& state, Proceedings& proceedings) const;
    [[nodiscard]] BattleOutcome outcome(const State& state) const;
    [[nodiscard]] std::string unsoundness(const State& state) const;
    [[nodiscard]] Json orderJson(const Order& order) const;
    Order readOrder(const Json& json, const std::string& file, const std::string& path,
                    Problems& problems) const;
    [[nodiscard]] Phrase wording(const Order& order) const;
    [[nodiscard]] Phrase wording(const Decision& decision) const;
    [[nodiscard]] Phrase openWording(const Order& order) const;
    [[nodiscard]] int sideOf(const State& state, const Order& order) const;

    [[nodiscard]] BoardView boardView(const State& state, Viewer viewer) const;
    [[nodiscard]] std::optional<OrderShape> shapeOf(const State& state, const Order& order) const;
    void shipOptions(const State& state, ShipNumber ship, std::vector<Order>& orders) const;
    void sideOptions(const State& state, const Decision& decision, std::vector<Order>& orders) const;
    [[nodiscard]] Refusal idleRefusal(const State& state, ShipNumber ship) const;
    [[nodiscard]] std::optional<MoveForm> moveForm(const State&, ShipNumber) const { return std::nullopt; }
    [[nodiscard]] std::optional<Order> placing(const State&, ShipNumber, const BoardPose&) const
    {
        return std::nullopt;
    }
    [[nodiscard]] Order concession(int side) const { return Concede{static_cast<std::int8_t>(side)}; }

    [[nodiscard]] std::optional<PlotForm> plotForm(const State& state, ShipNumber ship) const;
    [[nodiscard]] PlotTrack plotTrack(const State& state, ShipNumber ship, const PlotDraft& draft) const;
    [[nodiscard]] std::optional<PlotDraft> readPlot(const std::string& text) const;
    [[nodiscard]] std::optional<Order> plotOrder(ShipNumber ship, const PlotDraft& draft) const;
    [[nodiscard]] std::optional<PlotDraft> draftIn(const Order& order) const;
    [[nodiscard]] Order plotsDone(int side) const;

private:
    [[nodiscard]] bool isShip(int ship) const
    {
        return ship >= 0 && static_cast<std::size_t>(ship) < m_ships.size();
    }
    [[nodiscard]] int side(ShipNumber ship) const { return m_ships[static_cast<std::size_t>(ship)].side; }
    [[nodiscard]] const std::string& name(ShipNumber ship) const
    {
        return m_ships[static_cast<std::size_t>(ship)].name;
    }
    [[nodiscard]] ShipNumber nextToPlot(const State& state, int side) const;
    [[nodiscard]] Refusal refusal(const State& state, const PlotShip& order, int* step) const;
    [[nodiscard]] Plot stillest(const State& state, ShipNumber ship) const;
    void resolve(State& state, Proceedings& proceedings) const;

    std::vector<BriefShip> m_ships;
    std::vector<std::string> m_sides;
    int m_limit = 20;
};

static_assert(Plotted<PlottedGame> && Discreet<PlottedGame> && HandPlayed<PlottedGame>);

} // namespace navarch::plotted

namespace navarch {

/// `ships` triremes of one squadron against as many, all by hand.
[[nodiscard]] BattleBrief plottedBrief(int ships = 2);
[[nodiscard]] const RuleSets& plottedRules();

} // namespace navarch
