// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/pricing/amounts.h"

namespace navarch {

QString amountText(Talents amount)
{
    QString text = QString::fromStdString((amount.isNegative() ? -amount : amount).text());
    for (qsizetype at = text.indexOf(QLatin1Char('.')) - 3; at > 0; at -= 3)
        text.insert(at, QLatin1Char(','));
    if (amount.isNegative())
        text.prepend(QChar(0x2212));
    return text;
}

QString signedAmountText(Talents amount)
{
    const QString text = amountText(amount);
    return amount.isNegative() || amount.isZero() ? text : QLatin1Char('+') + text;
}

} // namespace navarch
