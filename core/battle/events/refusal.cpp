// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/events/refusal.h"

namespace navarch {

namespace {

/// What stands for one pair of braces, without them.
std::string filled(std::string_view mark, const Refusal& why, bool isFirst,
                   const std::function<std::string(ShipNumber)>& named)
{
    if (mark == "S" || mark == "T") {
        const ShipNumber ship = mark == "S" ? why.ship : why.other;
        std::string name = ship == noShip || !named ? std::string() : named(ship);
        if (name.empty())
            name = mark == "S" ? (isFirst ? "The ship" : "the ship")
                               : (isFirst ? "The other ship" : "the other ship");
        return name;
    }
    const auto place = static_cast<std::size_t>(mark.empty() ? 99 : mark.front() - '0');
    if (place >= why.numbers.size())
        return "{" + std::string(mark) + "}";
    const int number = why.numbers[place];
    std::string text = std::to_string(number);
    if (mark.substr(1) == ".") {
        const int size = number < 0 ? -number : number;
        text = (number < 0 ? "-" : "") + std::to_string(size / 100);
        if (size % 100 != 0)
            text += "." + std::to_string(size / 10 % 10) + (size % 10 != 0 ? std::to_string(size % 10) : "");
    }
    if (mark.size() > 2 && mark[1] == ':') {
        const std::string_view nouns = mark.substr(2);
        const auto bar = nouns.find('|');
        text += ' ';
        text += number == 1 || bar == std::string_view::npos ? nouns.substr(0, bar) : nouns.substr(bar + 1);
    }
    return text;
}

} // namespace

std::string worded(std::string_view text, const Refusal& why,
                   const std::function<std::string(ShipNumber)>& named)
{
    std::string words;
    while (!text.empty()) {
        const auto open = text.find('{');
        const auto close = open == std::string_view::npos ? open : text.find('}', open);
        if (close == std::string_view::npos) {
            words += text;
            break;
        }
        words += text.substr(0, open);
        words += filled(text.substr(open + 1, close - open - 1), why, words.empty(), named);
        text.remove_prefix(close + 1);
    }
    return words;
}

Problem orderRefused(const Refusal& why, const std::function<std::string(ShipNumber)>& named)
{
    Phrase reason = given(worded(why.reason, why, named));
    if (!why.rule.empty())
        reason = phrase("%1 (%2)", std::move(reason), given(why.rule));
    return {"order", std::move(reason), given(worded(why.remedy, why, named))};
}

} // namespace navarch
