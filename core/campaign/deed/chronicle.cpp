// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/deed/chronicle.h"

namespace navarch {

namespace {

/// "d10 4, d10 9 (holds)", as long as there is room.
std::string diceText(const std::vector<Roll>& dice)
{
    std::string text;
    for (const Roll& roll : dice) {
        std::string one = "d" + std::to_string(roll.sides) + " " + std::to_string(roll.face);
        if (!roll.result.isEmpty())
            one += " (" + roll.result.english() + ")";
        if (text.size() + one.size() + 2 > static_cast<std::size_t>(maxNoteLength))
            break;
        text += (text.empty() ? "" : ", ") + one;
    }
    return text;
}

} // namespace

void tell(Deed& deed, std::string kind, const Phrase& text, Knowing knowing, std::string rule,
          const std::vector<Roll>& dice, Whereabouts where)
{
    const HeadRecord& now = deed.head();
    ChronicleRecord entry;
    entry.turn = now.turn;
    entry.year = now.year;
    entry.month = now.month;
    entry.week = now.week;
    entry.kind = std::move(kind);
    entry.text = text.english();
    entry.said = storedPhrase(text);
    entry.rule = std::move(rule);
    entry.dice = diceText(dice);
    entry.open = knowing.everybody;
    entry.side = knowing.side;
    entry.other = knowing.other;
    entry.port = where.port;
    entry.battle = where.battle;
    deed.draft().add(std::move(entry));
}

std::vector<const ChronicleRecord*> chronicleFor(const Campaign& campaign, SideId viewer)
{
    std::vector<const ChronicleRecord*> entries;
    for (const auto& [id, entry] : campaign.table<ChronicleRecord>())
        if (viewer.isNone() || entry.open || entry.side == viewer || entry.other == viewer)
            entries.push_back(&entry);
    return entries;
}

} // namespace navarch
