// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/lists/row_list.h"
#include "app/workshop/fitting/fit_entry.h"

namespace navarch {

/// What can be set on the ship or wall section that is being looked at (FitRow.qml shows one).
///
/// Roles: field, kind (FitControl), label, note, number, least, most, choice, options
/// (a list of { value, text }), amount, adds, differs; see FitEntry.
class FitSheet : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A builder hands it out.")

public:
    enum Role {
        FieldRole = Qt::UserRole,
        KindRole,
        LabelRole,
        NoteRole,
        NumberRole,
        LeastRole,
        MostRole,
        ChoiceRole,
        OptionsRole,
        AmountRole,
        AddsRole,
        DiffersRole
    };

    using RowList::RowList;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void setEntries(std::vector<FitEntry> entries) { replaceRows(m_rows, std::move(entries)); }

private:
    std::vector<FitEntry> m_rows;
};

} // namespace navarch
