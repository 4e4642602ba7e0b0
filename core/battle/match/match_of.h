// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <numeric>

#include "core/battle/captains/captain_of_level.h"
#include "core/battle/captains/play_out.h"
#include "core/battle/match/course_taking.h"
#include "core/battle/match/hand_of.h"
#include "core/battle/match/match.h"
#include "core/battle/match/plots_of.h"

namespace navarch {

/// A match of one game. States are kept every so many orders; those between are found by performing again.
template <Game G>
class MatchOf final : public Match {
public:
    using State = typename G::State;
    using Order = typename G::Order;

    MatchOf(G game, BattleBrief brief)
        : Match(std::move(brief)),
          m_game(std::move(game)),
          m_state(m_game.opening())
    {
        m_dice = battleDice(m_brief.seed);
        m_kept.push_back({m_state, m_dice});
    }

    [[nodiscard]] int lastTurn() const override { return m_game.orderBounds().turns; }

    [[nodiscard]] bool isOver() const override { return m_game.isOver(m_state); }

    [[nodiscard]] std::vector<WaitingDecision> decisions() const override
    {
        std::vector<WaitingDecision> waiting;
        for (const Decision& decision : m_game.decisions(m_state))
            waiting.push_back({decision, m_game.wording(decision)});
        return waiting;
    }

    [[nodiscard]] std::vector<MatchOption> options(const Decision& decision,
                                                   Temperament temperament) const override
    {
        std::vector<Order> orders;
        m_game.options(m_state, decision, orders);
        return navarch::described(m_game, m_state, orders, temperament);
    }

    [[nodiscard]] const HandPlay& byHand() const override { return m_byHand; }
    [[nodiscard]] const WrittenPlots& plots() const override { return m_plots; }

    [[nodiscard]] std::optional<MatchOption> described(const Json& json) const override
    {
        Problem why;
        const auto given = read(json, {}, why);
        if (!given)
            return std::nullopt;
        if (given->breaksOff)
            return MatchOption{json, breakingOffWording(), 0, std::nullopt};
        return navarch::described(m_game, m_state, {given->order}, Temperament::Steady).front();
    }

    [[nodiscard]] std::optional<Problem> check(const Json& json, std::optional<int> as) const override
    {
        Problem why;
        return read(json, as, why) ? std::nullopt : std::optional(why);
    }

    OrderResult perform(const Json& json, std::optional<int> as) override
    {
        OrderResult performed;
        if (const auto given = read(json, as, performed.refusal)) {
            carryOut(*given);
            performed.came = OrderResult::Came::Done;
        }
        return performed;
    }

    OrderResult performTyped(const Json& json, std::span<const int> faces, std::optional<int> as) override
    {
        OrderResult performed;
        const auto given = read(json, as, performed.refusal);
        if (!given)
            return performed;
        BattleDice dice = BattleDice::typed(faces);
        State after = m_state;
        Proceedings proceedings(dice, &performed.soFar);
        perform(after, *given, proceedings);
        if (dice.wanted().sides != 0) {
            performed.came = OrderResult::Came::WantsDie;
            performed.wanted = dice.wanted();
            return performed;
        }
        if (dice.leftOver() > 0) {
            performed.refusal = tooManyDice(faces.size(), dice.leftOver());
            return performed;
        }
        MatchStep step = stepOf(*given);
        step.isTyped = true;
        step.faces.assign(faces.begin(), faces.end());
        step.events = std::exchange(performed.soFar, {});
        m_state = std::move(after);
        add(*given, std::move(step));
        performed.came = OrderResult::Came::Done;
        return performed;
    }

    [[nodiscard]] Json captainsOrder(const Decision& decision, Temperament temperament,
                                     const LookAhead& lookAhead) const override
    {
        const Given given = captainsChoice(decision, temperament, lookAhead);
        return given.breaksOff ? breakingOff() : m_game.orderJson(given.order);
    }

    void performCaptains(const Decision& decision, Temperament temperament,
                         const LookAhead& lookAhead) override
    {
        carryOut(captainsChoice(decision, temperament, lookAhead));
        countAsCaptains();
    }

    void seek(std::size_t at) override
    {
        at = std::min(at, m_steps.size());
        std::size_t from = at / keptEvery;
        if (m_at <= at && m_at >= from * keptEvery) { // nearer
            playOn(m_at, at);
            return;
        }
        m_state = m_kept[from].state;
        m_dice = m_kept[from].dice;
        playOn(from * keptEvery, at);
    }

    [[nodiscard]] std::optional<BoardView> boardView(Viewer viewer) const override
    {
        if constexpr (Watchable<G>)
            return m_game.boardView(m_state, viewer);
        return std::nullopt;
    }

    [[nodiscard]] BattleEvents eventsFor(const MatchStep& step, [[maybe_unused]] Viewer viewer) const override
    {
        if constexpr (Reticent<G>) {
            BattleEvents events;
            for (const BattleEvent& event : step.events)
                if (auto told = m_game.eventFor(m_state, event, viewer))
                    events.push_back(std::move(*told));
            return events;
        } else {
            return step.events;
        }
    }

    [[nodiscard]] BoardCourse course([[maybe_unused]] std::size_t at,
                                     [[maybe_unused]] Viewer viewer) const override
    {
        if constexpr (Watchable<G>)
            if (at < m_steps.size()) {
                const std::size_t from = std::min(at / keptEvery, m_kept.size() - 1);
                State state = m_kept[from].state;
                BattleDice dice = m_kept[from].dice;
                for (std::size_t i = from * keptEvery; i < at; ++i)
                    performAgain(state, dice, i);
                const auto again = [&](BattleEvents& events, const auto& told) {
                    performAgain(state, dice, at, &events, &told);
                };
                return courseOf(m_game, state, viewer, m_orders[at].breaksOff ? nullptr : &m_orders[at].order,
                                again);
            }
        return {};
    }

    [[nodiscard]] std::vector<Seat> seats(int side) const override
    {
        if constexpr (Seated<G>)
            return m_game.seats(side);
        else
            return {Seat{given(m_brief.sides.at(static_cast<std::size_t>(side)).name), {}}};
    }

    [[nodiscard]] BattleOutcome outcome() const override { return m_game.outcome(m_state); }
    [[nodiscard]] std::string unsoundness() const override { return m_game.unsoundness(m_state); }

    [[nodiscard]] const G& game() const { return m_game; }
    [[nodiscard]] const State& state() const { return m_state; }

private:
    static constexpr std::size_t keptEvery = 32;
    static Phrase breakingOffWording() { return phrase("The battle is broken off, undecided"); }

    /// An order of the game, or the one that breaks it off.
    struct Given {
        Order order{};
        bool breaksOff = false;
    };

    struct Kept {
        State state;
        BattleDice dice;
    };

    std::optional<Given> read(const Json& json, std::optional<int> as, Problem& why) const
    {
        Problems problems;
        Given given{{}, json == breakingOff()};
        if (!given.breaksOff)
            given.order = m_game.readOrder(json, "order", "", problems);
        if (!problems.empty()) {
            why = problems.front();
            return std::nullopt;
        }
        if (m_game.isOver(m_state)) {
            why = {"order", phrase("The battle is over."),
                   phrase("Take the last order back to go on from there.")};
            return std::nullopt;
        }
        if (const Refusal refusal = given.breaksOff ? Refusal{} : m_game.check(m_state, given.order)) {
            why = problemOf(m_game, withShipsOf(refusal, given.order));
            return std::nullopt;
        }
        if (as && (given.breaksOff || m_game.sideOf(m_state, given.order) != *as)) {
            why = {"order", phrase("It is an order of another side."),
                   phrase("Give orders to your own ships.")};
            return std::nullopt;
        }
        return given;
    }

    [[nodiscard]] Given captainsChoice(const Decision& decision, Temperament temperament,
                                       const LookAhead& lookAhead) const
    {
        const OrderBounds bounds = m_game.orderBounds();
        if (captainsOrders(decision.side, m_game.turnOf(m_state)) >= bounds.ofTurn
            || static_cast<std::int64_t>(m_at) >= mostOrders - 1)
            return {{}, true};
        if (lookAhead.level) {
            CaptainOfLevel<G> captain(m_game, *lookAhead.level, temperament, m_brief.seed, decision.side);
            return {captain.choose(m_state, decision, m_at), false};
        }
        Captain<G> captain(m_game, temperament, m_brief.seed, decision.side, lookAhead);
        return {captain.choose(m_state, decision, m_at), false};
    }

    void perform(State& state, const Given& given, Proceedings& proceedings) const
    {
        if (given.breaksOff)
            m_game.breakOff(state, proceedings);
        else
            m_game.perform(state, given.order, proceedings);
    }

    MatchStep stepOf(const Given& given) const
    {
        MatchStep step;
        step.turn = m_game.turnOf(m_state);
        if (given.breaksOff) {
            step.order = breakingOff();
            step.wording = breakingOffWording();
            step.side = m_game.decisions(m_state).begin()->side;
            return step;
        }
        step.order = m_game.orderJson(given.order);
        if constexpr (Discreet<G>)
            step.wording = m_game.openWording(given.order);
        else
            step.wording = m_game.wording(given.order);
        step.side = m_game.sideOf(m_state, given.order);
        return step;
    }

    void carryOut(const Given& given)
    {
        MatchStep step = stepOf(given);
        Proceedings proceedings(m_dice, &step.events);
        perform(m_state, given, proceedings);
        add(given, std::move(step));
    }

    void add(const Given& given, MatchStep step)
    {
        m_steps.resize(m_at);
        m_orders.resize(m_at);
        m_kept.resize(m_at / keptEvery + 1);
        m_steps.push_back(std::move(step));
        m_orders.push_back(given);
        if (++m_at % keptEvery == 0)
            m_kept.push_back({m_state, m_dice});
    }

    /// Performs the orders again that were performed between two places.
    void playOn(std::size_t from, std::size_t to)
    {
        for (m_at = from; m_at < to; ++m_at)
            performAgain(m_state, m_dice, m_at);
    }

    /// Performs step `at` on a state that stands before it; `told` after every event.
    void performAgain(State& state, BattleDice& dice, std::size_t at, BattleEvents* events = nullptr,
                      const std::function<void()>* told = nullptr) const
    {
        BattleDice typed = m_steps[at].isTyped ? BattleDice::typed(m_steps[at].faces) : BattleDice();
        Proceedings proceedings(m_steps[at].isTyped ? typed : dice, events);
        if (told)
            proceedings.watch(*told);
        perform(state, m_orders[at], proceedings);
    }

    G m_game;
    State m_state;
    HandOf<G> m_byHand{m_game, m_state};
    PlotsOf<G> m_plots{m_game, m_state};
    BattleDice m_dice;
    std::vector<Given> m_orders; ///< of steps()
    std::vector<Kept> m_kept;    ///< after 0, 32, 64 ... orders, as far as at() has been
};

} // namespace navarch
