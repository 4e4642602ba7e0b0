// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/driver.h"

#include <QTest>

class DriverTest : public QObject {
    Q_OBJECT

private slots:
    void theDriverIsInstalled() { QVERIFY(navarch::campaignDriverAvailable()); }
};

QTEST_GUILESS_MAIN(DriverTest)
#include "driver_test.moc"
