// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <algorithm>
#include <optional>
#include <vector>

#include "app/campaign/wording.h"
#include "core/battle/brief/captain_level.h"
#include "core/battle/brief/temperament.h"
#include "core/campaign/founding/plan.h"

namespace navarch {

/// A side as the battle room shows it, and who plays it.
struct BattlePlayer {
    QString colour;
    QString emblem;
    std::optional<Temperament> captain; ///< none: hands
    /// Where its ships are shared out among several: who plays each seat; otherwise empty.
    std::vector<std::optional<Temperament>> seats = {};
    /// How far its captains think; none: as they did before there were levels.
    std::optional<CaptainLevel> level = {};

    /// Hands play it, or one of its seats.
    [[nodiscard]] bool byHand() const
    {
        return seats.empty() ? !captain : std::find(seats.begin(), seats.end(), std::nullopt) != seats.end();
    }
    /// Who answers for a seat; for the side as a whole (-1) hands, if any of its seats are theirs.
    [[nodiscard]] std::optional<Temperament> of(int seat) const
    {
        if (seats.empty())
            return captain;
        if (seat >= 0 && static_cast<std::size_t>(seat) < seats.size())
            return seats[static_cast<std::size_t>(seat)];
        return byHand() ? std::nullopt : seats.front();
    }
    /// How many of them are hands, each somebody else's.
    [[nodiscard]] int handCount() const
    {
        return seats.empty() ? int(!captain)
                             : static_cast<int>(std::count(seats.begin(), seats.end(), std::nullopt));
    }
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

/// "ensign", "captain", "navarch"; "usual" where none is named.
[[nodiscard]] inline QString levelId(const std::optional<CaptainLevel>& level)
{
    return level && *level != CaptainLevel::Earlier ? words(nameOf(*level)) : QStringLiteral("usual");
}
[[nodiscard]] inline std::optional<CaptainLevel> levelOf(const QString& id)
{
    return enumFromName<CaptainLevel>(id.toStdString());
}

} // namespace navarch
