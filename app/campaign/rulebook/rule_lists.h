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
    using RowList::RowList;

    void show(std::vector<RuleBlock> rows) { replaceRows(m_rows, std::move(rows)); }

private:
    [[nodiscard]] static const RowRoles<RuleBlock>& roles();

    ListRows<RuleBlock> m_rows{*this, roles()};
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
    using RowList::RowList;

    void show(std::vector<RuleEntry> rows) { replaceRows(m_rows, std::move(rows)); }

private:
    [[nodiscard]] static const RowRoles<RuleEntry>& roles();

    ListRows<RuleEntry> m_rows{*this, roles()};
};

} // namespace navarch
