// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/people/prospects.h"

#include <algorithm>
#include <set>

#include "core/campaign/money/month_books.h"
#include "core/campaign/settings/figures_in_force.h"

namespace navarch {

namespace {

constexpr int faces = 10;

int nextOf(int experience, std::array<int, 3> sums)
{
    std::sort(sums.begin(), sums.end()); // an umpire's own may be in any order
    const auto next = std::upper_bound(sums.begin(), sums.end(), experience);
    return next == sums.end() ? 0 : *next;
}

/// How many faces of a d10 are `least` or more.
int facesFrom(int least)
{
    return std::clamp(faces + 1 - least, 0, faces);
}

} // namespace

Prospect prospectOf(const ShipRecord& ship, const CampaignFigures& figures)
{
    Prospect prospect{.experience = ship.experience};
    if (ship.crew == CrewQuality::Elite)
        return prospect;
    prospect.next =
        nextOf(ship.experience, {figures.shipExperience1, figures.shipExperience2, figures.shipExperience3});
    prospect.chances = prospect.next == 0 ? 0 : faces;
    return prospect;
}

Prospect prospectOf(const CommanderRecord& commander, const CampaignFigures& figures)
{
    Prospect prospect{.experience = commander.experience};
    if (commander.quality == CommandQuality::Exceptional)
        return prospect;
    prospect.next = nextOf(commander.experience, {figures.commanderExperience1, figures.commanderExperience2,
                                                  figures.commanderExperience3});
    if (prospect.next != 0)
        prospect.chances = facesFrom(figures.commanderBetterFrom - modifierOf(commander.quality));
    return prospect;
}

std::vector<FleetTraining> trainingOf(const Campaign& campaign, const Figures& figures, SideId side)
{
    std::set<FleetId> allied;
    for (const auto& [id, contract] : campaign.table<ContractRecord>())
        allied.insert(contract.fleet);
    std::map<FleetId, FleetTraining> fleets;
    const int chances = facesFrom(figuresInForce(Draft(campaign)).trainingFace);
    for (const auto& [id, ship] : campaign.table<ShipRecord>()) {
        const FleetRecord* fleet = campaign.find(ship.fleet);
        if (!fleet || fleet->side != side || allied.contains(fleet->id))
            continue;
        FleetTraining& training = fleets[fleet->id];
        training.fleet = fleet->id;
        training.weeks = fleet->exerciseWeeks;
        training.chances = chances;
        training.learners += ship.crew > CrewQuality::Veteran;
    }
    for (const auto& [id, order] : campaign.table<OrderRecord>())
        if (const auto fleet = fleets.find(order.fleet); fleet != fleets.end())
            fleet->second.exercises = order.order == FleetOrder::Exercise;
    for (const MonthLine& line : nextMonth(campaign, figures, side).lines)
        if (const auto fleet = fleets.find(line.fleet);
            line.item == MonthItem::Training && fleet != fleets.end()) {
            fleet->second.crews = static_cast<int>(line.ships.size());
            fleet->second.cost = -line.amount;
        }
    std::vector<FleetTraining> all;
    for (const auto& [id, training] : fleets)
        all.push_back(training);
    return all;
}

} // namespace navarch
