// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/pricing/amounts.h"

#include <QLocale>
#include <QRegularExpression>

#include <cmath>

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

QString fractionText(qint64 parts, int decimals)
{
    return spokenLocale().toString(static_cast<double>(parts) / std::pow(10, decimals), 'f', decimals);
}

std::optional<Talents> typedAmount(const QString& text)
{
    // What a language sets thousands apart with, a person may not find on the keyboard: a space or an apostrophe is as good.
    const QLocale locale = spokenLocale();
    const QString apart =
        QStringLiteral(R"([\s'’%1])").arg(QRegularExpression::escape(locale.groupSeparator()));
    const QString point = QStringLiteral("(?:%1|\\.)").arg(QRegularExpression::escape(locale.decimalPoint()));
    static const QString pattern =
        QStringLiteral(R"(([-+−]?)([0-9]{1,3}(?:%1[0-9]{3})+|[0-9]+)(?:%2([0-9]{1,2}))?)");
    const QRegularExpression written(QRegularExpression::anchoredPattern(pattern.arg(apart, point)),
                                     QRegularExpression::UseUnicodePropertiesOption);
    const auto found = written.match(text.trimmed());
    if (!found.hasMatch())
        return std::nullopt;
    QString plain = found.captured(1).replace(QChar(0x2212), QLatin1Char('-'));
    plain += found.captured(2).remove(QRegularExpression(apart)) + QLatin1Char('.') + found.captured(3);
    if (plain.endsWith(QLatin1Char('.')))
        plain.chop(1);
    return Talents::parse(plain.toStdString());
}

} // namespace navarch
