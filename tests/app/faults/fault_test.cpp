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
        constexpr int stride = 101; // the calls of a deed lie closer together than those of its beginning
        sweep.sweepAll({"eio", "kill"}, stride);
        QVERIFY2(sweep.failures().isEmpty(), qPrintable(sweep.failures().join('\n')));
        QVERIFY2(sweep.kills() > 20, sweep.table());
    }

    /// The mark of the commit is written and may be on disk. What was asked is done once all the same, and told truly.
    void aSyncThatFailsAfterTheCommit()
    {
        FaultSweep sweep;
        for (const char* name : {"apply", "new", "upgrade"})
            for (const char* how : {"sync-eio", "sync-eio-on", "sync-late-kill"})
                sweep.sweep(FaultSweep::commandNamed(name), how, 1);
        QVERIFY2(sweep.failures().isEmpty(), qPrintable(sweep.failures().join('\n')));
        QVERIFY2(sweep.ended(2) > 5 && sweep.ended(3) > 1 && sweep.kills() > 10, sweep.table());
    }

    /// Of two files that one command writes the first may have its name when the second fails.
    void theSecondOfTwoFiles()
    {
        FaultSweep sweep;
        for (const char* how : {"eio", "enospc-on"})
            sweep.sweep(FaultSweep::commandNamed("battle run"), how, 1);
        QVERIFY2(sweep.failures().isEmpty(), qPrintable(sweep.failures().join('\n')));
        QVERIFY2(sweep.ended(2) > 5 && sweep.ended(3) > 1, sweep.table());
    }

    /// Whatever fails or kills it where names change, there is a war of that name, and the old one lies where it is said.
    void theNameOfAWarIsNeverEmpty()
    {
        FaultSweep sweep;
        for (const char* how : {"name-kill", "name-late-kill", "name-eio", "name-eio-on"})
            sweep.sweep(FaultSweep::commandNamed("new --replace"), how, 1);
        QVERIFY2(sweep.failures().isEmpty(), qPrintable(sweep.failures().join('\n')));
        QVERIFY2(sweep.kills() > 10, sweep.table());
    }

    /// An older file is brought up to date wholly or not at all, and what is said of it is so.
    void anUpgradeIsAllOrNothing()
    {
        FaultSweep sweep;
        const WritingCommand upgrade = FaultSweep::commandNamed("upgrade");
        for (const char* how : {"eio", "eio-on", "kill"})
            sweep.sweep(upgrade, how, 13);
        QVERIFY2(sweep.failures().isEmpty(), qPrintable(sweep.failures().join('\n')));
        QVERIFY2(sweep.kills() > 8, sweep.table());
    }
};

QTEST_GUILESS_MAIN(FaultTest)
#include "fault_test.moc"
