// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QString>
#include <QVariant>

#include <vector>

#include "app/base/lists/row_list.h"
#include "app/battle/battle_player.h"
#include "core/battle/forecast/forecast.h"

namespace navarch {

struct SideOdds {
    int number = 0;
    QString name;
    QString colour;
    QString emblem;
    QString value;
    Share wins;
    int runs = 0;
    Spread losses;
    int behind = 0; ///< wins of the sides after it

    [[nodiscard]] int key() const { return number; }
};

/// How each side fares.
///
/// Roles: name, colour, emblem, value (what it brings, talents), share, low, high (of wins, 0 to 1), behind (the share of the sides after it), wins ("62 of 100"),
/// range ("58–66"), lossMean, lossHalf, lossNearly (talents, in words), losses (for a SpreadPlot).
class ForecastSides : public navarch::RowList {
    Q_OBJECT
    QML_ANONYMOUS

public:
    using RowList::RowList;

    void show(const Forecast& forecast, const std::vector<BattlePlayer>& players);
    [[nodiscard]] const std::vector<SideOdds>& rows() const { return m_rows; }

private:
    [[nodiscard]] static const RowRoles<SideOdds>& roles();

    ListRows<SideOdds> m_rows{*this, roles()};
};

} // namespace navarch
