// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of the game: whole as they are built in, refused when damaged.
#include "core/rules/pompeius/figures/tables.h"
#include "tests/core/rules/table_tests.h"

using namespace navarch;

class PompeiusTablesTest : public QObject {
    Q_OBJECT
private slots:
    void damagedTablesAreRefused() { damagedTablesAreRefusedByName<PompeiusTables>("pompeius/tables.json"); }
};

QTEST_APPLESS_MAIN(PompeiusTablesTest)
#include "tables_test.moc"
