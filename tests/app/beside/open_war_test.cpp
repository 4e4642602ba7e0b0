// SPDX-License-Identifier: GPL-3.0-or-later
// A war that is open in the window keeps its locks and its log whatever the window shows and whoever else looks, and nothing
// that was told as done is lost when the window is killed.
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <random>

#include "app/campaign/sample_campaign.h"
#include "db/campaign_file.h"
#include "tests/app/beside/window_process.h"
#include "tests/app/cli/program.h"
#include "tests/support/rounds.h"
#include "tests/support/sqlite_locks.h"

using namespace navarch;
using test::WindowProcess;

namespace {

enum class Visitor { Show, Verify, Export, Backup, Sheets, SecondWindow };
constexpr std::array visitors{Visitor::Show,   Visitor::Verify, Visitor::Export,
                              Visitor::Backup, Visitor::Sheets, Visitor::SecondWindow};

constexpr int everyOrder = 720; // of the six
#ifdef NAVARCH_SOAK
const int mostRounds = rounds(everyOrder, 1);
#else
const int mostRounds = 6;
#endif

} // namespace

class OpenWarTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void everyScreenKeepsLocksAndLog();
    void readingTheWarAsSomethingElseKeepsThem();
    void visitorsInEveryOrder();
    void aVisitorThatComesWhenTheLocksAreLostLeavesTheLog();
    void aLogThatIsTakenAwayLosesNothing();
    void aWarThatIsMovedAwayIsNotWrittenOn();

private:
    [[nodiscard]] QString freshWar(const QString& name = QStringLiteral("w.navarch"));
    /// What a visitor does, and that it went as it should.
    void visit(Visitor visitor, const QString& war);
    void expectHeld(const QString& war, qint64 process, const QByteArray& locks, const QString& after);
    void expectWar(const QString& war, const QString& name, std::int64_t entries);

    Folder m_folder;
    QString m_whole;
};

void OpenWarTest::initTestCase()
{
    m_whole = m_folder.path(QStringLiteral("whole.navarch"));
    QCOMPARE(provideSampleAt(m_whole), QString());
}

QString OpenWarTest::freshWar(const QString& name)
{
    const QString war = m_folder.path(name);
    for (const char* part : {"", "-wal", "-shm", ".lock"})
        QFile::remove(war + QString::fromLatin1(part));
    if (!QFile::copy(m_whole, war))
        qFatal("no room for a test");
    return war;
}

void OpenWarTest::expectHeld(const QString& war, qint64 process, const QByteArray& locks,
                             const QString& after)
{
    // SQLite's lock of a reader, which keeps others from taking the log away: of 510 bytes from one behind the first gigabyte.
    QVERIFY2(locks.contains("READ 1073741826 1073742335"), locks);
    QVERIFY2(test::posixLocksOn(war, process) == locks,
             qPrintable(QStringLiteral("after %1 the locks are: %2")
                            .arg(after, QString::fromLatin1(test::posixLocksOn(war, process)))));
    QVERIFY2(test::namesOfOpenLog(war, process) == 1,
             qPrintable(QStringLiteral("after %1 the log is gone").arg(after)));
}

void OpenWarTest::expectWar(const QString& war, const QString& name, std::int64_t entries)
{
    const OpenResult opened = CampaignFile::open(war, {OpenMode::Edit, false});
    QVERIFY2(opened.outcome == Opening::Fine && opened.notes.empty(), opened.message.text().c_str());
    QCOMPARE(QString::fromStdString(opened.file->campaign().head().name), name);
    QCOMPARE(opened.file->historyLength(), entries);
    const Problems problems = opened.file->verify();
    QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().text().c_str());
}

void OpenWarTest::everyScreenKeepsLocksAndLog()
{
    const QString war = freshWar();
    WindowProcess window(war);
    QCOMPARE(window.tell("deed 1"), QString("ok"));
    const QByteArray locks = test::posixLocksOn(war, window.id());
    QVERIFY2(locks.contains("READ"), locks);
    expectHeld(war, window.id(), locks, "the first deed");
    QStringList places = window.tell("places").split(' ').mid(1);
    QVERIFY(places.contains("start") && places.contains("map") && places.size() > 10);
    places += QStringList{"new", "start"};
    int deeds = 1;
    for (const QString& place : places) {
        QCOMPARE(window.tell("screen " + place), QString("ok"));
        expectHeld(war, window.id(), locks, "the screen " + place);
        QCOMPARE(window.tell(QStringLiteral("deed %1").arg(++deeds)), QString("ok"));
    }
    const QString document = m_folder.path("w.json");
    for (const QString& order : {QString("backup"), QString("undo"), QString("redo"), "export " + document}) {
        QCOMPARE(window.tell(order), QString("ok"));
        expectHeld(war, window.id(), locks, order);
    }
    window.kill();
    expectWar(war, QStringLiteral("War %1").arg(deeds), deeds + 3);
}

void OpenWarTest::readingTheWarAsSomethingElseKeepsThem()
{
    const QString war = freshWar();
    const QString link = m_folder.path("link.json");
    const QString hardLink = m_folder.path("hard.json");
    QFile::remove(link);
    QFile::remove(hardLink);
    QVERIFY(QFile::link(war, link));
    WindowProcess window(war);
    QCOMPARE(window.tell("deed 1"), QString("ok"));
    const QByteArray locks = test::posixLocksOn(war, window.id());
    QCOMPARE(::link(QFile::encodeName(war).constData(), QFile::encodeName(hardLink).constData()), 0);
    for (const QString& file : {war, link, hardLink, war}) {
        QCOMPARE(window.tell("misread " + file), QString("ok"));
        expectHeld(war, window.id(), locks, "reading " + file);
    }
    QVERIFY(QFile::remove(hardLink));
    QCOMPARE(navarchRun({"campaign", "show", war}).code, 0);
    expectHeld(war, window.id(), locks, "show");
    QCOMPARE(window.tell("deed 2"), QString("ok"));
    window.kill();
    expectWar(war, "War 2", 3);
}

void OpenWarTest::visit(Visitor visitor, const QString& war)
{
    const QString out = m_folder.path(QStringLiteral("out.%1").arg(static_cast<int>(visitor)));
    QFile::remove(out);
    const auto expectDone = [](const Run& run) { QVERIFY2(run.code == 0, run.err); };
    switch (visitor) {
    case Visitor::Show: return expectDone(navarchRun({"campaign", "show", war}));
    case Visitor::Verify: return expectDone(navarchRun({"campaign", "verify", war}));
    case Visitor::Export: return expectDone(navarchRun({"campaign", "export", war, "--out", out}));
    case Visitor::Backup: {
        const Run run = navarchRun({"campaign", "backup", war});
        QVERIFY2(run.code == 0 || run.code == 1, run.err); // it may ask for the lock
        return;
    }
    case Visitor::Sheets:
        return expectDone(
            navarchRun({"sheets", war, "--rules", "salamis-ad-actium", "--per-page", "4", "--out", out}));
    case Visitor::SecondWindow: {
        WindowProcess second(war);
        QCOMPARE(second.tell("deed 4711"), QString("refused"));
        QCOMPARE(second.tell("screen start"), QString("ok"));
        QCOMPARE(second.tell("screen fleets"), QString("ok"));
        second.close();
        return;
    }
    }
}

/// A deed, a visitor, a deed, another visitor ..., and a kill after any of the deeds.
void OpenWarTest::visitorsInEveryOrder()
{
    std::mt19937 random(20261123);
    auto order = visitors;
    int kills = 0;
    int acknowledged = 0;
    for (int round = 0; round < mostRounds; ++round) {
        if (mostRounds == everyOrder)
            std::next_permutation(order.begin(), order.end());
        else
            std::shuffle(order.begin(), order.end(), random);
        const QString war = freshWar();
        WindowProcess window(war);
        int deeds = 0;
        const auto doDeed = [&] {
            QCOMPARE(window.tell(QStringLiteral("deed %1").arg(++deeds)), QString("ok"));
            ++acknowledged;
        };
        doDeed();
        const QByteArray locks = test::posixLocksOn(war, window.id());
        const std::size_t killedAfter = round % 3 == 0 ? order.size() : 1 + random() % order.size();
        for (std::size_t i = 0; i < killedAfter; ++i) {
            visit(order[i], war);
            if (QTest::currentTestFailed())
                return;
            expectHeld(war, window.id(), locks, QStringLiteral("visitor %1").arg(static_cast<int>(order[i])));
            doDeed();
        }
        window.kill();
        ++kills;
        expectWar(war, QStringLiteral("War %1").arg(deeds), deeds + 1);
        if (QTest::currentTestFailed())
            return;
    }
    std::printf("%d windows killed, %d deeds told as done, none lost\n", kills, acknowledged);
}

/// A library in the window's process may open and close the war, as desktops' file dialogs do to see what it is. No lock of
/// SQLite is left then, and a visitor must leave the log alone all the same.
void OpenWarTest::aVisitorThatComesWhenTheLocksAreLostLeavesTheLog()
{
    for (const Visitor visitor : visitors) {
        const QString war = freshWar();
        WindowProcess window(war);
        QCOMPARE(window.tell("deed 1"), QString("ok"));
        QCOMPARE(window.tell("lose-locks " + war), QString("ok"));
        QCOMPARE(test::posixLocksOn(war, window.id()), QByteArray());
        visit(visitor, war);
        if (QTest::currentTestFailed())
            return;
        QCOMPARE(test::namesOfOpenLog(war, window.id()), 1);
        QCOMPARE(window.tell("deed 2"), QString("ok"));
        window.kill();
        expectWar(war, "War 2", 3);
    }
}

/// Another program, which knows nothing of our lock, takes the log away when the window's locks are lost.
void OpenWarTest::aLogThatIsTakenAwayLosesNothing()
{
    const QString war = freshWar();
    WindowProcess window(war);
    QCOMPARE(window.tell("deed 1"), QString("ok"));
    QCOMPARE(window.tell("lose-locks " + war), QString("ok"));
    {
        Connection stranger(war, Access::ReadWrite);
        QCOMPARE(stranger.ask("SELECT count(*) FROM journal").toInt(), 2);
    }
    QVERIFY(!QFileInfo::exists(war + "-wal"));
    QCOMPARE(window.tell("deed 2"), QString("ok"));
    QCOMPARE(window.tell("deed 3"), QString("ok"));
    QCOMPARE(test::namesOfOpenLog(war, window.id()), 1);
    window.kill();
    expectWar(war, "War 3", 4);
}

void OpenWarTest::aWarThatIsMovedAwayIsNotWrittenOn()
{
    const QString war = freshWar();
    const QString elsewhere = m_folder.path("elsewhere.navarch");
    QFile::remove(elsewhere);
    WindowProcess window(war);
    QCOMPARE(window.tell("deed 1"), QString("ok"));
    QVERIFY(QFile::rename(war, elsewhere));
    QCOMPARE(window.tell("deed 2"), QString("refused"));
    window.kill();
    expectWar(elsewhere, "War 1", 2);
}

int main(int argc, char** argv)
{
    if (test::isWindowProcess(argc, argv))
        return test::windowMain(argc, argv);
    QCoreApplication application(argc, argv);
    OpenWarTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "open_war_test.moc"
