// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/shared/brief_options.h"

#include <algorithm>
#include <vector>

#include "core/base/listed.h"
#include "core/base/text.h"
#include "core/battle/brief/option_word.h"

namespace navarch {

namespace {

/// "a, b or c": words that stand in files.
Phrase alternatives(std::span<const std::string_view> words)
{
    std::vector<Phrase> each;
    for (const std::string_view word : words)
        each.emplace_back(given(word));
    return listedWithOr(each);
}

} // namespace

void BriefOptions::refuse(const std::string& name, Phrase remedy)
{
    m_problems.push_back({"options." + name, phrase("%1 does not know this option or value.", given(m_game)),
                          std::move(remedy)});
}

std::size_t BriefOptions::oneOf(const std::string& name, std::string_view value,
                                std::span<const std::string_view> words)
{
    const auto found = std::find(words.begin(), words.end(), optionWord(value));
    if (found != words.end())
        return static_cast<std::size_t>(found - words.begin());
    refuse(name, phrase("Write %1.", alternatives(words)));
    return 0;
}

int BriefOptions::number(const std::string& name, std::string_view value, int least, int most, int standard,
                         PhraseText remedy)
{
    if (const auto number = wholeNumber(value, least, most))
        return *number;
    refuse(name, {remedy, std::nullopt, {least, most}});
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
            refuse(name, phrase("Write two of them with a comma: %1.", alternatives(words)));
        }
    }
    if (!value.empty())
        refuse(name, phrase("Write one for each of the two sides."));
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
        refuse(name, phrase("Write hold:SIDE:%1 or exit:SIDE:SHIPS, the sides 1 and 2.", given(turn)));
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
