// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/driver.h"

#include <QSqlDatabase>

namespace navarch {

QString campaignDriver()
{
    return QStringLiteral("QSQLITE");
}

bool campaignDriverAvailable()
{
    return QSqlDatabase::isDriverAvailable(campaignDriver());
}

} // namespace navarch
