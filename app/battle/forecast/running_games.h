// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "core/battle/forecast/running_forecast.h"
#include "core/battle/match/registry.h"

namespace navarch {

/// One match that is fought under every game there is, each on threads of its own, for as long as one looks. No call waits
/// for a battle.
class RunningGames {
public:
    struct Game {
        const RuleSet* rules = nullptr;
        BattleBrief brief; ///< under this game
        std::unique_ptr<RunningForecast> running;
        RunningForecast::Standing standing; ///< as it was when one last looked
    };

    /// `rules` must outlive it.
    explicit RunningGames(const RuleSets& rules) : m_rules(rules) {}
    ~RunningGames() { clear(); }
    RunningGames(const RunningGames&) = delete;
    RunningGames& operator=(const RunningGames&) = delete;

    /// Puts that match in the place of the one before; under each game it is fought up to `most` times. Nothing is fought
    /// before some game goes on.
    void begin(const BattleBrief& brief, int most = maxForecastRuns);
    void clear();
    /// No game adds a battle after it.
    void stop();
    void setMost(int most);

    /// Takes up what was fought since. Whether any game still goes on.
    bool look();

    [[nodiscard]] const RuleSets& rules() const { return m_rules; }
    /// As they are registered.
    [[nodiscard]] const std::vector<Game>& all() const { return m_all; }
    /// Null: it is not among them.
    [[nodiscard]] const Game* find(std::string_view rules) const;

private:
    const RuleSets& m_rules;
    std::vector<Game> m_all;
};

} // namespace navarch
