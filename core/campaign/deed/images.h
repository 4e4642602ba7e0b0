// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/campaign/deed/changes.h"

namespace navarch {

/// Changes as the journal keeps them:
///
///     [{"table": "ships", "id": 12, "before": {"name": "Paralos"}, "after": {"name": "Salaminia"}}]
///
/// A record that was made has only `after`, one that was removed only `before`, both whole. Of an altered record the two
/// images hold the fields that differ and no others: what a campaign keeps of a renamed ship is its two names. A field that
/// a record got after the image was written is read as its default, so journals outlive new fields; names of fields last.
[[nodiscard]] Json imagesJson(const Changes& changes);

/// Which way images are read.
enum class Reading {
    Forward,  ///< the changes that were made, to be made to the campaign as it was before them
    Backward, ///< the changes that take them back, to be made to the campaign as it was after them
};

/// Reads imagesJson() against the campaign that the changes are to be made to. What the images say was there must be
/// there; otherwise the problems say which record differs. `place` is for messages.
[[nodiscard]] Result<Changes> readImages(const Json& json, const Campaign& standing, Reading reading,
                                         const std::string& place);

} // namespace navarch
