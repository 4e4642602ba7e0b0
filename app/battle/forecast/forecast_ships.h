// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QString>

#include <vector>

#include "app/base/lists/row_list.h"
#include "app/battle/battle_player.h"
#include "core/battle/brief/brief.h"
#include "core/battle/forecast/forecast.h"

namespace navarch {

struct ShipOdds {
    ShipForecast odds;
    int runs = 0;
    QString name;
    QString kind;
    QString side;
    QString colour;
    QString emblem;

    [[nodiscard]] int key() const { return odds.ship; }
};

/// What becomes of each ship, side by side.
///
/// Roles: name, kind (its class; empty when it goes by it), side, colour, emblem; sunk, captured, fled, hurt, whole (shares
/// of the runs that sum to 1: hurt and whole are the hulls of those that stayed); sunkText, capturedText, fledText (of a
/// hundred), damage (of the hull when it stays).
class ForecastShips : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A forecaster has it.")
    /// How the rows stand: as they come in the fleets, or the most likely to be lost so first.
    Q_PROPERTY(navarch::ForecastShips::Order order READ order WRITE setOrder NOTIFY orderChanged)

public:
    enum Order { AsInTheFleets, BySunk, ByCaptured };
    Q_ENUM(Order)

    using RowList::RowList;

    /// `brief` is the one that was fought.
    void show(const Forecast& forecast, const BattleBrief& brief, const std::vector<BattlePlayer>& players);
    [[nodiscard]] const std::vector<ShipOdds>& rows() const { return m_rows; }

    [[nodiscard]] Order order() const { return m_order; }
    void setOrder(Order order);

signals:
    void orderChanged();

private:
    [[nodiscard]] static const RowRoles<ShipOdds>& roles();
    void sort(std::vector<ShipOdds>& rows) const;

    ListRows<ShipOdds> m_rows{*this, roles()};
    BattleBrief m_brief;          ///< whose ships' classes m_kinds holds
    std::vector<QString> m_kinds; ///< by ShipNumber
    Order m_order = AsInTheFleets;
};

} // namespace navarch
