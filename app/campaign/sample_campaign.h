// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace navarch {

/// Where the sample campaign of this person is kept.
[[nodiscard]] QString samplePath();

/// Makes the sample campaign at `path` unless it is there; returns what stood against it, or nothing.
[[nodiscard]] QString provideSampleAt(const QString& path);

} // namespace navarch
