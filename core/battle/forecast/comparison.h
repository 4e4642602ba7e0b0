// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include "core/battle/forecast/forecast.h"
#include "core/battle/match/registry.h"

namespace navarch {

/// What a brief says in the terms of its own game: other games could not read it, or would read something else. Places
/// are in a board's measure, and a turn is not as long in one game as in another.
enum class OwnTerm { Options, HouseTables, TurnLimit, Deployment };

template <>
struct EnumNames<OwnTerm> { // the brief's fields
    static constexpr std::array<EnumName<OwnTerm>, 4> names{{{OwnTerm::Options, "options"},
                                                             {OwnTerm::HouseTables, "house_tables"},
                                                             {OwnTerm::TurnLimit, "turn_limit"},
                                                             {OwnTerm::Deployment, "deployment"}}};
};

/// The same match under that game: the brief as it is for its own, for another without what it says in its own terms.
[[nodiscard]] BattleBrief briefUnder(std::string_view rules, BattleBrief brief);
/// What briefUnder() leaves out of it.
[[nodiscard]] std::vector<OwnTerm> leftOutUnder(std::string_view rules, const BattleBrief& brief);

/// What of a brief the game leaves out of account: of the aspects it knows nothing of those that the fleets, the place or
/// the weather have.
[[nodiscard]] std::vector<Aspect> outOfAccount(const RuleSet& rules, const BattleBrief& brief,
                                               const ShipClasses& classes);

/// A match under one game.
struct GameForecast {
    std::string rules; ///< rule-set id
    std::string name;
    std::vector<OwnTerm> leftOut;
    std::vector<Aspect> outOfAccount;
    Problems problems; ///< why this game does not fight it, at paths of the brief; then there are no runs
    Forecast forecast;

    friend bool operator==(const GameForecast&, const GameForecast&) = default;
};

/// One match under many games. It depends on the brief, its seed, the games and the number of runs alone.
struct GameComparison {
    std::string own; ///< the brief's game
    std::vector<GameForecast> games;

    /// Some game fought it.
    [[nodiscard]] bool isFought() const;

    friend bool operator==(const GameComparison&, const GameComparison&) = default;
};

struct ComparisonRequest {
    int runs = 1000; ///< under each game
    int threads = 1;
    std::vector<std::string> rules; ///< the games, in this order; none: all there are
    /// Told of a game's runs so far, on the thread that asked.
    std::function<void(const GameForecast&)> progress;
    /// Told when a game is done or refuses; the games come one after another.
    std::function<void(const GameForecast&)> done;
    std::stop_token stop; ///< games not begun by then have neither runs nor problems
};

/// Fights the brief `request.runs` times under each game. A game that refuses the brief says why and the others go on.
/// Refused as a whole: a game nobody knows, the brief's or a wanted one, and what whyUnfought() has against the brief.
[[nodiscard]] Result<GameComparison> compare(const RuleSets& rules, const BattleBrief& brief,
                                             const Figures& figures, const ComparisonRequest& request);

/// What became of a side's ships, in all runs together.
struct SideFates {
    int ships = 0; ///< it came with
    std::int64_t sunk = 0;
    std::int64_t captured = 0;
    std::int64_t fled = 0;

    friend bool operator==(const SideFates&, const SideFates&) = default;
};
/// By side.
[[nodiscard]] std::vector<SideFates> fatesOf(const Forecast& forecast);

enum class ComparedFigure { Wins, Draws, Losses, Sunk, Captured, Fled };

template <>
struct EnumNames<ComparedFigure> {
    static constexpr std::array<EnumName<ComparedFigure>, 6> names{{{ComparedFigure::Wins, "wins"},
                                                                    {ComparedFigure::Draws, "draws"},
                                                                    {ComparedFigure::Losses, "losses"},
                                                                    {ComparedFigure::Sunk, "sunk"},
                                                                    {ComparedFigure::Captured, "captured"},
                                                                    {ComparedFigure::Fled, "fled"}}};
};

/// A figure in which two games differ. The shares are in hundredths of a per cent: wins and draws of the runs, losses of
/// what the side is worth, ships of those it came with. Turns are not compared; they are not alike.
struct Difference {
    ComparedFigure figure = ComparedFigure::Wins;
    int side = -1;         ///< -1: draws
    std::size_t least = 0; ///< the game with the least of it, of the comparison's
    std::size_t most = 0;
    int lowest = 0;
    int highest = 0;

    friend bool operator==(const Difference&, const Difference&) = default;
};

/// Where two games differ most beyond the error of both, with 95% confidence; none: nowhere.
[[nodiscard]] std::optional<Difference> differsMost(const std::vector<GameForecast>& games);

/// The side that wins more often than any other and than there are draws, beyond the error; -1: draws are the most; none:
/// it is open.
[[nodiscard]] std::optional<int> favourite(const Forecast& forecast);

/// {"rules", "games", "differs_most", "note"}: the answer of `navarch battle compare` but for its head.
[[nodiscard]] Json comparisonJson(const GameComparison& comparison);

} // namespace navarch
