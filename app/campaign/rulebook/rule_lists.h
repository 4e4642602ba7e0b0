// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

#include "app/base/lists/row_list.h"

namespace navarch {

struct RuleBlock {
    int number = 0;
    int kind = 0;
    QString text;
    int columns = 0;
    QStringList cells;
    QStringList marks;

    [[nodiscard]] int key() const { return number; }
};

/// What stands on a rule's page, from top to bottom.
///
/// Roles: kind (RuleBlocks.Kind), text (of a paragraph or an example), columns (of a table: how many), cells (of a table:
/// heads first, then row after row), marks (of a table, a row each: that a figure is the house's, or the umpire's; empty:
/// neither).
class RuleBlocks : public RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("It belongs to a RulePages")

public:
    enum Kind { Paragraph, Example, Table };
    Q_ENUM(Kind)
    enum Role { KindRole = Qt::UserRole, TextRole, ColumnsRole, CellsRole, MarksRole };

    using RowList::RowList;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void show(std::vector<RuleBlock> rows) { replaceRows(m_rows, std::move(rows)); }

private:
    std::vector<RuleBlock> m_rows;
};

struct RuleEntry {
    QString number;
    QString title;
    QString game;

    [[nodiscard]] QString key() const { return number; }
};

/// Rules by number and title: what was found, what to see as well.
///
/// Roles: number ("SA-7.4"), title, game (its name; empty: the campaign's).
class RuleEntries : public RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("It belongs to a RulePages")

public:
    enum Role { NumberRole = Qt::UserRole, TitleRole, GameRole };

    using RowList::RowList;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void show(std::vector<RuleEntry> rows) { replaceRows(m_rows, std::move(rows)); }

private:
    std::vector<RuleEntry> m_rows;
};

} // namespace navarch
