// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/naming/meant.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <tuple>
#include <utility>

#include "core/base/listed.h"
#include "core/base/naming/folded.h"
#include "core/base/text.h"

namespace navarch {

namespace {

constexpr std::size_t mostSlips = 3; ///< further away is a guess, not a slip
constexpr std::size_t leastPart = 3; ///< shorter parts are in too many names
constexpr std::size_t longestText = 100;

/// How far a name is from the text, parts after slips; nothing when it does not resemble it.
std::optional<std::pair<bool, std::size_t>> farness(const std::u32string& text, const std::u32string& name)
{
    const std::size_t slips = editDistance(text, name);
    if (slips <= mostSlips && 2 * slips <= text.size())
        return std::pair(false, slips);
    const bool isPart = (text.size() >= leastPart && name.find(text) != name.npos)
                        || (name.size() >= leastPart && text.find(name) != text.npos);
    return isPart ? std::optional(std::pair(true, slips)) : std::nullopt;
}

} // namespace

std::size_t editDistance(std::u32string_view a, std::u32string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({change, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row.back();
}

Meant meantBy(std::string_view text, std::span<const std::string> names)
{
    Meant meant;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == text)
            meant.found.push_back(i);
    const std::u32string wanted = foldedName(text);
    if (!meant.found.empty() || wanted.empty())
        return meant;
    std::vector<std::u32string> folded;
    folded.reserve(names.size());
    for (const std::string& name : names)
        folded.push_back(foldedName(name));
    for (std::size_t i = 0; i < folded.size(); ++i)
        if (folded[i] == wanted)
            meant.found.push_back(i);
    if (!meant.found.empty() || wanted.size() > longestText)
        return meant;
    std::vector<std::tuple<bool, std::size_t, std::size_t>> alike;
    for (std::size_t i = 0; i < folded.size(); ++i)
        if (const auto far = farness(wanted, folded[i]))
            alike.emplace_back(far->first, far->second, i);
    std::sort(alike.begin(), alike.end());
    for (const auto& [isPart, slips, place] : alike) {
        // One name is proposed once, whoever bears it.
        const bool isNew = std::none_of(meant.near.begin(), meant.near.end(),
                                        [&](std::size_t other) { return names[other] == names[place]; });
        if (isNew && meant.near.size() < mostNear)
            meant.near.push_back(place);
    }
    return meant;
}

namespace {

/// Whole, so that it can be written as it stands; one that nobody could write is shown as others are.
std::string proposal(const std::string& name)
{
    constexpr int longestName = 300;
    return whyUnfitText(name, longestName) ? quotedForMessage(name) : '"' + name + '"';
}

} // namespace

Phrase didYouMean(const Meant& meant, std::span<const std::string> names)
{
    if (meant.near.empty())
        return {};
    std::vector<Phrase> proposed;
    for (const std::size_t place : meant.near)
        proposed.emplace_back(given(proposal(names[place])));
    return phrase("Did you mean %1?", listedWithOr(proposed));
}

Phrase didYouMean(std::string_view text, std::span<const std::string> names)
{
    Meant meant = meantBy(text, names);
    if (!meant.found.empty())
        meant.near = std::move(meant.found);
    if (meant.near.size() > mostNear)
        meant.near.resize(mostNear);
    return didYouMean(meant, names);
}

} // namespace navarch
