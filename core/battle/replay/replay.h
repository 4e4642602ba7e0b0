// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/battle/match/match.h"
#include "core/battle/match/registry.h"

namespace navarch {

/// Everything a battle was, so that it can be played back and every event be compared.
struct Replay {
    struct Step {
        Json order;
        bool isTyped = false;             ///< its dice were rolled by people;
        std::vector<int> faces;           ///< otherwise they follow from the brief's seed
        std::optional<std::uint64_t> sum; ///< of the order and its typed dice, sumOf(); none: not checked
        BattleEvents events;

        friend bool operator==(const Step&, const Step&) = default;
    };
    BattleBrief brief;
    int edition = 1; ///< of the rules it was fought by (RuleSet::edition)
    std::vector<Step> steps;
    std::optional<BattleOutcome> outcome; ///< none: it was not over

    friend bool operator==(const Replay&, const Replay&) = default;
};

inline constexpr int maxReplayOrders = static_cast<int>(mostOrders);
/// Replays hold every die that was rolled and why.
inline constexpr JsonLimits replayLimits{std::size_t{64} << 20, 24, 256};

/// Tells an order that was altered from the one that was given, also where its events do not.
[[nodiscard]] std::uint64_t sumOf(const Json& order, const std::vector<int>& faces);

/// The steps of a match up to where it stands.
[[nodiscard]] Replay replayOf(const Match& match);

/// {"format": "navarch-replay/1", ...}
[[nodiscard]] Json replayJson(const Replay& replay);
/// The "format" of a replay.
inline constexpr std::string_view replayFormat = "navarch-replay/1";

[[nodiscard]] Result<Replay> readReplay(const Json& json, const std::string& file, const Figures& figures);

/// Who waits while a long battle is gone through again.
struct ReplayWatch {
    std::function<void(std::size_t done, std::size_t all)> progress; ///< after every order; may be empty
    std::stop_token
        stop; ///< looked at before every order; a battle that was stopped is a problem like another
};

/// Plays a replay back: every order must be allowed where it stands and bring about exactly its events, and the outcome
/// must be the stored one. The first difference is the problem: "Event 37 (order 12): the die of 'Ram' shows 4, not 7."
/// Events and orders are counted from 1 in messages. What is told in words - an event's sentence, what a die was for and came
/// to, the name of a modifier - is not compared: it may be mended, and stand in another language.
///
/// A battle fought by an earlier edition of its rules is played back by the present one. Then what is booked at its end need
/// not be the same, and a difference says that the rules have changed since.
[[nodiscard]] Result<std::unique_ptr<Match>> playBack(const Replay& replay, const RuleSets& rules,
                                                      const Figures& figures, const ReplayWatch& watch = {});

/// A battle to go on with later: {"format": "navarch-battle/1"}, its brief, orders and dice, without what came of them,
/// which is found again. Steps that were taken back and could be redone are kept.
[[nodiscard]] Json battleJson(const Match& match);
/// The same from its parts: the orders of all its steps, each by storedOrder(), and after how many of them it stands.
[[nodiscard]] Json battleJson(const BattleBrief& brief, std::size_t at, Json orders);
/// One order as battles that are put away hold it, with the dice that people rolled for it.
[[nodiscard]] Json storedOrder(const MatchStep& step);

/// The "format" of a battle that was put away.
inline constexpr std::string_view battleFormat = "navarch-battle/1";

/// Resumes it exactly as it was: the same state, the same dice to come.
[[nodiscard]] Result<std::unique_ptr<Match>> resumeBattle(const Json& json, const std::string& file,
                                                          const RuleSets& rules, const Figures& figures,
                                                          const ReplayWatch& watch = {});

} // namespace navarch
