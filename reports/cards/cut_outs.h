// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "reports/layout/typesetter.h"

namespace navarch {

/// A card or counter to cut out.
struct CutCard {
    QString title;
    QString mark{}; ///< at its foot; may be empty
    QString does{}; ///< what it does, below its title; may be empty
};

/// Fronts on one page, backs, which say `back`, on the next, so that they meet when printed on both sides.
[[nodiscard]] std::vector<Page> cardLeaves(const std::vector<CutCard>& cards, const QString& back,
                                           Paper paper, const Typesetter& set);

/// Several counters of each kind, on one page where that can hold them large enough to be read.
[[nodiscard]] std::vector<Page> counterPages(const std::vector<CutCard>& kinds, Paper paper,
                                             const Typesetter& set);

/// The page in true scale: a bar of 5 cm, range rulers in centimetres and inches and a turning template.
[[nodiscard]] Page templatePage(Paper paper, const Typesetter& set);

} // namespace navarch
