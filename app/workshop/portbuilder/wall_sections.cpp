// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/portbuilder/wall_sections.h"

#include <QStringList>

#include "app/base/drawing/wall_image.h"
#include "app/base/pricing/amounts.h"
#include "core/pricing/port_price.h"

namespace navarch {

namespace {

QString summaryOf(const WallSection& section)
{
    QStringList parts;
    const auto add = [&parts](int count, const QString& one, const QString& many) {
        if (count > 0)
            parts += count == 1 ? one : many.arg(count);
    };
    add(section.archers, WallSections::tr("1 archer"), WallSections::tr("%1 archers"));
    add(section.marines, WallSections::tr("1 marine"), WallSections::tr("%1 marines"));
    add(section.heavyMarines, WallSections::tr("1 heavy marine"), WallSections::tr("%1 heavy marines"));
    add(section.ballistae, WallSections::tr("1 ballista"), WallSections::tr("%1 ballistae"));
    add(section.towers, WallSections::tr("1 tower"), WallSections::tr("%1 towers"));
    for (const int modifier : section.heavyEngines)
        parts += WallSections::tr("heavy engine +%1").arg(modifier);
    add(section.ferreaManus, WallSections::tr("ferrea manus"), WallSections::tr("%1 ferreae manus"));
    add(section.boilingOil, WallSections::tr("boiling oil"), WallSections::tr("%1 pots of oil"));
    add(section.bees, WallSections::tr("bees"), WallSections::tr("%1 pots of bees"));
    return parts.isEmpty() ? WallSections::tr("nobody on it yet") : parts.join(QStringLiteral(" · "));
}

} // namespace

const RowRoles<WallSectionEntry>& WallSections::roles()
{
    static const RowRoles<WallSectionEntry> all{
        {"number", &WallSectionEntry::number},
        {"contents", &WallSectionEntry::contents},
        {"capacity", &WallSectionEntry::capacity},
        {"taken", &WallSectionEntry::taken},
        {"over", [](const WallSectionEntry& row) { return row.taken > row.capacity; }},
        {"price", &WallSectionEntry::price},
        {"summary", &WallSectionEntry::summary},
        {"errors", &WallSectionEntry::errors},
        {"warnings", &WallSectionEntry::warnings}};
    return all;
}

void WallSections::refill(const Fortification& port, const std::vector<Findings>& findings,
                          const PriceList& prices)
{
    std::vector<WallSectionEntry> rows;
    for (std::size_t i = 0; i < port.sections.size(); ++i) {
        const WallSection& section = port.sections[i];
        WallSectionEntry row;
        row.number = static_cast<int>(i) + 1;
        row.contents = elevationContents(section);
        row.capacity = section.capacity;
        row.taken = section.unitsTaken(prices.limits);
        row.price = amountText(wallSectionPrice(section, row.number, port.garrison, prices).amount);
        row.summary = summaryOf(section);
        for (const Finding& finding : findings[i]) {
            row.errors += finding.severity == Severity::Error;
            row.warnings += finding.severity == Severity::Warning;
        }
        rows.push_back(std::move(row));
    }
    replaceRows(m_rows, std::move(rows));
}

} // namespace navarch
