// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fitting/fit_sheet.h"

namespace navarch {

QVariant FitSheet::data(const QModelIndex& index, int role) const
{
    const FitEntry* row = rowAt(m_rows, index.row());
    if (!row)
        return {};
    switch (role) {
    case FieldRole: return row->field;
    case KindRole: return static_cast<int>(row->kind);
    case LabelRole: return row->label;
    case NoteRole: return row->note;
    case NumberRole: return row->value;
    case LeastRole: return row->least;
    case MostRole: return row->most;
    case ChoiceRole: return row->choice;
    case OptionsRole: return row->options;
    case AmountRole: return row->amount;
    case AddsRole: return row->adds;
    case DiffersRole: return row->differs;
    default: return {};
    }
}

QHash<int, QByteArray> FitSheet::roleNames() const
{
    return {{FieldRole, "field"},     {KindRole, "kind"},     {LabelRole, "label"}, {NoteRole, "note"},
            {NumberRole, "number"},   {LeastRole, "least"},   {MostRole, "most"},   {ChoiceRole, "choice"},
            {OptionsRole, "options"}, {AmountRole, "amount"}, {AddsRole, "adds"},   {DiffersRole, "differs"}};
}

} // namespace navarch
