// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/words.h"

namespace navarch {

QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))
        .normalized(QString::NormalizationForm_C);
}

QString signedText(int number)
{
    if (number < 0)
        return QChar(0x2212) + QString::number(-number);
    return number > 0 ? QLatin1Char('+') + QString::number(number) : QStringLiteral("0");
}

QString capitalised(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace navarch
