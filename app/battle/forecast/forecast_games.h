// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QString>
#include <QVariant>

#include <vector>

#include "app/base/lists/row_list.h"
#include "app/battle/battle_player.h"
#include "core/battle/forecast/running_forecast.h"
#include "core/battle/match/registry.h"

namespace navarch {

/// A part of a bar of shares, and its colour; no colour: draws.
struct ShownShare {
    Q_GADGET
    QML_VALUE_TYPE(shownShare)
    Q_PROPERTY(double share MEMBER share)
    Q_PROPERTY(QString colour MEMBER colour)

public:
    double share = 0;
    QString colour;

    friend bool operator==(const ShownShare&, const ShownShare&) = default;
};

struct GameOdds {
    QString id;
    QString name;
    QString headline; ///< empty before the first run
    QString whyNot;   ///< why the game cannot fight this match
    int runs = 0;
    bool isChosen = false;
    QList<ShownShare>
        shares; ///< { share, colour } from the left: the first side, draws (no colour), the others

    [[nodiscard]] const QString& key() const { return id; }
};

[[nodiscard]] GameOdds oddsOf(const RuleSet& rules, const RunningForecast::Standing& standing,
                              const std::vector<BattlePlayer>& players, bool isChosen);

/// The same match under each game.
///
/// Roles: gameId, name, headline ("Athens wins 62 of 100 (58–66)"), whyNot, runs (in words), chosen, shares.
class ForecastGames : public navarch::RowList {
    Q_OBJECT
    QML_ANONYMOUS

public:
    using RowList::RowList;

    void show(std::vector<GameOdds> rows) { replaceRows(m_rows, std::move(rows)); }
    [[nodiscard]] const std::vector<GameOdds>& rows() const { return m_rows; }

private:
    [[nodiscard]] static const RowRoles<GameOdds>& roles();

    ListRows<GameOdds> m_rows{*this, roles()};
};

} // namespace navarch
