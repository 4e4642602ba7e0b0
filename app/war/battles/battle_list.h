// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QVariant>

#include "app/campaign/campaign_list.h"
#include "app/war/battles/battle_group.h"
#include "app/war/battles/battle_odds.h"

namespace navarch {

/// A side of a battle in the list of battles.
struct ListedSide {
    Q_GADGET
    QML_VALUE_TYPE(listedSide)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(int ships MEMBER ships)
    Q_PROPERTY(bool victor MEMBER victor)

public:
    QString name;
    QString colour;
    QString emblem;
    int ships = 0;
    bool victor = false;

    friend bool operator==(const ListedSide&, const ListedSide&) = default;
};

struct BattleEntry {
    int id = 0;
    BattleGroup::Kind group = BattleGroup::Waiting;
    QString name;
    QString place;
    QString date;
    QString game;
    QString end;
    QString way;
    QString odds;
    QList<ListedSide> sides;

    [[nodiscard]] int key() const { return id; }
};

/// The battles of the campaign that may be seen: those that wait first, the oldest of them on top; then those fought in
/// this turn, which can be taken back; then the archive, the latest first.
///
/// Roles: battleId, group (BattleGroup), name, place, date, game, end ("Aegina won"), way, odds (once weighed), sides
/// ({ name, colour, emblem, ships, victor }).
class BattleList : public navarch::CampaignList {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int waiting READ waiting NOTIFY counted)
    /// What was weighed of them; may be null.
    Q_PROPERTY(navarch::BattleOdds* odds READ odds WRITE setOdds NOTIFY oddsChanged)

public:
    using CampaignList::CampaignList;

    [[nodiscard]] int waiting() const { return m_waiting; }
    [[nodiscard]] BattleOdds* odds() const { return m_odds; }
    void setOdds(BattleOdds* odds);
    /// The number of the battle in a row, 0 when there is none; the row of a battle, or -1.
    Q_INVOKABLE int idAt(int row) const;
    Q_INVOKABLE int rowOf(int battleId) const;

signals:
    void counted();
    void oddsChanged();

protected:
    void refill() override;

private:
    [[nodiscard]] static const RowRoles<BattleEntry>& roles();
    void layOdds();

    QPointer<BattleOdds> m_odds;
    ListRows<BattleEntry> m_rows{*this, roles()};
    int m_waiting = 0;
};

} // namespace navarch
