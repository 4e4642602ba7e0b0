// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/current_ship.h"

#include "app/base/drawing/ship_silhouette.h"
#include "app/base/pricing/amounts.h"
#include "app/campaign/wording.h"
#include "core/data/figures.h"
#include "core/pricing/ship_price.h"

namespace navarch {

QString CurrentShip::name() const
{
    const PlanRow* row = m_selection.row();
    return row ? words(row->ship.name) : QString();
}

QString CurrentShip::title() const
{
    const PlanRow* row = m_selection.row();
    return row ? words(displayName(row->ship, builtInFigures().classes)) : QString();
}

QString CurrentShip::className() const
{
    const PlanRow* row = m_selection.row();
    return row ? spokenTerm(classOf(row->ship, builtInFigures().classes)->name) : QString();
}

QString CurrentShip::captain() const
{
    const PlanRow* row = m_selection.row();
    return row ? words(row->ship.captain) : QString();
}

int CurrentShip::count() const
{
    const PlanRow* row = m_selection.row();
    return row ? row->ship.count : 0;
}

QString CurrentShip::each() const
{
    const PlanRow* row = m_selection.row();
    return row ? amountText(shipTotal(row->ship.fit, row->ship.crew, builtInFigures().prices)) : QString();
}

QString CurrentShip::total() const
{
    const PlanRow* row = m_selection.row();
    if (!row)
        return {};
    return amountText(shipTotal(row->ship.fit, row->ship.crew, builtInFigures().prices) * row->ship.count);
}

QVariant CurrentShip::outline() const
{
    const PlanRow* row = m_selection.row();
    return row ? QVariant::fromValue(outlineTraits(row->ship.fit, row->ship.condition))
               : QVariant::fromValue(OutlineTraits{});
}

} // namespace navarch
