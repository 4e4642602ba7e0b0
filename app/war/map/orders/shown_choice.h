// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariantMap>

namespace navarch {

/// An entry of a choice box: what it stands for and what it says.
[[nodiscard]] inline QVariantMap shownChoice(const QVariant& value, const QString& text)
{
    return {{QStringLiteral("value"), value}, {QStringLiteral("text"), text}};
}

} // namespace navarch
