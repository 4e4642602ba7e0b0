// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "db/sqlite/files.h"
#include "tests/db/samples/damaged.h"
#include "tests/db/samples/samples.h"

using namespace navarch;

namespace {

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void spoil(const QString& path)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(file.size() / 2));
    file.write(QByteArray(4096, char(0x5a)));
}

/// The campaign's file closed, after `deeds` deeds and a backup after the first of them.
Backup playedOn(const QString& path, int deeds)
{
    const auto file = samples::create(path);
    if (!file->perform(samples::deed(0)).done())
        qFatal("the first deed fails");
    const auto backup = file->backUp();
    for (int i = 1; i < deeds; ++i)
        if (!file->perform(samples::deed(i)).done())
            qFatal("deed %d fails", i);
    return backup.value();
}

} // namespace

/// A backup takes its campaign's place, which is kept as a backup itself.
class RestoreTest : public QObject {
    Q_OBJECT

private slots:
    void aBackupIsPutBackAndTheRestIsKept()
    {
        const samples::Folder folder;
        const Backup backup = playedOn(folder.path(), 4);
        QString replaced;
        std::string identity;
        {
            const auto restored = CampaignFile::restore(folder.path(), backup, builtInFigures(), &replaced);
            QVERIFY2(restored.has_value(), restored ? "" : samples::text(restored.error()).c_str());
            QCOMPARE((*restored)->path(), folder.path());
            QCOMPARE((*restored)->historyLength(), 2);
            QCOMPARE(samples::text((*restored)->verify()), std::string());
            identity = (*restored)->identity();
            QVERIFY((*restored)->perform(samples::deed(5)).done());
            QVERIFY((*restored)->undo().done());
            QVERIFY((*restored)->undo().done());
            QVERIFY((*restored)->campaign() == samples::smallCampaign());
        }
        QVERIFY(QFileInfo::exists(backup.path));
        // What stood before comes back the same way.
        const auto backups = backupsOf(folder.path());
        const auto kept = std::find_if(backups.begin(), backups.end(),
                                       [&](const Backup& each) { return each.path == replaced; });
        QVERIFY(kept != backups.end() && kept->reason == BackupReason::Replaced);
        QCOMPARE(kept->entries, 5);
        const auto again = CampaignFile::restore(folder.path(), *kept);
        QVERIFY2(again.has_value(), again ? "" : samples::text(again.error()).c_str());
        QCOMPARE((*again)->historyLength(), 5);
        QCOMPARE((*again)->identity(), identity);
        QCOMPARE(samples::text((*again)->verify()), std::string());
    }

    void aCampaignThatIsDamagedOrGoneComesBack()
    {
        const samples::Folder folder;
        const Backup backup = playedOn(folder.path(), 4);
        QFile::resize(folder.path(), 100);
        const QByteArray damaged = bytesOf(folder.path());
        QString replaced;
        QVERIFY(CampaignFile::restore(folder.path(), backup, builtInFigures(), &replaced).has_value());
        QCOMPARE(bytesOf(replaced), damaged);
        QVERIFY(QFile::remove(folder.path()));
        QVERIFY(CampaignFile::restore(folder.path(), backup).has_value());
        QCOMPARE(samples::reopen(folder.path())->historyLength(), 2);
    }

    void aBackupThatWasMovedWithItsLog()
    {
        const samples::Folder folder;
        const Backup backup = playedOn(folder.path(), 4);
        const QString with = folder.path("with-log.navarch");
        {
            // A log beside a file, as a program that was killed leaves it.
            const auto file = samples::reopen(folder.path());
            QVERIFY(file->perform(samples::deed(4)).done());
            QVERIFY(copyFile(folder.path(), with));
            QVERIFY(copyFile(folder.path() + "-wal", with + "-wal"));
        }
        Backup moved = backup;
        moved.path = with;
        const auto restored = CampaignFile::restore(folder.path(), moved);
        QVERIFY2(restored.has_value(), restored ? "" : samples::text(restored.error()).c_str());
        QCOMPARE((*restored)->historyLength(), 6);
        QCOMPARE(samples::text((*restored)->verify()), std::string());
        QVERIFY(!QFileInfo::exists(folder.path(".part")) && !QFileInfo::exists(folder.path() + ".part-wal"));
    }

    void whatCannotBeRestoredChangesNothing_data()
    {
        QTest::addColumn<QString>("flaw");
        QTest::addColumn<QString>("told");
        QTest::newRow("missing") << "missing"
                                 << "There is no such file";
        QTest::newRow("damaged") << "damaged"
                                 << "damaged";
        QTest::newRow("newer") << "newer"
                               << "newer Navarch";
        QTest::newRow("foreign") << "foreign"
                                 << "no campaign";
        QTest::newRow("open elsewhere") << "open"
                                        << "open in another Navarch";
    }
    void whatCannotBeRestoredChangesNothing()
    {
        QFETCH(const QString, flaw);
        QFETCH(const QString, told);
        const samples::Folder folder;
        const Backup backup = playedOn(folder.path(), 4);
        std::unique_ptr<CampaignFile> open;
        if (flaw == "missing") {
            QVERIFY(QFile::remove(backup.path));
        } else if (flaw == "damaged") {
            spoil(backup.path);
        } else if (flaw == "newer") {
            Connection later(backup.path, Access::ReadWrite);
            later.run("PRAGMA user_version = 999");
        } else if (flaw == "foreign") {
            QFile file(backup.path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("no campaign at all");
        } else {
            open = samples::reopen(folder.path());
        }
        const auto restored = CampaignFile::restore(folder.path(), backup);
        QVERIFY(!restored);
        const std::string text = samples::text(restored.error());
        QVERIFY2(text.find(told.toStdString()) != std::string::npos, text.c_str());
        open.reset();
        QCOMPARE(samples::reopen(folder.path())->historyLength(), 5);
        QVERIFY(!QFileInfo::exists(folder.path() + ".part"));
        for (const Backup& each : backupsOf(folder.path()))
            QVERIFY(each.reason != BackupReason::Replaced);
    }

    void whatTwoHistoriesShare()
    {
        const samples::Folder folder;
        const Backup backup = playedOn(folder.path(), 4);
        // Opening keeps another backup, and one a day is enough.
        QVERIFY(copyFile(backup.path, folder.path("branch.navarch")));
        QVERIFY(copyFile(backup.path, folder.path("then.navarch")));
        const auto now = samples::reopen(folder.path());
        const auto then = CampaignFile::open(folder.path("then.navarch"), {OpenMode::Look});
        QCOMPARE(now->sharedHistory(*then.file).value(), 2);
        QCOMPARE(then.file->sharedHistory(*now).value(), 2);
        QCOMPARE(now->sharedHistory(*now).value(), 5);
        const auto titles = now->deedsSince(2).value();
        QCOMPARE(titles.size(), 3u);
        QCOMPARE(titles.front(), now->undoTitle());
        QVERIFY(now->undo().done());
        QCOMPARE(now->deedsSince(2).value().size(), 2u);
        QVERIFY(now->deedsSince(5).value().empty());
        // Another war, although it was founded alike.
        const auto other = samples::create(folder.path("other.navarch"));
        QCOMPARE(now->sharedHistory(*other).value(), 0);
        // Two courses from one beginning.
        const auto branch = samples::reopen(folder.path("branch.navarch"));
        QVERIFY(branch->perform(samples::deed(7)).done());
        QVERIFY(branch->perform(samples::deed(8)).done());
        QCOMPARE(now->sharedHistory(*branch).value(), 2);
    }
};

QTEST_GUILESS_MAIN(RestoreTest)

#include "restore_test.moc"
