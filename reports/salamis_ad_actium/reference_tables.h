// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/figures/tables.h"
#include "reports/layout/typesetter.h"
#include "reports/paper.h"

namespace navarch {

/// How the tables stand to one another.
enum class TablesOrder : std::uint8_t { SideBySide, Stacked };

/// The tables of ramming, raking and casualties over `width`, side by side for the foot of a sheet or below one another
/// for a page. The type is `size` high.
[[nodiscard]] Piece referencePiece(const CombatTables& tables, TablesOrder order, int width, int size,
                                   const Typesetter& set);

/// A page of them, as large as they fit.
[[nodiscard]] Page referencePage(const CombatTables& tables, Paper paper, const Typesetter& set);

} // namespace navarch
