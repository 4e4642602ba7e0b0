// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/fleets/formation_card.h"

#include "app/base/drawing/ship_silhouette.h"
#include "app/base/pricing/amounts.h"
#include "app/campaign/wording.h"
#include "core/campaign/fleets/roster.h"
#include "core/pricing/fleet_price.h"
#include "core/pricing/ship_price.h"

namespace navarch {
namespace {

constexpr qsizetype mostDrawn = 24;

} // namespace

void FormationCard::setKind(CampaignItem::Kind kind)
{
    if (kind == m_kind)
        return;
    m_kind = kind;
    emit kindChanged();
    refill();
}

bool FormationCard::fill(const Campaign& records)
{
    const bool ofSquadron = m_kind == CampaignItem::Squadron;
    const SquadronRecord* squadron = ofSquadron ? records.find(SquadronId{itemId()}) : nullptr;
    const FleetRecord* fleet = records.find(squadron ? squadron->fleet : FleetId{ofSquadron ? 0 : itemId()});
    const SideRecord* side = fleet ? records.find(fleet->side) : nullptr;
    if (!side || !campaign()->sees(side->id))
        return false;

    m_side = side->id;
    m_fleet = fleet->id;
    m_port = fleet->port;
    m_name = words(squadron ? squadron->name : fleet->name);
    m_colour = words(nameOf(side->colour));
    m_emblem = words(nameOf(side->emblem));
    QStringList place;
    if (squadron)
        place += words(fleet->name);
    if (const PortRecord* port = records.find(fleet->port))
        place += words(port->name);
    m_place = place.join(QStringLiteral(" · "));

    m_contract.clear();
    for (const auto& [id, contract] : records.table<ContractRecord>())
        if (contract.fleet == fleet->id)
            m_contract =
                tr("Allied contingent of %1, %2%3 per cent")
                    .arg(words(contract.name), contract.percent < 0 ? QString(QChar(0x2212)) : tr("+"))
                    .arg(std::abs(contract.percent));

    m_commanderId = {};
    m_commander.clear();
    m_commanderQuality.clear();
    for (const auto& [id, commander] : records.table<CommanderRecord>()) {
        const bool here = squadron ? commander.post == Post::Squadron && commander.squadron == squadron->id
                                   : commander.post == Post::Fleet && commander.fleet == fleet->id;
        if (!here)
            continue;
        m_commanderId = id;
        m_commander = commander.name.empty() ? tr("Unnamed") : words(commander.name);
        m_commanderQuality = wordOf(commander.quality);
    }

    Fleet roster = rosterOf(records, fleet->id);
    if (squadron) {
        std::erase_if(roster.ships, [&](const FleetShip& ship) { return ship.squadron != squadron->name; });
        std::erase_if(roster.commanders, [&](const FleetCommander& commander) {
            return commander.post != Post::Squadron || commander.squadron != squadron->name;
        });
    }
    const Figures& figures = campaign()->figures();
    const FleetPrice price = priceFleet(roster, figures);
    m_price.setPrice({price.total, price.lines});
    Findings findings = squadron ? Findings{} : price.findings;
    if (squadron)
        for (const auto& [id, ship] : records.table<ShipRecord>())
            if (ship.squadron == squadron->id)
                for (const Finding& finding : shipFindings(records, ship, figures))
                    findings.push_back(finding);
    m_findings.setFindings(findings);

    m_ships = roster.shipCount();
    m_line.clear();
    for (const FleetShip& ship : roster.ships) {
        if (m_line.size() == mostDrawn)
            break;
        m_line.push_back(LinedShip{.name = words(ship.name),
                                   .outline = QVariant::fromValue(outlineTraits(ship.fit, ship.condition)),
                                   .price = amountText(shipTotal(ship.fit, ship.crew, figures.prices))});
    }
    return true;
}

} // namespace navarch
