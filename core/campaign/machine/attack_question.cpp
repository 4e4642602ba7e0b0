// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/attack_question.h"

#include "core/campaign/machine/force.h"
#include "core/campaign/machine/knowledge.h"
#include "core/campaign/machine/odds.h"

namespace navarch {

AttackQuestion attackQuestion(const Campaign& campaign, const Figures& figures, const OrderRecord& order)
{
    AttackQuestion question;
    const FleetRecord* fleet = campaign.find(order.fleet);
    const PortRecord* port = campaign.find(order.port);
    if (order.order != FleetOrder::Attack || !fleet || !port)
        return question;
    const Knowledge known = knowledgeOf(campaign, figures, fleet->side);
    for (const OwnFleet& own : known.fleets)
        if (own.fleet->id == fleet->id)
            question.attackers = own.roster;
    question.ships = Theatre(known, figures).shipsExpectedAt(*port);
    question.value = port->economicValue;
    question.year = known.today.year;
    return question;
}

int answer(const AttackQuestion& question, const Figures& figures)
{
    return expectedWins(question.attackers, {question.ships, question.value}, question.year, figures);
}

} // namespace navarch
