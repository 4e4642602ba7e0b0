// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/campaign/deed/draft.h"

namespace navarch {

/// An option an umpire may set, with its values; the first is the default.
struct SettingRule {
    std::string_view key;
    std::string_view title;  ///< in words: "Randomised training"
    std::string_view help;   ///< one sentence
    std::string_view rule;   ///< "SA-13.3"
    std::string_view source; ///< seed, read or house
    std::span<const std::string_view> choices;

    [[nodiscard]] bool allows(std::string_view value) const;
    /// "off or on".
    [[nodiscard]] Phrase choicePhrase() const;
};

/// Every option, in the order people should see them.
[[nodiscard]] std::span<const SettingRule> settingRules();

/// Null when there is no option of that key.
[[nodiscard]] const SettingRule* settingRule(std::string_view key);

/// What is set, or the default. The key must be known.
[[nodiscard]] std::string settingOf(const Campaign& campaign, std::string_view key);
[[nodiscard]] std::string settingOf(const Draft& draft, std::string_view key);

inline constexpr std::string_view randomisedTraining = "randomised-training"; ///< off, on (SA-13.3)
inline constexpr std::string_view equipmentPeriods = "equipment-periods";     ///< strict, advisory (SA-11.1)
inline constexpr std::string_view victoryCondition =
    "victory"; ///< open, hold-N, last-fleet, points-after-N (CP-10.1)

} // namespace navarch
