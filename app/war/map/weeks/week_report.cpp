// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/weeks/week_report.h"

#include <set>
#include <utility>

#include "app/campaign/wording.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/deed/told_week.h"
#include "core/campaign/records/told.h"

namespace navarch {
namespace {

ReportLine lineOf(int day, const Phrase& text, std::string_view kind, PortId port)
{
    return {.day = day,
            .text = words(text),
            .kind = words(kind),
            .port = static_cast<int>(port.value),
            .great = weightOf(kind) == Weight::Great};
}

/// What else the eyes that look may read of that turn, since the week was sailed.
std::vector<const ChronicleRecord*> besides(const SeenWeek& week, const Campaign& now, SideId eyes,
                                            std::int64_t firstNumber)
{
    std::vector<const ChronicleRecord*> others;
    std::set<Id<ChronicleRecord>> known;
    for (const SeaEvent& event : week.log.events)
        known.insert(event.entry);
    for (const ChronicleRecord* entry : chronicleFor(now, eyes))
        if (entry->turn == week.dawn.turn && entry->id.value >= firstNumber && !known.contains(entry->id))
            others.push_back(entry);
    return others;
}

} // namespace

void WeekReport::tell(const SeenWeek& week, double moment, const Campaign* now, SideId eyes)
{
    const std::size_t count = toldBy(week, moment);
    const auto others = now && moment >= daysOfAWeek ? besides(week, *now, eyes, m_firstNumber)
                                                     : std::vector<const ChronicleRecord*>();
    const bool wasStill = std::exchange(m_isStill, isStill(week, dayOf(moment)));
    if (static_cast<std::size_t>(m_lines.size()) == count + others.size()) {
        if (wasStill != m_isStill)
            emit changed();
        return;
    }
    m_lines.clear();
    for (std::size_t i = 0; i < count; ++i) {
        const SeaEvent& event = week.log.events[i];
        m_lines.push_back(lineOf(event.day, event.text, event.kind, event.port));
    }
    for (const ChronicleRecord* entry : others)
        m_lines.push_back(lineOf(0, phraseOf(*entry), entry->kind, entry->port));
    emit changed();
}

void WeekReport::clear()
{
    m_lines.clear();
    emit changed();
}

} // namespace navarch
