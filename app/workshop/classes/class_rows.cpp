// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/classes/class_rows.h"

#include "app/base/drawing/ship_silhouette.h"
#include "app/base/pricing/amounts.h"
#include "app/campaign/wording.h"
#include "core/data/figures.h"
#include "core/pricing/ship_price.h"

namespace navarch {

namespace {

int derivedIn(const ShipClass& shipClass)
{
    std::size_t count = 0;
    for (const std::string& game : builtInFigures().classes.formulas().games())
        count += derivedValues(shipClass, game).size();
    return static_cast<int>(count);
}

} // namespace

const RowRoles<ClassRow>& ClassRows::roles()
{
    static const RowRoles<ClassRow> all{{"classId", &ClassRow::classId}, {"name", &ClassRow::name},
                                        {"summary", &ClassRow::summary}, {"price", &ClassRow::price},
                                        {"note", &ClassRow::note},       {"outline", &ClassRow::outline}};
    return all;
}

void ClassRows::refill()
{
    std::vector<ClassRow> rows;
    for (const ShipClass& each : m_document.plan().book.classes) {
        ClassRow row;
        row.classId = words(each.id);
        row.name = words(each.name);
        row.summary = tr("size %1 · %2 cm").arg(each.fit.size).arg(each.fit.speed);
        row.price = amountText(shipTotal(each.fit, CrewQuality::Average, builtInFigures().prices));
        const int derived = derivedIn(each);
        row.note = derived == 0 ? tr("every value given") : tr("%n by formula", nullptr, derived);
        row.outline = outlineTraits(each.fit);
        rows.push_back(std::move(row));
    }
    replaceRows(m_rows, std::move(rows));
}

} // namespace navarch
