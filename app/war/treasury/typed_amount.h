// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

#include "core/base/talents.h"

namespace navarch {

/// An amount as a person types it, "12.50" or "−4"; none when it is no amount.
[[nodiscard]] inline std::optional<Talents> typedAmount(const QString& text)
{
    const auto talents =
        Talents::parse(text.trimmed().replace(QChar(0x2212), QLatin1Char('-')).toStdString());
    return talents ? std::optional<Talents>(*talents) : std::nullopt;
}

} // namespace navarch
