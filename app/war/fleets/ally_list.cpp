// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/fleets/ally_list.h"

#include <algorithm>
#include <cstdlib>
#include <map>

#include "app/campaign/wording.h"
#include "core/campaign/calendar.h"

namespace navarch {
namespace {

constexpr int mostMonths = 120; // as a contract keeps them

QString trustIn(int reliability)
{
    if (reliability < 0)
        return AllyList::tr("may change sides");
    if (reliability == 0)
        return AllyList::tr("about to go home");
    if (reliability <= 3)
        return AllyList::tr("wavers");
    return reliability <= 6 ? AllyList::tr("keeps to the contract") : AllyList::tr("stands by its host");
}

} // namespace

const RowRoles<AllyEntry>& AllyList::roles()
{
    static const RowRoles<AllyEntry> all{
        {"contractId", &AllyEntry::id},   {"name", &AllyEntry::name},
        {"fleetId", &AllyEntry::fleetId}, {"fleet", &AllyEntry::fleet},
        {"percent", &AllyEntry::percent}, {"reliability", &AllyEntry::reliability},
        {"trust", &AllyEntry::trust},     {"monthsLeft", &AllyEntry::monthsLeft},
        {"home", &AllyEntry::home},       {"ships", &AllyEntry::ships}};
    return all;
}

void AllyList::setSide(int side)
{
    if (side == this->side())
        return;
    m_side = SideId{side};
    emit aboutChanged();
    refill();
}

void AllyList::setFleet(int fleet)
{
    if (fleet == this->fleet())
        return;
    m_fleet = FleetId{fleet};
    emit aboutChanged();
    refill();
}

void AllyList::refill()
{
    std::vector<AllyEntry> rows;
    const Campaign* all = records();
    if (all && !all->table<ContractRecord>().empty()) {
        std::map<FleetId, int> ships;
        for (const auto& [id, ship] : all->table<ShipRecord>())
            ++ships[ship.fleet];
        for (const auto& [id, contract] : all->table<ContractRecord>()) {
            if (!campaign()->sees(contract.side) || (m_side && contract.side != m_side)
                || (m_fleet && contract.fleet != m_fleet))
                continue;
            AllyEntry row;
            row.id = id.value;
            row.name = words(contract.name);
            row.fleetId = static_cast<int>(contract.fleet.value);
            if (const FleetRecord* fleet = all->find(contract.fleet))
                row.fleet = words(fleet->name);
            const QString sign = contract.percent < 0 ? QString(QChar(0x2212)) : QStringLiteral("+");
            row.percent = contract.percent == 0
                              ? tr("at the plain price")
                              : tr("%1%2 per cent").arg(sign).arg(std::abs(contract.percent));
            row.reliability = contract.reliability;
            row.trust = trustIn(contract.reliability);
            const int weeks = contract.signedTurn + contract.months * weeksOfMonth - all->head().turn;
            row.monthsLeft = std::max(0, (weeks + weeksOfMonth - 1) / weeksOfMonth);
            if (const PortRecord* home = all->find(contract.homePort))
                row.home = words(home->name);
            row.ships = ships[contract.fleet];
            rows.push_back(std::move(row));
        }
    }
    replaceRows(m_rows, std::move(rows));
}

bool AllyList::lists(int contract) const
{
    return campaign() && std::any_of(m_rows.begin(), m_rows.end(), [&](const AllyEntry& row) {
               return row.id == contract;
           });
}

DeedPreview AllyList::previewEnd(int contract) const
{
    return lists(contract) ? campaign()->preview(EndContract{.contract = ContractId{contract}})
                           : DeedPreview{};
}

bool AllyList::end(int contract)
{
    return lists(contract) && campaign()->perform(EndContract{.contract = ContractId{contract}});
}

bool AllyList::prolong(int contract)
{
    const ContractRecord* standing = lists(contract) ? records()->find(ContractId{contract}) : nullptr;
    if (!standing || standing->months >= mostMonths)
        return false;
    ChangeContract change;
    change.contract = standing->id;
    change.months = standing->months + 1;
    return campaign()->perform(change);
}

namespace {

SignContract contractFor(int fleet, const QString& name, int percent, int months, int homePort)
{
    SignContract contract;
    contract.fleet = FleetId{fleet};
    contract.name = name.trimmed().toStdString();
    contract.percent = percent;
    contract.months = std::clamp(months, 1, mostMonths);
    contract.homePort = PortId{homePort};
    return contract;
}

} // namespace

bool AllyList::mayContract(int fleet) const
{
    const FleetRecord* own = records() ? records()->find(FleetId{fleet}) : nullptr;
    return own && campaign()->sees(own->side);
}

DeedPreview AllyList::previewSign(int fleet, const QString& name, int percent, int months, int homePort) const
{
    return mayContract(fleet) ? campaign()->preview(contractFor(fleet, name, percent, months, homePort))
                              : DeedPreview{};
}

bool AllyList::sign(int fleet, const QString& name, int percent, int months, int homePort)
{
    return mayContract(fleet) && campaign()->perform(contractFor(fleet, name, percent, months, homePort));
}

} // namespace navarch
