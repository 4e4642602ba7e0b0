// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/rulebook/rule_lists.h"

namespace navarch {

QVariant RuleBlocks::data(const QModelIndex& index, int role) const
{
    const RuleBlock* row = rowAt(m_rows, index.row());
    if (!row)
        return {};
    switch (role) {
    case KindRole: return row->kind;
    case TextRole: return row->text;
    case ColumnsRole: return row->columns;
    case CellsRole: return row->cells;
    case MarksRole: return row->marks;
    default: return {};
    }
}

QHash<int, QByteArray> RuleBlocks::roleNames() const
{
    return {{KindRole, "kind"},
            {TextRole, "text"},
            {ColumnsRole, "columns"},
            {CellsRole, "cells"},
            {MarksRole, "marks"}};
}

QVariant RuleEntries::data(const QModelIndex& index, int role) const
{
    const RuleEntry* row = rowAt(m_rows, index.row());
    if (!row)
        return {};
    switch (role) {
    case NumberRole: return row->number;
    case TitleRole: return row->title;
    case GameRole: return row->game;
    default: return {};
    }
}

QHash<int, QByteArray> RuleEntries::roleNames() const
{
    return {{NumberRole, "number"}, {TitleRole, "title"}, {GameRole, "game"}};
}

} // namespace navarch
