// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace navarch {

/// Whose battle it is that is fought, or whose result is entered.
struct ResultOrigin {
    QString campaign; ///< the campaign's file; empty: a skirmish
    int battle = 0;   ///< its number there

    /// A name that no other battle has; empty for skirmishes.
    [[nodiscard]] std::string key() const
    {
        return campaign.isEmpty() ? std::string()
                                  : (campaign + QLatin1Char('#') + QString::number(battle)).toStdString();
    }

    friend bool operator==(const ResultOrigin&, const ResultOrigin&) = default;
};

} // namespace navarch
