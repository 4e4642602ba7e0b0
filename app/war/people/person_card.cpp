// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/people/person_card.h"

#include "core/campaign/actions/prisoner_actions.h"
#include "core/campaign/actions/ship_actions.h"

namespace navarch {

bool PersonCard::fill(const Campaign& records)
{
    const std::optional<ShownPerson> seen = shownPerson(*campaign(), records, itemId());
    m_person = seen.value_or(ShownPerson());
    return seen.has_value();
}

bool PersonCard::perform(bool mayAct, const Action& action)
{
    return found() && mayAct && campaign()->perform(action);
}

bool PersonCard::rename(const QString& name)
{
    const std::string text = name.trimmed().toStdString();
    if (m_person.kind == PersonKind::Captain)
        return perform(isOwn(), NameCaptain{ShipId{itemId()}, text});
    ChangeCommander change;
    change.commander = CommanderId{itemId()};
    change.name = text;
    return perform(isOwn(), change);
}

std::optional<Action> PersonCard::appointment(const QString& command) const
{
    const auto chosen = commandFrom(command);
    if (!chosen || !isOwn() || m_person.kind != PersonKind::Commander)
        return std::nullopt;
    ChangeCommander change;
    change.commander = CommanderId{itemId()};
    change.post = chosen->post;
    change.place = chosen->place;
    return change;
}

bool PersonCard::giveCommand(const QString& command)
{
    const auto action = appointment(command);
    return action && command != m_person.command && perform(true, *action);
}

bool PersonCard::payRansom()
{
    return perform(isOwn() && m_person.ransom.asked, RansomPrisoner{CommanderId{itemId()}});
}

bool PersonCard::letGo()
{
    return perform(m_person.release.asked, FreePrisoner{CommanderId{itemId()}});
}

bool PersonCard::exchangeFor(int other)
{
    return perform(!m_person.exchanges.isEmpty(),
                   ExchangePrisoners{CommanderId{itemId()}, CommanderId{other}});
}

bool PersonCard::dismiss()
{
    return perform(isOwn() && m_person.dismissal.asked, DismissCommander{CommanderId{itemId()}});
}

} // namespace navarch
