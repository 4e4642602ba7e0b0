// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace navarch {

/// The folder Navarch among the person's documents.
[[nodiscard]] QString campaignFolderPath();

/// Where a new campaign called `name` is kept unless told otherwise: a file of that name nobody uses yet, in the folder
/// Navarch among the person's documents.
[[nodiscard]] QString freeCampaignPath(const QString& name);

} // namespace navarch
