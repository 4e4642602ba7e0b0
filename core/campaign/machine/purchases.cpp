// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/purchases.h"

#include <algorithm>

#include "core/campaign/machine/odds.h"
#include "core/campaign/money/month_books.h"
#include "core/pricing/ship_price.h"

namespace navarch {

namespace {

constexpr int reserveMonths = 6; ///< of what the side loses a month, kept in the treasury
constexpr int shareOfTreasury = 3; ///< a third of it at most goes into a ship
constexpr int comparedShips = 4;   ///< of the usual kind, which others are measured against
constexpr int comparedBattles = 12;

class Purser {
public:
    Purser(const Campaign& campaign, const Knowledge& known, const Figures& figures)
        : m_campaign(campaign), m_known(known), m_figures(figures)
    {
    }

    std::vector<Action> decide()
    {
        repair();
        if (m_known.today.week == 1)
            build();
        return std::move(m_actions);
    }

private:
    /// The worst hurt first: a yard has room for few.
    void repair()
    {
        std::vector<const ShipRecord*> hurt;
        for (const auto& [id, ship] : m_campaign.table<ShipRecord>()) {
            const FleetRecord* fleet = m_campaign.find(ship.fleet);
            const PortRecord* port = fleet ? m_campaign.find(fleet->port) : nullptr;
            if (port && fleet->side == m_known.side && port->owner == m_known.side
                && (ship.condition.damage != Damage::None || ship.condition.oarsLost > 0 || ship.condition.rudderHit
                    || ship.condition.mastDown))
                hurt.push_back(&ship);
        }
        std::stable_sort(hurt.begin(), hurt.end(), [](const ShipRecord* a, const ShipRecord* b) {
            return a->condition.damage > b->condition.damage;
        });
        for (const ShipRecord* ship : hurt) {
            RepairShips repair;
            repair.ships = {ship->id};
            m_actions.emplace_back(std::move(repair));
        }
    }

    /// Whether the side could feed more than it has: what a month costs it is covered for half a year.
    [[nodiscard]] Talents toSpend() const
    {
        const MonthForecast month = nextMonth(m_campaign, m_figures, m_known.side);
        const Talents loss = month.before - month.after;
        Talents left = month.before;
        if (!loss.isNegative())
            for (int i = 0; i < reserveMonths; ++i)
                left -= loss;
        return left.isNegative() ? Talents{} : Talents::ofHundredths(left.hundredths() / shareOfTreasury);
    }

    void build()
    {
        const Talents most = toSpend();
        const ShipClass* kind = bestForItsPrice(m_known.today.year, most, m_figures);
        const PortRecord* yard = nullptr;
        for (const auto& [place, harbour] : m_known.harbours)
            if (harbour.isOwn && harbour.port->yard
                && (!yard || harbour.port->economicValue > yard->economicValue))
                yard = harbour.port;
        if (!kind || !yard)
            return;
        BuildShips order;
        order.side = m_known.side;
        order.port = yard->id;
        for (const OwnFleet& own : m_known.fleets)
            if (!own.isAlly && own.fleet->port == yard->id)
                order.fleet = own.fleet->id;
        FleetShip ship;
        ship.classId = kind->id;
        ship.fit = kind->fit;
        order.ships.push_back(std::move(ship));
        m_actions.emplace_back(std::move(order));
    }

    const Campaign& m_campaign;
    const Knowledge& m_known;
    const Figures& m_figures;
    std::vector<Action> m_actions;
};

} // namespace

const ShipClass* bestForItsPrice(int year, Talents most, const Figures& figures)
{
    const ShipClass* usual = usualClass(year, figures);
    if (!usual)
        return nullptr;
    const auto priceOf = [&](const ShipClass& kind) {
        return shipTotal(kind.fit, CrewQuality::Average, figures.prices);
    };
    const std::int64_t purse = priceOf(*usual).hundredths() * comparedShips;
    const ShipClass* best = nullptr;
    int bestWins = -1;
    for (const ShipClass& kind : figures.classes.all()) {
        const Talents price = priceOf(kind);
        if (!kind.offeredIn(year) || kind.fit.sailOnly || kind.fit.ram == Ram::None || price > most || price.isZero())
            continue;
        Fleet fleet;
        FleetShip row;
        row.classId = kind.id;
        row.fit = kind.fit;
        row.count = static_cast<int>(std::max<std::int64_t>(1, purse / price.hundredths()));
        fleet.ships.push_back(std::move(row));
        const int wins = expectedWins(fleet, {comparedShips, 0}, year, figures, comparedBattles);
        if (wins > bestWins || (wins == bestWins && price < priceOf(*best))) {
            best = &kind;
            bestWins = wins;
        }
    }
    return best;
}

std::vector<Action> decidePurchases(const Campaign& campaign, const Knowledge& known, const Figures& figures)
{
    return Purser(campaign, known, figures).decide();
}

} // namespace navarch
