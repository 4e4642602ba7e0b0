// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/fleets/fleet_tree_rows.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

#include "app/base/drawing/ship_silhouette.h"
#include "app/base/pricing/amounts.h"
#include "app/base/speech/speech.h"
#include "app/campaign/condition_words.h"
#include "app/campaign/wording.h"
#include "core/campaign/fleets/roster.h"
#include "core/pricing/fleet_price.h"
#include "core/pricing/ship_price.h"

namespace navarch {
namespace {

struct Tally {
    int ships = 0;
    int errors = 0;
    int warnings = 0;
    Talents price; ///< of the ships counted

    void add(const Tally& other)
    {
        ships += other.ships;
        errors += other.errors;
        warnings += other.warnings;
        price += other.price;
    }
};

/// Lays the rows of one campaign, having looked up once who stands under whom.
class TreeLayer {
public:
    TreeLayer(const Campaign& campaign, const Figures& figures, const FleetTreeOrder& order)
        : m_campaign(campaign),
          m_figures(figures),
          m_order(order)
    {
        for (const auto& [id, fleet] : campaign.table<FleetRecord>())
            m_fleets[fleet.side].push_back(&fleet);
        for (const auto& [id, squadron] : campaign.table<SquadronRecord>())
            m_squadrons[squadron.fleet].push_back(&squadron);
        for (const auto& [id, ship] : campaign.table<ShipRecord>()) {
            (ship.squadron ? m_ships[ship.squadron] : m_loose[ship.fleet]).push_back(&ship);
            m_manned.insert(ship.fleet);
        }
        // A long war leaves fleets of which only the name is left: they stand behind the others.
        for (auto& [side, fleets] : m_fleets)
            std::stable_partition(fleets.begin(), fleets.end(),
                                  [this](const FleetRecord* fleet) { return m_manned.contains(fleet->id); });
        for (const auto& [id, commander] : campaign.table<CommanderRecord>()) {
            if (commander.post == Post::Fleet && commander.fleet)
                m_admirals[commander.fleet] = &commander;
            if (commander.post == Post::Squadron && commander.squadron)
                m_commanders[commander.squadron] = &commander;
        }
    }

    void addSide(const SideRecord& side)
    {
        m_side = &side;
        FleetTreeRow row = branch(CampaignItem::Side, side.id.value, 0, side.name);
        std::vector<FleetTreeRow> under;
        Tally tally;
        Talents total;
        for (const FleetRecord* fleet : m_fleets[side.id])
            total += addFleet(*fleet, under, tally);
        row.price = amountText(priceShown(total, tally));
        put(std::move(row), tally, std::move(under), m_rows);
    }

    std::vector<FleetTreeRow> take() { return std::move(m_rows); }

private:
    [[nodiscard]] QString className(const ShipRecord& ship) const
    {
        const ShipClass* known = m_figures.classes.find(ship.classId);
        return known ? spokenTerm(known->name) : words(ship.classId);
    }

    [[nodiscard]] Talents price(const ShipRecord& ship) const
    {
        return shipTotal(ship.fit, ship.crew, m_figures.prices);
    }

    /// While one searches, a branch counts and prices what was found under it, and nothing else.
    [[nodiscard]] Talents priceShown(Talents whole, const Tally& tally) const
    {
        return m_order.filter.isEmpty() ? whole : tally.price;
    }

    [[nodiscard]] static QString commanderWords(const CommanderRecord& commander)
    {
        const QString name = commander.name.empty() ? windowText("Unnamed") : words(commander.name);
        return windowText("%1, %2").arg(name, wordOf(commander.quality).toLower());
    }

    [[nodiscard]] FleetTreeRow branch(CampaignItem::Kind kind, qint64 id, int depth,
                                      const std::string& name) const
    {
        FleetTreeRow row;
        row.kind = kind;
        row.id = id;
        row.depth = depth;
        row.name = words(name);
        row.colour = words(nameOf(m_side->colour));
        row.emblem = words(nameOf(m_side->emblem));
        if (kind == CampaignItem::Fleet || kind == CampaignItem::Squadron) {
            row.homeKind = kind;
            row.homeId = id;
        }
        row.open = !m_order.filter.isEmpty() || !m_order.folded.contains(row.key());
        return row;
    }

    void put(FleetTreeRow row, const Tally& tally, std::vector<FleetTreeRow> under,
             std::vector<FleetTreeRow>& into)
    {
        if (!m_order.filter.isEmpty() && tally.ships == 0)
            return;
        row.parted = !under.empty();
        row.ships = tally.ships;
        row.errors = tally.errors;
        row.warnings = tally.warnings;
        const bool open = row.open;
        into.push_back(std::move(row));
        if (open)
            std::move(under.begin(), under.end(), std::back_inserter(into));
    }

    Talents addFleet(const FleetRecord& fleet, std::vector<FleetTreeRow>& into, Tally& above)
    {
        FleetTreeRow row = branch(CampaignItem::Fleet, fleet.id.value, 1, fleet.name);
        const PortRecord* port = m_campaign.find(fleet.port);
        row.note = port ? words(port->name) : QString();
        if (const CommanderRecord* admiral = found(m_admirals, fleet.id))
            row.note += (row.note.isEmpty() ? QString() : QStringLiteral(" · ")) + commanderWords(*admiral);
        const Fleet roster = rosterOf(m_campaign, fleet.id);
        const Talents total = fleetTotal(roster, m_figures.prices);
        if (roster.ships.empty() && isSpent(m_campaign, fleet))
            return total;

        std::vector<FleetTreeRow> under;
        Tally tally;
        for (const SquadronRecord* squadron : m_squadrons[fleet.id])
            addSquadron(*squadron, under, tally);
        addShips(m_loose[fleet.id], 2, under, tally);
        row.price = amountText(priceShown(total, tally));
        put(std::move(row), tally, std::move(under), into);
        above.add(tally);
        return total;
    }

    void addSquadron(const SquadronRecord& squadron, std::vector<FleetTreeRow>& into, Tally& above)
    {
        FleetTreeRow row = branch(CampaignItem::Squadron, squadron.id.value, 2, squadron.name);
        Talents total;
        if (const CommanderRecord* commander = found(m_commanders, squadron.id)) {
            row.note = commanderWords(*commander);
            total += commanderPrice(commander->quality, m_figures.prices).total;
        } else {
            row.note = windowText("No commander");
        }
        for (const ShipRecord* ship : m_ships[squadron.id])
            total += price(*ship);

        std::vector<FleetTreeRow> under;
        Tally tally;
        addShips(m_ships[squadron.id], 3, under, tally);
        row.price = amountText(priceShown(total, tally));
        put(std::move(row), tally, std::move(under), into);
        above.add(tally);
    }

    void addShips(std::vector<const ShipRecord*> ships, int depth, std::vector<FleetTreeRow>& into,
                  Tally& tally)
    {
        std::stable_sort(ships.begin(), ships.end(), [this](const ShipRecord* a, const ShipRecord* b) {
            return m_order.descending ? before(*b, *a) : before(*a, *b);
        });
        for (const ShipRecord* ship : ships) {
            if (!matches(*ship))
                continue;
            FleetTreeRow row = branch(CampaignItem::Ship, ship->id.value, depth, ship->name);
            row.note = className(*ship);
            row.crew = wordOf(ship->crew);
            row.captain = words(ship->captain);
            row.condition = conditionWords(ship->condition);
            row.conditionTold = conditionExplained(ship->condition);
            row.damage = static_cast<int>(ship->condition.damage);
            row.price = amountText(price(*ship));
            row.ships = 1;
            for (const Finding& finding : shipFindings(m_campaign, *ship, m_figures)) {
                row.errors += finding.severity == Severity::Error;
                row.warnings += finding.severity == Severity::Warning;
            }
            row.homeKind = ship->squadron ? CampaignItem::Squadron : CampaignItem::Fleet;
            row.homeId = ship->squadron ? ship->squadron.value : ship->fleet.value;
            row.outline = QVariant::fromValue(outlineTraits(ship->fit, ship->condition));
            ++tally.ships;
            tally.price += price(*ship);
            tally.errors += row.errors;
            tally.warnings += row.warnings;
            into.push_back(std::move(row));
        }
    }

    [[nodiscard]] bool before(const ShipRecord& a, const ShipRecord& b) const
    {
        if (m_order.sortBy == QLatin1String("name"))
            return words(a.name).localeAwareCompare(words(b.name)) < 0;
        if (m_order.sortBy == QLatin1String("class"))
            return className(a).localeAwareCompare(className(b)) < 0;
        if (m_order.sortBy == QLatin1String("crew"))
            return a.crew < b.crew;
        if (m_order.sortBy == QLatin1String("condition"))
            return a.condition.damage < b.condition.damage;
        if (m_order.sortBy == QLatin1String("price"))
            return price(a) < price(b);
        return a.id < b.id;
    }

    [[nodiscard]] bool matches(const ShipRecord& ship) const
    {
        return m_order.filter.isEmpty() || words(ship.name).contains(m_order.filter, Qt::CaseInsensitive)
               || words(ship.captain).contains(m_order.filter, Qt::CaseInsensitive)
               || className(ship).contains(m_order.filter, Qt::CaseInsensitive);
    }

    template <class Key>
    [[nodiscard]] static const CommanderRecord* found(const std::map<Key, const CommanderRecord*>& in,
                                                      Key key)
    {
        const auto at = in.find(key);
        return at == in.end() ? nullptr : at->second;
    }

    const Campaign& m_campaign;
    const Figures& m_figures;
    const FleetTreeOrder& m_order;
    const SideRecord* m_side = nullptr;
    std::map<SideId, std::vector<const FleetRecord*>> m_fleets;
    std::map<FleetId, std::vector<const SquadronRecord*>> m_squadrons;
    std::map<FleetId, std::vector<const ShipRecord*>> m_loose; ///< in no squadron
    std::map<SquadronId, std::vector<const ShipRecord*>> m_ships;
    std::set<FleetId> m_manned; ///< with a ship at least
    std::map<FleetId, const CommanderRecord*> m_admirals;
    std::map<SquadronId, const CommanderRecord*> m_commanders;
    std::vector<FleetTreeRow> m_rows;
};

} // namespace

std::vector<FleetTreeRow> fleetTreeRows(const Campaign& campaign, const Figures& figures,
                                        const FleetTreeOrder& order, const std::function<bool(SideId)>& seen)
{
    TreeLayer layer(campaign, figures, order);
    for (const auto& [id, side] : campaign.table<SideRecord>())
        if (seen(id))
            layer.addSide(side);
    return layer.take();
}

} // namespace navarch
