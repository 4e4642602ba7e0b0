// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/campaign/dealings.h"

#include "app/base/speech/speech.h"
#include "app/cli/base/text_table.h"
#include "app/cli/campaign/record_words.h"
#include "core/campaign/yards/plan.h"

namespace navarch {

namespace {

using enum TextTable::Align;

template <class Record>
Phrase nameIn(const Campaign& campaign, Id<Record> id)
{
    const Record* record = campaign.find(id);
    return given(record ? record->name : std::string("-"));
}

std::string underHeading(const Phrase& heading, const TextTable& table, bool isEmpty)
{
    return isEmpty ? std::string() : "\n" + said(heading) + "\n" + table.text();
}

std::string relationsText(const Campaign& campaign)
{
    TextTable table({Left});
    for (const auto& [id, each] : campaign.table<RelationRecord>()) {
        const Phrase one = nameIn(campaign, each.side);
        const Phrase other = nameIn(campaign, each.other);
        const int weeks = each.untilTurn - campaign.head().turn;
        table.row({"  "
                   + said(each.relation == Relation::Alliance ? phrase("%1 and %2 are allies.", one, other)
                          : each.relation == Relation::Truce && each.untilTurn > 0
                              ? phraseN("%1 and %2 keep a truce for {%n week|%n weeks}.", weeks, one, other)
                              : phrase("%1 and %2 are at peace.", one, other))});
    }
    return underHeading(phrase("Relations"), table, campaign.table<RelationRecord>().empty());
}

std::string offersText(const Campaign& campaign)
{
    TextTable table({Right, Left});
    table.row({"  " + said(phrase("no.")), said(phrase("offer"))});
    for (const auto& [id, each] : campaign.table<OfferRecord>()) {
        const Phrase from = nameIn(campaign, each.side);
        const Phrase to = nameIn(campaign, each.other);
        table.row({number(id),
                   said(each.relation == Relation::Alliance ? phrase("%1 offers %2 an alliance.", from, to)
                        : each.relation == Relation::Truce
                            ? phraseN("%1 offers %2 a truce of {%n week|%n weeks}.", each.weeks, from, to)
                            : phrase("%1 offers %2 peace.", from, to))});
    }
    return underHeading(phrase("Offers"), table, campaign.table<OfferRecord>().empty());
}

std::string loansText(const Campaign& campaign)
{
    TextTable table({Right, Left, Right, Right});
    table.row(
        {"  " + said(phrase("no.")), said(phrase("side")), said(phrase("borrowed")), said(phrase("owed"))});
    for (const auto& [id, loan] : campaign.table<LoanRecord>())
        table.row({number(id), said(nameIn(campaign, loan.side)), spokenAmount(loan.lent),
                   spokenAmount(loan.owed)});
    return underHeading(phrase("Loans"), table, campaign.table<LoanRecord>().empty());
}

std::string contactsText(const Campaign& campaign)
{
    TextTable table({Right, Left});
    table.row({"  " + said(phrase("no.")), said(phrase("meeting"))});
    for (const auto& [id, each] : campaign.table<ContactRecord>()) {
        const Phrase who = nameIn(campaign, each.fleet);
        table.row({number(id), said(each.kind == ContactKind::Meeting
                                        ? phrase("%1 has met %2.", who, nameIn(campaign, each.other))
                                    : each.kind == ContactKind::Attack
                                        ? phrase("%1 attacks %2.", who, nameIn(campaign, each.port))
                                        : phrase("%1 raids %2.", who, nameIn(campaign, each.port)))});
    }
    return underHeading(phrase("Meetings of this week"), table, campaign.table<ContactRecord>().empty());
}

/// What a yard does, with the ship's name.
Phrase workOf(const YardWorkRecord& work, const Campaign& campaign, const Figures& figures)
{
    switch (work.work) {
    case YardWork::Repair: return phrase("repairs %1", nameIn(campaign, work.ship));
    case YardWork::Refit: return phrase("refits %1", nameIn(campaign, work.ship));
    case YardWork::Build: break;
    }
    const auto plan = planOf(work, figures);
    return plan && !plan->ship.name.empty() ? phrase("builds %1", given(plan->ship.name))
                                            : phrase("builds a ship");
}

std::string worksText(const Campaign& campaign, const Figures& figures)
{
    TextTable table({Right, Left, Left, Left, Right});
    table.row({"  " + said(phrase("no.")), said(phrase("port")), said(phrase("side")), said(phrase("work")),
               said(phrase("weeks left"))});
    for (const auto& [id, work] : campaign.table<YardWorkRecord>())
        table.row({number(id), said(nameIn(campaign, work.port)), said(nameIn(campaign, work.side)),
                   said(workOf(work, campaign, figures)), std::to_string(work.weeksLeft)});
    return underHeading(phrase("Yards"), table, campaign.table<YardWorkRecord>().empty());
}

} // namespace

void fillDealings(Json& answer, const Campaign& campaign)
{
    for (const char* key : {"relations", "offers", "loans", "contacts", "yard_works"})
        answer[key] = Json::array();
    for (const auto& [id, each] : campaign.table<RelationRecord>())
        answer["relations"].push_back(
            {{"side", each.side.value},
             {"other", each.other.value},
             {"relation", nameOf(each.relation)},
             {"until_turn", each.untilTurn > 0 ? Json(each.untilTurn) : Json(nullptr)}});
    for (const auto& [id, each] : campaign.table<OfferRecord>())
        answer["offers"].push_back({{"id", id.value},
                                    {"side", each.side.value},
                                    {"other", each.other.value},
                                    {"relation", nameOf(each.relation)},
                                    {"weeks", each.weeks},
                                    {"turn", each.turn}});
    for (const auto& [id, loan] : campaign.table<LoanRecord>())
        answer["loans"].push_back({{"id", id.value},
                                   {"side", loan.side.value},
                                   {"turn", loan.turn},
                                   {"lent", loan.lent.text()},
                                   {"owed", loan.owed.text()}});
    for (const auto& [id, each] : campaign.table<ContactRecord>())
        answer["contacts"].push_back({{"id", id.value},
                                      {"kind", nameOf(each.kind)},
                                      {"state", nameOf(each.state)},
                                      {"fleet", numberOrNull(each.fleet)},
                                      {"other", numberOrNull(each.other)},
                                      {"port", numberOrNull(each.port)},
                                      {"battle", numberOrNull(each.battle)}});
    for (const auto& [id, work] : campaign.table<YardWorkRecord>())
        answer["yard_works"].push_back({{"id", id.value},
                                        {"side", numberOrNull(work.side)},
                                        {"port", numberOrNull(work.port)},
                                        {"work", nameOf(work.work)},
                                        {"ship", numberOrNull(work.ship)},
                                        {"fleet", numberOrNull(work.fleet)},
                                        {"weeks_left", work.weeksLeft},
                                        {"paid", work.paid.text()}});
}

std::string dealingsText(const Campaign& campaign, const Figures& figures)
{
    return relationsText(campaign) + offersText(campaign) + loansText(campaign) + contactsText(campaign)
           + worksText(campaign, figures);
}

Json orderAnswer(const Campaign& campaign, FleetId fleet)
{
    for (const auto& [id, order] : campaign.table<OrderRecord>())
        if (order.fleet == fleet)
            return {{"order", nameOf(order.order)},
                    {"stance", nameOf(order.stance)},
                    {"forced", order.forced},
                    {"port", numberOrNull(order.port)},
                    {"escorted", numberOrNull(order.escorted)},
                    {"patrol_from", order.patrolFrom},
                    {"patrol_to", order.patrolTo},
                    {"route", order.route}};
    return nullptr;
}

} // namespace navarch
