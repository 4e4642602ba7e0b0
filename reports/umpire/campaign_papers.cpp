// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/umpire/campaign_papers.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/campaign/calendar.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/money/treasury.h"
#include "core/campaign/records/told.h"
#include "reports/lists/price_lines.h"
#include "reports/umpire/battle_papers.h"
#include "reports/umpire/paper_setter.h"
#include "reports/umpire/told_rows.h"
#include "reports/words.h"

namespace navarch {

namespace {

QString titleOf(CampaignPaper paper)
{
    switch (paper) {
    case CampaignPaper::TurnReport: return Words::tr("Report of the turn");
    case CampaignPaper::Orders: return Words::tr("Orders");
    case CampaignPaper::Ledger: return Words::tr("Ledger");
    case CampaignPaper::Brief:
    case CampaignPaper::Report:
    case CampaignPaper::Chronicle: break;
    }
    return Words::tr("Chronicle");
}

void setLedger(PaperSetter& setter, const Campaign& campaign, SideId side, int year)
{
    std::vector<QStringList> rows;
    Talents in;
    Talents out;
    for (const LedgerLine& line : ledgerOf(campaign, side)) {
        if (line.year != year)
            continue;
        (line.amount < Talents() ? out : in) += line.amount;
        rows.push_back({QStringLiteral("%1/%2").arg(line.month).arg(line.week), printedReason(line),
                        Words::of(nameOf(line.counter)), printedAmount(line.amount),
                        printedAmount(line.balance)});
    }
    const QString widest = QStringLiteral("−1000000.00");
    TableColumn accounts = setter.columnFor(Words::tr("Account"), {});
    for (const auto& [account, name] : EnumNames<Account>::names)
        accounts.width = std::max(accounts.width, setter.columnFor({}, Words::of(name)).width);
    setter.table({setter.columnFor(Words::tr("Month/week"), QStringLiteral("12/4")),
                  {Words::tr("Reason"), 0, Align::Left, 1},
                  accounts,
                  setter.columnFor(Words::tr("Talents"), widest, Align::Right),
                  setter.columnFor(Words::tr("Balance"), widest, Align::Right)},
                 rows, Words::tr("Nothing came in or went out."));
    if (!rows.empty())
        setter.text(Words::tr("In %1, out %2 talents").arg(printedAmount(in), printedAmount(-out)),
                    FontRole::Strong);
}

void setChronicle(PaperSetter& setter, const Campaign& campaign, SideId viewer, std::optional<int> year)
{
    auto entries = chronicleFor(campaign, viewer);
    if (year)
        std::erase_if(entries, [&](const ChronicleRecord* entry) { return entry->year != *year; });
    const ToldRows told = toldRows(entries, true);
    setter.tableByFirst({setter.columnFor(Words::tr("Date"), QStringLiteral("September 1000 BCE, week 4")),
                         {Words::tr("What happened"), 0, Align::Left, 5},
                         {Words::tr("Rule and dice"), 0, Align::Left, 2}},
                        told.rows, Words::tr("Nothing is written yet."), told.roles);
}

} // namespace

QString toldText(const ChronicleRecord& entry)
{
    return isOfOlderNavarch(entry) ? Words::stored(entry.text) : Words::said(phraseOf(entry));
}

QString printedReason(const LedgerLine& line)
{
    const bool isOld = line.reason.isGiven() && !line.byUmpire;
    return isOld ? Words::stored(line.reason.text()) : Words::said(line.reason);
}

QString whenSeen(int turnsAgo)
{
    return turnsAgo <= 0   ? Words::tr("this week")
           : turnsAgo == 1 ? Words::tr("last week")
                           : Words::tr("%1 weeks ago").arg(turnsAgo);
}

Result<Document> campaignPaper(const CampaignPaperWish& wish, const Campaign& campaign,
                               const Figures& figures, const SheetOptions& options,
                               const TextMeasurer& measurer)
{
    const SideRecord* side = campaign.find(wish.side);
    if (!side && (!wish.side.isNone() || (wish.paper != CampaignPaper::Chronicle && !isOfBattle(wish.paper))))
        return problem("side",
                       wish.side.isNone() ? phrase("This paper is a side's, and no side is given.")
                                          : phrase("There is no side %1.", wish.side.value),
                       phrase("`navarch campaign show` lists the sides."));
    if (isOfBattle(wish.paper)) {
        const bool isReport = wish.paper == CampaignPaper::Report;
        return battleMatter(campaign, wish.battle, wish.side, figures, isReport)
            .and_then([&](const BattleMatter& matter) {
                return isReport ? battleReport(matter, figures, {options, wish.dice}, measurer)
                                : battleBrief(matter, figures, {options, false}, measurer);
            });
    }
    const SpokenLanguage spoken(options.language);
    const Typesetter set(measurer);
    const HeadRecord& head = campaign.head();
    const QString owner = side ? fromUtf8(side->name) : Words::tr("The umpire");
    Document document;
    document.savesInk = options.saveInk;
    document.title = Words::tr("%1: %2").arg(owner, titleOf(wish.paper));
    PaperSetter setter(options, set);
    // A book of a year says which.
    std::optional<int> year = wish.year;
    if (wish.paper == CampaignPaper::Ledger)
        year = wish.year.value_or(head.year);
    else if (wish.paper != CampaignPaper::Chronicle)
        year.reset();
    const QString title =
        year ? QStringLiteral("%1 %2").arg(titleOf(wish.paper), Words::said(phraseOfYear(*year)))
             : titleOf(wish.paper);
    setter.title(
        title,
        QStringLiteral("%1 · %2 · %3").arg(owner, fromUtf8(head.name), Words::said(phraseOf(dateOf(head)))));
    switch (wish.paper) {
    case CampaignPaper::TurnReport: setTurnReport(setter, campaign, figures, wish.side); break;
    case CampaignPaper::Orders: setOrdersSheet(setter, campaign, figures, wish.side); break;
    case CampaignPaper::Ledger: setLedger(setter, campaign, wish.side, wish.year.value_or(head.year)); break;
    case CampaignPaper::Chronicle: setChronicle(setter, campaign, wish.side, wish.year); break;
    case CampaignPaper::Brief:
    case CampaignPaper::Report: break; // set above
    }
    document.pages = setter.take();
    bind(document, set);
    return document;
}

} // namespace navarch
