// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/files/chosen_file.h"

#include <QDir>

#include "app/base/files/file_access.h"

namespace navarch {

QString shownPlace(const QString& path)
{
    const QString home = QDir::homePath();
    const bool isInside = path == home || path.startsWith(home + QLatin1Char('/'));
    const QString place = isInside ? QLatin1Char('~') + path.mid(home.size()) : path;
    return QString::fromStdString(shownPath(QFile::encodeName(place).toStdString()));
}

} // namespace navarch
