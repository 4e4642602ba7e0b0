// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/treasury/month_ahead.h"

#include "app/base/pricing/amounts.h"
#include "app/campaign/wording.h"
#include "core/campaign/calendar.h"
#include "core/campaign/settings/figures_in_force.h"

namespace navarch {

namespace {

constexpr int monthsWorthSaying = 12; // of a treasury that will be empty

} // namespace

const RowRoles<MonthAheadLine>& MonthAhead::roles()
{
    static const RowRoles<MonthAheadLine> all{
        {"side", &MonthAheadLine::side},       {"colour", &MonthAheadLine::colour},
        {"emblem", &MonthAheadLine::emblem},   {"text", &MonthAheadLine::text},
        {"rule", &MonthAheadLine::rule},       {"amount", &MonthAheadLine::amount},
        {"missing", &MonthAheadLine::missing}, {"out", &MonthAheadLine::out}};
    return all;
}

MonthSum MonthAhead::sumOf(const SideRecord& side, const MonthForecast& month,
                           const CampaignFigures& figures) const
{
    Talents income;
    Talents spending;
    Talents missing;
    for (const MonthLine& line : month.lines) {
        (line.amount.isNegative() ? spending : income) += line.amount;
        missing += line.missing;
    }
    QString warning;
    QString note;
    const int unpaid = month.unpaidShips();
    if (!missing.isZero()) {
        warning = tr("%1 talents will be missing (CP-4.3).").arg(amountText(missing));
        if (unpaid > 0)
            note = (unpaid == 1 ? tr("1 ship would go unpaid.") : tr("%1 ships would go unpaid.").arg(unpaid))
                   + QLatin1Char(' ')
                   + tr("Each rolls d10: up to %1 its crew is a quality worse, from %2 on it deserts.")
                         .arg(figures.crewWorseTo)
                         .arg(figures.shipDesertsFrom);
    } else if (month.after < month.before && !month.after.isNegative()) {
        const std::int64_t months = month.after.hundredths() / (month.before - month.after).hundredths() + 1;
        if (months <= monthsWorthSaying)
            note = months == 1 ? tr("The month after that would find too little in the treasury.")
                               : tr("If months go on like this, money is missing in %1 months.").arg(months);
    }
    return {.sideId = static_cast<int>(side.id.value),
            .name = words(side.name),
            .colour = words(nameOf(side.colour)),
            .emblem = words(nameOf(side.emblem)),
            .before = amountText(month.before),
            .income = signedAmountText(income),
            .spending = signedAmountText(spending),
            .after = amountText(month.after),
            .inDebt = month.after.isNegative(),
            .isShort = !missing.isZero(),
            .warning = warning,
            .note = note};
}

void MonthAhead::refill()
{
    std::vector<MonthAheadLine> rows;
    m_sums.clear();
    m_when.clear();
    if (const Campaign* all = records()) {
        const HeadRecord& now = all->head();
        m_when = dateText(now.year, now.month, weeksOfMonth);
        const Draft draft(*all);
        const CampaignFigures figures = figuresInForce(draft);
        for (const MonthForecast& month : monthBooks(draft, campaign()->figures(), MonthView::Ahead)) {
            const SideRecord* side = all->find(month.side);
            if (!side || !isOf(side->id))
                continue;
            m_sums.push_back(sumOf(*side, month, figures));
            int number = 0;
            for (const MonthLine& line : month.lines) {
                MonthAheadLine row;
                row.rowKey = QStringLiteral("%1/%2").arg(side->id.value).arg(number++);
                row.side = words(side->name);
                row.colour = words(nameOf(side->colour));
                row.emblem = words(nameOf(side->emblem));
                row.text = words(line.text);
                row.rule = words(line.rule);
                row.amount = signedAmountText(line.amount);
                row.missing = line.missing.isZero() ? QString() : amountText(line.missing);
                row.out = line.amount.isNegative();
                rows.push_back(std::move(row));
            }
        }
    }
    replaceRows(m_rows, std::move(rows));
    emit summed();
}

} // namespace navarch
