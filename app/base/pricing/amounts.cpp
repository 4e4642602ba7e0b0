// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/pricing/amounts.h"

#include <QLocale>

#include "app/base/speech/speech.h"

namespace navarch {

QString amountText(Talents amount)
{
    const QLocale locale = spokenLocale();
    QString text = QString::fromStdString((amount.isNegative() ? -amount : amount).text());
    const qsizetype point = text.indexOf(QLatin1Char('.'));
    text.replace(point, 1, locale.decimalPoint());
    for (qsizetype at = point - 3; at > 0; at -= 3)
        text.insert(at, locale.groupSeparator());
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
