// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>

#include "core/battle/captains/captain.h"
#include "core/battle/captains/play_out.h"
#include "core/battle/replay/replay.h"
#include "core/rules/shared/rule_set_of.h"
#include "tests/core/battle/engine/allocations.h"
#include "tests/core/battle/engine/order_mutations.h"
#include "tests/core/battle/engine/turn_watch.h"

namespace navarch {

// The tests every engine inherits. Each function returns the first thing that is wrong, with the seed and the order at
// which it is, or nothing: QVERIFY2(breach.empty(), breach.c_str()). What a game must do for them is its contract
// alone (core/battle/contract/game.h).

/// A battle that does not end by itself is stopped here and is a breach.
inline constexpr std::uint64_t mostOrdersOfATest = 200'000;

template <Game G>
class EngineTests {
public:
    using State = typename G::State;
    using Order = typename G::Order;

    /// How closely randomPlay() looks; 1 looks at every order.
    struct Care {
        int mutationsEvery = 7;
        int typedEvery = 5;
        int byHandEvery = 23;
        int breakOffEvery = 61;
    };

    /// Plays `brief` at random from opening to outcome and looks at everything that must hold on the way: who decides,
    /// that every option is allowed and is the same after JSON, that altered orders are refused or harmless, that a copy
    /// goes the same way, heard or unheard, that every die is in an event of its order, that typed dice do what the
    /// generated ones did, that nothing is unsound, that no option leads back to where the turn has been, and that the
    /// battle may be broken off anywhere. Here and there it takes what is offered to people alone.
    [[nodiscard]] static std::string randomPlay(const BattleBrief& brief, const Figures& figures,
                                                const Care& care = {})
    {
        auto begun = G::begin(brief, figures);
        if (!begun)
            return where(brief, 0) + "not begun: " + begun.error().front().text();
        const G& game = *begun;
        State state = game.opening();
        if (!(state == game.opening()))
            return where(brief, 0) + "two openings differ";
        BattleDice dice = battleDice(brief.seed);
        std::vector<RandomCaptain<G>> captains;
        for (std::size_t side = 0; side < brief.sides.size(); ++side)
            captains.emplace_back(game, brief.seed, static_cast<int>(side));
        std::vector<Order> options;
        TurnWatch<G> watch(game);
        for (std::uint64_t ordinal = 0; !game.isOver(state); ++ordinal) {
            if (ordinal > mostOrdersOfATest)
                return where(brief, ordinal) + "the battle does not end";
            std::string breach = lookAtOptions(game, state, options);
            const Decisions waiting = game.decisions(state);
            if (breach.empty() && waiting.count > 0) {
                // Simultaneous decisions are answered in any order.
                const int which = faceOf({brief.seed, streamOf("which"), ordinal}, 12) % waiting.count;
                const Decision decision = waiting.list[static_cast<std::size_t>(which)];
                Order order =
                    captains[static_cast<std::size_t>(decision.side)].choose(state, decision, ordinal);
                const bool byHand = ordinal % static_cast<std::uint64_t>(care.byHandEvery) == 1
                                    && takeByHand(game, state, decision, brief.seed + ordinal, order);
                if (ordinal % static_cast<std::uint64_t>(care.breakOffEvery) == 0)
                    breach = brokenOff(game, state, dice, brief, figures);
                if (breach.empty() && ordinal % static_cast<std::uint64_t>(care.mutationsEvery) == 0)
                    breach = mutations(game, state, order, brief.seed + ordinal);
                const State before = state;
                if (breach.empty())
                    breach = performs(game, state, dice, order,
                                      ordinal % static_cast<std::uint64_t>(care.typedEvery) == 0);
                if (byHand)
                    watch.forget();
                else if (breach.empty())
                    breach = watch.look(before, decision.side, state);
                if (!breach.empty())
                    breach += "; at " + game.wording(order).english();
            }
            if (!breach.empty())
                return where(brief, ordinal) + breach;
        }
        const std::string breach = lookAtEnd(game, state, brief, figures);
        return breach.empty() ? breach : where(brief, mostOrdersOfATest) + breach;
    }

    /// Plays a brief with captains through a Match: its replay, as a file, plays back to the same outcome; a saved battle
    /// resumes; steps are taken back and forth. Altered replays do not play back.
    [[nodiscard]] static std::string replays(const BattleBrief& brief, const Figures& figures)
    {
        const RuleSets rules({ruleSet<G>("the game under test")});
        auto match = rules.open(brief, figures);
        if (!match)
            return where(brief, 0) + match.error().front().text();
        playToEnd(**match, {});
        const Replay replay = replayOf(**match);
        const auto read =
            parseJson(jsonText(replayJson(replay)), "replay.json", replayLimits)
                .and_then([&](const Json& json) { return readReplay(json, "replay.json", figures); });
        if (!read)
            return where(brief, 0) + "replay not read: " + read.error().front().text();
        if (replayJson(*read) != replayJson(replay)) // of what is told it holds the English
            return where(brief, 0) + "the replay is another one after its file";
        const auto played = playBack(*read, rules, figures);
        if (!played)
            return where(brief, 0) + "not played back: " + played.error().front().text();
        if (!(stateOf(**played) == stateOf(**match)))
            return where(brief, 0) + "played back to another state";
        if (std::string breach = stepsBackAndForth(**match, rules, figures); !breach.empty())
            return where(brief, 0) + breach;
        return {};
    }

    /// What captains of simulations order passes check() (they perform it without asking), leaves nothing unsound, and leads
    /// to an end.
    [[nodiscard]] static std::string simulatesByAllowedOrders(const BattleBrief& brief,
                                                              const Figures& figures)
    {
        return comesToAnEnd(brief, figures, [&](const G& game, int side) {
            return SimulationCaptainOf<G>(
                game, brief.sides[static_cast<std::size_t>(side)].captain.value_or(Temperament::Steady),
                brief.seed, side);
        });
    }

    /// Whether the game fights it at all: briefs that were made smaller may have nobody left who can.
    [[nodiscard]] static bool isFought(const BattleBrief& brief, const Figures& figures)
    {
        return G::begin(brief, figures).has_value();
    }

    /// Fights a brief as people see it fought: both sides by the captains one plays against, who look ahead. It comes to an
    /// end of itself, by orders that check() lets pass, and no order leads back to where the turn has been.
    [[nodiscard]] static std::string captainsComeToAnEnd(const BattleBrief& brief, const Figures& figures,
                                                         const LookAhead& lookAhead = playingLookAhead)
    {
        return comesToAnEnd(brief, figures, [&](const G& game, int side) {
            return Captain<G>(
                game, brief.sides[static_cast<std::size_t>(side)].captain.value_or(Temperament::Steady),
                brief.seed, side, lookAhead);
        });
    }

    /// Two battles of one seed by captains of simulations are equal, and from opening to end neither allocates.
    [[nodiscard]] static std::string simulatesWithoutAllocations(const BattleBrief& brief,
                                                                 const Figures& figures)
    {
        auto begun = G::begin(brief, figures);
        if (!begun)
            return where(brief, 0) + begun.error().front().text();
        const FieldValues values(brief, figures);
        SimulationOf<G> simulation(*begun, brief, values);
        (void)battleDice(brief.seed); // names its stream once
        const std::uint64_t before = allocationsSoFar();
        (void)simulation.play(brief.seed);
        std::uint64_t allocated = allocationsSoFar() - before;
        const State first = simulation.state();
        const std::uint64_t drawn = simulation.diceDrawn();
        const std::uint64_t again = allocationsSoFar();
        (void)simulation.play(brief.seed);
        allocated += allocationsSoFar() - again;
        if (!(simulation.state() == first) || simulation.diceDrawn() != drawn)
            return where(brief, 0) + "two battles of one seed differ";
        if (allocated != 0)
            return where(brief, 0) + std::to_string(allocated) + " allocations in a simulated battle";
        return {};
    }

    /// How many of `battles` the side that decides like `FirstSteady` wins: a steady captain against a random one, by
    /// turns on either side.
    [[nodiscard]] static int winsOfSteadyOverRandom(BattleBrief brief, const Figures& figures, int battles)
    {
        int wins = 0;
        for (int i = 0; i < battles; ++i) {
            brief.seed = static_cast<std::uint64_t>(i);
            const auto begun = G::begin(brief, figures);
            if (!begun)
                return -1;
            State state = begun->opening();
            BattleDice dice = battleDice(brief.seed);
            const int steady = i % 2;
            MeritCaptain<G> captain(*begun, Temperament::Steady, brief.seed, steady);
            RandomCaptain<G> other(*begun, brief.seed, 1 - steady);
            const auto choose = [&](const State& at, const Decision& decision,
                                    std::uint64_t ordinal) -> const Order& {
                return decision.side == steady ? captain.choose(at, decision, ordinal)
                                               : other.choose(at, decision, ordinal);
            };
            (void)playOut(*begun, state, dice, choose);
            wins += begun->outcome(state).victor == steady ? 1 : 0;
        }
        return wins;
    }

private:
    template <class MakeCaptain>
    static std::string comesToAnEnd(const BattleBrief& brief, const Figures& figures,
                                    MakeCaptain&& makeCaptain)
    {
        auto begun = G::begin(brief, figures);
        if (!begun)
            return where(brief, 0) + begun.error().front().text();
        const G& game = *begun;
        State state = game.opening();
        BattleDice dice = battleDice(brief.seed);
        Proceedings proceedings(dice);
        using SidesCaptain = decltype(makeCaptain(game, 0));
        std::vector<SidesCaptain> captains;
        for (int side = 0; side < static_cast<int>(brief.sides.size()); ++side)
            captains.push_back(makeCaptain(game, side));
        TurnWatch<G> watch(game);
        for (std::uint64_t ordinal = 0; !game.isOver(state); ++ordinal) {
            if (ordinal > mostOrdersOfATest)
                return where(brief, ordinal) + "the battle does not end";
            const Decision decision = *game.decisions(state).begin();
            const Order& order =
                captains[static_cast<std::size_t>(decision.side)].choose(state, decision, ordinal);
            if (const Refusal why = game.check(state, order))
                return where(brief, ordinal) + game.wording(order).english() + ": "
                       + reasonOf(why, {}).english();
            const State before = state;
            game.perform(state, order, proceedings);
            std::string breach = game.unsoundness(state);
            if (breach.empty())
                breach = watch.look(before, decision.side, state);
            if (!breach.empty())
                return where(brief, ordinal) + game.wording(order).english() + ": " + breach;
        }
        return game.outcome(state).undecided ? where(brief, 0) + "undecided" : std::string();
    }

    /// Puts one of the orders that people are offered in `order`'s place, if there are any.
    static bool takeByHand(const G& game, const State& state, const Decision& decision, std::uint64_t seed,
                           Order& order)
    {
        if constexpr (HandPlayed<G>) {
            std::vector<Order> offered;
            game.sideOptions(state, decision, offered);
            if (decision.subject >= 0)
                game.shipOptions(state, decision.subject, offered);
            std::erase_if(offered, [&](const Order& each) {
                return game.check(state, each) || game.sideOf(state, each) != decision.side;
            });
            if (offered.empty())
                return false;
            const int sides = static_cast<int>(std::min<std::size_t>(offered.size(), 1000));
            const int picked = sides < 2 ? 1 : faceOf({seed, streamOf("by hand"), 0}, sides);
            order = offered[static_cast<std::size_t>(picked - 1)];
            return true;
        } else {
            return false;
        }
    }

    /// A copy of the battle that is broken off: over, told, sound, and everybody comes out of it.
    static std::string brokenOff(const G& game, const State& state, BattleDice dice, const BattleBrief& brief,
                                 const Figures& figures)
    {
        State copy = state;
        BattleEvents events;
        Proceedings proceedings(dice, &events);
        game.breakOff(copy, proceedings);
        if (!game.isOver(copy))
            return "broken off, it goes on";
        const BattleOutcome outcome = game.outcome(copy);
        if (!outcome.undecided || outcome.victor)
            return "broken off, it is decided";
        if (std::none_of(events.begin(), events.end(), [](const BattleEvent& event) {
                return event.kind == undecidedEvent && !event.rule.empty();
            }))
            return "broken off, it does not say so";
        std::string breach = game.unsoundness(copy);
        if (breach.empty())
            breach = lookAtEnd(game, copy, brief, figures);
        return breach.empty() ? breach : "broken off: " + breach;
    }

    static std::string where(const BattleBrief& brief, std::uint64_t ordinal)
    {
        return "seed " + std::to_string(brief.seed) + ", order " + std::to_string(ordinal) + ": ";
    }

    static std::string lookAtOptions(const G& game, const State& state, std::vector<Order>& options)
    {
        const Decisions waiting = game.decisions(state);
        if (waiting.count == 0)
            return "nobody decides, and it is not over";
        for (const Decision& decision : waiting) {
            game.options(state, decision, options);
            if (options.empty() || options.size() > mostOptions)
                return std::to_string(options.size()) + " options for " + game.wording(decision).english();
            for (const Order& option : options) {
                if (const Refusal refusal = game.check(state, option))
                    return "an option is refused: " + game.wording(option).english() + ": "
                           + reasonOf(refusal, {}).english();
                if (game.sideOf(state, option) != decision.side)
                    return "an option of another side: " + game.wording(option).english();
                Problems problems;
                const Json json = game.orderJson(option);
                if (!(game.readOrder(json, "order", "", problems) == option) || !problems.empty())
                    return "an order is another one after JSON: " + json.dump();
            }
        }
        return {};
    }

    /// Altered orders are refused or do no harm.
    static std::string mutations(const G& game, const State& state, const Order& order, std::uint64_t seed)
    {
        for (const Json& json : mutationsOf(game.orderJson(order), seed)) {
            Problems problems;
            const Order altered = game.readOrder(json, "order", "", problems);
            if (!problems.empty() || game.check(state, altered))
                continue;
            State copy = state;
            BattleDice dice = battleDice(seed);
            Proceedings proceedings(dice);
            game.perform(copy, altered, proceedings);
            if (const std::string unsound = game.unsoundness(copy); !unsound.empty())
                return "after " + json.dump() + ": " + unsound;
        }
        return {};
    }

    /// Performs `order` on the state, and in other ways on copies that must end the same.
    static std::string performs(const G& game, State& state, BattleDice& dice, const Order& order,
                                bool withTyped)
    {
        State unheard = state;
        BattleDice sameDice = dice;
        Proceedings silent(sameDice);
        game.perform(unheard, order, silent);
        const State before = state;
        const BattleDice diceBefore = dice;
        BattleEvents events;
        Proceedings heard(dice, &events);
        game.perform(state, order, heard);
        if (!(unheard == state) || !(sameDice == dice))
            return "heard and unheard differ";
        if (const std::string unsound = game.unsoundness(state); !unsound.empty())
            return unsound;
        // A die that is in no event was rolled for nothing that anybody can read.
        std::uint64_t told = 0;
        for (const BattleEvent& event : events)
            told += event.dice.size();
        if (const std::uint64_t drawn = dice.drawn() - diceBefore.drawn(); told != drawn)
            return std::to_string(drawn) + " dice were drawn, and " + std::to_string(told) + " are in events";
        return withTyped ? typed(game, before, diceBefore, order, state, dice.drawn(), events)
                         : std::string();
    }

    /// The same faces typed one by one, as players are asked for them.
    static std::string typed(const G& game, const State& before, BattleDice dice, const Order& order,
                             const State& after, std::uint64_t drawnAfter, const BattleEvents& events)
    {
        std::vector<int> faces;
        const std::uint64_t drawn = dice.drawn();
        for (;;) {
            State copy = before;
            BattleDice typedDice = BattleDice::typed(faces);
            BattleEvents told;
            Proceedings proceedings(typedDice, &told);
            game.perform(copy, order, proceedings);
            const WantedDie wanted = typedDice.wanted();
            if (wanted.sides == 0) {
                if (!(copy == after) || !(told == events))
                    return "typed dice end otherwise";
                return faces.size() == drawnAfter - drawn ? "" : "typed and generated dice are not as many";
            }
            if (wanted.rule.empty() || wanted.why.empty())
                return "a die is wanted without rule or reason";
            if (faces.size() > drawnAfter - drawn)
                return "more dice are asked for than were drawn";
            faces.push_back(dice.roll(wanted.sides, wanted.rule, wanted.why));
        }
    }

    static std::string lookAtEnd(const G& game, const State& state, const BattleBrief& brief,
                                 const Figures& figures)
    {
        if (game.decisions(state).count != 0)
            return "it is over, and somebody decides";
        const BattleOutcome outcome = game.outcome(state);
        const auto ships = shipsOf(brief, figures.classes);
        if (outcome.rules != G::id)
            return "the outcome names another game";
        if (outcome.ships.size() != ships.size())
            return std::to_string(ships.size()) + " ships went in, " + std::to_string(outcome.ships.size())
                   + " came out";
        for (std::size_t i = 0; i < ships.size(); ++i) {
            const ShipOutcome& one = outcome.ships[i];
            if (one.side != ships[i].side || one.row != ships[i].row || one.ofRow != ships[i].ofRow
                || one.name != ships[i].name)
                return ships[i].name + " did not come out where it went in";
            if (one.condition.damage < ships[i].ship.condition.damage)
                return one.name + " was mended in battle";
            if ((one.fate == ShipFate::Captured) != (one.captor >= 0))
                return one.name + " is captured by nobody, or has a captor uncaptured";
        }
        const auto read = readOutcome(outcomeJson(outcome), "outcome.json");
        if (!read || !(*read == outcome))
            return "the outcome is another one after its file"
                   + (read ? std::string() : ": " + read.error().front().text());
        return {};
    }

    static const State& stateOf(const Match& match) { return static_cast<const MatchOf<G>&>(match).state(); }

    static std::string stepsBackAndForth(Match& match, const RuleSets& rules, const Figures& figures)
    {
        const State end = stateOf(match);
        const std::size_t count = match.steps().size();
        for (const std::size_t at : {count / 2, std::size_t{0}, count / 3, count - 1}) {
            match.seek(at);
            const State there = stateOf(match);
            const auto resumed = resumeBattle(battleJson(match), "battle.json", rules, figures);
            if (!resumed)
                return "not resumed: " + resumed.error().front().text();
            if (!(stateOf(**resumed) == there) || (*resumed)->at() != at)
                return "resumed elsewhere, after " + std::to_string(at) + " orders";
            (*resumed)->seek(count);
            if (!(stateOf(**resumed) == end))
                return "resumed to another end";
            // Going on is the same as having gone on: the captains are of the same mind.
            (*resumed)->seek(at);
            playToEnd(**resumed, {});
            if (!(stateOf(**resumed) == end))
                return "played on to another end, after " + std::to_string(at) + " orders";
        }
        match.seek(count);
        return stateOf(match) == end ? "" : "the end is another one after stepping back and forth";
    }
};

} // namespace navarch
