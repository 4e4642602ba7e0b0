// SPDX-License-Identifier: GPL-3.0-or-later
// Every command that writes, with each of its writing calls going wrong in every way; prints a table of tries and failures.
// All of them take hours: NAVARCH_STRIDE=7 tries every seventh call.
#include <algorithm>

#include <QTest>

#include "tests/app/faults/fault_sweep.h"

using namespace navarch;

class FaultSoakTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsSaidIsWhatIsSo()
    {
        FaultSweep sweep;
        // Two programs share the work (CMakeLists.txt).
        sweep.sweepAll(QStringLiteral(FAULT_WAYS).split(','), std::max(1, qEnvironmentVariableIntValue("NAVARCH_STRIDE")));
        qInfo("%s", sweep.table().constData());
        QVERIFY2(sweep.failures().isEmpty(), qPrintable(sweep.failures().join('\n')));
    }
};

QTEST_GUILESS_MAIN(FaultSoakTest)
#include "fault_soak_test.moc"
