// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/deed/told_week.h"

#include <algorithm>
#include <array>

namespace navarch {

namespace {

constexpr std::string_view sightedKind = "sighted";

constexpr std::array<std::string_view, 21> greatKinds{
    "battle-fought",    "contact",         "raid",           "port-fallen",
    "port-handed-over", "port-sold",       "storm",          "victory",
    "blockade-set",     "blockade-lifted", "relation-set",   "truce-over",
    "contract-signed",  "side-joined",     "ally-unpaid",    "ally-changed-sides",
    "ally-went-home",   "ship-deserted",   "commander-dead", "commander-captured",
    "port-holds"};

constexpr std::array<std::string_view, 3> slightKinds{sightedKind, "fleet-arrived", "stays-in-harbour"};

bool isSameWeek(const ChronicleRecord& a, const ChronicleRecord& b)
{
    return a.turn == b.turn && a.year == b.year && a.month == b.month && a.week == b.week;
}

} // namespace

Weight weightOf(std::string_view kind)
{
    const auto isAmong = [kind](const auto& kinds) {
        return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
    };
    return isAmong(greatKinds) ? Weight::Great : isAmong(slightKinds) ? Weight::Slight : Weight::Plain;
}

const ChronicleRecord& ToldWeek::any() const
{
    return *(!great.empty() ? great : !plain.empty() ? plain : slight).front();
}

std::vector<ToldWeek> weeksOf(const std::vector<const ChronicleRecord*>& entries)
{
    std::vector<ToldWeek> weeks;
    for (auto first = entries.begin(); first != entries.end();) {
        const auto next = std::find_if(
            first, entries.end(), [&](const ChronicleRecord* entry) { return !isSameWeek(**first, *entry); });
        const bool isFolded = std::count_if(first, next,
                                            [](const ChronicleRecord* entry) {
                                                return weightOf(entry->kind) == Weight::Slight;
                                            })
                              > 1;
        ToldWeek& week = weeks.emplace_back();
        for (; first != next; ++first) {
            const Weight weight = weightOf((*first)->kind);
            if (weight == Weight::Great)
                week.great.push_back(*first);
            else if (weight == Weight::Slight && isFolded)
                week.slight.push_back(*first);
            else
                week.plain.push_back(*first);
        }
    }
    return weeks;
}

Phrase phraseOfSlight(const std::vector<const ChronicleRecord*>& slight)
{
    const auto sightings = std::count_if(slight.begin(), slight.end(), [](const ChronicleRecord* entry) {
        return entry->kind == sightedKind;
    });
    const auto moves = static_cast<std::int64_t>(slight.size()) - sightings;
    Phrase seen = phraseN("{%n sighting|%n sightings}", sightings);
    Phrase moved = phraseN("{%n move|%n moves}", moves);
    if (moves == 0)
        return seen;
    return sightings == 0 ? moved : phrase("%1, %2", std::move(seen), std::move(moved));
}

} // namespace navarch
