// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/campaign/money/war_months.h"

#include <stdexcept>

#include "core/campaign/turn/month_end.h"
#include "core/campaign/turn/recovery.h"
#include "core/campaign/turn/yards.h"

namespace navarch::test {

WarMonths::WarMonths()
{
    for (auto& [id, side] : campaign.table<SideRecord>())
        side.player = Player::Person;
    if (!perform(R"({"do":"campaign.begin"})").empty())
        throw std::logic_error("the campaign does not begin");
}

void WarMonths::setTreasury(const std::string& name, Talents amount)
{
    const SideId id = side(name);
    const Talents more = amount - treasury(name);
    const TransactionId transaction =
        put(TransactionRecord{{}, 0, -459, 6, 1, "For a test", true, false, {}});
    put(PostingRecord{{}, transaction, id, Account::Umpire, -more});
    put(PostingRecord{{}, transaction, id, Account::Treasury, more});
}

void WarMonths::toLastWeek()
{
    HeadRecord& head = campaign.table<HeadRecord>().begin()->second;
    head.turn += 4 - head.week;
    head.week = 4;
}

std::string WarMonths::passWeek()
{
    const HeadRecord& head = campaign.head();
    return perform(R"({"do":"turn.advance","turn":)" + std::to_string(head.turn) + R"(,"phase":")"
                   + std::string(nameOf(head.phase)) + "\"}");
}

template <class Carry>
void WarMonths::carry(Carry what)
{
    Deed deed(campaign, builtInFigures());
    what(deed);
    if (deed.refused())
        throw std::logic_error("refused: " + errorKeys(deed.verdict().reasons));
    applyChanges(campaign, deed.draft().changes());
}

void WarMonths::closeTheMonth()
{
    carry([](Deed& deed) { closeMonth(deed); });
}

void WarMonths::recoverAWeek()
{
    carry([](Deed& deed) { recover(deed); });
}

void WarMonths::workTheYards()
{
    carry([](Deed& deed) { workYards(deed); });
}

MonthForecast WarMonths::ahead(const std::string& name) const
{
    return nextMonth(campaign, builtInFigures(), side(name));
}

std::vector<const ChronicleRecord*> WarMonths::told(const std::string& kind) const
{
    std::vector<const ChronicleRecord*> entries;
    for (const auto& [id, entry] : campaign.table<ChronicleRecord>())
        if (entry.kind == kind)
            entries.push_back(&entry);
    return entries;
}

std::string WarMonths::flaws() const
{
    const Problems problems = flawsOf(campaign, "c");
    return problems.empty() ? brokenInvariant() : problems.front().text();
}

const MonthLine* lineOf(const MonthForecast& month, MonthItem item)
{
    for (const MonthLine& line : month.lines)
        if (line.item == item)
            return &line;
    return nullptr;
}

} // namespace navarch::test
