// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/battle/typed_move.h"

#include <algorithm>
#include <cstdint>

#include "core/base/text.h"

namespace navarch {

namespace {

constexpr std::int32_t whole = 1000; ///< of the table's measure
constexpr std::int32_t tenth = 100;
constexpr int mostWhole = 999;
constexpr int mostTurn = 360;

/// Thousandths of "3", "3.5" or "3,5".
std::optional<std::int32_t> lengthOf(std::string_view word)
{
    const auto point = word.find_first_of(".,");
    const std::optional<int> before = wholeNumber(word.substr(0, point), 0, mostWhole);
    if (!before || point == word.npos)
        return before ? std::optional(*before * whole) : std::nullopt;
    if (word.size() - point != 2) // one figure
        return std::nullopt;
    const std::optional<int> after = wholeNumber(word.substr(point + 1), 0, 9);
    return after ? std::optional(*before * whole + *after * tenth) : std::nullopt;
}

/// Degrees clockwise of "s30" or "p30".
std::optional<int> turnOf(std::string_view word)
{
    if (word.empty() || (word.front() != 's' && word.front() != 'p'))
        return std::nullopt;
    const std::optional<int> degrees = wholeNumber(word.substr(1), 1, mostTurn);
    return degrees ? std::optional(word.front() == 's' ? *degrees : -*degrees) : std::nullopt;
}

/// Sets the choice that has the word for a value, or else the only one that has a value it begins; whether there is one.
bool chose(const MoveForm& form, std::string_view word, Json& order)
{
    const MoveChoice* found = nullptr;
    const Json* value = nullptr;
    int begun = 0;
    for (const MoveChoice& choice : form.choices)
        for (const auto& [json, text] : choice.values) {
            if (!json.is_string())
                continue;
            const auto& name = json.get_ref<const std::string&>();
            if (!std::string_view(name).starts_with(word))
                continue;
            found = &choice;
            value = &json;
            if (name == word) {
                order[choice.field] = json;
                return true;
            }
            ++begun;
        }
    if (begun == 1)
        order[found->field] = *value;
    return begun == 1;
}

} // namespace

TypedMove typedMove(const MoveForm& form, std::string_view words)
{
    TypedMove move;
    Json order = form.order;
    Json steps = Json::array();
    while (!words.empty()) {
        const auto end = std::min(words.find(' '), words.size());
        const std::string_view word = words.substr(0, end);
        words.remove_prefix(std::min(end + 1, words.size()));
        if (word.empty())
            continue;
        if (const auto length = lengthOf(word)) {
            steps.push_back({{"ahead", *length}, {"turn", 0}});
        } else if (const auto turn = turnOf(word)) {
            if (steps.empty() || steps.back()["turn"] != 0)
                steps.push_back({{"ahead", 0}, {"turn", 0}});
            steps.back()["turn"] = *turn;
        } else if (!chose(form, word, order)) {
            move.unread = word;
            return move;
        }
    }
    if (steps.empty())
        return move;
    order["steps"] = std::move(steps);
    move.order = std::move(order);
    return move;
}

std::vector<std::string> wordsOf(const MoveForm& form)
{
    std::vector<std::string> words;
    for (const MoveChoice& choice : form.choices)
        for (const auto& [json, text] : choice.values)
            if (json.is_string())
                words.push_back(json.get<std::string>());
    return words;
}

} // namespace navarch
