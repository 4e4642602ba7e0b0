// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QString>
#include <QVariant>

namespace navarch {

/// The origin of what is printed of a campaign beside fleets and ports.
inline const QString campaignPapers = QStringLiteral("papers");

/// That of a battle outside a campaign.
inline const QString skirmishBattle = QStringLiteral("skirmish");

/// A row of a choice on the Print screen.
[[nodiscard]] inline QVariantMap choice(const QVariant& value, const QString& text)
{
    return {{QStringLiteral("value"), value}, {QStringLiteral("text"), text}};
}

[[nodiscard]] inline QVariantMap choice(std::int64_t value, const QString& text)
{
    return choice(QVariant(static_cast<int>(value)), text);
}

} // namespace navarch
