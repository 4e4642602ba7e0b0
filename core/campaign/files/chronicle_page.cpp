// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/files/chronicle_page.h"

#include "core/base/text.h"
#include "core/campaign/calendar.h"
#include "core/campaign/deed/chronicle.h"

namespace navarch {

namespace {

std::string readerText(const Campaign& campaign, SideId viewer)
{
    const SideRecord* side = viewer.isNone() ? nullptr : campaign.find(viewer);
    return side ? "As " + side->name + " knows it" : "As the umpire knows it";
}

/// To whom it is known; the umpire alone is told.
std::string knowingText(const Campaign& campaign, const ChronicleRecord& entry, SideId viewer)
{
    if (entry.open || !viewer.isNone())
        return {};
    std::string names;
    for (const SideId id : {entry.side, entry.other})
        if (const SideRecord* side = campaign.find(id))
            names += (names.empty() ? "" : " and ") + side->name;
    return names.empty() ? "for the umpire" : "known to " + names;
}

std::string joined(std::initializer_list<std::string_view> parts)
{
    std::string all;
    for (const std::string_view part : parts)
        if (!part.empty())
            ((all += all.empty() ? "" : " \u00b7 ")) += part;
    return all;
}

bool isSameWeek(const ChronicleRecord& a, const ChronicleRecord& b)
{
    return a.year == b.year && a.month == b.month && a.week == b.week;
}

std::string weekText(const ChronicleRecord& entry)
{
    return phraseOf(Date{entry.year, entry.month, entry.week}).english();
}

} // namespace

std::string plainChronicle(const Campaign& campaign, SideId viewer)
{
    std::string text = campaign.head().name + "\n" + readerText(campaign, viewer) + "\n";
    const ChronicleRecord* before = nullptr;
    for (const ChronicleRecord* entry : chronicleFor(campaign, viewer)) {
        if (!before || !isSameWeek(*before, *entry))
            text += "\n" + weekText(*entry) + "\n";
        const std::string about = joined({entry->kind == "note" ? "the umpire's note" : "", entry->rule,
                                          entry->dice, knowingText(campaign, *entry, viewer)});
        text += "  " + entry->text + (about.empty() ? "" : " [" + about + "]") + "\n";
        before = entry;
    }
    if (!before)
        text += "\nNothing is written yet.\n";
    return text;
}

} // namespace navarch
