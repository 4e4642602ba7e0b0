// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/fleet_budget.h"

#include <algorithm>

#include "app/base/pricing/amounts.h"
#include "core/pricing/ship_price.h"

namespace navarch {

bool FleetBudget::setText(const QString& text)
{
    const auto amount = text.trimmed().isEmpty() ? Talents() : typedAmount(text);
    if (!amount || amount->isNegative()) {
        m_document.refuse({{{},
                            given(tr("This is no amount of talents.").toStdString()),
                            given(tr("Write an amount like %1; leave it empty for no budget.")
                                      .arg(amountText(Talents::ofHundredths(12050)))
                                      .toStdString())}});
        return false;
    }
    return m_document.perform(tr("Set the budget"), [&](FleetPlan& next) { next.budget = *amount; });
}

QString FleetBudget::total() const
{
    return amountText(cost());
}

QString FleetBudget::amount() const
{
    return agreed().isZero() ? QString() : amountText(agreed());
}

QString FleetBudget::left() const
{
    return agreed().isZero() ? QString() : amountText(agreed() - cost());
}

bool FleetBudget::exceeded() const
{
    return !agreed().isZero() && cost() > agreed();
}

double FleetBudget::spent() const
{
    if (agreed().isZero())
        return 0;
    return std::clamp(static_cast<double>(cost().hundredths()) / static_cast<double>(agreed().hundredths()),
                      0.0, 1.0);
}

void FleetBudget::refill()
{
    if (const PlanRow* row = m_selection.row())
        m_price.setPrice(shipPrice(row->ship.fit, row->ship.crew, builtInFigures().prices));
    else
        m_price.setPrice({m_reckoning.price.total, m_reckoning.price.lines});
}

} // namespace navarch
