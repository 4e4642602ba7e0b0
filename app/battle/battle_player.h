// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "app/campaign/wording.h"
#include "core/battle/temperament.h"
#include "core/campaign/fleets/plan.h"

namespace navarch {

/// A side as the battle room shows it, and who plays it.
struct BattlePlayer {
    QString colour;
    QString emblem;
    std::optional<Temperament> captain; ///< none: hands

    [[nodiscard]] bool byHand() const { return !captain; }
};

/// The colours and emblems of sides that bring none of their own.
[[nodiscard]] inline BattlePlayer plainPlayer(std::size_t side)
{
    constexpr std::array<const char*, 4> colours{"lapis", "madder", "olive", "saffron"};
    constexpr std::array<const char*, 4> emblems{"owl", "horse", "tower", "dolphin"};
    return {QString::fromLatin1(colours[side % 4]), QString::fromLatin1(emblems[side % 4]), std::nullopt};
}

/// "hands", "cautious", "steady" or "bold".
[[nodiscard]] inline QString playerId(const std::optional<Temperament>& captain)
{
    return captain ? words(nameOf(*captain)) : QStringLiteral("hands");
}
[[nodiscard]] inline std::optional<Temperament> captainOf(const QString& id)
{
    return enumFromName<Temperament>(id.toStdString());
}

} // namespace navarch
