// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "reports/layout/table.h"

namespace navarch {

/// A table that players look things up in.
struct ReferenceTable {
    QString title;
    QString rule; ///< "RS-T8"; may be empty
    std::vector<TableColumn> columns;
    std::vector<QStringList> rows; ///< as many cells as columns
    QString note;                  ///< under it; may be empty
};

/// Pages of them, in as many columns as the paper has room for; as large as they stand on one page, but never smaller than
/// can be read: then they take more pages.
[[nodiscard]] std::vector<Page> referencePages(const std::vector<ReferenceTable>& tables, Paper paper,
                                               const Typesetter& set);

} // namespace navarch
