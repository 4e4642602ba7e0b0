// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QStringList>

#include "reports/layout/page.h"
#include "reports/layout/typesetter.h"

namespace navarch {

/// What the umpire's hand set, a paragraph each under a rule and a heading.
[[nodiscard]] Piece umpireMarksPiece(const QStringList& marks, int width, const Typesetter& set);

/// A sheet that has no room for what the umpire's hand set.
struct MarkedSheet {
    QString name; ///< with its number
    QStringList marks;
};

/// What it set of such sheets, on pages of their own.
[[nodiscard]] std::vector<Page> umpireMarksPages(const std::vector<MarkedSheet>& sheets, Paper paper,
                                                 const Typesetter& set);

} // namespace navarch
