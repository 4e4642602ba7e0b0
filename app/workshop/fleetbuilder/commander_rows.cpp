// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/commander_rows.h"

#include "app/base/pricing/amounts.h"
#include "app/campaign/wording.h"

namespace navarch {

const RowRoles<CommanderEntry>& CommanderRows::roles()
{
    static const RowRoles<CommanderEntry> all{{"commanderKey", &CommanderEntry::commanderKey},
                                              {"name", &CommanderEntry::name},
                                              {"post", &CommanderEntry::post},
                                              {"quality", &CommanderEntry::quality},
                                              {"price", &CommanderEntry::price}};
    return all;
}

QList<ShownChoice> CommanderRows::qualities() const
{
    QList<ShownChoice> list;
    for (const auto& each : EnumNames<CommandQuality>::names)
        list.append(
            ShownChoice{words(each.name),
                        QStringLiteral("%1  %2").arg(
                            wordOf(each.value), amountText(builtInFigures().prices.priceOf(each.value)))});
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
