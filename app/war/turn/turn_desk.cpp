// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/turn/turn_desk.h"

#include <algorithm>

#include "app/base/pricing/finding_severity.h"
#include "app/base/speech/speech.h"
#include "app/campaign/watching.h"
#include "app/campaign/wording.h"
#include "core/campaign/actions/side_actions.h"
#include "core/campaign/calendar.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/deed/told_week.h"
#include "core/campaign/turn/turn_actions.h"
#include "core/campaign/turn/victory.h"
#include "core/campaign/turn/waiting_list.h"
#include "core/campaign/turn_count.h"

namespace navarch {
namespace {

template <class Record>
int number(Id<Record> id)
{
    return static_cast<int>(id.value);
}

/// By its key, which lasts.
TurnDesk::About aboutOf(const Waiting& waiting)
{
    if (waiting.key == "no-admiral" || waiting.key == "no-commander")
        return TurnDesk::Command;
    if (waiting.key == "month-short" || waiting.key == "crews-unpaid" || waiting.key == "treasury-owes")
        return TurnDesk::Month;
    if (waiting.key == "offer-waits")
        return TurnDesk::Relations;
    return waiting.key == "orders-open" ? TurnDesk::Orders : TurnDesk::Anything;
}

WaitingLine shown(const Waiting& waiting)
{
    return {.severity = severityValue(waiting.severity),
            .key = words(waiting.key),
            .rule = words(waiting.rule),
            .subject = words(waiting.subject),
            .text = spoken(waiting.text),
            .side = number(waiting.side),
            .fleet = number(waiting.fleet),
            .port = number(waiting.port),
            .battle = number(waiting.battle),
            .contact = number(waiting.contact),
            .about = aboutOf(waiting)};
}

HappenedLine shown(const ChronicleRecord& entry, SideId viewer)
{
    return {.text = toldWords(entry),
            .rule = words(entry.rule),
            .dice = toldDice(entry),
            .kind = words(entry.kind),
            .port = number(entry.port),
            .battle = number(entry.battle),
            .mine = !viewer.isNone() && (entry.side == viewer || entry.other == viewer),
            .great = weightOf(entry.kind) == Weight::Great};
}

AdvanceTurn advanceOf(const Campaign& campaign)
{
    return {campaign.head().turn, campaign.head().phase};
}

QString whatOrdersDo(bool areDone)
{
    return areDone ? TurnDesk::tr(
               "You have said that your orders are done. The umpire sails the week when all have.")
                   : TurnDesk::tr("Say when your orders are done: the umpire reads who has not before the "
                                  "week is sailed.");
}

QString whatGoingOnDoes(const HeadRecord& head)
{
    const bool endsMonth = isLastOfMonth(dateOf(head));
    if (head.phase == TurnPhase::Battles)
        return endsMonth
                   ? TurnDesk::tr("Once the battles are settled, yards work, crews recover, and the month's "
                                  "income and upkeep are booked.")
                   : TurnDesk::tr(
                       "Once the battles are settled, yards work, crews recover, and the next week begins.");
    const QString sea =
        TurnDesk::tr("Fleets sail by their orders for seven days. Where enemies meet it stops "
                     "for battles; otherwise the week ends");
    return endsMonth ? TurnDesk::tr("%1, and with it the month: income and upkeep are booked.").arg(sea)
                     : TurnDesk::tr("%1.").arg(sea);
}

std::int64_t lastEntryOf(const Campaign& campaign)
{
    const auto& entries = campaign.table<ChronicleRecord>();
    return entries.empty() ? 0 : entries.rbegin()->first.value;
}

} // namespace

void TurnDesk::setCampaign(OpenCampaign* campaign)
{
    if (!watchInstead(m_campaign, campaign, this, &TurnDesk::look))
        return;
    m_isWatched = false;
    m_before.reset();
    emit campaignChanged();
    look();
}

bool TurnDesk::isRunning() const
{
    return records() && records()->head().stage == Stage::Running;
}

void TurnDesk::look()
{
    m_waiting.clear();
    m_blocking = 0;
    m_whyNot.clear();
    if (isRunning()) {
        std::vector<Waiting> all = whatWaitsFor(*records(), m_campaign->figures(), m_campaign->looksAs());
        std::stable_sort(all.begin(), all.end(), [](const Waiting& a, const Waiting& b) {
            return static_cast<int>(a.severity) > static_cast<int>(b.severity);
        });
        for (const Waiting& waiting : all) {
            m_blocking += waiting.severity == Severity::Error;
            m_waiting.push_back(shown(waiting));
        }
        // Asking the gate would sail the whole week at every change; what it refuses for is in the list.
        if (!m_campaign->readOnlyReason().isEmpty())
            m_whyNot = m_campaign->readOnlyReason();
        else if (m_blocking > 0)
            m_whyNot = m_blocking == 1 ? tr("One thing stands in the way.")
                                       : tr("%1 things stand in the way.").arg(m_blocking);
        else if (!m_campaign->seat()->speaksForAll() && !takesOrders())
            m_whyNot = tr("Several people play: the umpire advances when all have given their orders.");
    }
    if (!m_happenedTitle.isEmpty()
        && (!records() || m_happenedFor != m_campaign->looksAs()
            || lastEntryOf(*records()) < m_happenedUpTo)) {
        m_happened.clear(); // told to other eyes, or taken back
        m_happenedTitle.clear();
        emit happenedChanged();
    }
    emit changed();
}

bool TurnDesk::takesOrders() const
{
    return isRunning() && records()->head().phase == TurnPhase::Orders && !m_campaign->looksAs().isNone()
           && !m_campaign->seat()->speaksForAll() && m_campaign->readOnlyReason().isEmpty();
}

bool TurnDesk::ordersDone() const
{
    const SideRecord* side = takesOrders() ? records()->find(m_campaign->looksAs()) : nullptr;
    return side && side->readyTurn == countedTurn(records()->head());
}

bool TurnDesk::finishOrders(bool done)
{
    return takesOrders() && m_campaign->perform(FinishOrders{m_campaign->looksAs(), done});
}

void TurnDesk::setWatched(bool watched)
{
    const bool holds = watched && m_before;
    if (!watched)
        m_before.reset(); // seen once, it is known
    if (holds == m_isWatched)
        return;
    m_isWatched = holds;
    emit changed();
}

QString TurnDesk::deedNow() const
{
    if (takesOrders())
        return ordersDone() ? tr("Orders done") : tr("My orders");
    return isRunning() && records()->head().phase == TurnPhase::Battles ? tr("End the turn")
                                                                        : tr("Sail the week");
}

QString TurnDesk::date() const
{
    return m_isWatched ? m_before->date : m_campaign ? m_campaign->head()->date() : QString();
}

QString TurnDesk::treasury() const
{
    return m_isWatched ? m_before->treasury : m_campaign ? m_campaign->head()->treasury() : QString();
}

QString TurnDesk::deed() const
{
    return m_isWatched ? m_before->deed : deedNow();
}

bool TurnDesk::sails() const
{
    return isRunning() && records()->head().phase == TurnPhase::Orders;
}

QString TurnDesk::whatItDoes() const
{
    if (!isRunning())
        return tr("Turns begin when the set-up is over.");
    const QString does = takesOrders() ? whatOrdersDo(ordersDone()) : whatGoingOnDoes(records()->head());
    const ChronicleRecord* won = toldVictory(*records());
    return won ? tr("%1 It may be played on. %2").arg(toldWords(*won), does) : does;
}

bool TurnDesk::advance()
{
    const Campaign* before = records();
    if (!before || !allowed() || takesOrders())
        return false;
    const std::int64_t last = lastEntryOf(*before);
    const QString week = dateText(before->head().year, before->head().month, before->head().week);
    const bool isToBeWatched = sails();
    Told stoodBefore{m_campaign->head()->date(), m_campaign->head()->treasury(), deedNow()};
    if (!m_campaign->perform(advanceOf(*before)))
        return false;
    if (isToBeWatched)
        m_before = std::move(stoodBefore);
    const SideId viewer = m_campaign->looksAs();
    m_happened.clear();
    m_happenedFor = viewer;
    m_happenedUpTo = lastEntryOf(*records());
    auto entries = chronicleFor(*records(), viewer);
    std::erase_if(entries, [last](const ChronicleRecord* entry) { return entry->id.value <= last; });
    for (const ToldWeek& told : weeksOf(entries))
        for (const auto* part : {&told.great, &told.plain, &told.slight})
            for (const ChronicleRecord* entry : *part)
                m_happened.push_back(shown(*entry, viewer));
    m_happenedTitle = week;
    emit happenedChanged();
    emit advanced();
    if (!isToBeWatched && m_happened.isEmpty())
        emit m_campaign->done(tr("%1 has ended; nothing more happened that one would write down.").arg(week));
    return true;
}

} // namespace navarch
