// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/combat_tables.h"
#include "reports/layout/typesetter.h"
#include "reports/paper.h"

namespace navarch {

/// The tables of ramming, raking and casualties over `width`: side by side where it is wide, else below one another. The
/// type is `size` high.
[[nodiscard]] Piece referencePiece(const CombatTables& tables, int width, int size, const Typesetter& set);

/// A page of them, as large as they fit.
[[nodiscard]] Page referencePage(const CombatTables& tables, Paper paper, const Typesetter& set);

} // namespace navarch
