// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/commander_rows.h"

#include <QVariantMap>

#include "app/base/pricing/amounts.h"
#include "app/campaign/wording.h"

namespace navarch {

QVariant CommanderRows::data(const QModelIndex& index, int role) const
{
    const CommanderEntry* row = rowAt(m_rows, index.row());
    if (!row)
        return {};
    switch (role) {
    case CommanderKeyRole: return row->commanderKey;
    case NameRole: return row->name;
    case PostRole: return row->post;
    case QualityRole: return row->quality;
    case PriceRole: return row->price;
    default: return {};
    }
}

QHash<int, QByteArray> CommanderRows::roleNames() const
{
    return {{CommanderKeyRole, "commanderKey"},
            {NameRole, "name"},
            {PostRole, "post"},
            {QualityRole, "quality"},
            {PriceRole, "price"}};
}

QVariantList CommanderRows::qualities() const
{
    QVariantList list;
    for (const auto& each : EnumNames<CommandQuality>::names)
        list.append(
            QVariantMap{{QStringLiteral("value"), words(each.name)},
                        {QStringLiteral("text"),
                         QStringLiteral("%1  %2").arg(
                             wordOf(each.value), amountText(builtInFigures().prices.priceOf(each.value)))}});
    return list;
}

void CommanderRows::refill(const FleetPlan& plan, const PriceList& prices)
{
    std::vector<CommanderEntry> rows;
    for (const PlanCommander& entry : plan.commanders) {
        const FleetCommander& commander = entry.commander;
        const QString post = commander.post == Post::Fleet      ? tr("The fleet")
                             : commander.post == Post::Garrison ? tr("A garrison")
                             : commander.squadron.empty()       ? tr("No squadron yet")
                                                                : words(commander.squadron);
        rows.push_back({entry.key, words(commander.name), post, words(nameOf(commander.quality)),
                        amountText(prices.priceOf(commander.quality))});
    }
    replaceRows(m_rows, std::move(rows));
}

} // namespace navarch
