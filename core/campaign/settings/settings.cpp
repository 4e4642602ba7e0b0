// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/settings/settings.h"

#include <algorithm>
#include <array>

namespace navarch {

namespace {

using Words = std::array<std::string_view, 2>;
constexpr Words trainingChoices{"off", "on"};
constexpr Words periodChoices{"strict", "advisory"};

constexpr std::array<std::string_view, 8> victoryChoices{"open",           "hold-15",       "hold-25",
                                                         "hold-40",        "last-fleet",    "points-after-1",
                                                         "points-after-2", "points-after-5"};

constexpr std::array<SettingRule, 3> rules{{
    {randomisedTraining, "Randomised training",
     "Crews and commanders are paid for as ordered, and turn out as a die decides.", "SA-13.3", "seed",
     trainingChoices},
    {equipmentPeriods, "Periods of classes and equipment",
     "Strict: what is out of its years needs the umpire's waiver. Advisory: it is only noted.", "SA-11.1",
     "house", periodChoices},
    {victoryCondition, "Victory",
     "Open: the umpire says. Hold: ports of so many points of economic value. Last fleet: nobody else has a "
     "ship. "
     "Points: most of them after so many years.",
     "CP-10.1", "house", victoryChoices},
}};

} // namespace

bool SettingRule::allows(std::string_view value) const
{
    return std::find(choices.begin(), choices.end(), value) != choices.end();
}

Phrase SettingRule::choicePhrase() const
{
    Phrase all;
    for (const std::string_view choice : choices)
        all = all.isEmpty() ? Phrase(given(choice)) : phrase("%1 or %2", std::move(all), given(choice));
    return all;
}

std::span<const SettingRule> settingRules()
{
    return rules;
}

const SettingRule* settingRule(std::string_view key)
{
    for (const SettingRule& rule : rules)
        if (rule.key == key)
            return &rule;
    return nullptr;
}

std::string settingOf(const Draft& draft, std::string_view key)
{
    std::string value(settingRule(key)->choices.front());
    draft.forEach<SettingRecord>([&](const SettingRecord& setting) {
        if (setting.key == key)
            value = setting.value;
    });
    return value;
}

std::string settingOf(const Campaign& campaign, std::string_view key)
{
    return settingOf(Draft(campaign), key);
}

} // namespace navarch
