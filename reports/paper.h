// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPageSize>
#include <QString>

#include <optional>

namespace navarch {

/// The paper sizes Navarch prints on, by the name the command line uses: "A4", "A5" or "Letter" (any case).
/// Empty for anything else.
std::optional<QPageSize> paperByName(const QString& name);

} // namespace navarch
