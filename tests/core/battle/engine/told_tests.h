// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "core/battle/captains/captain.h"
#include "core/battle/captains/play_out.h"
#include "core/battle/match/registry.h"

namespace navarch {

/// What of a battle must stand in its events, for every game that can be watched. Each function plays a brief with captains
/// and returns the first thing that is not told, with seed and order, or nothing.
template <Watchable G>
class ToldTests {
public:
    /// Every die that is drawn stands in an event of its order, and nothing about a piece that people see - where it is, whose
    /// it is, what it has left, what holds it - changes without an event that names it, as its doer or as whom it befell. Moves
    /// and places at the start may be told a side at a time, by events of the kinds "move" and "placed".
    [[nodiscard]] static std::string everythingIsTold(const BattleBrief& brief, const Figures& figures)
    {
        auto begun = G::begin(brief, figures);
        if (!begun)
            return "not begun: " + begun.error().front().text();
        const G& game = *begun;
        typename G::State state = game.opening();
        BattleDice dice = battleDice(brief.seed);
        std::vector<MeritCaptain<G>> captains;
        for (std::size_t side = 0; side < brief.sides.size(); ++side)
            captains.emplace_back(game, Temperament::Steady, brief.seed, static_cast<int>(side));
        BoardView before = game.boardView(state, Viewer{});
        constexpr std::uint64_t most = 4000; // whether battles end is tried elsewhere
        for (std::uint64_t ordinal = 0; !game.isOver(state) && ordinal < most; ++ordinal) {
            const Decision decision = *game.decisions(state).begin();
            const typename G::Order order =
                captains[static_cast<std::size_t>(decision.side)].choose(state, decision, ordinal);
            const std::uint64_t drawn = dice.drawn();
            BattleEvents events;
            Proceedings proceedings(dice, &events);
            game.perform(state, order, proceedings);
            const BoardView after = game.boardView(state, Viewer{});
            std::string breach = diceTold(events, dice.drawn() - drawn);
            if (breach.empty() && before.deploymentDepth == 0) // places are told when both have deployed
                breach = changesTold(before, after, events, game.isOver(state));
            if (!breach.empty())
                return "seed " + std::to_string(brief.seed) + ", order " + std::to_string(ordinal) + ", "
                       + game.wording(order).english() + ": " + breach;
            before = after;
        }
        return {};
    }

    /// The dice of each kind of event are of these rules and no others: none has strayed into the next event. `rules`: by kind,
    /// those of its dice; a kind that is not in it has none.
    [[nodiscard]] static std::string
    diceStandWhereTheyBelong(const BattleBrief& brief, const Figures& figures,
                             const std::multimap<std::string, std::string>& rules)
    {
        auto begun = G::begin(brief, figures);
        if (!begun)
            return "not begun: " + begun.error().front().text();
        const G& game = *begun;
        typename G::State state = game.opening();
        BattleDice dice = battleDice(brief.seed);
        std::vector<MeritCaptain<G>> captains;
        for (std::size_t side = 0; side < brief.sides.size(); ++side)
            captains.emplace_back(game, Temperament::Steady, brief.seed, static_cast<int>(side));
        for (std::uint64_t ordinal = 0; !game.isOver(state) && ordinal < 4000; ++ordinal) {
            const Decision decision = *game.decisions(state).begin();
            BattleEvents events;
            Proceedings proceedings(dice, &events);
            game.perform(state,
                         captains[static_cast<std::size_t>(decision.side)].choose(state, decision, ordinal),
                         proceedings);
            for (const BattleEvent& event : events)
                for (const Roll& roll : event.dice) {
                    const auto [first, past] = rules.equal_range(event.kind);
                    if (std::none_of(first, past, [&](const auto& each) { return each.second == roll.rule; }))
                        return "seed " + std::to_string(brief.seed) + ": a die of " + roll.rule + " ("
                               + roll.why + ") stands in \"" + event.text.english() + "\" (" + event.kind
                               + ")";
                }
        }
        return {};
    }

private:
    static std::string diceTold(const BattleEvents& events, std::uint64_t drawn)
    {
        std::uint64_t told = 0;
        for (const BattleEvent& event : events)
            told += event.dice.size();
        return told == drawn
                   ? std::string()
                   : std::to_string(drawn) + " dice were drawn and " + std::to_string(told) + " told";
    }

    static const BoardPiece* pieceOf(const BoardView& view, ShipNumber ship)
    {
        const auto found = std::find_if(view.pieces.begin(), view.pieces.end(),
                                        [ship](const BoardPiece& piece) { return piece.ship == ship; });
        return found == view.pieces.end() ? nullptr : &*found;
    }

    static std::string changesTold(const BoardView& before, const BoardView& after,
                                   const BattleEvents& events, bool isOver)
    {
        const auto isNamed = [&](ShipNumber ship) {
            return std::any_of(events.begin(), events.end(), [ship](const BattleEvent& event) {
                return event.ship == ship || event.target == ship;
            });
        };
        const auto hasMoved = [&](int side) {
            return std::any_of(events.begin(), events.end(), [side](const BattleEvent& event) {
                return (event.kind == "move" || event.kind == "placed") && event.side == side;
            });
        };
        for (const BoardPiece& was : before.pieces) {
            if (isNamed(was.ship))
                continue;
            const BoardPiece* is = pieceOf(after, was.ship);
            if (!is)
                return was.name.english() + " left the board untold";
            if (is->side != was.side)
                return was.name.english() + " changed hands untold";
            if (is->pose != was.pose && !hasMoved(was.side))
                return was.name.english() + " moved untold";
            if (is->stands.size() != was.stands.size())
                return was.name.english() + " lost a stand untold";
            if (is->standing != was.standing)
                return was.name.english() + " is " + is->standing.english() + ", and was "
                       + was.standing.english();
        }
        if (isOver) // what holds pieces ends with the battle
            return {};
        const auto linksTold = [&](const BoardView& one, const BoardView& other) -> std::string {
            for (const BoardLink& link : one.links)
                if (std::find(other.links.begin(), other.links.end(), link) == other.links.end()
                    && !isNamed(link.a) && !isNamed(link.b))
                    return "what holds " + std::to_string(link.a) + " and " + std::to_string(link.b) + " ("
                           + link.how.english() + ") changed untold";
            return {};
        };
        const std::string made = linksTold(after, before);
        return made.empty() ? linksTold(before, after) : made;
    }
};

} // namespace navarch
