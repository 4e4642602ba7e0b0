// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <variant>
#include <vector>

#include "core/battle/contract/game.h"

/// A game as small as can be that has everything the contract has: some ships of two sides on a line of eleven places,
/// open decisions and hidden simultaneous ones, dice, losses, captures and a limit of turns.
///
///  TG-1  Each turn the sides row one ship each, one to three places ahead or one back, the first in odd turns first.
///  TG-2  Then both say in secret which ship attacks which within three places, and whether boldly.
///  TG-3  An attack hits on 6 or more of a d10, +1 on a damaged target, -2 when bold; a hit takes a point of hull, two
///        when bold. On a natural 10 a d6 of 4 or more takes a ship of one point instead.
///  TG-4  Without ships a side has lost; the turn limit is a draw.
///  TG-5  A side may dither as often as it likes before it rows. Only with the option "dither" of value "offered" do captains
///        hear of it, and they like nothing better: no game keeps less to its contract.
namespace navarch::tiny {

struct Row {
    ShipNumber ship = 0;
    std::int8_t ahead = 0;
    friend bool operator==(const Row&, const Row&) = default;
};
struct Hold {
    std::int8_t side = 0;
    friend bool operator==(const Hold&, const Hold&) = default;
};
struct Attack {
    ShipNumber ship = 0;
    ShipNumber target = 0;
    bool boldly = false;
    friend bool operator==(const Attack&, const Attack&) = default;
};
/// No attack this turn.
struct Rest {
    std::int8_t side = 0;
    friend bool operator==(const Rest&, const Rest&) = default;
};
/// Changes nothing.
struct Dither {
    std::int8_t side = 0;
    friend bool operator==(const Dither&, const Dither&) = default;
};
struct Concede {
    std::int8_t side = 0;
    friend bool operator==(const Concede&, const Concede&) = default;
};
using Order = std::variant<Row, Hold, Attack, Rest, Dither, Concede>;

struct Ship {
    std::int8_t hull = 3;
    std::int8_t place = 0; ///< 0 the first side's edge, 10 the second's
    std::int8_t holder = 0;
    std::int8_t hits = 0;
    friend bool operator==(const Ship&, const Ship&) = default;
};

enum class Phase : std::uint8_t { Rowing, Attacks, Over };

struct State {
    std::vector<Ship> ships;
    Phase phase = Phase::Rowing;
    std::int8_t side = 0; ///< to row
    std::int16_t turn = 1;
    std::array<bool, 2> said{};
    std::array<Attack, 2> attacks{}; ///< ship -1: rests
    std::int8_t conceded = -1;
    bool atLimit = false;
    bool undecided = false;
    friend bool operator==(const State&, const State&) = default;
};

class TinyGame {
public:
    using State = tiny::State;
    using Order = tiny::Order;
    static constexpr std::string_view id = "tiny";

    static Result<TinyGame> begin(const BattleBrief& brief, const Figures& figures);
    [[nodiscard]] State opening() const;
    [[nodiscard]] Decisions decisions(const State& state) const;
    [[nodiscard]] bool isOver(const State& state) const { return state.phase == Phase::Over; }
    [[nodiscard]] Refusal check(const State& state, const Order& order) const;
    void perform(State& state, const Order& order, Proceedings& proceedings) const;
    void options(const State& state, const Decision& decision, std::vector<Order>& orders) const;
    [[nodiscard]] int merit(const State& state, const Order& order, Temperament temperament) const;
    [[nodiscard]] int turnOf(const State& state) const { return state.turn; }
    /// A side rows and attacks once a turn.
    [[nodiscard]] OrderBounds orderBounds() const { return {m_limit, 2}; }
    void breakOff(State& state, Proceedings& proceedings) const;
    [[nodiscard]] BattleOutcome outcome(const State& state) const;
    [[nodiscard]] std::string unsoundness(const State& state) const;
    [[nodiscard]] Json orderJson(const Order& order) const;
    Order readOrder(const Json& json, const std::string& file, const std::string& path,
                    Problems& problems) const;
    [[nodiscard]] Phrase wording(const Order& order) const;
    [[nodiscard]] Phrase wording(const Decision& decision) const;
    [[nodiscard]] int sideOf(const State& state, const Order& order) const;

    [[nodiscard]] int standing(const State& state, int side) const;
    [[nodiscard]] BoardView boardView(const State& state, Viewer viewer) const;
    [[nodiscard]] std::optional<OrderShape> shapeOf(const State& state, const Order& order) const;

private:
    [[nodiscard]] const std::string& name(ShipNumber ship) const;
    [[nodiscard]] bool isShip(ShipNumber ship) const;
    void resolve(State& state, Proceedings& proceedings) const;
    void hit(State& state, const Attack& attack, Proceedings& proceedings, std::array<int, 2>& losses) const;
    void nextTurn(State& state) const;

    std::vector<BriefShip> m_ships;
    std::vector<int> m_values; ///< hundredths of talents
    std::vector<std::string> m_sides;
    int m_limit = 100;
    bool m_offersDither = false;
};

} // namespace navarch::tiny
