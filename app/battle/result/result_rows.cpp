// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/result/result_rows.h"

namespace navarch {

QVariant ResultRows::data(const QModelIndex& index, int role) const
{
    const ResultRow* row = rowAt(m_rows, index.row());
    if (!row)
        return {};
    switch (role) {
    case RowKeyRole: return row->rowKey;
    case KindRole: return static_cast<int>(row->kind);
    case NameRole: return row->name;
    case NoteRole: return row->note;
    case FateRole: return static_cast<int>(row->fate);
    case FateTextRole: return row->fateText;
    case StateRole: return row->state;
    case DamageRole: return row->damage;
    case LostRole: return row->lost;
    case AlteredRole: return row->altered;
    case CaptorColourRole: return row->captorColour;
    case CaptorEmblemRole: return row->captorEmblem;
    case OutlineRole: return row->outline;
    case ErrorsRole: return row->errors;
    case WarningsRole: return row->warnings;
    case SelectedRole: return row->selected;
    default: return {};
    }
}

QHash<int, QByteArray> ResultRows::roleNames() const
{
    return {{RowKeyRole, "rowKey"},
            {KindRole, "kind"},
            {NameRole, "name"},
            {NoteRole, "note"},
            {FateRole, "fate"},
            {FateTextRole, "fateText"},
            {StateRole, "state"},
            {DamageRole, "damage"},
            {LostRole, "lost"},
            {AlteredRole, "altered"},
            {CaptorColourRole, "captorColour"},
            {CaptorEmblemRole, "captorEmblem"},
            {OutlineRole, "outline"},
            {ErrorsRole, "errors"},
            {WarningsRole, "warnings"},
            {SelectedRole, "selected"}};
}

int ResultRows::indexOf(int rowKey) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].rowKey == rowKey)
            return static_cast<int>(i);
    return -1;
}

} // namespace navarch
