// SPDX-License-Identifier: GPL-3.0-or-later
// Campaigns that cannot be changed where they lie: no right, no room, or in somebody else's hands.
#include <QFile>
#include <QProcess>
#include <QTest>

#include "tests/app/cli/program.h"

using namespace navarch;

namespace {

/// That the campaign gets another name.
const QByteArray renaming =
    R"({"format":"navarch-actions/1","actions":[{"do":"campaign.rename","name":"Galene"}]})";

} // namespace

class UnwritableTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aReadOnlyFolderIsReadAndNotEdited();
    void withoutRoomItIsShownAndTheReasonSaid();
    void aCampaignInUseIsReadAndNotEdited();

private:
    Run campaign(const QStringList& arguments, const QByteArray& input = {}) const
    {
        return navarchRun(QStringList{"campaign"} + arguments, input);
    }

    std::unique_ptr<Folder> m_folder;
    QString m_path;
};

void UnwritableTest::init()
{
    m_folder = std::make_unique<Folder>();
    m_path = m_folder->path("s.navarch");
    const Run made = campaign({"new", m_path, "--scenario", "saronic-gulf"});
    QVERIFY2(made.code == 0, made.err);
}

void UnwritableTest::aReadOnlyFolderIsReadAndNotEdited()
{
    const QByteArray before = contentOf(m_path);
    QVERIFY(QFile::setPermissions(m_folder->path(), QFile::Permissions(0x5555)));
    Program program;
    program.unprivileged = true;
    const Run shown = program.run({"campaign", "show", m_path});
    QVERIFY2(shown.code == 0, shown.err);
    const Run applied = program.run({"campaign", "apply", m_path, "-"}, renaming);
    QCOMPARE(applied.code, 1);
    QVERIFY2(applied.err.startsWith("navarch: " + m_path.toUtf8()), applied.err);
    QVERIFY(QFile::setPermissions(m_folder->path(), QFile::Permissions(0x7755)));
    QCOMPARE(contentOf(m_path), before);
    QCOMPARE(m_folder->names(), QStringList{"s.navarch"});
}

/// SQLite wants room beside the file even to read it. A bound on the size of files stands in for a disk without any.
void UnwritableTest::withoutRoomItIsShownAndTheReasonSaid()
{
    const QByteArray before = contentOf(m_path);
    const QByteArray answer = campaign({"show", m_path}).out;
    const auto narrow = [&](const QString& command) {
        QProcess shell;
        shell.start("bash",
                    {"-c", R"(ulimit -f 1; exec "$NAVARCH_PROGRAM" campaign "$0" "$1")", command, m_path});
        if (!shell.waitForFinished() || shell.exitStatus() != QProcess::NormalExit)
            return Run{};
        return Run{shell.exitCode(), shell.readAllStandardOutput(), shell.readAllStandardError()};
    };
    for (const char* command : {"show", "verify"}) {
        const Run run = narrow(command);
        QVERIFY2(run.code == 0, command + (": " + run.err));
        QVERIFY2(run.err.contains("grow beyond 1 kB. It is shown as it stands."), run.err);
        if (qstrcmp(command, "show") == 0)
            QCOMPARE(run.out, answer);
    }
    for (const char* command : {"backup", "undo"}) {
        const Run run = narrow(command);
        QVERIFY2(run.code == 2, command + (": " + run.err));
        QVERIFY2(run.err.contains("grow beyond 1 kB. It was left as it is.") && !run.err.contains("cable"),
                 run.err);
        QCOMPARE(contentOf(m_path), before);
    }
    QCOMPARE(campaign({"verify", m_path}).code, 0);
}

void UnwritableTest::aCampaignInUseIsReadAndNotEdited()
{
    // A first program holds the campaign while it waits for its actions.
    QProcess holder;
    holder.start(qEnvironmentVariable("NAVARCH_PROGRAM"), {"campaign", "apply", m_path, "-"});
    QVERIFY(holder.waitForStarted());
    // Were a second one started before the first holds it, either could be the one that is turned away.
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_path + ".lock"), 60'000);
    const Run second = campaign({"undo", m_path});
    QVERIFY2(second.err.contains("open"), second.err);
    QCOMPARE(second.code, 1);
    QCOMPARE(campaign({"show", m_path}).code, 0);
    holder.write(renaming);
    holder.closeWriteChannel();
    QVERIFY(holder.waitForFinished());
    QCOMPARE(holder.exitCode(), 0);
    QVERIFY(campaign({"show", m_path}).out.startsWith("Galene"));
}

QTEST_GUILESS_MAIN(UnwritableTest)
#include "unwritable_test.moc"
