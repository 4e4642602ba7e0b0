// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace navarch {

/// The name under which Qt knows the database driver of campaign files.
QString campaignDriver();

/// True when that driver can be loaded; without it (package libqt6sql6-sqlite) no campaign can be opened.
bool campaignDriverAvailable();

} // namespace navarch
