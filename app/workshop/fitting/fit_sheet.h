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
    using RowList::RowList;

    void setEntries(std::vector<FitEntry> entries) { replaceRows(m_rows, std::move(entries)); }

private:
    [[nodiscard]] static const RowRoles<FitEntry>& roles();

    ListRows<FitEntry> m_rows{*this, roles()};
};

} // namespace navarch
