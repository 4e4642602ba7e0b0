// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

#include "app/base/speech/speech.h"
#include "core/base/talents.h"

namespace navarch {

/// An amount as a person types it: "12.50", "−4", and "12,50" where the language spoken writes so; none when it is no amount.
[[nodiscard]] inline std::optional<Talents> typedAmount(const QString& text)
{
    QString plain = text.trimmed().replace(QChar(0x2212), QLatin1Char('-'));
    if (const QString point = spokenLocale().decimalPoint(); !plain.contains(QLatin1Char('.')))
        plain.replace(point, QStringLiteral("."));
    const auto talents = Talents::parse(plain.toStdString());
    return talents ? std::optional<Talents>(*talents) : std::nullopt;
}

} // namespace navarch
