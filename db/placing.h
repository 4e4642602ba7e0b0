// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QString>

#include "core/base/problem.h"

namespace navarch {

/// What became of a file that got its name.
struct PlacedFile {
    QString path;           ///< where a link led to
    bool isNameSafe = true; ///< false: the disk would not say whether the name outlasts a power cut
};

/// Puts a whole new file where a campaign is to be: `write` writes it beside its place (and may throw SqlError), it is synced
/// and gets its name, so that there is a whole file or none. What stood there is moved among its backups, to `replaced`,
/// whatever comes of the rest. Nobody may have it open. A problem says what lies there now.
[[nodiscard]] Result<PlacedFile> placeFile(const QString& path,
                                           const std::function<void(const QString& part)>& write,
                                           QString* replaced = nullptr);

/// The file that `path` leads to: a link stays one, and what is replaced is the file behind it.
[[nodiscard]] QString fileBehind(const QString& path);

} // namespace navarch
