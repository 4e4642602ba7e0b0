// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/turn/machines_battles.h"

#include <QTimer>

#include "app/campaign/watching.h"
#include "core/campaign/archive/archive.h"
#include "core/campaign/battles/battle_actions.h"

namespace navarch {

MachinesBattles::MachinesBattles(QObject* parent) : QObject(parent)
{
    connect(&m_captains, &CaptainsBattle::ended, this, &MachinesBattles::enter);
}

void MachinesBattles::setCampaign(OpenCampaign* campaign)
{
    if (!watchInstead(m_campaign, campaign, this, &MachinesBattles::look))
        return;
    if (m_campaign) // also of the same path: another campaign stands there
        connect(m_campaign, &OpenCampaign::opened, this, &MachinesBattles::cancel);
    look();
}

bool MachinesBattles::due() const
{
    return m_campaign && m_campaign->campaign() && m_campaign->seat()->speaksForAll()
           && !amongMachines(*m_campaign->campaign()).empty();
}

/// Another file or other eyes: what was begun for them is not theirs to see to its end.
void MachinesBattles::look()
{
    if (m_isRunning && (!m_campaign || m_campaign->path() != m_path || !m_campaign->seat()->speaksForAll()))
        stop();
    emit changed();
}

void MachinesBattles::settle()
{
    if (m_isRunning || !due())
        return;
    m_isRunning = true;
    m_path = m_campaign->path();
    emit changed();
    next();
}

void MachinesBattles::cancel()
{
    stop();
    emit changed();
}

void MachinesBattles::stop()
{
    m_isRunning = false;
    m_battle = {};
    m_captains.cancel();
}

void MachinesBattles::next()
{
    if (!m_isRunning)
        return;
    const auto waiting = amongMachines(*m_campaign->campaign());
    if (!waiting.empty() && take(waiting.front()))
        return;
    stop();
    emit changed();
    if (waiting.empty())
        emit settled();
}

bool MachinesBattles::take(const AmongMachines& waiting)
{
    if (waiting.battle)
        return fight(waiting.battle);
    if (!arrange(waiting.contact))
        return false;
    QTimer::singleShot(0, this, &MachinesBattles::next);
    return true;
}

bool MachinesBattles::arrange(ContactId contact)
{
    ArrangeContact arrange;
    arrange.contact = contact;
    arrange.rules = homeGame;
    const Verdict verdict = m_campaign->ask(arrange);
    if (verdict.allowed())
        return m_campaign->perform(arrange);
    return m_campaign->perform(DismissContact{contact, "They part without a battle."});
}

bool MachinesBattles::fight(BattleId battle)
{
    const BattleRecord* record = m_campaign->campaign()->find(battle);
    const auto brief = briefOf(*record, m_campaign->figures());
    m_battle = battle;
    return brief && m_captains.begin(*brief);
}

void MachinesBattles::enter()
{
    if (!m_isRunning || !m_captains.fought())
        return;
    EnterBattle enter;
    enter.battle = m_battle;
    enter.way = BattleWay::Captains;
    enter.outcome = m_captains.fought()->outcome;
    enter.replay = m_captains.fought()->replay;
    if (enter.replay.size() > static_cast<std::size_t>(replayText.maxLength))
        enter.replay.clear();
    if (m_campaign->perform(enter)) {
        next();
    } else {
        stop();
        emit changed();
    }
}

} // namespace navarch
