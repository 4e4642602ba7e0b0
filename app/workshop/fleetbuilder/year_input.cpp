// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/year_input.h"

#include <QRegularExpression>

#include "core/base/fields.h"

namespace navarch {

std::optional<int> yearFromText(const QString& text)
{
    static const QRegularExpression form(
        QStringLiteral(R"(^\s*(AD\s*)?([-\x{2212}]?)\s*(\d{1,4})\s*(BCE|BC|CE|AD)?\s*$)"),
        QRegularExpression::CaseInsensitiveOption);
    const auto match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const bool before = match.captured(4).startsWith(QLatin1Char('B'), Qt::CaseInsensitive);
    const bool minus = !match.captured(2).isEmpty();
    const int number = match.captured(3).toInt();
    const int year = before || minus ? -number : number;
    const bool twice = !match.captured(1).isEmpty() && (before || minus);
    if (year == 0 || twice || year < yearBounds.least || year > yearBounds.most)
        return std::nullopt;
    return year;
}

} // namespace navarch
