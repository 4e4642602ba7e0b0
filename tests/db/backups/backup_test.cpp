// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/backups/backups.h"

#include <QTest>

#include "tests/db/samples/samples.h"

using namespace navarch;

/// A changed campaign has a backup that opens; old backups make room.
class BackupTest : public QObject {
    Q_OBJECT

private slots:
    void openingAChangedCampaignKeepsACopy()
    {
        const samples::Folder folder;
        {
            const auto file = samples::create(folder.path());
            QVERIFY(file->perform(samples::deed(0)).done());
        }
        QVERIFY(backupsOf(folder.path()).empty());
        {
            const auto file = samples::reopen(folder.path());
        }
        auto backups = backupsOf(folder.path());
        QCOMPARE(backups.size(), 1u);
        QVERIFY(backups[0].reason == BackupReason::Opened);
        QCOMPARE(backups[0].entries, 2);
        // Nothing has changed since: no second copy, and none for looking.
        {
            const auto file = samples::reopen(folder.path());
        }
        (void)CampaignFile::open(folder.path(), {OpenMode::Look});
        QCOMPARE(backupsOf(folder.path()).size(), 1u);
        {
            const auto file = samples::reopen(folder.path());
            QVERIFY(file->undo().done());
        }
        {
            const auto file = samples::reopen(folder.path());
            backups = backupsOf(folder.path());
            // Two on one day: the newer one stays.
            QCOMPARE(backups.size(), 1u);
            QCOMPARE(backups[0].entries, 3);
        }
        const auto copy = CampaignFile::open(backups[0].path, {OpenMode::Look});
        QVERIFY2(copy.outcome == Opening::Fine, copy.message.text().c_str());
        QVERIFY(copy.file->campaign() == samples::smallCampaign());
        QCOMPARE(samples::text(copy.file->verify()), std::string());
    }

    /// A backup of a clock that was years ahead: the next is the newest all the same, and stays.
    void aClockThatGoesBack()
    {
        const samples::Folder folder;
        const auto file = samples::create(folder.path());
        QVERIFY(file->perform(samples::deed(0)).done());
        const auto first = file->backUp();
        QVERIFY(first.has_value());
        const QFileInfo was(first->path);
        QVERIFY(QFile::rename(first->path, was.path() + "/20991231T120000000Z" + was.fileName().mid(19)));
        QVERIFY(file->perform(samples::deed(1)).done());
        const auto second = file->backUp();
        QVERIFY(second.has_value() && QFileInfo::exists(second->path));
        QCOMPARE(backupsOf(folder.path()).front().entries, 3);
        QCOMPARE(backupsOf(folder.path()).front().path, second->path);
    }

    void aBackupIsACampaignToGoOnWith()
    {
        const samples::Folder folder;
        const auto file = samples::create(folder.path());
        QVERIFY(file->perform(samples::deed(0)).done());
        const auto backup = file->backUp();
        QVERIFY2(backup.has_value(), backup ? "" : samples::text(backup.error()).c_str());
        QVERIFY(backup->reason == BackupReason::Asked);
        const QString copy = folder.path("copy.navarch");
        QVERIFY(QFile::copy(backup->path, copy));
        const auto restored = samples::reopen(copy);
        QCOMPARE(restored->undoTitle(), file->undoTitle());
        QVERIFY(restored->undo().done());
        QVERIFY(restored->campaign() == samples::smallCampaign());
        QCOMPARE(samples::text(restored->verify()), std::string());
    }

    void oldBackupsMakeRoom()
    {
        const samples::Folder folder;
        const auto file = samples::create(folder.path());
        QVERIFY(file->perform(samples::deed(0)).done());
        const auto first = file->backUp();
        QVERIFY(first.has_value());
        // A copy for each of 40 days before it, one for an upgrade among them, and a file that is none of ours.
        const QString folderPath = backupFolderOf(folder.path());
        for (int day = 1; day <= 40; ++day) {
            const QString when = first->at.addDays(-day).toString("yyyyMMddTHHmmsszzzZ");
            const QString reason = day == 39 ? QStringLiteral("upgrade") : QStringLiteral("opened");
            QVERIFY(QFile::copy(first->path,
                                folderPath + '/' + when + "-000001-00000000-" + reason + ".navarch"));
        }
        QFile note(folderPath + "/note.txt");
        QVERIFY(note.open(QIODevice::WriteOnly));
        note.close();
        QVERIFY(file->perform(samples::deed(1)).done());
        const auto newest = file->backUp();
        QVERIFY(newest.has_value());
        const auto backups = backupsOf(folder.path());
        QCOMPARE(backups.front().path, newest->path);
        QVERIFY2(backups.size() >= 14 && backups.size() <= 20, std::to_string(backups.size()).c_str());
        QVERIFY(std::any_of(backups.begin(), backups.end(),
                            [](const Backup& backup) { return backup.reason == BackupReason::Upgrade; }));
        QVERIFY(note.exists());
        QVERIFY(!QFileInfo::exists(folderPath + "/unfinished.part"));
    }

    /// Somebody wanted it: what is kept of the same day later does not take its place.
    void whatWasAskedForOutlastsItsDay()
    {
        const samples::Folder folder;
        QString asked;
        {
            const auto file = samples::create(folder.path());
            QVERIFY(file->perform(samples::deed(0)).done());
            asked = file->backUp()->path;
            QVERIFY(file->perform(samples::deed(1)).done());
        }
        QVERIFY(samples::reopen(folder.path())->perform(samples::deed(2)).done());
        {
            const auto file = samples::reopen(folder.path());
            QVERIFY(QFileInfo::exists(asked));
            QCOMPARE(backupsOf(folder.path()).size(), 2u);
            for (int i = 3; i < 13; ++i) {
                QVERIFY(file->perform(samples::deed(i)).done());
                QVERIFY(file->backUp().has_value());
            }
        }
        QVERIFY(!QFileInfo::exists(asked));
        QCOMPARE(backupsOf(folder.path()).size(), 11u); // and the day's
    }

    void aBackupThatCannotBeMadeIsToldAndDoesNotStopOpening()
    {
        const samples::Folder folder;
        {
            const auto file = samples::create(folder.path());
            QVERIFY(file->perform(samples::deed(0)).done());
        }
        QFile inTheWay(backupFolderOf(folder.path()));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        inTheWay.close();
        const auto result = CampaignFile::open(folder.path());
        QVERIFY(result.outcome == Opening::Fine);
        QVERIFY(result.file && result.file->canEdit());
        QCOMPARE(result.notes.size(), 1u);
        QVERIFY(result.notes[0].what.english().find("No backup was made") != std::string::npos);
        QVERIFY(!result.notes[0].remedy.isEmpty());
        QVERIFY(!result.file->backUp().has_value());
    }

    void aDamagedFileNamesItsNewestBackup()
    {
        const samples::Folder folder;
        {
            const auto file = samples::create(folder.path());
            QVERIFY(file->backUp().has_value());
        }
        QFile file(folder.path());
        QVERIFY(file.resize(5000));
        const auto result = CampaignFile::open(folder.path());
        QVERIFY(result.outcome == Opening::Damaged);
        const std::string newest = backupsOf(folder.path()).front().path.toStdString();
        QVERIFY2(result.message.remedy.english().find(newest) != std::string::npos,
                 result.message.remedy.english().c_str());
    }
};

QTEST_GUILESS_MAIN(BackupTest)
#include "backup_test.moc"
