// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/campaign_file.h"

#include <random>

#include <QTest>

#include "core/campaign/files/export.h"
#include "tests/db/samples/samples.h"

using namespace navarch;

/// What is done to a campaign file is in it, when it is opened again, and can be taken back.
class CampaignFileTest : public QObject {
    Q_OBJECT

private slots:
    void aNewCampaignIsTheOneGiven()
    {
        const samples::Folder folder;
        {
            const auto file = samples::create(folder.path());
            QVERIFY(file->campaign() == samples::smallCampaign());
            QVERIFY(file->canEdit());
            QCOMPARE(file->historyLength(), 1);
            QCOMPARE(samples::text(file->verify()), std::string());
        }
        QCOMPARE(QDir(folder.dir.path()).entryList(QDir::Files), QStringList{"s.navarch"});
        QVERIFY(samples::reopen(folder.path())->campaign() == samples::smallCampaign());
    }

    /// Whatever is done to it and however it is called, it is the same war; another one is another.
    void aWarKeepsItsIdentity()
    {
        const samples::Folder folder;
        std::string identity;
        {
            const auto file = samples::create(folder.path());
            identity = file->identity();
            QVERIFY(identity.size() > 30);
            QVERIFY(file->perform(samples::deed(0)).done());
            QVERIFY(file->backUp().has_value());
        }
        QCOMPARE(samples::reopen(folder.path())->identity(), identity);
        const auto backup = CampaignFile::open(backupsOf(folder.path()).front().path, {OpenMode::Look});
        QVERIFY(backup.file);
        QCOMPARE(backup.file->identity(), identity);
        const auto another =
            CampaignFile::create(folder.path("another.navarch"), samples::smallCampaign(), "Begin");
        QVERIFY(another.has_value());
        QVERIFY((*another)->identity() != identity);
        const auto given =
            CampaignFile::create(folder.path("given.navarch"), samples::smallCampaign(), "Begin",
                                 CampaignFile::IfExists::Refuse, builtInFigures(), identity);
        QVERIFY(given.has_value());
        QCOMPARE((*given)->identity(), identity);
        QCOMPARE(samples::text((*given)->verify()), std::string());
    }

    void nothingIsWrittenOver()
    {
        const samples::Folder folder;
        {
            const auto file = samples::create(folder.path());
        }
        QFile before(folder.path());
        QVERIFY(before.open(QIODevice::ReadOnly));
        const QByteArray bytes = before.readAll();
        const auto second = CampaignFile::create(folder.path(), samples::smallCampaign(), "Again");
        QVERIFY(!second);
        QVERIFY(second.error().front().what.english().find("already") != std::string::npos);
        before.seek(0);
        QCOMPARE(before.readAll(), bytes);
    }

    void replacingKeepsTheOldFileAmongTheBackups()
    {
        const samples::Folder folder;
        {
            const auto file = samples::create(folder.path());
            QVERIFY(file->perform(samples::deed(0)).done());
        }
        auto fresh = CampaignFile::create(folder.path(), samples::smallCampaign(), "Again",
                                          CampaignFile::IfExists::Replace);
        QVERIFY2(fresh.has_value(), fresh ? "" : samples::text(fresh.error()).c_str());
        QCOMPARE((*fresh)->historyLength(), 1);
        const auto backups = backupsOf(folder.path());
        QCOMPARE(backups.size(), 1u);
        QVERIFY(backups.front().reason == BackupReason::Replaced);
        QCOMPARE(backups.front().entries, 2);
        const auto old = CampaignFile::open(backups.front().path, {OpenMode::Look});
        QVERIFY(old.file);
        QCOMPARE(old.file->campaign().find(samples::firstShip)->name, std::string("Paralos 0"));
    }

    void aRefusedActionChangesNothing()
    {
        const samples::Folder folder;
        const auto file = samples::create(folder.path());
        const Performed performed = file->perform(RenameShip{ShipId{999}, "Nobody"});
        QVERIFY(performed.outcome == Performed::Outcome::Refused);
        QVERIFY(!performed.verdict.reasons.empty());
        QVERIFY(file->campaign() == samples::smallCampaign());
        QCOMPARE(file->historyLength(), 1);
    }

    void undoAndRedoWorkAcrossRuns()
    {
        const samples::Folder folder;
        constexpr int deeds = 12;
        std::vector<std::string> states;
        const auto state = [&](const CampaignFile& file) { return jsonText(file.exportJson()); };
        {
            const auto file = samples::create(folder.path());
            states.push_back(state(*file));
            for (int i = 0; i < deeds; ++i) {
                const Performed performed = file->perform(samples::deed(i));
                QVERIFY2(performed.done(), performed.problem.text().c_str());
                QVERIFY(!file->undoTitle().empty());
                QCOMPARE(file->undoTitle(), performed.verdict.title.english());
                states.push_back(state(*file));
            }
        }
        for (int i = deeds - 1; i >= 0; --i) {
            const auto file = samples::reopen(folder.path());
            QCOMPARE(state(*file), states[std::size_t(i) + 1]);
            const std::string title = file->undoTitle();
            const Performed undone = file->undo();
            QVERIFY2(undone.done(), undone.problem.text().c_str());
            QCOMPARE(undone.verdict.title.english(), title);
            QCOMPARE(file->redoTitle(), title);
            QCOMPARE(state(*file), states[std::size_t(i)]);
        }
        QVERIFY(samples::reopen(folder.path())->undoTitle().empty());
        QVERIFY(!samples::reopen(folder.path())->undo().done());
        for (int i = 0; i < deeds; ++i) {
            const auto file = samples::reopen(folder.path());
            QVERIFY(file->redo().done());
            QCOMPARE(state(*file), states[std::size_t(i) + 1]);
        }
        const auto file = samples::reopen(folder.path());
        QVERIFY(file->redoTitle().empty());
        QVERIFY(!file->redo().done());
        QCOMPARE(samples::text(file->verify()), std::string());
        QCOMPARE(file->historyLength(), 1 + 3 * deeds);
    }

    void aNewDeedLeavesNothingToRedo()
    {
        const samples::Folder folder;
        const auto file = samples::create(folder.path());
        QVERIFY(file->perform(samples::deed(0)).done());
        QVERIFY(file->perform(samples::deed(1)).done());
        QVERIFY(file->undo().done());
        QVERIFY(file->undo().done());
        QVERIFY(file->redo().done());
        QVERIFY(file->perform(samples::deed(2)).done());
        QVERIFY(file->redoTitle().empty());
        QVERIFY(file->undo().done());
        QCOMPARE(file->undoTitle(), std::string(file->history(2, 1)->front().title));
        QCOMPARE(samples::text(file->verify()), std::string());
    }

    /// Deeds, undo, redo and reopening at random, against a plain model of the two stacks.
    void randomWalks()
    {
        for (unsigned seed = 1; seed <= 4; ++seed) {
            const samples::Folder folder;
            auto file = samples::create(folder.path());
            std::vector<Campaign> done{file->campaign()};
            std::vector<Campaign> undone;
            std::mt19937 random(seed);
            for (int i = 0; i < 60; ++i) {
                switch (random() % 8) {
                case 0:
                case 1:
                case 2:
                    QCOMPARE(file->undo().done(), done.size() > 1);
                    if (done.size() > 1) {
                        undone.push_back(done.back());
                        done.pop_back();
                    }
                    break;
                case 3:
                case 4:
                    QCOMPARE(file->redo().done(), !undone.empty());
                    if (!undone.empty()) {
                        done.push_back(undone.back());
                        undone.pop_back();
                    }
                    break;
                case 5:
                    file.reset();
                    file = samples::reopen(folder.path());
                    break;
                default:
                    QVERIFY(file->perform(samples::deed(i)).done());
                    done.push_back(file->campaign());
                    undone.clear();
                }
                QVERIFY(file->campaign() == done.back());
                QCOMPARE(file->undoTitle().empty(), done.size() == 1);
                QCOMPARE(file->redoTitle().empty(), undone.empty());
            }
            QCOMPARE(samples::text(file->verify()), std::string());
        }
    }

    void theHistoryTellsWhatStands()
    {
        const samples::Folder folder;
        const auto file = samples::create(folder.path());
        for (int i = 0; i < 4; ++i)
            QVERIFY(file->perform(samples::deed(i)).done());
        QVERIFY(file->undo().done());
        QVERIFY(file->undo().done());
        QVERIFY(file->redo().done());
        const auto all = file->history(1, 100);
        QVERIFY(all.has_value());
        QCOMPARE(all->size(), 8u);
        const std::vector<EntryKind> kinds{EntryKind::Founded, EntryKind::Done,  EntryKind::Done,
                                           EntryKind::Done,    EntryKind::Done,  EntryKind::Undone,
                                           EntryKind::Undone,  EntryKind::Redone};
        const std::vector<bool> stand{true, true, true, true, false, true, true, true};
        for (std::size_t i = 0; i < all->size(); ++i) {
            const HistoryEntry& entry = (*all)[i];
            QCOMPARE(entry.number, std::int64_t(i) + 1);
            QVERIFY(entry.kind == kinds[i]);
            QCOMPARE(entry.inEffect, stand[i]);
            QVERIFY(!entry.title.empty());
            QCOMPARE(entry.at.size(), 24u);
        }
        QCOMPARE((*all)[5].deed, 5);
        QCOMPARE((*all)[7].deed, 4);
        QCOMPARE((*all)[5].title, (*all)[4].title);
        const auto page = file->history(3, 2);
        QCOMPARE(page->size(), 2u);
        QCOMPARE(page->front().number, 3);
        QVERIFY(file->history(100, 5)->empty());
    }

    void anExportReadsBackToAnEqualCampaign()
    {
        const samples::Folder folder;
        const auto file = samples::create(folder.path());
        for (int i = 0; i < 6; ++i)
            QVERIFY(file->perform(samples::deed(i)).done());
        const std::string text = jsonText(file->exportJson());
        const auto json = parseJson(text, "s.json", campaignLimits);
        QVERIFY(json.has_value());
        const auto read = readCampaign(*json, "s.json");
        QVERIFY2(read.has_value(), read ? "" : samples::text(read.error()).c_str());
        QVERIFY(*read == file->campaign());
        auto copy = CampaignFile::create(folder.path("copy.navarch"), *read, "Import");
        QVERIFY(copy.has_value());
        QCOMPARE(jsonText((*copy)->exportJson()), text);
    }
};

QTEST_GUILESS_MAIN(CampaignFileTest)
#include "campaign_file_test.moc"
