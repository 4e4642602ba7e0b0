// SPDX-License-Identifier: GPL-3.0-or-later
// What was told as done lies in the log until SQLite brings it into the file. When the log is damaged or gone, opening and
// verifying say how many deeds are missing, up to which, and which backup has them; and nothing is said that is not so.
#include <csignal>
#include <functional>
#include <random>

#include <QTest>

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/campaign/gate/actions.h"
#include "db/verification.h"
#include "tests/db/samples/samples.h"

using namespace navarch;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(path));
}

/// Opens the campaign in a process of its own, does something and is killed.
void killedAfter(const QString& path, const std::function<bool(CampaignFile&)>& work)
{
    const pid_t child = ::fork();
    if (child == 0) {
        const auto file = CampaignFile::open(path, {OpenMode::Edit, false}).file;
        if (file && work(*file))
            ::raise(SIGKILL);
        ::_exit(1);
    }
    int status = 0;
    if (child < 0 || ::waitpid(child, &status, 0) != child || !WIFSIGNALED(status))
        qFatal("the process was not killed at its end");
}

bool rename(CampaignFile& file, int number)
{
    return file.perform(RenameCampaign{.name = "War " + std::to_string(number)}).done();
}

std::string lastDeeds(std::int64_t count, int upTo)
{
    const std::string title = "\"Rename the campaign to War " + std::to_string(upTo) + "\"";
    return count == 1 ? "The last deed, up to " + title
                            + ", was stored and is missing: the log beside the file is damaged or "
                              "gone. All before it is there."
                      : "The last " + std::to_string(count) + " deeds, up to " + title
                            + ", were stored and are missing: the log beside the file is damaged or gone. "
                              "All before them is "
                              "there.";
}

} // namespace

class MissingLogTest : public QObject {
    Q_OBJECT

private slots:
    void init();

    void aLogThatIsWholeIsNoMatter();
    void aLogThatIsGone();
    void everyCutIsCounted();
    void everyDamageIsCounted();
    void undoingAndRedoingCount();
    void theBackupThatHasThemIsNamed();
    void whatIsLeftOfTheLogIsKept();
    void theNextDeedEndsTheWarning();
    void aCopyWithoutTheHeadIsNoMatter();
    void theHeadOfAnotherWarIsNoMatter();
    void anOlderHeadIsNoMatter();
    void aDamagedHeadIsNoMatter();
    void aRenamedWarFindsItsFormerName();
    void anotherHistoryIsTold();
    void aReadOnlyFolderTellsItToo();
    void afterClosingNothingLiesBeside();
    void aNewWarDoesNotInheritTheLogOfAnOldOne();

private:
    /// A war at War `deeds` that was killed, its last checkpoint at the founding.
    void makeKilledWar(int deeds);
    void expectMissing(std::int64_t count, int upTo, const std::string& remedy);
    void expectFine(std::int64_t entries);

    std::unique_ptr<samples::Folder> m_folder;
    QString m_war;
    QString m_log;
    QString m_head;
};

void MissingLogTest::init()
{
    m_folder = std::make_unique<samples::Folder>();
    m_war = m_folder->path("w.navarch");
    m_log = m_war + "-wal";
    m_head = m_war + ".head";
    (void)samples::create(m_war);
}

void MissingLogTest::makeKilledWar(int deeds)
{
    killedAfter(m_war, [&](CampaignFile& file) {
        for (int number = 1; number <= deeds; ++number)
            if (!rename(file, number))
                return false;
        return true;
    });
    QVERIFY(QFileInfo(m_log).size() > 0);
    QVERIFY(QFileInfo::exists(m_head));
}

/// By whichever way it is looked at.
void MissingLogTest::expectMissing(std::int64_t count, int upTo, const std::string& remedy)
{
    const std::string what = lastDeeds(count, upTo);
    const Problems verified = verifyFile(m_war);
    QCOMPARE(verified.size(), 1u);
    QCOMPARE(verified.front().what.english(), what);
    QVERIFY2(verified.front().text().find(remedy) != std::string::npos, verified.front().text().c_str());
    for (const OpenMode mode : {OpenMode::Look, OpenMode::Edit}) {
        const auto opened = CampaignFile::open(m_war, {mode, false});
        QCOMPARE(std::string(nameOf(opened.outcome)), std::string("shortened"));
        QVERIFY(opened.file);
        QCOMPARE(opened.message.what.english(), what);
        QVERIFY2(opened.message.text().find(remedy) != std::string::npos, opened.message.text().c_str());
        QCOMPARE(opened.file->canEdit(), mode == OpenMode::Edit);
    }
}

void MissingLogTest::expectFine(std::int64_t entries)
{
    for (const OpenMode mode : {OpenMode::Look, OpenMode::Edit}) {
        const auto opened = CampaignFile::open(m_war, {mode, false});
        QVERIFY2(opened.outcome == Opening::Fine && opened.notes.empty(), opened.message.text().c_str());
        QCOMPARE(opened.file->historyLength(), entries);
        QCOMPARE(samples::text(opened.file->verify()), std::string());
    }
}

void MissingLogTest::aLogThatIsWholeIsNoMatter()
{
    makeKilledWar(5);
    expectFine(6);
}

void MissingLogTest::aLogThatIsGone()
{
    makeKilledWar(1);
    QVERIFY(QFile::remove(m_log));
    expectMissing(1, 1, "There is no backup of it.");
    init();
    makeKilledWar(5);
    QVERIFY(QFile::remove(m_log) && QFile::remove(m_war + "-shm"));
    expectMissing(5, 5, "There is no backup of it.");
}

void MissingLogTest::everyCutIsCounted()
{
    constexpr int deeds = 6;
    makeKilledWar(deeds);
    const QByteArray file = contentOf(m_war);
    const QByteArray log = contentOf(m_log);
    const QByteArray head = contentOf(m_head);
    std::set<std::int64_t> seen;
    for (qsizetype length = 0; length < log.size(); length += log.size() / 40 + 7) {
        write(m_war, file);
        write(m_log, log.first(length));
        write(m_head, head);
        QFile::remove(m_war + "-shm");
        const auto opened = CampaignFile::open(m_war, {OpenMode::Look});
        QVERIFY2(opened.file, opened.message.text().c_str());
        const std::int64_t there = opened.file->historyLength();
        seen.insert(there);
        if (there == deeds + 1)
            QVERIFY(opened.outcome == Opening::Fine);
        else
            QCOMPARE(opened.message.what.english(), lastDeeds(deeds + 1 - there, deeds));
    }
    QVERIFY2(seen.size() >= deeds, "the cuts fall too far from each other");
}

void MissingLogTest::everyDamageIsCounted()
{
    constexpr int deeds = 6;
    makeKilledWar(deeds);
    const QByteArray file = contentOf(m_war);
    const QByteArray log = contentOf(m_log);
    const QByteArray head = contentOf(m_head);
    std::mt19937 random(5);
    int shortened = 0;
    for (int round = 0; round < 40; ++round) {
        QByteArray damaged = log;
        const auto at = static_cast<qsizetype>(random() % static_cast<unsigned>(log.size()));
        const auto length = std::min<qsizetype>(log.size() - at, round % 2 ? 1 : 600);
        for (qsizetype i = at; i < at + length; ++i)
            damaged[i] = static_cast<char>(damaged[i] ^ (1 + random() % 255));
        write(m_war, file);
        write(m_log, damaged);
        write(m_head, head);
        QFile::remove(m_war + "-shm");
        const auto opened = CampaignFile::open(m_war, {OpenMode::Look});
        QVERIFY2(opened.file, opened.message.text().c_str());
        const std::int64_t there = opened.file->historyLength();
        if (there == deeds + 1)
            continue; // what is behind the last change is not read
        ++shortened;
        QCOMPARE(opened.message.what.english(), lastDeeds(deeds + 1 - there, deeds));
        QVERIFY(!opened.file->verify().empty());
    }
    QVERIFY(shortened > 20);
}

void MissingLogTest::undoingAndRedoingCount()
{
    killedAfter(m_war, [](CampaignFile& file) {
        return rename(file, 1) && rename(file, 2) && file.undo().done() && file.undo().done()
               && file.redo().done();
    });
    QVERIFY(QFile::remove(m_log));
    expectMissing(5, 1, "There is no backup of it.");
}

void MissingLogTest::theBackupThatHasThemIsNamed()
{
    QString backup;
    makeKilledWar(2);
    {
        const auto file = samples::reopen(m_war);
        const auto made = file->backUp();
        QVERIFY(made);
        backup = made->path;
    }
    makeKilledWar(3);
    QVERIFY(QFile::remove(m_log));
    expectMissing(3, 3, "The newest backup, " + backup.toStdString() + ", has them not.");

    init();
    const QByteArray before = contentOf(m_war);
    killedAfter(m_war, [](CampaignFile& file) {
        return rename(file, 1) && rename(file, 2) && file.backUp().has_value();
    });
    QVERIFY(QFile::remove(m_log));
    backup = backupsOf(m_war).front().path;
    expectMissing(2, 2,
                  "The newest backup, " + backup.toStdString() + ", has them: open it, or copy it here.");
    // Its advice can be followed.
    QVERIFY(QFile::remove(m_war) && QFile::copy(backup, m_war));
    expectFine(3);

    init();
    killedAfter(m_war, [](CampaignFile& file) {
        return rename(file, 1) && file.backUp().has_value() && rename(file, 2);
    });
    QVERIFY(QFile::remove(m_log));
    expectMissing(2, 2,
                  "The newest backup, " + backupsOf(m_war).front().path.toStdString()
                      + ", has the first 1 of them.");
}

void MissingLogTest::whatIsLeftOfTheLogIsKept()
{
    makeKilledWar(4);
    QByteArray log = contentOf(m_log);
    log[100] = static_cast<char>(log[100] ^ 1);
    write(m_log, log);
    QFile::remove(m_war + "-shm");
    QCOMPARE(verifyFile(m_war).size(), 1u);
    QCOMPARE(contentOf(m_log), log); // looking leaves it
    QString kept;
    {
        const auto opened = CampaignFile::open(m_war, {OpenMode::Edit, false});
        QVERIFY(opened.outcome == Opening::Shortened);
        kept = m_war + ".backups/damaged-log-1";
        QVERIFY2(opened.message.remedy.english().ends_with("What is left of the log is kept in "
                                                           + kept.toStdString() + "."),
                 opened.message.remedy.english().c_str());
        QVERIFY(opened.file->perform(samples::deed(0)).done());
    }
    QCOMPARE(contentOf(kept), log);
}

void MissingLogTest::theNextDeedEndsTheWarning()
{
    makeKilledWar(3);
    QVERIFY(QFile::remove(m_log));
    expectMissing(3, 3, "There is no backup of it.");
    expectMissing(3, 3, "There is no backup of it."); // looking at it, and closing it, ends nothing
    {
        const auto opened = CampaignFile::open(m_war, {OpenMode::Edit, false});
        QVERIFY(rename(*opened.file, 7));
        QCOMPARE(samples::text(opened.file->verify()), std::string());
    }
    expectFine(2);
    makeKilledWar(2);
    expectFine(4);
}

void MissingLogTest::aCopyWithoutTheHeadIsNoMatter()
{
    makeKilledWar(3);
    const QString copy = m_folder->path("copy.navarch");
    QVERIFY(QFile::copy(m_war, copy));
    m_war = copy;
    expectFine(1);
}

void MissingLogTest::theHeadOfAnotherWarIsNoMatter()
{
    makeKilledWar(3);
    QVERIFY(QFile::remove(m_war) && QFile::remove(m_log));
    const QString other = m_folder->path("other.navarch");
    (void)samples::create(other);
    QVERIFY(QFile::rename(other, m_war));
    expectFine(1);
    {
        const auto file = samples::reopen(m_war);
        QVERIFY(rename(*file, 1));
    }
    expectFine(2);
}

void MissingLogTest::anOlderHeadIsNoMatter()
{
    makeKilledWar(2);
    const QByteArray older = contentOf(m_head);
    makeKilledWar(3);
    write(m_head, older);
    expectFine(6);
}

void MissingLogTest::aDamagedHeadIsNoMatter()
{
    makeKilledWar(3);
    const QByteArray head = contentOf(m_head);
    std::mt19937 random(9);
    for (int round = 0; round < 30; ++round) {
        QByteArray damaged = head;
        for (unsigned n = 1 + random() % 5; n > 0; --n)
            damaged[static_cast<qsizetype>(random() % static_cast<unsigned>(head.size()))] =
                static_cast<char>(random());
        write(m_head, round % 3 == 0 ? head.first(static_cast<qsizetype>(random() % 1024)) : damaged);
        const auto opened = CampaignFile::open(m_war, {OpenMode::Look});
        QVERIFY2(opened.outcome == Opening::Fine, opened.message.text().c_str());
    }
    QVERIFY(QFile::remove(m_head) && QDir().mkpath(m_head));
    expectFine(4);
}

/// Whoever renames a file of a window that was killed leaves its log behind.
void MissingLogTest::aRenamedWarFindsItsFormerName()
{
    makeKilledWar(3);
    const QString former = m_war;
    m_war = m_folder->path("renamed.navarch");
    QVERIFY(QFile::rename(former, m_war));
    expectMissing(3, 3,
                  "It was " + former.toStdString()
                      + " before; if its log still lies beside that name, give the file that "
                        "name again and open it.");
    QVERIFY(QFile::rename(m_war, former));
    m_war = former;
    expectFine(4);
}

void MissingLogTest::anotherHistoryIsTold()
{
    makeKilledWar(2);
    const QByteArray head = contentOf(m_head);
    QVERIFY(QFile::remove(m_log));
    {
        const auto opened = CampaignFile::open(m_war, {OpenMode::Edit, false});
        for (int number = 11; number < 15; ++number)
            QVERIFY(rename(*opened.file, number));
    }
    expectFine(5);
    write(m_head, head);
    const auto opened = CampaignFile::open(m_war, {OpenMode::Look});
    QVERIFY(opened.outcome == Opening::Shortened);
    QCOMPARE(opened.message.what.english(),
             std::string("A deed that was stored, \"Rename the campaign to War 2\", is missing: from some "
                         "deed before it on the file has another history."));
}

void MissingLogTest::aReadOnlyFolderTellsItToo()
{
    makeKilledWar(3);
    QVERIFY(QFile::remove(m_log));
    const QByteArray dir = QFile::encodeName(m_folder->dir.path());
    for (const QFileInfo& file : QDir(m_folder->dir.path()).entryInfoList(QDir::Files))
        QCOMPARE(::chmod(QFile::encodeName(file.filePath()).constData(), 0444), 0);
    QFile::remove(m_war + ".lock");
    QCOMPARE(::chmod(dir.constData(), 0555), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        if (::geteuid() == 0 && ::setuid(65534) != 0)
            ::_exit(99);
        const auto opened = CampaignFile::open(m_war);
        const bool isTold =
            opened.outcome == Opening::ReadOnlyMedium && opened.file && opened.notes.size() == 1
            && opened.notes.front().what.english() == lastDeeds(3, 3) && !opened.file->verify().empty();
        ::_exit(isTold ? 0 : 1);
    }
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QCOMPARE(::chmod(dir.constData(), 0755), 0);
    QCOMPARE(status, 0);
}

void MissingLogTest::afterClosingNothingLiesBeside()
{
    {
        const auto file = samples::reopen(m_war);
        QVERIFY(rename(*file, 1) && file->undo().done());
        QVERIFY(QFileInfo::exists(m_head));
        // Somebody who looks meanwhile does not hold it up.
        const auto look = CampaignFile::open(m_war, {OpenMode::Look});
        QVERIFY(look.outcome == Opening::Fine);
    }
    QCOMPARE(QDir(m_folder->dir.path()).entryList(QDir::Files), QStringList{"w.navarch"});
}

void MissingLogTest::aNewWarDoesNotInheritTheLogOfAnOldOne()
{
    makeKilledWar(3);
    const QByteArray log = contentOf(m_log);
    QVERIFY(QFile::remove(m_war));
    QFile::remove(m_war + ".lock");
    (void)samples::create(m_war);
    expectFine(1);
    const auto left = QDir(m_war + ".backups").entryInfoList({"left-log-*"}, QDir::Files);
    QCOMPARE(left.size(), 1);
    QCOMPARE(contentOf(left.front().filePath()), log);
}

QTEST_GUILESS_MAIN(MissingLogTest)
#include "missing_log_test.moc"
