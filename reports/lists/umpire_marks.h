// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "reports/layout/typesetter.h"

namespace navarch {

/// What the umpire's hand set, a paragraph each under a rule and a heading.
[[nodiscard]] Piece umpireMarksPiece(const QStringList& marks, int width, const Typesetter& set);

} // namespace navarch
