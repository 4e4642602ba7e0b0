// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody copies a backup, or another war, over a war whose program was killed and left a log. The log is of the file that
// lay there before: what was copied opens as it is, and the log is kept beside.
#include <csignal>

#include <QTest>

#include <sys/wait.h>
#include <unistd.h>

#include "core/campaign/gate/actions.h"
#include "db/sqlite/connection.h"
#include "tests/db/samples/samples.h"

using namespace navarch;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Over what is there, as `cp` does.
void copyOver(const QString& from, const QString& to)
{
    const QByteArray content = contentOf(from);
    QFile file(to);
    if (content.isEmpty() || !file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot copy to %s", qPrintable(to));
}

const OpenOptions onNetwork{OpenMode::Edit, false, true};

std::string nameOf(int number)
{
    return "Fleet " + std::to_string(number);
}

/// Opens the campaign in a process of its own, does two deeds for each number, the second names it by it, and is killed.
void goOnAndDie(const QString& path, int first, int last)
{
    const pid_t child = ::fork();
    if (child == 0) {
        const auto file = CampaignFile::open(path, {OpenMode::Edit, false}).file;
        bool isDone = file != nullptr;
        for (int number = first; isDone && number <= last; ++number)
            isDone = file->perform(samples::deed(number)).done()
                     && file->perform(RenameCampaign{.name = nameOf(number)}).done();
        if (isDone)
            ::raise(SIGKILL);
        ::_exit(1);
    }
    int status = 0;
    if (child < 0 || ::waitpid(child, &status, 0) != child || !WIFSIGNALED(status))
        qFatal("the process was not killed at its end");
}

/// On a network disk, where SQLite's rollback journal is used: does a deed for each number and is killed while a change is in
/// the file that its journal would take back.
void goOnAndDieOnNetwork(const QString& path, int first, int last)
{
    const pid_t child = ::fork();
    if (child == 0) {
        auto file = CampaignFile::open(path, onNetwork).file;
        bool isDone = file != nullptr;
        for (int number = first; isDone && number <= last; ++number)
            isDone = file->perform(RenameCampaign{.name = nameOf(number)}).done();
        file.reset();
        Connection connection(path, Access::ReadWrite);
        for (const char* statement :
             {"PRAGMA cache_size = 1", "BEGIN", "UPDATE campaign SET name = 'Half done'",
              "CREATE TABLE filling (content)",
              "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)"
              " INSERT INTO filling SELECT randomblob(4000) FROM n"})
            connection.run(statement);
        if (isDone)
            ::raise(SIGKILL);
        ::_exit(1);
    }
    int status = 0;
    if (child < 0 || ::waitpid(child, &status, 0) != child || !WIFSIGNALED(status))
        qFatal("the process was not killed at its end");
    if (QFileInfo(path + "-journal").size() == 0)
        qFatal("no journal was left");
}

/// The notes that tell of a log of another file.
int told(const OpenResult& opened)
{
    int count = 0;
    for (const Problem& note : opened.notes)
        count += note.what.english().find("is of another file that lay here before") != std::string::npos;
    return count;
}

} // namespace

class ForeignLogTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<samples::Folder>();
        m_war = m_folder->path("w.navarch");
        m_log = m_war + "-wal";
        (void)samples::create(m_war);
    }

    void aBackupCopiedOverIt_data();
    void aBackupCopiedOverIt();
    void anotherWarCopiedOverIt();
    void theFileItselfAsItWasWhenTheLogBegan();
    void aLogThatSomebodyBroughtIntoTheFile();
    void theWholeFolderCopied();
    void aJournalOfItsOwn();
    void aBackupCopiedOverAJournal_data();
    void aBackupCopiedOverAJournal();

private:
    std::unique_ptr<samples::Folder> m_folder;
    QString m_war;
    QString m_log;
};

void ForeignLogTest::aBackupCopiedOverIt_data()
{
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("after");
    QTest::addColumn<bool>("isSameFile");
    for (const int before : {1, 6})
        for (const int after : {1, 3, 9})
            for (const bool isSameFile : {true, false})
                QTest::addRow("%d, %d, %d", before, after, isSameFile) << before << after << isSameFile;
}

void ForeignLogTest::aBackupCopiedOverIt()
{
    QFETCH(const int, before);
    QFETCH(const int, after);
    QFETCH(const bool, isSameFile);
    QString backup;
    std::int64_t entries = 0;
    Campaign campaign;
    goOnAndDie(m_war, 1, before);
    {
        const auto file = samples::reopen(m_war);
        const auto made = file->backUp();
        QVERIFY(made);
        backup = made->path;
        entries = file->historyLength();
        campaign = file->campaign();
    }
    goOnAndDie(m_war, before + 1, before + after);
    const QByteArray log = contentOf(m_log);
    QVERIFY(!log.isEmpty());
    if (!isSameFile)
        QVERIFY(QFile::remove(m_war));
    copyOver(backup, m_war);
    for (const OpenMode mode : {OpenMode::Look, OpenMode::Edit}) {
        const auto opened = CampaignFile::open(m_war, {mode, false});
        QVERIFY2(opened.file, opened.message.text().c_str());
        QCOMPARE(opened.file->historyLength(), entries);
        QVERIFY(opened.file->campaign() == campaign);
        QVERIFY(opened.outcome
                == Opening::Shortened); // what is only in the log is missing here, as the head tells
        QCOMPARE(told(opened), 1);
        QCOMPARE(opened.file->verify().size(), 1u);
        if (mode == OpenMode::Edit)
            QVERIFY(opened.file->perform(RenameCampaign{.name = "Another"}).done());
    }
    const auto kept = QDir(m_war + ".backups").entryInfoList({"left-log-*"}, QDir::Files);
    QCOMPARE(kept.size(), 1);
    QCOMPARE(contentOf(kept.front().filePath()), log);
    const auto again = samples::reopen(m_war);
    QCOMPARE(again->historyLength(), entries + 1);
    QCOMPARE(samples::text(again->verify()), std::string());
}

void ForeignLogTest::anotherWarCopiedOverIt()
{
    const QString other = m_folder->path("other.navarch");
    {
        const auto file = samples::create(other);
        for (int number = 30; number < 60; ++number)
            QVERIFY(file->perform(samples::deed(number)).done());
    }
    goOnAndDie(m_war, 1, 6);
    const auto expected = samples::reopen(other)->campaign();
    copyOver(other, m_war);
    for (const OpenMode mode : {OpenMode::Look, OpenMode::Edit}) {
        const auto opened = CampaignFile::open(m_war, {mode, false});
        QVERIFY2(opened.outcome == Opening::Fine, opened.message.text().c_str());
        QCOMPARE(told(opened), 1);
        QVERIFY(opened.file->campaign() == expected);
        QCOMPARE(samples::text(opened.file->verify()), std::string());
    }
    const auto opened = CampaignFile::open(m_war, {OpenMode::Edit, false});
    QCOMPARE(told(opened), 0);
}

/// Then the log goes with it, and all deeds are there.
void ForeignLogTest::theFileItselfAsItWasWhenTheLogBegan()
{
    const QString copy = m_folder->path("copy");
    copyOver(m_war, copy);
    goOnAndDie(m_war, 1, 6);
    copyOver(copy, m_war);
    const auto opened = CampaignFile::open(m_war, {OpenMode::Edit, false});
    QVERIFY2(opened.outcome == Opening::Fine, opened.message.text().c_str());
    QCOMPARE(told(opened), 0);
    QCOMPARE(opened.file->campaign().head().name, nameOf(6));
    QCOMPARE(samples::text(opened.file->verify()), std::string());
}

void ForeignLogTest::aLogThatSomebodyBroughtIntoTheFile()
{
    goOnAndDie(m_war, 1, 6);
    {
        Connection other(m_war, Access::ReadWrite);
        other.leaveLog(true);
        other.run("PRAGMA wal_checkpoint(PASSIVE)");
    }
    QVERIFY(QFileInfo(m_log).size() > 0);
    const auto opened = CampaignFile::open(m_war, {OpenMode::Edit, false});
    QVERIFY2(opened.outcome == Opening::Fine, opened.message.text().c_str());
    QCOMPARE(told(opened), 0);
    QCOMPARE(opened.file->campaign().head().name, nameOf(6));
    QCOMPARE(samples::text(opened.file->verify()), std::string());
}

void ForeignLogTest::theWholeFolderCopied()
{
    goOnAndDie(m_war, 1, 6);
    const samples::Folder copy;
    for (const QFileInfo& file : QDir(m_folder->dir.path()).entryInfoList(QDir::Files))
        QVERIFY(QFile::copy(file.filePath(), copy.path(file.fileName())));
    QFile::remove(copy.path("w.navarch.lock"));
    const auto opened = CampaignFile::open(copy.path("w.navarch"), {OpenMode::Edit, false});
    QVERIFY2(opened.outcome == Opening::Fine, opened.message.text().c_str());
    QCOMPARE(told(opened), 0);
    QCOMPARE(opened.file->campaign().head().name, nameOf(6));
    QCOMPARE(samples::text(opened.file->verify()), std::string());
}

void ForeignLogTest::aJournalOfItsOwn()
{
    goOnAndDieOnNetwork(m_war, 1, 3);
    const auto opened = CampaignFile::open(m_war, onNetwork);
    QVERIFY2(opened.outcome == Opening::Fine, opened.message.text().c_str());
    QCOMPARE(told(opened), 0);
    QCOMPARE(opened.file->campaign().head().name, nameOf(3));
    QCOMPARE(samples::text(opened.file->verify()), std::string());
}

void ForeignLogTest::aBackupCopiedOverAJournal_data()
{
    QTest::addColumn<bool>("isOnNetwork");
    QTest::addColumn<bool>("isSameFile");
    for (const bool isOnNetwork : {true, false}) // it may be opened on another disk than it was left on
        for (const bool isSameFile : {true, false})
            QTest::addRow("network %d, same file %d", isOnNetwork, isSameFile) << isOnNetwork << isSameFile;
}

void ForeignLogTest::aBackupCopiedOverAJournal()
{
    QFETCH(const bool, isOnNetwork);
    QFETCH(const bool, isSameFile);
    QString backup;
    Campaign campaign;
    {
        const auto file = CampaignFile::open(m_war, onNetwork).file;
        const auto made = file->backUp();
        QVERIFY(made);
        backup = made->path;
        campaign = file->campaign();
    }
    goOnAndDieOnNetwork(m_war, 1, 60);
    const QByteArray journal = contentOf(m_war + "-journal");
    if (!isSameFile)
        QVERIFY(QFile::remove(m_war));
    copyOver(backup, m_war);
    for (const OpenMode mode : {OpenMode::Look, OpenMode::Edit}) {
        const auto opened = CampaignFile::open(m_war, {mode, false, isOnNetwork});
        QVERIFY2(opened.file, opened.message.text().c_str());
        QCOMPARE(told(opened), 1);
        QVERIFY(opened.file->campaign() == campaign);
        QCOMPARE(samples::text(opened.file->verify()), std::string());
        if (mode == OpenMode::Edit)
            QVERIFY(opened.file->perform(RenameCampaign{.name = "Another"}).done());
    }
    const auto kept = QDir(m_war + ".backups").entryInfoList({"left-journal-*"}, QDir::Files);
    QCOMPARE(kept.size(), 1);
    QCOMPARE(contentOf(kept.front().filePath()), journal);
    const auto again = CampaignFile::open(m_war, {OpenMode::Edit, false, isOnNetwork});
    QCOMPARE(told(again), 0);
    QCOMPARE(again.file->campaign().head().name, std::string("Another"));
    QCOMPARE(samples::text(again.file->verify()), std::string());
}

QTEST_GUILESS_MAIN(ForeignLogTest)
#include "foreign_log_test.moc"
