// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/campaign/campaign_list.h"

namespace navarch {

struct BattleCost {
    qint64 id = 0; ///< of the battle's side
    int battle = 0;
    QString name;
    QString date;
    QString side;
    QString colour;
    QString emblem;
    QString end;
    QString losses;
    QString money;
    bool paid = false;

    [[nodiscard]] qint64 key() const { return id; }
};

/// What each battle cost a side, or every side that may be seen: the price of the ships it lost, and what came in by prizes and
/// loot or was paid for. The latest battle first.
///
/// Roles: battleId, name, date, side, colour, emblem, end ("Won", "Lost", "Drawn"), losses (talents), money (signed; empty:
/// none), paid (money went).
class BattleCosts : public navarch::CampaignListOfSide {
    Q_OBJECT
    QML_ELEMENT

public:
    using CampaignListOfSide::CampaignListOfSide;

protected:
    void refill() override;

private:
    [[nodiscard]] static const RowRoles<BattleCost>& roles();

    ListRows<BattleCost> m_rows{*this, roles()};
};

} // namespace navarch
