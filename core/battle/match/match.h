// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/battle/brief/brief.h"
#include "core/battle/captains/captain.h"
#include "core/battle/contract/board_view.h"
#include "core/battle/contract/game.h"
#include "core/battle/events/battle_dice.h"
#include "core/battle/match/hand_play.h"
#include "core/battle/match/written_plots.h"
#include "core/battle/outcome/outcome.h"

namespace navarch {

/// An order that was performed, with what came of it.
struct MatchStep {
    Json order;
    Phrase wording; ///< that everybody may read: what is still secret is left out
    int side = 0;
    bool isTyped = false;   ///< its dice were rolled by people,
    std::vector<int> faces; ///< namely these
    BattleEvents events;
    int turn = 0;            ///< in which it was given
    bool isCaptains = false; ///< a captain gave it, since the battle was opened
};

/// The order of nobody's side that breaks a battle off, undecided, as it stands in replays. It is what captains order who
/// come to the ceiling of the game's contract; no side may give it.
[[nodiscard]] Json breakingOff();

/// Why an order is not performed for which `typed` dice were typed, `leftOver` of them beyond what it takes.
[[nodiscard]] Problem tooManyDice(std::size_t typed, std::size_t leftOver);

/// A decision that waits, in words.
struct WaitingDecision {
    Decision decision;
    Phrase wording;
};

/// What came of an order that was tried.
struct OrderResult {
    enum class Came {
        Done,     ///< it is the last of steps()
        WantsDie, ///< nothing is changed: roll `wanted` and give the order again with one face more
        Refused   ///< nothing is changed: `refusal` says why
    };
    Came came = Came::Refused;
    WantedDie wanted;
    BattleEvents soFar; ///< what happened before the wanted die
    Problem refusal;

    [[nodiscard]] bool isDone() const { return came == Came::Done; }
};

/// One battle of any game while it runs: for the window, the command line and replays, which know no game. It keeps every
/// order, so that it can be taken back, saved and replayed; simulations use the game itself (core/battle/forecast/simulation.h).
///
/// Orders go in as the JSON of replays. The battle stands after at() of its steps(); going on from an earlier place
/// forgets the steps beyond it. Made by RuleSets::open().
class Match {
public:
    virtual ~Match() = default;
    Match(const Match&) = delete;
    Match& operator=(const Match&) = delete;

    [[nodiscard]] const BattleBrief& brief() const { return m_brief; }
    /// The last turn there can be: the brief's limit, or the game's own.
    [[nodiscard]] virtual int lastTurn() const = 0;

    // Who must decide what, and what they may say.
    [[nodiscard]] virtual bool isOver() const = 0;
    [[nodiscard]] virtual std::vector<WaitingDecision> decisions() const = 0;
    /// The orders of most merit first; among equals as the game lists them.
    [[nodiscard]] virtual std::vector<MatchOption> options(const Decision& decision,
                                                           Temperament temperament) const = 0;
    /// Why an order cannot be given now; nothing when it can. `as`: the side that gives it, which must be its own.
    [[nodiscard]] virtual std::optional<Problem> check(const Json& order,
                                                       std::optional<int> as = {}) const = 0;

    [[nodiscard]] virtual const HandPlay& byHand() const = 0;
    [[nodiscard]] virtual const WrittenPlots& plots() const = 0;

    /// An order that check() lets pass, with its words and shape; nothing when it does not pass.
    [[nodiscard]] virtual std::optional<MatchOption> described(const Json& order) const = 0;

    // Orders. Generated dice come from the brief's seed; the dice that people type do not use them up.
    virtual OrderResult perform(const Json& order, std::optional<int> as = {}) = 0;
    virtual OrderResult performTyped(const Json& order, std::span<const int> faces,
                                     std::optional<int> as = {}) = 0;
    /// What a captain would order: the same whenever this place of the battle is reached. When the captains of his side have
    /// given as many orders as the game's contract has room for, breakingOff().
    [[nodiscard]] virtual Json captainsOrder(const Decision& decision, Temperament temperament,
                                             const LookAhead& lookAhead = playingLookAhead) const = 0;
    /// Performs that order.
    virtual void performCaptains(const Decision& decision, Temperament temperament,
                                 const LookAhead& lookAhead = playingLookAhead) = 0;
    /// Says of the last order, which must be a captain's, that it is one: those that were taken from captainsOrder().
    void countAsCaptains() { m_steps[m_at - 1].isCaptains = true; }

    // What has been.
    [[nodiscard]] const std::vector<MatchStep>& steps() const { return m_steps; }
    [[nodiscard]] std::size_t at() const { return m_at; }
    /// Goes to where the battle stood after `at` steps, at most steps().size().
    virtual void seek(std::size_t at) = 0;
    [[nodiscard]] bool canUndo() const { return m_at > 0; }
    [[nodiscard]] bool canRedo() const { return m_at < m_steps.size(); }
    void undo() { seek(m_at - 1); }
    void redo() { seek(m_at + 1); }
    /// The events of all steps are numbered through, from 0.
    [[nodiscard]] std::size_t eventCount() const;
    /// The step that event `event` belongs to: seek(stepOfEvent(n) + 1) shows the battle just after it.
    [[nodiscard]] std::size_t stepOfEvent(std::size_t event) const;

    // What is to be seen.
    /// What came of a step as a viewer may read it: what is not his to know yet is left out.
    [[nodiscard]] virtual BattleEvents eventsFor(const MatchStep& step, Viewer viewer) const = 0;
    /// The course of a step below steps().size(), as a viewer may know it now: what is kept from him is left out.
    [[nodiscard]] virtual BoardCourse course(std::size_t step, Viewer viewer) const = 0;
    /// Of games that can be watched.
    [[nodiscard]] virtual std::optional<BoardView> boardView(Viewer viewer = {}) const = 0;
    /// The players of a side: one with all its ships where a game knows no seats (its name is the side's, its list empty).
    [[nodiscard]] virtual std::vector<Seat> seats(int side) const = 0;
    /// Only when isOver().
    [[nodiscard]] virtual BattleOutcome outcome() const = 0;
    /// What cannot be, if anything; for tests.
    [[nodiscard]] virtual std::string unsoundness() const = 0;

protected:
    explicit Match(BattleBrief brief) : m_brief(std::move(brief)) {}

    /// How many orders the captains of a side have given in a turn that is not over yet.
    [[nodiscard]] int captainsOrders(int side, int turn) const;

    BattleBrief m_brief;
    std::vector<MatchStep> m_steps;
    std::size_t m_at = 0;
};

/// Plays a match to its end: every side by the captain its brief names, a steady one where it names none, of the level that it
/// names, and looking so far ahead where it names none. It always ends: at the ceiling of the game's contract undecided.
void playToEnd(Match& match, const LookAhead& lookAhead = playingLookAhead);

} // namespace navarch
