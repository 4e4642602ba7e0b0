// SPDX-License-Identifier: GPL-3.0-or-later
// Every command that writes, with each of its writing calls going wrong in every way; prints a table of tries and failures.
// All of them take hours: NAVARCH_STRIDE=7 tries every seventh call.
#include <algorithm>

#include <QTest>

#include "tests/app/faults/fault_sweep.h"
#include "tests/support/rounds.h"

using namespace navarch;

class FaultSoakTest : public QObject {
    Q_OBJECT

private slots:
    // Two programs share the work (CMakeLists.txt).
    void whatIsSaidIsWhatIsSo_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("how");
        for (const QString& how : QStringLiteral(FAULT_WAYS).split(',')) {
            if (onlyOneRound() && (how == "eio" || how == "kill"))
                continue; // fault_test begins with the same calls
            for (const WritingCommand& command : FaultSweep::commands())
                QTest::addRow("%s, %s", qPrintable(command.name), qPrintable(how)) << command.name << how;
        }
    }

    void whatIsSaidIsWhatIsSo()
    {
        QFETCH(const QString, command);
        QFETCH(const QString, how);
        const qsizetype before = m_sweep.failures().size();
        m_sweep.sweep(FaultSweep::commandNamed(command), how,
                      std::max(1, qEnvironmentVariableIntValue("NAVARCH_STRIDE")));
        QVERIFY2(m_sweep.failures().size() == before, qPrintable(m_sweep.failures().mid(before).join('\n')));
    }

    void cleanupTestCase() { qInfo("%s", m_sweep.table().constData()); }

private:
    FaultSweep m_sweep;
};

QTEST_GUILESS_MAIN(FaultSoakTest)
#include "fault_soak_test.moc"
