// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/attack_question.h"

#include <algorithm>

#include "core/campaign/foresight/odds.h"
#include "core/campaign/machine/force.h"
#include "core/campaign/machine/knowledge.h"

namespace navarch {

AttackQuestion attackQuestion(const Campaign& campaign, const Figures& figures, const OrderRecord& order)
{
    AttackQuestion question;
    const FleetRecord* fleet = campaign.find(order.fleet);
    const PortRecord* port = campaign.find(order.port);
    const bool storms = order.order == FleetOrder::Attack;
    const bool lurks = order.order == FleetOrder::Blockade || order.order == FleetOrder::Raid;
    if ((!storms && !lurks) || !fleet || !port)
        return question;
    const Knowledge known = knowledgeOf(campaign, figures, fleet->side);
    for (const OwnFleet& own : known.fleets)
        if (own.fleet->id == fleet->id)
            question.attackers = own.roster;
    question.ships = Theatre(known, figures).shipsExpectedAt(*port);
    question.value = storms ? port->economicValue : 0;
    question.year = known.today.year;
    return question;
}

AttackChances answer(const AttackQuestion& question, const Figures& figures)
{
    const Expected expected{question.ships, question.value};
    if (question.value <= 0) {
        const int wins = expectedWins(question.attackers, expected, question.year, figures);
        return {wins, wins, wins, 0};
    }
    std::vector<int> each;
    int sum = 0;
    for (int variant = 0; variant < drawnWalls; ++variant) {
        each.push_back(expectedWinsBefore(variant, question.attackers, expected, question.year, figures,
                                          battlesBeforeEach));
        sum += each.back();
    }
    std::sort(each.begin(), each.end());
    const auto tenth = each.size() / 10;
    return {sum / drawnWalls, each[tenth], each[each.size() - 1 - tenth], drawnWalls};
}

} // namespace navarch
