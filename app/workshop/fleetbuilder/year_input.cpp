// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/year_input.h"

#include <QRegularExpression>

#include "app/base/speech/speech.h"
#include "core/base/fields.h"

namespace navarch {

std::optional<int> yearFromText(const QString& text)
{
    // English in every language, for notes that travel; and as the language that is spoken writes it.
    const QString spokenBefore = windowText("BCE");
    const QRegularExpression form(
        QStringLiteral(R"(^\s*(AD\s*)?([-\x{2212}]?)\s*(\d{1,4})\s*(BCE|BC|CE|AD|%1|%2)?\s*$)")
            .arg(QRegularExpression::escape(spokenBefore), QRegularExpression::escape(windowText("CE"))),
        QRegularExpression::CaseInsensitiveOption);
    const auto match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const QString era = match.captured(4);
    const bool before = era.startsWith(QLatin1Char('B'), Qt::CaseInsensitive)
                        || era.compare(spokenBefore, Qt::CaseInsensitive) == 0;
    const bool minus = !match.captured(2).isEmpty();
    const int number = match.captured(3).toInt();
    const int year = before || minus ? -number : number;
    const bool twice = !match.captured(1).isEmpty() && (before || minus);
    if (year == 0 || twice || year < yearBounds.least || year > yearBounds.most)
        return std::nullopt;
    return year;
}

} // namespace navarch
