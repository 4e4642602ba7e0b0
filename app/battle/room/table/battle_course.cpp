// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/room/table/battle_course.h"

#include <algorithm>

namespace navarch {

BattleCourse::BattleCourse(BattleTable& table, TypedDice& dice, BattleNotices& notices)
    : m_table(table),
      m_dice(dice),
      m_notices(notices)
{
    connect(&dice, &TypedDice::faced, this, [this] { change([this] { askDice(); }); });
}

bool BattleCourse::isAwaited() const
{
    return std::any_of(m_jobs.begin(), m_jobs.end(),
                       [](const BackgroundJobBase* job) { return job->isAwaited(); });
}

void BattleCourse::change(const std::function<void()>& deed)
{
    emit changing();
    changeAfter(m_jobs.size(), deed);
}

void BattleCourse::changeAfter(std::size_t jobs, const std::function<void()>& deed)
{
    if (jobs > 0) {
        m_jobs[jobs - 1]->afterwards([this, jobs, deed] { changeAfter(jobs - 1, deed); });
        return;
    }
    deed();
    emit changeDone();
}

void BattleCourse::refresh(std::size_t from)
{
    m_table.refresh();
    emit refreshing(from);
    m_table.tell();
    emit refreshed();
}

bool BattleCourse::isSettled()
{
    if (!m_table.lookingBack() || m_table.seats().handCount() <= 1)
        return true;
    emit m_notices.refused(tr("The board shows an earlier moment."),
                           tr("Go to the latest order first; what was done stands."));
    return false;
}

void BattleCourse::orderOn(const Json& json, bool isCaptains, bool goesOn)
{
    if (!m_table.match() || m_dice.isOn())
        return;
    if (!isCaptains && !isSettled())
        return;
    change([this, json, isCaptains, goesOn] {
        m_wasByHand = m_wasByHand || !isCaptains;
        if (m_dice.typed()) {
            m_typedGoesOn = goesOn;
            m_dice.begin(json, isCaptains);
            askDice();
            return;
        }
        const std::size_t before = m_table.match()->at();
        const OrderResult performed = m_table.match()->perform(json);
        if (!performed.isDone()) {
            m_notices.refuse(performed.refusal);
            goOn();
            return;
        }
        if (isCaptains)
            m_table.match()->countAsCaptains();
        mark(before, goesOn);
        came(before);
    });
}

void BattleCourse::mark(std::size_t step, bool goesOn)
{
    m_goesOn.resize(step);
    m_goesOn.push_back(goesOn);
}

void BattleCourse::askDice()
{
    if (!m_dice.isOn())
        return;
    const std::size_t before = m_table.match()->at();
    const OrderResult performed = m_dice.ask();
    if (performed.came == OrderResult::Came::WantsDie) {
        m_table.tell();
    } else if (performed.isDone()) {
        if (m_dice.isCaptains())
            m_table.match()->countAsCaptains();
        mark(before, m_typedGoesOn);
        came(before);
    } else {
        m_notices.refuse(performed.refusal);
        goOn();
    }
}

void BattleCourse::orderAll(const std::vector<Json>& orders, const std::function<void()>& then)
{
    if (!m_table.match() || m_dice.isOn() || !isSettled())
        return;
    change([this, orders, then] {
        Match& match = *m_table.match();
        const std::size_t before = match.at();
        m_wasByHand = m_wasByHand || !orders.empty();
        std::vector<Problem> refusals;
        for (const Json& each : orders) {
            OrderResult performed = m_dice.typed() ? match.performTyped(each, {}) : match.perform(each);
            if (performed.isDone())
                mark(match.at() - 1, match.at() - 1 != before);
            else
                refusals.push_back(std::move(performed.refusal));
        }
        if (match.at() != before)
            came(before);
        for (const Problem& refusal : refusals) // after the good ones, which put earlier refusals away
            m_notices.refuse(refusal);
        if (then)
            then();
    });
}

void BattleCourse::came(std::size_t before)
{
    m_arrival.depart(before);
    emit performed(before);
    refresh(before);
    emit moved(before);
    m_arrival.departed();
    const Match& match = *m_table.match();
    if (m_table.seats().isHands(match.steps()[match.at() - 1]))
        emit m_notices.ordered();
    if (m_table.isOver())
        emit ended();
    goOn();
}

} // namespace navarch
