// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/branching.h"

#include <QTest>

#include "tests/db/samples/samples.h"

using namespace navarch;

namespace {

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Of every entry's end, how the campaign stood then.
struct Played {
    std::unique_ptr<CampaignFile> file;
    std::map<std::int64_t, Campaign> after;
};

/// Deeds, of which one is taken back and another done in its place, so that numbers are missing.
Played playedWar(const QString& path)
{
    Played all{samples::create(path), {}};
    const auto note = [&] { all.after[all.file->historyLength()] = all.file->campaign(); };
    note();
    for (int i = 0; i < 4; ++i) {
        if (!all.file->perform(samples::deed(i)).done())
            qFatal("deed %d fails", i);
        note();
    }
    if (!all.file->undo().done() || !all.file->perform(samples::deed(6)).done()
        || !all.file->perform(samples::deed(7)).done())
        qFatal("what follows fails");
    note();
    return all;
}

} // namespace

/// A new campaign file that holds a war as it stood in the past.
class BranchingTest : public QObject {
    Q_OBJECT

private slots:
    void theMomentsOfAHistory()
    {
        const samples::Folder folder;
        const Played played = playedWar(folder.path());
        const auto moments = momentsOf(*played.file);
        QVERIFY2(moments.has_value(), moments ? "" : samples::text(moments.error()).c_str());
        // 1 founding, 2 to 5 deeds, 5 undone by 6, 7 and 8 deeds.
        std::vector<std::int64_t> deeds;
        for (const PastMoment& moment : *moments)
            deeds.push_back(moment.deed);
        QCOMPARE(deeds, (std::vector<std::int64_t>{8, 7, 4, 3, 2, 1}));
        for (const PastMoment& moment : *moments) {
            QCOMPARE(moment.title, played.file->history(moment.deed, 1)->front().title);
            QCOMPARE(moment.beginsTurn, moment.deed == 1);
        }
        int asked = 0;
        QCOMPARE(momentsOf(*played.file, [&] { return ++asked < 3; })->size(), 2u);
    }

    void aBranchHoldsTheWarAsItStood()
    {
        const samples::Folder folder;
        const Played played = playedWar(folder.path());
        const Campaign now = played.file->campaign();
        const auto moments = momentsOf(*played.file).value();
        for (const PastMoment& moment : moments) {
            if (!played.after.contains(moment.deed))
                continue;
            const QString path = folder.path(QStringLiteral("branch-%1.navarch").arg(moment.deed));
            {
                const auto made = branchOff(*played.file, {.deed = moment.deed}, path);
                QVERIFY2(made.has_value(), made ? "" : samples::text(made.error()).c_str());
                QVERIFY((*made)->campaign() == played.after.at(moment.deed));
                QVERIFY((*made)->identity() != played.file->identity());
                QVERIFY((*made)->undoTitle().empty());
                const std::string from = (*made)->history(1, 1)->front().title;
                QVERIFY2(from.find(moment.title) != std::string::npos
                             && from.find(moment.head.name) != std::string::npos,
                         from.c_str());
                QVERIFY((*made)->perform(samples::deed(9)).done());
            }
            QCOMPARE(samples::text(samples::reopen(path)->verify()), std::string());
        }
        // The old one goes on, none the wiser.
        QVERIFY(played.file->campaign() == now);
        QCOMPARE(played.file->historyLength(), 8);
        QCOMPARE(samples::text(played.file->verify()), std::string());
        QVERIFY(played.file->undo().done());
    }

    /// The classes that a branch is reckoned with are those that the war had then, and of a reopened file those it has.
    void itHasTheClassesOfItsTime()
    {
        const samples::Folder folder;
        {
            const auto file = samples::create(folder.path());
            QVERIFY(file->perform(samples::deed(0)).done());
            const std::int64_t before = file->historyLength();
            Problems problems;
            AddClasses give{{"Pirates",
                             {readOwnClass({{"name", "Corsair"}, {"rowers", 60}, {"fighters", 20}}, "c",
                                           "classes[0]", builtInFigures().classes, problems)}}};
            QVERIFY(problems.empty());
            QVERIFY(file->perform(give).done());
            const std::int64_t after = file->historyLength();
            const auto has = [&](std::int64_t deed, const QString& name) {
                auto branch = branchOff(*file, {.deed = deed}, folder.path(name));
                return branch && (*branch)->figures().classes.find("own-corsair");
            };
            QVERIFY(!has(before, QStringLiteral("before.navarch")));
            QVERIFY(has(after, QStringLiteral("after.navarch")));
            QVERIFY(file->figures().classes.find("own-corsair"));
            QVERIFY(file->undo().done());
            QVERIFY(!file->figures().classes.find("own-corsair"));
            QVERIFY(file->redo().done());
        }
        const auto again = samples::reopen(folder.path());
        QVERIFY(again->figures().classes.find("own-corsair"));
        QCOMPARE(samples::text(again->verify()), std::string());
        QVERIFY(again->undo().done());
        QVERIFY(!again->figures().classes.find("own-corsair"));
    }

    void itMayHaveANameOfItsOwn()
    {
        const samples::Folder folder;
        const Played played = playedWar(folder.path());
        const auto made =
            branchOff(*played.file, {.deed = 3, .name = "Another course"}, folder.path("b.navarch"));
        QVERIFY(made.has_value());
        QCOMPARE((*made)->campaign().head().name, std::string("Another course"));
        // Nothing else differs: the next number, by which dice fall, least of all.
        Campaign other = (*made)->campaign();
        other.table<HeadRecord>().begin()->second.name = played.after.at(3).head().name;
        QVERIFY(other == played.after.at(3));
        const auto bad =
            branchOff(*played.file, {.deed = 3, .name = std::string(500, 'x')}, folder.path("c.navarch"));
        QVERIFY(!bad && !QFileInfo::exists(folder.path("c.navarch")));
    }

    void whatNeverStoodIsNoMoment_data()
    {
        QTest::addColumn<int>("deed");
        for (const int deed : {5, 6, 9, 0, -1})
            QTest::addRow("%d", deed) << deed;
    }
    void whatNeverStoodIsNoMoment()
    {
        QFETCH(const int, deed);
        const samples::Folder folder;
        const Played played = playedWar(folder.path());
        const auto made = branchOff(*played.file, {.deed = deed}, folder.path("b.navarch"));
        QVERIFY(!made);
        QVERIFY(samples::text(made.error()).find("No deed with the number") != std::string::npos);
        QVERIFY(!QFileInfo::exists(folder.path("b.navarch")));
    }

    void whatIsThereIsLeftAlone_data()
    {
        QTest::addColumn<QString>("there");
        QTest::addColumn<bool>("replace");
        QTest::addColumn<bool>("made");
        QTest::newRow("a campaign") << "campaign" << false << false;
        QTest::newRow("something else") << "foreign" << false << false;
        QTest::newRow("a folder") << "folder" << true << false;
        QTest::newRow("the old one") << "self" << true << false;
        QTest::newRow("a link to the old one") << "link" << true << false;
        QTest::newRow("one that is open") << "open" << true << false;
        QTest::newRow("a campaign to be replaced") << "campaign" << true << true;
    }
    void whatIsThereIsLeftAlone()
    {
        QFETCH(const QString, there);
        QFETCH(const bool, replace);
        QFETCH(const bool, made);
        const samples::Folder folder;
        const Played played = playedWar(folder.path());
        QString path = folder.path("there.navarch");
        std::unique_ptr<CampaignFile> open;
        if (there == "campaign" || there == "open")
            open = samples::create(path);
        if (there == "campaign")
            open.reset();
        if (there == "foreign") {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("a letter");
        }
        if (there == "folder")
            QVERIFY(QDir().mkdir(path));
        if (there == "self")
            path = folder.path();
        if (there == "link")
            QVERIFY(QFile::link(folder.path(), path));
        const QByteArray before = bytesOf(path);
        QString replaced;
        const auto branch = branchOff(
            *played.file,
            {.deed = 3,
             .name = {},
             .ifExists = replace ? CampaignFile::IfExists::Replace : CampaignFile::IfExists::Refuse},
            path, &replaced);
        QCOMPARE(branch.has_value(), made);
        if (made) {
            QCOMPARE(bytesOf(replaced), before);
            QVERIFY((*branch)->campaign() == played.after.at(3));
        } else {
            QVERIFY(replaced.isEmpty());
            QCOMPARE(bytesOf(path), before);
        }
        QVERIFY(played.file->perform(samples::deed(9)).done());
        if (open)
            QVERIFY(open->perform(samples::deed(0)).done());
    }

    /// What lies before the damage can be branched from; at it, or beyond, is told.
    void aDamagedEntryIsTold()
    {
        const samples::Folder folder;
        Played played = playedWar(folder.path());
        const std::string title = played.file->history(4, 1)->front().title;
        played.file.reset();
        {
            QFile bytes(folder.path());
            QVERIFY(bytes.open(QIODevice::ReadWrite));
            const auto at = bytes.readAll().indexOf(QByteArray::fromStdString(title));
            QVERIFY(at > 0);
            QVERIFY(bytes.seek(at));
            bytes.write("#");
        }
        const auto file = CampaignFile::open(folder.path(), {.mode = OpenMode::Look}).file;
        QVERIFY(file);
        QVERIFY(branchOff(*file, {.deed = 7}, folder.path("after.navarch")).has_value());
        for (const int deed : {4, 3, 1}) {
            const auto made = branchOff(*file, {.deed = deed}, folder.path("before.navarch"));
            QVERIFY(!made);
            QVERIFY(samples::text(made.error()).find("Entry 4 of the journal is damaged")
                    != std::string::npos);
            QVERIFY(!QFileInfo::exists(folder.path("before.navarch")));
        }
        QVERIFY(!momentsOf(*file));
    }

    void whereNothingCanBeWritten()
    {
        const samples::Folder folder;
        const Played played = playedWar(folder.path());
        const auto made = branchOff(*played.file, {.deed = 3}, folder.path("nowhere/b.navarch"));
        QVERIFY(!made);
        QVERIFY(!QFileInfo::exists(folder.path("nowhere")));
    }
};

QTEST_GUILESS_MAIN(BranchingTest)

#include "branching_test.moc"
