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

/// `path` as the window tells where a file or folder is: one's home as ~, and otherwise as shownPath() has it.
[[nodiscard]] QString shownPlace(const QString& path);
[[nodiscard]] inline QString shownPlace(const QUrl& file)
{
    return shownPlace(file.toLocalFile());
}

} // namespace navarch
