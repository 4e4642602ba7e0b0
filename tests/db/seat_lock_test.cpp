// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/seat_lock.h"

#include <QFile>
#include <QTest>

#include "db/branching.h"
#include "db/seat/word_lock.h"
#include "db/sqlite/connection.h"
#include "tests/db/samples/samples.h"

using namespace navarch;

namespace {

/// Behind the program's back: what stands in the file as the lock.
void tamper(const QString& path, const QString& lock)
{
    Connection connection(path, Access::ReadWrite);
    Transaction transaction(connection);
    writeSeatLock(connection, lock.toStdString());
    transaction.commit();
}

} // namespace

/// A PIN or word on the umpire's seat: of the file, and of no deed.
class SeatLockTest : public QObject {
    Q_OBJECT

private slots:
    void aWordOpensWhatItLocked()
    {
        const samples::Folder folder;
        const auto file = samples::create(folder.path());
        QVERIFY(!SeatLock::isSet(*file));
        QVERIFY(SeatLock::opens(*file, QStringLiteral("anything")));
        QVERIFY(SeatLock::set(*file, QStringLiteral(" Θάλαττα 1 ")).has_value());
        QVERIFY(SeatLock::isSet(*file));
        QVERIFY(SeatLock::opens(*file, QStringLiteral("Θάλαττα 1")));
        // The accent as a letter of its own.
        QVERIFY(SeatLock::opens(*file, QStringLiteral("Θα\u0301λαττα 1")));
        for (const QString& wrong : {QString(), QStringLiteral("θάλαττα 1")})
            QVERIFY2(!SeatLock::opens(*file, wrong), qPrintable(wrong));
        QVERIFY(SeatLock::set(*file, QStringLiteral("1234")).has_value());
        QVERIFY(!SeatLock::opens(*file, QStringLiteral("Θάλαττα 1")));
        QVERIFY(SeatLock::takeAway(*file).has_value());
        QVERIFY(!SeatLock::isSet(*file));
        QCOMPARE(samples::text(file->verify()), std::string());
    }

    void wordsHaveALength()
    {
        const samples::Folder folder;
        const auto file = samples::create(folder.path());
        for (const QString& word : {QString(), QStringLiteral(" 123 "), QString(65, QLatin1Char('x'))})
            QVERIFY(!SeatLock::set(*file, word).has_value());
        QVERIFY(!SeatLock::isSet(*file));
    }

    void theWordItselfIsNowhereInTheFile()
    {
        const samples::Folder folder;
        {
            const auto file = samples::create(folder.path());
            QVERIFY(SeatLock::set(*file, QStringLiteral("trireme-42")).has_value());
            // Of one word two locks: each has its own salt.
            const std::string first = SeatLock::kept(*file);
            QVERIFY(SeatLock::set(*file, QStringLiteral("trireme-42")).has_value());
            QVERIFY(SeatLock::kept(*file) != first);
            QVERIFY(QByteArray::fromStdString(first).startsWith("$argon2id$"));
        }
        QFile file(folder.path());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("trireme-42"));
    }

    /// Undo locks nobody out and lets nobody in, across sessions too; the journal holds no trace of it.
    void undoAndRedoLeaveItAlone()
    {
        const samples::Folder folder;
        {
            const auto file = samples::create(folder.path());
            QVERIFY(file->perform(samples::deed(0)).done());
            QVERIFY(SeatLock::set(*file, QStringLiteral("1111")).has_value());
            QVERIFY(file->perform(samples::deed(1)).done());
            QVERIFY(SeatLock::set(*file, QStringLiteral("2222")).has_value());
            const std::int64_t entries = file->historyLength();
            QVERIFY(file->undo().done());
            QVERIFY(file->undo().done());
            QVERIFY(file->undoTitle().empty());
            QVERIFY(SeatLock::opens(*file, QStringLiteral("2222")));
            QVERIFY(!SeatLock::opens(*file, QStringLiteral("1111")));
            QVERIFY(file->redo().done());
            QCOMPARE(file->historyLength(), entries + 3);
            QCOMPARE(samples::text(file->verify()), std::string());
        }
        const auto again = samples::reopen(folder.path());
        QVERIFY(SeatLock::opens(*again, QStringLiteral("2222")));
        QVERIFY(again->redo().done());
        QVERIFY(SeatLock::isSet(*again));
        QVERIFY(again->exportJson().dump().find("argon2") == std::string::npos);
    }

    /// Going back to a backup of before does not bring back a PIN that nobody knows any more, nor take one away.
    void aRestoredCampaignKeepsThePinThatStands()
    {
        const samples::Folder folder;
        {
            const auto file = samples::create(folder.path());
            QVERIFY(SeatLock::set(*file, QStringLiteral("of old")).has_value());
            QVERIFY(file->perform(samples::deed(0)).done());
            QVERIFY(file->backUp().has_value());
            QVERIFY(SeatLock::set(*file, QStringLiteral("of now")).has_value());
        }
        const Backup backup = backupsOf(folder.path()).front();
        {
            const auto restored = CampaignFile::restore(folder.path(), backup);
            QVERIFY2(restored.has_value(), restored ? "" : samples::text(restored.error()).c_str());
            QVERIFY(SeatLock::opens(**restored, QStringLiteral("of now")));
            QVERIFY(!SeatLock::opens(**restored, QStringLiteral("of old")));
            QVERIFY(SeatLock::takeAway(**restored).has_value());
        }
        const auto restored = CampaignFile::restore(folder.path(), backup);
        QVERIFY(restored.has_value());
        QVERIFY(!SeatLock::isSet(**restored));
    }

    void aBranchIsLockedAsItsWarIs()
    {
        const samples::Folder folder;
        const auto file = samples::create(folder.path());
        QVERIFY(file->perform(samples::deed(0)).done());
        QVERIFY(SeatLock::set(*file, QStringLiteral("1234")).has_value());
        const auto branch = branchOff(*file, {1, "Elsewhere", CampaignFile::IfExists::Refuse},
                                      folder.path(QStringLiteral("branch.navarch")));
        QVERIFY2(branch.has_value(), branch ? "" : samples::text(branch.error()).c_str());
        QVERIFY(SeatLock::opens(**branch, QStringLiteral("1234")));
        QVERIFY(SeatLock::isSet(**branch));
    }

    void whoOnlyLooksCannotSetOne()
    {
        const samples::Folder folder;
        const auto file = samples::create(folder.path());
        const OpenResult looked = CampaignFile::open(folder.path(), {.mode = OpenMode::Look});
        QVERIFY(looked.file);
        QVERIFY(!SeatLock::set(*looked.file, QStringLiteral("1234")).has_value());
        QVERIFY(SeatLock::set(*file, QStringLiteral("1234")).has_value());
        // Opened afterwards, it asks.
        QVERIFY(SeatLock::isSet(*CampaignFile::open(folder.path(), {.mode = OpenMode::Look}).file));
    }

    /// A stranger's file: a lock that asks for the memory of the whole machine is not even tried, and is named.
    void aLockOfAnotherMakeOpensToNothing()
    {
        for (const QString& lock :
             {QStringLiteral("$argon2id$v=19$m=4194303,t=4294967295,p=1$KxhdLGij0dhpXLE5p/Lxzg$"
                             "0vD61nJ6jfyOrRlUWH605jBL9bKjjRy99qf/gFzeM5w"),
              QStringLiteral("1234"), QStringLiteral("$argon2id$v=19$m=65536,t=2,p=1$$")}) {
            const samples::Folder folder;
            samples::create(folder.path()).reset();
            tamper(folder.path(), lock);
            const auto file = samples::reopen(folder.path());
            QVERIFY(SeatLock::isSet(*file));
            QVERIFY(!SeatLock::opens(*file, QStringLiteral("1234")));
            QVERIFY(samples::text(file->verify()).find("umpire's seat") != std::string::npos);
            // The way out is the same.
            QVERIFY(SeatLock::takeAway(*file).has_value());
            QCOMPARE(samples::text(file->verify()), std::string());
        }
    }
};

QTEST_GUILESS_MAIN(SeatLockTest)
#include "seat_lock_test.moc"
