// SPDX-License-Identifier: GPL-3.0-or-later
// What a side knows as its turn begins, and the sheet on which it answers.
#include "core/campaign/actions/money_actions.h"
#include "core/campaign/actions/order_check.h"
#include "core/campaign/calendar.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/machine/knowledge.h"
#include "core/campaign/money/treasury.h"
#include "core/campaign/turn/victory.h"
#include "core/campaign/turn/waiting_list.h"
#include "core/sea/place_phrase.h"
#include "reports/lists/price_lines.h"
#include "reports/umpire/paper_setter.h"
#include "reports/umpire/told_rows.h"
#include "reports/words.h"

namespace navarch {

namespace {

/// What only a week ago was news.
constexpr int newsTurns = 1;

QString whereIs(const Campaign& campaign, const Figures& figures, const FleetRecord& fleet)
{
    if (const PortRecord* port = campaign.find(fleet.port))
        return fromUtf8(port->name);
    return fleet.at.isNone() ? Words::tr("at sea") : Words::said(phraseOf(fleet.at, figures.gazetteer));
}

void setNews(PaperSetter& setter, const Campaign& campaign, SideId side)
{
    auto entries = chronicleFor(campaign, side);
    std::erase_if(entries, [&](const ChronicleRecord* entry) {
        return entry->turn + newsTurns < campaign.head().turn;
    });
    const ToldRows told = toldRows(entries, false);
    setter.heading(Words::tr("News"));
    setter.tableByFirst({setter.columnFor(Words::tr("Date"), QStringLiteral("September 1000 BCE, week 4")),
                         {Words::tr("What happened"), 0, Align::Left, 1},
                         setter.columnFor(Words::tr("Rule"), QStringLiteral("CP-10.10"))},
                        told.rows, Words::tr("Nothing that you would have heard of."), told.roles);
}

void setFleets(PaperSetter& setter, const Campaign& campaign, const Figures& figures,
               const Knowledge& knowledge)
{
    const Draft draft(campaign);
    std::vector<QStringList> rows;
    for (const OwnFleet& fleet : knowledge.fleets) {
        QString order = fleet.order ? Words::said(phraseOf(*fleet.order, draft, figures)) : Words::tr("none");
        if (fleet.waits)
            order = Words::tr("waits for a battle");
        rows.push_back({fromUtf8(fleet.fleet->name), whereIs(campaign, figures, *fleet.fleet),
                        QString::number(fleet.fighting), QString::number(fleet.hurt), order});
    }
    setter.heading(Words::tr("Your fleets"));
    setter.table({{Words::tr("Fleet"), 0, Align::Left, 4},
                  {Words::tr("Where"), 0, Align::Left, 4},
                  setter.columnFor(Words::tr("Ready"), QStringLiteral("000"), Align::Right),
                  setter.columnFor(Words::tr("Hurt"), QStringLiteral("000"), Align::Right),
                  {Words::tr("Its orders"), 0, Align::Left, 5}},
                 rows, Words::tr("You have no fleets."));
}

void setSightings(PaperSetter& setter, const Campaign& campaign, const Figures& figures,
                  const Knowledge& knowledge, bool hasFought)
{
    std::vector<QStringList> rows;
    for (const SeenFleet& seen : knowledge.seen) {
        const SideRecord* side = campaign.find(seen.side);
        rows.push_back(
            {side ? fromUtf8(side->name) : Words::tr("unknown"), QString::number(seen.ships),
             seen.at.isNone() ? Words::tr("unknown") : Words::said(phraseOf(seen.at, figures.gazetteer)),
             whenSeen(seen.turnsAgo)});
    }
    setter.heading(Words::tr("Others' fleets, as last seen"));
    setter.table({{Words::tr("Side"), 0, Align::Left, 3},
                  setter.columnFor(Words::tr("Ships"), QStringLiteral("000"), Align::Right),
                  {Words::tr("Where"), 0, Align::Left, 4},
                  {Words::tr("When"), 0, Align::Left, 2}},
                 rows, hasFought ? Words::tr("None but those you fought.") : Words::tr("None were seen."));
}

void setMoney(PaperSetter& setter, const Campaign& campaign, SideId side)
{
    setter.heading(Words::tr("Treasury"));
    setter.text(Words::tr("%1 talents").arg(printedAmount(balanceOf(campaign, side))), FontRole::Strong);
    std::vector<QStringList> rows;
    for (const LedgerLine& line : ledgerOf(campaign, side))
        if (line.turn + newsTurns >= campaign.head().turn)
            rows.push_back({printedReason(line), printedAmount(line.amount)});
    setter.table({{Words::tr("Reason"), 0, Align::Left, 1},
                  setter.columnFor(Words::tr("Talents"), QStringLiteral("−100000.00"), Align::Right)},
                 rows, Words::tr("Nothing came in or went out."));
}

/// A relation of the side to another that is not war, in a sentence.
Phrase phraseOfRelation(const Campaign& campaign, const RelationRecord& each)
{
    const auto name = [&](SideId side) {
        const SideRecord* record = campaign.find(side);
        return given(record ? record->name : std::string("-"));
    };
    const int weeks = each.untilTurn - campaign.head().turn;
    if (each.relation == Relation::Alliance)
        return phrase("%1 and %2 are allies.", name(each.side), name(each.other));
    return each.relation == Relation::Truce && weeks > 0
               ? phraseN("%1 and %2 keep a truce for {%n week|%n weeks}.", weeks, name(each.side),
                         name(each.other))
               : phrase("%1 and %2 are at peace.", name(each.side), name(each.other));
}

/// With whom it is not at war, what it owes lenders, and how far it is by what wins the war.
void setStanding(PaperSetter& setter, const Campaign& campaign, SideId side)
{
    std::vector<QStringList> rows;
    for (const auto& [id, each] : campaign.table<RelationRecord>())
        if (each.side == side || each.other == side)
            rows.push_back({Words::said(phraseOfRelation(campaign, each))});
    if (rows.empty())
        rows.push_back({Words::tr("It is at war with every other side.")});
    const Draft draft(campaign);
    if (const Talents owed = creditOf(draft, side).owed; !owed.isZero())
        rows.push_back({Words::tr("It owes lenders %1 talents.").arg(printedAmount(owed))});
    if (const Phrase standing = phraseOfStanding(draft, side); !standing.isEmpty())
        rows.push_back({Words::tr("To victory: %1").arg(Words::said(standing))});
    setter.heading(Words::tr("How it stands"));
    setter.table({{{}, 0, Align::Left, 1}}, rows, {});
}

} // namespace

void setTurnReport(PaperSetter& setter, const Campaign& campaign, const Figures& figures, SideId side)
{
    const Knowledge knowledge = knowledgeOf(campaign, figures, side);
    setNews(setter, campaign, side);
    const bool hasFought = setBattles(setter, campaign, figures, side, campaign.head().turn - newsTurns);
    setFleets(setter, campaign, figures, knowledge);
    setSightings(setter, campaign, figures, knowledge, hasFought);
    setMoney(setter, campaign, side);
    setStanding(setter, campaign, side);
    std::vector<QStringList> rows;
    for (const Waiting& waiting : whatWaitsFor(campaign, figures, side))
        if (waiting.side.isNone() || waiting.side == side)
            rows.push_back({Words::said(waiting.subject), Words::said(waiting.text), fromUtf8(waiting.rule)});
    setter.heading(Words::tr("To be seen to"));
    setter.table({{{}, 0, Align::Left, 2},
                  {{}, 0, Align::Left, 5},
                  setter.columnFor(Words::tr("Rule"), QStringLiteral("CP-10.10"))},
                 rows, Words::tr("Nothing waits."));
}

void setOrdersSheet(PaperSetter& setter, const Campaign& campaign, const Figures& figures, SideId side)
{
    const Knowledge knowledge = knowledgeOf(campaign, figures, side);
    const QStringList orders{Words::tr("lie in port"), Words::tr("row"),      Words::tr("patrol"),
                             Words::tr("blockade"),    Words::tr("attack"),   Words::tr("raid"),
                             Words::tr("escort"),      Words::tr("exercise"), Words::tr("lay up")};
    setter.text(Words::tr("Tick one order for each fleet. Forced: it rows twice as far a day."));
    for (const OwnFleet& fleet : knowledge.fleets) {
        setter.heading(fromUtf8(fleet.fleet->name));
        const QString where = whereIs(campaign, figures, *fleet.fleet);
        setter.text(fleet.fighting == 1 ? Words::tr("%1 · one ship ready").arg(where)
                                        : Words::tr("%1 · %2 ships ready").arg(where).arg(fleet.fighting),
                    FontRole::Italic);
        setter.ticks(orders);
        setter.writeInBeside({Words::tr("Where to"), Words::tr("By way of")});
        setter.ticks({Words::tr("seeks battle"), Words::tr("avoids battle"), Words::tr("forced")});
    }
    setter.heading(Words::tr("Money, yards, commanders, allies"));
    setter.lines(5);
    setter.heading(Words::tr("Messages to others"));
    setter.lines(4);
}

} // namespace navarch
