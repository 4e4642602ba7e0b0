// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/money/dues.h"

#include <algorithm>
#include <set>

#include "core/campaign/calendar.h"
#include "core/campaign/fleets/contingent_words.h"
#include "core/campaign/money/share.h"
#include "core/campaign/money/upkeep.h"
#include "core/campaign/settings/figures_in_force.h"
#include "core/pricing/fleet_price.h"

namespace navarch {

namespace {

constexpr CrewQuality bestTrained = CrewQuality::Veteran; // CP-6.1

Phrase upkeepOf(const FleetRecord& fleet, Keep keep, std::size_t count)
{
    const auto ships = static_cast<std::int64_t>(count);
    switch (keep) {
    case Keep::AtSea: return phraseN("%1, at sea: {%n ship|%n ships}", ships, given(fleet.name));
    case Keep::Manned: return phraseN("%1, manned in port: {%n ship|%n ships}", ships, given(fleet.name));
    case Keep::LaidUp: break;
    }
    return phraseN("%1, laid up: {%n ship|%n ships}", ships, given(fleet.name));
}

Phrase incomeOf(const PortRecord& port, bool attacked, int blockadedWeeks)
{
    const GivenText name = given(port.name);
    if (blockadedWeeks == 0)
        return attacked ? phrase("Income of %1, attacked", name) : phrase("Income of %1", name);
    return attacked
               ? phraseN("Income of %1, attacked, blockaded for {%n week|%n weeks}", blockadedWeeks, name)
               : phraseN("Income of %1, blockaded for {%n week|%n weeks}", blockadedWeeks, name);
}

class Dues {
public:
    Dues(const Draft& draft, const Figures& figures, MonthView view)
        : m_draft(draft),
          m_prices(figures.prices),
          m_figures(figuresInForce(draft)),
          m_ahead(view == MonthView::Ahead)
    {
    }

    std::vector<Due> take()
    {
        addPorts();
        addLoans();
        gatherContracts();
        addCommanders();
        addGarrisons();
        addFleets();
        addContracts();
        return std::move(m_dues);
    }

private:
    /// Weeks of this month whose end is still to come.
    [[nodiscard]] int weeksLeft() const { return m_ahead ? weeksOfMonth - m_draft.head().week + 1 : 0; }
    /// Weeks that are still to be sailed.
    [[nodiscard]] int weeksToSail() const
    {
        return m_ahead && m_draft.head().phase == TurnPhase::Battles ? weeksLeft() - 1 : weeksLeft();
    }

    void add(SideId side, MonthLine line)
    {
        if (side)
            m_dues.push_back({side, std::move(line)});
    }

    void addPorts()
    {
        const HeadRecord& now = m_draft.head();
        const int firstTurn = now.turn - (now.week - 1);
        m_draft.forEach<PortRecord>([&](const PortRecord& port) {
            if (port.owner.isNone())
                return;
            Talents month = Talents::whole(std::int64_t{m_figures.incomePerValue} * port.economicValue);
            const bool attacked = port.attackedTurn >= 0 && port.attackedTurn >= firstTurn;
            if (attacked)
                month = shareOf(month, m_figures.attackedIncome);
            const int blockaded =
                std::min(weeksOfMonth, port.blockadedWeeks + (port.blockader ? weeksToSail() : 0));
            const Talents lost = Talents::ofHundredths(month.hundredths() * blockaded / weeksOfMonth);
            add(port.owner, {.item = MonthItem::Income,
                             .text = incomeOf(port, attacked, blockaded),
                             .rule = "CP-4.1",
                             .account = Account::Trade,
                             .amount = month - lost,
                             .missing = {},
                             .port = port.id});
            if (port.blockader && port.blockader != port.owner)
                add(port.blockader, {.item = MonthItem::Blockade,
                                     .text = phrase("Taken by the blockade of %1", given(port.name)),
                                     .rule = "CP-4.1",
                                     .account = Account::Trade,
                                     .amount = shareOf(lost, m_figures.blockaderShare),
                                     .missing = {},
                                     .port = port.id});
        });
    }

    void addLoans()
    {
        m_draft.forEach<LoanRecord>([&](const LoanRecord& loan) {
            add(loan.side, {.item = MonthItem::Interest,
                            .text = phrase("Interest on %1 talents", loan.owed),
                            .rule = "CP-4.3",
                            .account = Account::Lenders,
                            .amount = -shareOf(loan.owed, m_figures.loanInterest),
                            .missing = {},
                            .loan = loan.id});
        });
    }

    void gatherContracts()
    {
        m_draft.forEach<ContractRecord>(
            [&](const ContractRecord& contract) { m_allied[contract.fleet] = &contract; });
    }

    [[nodiscard]] FleetId fleetOf(const CommanderRecord& commander) const
    {
        const SquadronRecord* squadron = m_draft.find(commander.squadron);
        return squadron ? squadron->fleet : commander.fleet;
    }

    void addCommanders()
    {
        std::map<SideId, int> paid;
        m_draft.forEach<CommanderRecord>([&](const CommanderRecord& commander) {
            if (commander.side.isNone() || commander.state == PersonState::Captured
                || commander.state == PersonState::Dead)
                return;
            if (const auto allied = m_allied.find(fleetOf(commander)); allied != m_allied.end()) {
                const Talents plain = m_prices.priceOf(commander.qualityBought);
                m_contingents[allied->first] += plain + alliedShare(plain, allied->second->percent);
            } else {
                ++paid[commander.side];
            }
        });
        for (const auto& [side, count] : paid)
            add(side, {.item = MonthItem::Commanders,
                       .text = phraseN("Pay of {%n commander|%n commanders}", count),
                       .rule = "CP-4.2",
                       .account = Account::Upkeep,
                       .amount = -Talents::whole(std::int64_t{m_figures.commanderPay} * count),
                       .missing = {}});
    }

    void addGarrisons()
    {
        std::map<PortId, Talents> plain;
        const auto& troops = m_prices.troops;
        const auto price = [&](int archers, int marines, int heavyMarines) {
            return troops.archer * archers + troops.marine * marines + troops.heavyMarine * heavyMarines;
        };
        m_draft.forEach<WallRecord>([&](const WallRecord& wall) {
            plain[wall.port] += price(wall.section.archers, wall.section.marines, wall.section.heavyMarines);
        });
        m_draft.forEach<GarrisonRecord>([&](const GarrisonRecord& garrison) {
            const PortRecord* port = m_draft.find(garrison.port);
            if (!port)
                return;
            const Talents units =
                plain[port->id] + price(garrison.archers, garrison.marines, garrison.heavyMarines);
            const Talents full =
                Talents::ofHundredths(units.hundredths() * m_prices.tenthsOf(garrison.quality) / 10);
            add(port->owner, {.item = MonthItem::Garrison,
                              .text = phrase("Garrison of %1", given(port->name)),
                              .rule = "CP-4.2",
                              .account = Account::Upkeep,
                              .amount = -shareOf(full, m_figures.upkeepGarrison),
                              .missing = {},
                              .port = port->id});
        });
    }

    void addFleets()
    {
        m_draft.forEach<OrderRecord>([&](const OrderRecord& order) { m_orders[order.fleet] = &order; });
        std::set<ShipId> inYards;
        m_draft.forEach<YardWorkRecord>([&](const YardWorkRecord& work) { inYards.insert(work.ship); });
        std::map<FleetId, std::vector<const ShipRecord*>> ships;
        m_draft.forEach<ShipRecord>([&](const ShipRecord& ship) { ships[ship.fleet].push_back(&ship); });
        m_draft.forEach<FleetRecord>([&](const FleetRecord& fleet) {
            const auto found = ships.find(fleet.id);
            if (found == ships.end())
                return;
            if (const auto allied = m_allied.find(fleet.id); allied != m_allied.end()) {
                for (const ShipRecord* ship : found->second)
                    m_contingents[fleet.id] += priceOf(*ship, allied->second->percent, m_prices);
                return;
            }
            addUpkeep(fleet, found->second);
            addTraining(fleet, found->second, inYards);
        });
    }

    [[nodiscard]] const OrderRecord* orderOf(FleetId fleet) const
    {
        const auto found = m_orders.find(fleet);
        return found == m_orders.end() ? nullptr : found->second;
    }

    [[nodiscard]] Keep keepOf(const FleetRecord& fleet) const
    {
        return m_ahead ? std::max(fleet.keep, keepAhead(fleet, orderOf(fleet.id))) : fleet.keep;
    }

    void addUpkeep(const FleetRecord& fleet, const std::vector<const ShipRecord*>& ships)
    {
        const Keep keep = keepOf(fleet);
        MonthLine line{.item = MonthItem::Ships,
                       .text = upkeepOf(fleet, keep, ships.size()),
                       .rule = "CP-4.2",
                       .account = Account::Upkeep,
                       .amount = {},
                       .missing = {},
                       .fleet = fleet.id};
        for (const ShipRecord* ship : ships)
            line.ships.push_back(
                {ship->id, shareOf(priceOf(*ship, 0, m_prices), upkeepPercent(keep, m_figures))});
        add(fleet.side, std::move(line));
    }

    void addTraining(const FleetRecord& fleet, const std::vector<const ShipRecord*>& ships,
                     const std::set<ShipId>& inYards)
    {
        const OrderRecord* order = orderOf(fleet.id);
        const bool exercises = order && order->order == FleetOrder::Exercise;
        const bool goesOn = m_ahead && trainsNow(fleet, order, m_figures)
                            && (exercises || keepAhead(fleet, order) != Keep::AtSea);
        const int toCome = !goesOn ? 0 : exercises ? weeksToSail() : weeksLeft();
        if (fleet.exerciseWeeks + toCome < weeksOfMonth)
            return;
        MonthLine line{.item = MonthItem::Training,
                       .text = phrase("Training of %1", given(fleet.name)),
                       .rule = "CP-6.1",
                       .account = Account::Training,
                       .amount = {},
                       .missing = {},
                       .fleet = fleet.id};
        for (const ShipRecord* ship : ships)
            if (ship->crew > bestTrained && !inYards.contains(ship->id))
                line.ships.push_back(
                    {ship->id, shareOf(priceOf(*ship, 0, m_prices), m_figures.trainingPercent)});
        add(fleet.side, std::move(line));
    }

    void addContracts()
    {
        m_draft.forEach<ContractRecord>([&](const ContractRecord& contract) {
            const FleetRecord* fleet = m_draft.find(contract.fleet);
            add(contract.side, {.item = MonthItem::Allies,
                                .text = phrase("Pay of %1", contingentOf(contract)),
                                .rule = "CP-4.2",
                                .account = Account::Allies,
                                .amount = -shareOf(m_contingents[contract.fleet], m_figures.upkeepAtSea),
                                .missing = {},
                                .fleet = fleet ? fleet->id : FleetId{},
                                .contract = contract.id});
        });
    }

    const Draft& m_draft;
    const PriceList& m_prices;
    CampaignFigures m_figures;
    bool m_ahead;
    std::map<FleetId, const ContractRecord*> m_allied;
    std::map<FleetId, Talents> m_contingents; ///< contracted prices
    std::map<FleetId, const OrderRecord*> m_orders;
    std::vector<Due> m_dues;
};

} // namespace

std::vector<Due> monthDues(const Draft& draft, const Figures& figures, MonthView view)
{
    return Dues(draft, figures, view).take();
}

} // namespace navarch
