// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/wars/war_sides.h"

#include <array>
#include <string_view>

#include <algorithm>

#include "app/base/pricing/amounts.h"
#include "app/campaign/enum_choices.h"
#include "app/campaign/wording.h"
#include "app/workshop/wars/war_words.h"
#include "core/campaign/founding/scenario_edits.h"

namespace navarch {

const RowRoles<WarSideEntry>& WarSides::roles()
{
    static const RowRoles<WarSideEntry> all{
        {"sideId", &WarSideEntry::id},     {"name", &WarSideEntry::name},
        {"colour", &WarSideEntry::colour}, {"emblem", &WarSideEntry::emblem},
        {"player", &WarSideEntry::player}, {"period", &WarSideEntry::period},
        {"home", &WarSideEntry::home},     {"budget", &WarSideEntry::budget},
        {"spent", &WarSideEntry::spent},   {"remaining", &WarSideEntry::left},
        {"share", &WarSideEntry::share},   {"overspent", &WarSideEntry::overspent},
        {"ships", &WarSideEntry::ships},   {"ports", &WarSideEntry::ports}};
    return all;
}

void WarSides::refill()
{
    std::vector<WarSideEntry> rows;
    const CampaignPlan& plan = m_reading.plan;
    for (std::size_t i = 0; i < plan.sides.size(); ++i) {
        const PlannedSide& side = plan.sides[i];
        const SidePrice& price = m_reading.prices[i];
        WarSideEntry row;
        row.id = words(side.id);
        row.name = words(side.name);
        row.colour = words(nameOf(side.colour));
        row.emblem = words(nameOf(side.emblem));
        row.player = words(nameOf(side.player));
        row.period = words(nameOf(side.period));
        row.home = words(side.homePort);
        row.budget = amountText(side.budget);
        row.spent = amountText(price.total);
        row.left = amountText(side.budget - price.total);
        row.overspent = side.budget < price.total;
        if (side.budget > Talents())
            row.share = std::min(1.0, static_cast<double>(price.total.hundredths())
                                          / static_cast<double>(side.budget.hundredths()));
        else
            row.share = row.overspent ? 1 : 0;
        for (const PlannedSide::PlannedFleet& fleet : side.fleets)
            row.ships += fleet.fleet.shipCount();
        for (const PlannedPort& port : plan.ports)
            row.ports += ownerOf(plan, port) == static_cast<int>(i);
        rows.push_back(std::move(row));
    }
    replaceRows(m_rows, std::move(rows));
    emit refilled();
}

QString WarSides::total() const
{
    Talents all;
    for (const SidePrice& price : m_reading.prices)
        all += price.total;
    return amountText(all);
}

QList<ShownChoice> WarSides::periods() const
{
    return choicesOf<ListPeriod>();
}

QList<ShownChoice> WarSides::homes() const
{
    return QList{ShownChoice{QString(), tr("None yet")}} + harboursOf(m_reading, -1);
}

bool WarSides::set(int row, SideField::Field field, const QString& value)
{
    // As a scenario file calls them, in the order of SideField.
    constexpr std::array<std::string_view, 7> keys{"name",   "colour",    "emblem", "player",
                                                   "period", "home_port", "budget"};
    const auto at = static_cast<std::size_t>(field);
    if (at >= keys.size())
        return false;
    std::string text = value.trimmed().toStdString();
    if (const auto amount = field == SideField::Budget ? typedAmount(value) : std::nullopt)
        text = amount->text();
    return editWar(m_document, tr("Change a side"), [&](const ScenarioDraft& draft) {
        return withSideField(draft, row, keys[at], text, builtInFigures());
    });
}

int WarSides::add()
{
    const QString name = tr("Side %1").arg(m_rows.size() + 1);
    const bool done = editWar(m_document, tr("Another side"), [&](const ScenarioDraft& draft) {
        return withSide(draft, name.toStdString(), builtInFigures());
    });
    return done ? static_cast<int>(m_rows.size()) - 1 : -1;
}

void WarSides::remove(int row)
{
    editWar(m_document, tr("Leave a side out"),
            [&](const ScenarioDraft& draft) { return withoutSide(draft, row, builtInFigures()); });
}

} // namespace navarch
