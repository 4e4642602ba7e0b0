// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/people/unpaid_crews.h"

#include "core/campaign/allies/relations.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/fleets/dissolution.h"
#include "core/campaign/fleets/free_name.h"
#include "core/campaign/fleets/purchase.h"
#include "core/campaign/people/named.h"

namespace navarch {

namespace {

class UnpaidCrews {
public:
    UnpaidCrews(Deed& deed, const std::vector<MonthForecast>& months, const CampaignFigures& figures)
        : m_deed(deed),
          m_draft(deed.draft()),
          m_months(months),
          m_figures(figures)
    {
    }

    void run()
    {
        for (const MonthForecast& month : m_months)
            for (const MonthLine& line : month.lines)
                if (line.item == MonthItem::Ships)
                    settle(month.side, line);
    }

private:
    /// A fleet's crews: one entry for those that worsen, one a ship that leaves.
    void settle(SideId side, const MonthLine& line)
    {
        std::vector<std::string> worse;
        std::vector<Roll> rolls;
        int unpaid = 0;
        for (const ShipDue& due : line.ships) {
            const ShipRecord* ship = m_draft.find(due.ship);
            if (due.paid) {
                if (ship->unpaidMonths != 0)
                    m_draft.edit(due.ship).unpaidMonths = 0;
                continue;
            }
            ++unpaid;
            m_draft.edit(due.ship).unpaidMonths += 1;
            Dice dice = m_deed.diceFor("unpaid/" + std::to_string(due.ship.value), {});
            const int face = dice.roll(10, "CP-4.3", "The unpaid crew of " + ship->name);
            if (face >= m_figures.shipDesertsFrom) {
                dice.settle("deserts");
                desert(side, due.ship, dice);
                continue;
            }
            const bool worsens = face <= m_figures.crewWorseTo && ship->crew != CrewQuality::Green;
            dice.settle(worsens ? "worse" : "stays");
            if (worsens) {
                ShipRecord& record = m_draft.edit(due.ship);
                record.crew = movedBy(record.crew, -1);
                worse.push_back(record.name);
            }
            rolls.insert(rolls.end(), dice.rolls().begin(), dice.rolls().end());
        }
        if (unpaid == 0)
            return;
        const FleetRecord* fleet = m_draft.find(line.fleet);
        Phrase text = phraseN("{%n ship|%n ships} of %1 went unpaid.", unpaid, given(fleet->name));
        if (worse.size() == 1)
            text = phrase("%1 The crew of %2 is worse for it.", std::move(text), given(worse.front()));
        else if (!worse.empty())
            text = phrase("%1 The crews of %2 are worse for it.", std::move(text), namedTogether(worse));
        tell(m_deed, "crews-unpaid", text, Knowing::only(side), "CP-4.3", rolls);
    }

    void desert(SideId side, ShipId id, Dice& dice)
    {
        const std::string name = m_draft.find(id)->name;
        const SideId payer = payerOf(side, dice);
        const int face = dice.roll(10, "CP-4.3", "Where " + name + " goes");
        const FleetId fleet = face % 2 == 0 && payer ? fleetAtHome(payer) : FleetId{};
        if (!fleet) {
            dice.settle("gone");
            tell(m_deed, "ship-deserted", phrase("%1, unpaid, deserts and is not seen again.", given(name)),
                 Knowing::only(side), "CP-4.3", dice.rolls());
            removeShip(m_draft, id);
            return;
        }
        dice.settle("to the enemy");
        const std::string taken = freeNameLike(name, shipNamesOf(m_draft, payer));
        tell(m_deed, "ship-deserted",
             phrase("%1, unpaid, deserts to %2.", given(name), given(m_draft.find(payer)->name)),
             Knowing::only(side, payer), "CP-4.3", dice.rolls());
        ShipRecord& ship = m_draft.edit(id);
        ship.fleet = fleet;
        ship.squadron = {};
        ship.name = taken;
        ship.unpaidMonths = 0;
        leaveYards(m_draft, id);
    }

    /// The enemy who pays more, of those the side is at war with; none: nobody.
    [[nodiscard]] SideId payerOf(SideId side, Dice& dice) const
    {
        std::vector<SideId> best;
        Talents most;
        for (const MonthForecast& month : m_months) {
            if (!areEnemies(m_draft, side, month.side) || month.after.isNegative() || month.unpaidShips() > 0)
                continue;
            if (best.empty() || month.after > most)
                best.clear();
            if (best.empty() || month.after == most) {
                most = month.after;
                best.push_back(month.side);
            }
        }
        if (best.size() < 2)
            return best.empty() ? SideId{} : best.front();
        const int face = dice.roll(static_cast<int>(best.size()), "CP-4.3", "Who pays more, of equals");
        return best[static_cast<std::size_t>(face - 1)];
    }

    /// A fleet of the side's own in its home port, or in the first port it has; begun there when none lies there.
    FleetId fleetAtHome(SideId side)
    {
        PortId home = m_draft.find(side)->homePort;
        if (const PortRecord* port = m_draft.find(home); !port || port->owner != side) {
            home = {};
            m_draft.forEach<PortRecord>([&](const PortRecord& each) {
                if (home.isNone() && each.owner == side)
                    home = each.id;
            });
        }
        if (home.isNone())
            return {};
        std::set<FleetId> allied;
        m_draft.forEach<ContractRecord>(
            [&](const ContractRecord& contract) { allied.insert(contract.fleet); });
        std::set<std::string> names;
        FleetId found;
        m_draft.forEach<FleetRecord>([&](const FleetRecord& fleet) {
            if (fleet.side != side)
                return;
            names.insert(fleet.name);
            if (found.isNone() && fleet.port == home && !allied.contains(fleet.id))
                found = fleet.id;
        });
        if (found)
            return found;
        return m_draft.add(
            FleetRecord{.id = {}, .side = side, .name = freeNameLike("Deserters", names), .port = home});
    }

    Deed& m_deed;
    Draft& m_draft;
    const std::vector<MonthForecast>& m_months;
    const CampaignFigures& m_figures;
};

} // namespace

void settleUnpaidCrews(Deed& deed, const std::vector<MonthForecast>& months, const CampaignFigures& figures)
{
    UnpaidCrews(deed, months, figures).run();
}

} // namespace navarch
