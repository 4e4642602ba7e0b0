// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QQmlEngine>
#include <QString>
#include <QVariant>

#include <memory>
#include <vector>

#include "app/base/lists/row_selection.h"
#include "app/battle/battle_player.h"
#include "app/battle/result/entered_result.h"
#include "app/battle/result/result_rows.h"

namespace navarch {

/// A side of a result that is entered: what it lost in ships and talents, and its rows.
struct ShownResultSide {
    Q_GADGET
    QML_VALUE_TYPE(shownResultSide)
    Q_PROPERTY(int side MEMBER side)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(int ships MEMBER ships)
    Q_PROPERTY(int lost MEMBER lost)
    Q_PROPERTY(QString loss MEMBER loss)
    Q_PROPERTY(navarch::ResultRows* rows MEMBER rows)

public:
    int side = 0;
    QString name;
    QString colour;
    QString emblem;
    int ships = 0;
    int lost = 0;
    QString loss;
    ResultRows* rows = nullptr;

    friend bool operator==(const ShownResultSide&, const ShownResultSide&) = default;
};

/// The sides of a result that is entered: who plays them, a list of rows for each, and what they lost.
class ResultSides {
public:
    /// Of a result that outlives it.
    explicit ResultSides(const EnteredResult& result) : m_result(result) {}

    /// Of another battle with so many sides; those without a player get a plain one.
    void begin(std::vector<BattlePlayer> players, std::size_t sides);
    /// Brings the rows up to date.
    void show(const RowSelection& selection);

    /// None while nothing is entered.
    [[nodiscard]] QList<ShownResultSide> shown() const;

private:
    const EnteredResult& m_result;
    std::vector<BattlePlayer> m_players;
    std::vector<std::unique_ptr<ResultRows>> m_rows; ///< a side each
};

} // namespace navarch
