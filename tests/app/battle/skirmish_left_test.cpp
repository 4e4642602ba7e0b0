// SPDX-License-Identifier: GPL-3.0-or-later
// A skirmish that was left unfinished, when another begins.
#include <QApplication>
#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/campaign/campaign_places.h"
#include "tests/app/battle/tiny_sitting.h"

using namespace navarch;

class SkirmishLeftTest : public QObject {
    Q_OBJECT

private slots:
    void aSkirmishThatIsLeftIsKeptBeforeAnother();
    void oneThatWasTakenUpAgainIsKeptToo();
    void twentyAreKept();
};

/// The table has room for one skirmish: what lay on it unfinished is not lost when another begins.
void SkirmishLeftTest::aSkirmishThatIsLeftIsKeptBeforeAnother()
{
    QDir(campaignFolderPath()).removeRecursively();
    const auto kept = [] {
        return QDir(campaignFolderPath()).entryList({QStringLiteral("*.navarch-battle")}, QDir::Files);
    };
    TinySitting table;
    QVERIFY(table.waitForHands());
    QDir(campaignFolderPath()).removeRecursively(); // what other tests had left
    table.giveAny();
    QVERIFY(table.waitForHands());
    QVERIFY(table.room.files()->modified());
    const int length = table.room.history()->length();
    QSignalSpy told(table.room.notices(), &BattleNotices::done);
    QVERIFY(table.room.start()->begin(tinyBriefFor(false)));
    QCOMPARE(told.count(), 1);
    QCOMPARE(kept().size(), 1);

    BattleRoom later(nullptr, tinyRules());
    QSignalSpy resumed(later.start(), &BattleStart::resumed);
    later.start()->resume(QUrl::fromLocalFile(QDir(campaignFolderPath()).filePath(kept().front())));
    QTRY_COMPARE(resumed.count(), 1);
    QCOMPARE(later.history()->length(), length);

    // What is over or in a file already is not kept once more.
    QVERIFY(table.waitForHands());
    table.giveAny();
    QVERIFY(table.waitForHands());
    QTemporaryDir folder;
    QVERIFY(
        table.room.files()->saveAs(QUrl::fromLocalFile(folder.filePath(QStringLiteral("a.navarch-battle")))));
    QVERIFY(table.room.start()->begin(tinyBrief()));
    QTRY_VERIFY(table.room.isOver());
    QVERIFY(table.room.start()->begin(tinyBriefFor(false)));
    QCOMPARE(kept().size(), 1);
}

void SkirmishLeftTest::oneThatWasTakenUpAgainIsKeptToo()
{
    {
        TinySitting table;
        QVERIFY(table.waitForHands());
        table.giveAny();
        QVERIFY(table.waitForHands());
    }
    QDir(campaignFolderPath()).removeRecursively();
    BattleRoom room(nullptr, tinyRules());
    QVERIFY(room.start()->hasDraft());
    QSignalSpy resumed(room.start(), &BattleStart::resumed);
    room.start()->resumeDraft();
    QTRY_COMPARE(resumed.count(), 1);
    QVERIFY(room.start()->begin(tinyBriefFor(false)));
    QCOMPARE(QDir(campaignFolderPath()).entryList(QDir::Files).size(), 1);
}

/// Every one that was left made one more file, without end.
void SkirmishLeftTest::twentyAreKept()
{
    QDir folder(campaignFolderPath());
    TinySitting table;
    const auto leave = [&] {
        QVERIFY(table.waitForHands());
        table.giveAny();
        QVERIFY(table.waitForHands());
        QVERIFY(table.room.start()->begin(tinyBriefFor(false)));
    };
    leave();
    folder.removeRecursively();
    leave();
    QCOMPARE(folder.entryList(QDir::Files).size(), 1);
    const QString own = QStringLiteral("At Naxos.navarch-battle");
    QVERIFY(folder.rename(folder.entryList(QDir::Files).constFirst(), own));
    leave();
    const QString oldest = QDir(folder.path()).entryList({QStringLiteral("[!A]*")}, QDir::Files).value(0);
    QVERIFY(!oldest.isEmpty());
    QSignalSpy told(table.room.notices(), &BattleNotices::done);
    for (int i = 2; i <= 20; ++i)
        leave();
    const auto basket = QStringLiteral("waste basket");
    QVERIFY(!told.constLast().constFirst().toString().contains(basket));
    const auto kept = [&] { return QDir(folder.path()).entryList(QDir::Files); };
    QCOMPARE(kept().size(), 21);
    QVERIFY(kept().contains(oldest));
    leave();
    QCOMPARE(kept().size(), 21);
    QVERIFY2(kept().contains(own), "a name of people's own keeps it");
    QVERIFY(!kept().contains(oldest));
    QVERIFY(told.constLast().constFirst().toString().contains(basket));
}

QTEST_MAIN(SkirmishLeftTest)
#include "skirmish_left_test.moc"
