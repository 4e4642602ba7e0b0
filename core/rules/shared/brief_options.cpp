// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/shared/brief_options.h"

#include <algorithm>
#include <vector>

#include "core/base/text.h"

namespace navarch {

namespace {

/// "a, b or c"
std::string listed(std::span<const std::string_view> words)
{
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i)
        text += std::string(i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + std::string(words[i]);
    return text;
}

} // namespace

void BriefOptions::refuse(const std::string& name, std::string remedy)
{
    m_problems.push_back(
        {"options." + name, m_game + " does not know this option or value.", std::move(remedy)});
}

std::size_t BriefOptions::oneOf(const std::string& name, std::string_view value,
                                std::span<const std::string_view> words)
{
    const auto found = std::find(words.begin(), words.end(), value);
    if (found != words.end())
        return static_cast<std::size_t>(found - words.begin());
    refuse(name, "Write " + listed(words) + ".");
    return 0;
}

int BriefOptions::number(const std::string& name, std::string_view value, int least, int most, int standard,
                         std::string_view unit)
{
    if (const auto number = wholeNumber(value, least, most))
        return *number;
    refuse(name, "Write a whole number of " + std::string(unit) + ", " + std::to_string(least) + " to "
                     + std::to_string(most) + ".");
    return standard;
}

std::array<int, 2> BriefOptions::forBothSides(const std::string& name, std::string_view value,
                                              std::span<const std::string_view> known)
{
    std::array<int, 2> places{-1, -1};
    for (int& place : places) {
        const std::string_view word = partUpTo(value, ',');
        const auto found = std::find(known.begin(), known.end(), word);
        if (found != known.end()) {
            place = static_cast<int>(found - known.begin());
        } else if (!word.empty() && word != "none") {
            std::vector<std::string_view> words(known.begin(), known.end());
            words.push_back("none");
            refuse(name, "Write two of them with a comma: " + listed(words) + ".");
        }
    }
    if (!value.empty())
        refuse(name, "Write one for each of the two sides.");
    return places;
}

VictoryCondition BriefOptions::condition(const std::string& name, std::string_view value,
                                         std::string_view turn)
{
    VictoryCondition condition;
    const std::string_view kind = partUpTo(value, ':');
    const auto side = wholeNumber(partUpTo(value, ':'), 1, 2);
    const auto number = wholeNumber(value, 1, 1000);
    if (!side || !number || (kind != "hold" && kind != "exit")) {
        refuse(name, "Write hold:SIDE:" + std::string(turn) + " or exit:SIDE:SHIPS, the sides 1 and 2.");
    } else if (kind == "hold") {
        condition.holder = *side - 1;
        condition.holdUntil = *number;
    } else {
        condition.exiter = *side - 1;
        condition.exits = *number;
    }
    return condition;
}

} // namespace navarch
