// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/fleets/ship_card.h"

#include "app/base/drawing/ship_silhouette.h"
#include "app/base/speech/speech.h"
#include "app/campaign/condition_words.h"
#include "app/campaign/fit_facts.h"
#include "app/campaign/wording.h"
#include "core/campaign/fleets/roster.h"
#include "core/pricing/ship_price.h"

namespace navarch {

bool ShipCard::fill(const Campaign& records)
{
    const ShipRecord* ship = records.find(ShipId{itemId()});
    const FleetRecord* fleet = ship ? records.find(ship->fleet) : nullptr;
    const SideRecord* side = fleet ? records.find(fleet->side) : nullptr;
    if (!side || !campaign()->sees(side->id))
        return false;

    const Figures& figures = campaign()->figures();
    const ShipClass* known = figures.classes.find(ship->classId);
    m_name = words(ship->name);
    m_className = known ? spokenTerm(known->name) : words(ship->classId);
    m_captain = words(ship->captain);
    m_crew = wordOf(ship->crew);
    m_crewNote = ship->crew == ship->crewBought
                     ? QString()
                     : tr("Paid for as %1").arg(wordOf(ship->crewBought).toLower());
    m_colour = words(nameOf(side->colour));
    m_emblem = words(nameOf(side->emblem));
    QStringList place;
    if (const SquadronRecord* squadron = records.find(ship->squadron))
        place += words(squadron->name);
    place += words(fleet->name);
    if (const PortRecord* port = records.find(fleet->port))
        place += words(port->name);
    m_place = place.join(QStringLiteral(" · "));
    m_outline = QVariant::fromValue(outlineTraits(ship->fit, ship->condition));
    m_facts = fitFacts(ship->fit, ship->condition);
    m_losses = conditionList(ship->condition);
    m_condition = ship->condition;
    m_oars = ship->fit.oars;
    m_price.setPrice(shipPrice(ship->fit, ship->crew, figures.prices));
    m_findings.setFindings(shipFindings(records, *ship, figures));
    return true;
}

bool ShipCard::mark(const Condition& condition)
{
    return campaign() && campaign()->perform(MarkCondition{.ship = ShipId{itemId()}, .condition = condition});
}

bool ShipCard::markDamage(int level)
{
    Condition condition = m_condition;
    condition.damage = static_cast<Damage>(std::clamp(level, 0, static_cast<int>(Damage::Wrecked)));
    return mark(condition);
}

bool ShipCard::markOarsLost(int factors)
{
    Condition condition = m_condition;
    condition.oarsLost = std::clamp(factors, 0, m_oars);
    return mark(condition);
}

bool ShipCard::waive(const QString& key, const QString& reason)
{
    return campaign()
           && campaign()->perform(WaiveFinding{
               .ship = ShipId{itemId()}, .key = key.toStdString(), .reason = reason.toStdString()});
}

} // namespace navarch
