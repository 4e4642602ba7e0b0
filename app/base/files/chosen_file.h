// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QUrl>

#include <string>

namespace navarch {

/// The path of a file chosen in a dialogue, in the system's own bytes.
[[nodiscard]] inline std::string pathOf(const QUrl& file)
{
    return QFile::encodeName(file.isLocalFile() ? file.toLocalFile() : file.toString()).toStdString();
}

} // namespace navarch
