// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line reads from and writes to: folders, pipes and devices, readers that go away, full disks and
// folders that cannot be written.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

#include "tests/app/cli/program.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

/// What was exported earlier.
const QByteArray before = R"({"format":"navarch-campaign/1"})";

} // namespace

class FilesCliTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsNoFileIsRefused_data();
    void whatIsNoFileIsRefused();
    void aPipeNobodyWritesToIsNotWaitedFor();
    void aFileThatMayNotBeReadIsNamed();
    void namesInOtherScriptsAndWithControlCharacters();
    void aReaderThatGoesAwayIsNoTrouble();
    void aFullDiskIsSaid();
    void closedStreamsAreNoTrouble();
    void anExportReplacesTheFileWhole();
    void anExportIntoAReadOnlyFolderLeavesThePreviousFile();
    void anExportOverAReadOnlyFileLeavesIt();
    void anExportOntoADeviceOrFolderIsRefused();
    void anExportThroughALinkReplacesItsTarget();
    void whereNothingCanBeWrittenNothingIsLeft();

private:
    /// A campaign in `folder`; its path.
    static QString campaignIn(const Folder& folder)
    {
        const QString path = folder.path("s.navarch");
        const Run run = navarchRun({"campaign", "new", path, "--scenario", "saronic-gulf"});
        if (run.code != 0)
            qFatal("%s", run.err.constData());
        return path;
    }
};

void FilesCliTest::whatIsNoFileIsRefused_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("reason");
    QTest::newRow("missing") << "/no/such/file.json"
                             << QByteArray(
                                    "It cannot be opened. There is no such file or folder. Check the path.");
    QTest::newRow("a folder") << "/"
                              << QByteArray(
                                     "It is a folder, not a file. Name a file, or - for standard input.");
    QTest::newRow("a device") << "/dev/zero"
                              << QByteArray(
                                     "It is a device, not a file. Name a file, or - for standard input.");
    QTest::newRow("below a file")
        << "/etc/passwd/fleet.json"
        << QByteArray("It cannot be opened. A part of the path is a file, not a folder. Check "
                      "the path.");
    QTest::newRow("endless") << "/" + QString(5000, u'x')
                             << QByteArray("It cannot be opened. The path is too long. "
                                           "Choose a shorter one.");
}

void FilesCliTest::whatIsNoFileIsRefused()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, reason);
    for (const QStringList& command : {QStringList{"price"}, {"port", "price"}}) {
        const Run run = navarchRun(command + QStringList{path});
        QCOMPARE(run.code, 2);
        QCOMPARE(run.out, QByteArray());
        QCOMPARE(run.err, "navarch: " + path.toUtf8() + ": " + reason + "\n");
    }
}

void FilesCliTest::aPipeNobodyWritesToIsNotWaitedFor()
{
    const Folder folder;
    const QString pipe = folder.path("pipe");
    QCOMPARE(::mkfifo(pipe.toUtf8(), 0644), 0);
    const Run run = navarchRun({"price", pipe});
    QCOMPARE(run.code, 2);
    QVERIFY(run.err.contains("It is a pipe, not a file."));
}

void FilesCliTest::aFileThatMayNotBeReadIsNamed()
{
    const Folder folder;
    const QString path = folder.write("secret.json", "{}");
    QVERIFY(QFile::setPermissions(path, QFile::Permissions()));
    Program program;
    program.unprivileged = true;
    const Run run = program.run({"price", path});
    QCOMPARE(run.code, 2);
    QCOMPARE(run.err, "navarch: " + path.toUtf8()
                          + ": It cannot be opened. Permission is missing. Choose another place, or ask for "
                            "the right to use this "
                            "one.\n");
}

void FilesCliTest::namesInOtherScriptsAndWithControlCharacters()
{
    const Folder folder;
    const QString greek = folder.write(QStringLiteral("Στόλος Αʹ.json"), golden("fleet.json"));
    QCOMPARE(navarchRun({"price", greek}).code, 0);
    const Run run = navarchRun({"price", "/tmp/no\x1b[31m\nsuch file"});
    QCOMPARE(run.code, 2);
    QVERIFY(run.err.startsWith("navarch: /tmp/no?[31m?such file: It cannot be opened."));
    QCOMPARE(run.err.count('\n'), 1);
}

void FilesCliTest::aReaderThatGoesAwayIsNoTrouble()
{
    for (const char* command : {"classes --format json", "help formats", "port random --value 10 --seed 1"}) {
        QProcess shell;
        // `true` reads nothing; PIPESTATUS tells how the program itself ended.
        shell.start(
            "bash",
            {"-c", QStringLiteral("\"$NAVARCH_PROGRAM\" %1 | true; exit ${PIPESTATUS[0]}").arg(command)});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.exitStatus(), QProcess::NormalExit);
        QCOMPARE(shell.exitCode(), 0);
        QCOMPARE(shell.readAllStandardError(), QByteArray());
    }
}

void FilesCliTest::aFullDiskIsSaid()
{
    Program program;
    program.outputFile = "/dev/full";
    const Run run = program.run({"classes"});
    QCOMPARE(run.code, 2);
    QCOMPARE(
        run.err,
        QByteArray("navarch: standard output: The answer could not be written whole. The disk is full. Free "
                   "some space and ask again.\n"));
}

void FilesCliTest::closedStreamsAreNoTrouble()
{
    const Folder folder;
    const QString path = campaignIn(folder);
    const QString out = folder.path("out.json");
    QProcess shell;
    // With all three closed, the campaign must not be opened as standard output and be written over.
    shell.start(
        "bash",
        {"-c",
         QStringLiteral("\"$NAVARCH_PROGRAM\" campaign export '%1' --out '%2' <&- >&- 2>&-").arg(path, out)});
    QVERIFY(shell.waitForFinished());
    QCOMPARE(shell.exitCode(), 0);
    QCOMPARE(navarchRun({"campaign", "verify", path}).code, 0);
    QCOMPARE(contentOf(out), navarchRun({"campaign", "export", path}).out);
}

void FilesCliTest::anExportReplacesTheFileWhole()
{
    const Folder folder;
    const QString path = campaignIn(folder);
    const QString out = folder.write("out.json", R"({"format":"navarch-campaign/1","name":")"
                                                     + QByteArray(1'000'000, 'x') + "\"}");
    QVERIFY(QFile::setPermissions(out, QFile::ReadOwner | QFile::WriteOwner));
    const Run run = navarchRun({"campaign", "export", path, "--out", out, "--format", "json"});
    QCOMPARE(run.code, 0);
    QCOMPARE(contentOf(out), navarchRun({"campaign", "export", path}).out);
    QCOMPARE(run.json()["bytes"].get<qint64>(), contentOf(out).size());
    struct stat status {};
    QCOMPARE(::stat(out.toUtf8(), &status), 0);
    QCOMPARE(status.st_mode & 07777, mode_t{0600});        // as it was
    QVERIFY(folder.names().filter(".navarch-").isEmpty()); // nothing left beside it
}

void FilesCliTest::anExportIntoAReadOnlyFolderLeavesThePreviousFile()
{
    const Folder folder;
    const QString path = campaignIn(folder);
    QVERIFY(QDir(folder.path()).mkdir("closed"));
    const QString out = folder.write("closed/out.json", before);
    QVERIFY(QFile::setPermissions(out, QFile::Permissions(0x6666)));
    QVERIFY(QFile::setPermissions(folder.path("closed"), QFile::Permissions(0x5555)));
    Program program;
    program.unprivileged = true;
    const Run run = program.run({"campaign", "export", path, "--out", out});
    QCOMPARE(run.code, 2);
    QCOMPARE(run.out, QByteArray());
    QVERIFY2(run.err.endsWith(
                 "navarch: " + out.toUtf8()
                 + ": It was not written. Permission is missing. The previous file is unchanged. Choose "
                   "another place, or ask for the right to use this one.\n"),
             run.err);
    QCOMPARE(contentOf(out), before);
    QCOMPARE(QDir(folder.path("closed")).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList{"out.json"});
}

void FilesCliTest::anExportOverAReadOnlyFileLeavesIt()
{
    const Folder folder;
    const QString path = campaignIn(folder);
    QVERIFY(QDir(folder.path()).mkdir("open"));
    QVERIFY(QFile::setPermissions(folder.path("open"), QFile::Permissions(0x7777)));
    const QString out = folder.write("open/out.json", before);
    QVERIFY(QFile::setPermissions(out, QFile::Permissions(0x4444)));
    Program program;
    program.unprivileged = true;
    const Run run = program.run({"campaign", "export", path, "--out", out});
    QCOMPARE(run.code, 2);
    QVERIFY(run.err.contains("The previous file is unchanged."));
    QCOMPARE(contentOf(out), before);
}

void FilesCliTest::anExportOntoADeviceOrFolderIsRefused()
{
    const Folder folder;
    const QString path = campaignIn(folder);
    const Run device = navarchRun({"campaign", "export", path, "--out", "/dev/full"});
    QCOMPARE(device.code, 2);
    QCOMPARE(
        device.err,
        QByteArray("navarch: /dev/full: It is a device, and only a file can be replaced. Name a file.\n"));
    const Run directory = navarchRun({"campaign", "export", path, "--out", folder.path()});
    QCOMPARE(directory.code, 2);
    QVERIFY(directory.err.endsWith("It is a folder, and only a file can be replaced. Name a file.\n"));
    const Run nowhere = navarchRun({"campaign", "export", path, "--out", folder.path("no/such/out.json")});
    QCOMPARE(nowhere.code, 2);
    QVERIFY(nowhere.err.endsWith(
        "It was not written. There is no such file or folder. No file was left behind. Check the "
        "path.\n"));
}

void FilesCliTest::anExportThroughALinkReplacesItsTarget()
{
    const Folder folder;
    const QString path = campaignIn(folder);
    const QString target = folder.write("target.json", before);
    QVERIFY(QFile::link(target, folder.path("link.json")));
    QCOMPARE(navarchRun({"campaign", "export", path, "--out", folder.path("link.json")}).code, 0);
    QVERIFY(QFileInfo(folder.path("link.json")).isSymLink());
    QVERIFY(contentOf(target).startsWith("{\n  \"format\": \"navarch-campaign/1\""));
}

void FilesCliTest::whereNothingCanBeWrittenNothingIsLeft()
{
    const Folder folder;
    QVERIFY(QDir(folder.path()).mkdir("closed"));
    QVERIFY(QFile::setPermissions(folder.path("closed"), QFile::Permissions(0x5555)));
    Program program;
    program.unprivileged = true;
    for (const QString& place : {folder.path("closed/n.navarch"), folder.path("none/n.navarch"),
                                 QStringLiteral("/proc/n.navarch")}) {
        const Run run = program.run({"campaign", "new", place, "--scenario", "saronic-gulf"});
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.startsWith("navarch: " + place.toUtf8()), run.err);
        QVERIFY(!QFile::exists(place));
    }
    QVERIFY(QDir(folder.path("closed")).isEmpty());
}

QTEST_GUILESS_MAIN(FilesCliTest)
#include "files_cli_test.moc"
