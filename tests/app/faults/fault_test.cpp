// SPDX-License-Identifier: GPL-3.0-or-later
// A part of the sweep that fault_soak_test makes whole: every command, with some of its calls going wrong.
#include <QTest>

#include "tests/app/faults/fault_sweep.h"

using namespace navarch;

class FaultTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsSaidIsWhatIsSo()
    {
        FaultSweep sweep;
        constexpr int stride = 31; // the calls of a deed lie closer together than those of its beginning
        sweep.sweepAll({"eio", "kill"}, stride);
        QVERIFY2(sweep.failures().isEmpty(), qPrintable(sweep.failures().join('\n')));
        QVERIFY2(sweep.kills() > 20, sweep.table());
    }
};

QTEST_GUILESS_MAIN(FaultTest)
#include "fault_test.moc"
