// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/turn/contact_desk.h"

#include "app/campaign/watching.h"
#include "app/campaign/wording.h"
#include "core/battle/match/registry.h"

namespace navarch {

ContactDesk::ContactDesk(QObject* parent) : QObject(parent)
{
    if (!builtInRuleSets().all().empty())
        m_action.rules = builtInRuleSets().all().front().id;
}

void ContactDesk::setCampaign(OpenCampaign* campaign)
{
    if (!watchInstead(m_campaign, campaign, this, &ContactDesk::ask))
        return;
    ask();
}

void ContactDesk::setContact(int contact)
{
    if (contact == this->contact())
        return;
    m_action.contact = ContactId{contact};
    ask();
}

void ContactDesk::setGame(const QString& game)
{
    m_action.rules = game.toStdString();
    ask();
}

QList<ShownChoice> ContactDesk::games() const
{
    QList<ShownChoice> all;
    for (const auto& each : builtInRuleSets().all())
        all.push_back(ShownChoice{words(each.id), words(each.name)});
    return all;
}

void ContactDesk::ask()
{
    m_canArrange = false;
    m_whyNot.clear();
    m_notes.clear();
    const Campaign* all = m_campaign ? m_campaign->campaign() : nullptr;
    const ContactRecord* contact = all ? all->find(m_action.contact) : nullptr;
    if (contact && contact->state == ContactState::Waiting) {
        if (!arranges()) {
            m_whyNot = tr("The umpire settles what is to become of it.");
        } else {
            const Verdict verdict = m_campaign->ask(m_action);
            m_canArrange = verdict.allowed();
            m_whyNot = firstError(verdict.reasons);
            for (const Finding& finding : verdict.reasons)
                if (finding.severity != Severity::Error)
                    m_notes += words(finding.message);
        }
    }
    emit changed();
}

int ContactDesk::arrange()
{
    const ArrangeContact action = m_action; // what it changes asks anew
    if (!m_canArrange || !m_campaign->perform(action))
        return 0;
    const ContactRecord* contact = m_campaign->campaign()->find(action.contact);
    return contact ? static_cast<int>(contact->battle.value) : 0;
}

bool ContactDesk::letGo(const QString& reason)
{
    return isUmpire()
           && m_campaign->perform(DismissContact{m_action.contact, reason.trimmed().toStdString()});
}

} // namespace navarch
