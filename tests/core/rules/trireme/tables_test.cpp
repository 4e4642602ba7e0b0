// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of the game: whole as they are built in, refused when damaged.
#include "core/rules/trireme/figures/tables.h"
#include "tests/core/rules/table_tests.h"

using namespace navarch;

class TriremeTablesTest : public QObject {
    Q_OBJECT
private slots:
    void damagedTablesAreRefused() { damagedTablesAreRefusedByName<TriremeTables>("trireme/tables.json"); }
};

QTEST_APPLESS_MAIN(TriremeTablesTest)
#include "tables_test.moc"
