// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QString>
#include <QVariant>

#include "app/base/lists/row_list.h"

namespace navarch {

/// What QML tells apart of a result: what a row is of, and what became of that.
namespace ResultOf {
Q_NAMESPACE
QML_ELEMENT
enum Part { Nothing, Ship, Commander, Wall };
Q_ENUM_NS(Part)
/// Of ships, persons and walls; a wall that is held is as it was.
enum Fate { AsItWas, Sunk, Captured, Fled, Withdrew, Absent, Wounded, Dead };
Q_ENUM_NS(Fate)
} // namespace ResultOf

struct ResultRow {
    int rowKey = 0;
    ResultOf::Part kind = ResultOf::Nothing;
    QString name;
    QString note; ///< her class and squadron, his post
    ResultOf::Fate fate = ResultOf::AsItWas;
    QString fateText;
    QString state; ///< damage and losses in a phrase
    int damage = 0;
    bool lost = false; ///< to the side it came with
    bool altered = false;
    QString captorColour;
    QString captorEmblem;
    QVariant outline;
    int errors = 0;
    int warnings = 0;
    bool selected = false;

    [[nodiscard]] int key() const { return rowKey; }
};

/// The rows of one side of a result that is entered: its ships in the order of the sheets, its commanders, its walls.
///
/// Roles are the fields of ResultRow.
class ResultRows : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A result entry has them.")

public:
    using RowList::RowList;

    /// The place of a row, or -1.
    Q_INVOKABLE int indexOf(int rowKey) const;

    void setRows(std::vector<ResultRow> rows) { replaceRows(m_rows, std::move(rows)); }
    [[nodiscard]] const std::vector<ResultRow>& rows() const { return m_rows; }

private:
    [[nodiscard]] static const RowRoles<ResultRow>& roles();

    ListRows<ResultRow> m_rows{*this, roles()};
};

} // namespace navarch
