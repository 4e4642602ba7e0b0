// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/founding/taken_scenario.h"
#include "core/campaign/money/treasury.h"
#include "db/opening/opening.h"

#include <random>

#include <QDir>
#include <QLockFile>
#include <QProcess>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/sqlite/connection.h"
#include "db/sqlite/files.h"
#include "db/sqlite/schema.h"
#include "tests/db/samples/samples.h"

using namespace navarch;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

void write(const QString& path, const QByteArray& content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(path));
}

/// Does something to a campaign file that Navarch would not.
void tamper(const QString& path, const char* sql)
{
    Connection connection(path, Access::ReadWrite);
    connection.run(sql);
}

/// The campaign that an older Navarch left behind, written when its schema was the newest.
void unpackFixture(const QString& name, const QString& path)
{
    write(path,
          qUncompress(contentOf(qEnvironmentVariable("NAVARCH_TEST_DATA") + QStringLiteral("/db/") + name)));
}

/// Every message says where, what and what to do.
void checkMessage(const OpenResult& result)
{
    QVERIFY(!result.message.place.empty());
    QVERIFY(!result.message.what.isEmpty());
    QVERIFY2(!result.message.remedy.isEmpty(), result.message.text().c_str());
}

} // namespace

/// Every outcome of opening a campaign file, each from a file of its own.
class OpeningTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<samples::Folder>();
        m_path = m_folder->path();
    }

    void fine()
    {
        makeCampaign();
        const auto result = CampaignFile::open(m_path);
        QVERIFY(result.outcome == Opening::Fine);
        QVERIFY(result.file && result.file->canEdit());
        QVERIFY(result.message.what.isEmpty());
    }

    void upgraded_data()
    {
        QTest::addColumn<int>("version");
        // Every file that lies there: one of each schema from the first to the one before this program's.
        const QDir folder(qEnvironmentVariable("NAVARCH_TEST_DATA") + QStringLiteral("/db"));
        const auto fixtures = folder.entryList({QStringLiteral("schema-*.navarch.z")});
        QCOMPARE(fixtures.size(), schemaVersion() - 1);
        for (int version = 1; version <= fixtures.size(); ++version)
            QTest::addRow("from schema %d", version) << version;
    }
    void upgraded()
    {
        QFETCH(const int, version);
        unpackFixture(QStringLiteral("schema-%1.navarch.z").arg(version), m_path);
        const QByteArray before = contentOf(m_path);
        {
            auto result = CampaignFile::open(m_path);
            QVERIFY2(result.outcome == Opening::Upgraded, result.message.text().c_str());
            checkMessage(result);
            QVERIFY(result.file->canEdit());
            QCOMPARE(result.file->historyLength(), 12);
            QCOMPARE(result.file->undoTitle(), std::string("Rename the campaign to War 4"));
            QCOMPARE(samples::text(result.file->verify()), std::string());
            // It has no chart of its own: it is played on the built-in one, and on the lanes on which it began.
            QVERIFY(result.file->campaign().table<ChartRecord>().empty());
            QCOMPARE(result.file->campaign().head().lanesEdition, 1);
            QCOMPARE(result.file->figures().lanesEdition, 1);
            QCOMPARE(result.file->figures().lanes.between("piraeus", "megara")->path.size(), 2u);
            // A scenario can be taken of it, on which the same sides begin with as much.
            const Campaign& war = result.file->campaign();
            const auto taken = takeScenario(war, builtInFigures());
            QVERIFY2(taken, taken ? "" : taken.error().front().text().c_str());
            const auto again =
                foundCampaign(planOf(taken->draft, builtInFigures()).value(), builtInFigures());
            QVERIFY2(again, again ? "" : again.error().front().text().c_str());
            auto side = again->table<SideRecord>().begin();
            for (const auto& [id, old] : war.table<SideRecord>()) {
                QCOMPARE(side->second.name, old.name);
                QCOMPARE(balanceOf(*again, side->first).text(), balanceOf(war, id).text());
                ++side;
            }
            QVERIFY(result.file->redo().done());
            QVERIFY(result.file->perform(samples::deed(9)).done());
            QCOMPARE(samples::text(result.file->verify()), std::string());
            const auto backups = backupsOf(m_path);
            QCOMPARE(backups.size(), 1u);
            QVERIFY(backups.front().reason == BackupReason::Upgrade);
            Connection backup(backups.front().path, Access::Immutable);
            QCOMPARE(versionOf(backup), version);
        }
        QVERIFY(samples::reopen(m_path)->canEdit());
        QVERIFY(contentOf(m_path) != before);
    }

    void anOldFileThatIsOnlyLookedAtStaysOld()
    {
        unpackFixture("schema-1.navarch.z", m_path);
        const auto result = CampaignFile::open(m_path, {OpenMode::Look});
        QVERIFY2(result.outcome == Opening::Fine, result.message.text().c_str());
        QCOMPARE(samples::text(result.file->verify()), std::string());
        QCOMPARE(result.file->historyLength(), 12);
        Connection connection(m_path, Access::QueryOnly);
        QCOMPARE(versionOf(connection), 1);
    }

    void newer()
    {
        makeCampaign();
        tamper(m_path, "PRAGMA user_version = 1000");
        const QByteArray before = contentOf(m_path);
        expect(Opening::Newer);
        QCOMPARE(contentOf(m_path), before);
    }

    void notOurs_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("text") << QByteArray("Name,Class\nParalos,trireme\n");
        QTest::newRow("one byte") << QByteArray("x");
        QTest::newRow("zeros") << QByteArray(8192, '\0');
        QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n").append(QByteArray(300, 'p'));
    }
    void notOurs()
    {
        QFETCH(const QByteArray, content);
        write(m_path, content);
        expect(Opening::NotOurs);
        QCOMPARE(contentOf(m_path), content);
    }

    void anotherProgramsDatabaseIsNotOurs()
    {
        {
            Connection connection(m_path, Access::Create);
            connection.run("CREATE TABLE ships (id INTEGER PRIMARY KEY, name TEXT)");
        }
        const QByteArray before = contentOf(m_path);
        expect(Opening::NotOurs);
        QCOMPARE(contentOf(m_path), before);
    }

    void aFolderIsNotOurs()
    {
        QVERIFY(QDir().mkpath(m_path));
        expect(Opening::NotOurs);
    }

    void aPipeIsNotOursAndDoesNotBlock()
    {
        QCOMPARE(::mkfifo(QFile::encodeName(m_path).constData(), 0600), 0);
        expect(Opening::NotOurs);
    }

    void missing()
    {
        expect(Opening::Missing);
        QVERIFY(!QFileInfo::exists(m_path));
        QVERIFY(QFile::link(m_folder->path("nowhere"), m_path));
        expect(Opening::Missing);
    }

    void anEmptyFileIsDamaged()
    {
        write(m_path, {});
        expect(Opening::Damaged);
    }

    /// Whatever is left of a campaign gives a message and no crash, and is left as it is.
    void cutFilesAreDamaged()
    {
        makeCampaign();
        const QByteArray whole = contentOf(m_path);
        for (qsizetype length = 1; length < whole.size(); length += length < 200 ? 13 : 4999) {
            write(m_path, whole.first(length));
            const auto result = CampaignFile::open(m_path);
            QVERIFY2(result.outcome == Opening::Damaged, std::to_string(length).c_str());
            QVERIFY(!result.file);
            checkMessage(result);
            QCOMPARE(contentOf(m_path), whole.first(length));
        }
    }

    void randomBytesNeverCrash()
    {
        makeCampaign();
        const QByteArray whole = contentOf(m_path);
        std::mt19937 random(7);
        for (int i = 0; i < 60; ++i) {
            QByteArray bytes = whole;
            // Half of them a few bytes, half whole stretches.
            for (int n = 1 + int(random() % 12); n > 0; --n) {
                const auto at = qsizetype(random() % unsigned(bytes.size()));
                const auto length = i % 2 ? std::min<qsizetype>(bytes.size() - at, random() % 3000) : 1;
                for (qsizetype k = at; k < at + length; ++k)
                    bytes[k] = char(random());
            }
            write(m_path, bytes);
            const auto result = CampaignFile::open(m_path, {OpenMode::Edit, false});
            if (result.file)
                (void)result.file->verify();
            else
                checkMessage(result);
        }
    }

    void whatIsNotNavarchsInTheSchemaIsDamage_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::newRow("trigger") << "CREATE TRIGGER t AFTER UPDATE ON ships BEGIN DELETE FROM waivers; END";
        QTest::newRow("view") << "CREATE VIEW v AS SELECT 1";
        QTest::newRow("table") << "CREATE TABLE strange (x)";
        QTest::newRow("column") << "ALTER TABLE ships ADD COLUMN extra TEXT";
        QTest::newRow("no index") << "DROP INDEX ships_by_fleet";
        QTest::newRow("no trigger") << "DROP TRIGGER journal_entries_are_not_altered";
    }
    void whatIsNotNavarchsInTheSchemaIsDamage()
    {
        QFETCH(const QString, sql);
        makeCampaign();
        tamper(m_path, sql.toUtf8().constData());
        expect(Opening::Damaged);
    }

    void recordsThatBreakTheRulesAreDamage_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::newRow("reference") << "UPDATE ships SET fleet_id = 4711 WHERE id = 30";
        QTest::newRow("ledger") << "UPDATE ledger_postings SET amount_hundredths = 1 WHERE id = 51";
        QTest::newRow("counter") << "UPDATE campaign SET next_number = 5";
        QTest::newRow("control character") << "UPDATE ships SET name = 'a' || char(27) || 'b' WHERE id = 30";
        QTest::newRow("head") << "DELETE FROM campaign";
    }
    void recordsThatBreakTheRulesAreDamage()
    {
        QFETCH(const QString, sql);
        makeCampaign();
        {
            Connection connection(m_path, Access::ReadWrite);
            connection.run("PRAGMA foreign_keys = OFF");
            connection.run("PRAGMA ignore_check_constraints = ON");
            connection.run(sql.toUtf8().constData());
        }
        expect(Opening::Damaged);
    }

    void lockedByAnother()
    {
        makeCampaign();
        const auto holder = samples::reopen(m_path);
        const auto second = CampaignFile::open(m_path);
        QVERIFY2(second.outcome == Opening::LockedByAnother, second.message.text().c_str());
        checkMessage(second);
        const std::string pid = std::to_string(QCoreApplication::applicationPid());
        QVERIFY2(second.message.what.english().find("process " + pid) != std::string::npos,
                 second.message.what.english().c_str());
        QVERIFY(second.file && !second.file->canEdit());
        const Performed performed = second.file->perform(samples::deed(0));
        QVERIFY(performed.outcome == Performed::Outcome::Failed);
        QVERIFY(!performed.problem.what.isEmpty());
        QVERIFY(second.file->campaign() == samples::smallCampaign());
        QCOMPARE(samples::text(second.file->verify()), std::string());
        // The holder goes on undisturbed.
        QVERIFY(holder->perform(samples::deed(0)).done());
        const auto third = CampaignFile::open(m_path, {OpenMode::Look});
        QVERIFY(third.outcome == Opening::Fine);
        QCOMPARE(third.file->historyLength(), 2);
    }

    void theLockOfADeadProcessIsTakenOver()
    {
        makeCampaign();
        QProcess process;
        process.start("sleep", {"0"});
        QVERIFY(process.waitForStarted());
        const qint64 dead = process.processId();
        QVERIFY(process.waitForFinished());
        write(m_path + ".lock",
              QByteArray::number(dead) + "\nsleep\n" + QSysInfo::machineHostName().toUtf8() + "\n");
        QVERIFY(samples::reopen(m_path)->canEdit());
    }

    void aLockThatNobodyFinishedIsTakenAway()
    {
        makeCampaign();
        write(m_path + ".lock", {});
        const int held = ::open(QFile::encodeName(m_path + ".lock").constData(), O_RDWR | O_CLOEXEC);
        QVERIFY(held >= 0 && ::flock(held, LOCK_EX) == 0);
        QVERIFY(CampaignFile::open(m_path).outcome == Opening::LockedByAnother); // somebody is alive and slow
        ::close(held);
        QVERIFY(samples::reopen(m_path)->canEdit());
    }

    void theLockOfAnotherComputerIsRespected()
    {
        makeCampaign();
        write(m_path + ".lock", "4711\nnavarch\nstyx\n");
        const auto result = CampaignFile::open(m_path);
        QVERIFY(result.outcome == Opening::LockedByAnother);
        QVERIFY2(result.message.what.english().find("process 4711 (navarch) on styx") != std::string::npos,
                 result.message.what.english().c_str());
        QVERIFY(result.file && !result.file->canEdit());
    }

    void aLinkLeadsToTheSameLock()
    {
        makeCampaign();
        const QString link = m_folder->path("link.navarch");
        QVERIFY(QFile::link(m_path, link));
        const auto file = samples::reopen(m_path);
        QVERIFY(CampaignFile::open(link).outcome == Opening::LockedByAnother);
    }

    void lookingLeavesNoTrace()
    {
        makeCampaign();
        const QByteArray before = contentOf(m_path);
        {
            const auto result = CampaignFile::open(m_path, {OpenMode::Look});
            QVERIFY(result.outcome == Opening::Fine);
            QVERIFY(!result.file->canEdit());
            QCOMPARE(samples::text(result.file->verify()), std::string());
        }
        QCOMPARE(QDir(m_folder->dir.path()).entryList(QDir::Files), QStringList{"s.navarch"});
        QCOMPARE(contentOf(m_path), before);
    }

    void namesOfEverySortCanBeOpened()
    {
        for (const char* name :
             {"a?b#c%20.navarch", "Πόλεμος \u202eKrieg.navarch", "file:x.navarch", "a;b'c\".navarch"}) {
            const QString path = m_folder->path(QString::fromUtf8(name));
            {
                const auto file = samples::create(path);
            }
            QVERIFY(QFileInfo::exists(path));
            QVERIFY(samples::reopen(path)->canEdit());
        }
    }

    void onANetworkDiskTheLogIsNotUsed()
    {
        makeCampaign();
        auto result = CampaignFile::open(m_path, {OpenMode::Edit, true, true});
        QVERIFY(result.outcome == Opening::Fine);
        QCOMPARE(result.notes.size(), 1u);
        QVERIFY(result.notes.front().what.english().find(m_path.toStdString() + ".lock")
                != std::string::npos);
        QVERIFY(CampaignFile::open(m_path, {OpenMode::Edit, true, true}).outcome == Opening::LockedByAnother);
        QVERIFY(result.file->perform(samples::deed(0)).done());
        QVERIFY(!QFileInfo::exists(m_path + "-wal"));
        result.file.reset();
        // Bytes 18 and 19 of the file say which journal it is written with: 1 is SQLite's older one, 2 the log.
        QCOMPARE(contentOf(m_path).mid(18, 2), QByteArray("\1\1"));
        QVERIFY(samples::reopen(m_path)->perform(samples::deed(1)).done());
        QCOMPARE(contentOf(m_path).mid(18, 2), QByteArray("\2\2"));
    }

    void networkFileSystemsAreKnown()
    {
        for (const char* type : {"nfs", "nfs4", "cifs", "smb3", "9p", "fuse.sshfs", "NFS"})
            QVERIFY(isNetworkFileSystem(type));
        for (const char* type : {"ext4", "btrfs", "tmpfs", "overlay", "apfs", "", "fuseblk"})
            QVERIFY(!isNetworkFileSystem(type));
    }

private:
    void makeCampaign()
    {
        QFile::remove(m_path);
        const auto file = samples::create(m_path);
    }
    void expect(Opening outcome)
    {
        const auto result = CampaignFile::open(m_path);
        QVERIFY2(result.outcome == outcome,
                 (std::string(nameOf(result.outcome)) + ": " + result.message.text()).c_str());
        QVERIFY(!result.file);
        checkMessage(result);
        QVERIFY(!QFileInfo::exists(m_path + "-wal"));
    }

    std::unique_ptr<samples::Folder> m_folder;
    QString m_path;
};

QTEST_GUILESS_MAIN(OpeningTest)
#include "opening_test.moc"
