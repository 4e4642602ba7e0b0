// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/finding.h"
#include "core/ships/own_class.h"

namespace navarch {

/// What the games have against figures of a file: those that there are not, and values that they cannot have (key house-figure,
/// errors; the subject is game and key).
[[nodiscard]] Findings ownFigureFindings(const std::vector<OwnFigure>& figures);

/// The findings of every class of a file, and those of its house figures.
[[nodiscard]] Findings classBookFindings(const ClassBook& book, const FitRules& rules);

} // namespace navarch
