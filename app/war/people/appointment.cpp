// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/people/appointment.h"

#include <algorithm>

#include "app/base/pricing/amounts.h"
#include "app/campaign/enum_choices.h"
#include "app/campaign/watching.h"
#include "app/campaign/wording.h"
#include "app/war/people/people_words.h"
#include "core/campaign/settings/figures_in_force.h"

namespace navarch {

void Appointment::setCampaign(OpenCampaign* campaign)
{
    if (!watchInstead(m_campaign, campaign, this, &Appointment::look))
        return;
    look();
}

void Appointment::setSide(int side)
{
    if (SideId{side} == m_side)
        return;
    m_side = SideId{side};
    look();
}

void Appointment::setName(const QString& name)
{
    if (name == m_name)
        return;
    m_name = name;
    look();
}

void Appointment::setQuality(const QString& quality)
{
    if (quality == m_quality)
        return;
    m_quality = quality;
    look();
}

void Appointment::setCommand(const QString& command)
{
    if (command == m_command)
        return;
    m_command = command;
    look();
}

QList<ShownChoice> Appointment::qualities() const
{
    return choicesOf<CommandQuality>();
}

std::optional<Action> Appointment::action() const
{
    const auto quality = enumFromName<CommandQuality>(m_quality.toStdString());
    const auto command = commandFrom(m_command);
    if (!m_campaign || !m_campaign->isOpen() || m_side.isNone() || !m_campaign->sees(m_side) || !quality
        || !command)
        return std::nullopt;
    AppointCommander appoint;
    appoint.side = m_side;
    appoint.name = m_name.trimmed().toStdString();
    appoint.post = command->post;
    appoint.quality = *quality;
    appoint.place = command->place;
    return appoint;
}

void Appointment::look()
{
    m_commands.clear();
    m_allowed = false;
    m_cost.clear();
    m_whyNot.clear();
    const Campaign* all = m_campaign ? m_campaign->campaign() : nullptr;
    if (all && m_campaign->sees(m_side) && m_side) {
        for (const Command& each : openCommands(*all, m_side))
            m_commands.push_back(ShownChoice{each.key(), each.text});
        if (!offers(m_commands, m_command)) // the first that is vacant
            m_command = m_commands.front().value.toString();
    }
    if (const auto asked = action(); asked && !m_name.trimmed().isEmpty()) {
        const Verdict verdict = m_campaign->ask(*asked);
        m_allowed = verdict.allowed();
        if (m_allowed)
            m_cost = tr("%1 talents now, and %2 a month in pay (SA-15.9, CP-4.2).")
                         .arg(amountText(verdict.cost),
                              amountText(Talents::whole(figuresInForce(Draft(*all)).commanderPay)));
        else
            m_whyNot = !firstError(verdict.reasons).isEmpty()
                           ? firstError(verdict.reasons)
                           : tr("Your own dice are asked for; they are typed at the command line (SA-13.3).");
    }
    emit changed();
}

int Appointment::appoint()
{
    const auto asked = action();
    if (!asked || !m_allowed || !m_campaign->perform(*asked))
        return 0;
    const auto& commanders = m_campaign->campaign()->table<CommanderRecord>();
    return commanders.empty() ? 0 : static_cast<int>(commanders.rbegin()->first.value);
}

} // namespace navarch
