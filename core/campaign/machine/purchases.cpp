// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/purchases.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/campaign/foresight/odds.h"
#include "core/campaign/machine/naming.h"
#include "core/campaign/machine/purse.h"
#include "core/campaign/money/share.h"
#include "core/campaign/people/ransom.h"
#include "core/campaign/yards/capacity.h"
#include "core/pricing/ship_price.h"
#include "core/ships/manned_ship.h"

namespace navarch {

namespace {

constexpr int shareOfPurse = 2;     ///< half of what is free at most goes into ships, of the rich all
constexpr int mostBuilt = 4;        ///< new ships a month and yard
constexpr int mostBuiltOfRich = 10; ///< likewise, as far as the yard has room
constexpr int monthsOfPlenty = 3; ///< who has twice their income to spare is rich, and pays for veteran crews
constexpr int fewestForAdmiral = 4; ///< ships that are worth one
constexpr int fewestOfSquadron = 6; ///< that are worth one to whoever has plenty
constexpr int comparedShips = 4;    ///< of the usual kind, which others are measured against
constexpr int comparedBattles = 12;

class Purser {
public:
    Purser(const Campaign& campaign, const Knowledge& known, const std::vector<SetOrder>& orders,
           WeekForesight& foresight)
        : m_campaign(campaign),
          m_known(known),
          m_foresight(foresight),
          m_figures(foresight.figures()),
          m_purse(known),
          m_left(m_purse.toSpend()),
          m_isRich(m_left > known.month.income * (monthsOfPlenty * shareOfPurse)),
          m_names(campaign, m_figures, known.side)
    {
        for (const SetOrder& order : orders)
            if (order.order != FleetOrder::Lie && order.order != FleetOrder::LayUp
                && order.order != FleetOrder::Exercise)
                m_sailing.insert(order.fleet);
    }

    std::vector<CaptainAction> decide()
    {
        // Whoever has plenty is short of room in his yards, not of money: there a sound ship comes before a mended one.
        if (!m_isRich)
            repair();
        manWalls();
        if (m_known.today.week == 1) {
            appoint();
            build();
            if (m_isRich)
                appointToSquadrons();
        }
        if (m_isRich)
            repair();
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
                && !m_sailing.contains(fleet->id) && isDamaged(ship.condition))
                hurt.push_back(&ship);
        }
        std::stable_sort(hurt.begin(), hurt.end(), [](const ShipRecord* a, const ShipRecord* b) {
            return a->condition.damage > b->condition.damage;
        });
        for (const ShipRecord* ship : hurt) {
            const PortRecord& port = *m_campaign.find(m_campaign.find(ship->fleet)->port);
            RepairShips repair;
            repair.ships = {ship->id};
            repair.losses = !m_left.isZero();
            // What a yard has no room for keeps oars and men at least.
            if (!hasRoomFor(*ship, port))
                repair.levels = 0;
            else if (port.yard && ship->condition.damage != Damage::None)
                m_mending[port.id] += ship->fit.size;
            if (repair.levels > 0 || lacksMore(ship->condition))
                m_actions.emplace_back(std::move(repair));
        }
    }

    static bool isDamaged(const Condition& state) { return state.damage != Damage::None || lacksMore(state); }

    /// Than its hull: what is put right in any port at once (CP-5.2).
    static bool lacksMore(const Condition& state)
    {
        return state.oarsLost > 0 || state.rudderHit || state.mastDown || state.archersLost > 0
               || state.marinesLost > 0 || state.heavyMarinesLost > 0;
    }

    /// CP-5.1, CP-5.2: in a yard as long as the month has room, elsewhere where the damage is light.
    [[nodiscard]] bool hasRoomFor(const ShipRecord& ship, const PortRecord& port) const
    {
        if (!port.yard)
            return ship.condition.damage <= Damage::Light;
        const auto taken = m_mending.find(port.id);
        return yardCapacityLeft(Draft(m_campaign), port.id) - (taken == m_mending.end() ? 0 : taken->second)
               >= ship.fit.size;
    }

    /// A wall without men falls to whoever comes (CP-3.4): one marine or two hold each section at least. The rich add to them
    /// month by month.
    void manWalls()
    {
        for (const auto& [place, harbour] : m_known.harbours) {
            if (!harbour.isOwn)
                continue;
            std::vector<const WallRecord*> walls;
            int men = 0;
            for (const auto& [id, wall] : m_campaign.table<WallRecord>())
                if (wall.port == harbour.port->id) {
                    walls.push_back(&wall);
                    men += wall.section.archers + wall.section.marines + wall.section.heavyMarines;
                }
            if (men > 0 && !(m_isRich && m_known.today.week == 1))
                continue;
            if (men > 0 && !walls.empty())
                manTown(*harbour.port);
            for (const WallRecord* wall : walls) {
                RaiseGarrison raise;
                raise.port = harbour.port->id;
                raise.section = wall->number;
                const int room = wall->section.capacity - wall->section.unitsTaken(m_figures.prices.limits);
                raise.marines = std::min(room, 2);
                const Talents cost = m_figures.prices.troops.marine * raise.marines;
                if (raise.marines > 0 && spend(cost))
                    m_actions.emplace_back(raise);
            }
        }
    }

    /// CP-3.2: behind walls that are manned there is room for more in the town.
    void manTown(const PortRecord& port)
    {
        int units = 0;
        for (const auto& [id, garrison] : m_campaign.table<GarrisonRecord>())
            if (garrison.port == port.id)
                units += garrison.archers + garrison.marines + garrison.heavyMarines;
        RaiseGarrison raise;
        raise.port = port.id;
        raise.marines = std::min(port.economicValue - units, 2);
        if (raise.marines > 0 && spend(m_figures.prices.troops.marine * raise.marines))
            m_actions.emplace_back(raise);
    }

    /// CP-6.4: the strongest fleet that has no admiral gets one: a man without a command, one who is ransomed, or a new one.
    void appoint()
    {
        const OwnFleet* fleet = nullptr;
        for (const OwnFleet& own : m_known.fleets)
            if (own.fighting >= fewestForAdmiral && !own.waits && !hasAdmiral(own.fleet->id)
                && (!fleet || own.fighting > fleet->fighting))
                fleet = &own;
        if (!fleet)
            return;
        // He costs no more than a third of what the fleet is worth.
        const Talents most = Talents::ofHundredths(fleet->value.hundredths() / 3);
        const Talents price = m_figures.prices.priceOf(CommandQuality::Average);
        if (const CommanderId man = manToBeHad(std::min(most, price)); man) {
            CommanderPlace place;
            place.fleet = fleet->fleet->id;
            give(man, Post::Fleet, place);
            return;
        }
        if (price > most || !spend(price))
            return;
        AppointCommander appoint;
        appoint.side = m_known.side;
        appoint.name = m_names.man();
        appoint.post = Post::Fleet;
        appoint.place.fleet = fleet->fleet->id;
        m_actions.emplace_back(std::move(appoint));
    }

    /// CP-6.4: the rich give every squadron that is worth one a commander, when ships are built.
    void appointToSquadrons()
    {
        std::map<SquadronId, int> ships;
        for (const OwnFleet& own : m_known.fleets) {
            if (own.isAlly || own.waits)
                continue;
            for (const auto& [id, ship] : m_campaign.table<ShipRecord>())
                if (ship.fleet == own.fleet->id && ship.squadron)
                    ++ships[ship.squadron];
        }
        for (const auto& [id, man] : m_campaign.table<CommanderRecord>())
            ships.erase(man.squadron);
        const Talents price = m_figures.prices.priceOf(CommandQuality::Average);
        for (const auto& [squadron, count] : ships) {
            if (count < fewestOfSquadron)
                continue;
            if (const CommanderId man = manToBeHad(price); man) {
                CommanderPlace place;
                place.squadron = squadron;
                give(man, Post::Squadron, place);
                continue;
            }
            if (!spend(price))
                return;
            AppointCommander appoint;
            appoint.side = m_known.side;
            appoint.name = m_names.man();
            appoint.post = Post::Squadron;
            appoint.place.squadron = squadron;
            m_actions.emplace_back(std::move(appoint));
        }
    }

    /// A man of its own for a post: one without a command, or else the best who is a prisoner and costs no more than `most`
    /// (CP-6.3), who is ransomed. None: a new one has to be hired.
    CommanderId manToBeHad(Talents most)
    {
        if (const CommanderId waiting = manWithoutCommand(); waiting)
            return waiting;
        const CommanderRecord* best = nullptr;
        for (const auto& [id, man] : m_campaign.table<CommanderRecord>())
            if (man.side == m_known.side && man.state == PersonState::Captured && !m_posted.contains(id)
                && ransomOf(man, m_known.figures, m_figures.prices) <= most
                && (!best || man.quality < best->quality))
                best = &man;
        if (!best || !spend(ransomOf(*best, m_known.figures, m_figures.prices)))
            return {};
        m_actions.emplace_back(RansomPrisoner{best->id});
        return best->id;
    }

    /// One who waits at home and has not been given a post this week; none: there is no such man.
    [[nodiscard]] CommanderId manWithoutCommand() const
    {
        for (const auto& [id, man] : m_campaign.table<CommanderRecord>())
            if (man.side == m_known.side && man.state == PersonState::Fit && !man.fleet && !man.squadron
                && !man.port && !m_posted.contains(id))
                return id;
        return {};
    }

    void give(CommanderId man, Post post, const CommanderPlace& place)
    {
        m_posted.insert(man);
        ChangeCommander change;
        change.commander = man;
        change.post = post;
        change.place = place;
        m_actions.emplace_back(change);
    }

    /// Dead ones count: another takes such a man's place of himself (CP-6.3).
    [[nodiscard]] bool hasAdmiral(FleetId fleet) const
    {
        const auto& men = m_campaign.table<CommanderRecord>();
        return std::any_of(men.begin(), men.end(),
                           [&](const auto& each) { return each.second.fleet == fleet; });
    }

    bool spend(Talents cost)
    {
        if (cost > m_left)
            return false;
        m_left -= cost;
        return true;
    }

    /// Ships of the best kind that each yard can build, in the richest yards first. Each costs its price now and its upkeep
    /// from then on; a yard takes up so many size classes a month (CP-5.1).
    void build()
    {
        if (!m_purse.feedsItself())
            return;
        const Talents most = m_isRich ? m_left : Talents::ofHundredths(m_left.hundredths() / shareOfPurse);
        const int mostHere = m_isRich ? mostBuiltOfRich : mostBuilt;
        Talents spent;
        Talents upkeep;
        for (const PortRecord* yard : yards()) {
            const int room = yardCapacityLeft(Draft(m_campaign), yard->id) - m_mending[yard->id];
            const ShipClass* kind = most.isZero() || room <= 0
                                        ? nullptr
                                        : bestForItsPrice(m_known.today.year, {most, room}, m_foresight);
            if (!kind)
                continue;
            FleetShip ship = mannedShip(*kind, m_known.today.year, m_figures.fitRules());
            ship.crew = m_isRich ? CrewQuality::Veteran : CrewQuality::Average;
            const Talents price = shipTotal(ship.fit, ship.crew, m_figures.prices);
            const Talents keep = shareOf(price, m_known.figures.upkeepManned);
            std::vector<FleetShip> ordered;
            while (static_cast<int>(ordered.size()) < mostHere
                   && (static_cast<int>(ordered.size()) + 1) * kind->fit.size <= room && spent + price <= most
                   && spent + price <= m_purse.toSpend(upkeep + keep)) {
                ship.name = m_names.ship();
                ordered.push_back(ship);
                spent += price;
                upkeep += keep;
            }
            if (!ordered.empty())
                m_actions.emplace_back(orderOf(*yard, std::move(ordered)));
        }
        m_left = std::max(std::min(m_left, m_purse.toSpend(upkeep)) - spent, Talents{});
    }

    [[nodiscard]] std::vector<const PortRecord*> yards() const
    {
        std::vector<const PortRecord*> yards;
        for (const auto& [place, harbour] : m_known.harbours)
            if (harbour.isOwn && harbour.port->yard)
                yards.push_back(harbour.port);
        std::stable_sort(yards.begin(), yards.end(), [](const PortRecord* a, const PortRecord* b) {
            return a->economicValue > b->economicValue;
        });
        return yards;
    }

    [[nodiscard]] BuildShips orderOf(const PortRecord& yard, std::vector<FleetShip> ships) const
    {
        BuildShips order;
        order.side = m_known.side;
        order.port = yard.id;
        for (const OwnFleet& own : m_known.fleets)
            if (!own.isAlly && own.fleet->port == yard.id)
                order.fleet = own.fleet->id;
        order.ships = std::move(ships);
        return order;
    }

    const Campaign& m_campaign;
    const Knowledge& m_known;
    WeekForesight& m_foresight;
    const Figures& m_figures;
    Purse m_purse;
    Talents m_left; ///< that may still be spent
    bool m_isRich;  ///< more lies idle than it will need in a year
    FreeNames m_names;
    std::map<PortId, int> m_mending; ///< size classes that repairs of this week take of a yard
    std::set<FleetId> m_sailing;
    std::set<CommanderId> m_posted; ///< this week
    std::vector<CaptainAction> m_actions;
};

} // namespace

const ShipClass* bestForItsPrice(int year, BuildLimits most, WeekForesight& foresight)
{
    const Figures& figures = foresight.figures();
    const ShipClass* usual = usualClass(year, figures);
    if (!usual)
        return nullptr;
    const auto priceOf = [&](const ShipClass& kind) {
        return shipTotal(mannedShip(kind, year, figures.fitRules()).fit, CrewQuality::Average,
                         figures.prices);
    };
    const std::int64_t purse = priceOf(*usual).hundredths() * comparedShips;
    const ShipClass* best = nullptr;
    int bestWins = -1;
    for (const ShipClass& kind : figures.classes.all()) {
        if (!kind.offeredIn(year) || kind.fit.sailOnly || kind.fit.ram == Ram::None
            || kind.fit.size > most.size)
            continue;
        FleetShip row = mannedShip(kind, year, figures.fitRules());
        const Talents price = shipTotal(row.fit, CrewQuality::Average, figures.prices);
        if (price > most.price || price.isZero())
            continue;
        row.count = static_cast<int>(std::max<std::int64_t>(1, purse / price.hundredths()));
        Fleet fleet;
        fleet.ships.push_back(std::move(row));
        const int wins = foresight.wins(fleet, {comparedShips, 0}, year, comparedBattles);
        if (wins > bestWins || (wins == bestWins && price < priceOf(*best))) {
            best = &kind;
            bestWins = wins;
        }
    }
    return best;
}

std::vector<CaptainAction> decidePurchases(const Campaign& campaign, const Knowledge& known,
                                           const std::vector<SetOrder>& orders, WeekForesight& foresight)
{
    return Purser(campaign, known, orders, foresight).decide();
}

} // namespace navarch
