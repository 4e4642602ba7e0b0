// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QString>
#include <QVariant>

#include <vector>

#include "app/base/lists/row_list.h"
#include "app/battle/battle_player.h"
#include "core/battle/forecast/comparison.h"

namespace navarch {

/// The figure of one game in a row of a comparison: its text ("62"), detail ("58–66") and all of it in words; its share and its
/// whisker or range from 0 to 1. One that is not known has no other part.
struct ComparedCell {
    Q_GADGET
    QML_VALUE_TYPE(comparedCell)
    Q_PROPERTY(bool known MEMBER known)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString said MEMBER said)
    Q_PROPERTY(double share MEMBER share)
    Q_PROPERTY(double low MEMBER low)
    Q_PROPERTY(double high MEMBER high)

public:
    bool known = false;
    QString text;
    QString detail;
    QString said;
    double share = -1;
    double low = -1;
    double high = -1;

    friend bool operator==(const ComparedCell&, const ComparedCell&) = default;
};

/// What a row of a comparison is about. In QML: ComparisonRow.Sunk.
namespace ComparisonRow {
Q_NAMESPACE
QML_ELEMENT
enum Kind { Wins, Draws, Losses, Sunk, Captured, Fled, Turns, AtTheLimit };
Q_ENUM_NS(Kind)
} // namespace ComparisonRow

struct ComparedRow {
    ComparisonRow::Kind figure = ComparisonRow::Wins;
    int side = -1;
    QString group; ///< what rows with the same are about
    QString head;
    QString colour;
    QString emblem;
    QList<ComparedCell> cells;
    bool isFirst = false; ///< of its group

    [[nodiscard]] std::pair<int, int> key() const { return {figure, side}; }
};

/// The figures of a comparison, a row each, with a cell for every game.
///
/// Roles: figure (ComparisonRow), group, head, colour and emblem (of the side; empty where it is about no side), first, cells: by game { known,
/// text ("62"), detail ("58–66"), said (all of it in words), share (0 to 1), low, high (its whisker or its range, 0 to 1) }.
/// A cell that is not known has no other part; shares are of the battles, of what the side is worth, or of its ships; turns
/// have none.
class ComparedRows : public navarch::RowList {
    Q_OBJECT
    QML_ANONYMOUS

public:
    using RowList::RowList;

    void show(const std::vector<GameForecast>& games, const std::vector<BattlePlayer>& players);
    [[nodiscard]] const std::vector<ComparedRow>& rows() const { return m_rows; }

private:
    [[nodiscard]] static const RowRoles<ComparedRow>& roles();

    ListRows<ComparedRow> m_rows{*this, roles()};
};

} // namespace navarch
