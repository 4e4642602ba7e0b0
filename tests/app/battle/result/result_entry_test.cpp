// SPDX-License-Identifier: GPL-3.0-or-later
// A result typed in by hand: rows, letters, several at once, undo, findings, drafts, files.
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/battle/result/result_entry.h"
#include "core/base/json_reader.h"
#include "tests/core/battle/made_up/tiny_brief.h"

using namespace navarch;

namespace {

BattleBrief brief()
{
    BattleBrief made = tinyBrief(3);
    for (BriefSide& side : made.sides)
        side.fleet.commanders.push_back({side.name + "'s admiral", Post::Fleet, CommandQuality::Average, {}});
    return made;
}

struct Entering {
    ResultEntry entry;
    QSignalSpy refused{&entry, &ResultEntry::refused};

    explicit Entering(const ResultOrigin& origin = {})
    {
        entry.drafts().forget(origin.key());
        entry.begin(brief(), {}, origin);
    }
    [[nodiscard]] const ResultRows& rows(int side) { return *entry.sides()[side].rows; }
    [[nodiscard]] int key(int side, int row)
    {
        return rows(side).rows()[static_cast<std::size_t>(row)].rowKey;
    }
};

} // namespace

class ResultEntryTest : public QObject {
    Q_OBJECT

private slots:
    void rowsStandInTheOrderOfTheSheets();
    void lettersSayAFate();
    void severalAreSetAtOnce();
    void arrowsWalkRowsAndSides();
    void everyChangeIsTakenBack();
    void findingsArePutRight();
    void pastingIsOneStep();
    void scannedCodesTakeRows();
    void draftsSurviveClosing();
    void aDraftOfAnotherBattleIsNotTaken();
    void outcomesGoToFilesAndBack();
    void anImpossibleResultIsNotWritten();
};

void ResultEntryTest::rowsStandInTheOrderOfTheSheets()
{
    Entering table;
    QCOMPARE(table.entry.title(), QStringLiteral("Athens against Corinth"));
    QCOMPARE(table.rows(0).count(), 4);
    QCOMPARE(table.rows(0).rows()[0].name, QStringLiteral("Trireme 1 (Athens)"));
    QCOMPARE(table.rows(0).rows()[0].fateText, QStringLiteral("Afloat"));
    QCOMPARE(table.rows(1).rows()[3].kind, ResultOf::Commander);
    QCOMPARE(table.entry.selection()->currentKey(), table.key(0, 0));
    QVERIFY(table.entry.fields()->list()->count() > 5);
    QVERIFY(!table.entry.isBegun());
}

void ResultEntryTest::lettersSayAFate()
{
    Entering table;
    QVERIFY(table.entry.fields()->type(QStringLiteral("c")));
    QCOMPARE(table.entry.outcome().ships[0].fate, ShipFate::Captured);
    QCOMPARE(table.entry.outcome().ships[0].captor, 1);
    QCOMPARE(table.rows(0).rows()[0].fateText, QStringLiteral("Taken by Corinth"));
    QVERIFY(table.entry.fields()->type(QStringLiteral("3")));
    QCOMPARE(table.entry.outcome().ships[0].condition.damage, Damage::Heavy);
    QVERIFY(!table.entry.fields()->type(QStringLiteral("z")));
    QVERIFY(!table.entry.fields()->type(QStringLiteral("9")));
    table.entry.selection()->pick(table.key(1, 3));
    QVERIFY(table.entry.fields()->type(QStringLiteral("D")));
    QCOMPARE(table.entry.outcome().commanders[1].state, PersonState::Dead);
    QVERIFY(!table.entry.fields()->type(QStringLiteral("s"))); // commanders do not sink
}

void ResultEntryTest::severalAreSetAtOnce()
{
    Entering table;
    table.entry.selection()->takeShips(1);
    QCOMPARE(table.entry.selection()->count(), 3);
    table.entry.fields()->setChoice(QStringLiteral("fate"), QStringLiteral("sunk"));
    for (std::size_t i = 3; i < 6; ++i)
        QCOMPARE(table.entry.outcome().ships[i].fate, ShipFate::Sunk);
    QCOMPARE(table.entry.outcome().ships[0].fate, ShipFate::Afloat);
    QCOMPARE(table.entry.sides()[1].lost, 3);
    table.entry.fields()->setNumber(QStringLiteral("oars_lost"), 99); // no more than each has
    for (std::size_t i = 3; i < 6; ++i)
        QCOMPARE(table.entry.outcome().ships[i].condition.oarsLost, brief().sides[1].fleet.ships[0].fit.oars);
    table.entry.history()->undo();
    table.entry.history()->undo();
    QVERIFY(!table.entry.isBegun());
}

void ResultEntryTest::arrowsWalkRowsAndSides()
{
    Entering table;
    table.entry.selection()->step(1);
    QCOMPARE(table.entry.selection()->currentKey(), table.key(0, 1));
    table.entry.selection()->stepSide(1);
    QCOMPARE(table.entry.selection()->currentKey(), table.key(1, 1));
    table.entry.selection()->stepSide(1); // there is no third
    QCOMPARE(table.entry.selection()->side(), 1);
    table.entry.selection()->step(1, true);
    QCOMPARE(table.entry.selection()->count(), 2);
    table.entry.selection()->step(100);
    QCOMPARE(table.entry.selection()->kind(), ResultOf::Commander);
}

void ResultEntryTest::everyChangeIsTakenBack()
{
    Entering table;
    table.entry.verdict()->setVictor(1);
    table.entry.verdict()->setTurns(9);
    table.entry.verdict()->setConceded(0);
    table.entry.verdict()->setAtTurnLimit(true);
    QVERIFY(table.entry.fields()->type(QStringLiteral("s")));
    QCOMPARE(table.entry.history()->undoTitle(), QStringLiteral("Trireme 1 (Athens): Sunk"));
    const BattleOutcome entered = table.entry.outcome();
    table.entry.startOver();
    QVERIFY(!table.entry.isBegun());
    table.entry.history()->undo();
    QVERIFY(table.entry.outcome() == entered);
    for (int i = 0; i < 5; ++i)
        table.entry.history()->undo();
    QVERIFY(!table.entry.history()->canUndo() && !table.entry.isBegun());
    for (int i = 0; i < 5; ++i)
        table.entry.history()->redo();
    QVERIFY(table.entry.outcome() == entered);
}

void ResultEntryTest::findingsArePutRight()
{
    Entering table;
    table.entry.verdict()->setTurns(5);
    table.entry.verdict()->setVictor(0);
    QCOMPARE(table.entry.findings()->errors() + table.entry.findings()->warnings(), 0);
    BattleOutcome wrong = table.entry.outcome();
    wrong.ships[1].fate = ShipFate::Captured;
    wrong.ships[1].captor = 0;
    wrong.ships[2].condition.marinesLost = 40;
    table.entry.take(QStringLiteral("Wrong"), wrong);
    QCOMPARE(table.entry.findings()->errors(), 2);
    QCOMPARE(table.rows(0).rows()[1].errors, 1);
    const MendableFindings& list = *table.entry.findings()->list();
    table.entry.findings()->mend(list.value(0, "findingKey").toString(), list.value(0, "message").toString(),
                                 list.value(0, "rowKey").toInt());
    QCOMPARE(table.entry.findings()->errors(), 1);
    table.entry.findings()->mendAll();
    QCOMPARE(table.entry.findings()->errors(), 0);
    QCOMPARE(table.entry.outcome().ships[1].captor, 1);
    table.entry.history()->undo();
    QCOMPARE(table.entry.findings()->errors(), 1);
}

void ResultEntryTest::pastingIsOneStep()
{
    Entering table;
    table.entry.selection()->pick(table.key(0, 1));
    const QString why = table.entry.exchange()->paste(QStringLiteral("sunk\nnonsense"));
    QVERIFY2(why.startsWith(QStringLiteral("Line 2: \"nonsense\"")), qPrintable(why));
    QVERIFY(!table.entry.isBegun());
    QCOMPARE(table.entry.exchange()->paste(QStringLiteral("sunk\nfled")), QString());
    QCOMPARE(table.entry.outcome().ships[1].fate, ShipFate::Sunk);
    QCOMPARE(table.entry.outcome().ships[2].fate, ShipFate::Fled);
    table.entry.exchange()->copyTable();
    QVERIFY(
        table.entry.exchange()->clipboardText().contains(QStringLiteral("Trireme 2 (Athens)\tAthens\tsunk")));
    table.entry.history()->undo();
    QVERIFY(!table.entry.isBegun());
    QCOMPARE(table.entry.exchange()->paste(table.entry.exchange()->clipboardText()), QString());
    QCOMPARE(table.entry.outcome().ships[1].fate, ShipFate::Sunk);
}

void ResultEntryTest::scannedCodesTakeRows()
{
    Entering table;
    table.entry.begin(brief(), {}, {}, builtInFigures(),
                      {{"KMPT", 11}, {"KMPT", 12}, {"KMPT", 13}, {"KMPT", 21}, {"KMPT", 22}, {"KMPT", 23}});
    QVERIFY(table.rows(1).rows()[1].note.startsWith(QStringLiteral("KM-022 · ")));
    QCOMPARE(table.entry.exchange()->paste(QStringLiteral("KM-022")), QString());
    QCOMPARE(table.entry.selection()->currentKey(), table.key(1, 1));
    QCOMPARE(table.entry.selection()->count(), 1);
    QVERIFY(!table.entry.isBegun());
    QVERIFY(table.entry.fields()->type(QStringLiteral("s")));
    QCOMPARE(table.entry.outcome().ships[4].fate, ShipFate::Sunk);
    QCOMPARE(table.entry.exchange()->paste(QStringLiteral("KM-012\nKM-013\n")), QString());
    QCOMPARE(table.entry.selection()->count(), 2);
    QVERIFY(table.entry.fields()->type(QStringLiteral("f")));
    QCOMPARE(table.entry.outcome().ships[1].fate, ShipFate::Fled);
    QCOMPARE(table.entry.outcome().ships[2].fate, ShipFate::Fled);
    QCOMPARE(table.entry.exchange()->paste(QStringLiteral("KM-021 light")), QString());
    QCOMPARE(table.entry.selection()->currentKey(), table.key(1, 0));
    const BattleOutcome before = table.entry.outcome();
    const QString why = table.entry.exchange()->paste(QStringLiteral("KM-011 sunk\nKM-099\nQR-011"));
    QCOMPARE(why.count(QLatin1Char('\n')), 2);
    QVERIFY2(why.startsWith(QStringLiteral("Line 2: KM-099"))
                 && why.endsWith(QStringLiteral("Nothing was changed.")),
             qPrintable(why));
    QVERIFY(table.entry.outcome() == before);
}

void ResultEntryTest::draftsSurviveClosing()
{
    const ResultOrigin origin{QStringLiteral("/somewhere/war.navarch"), 12};
    BattleOutcome entered;
    {
        Entering table(origin);
        QVERIFY(table.entry.fields()->type(QStringLiteral("s")));
        table.entry.verdict()->setTurns(4);
        entered = table.entry.outcome();
        table.entry.close();
        QVERIFY(!table.entry.isOpen());
    }
    ResultEntry again;
    again.begin(brief(), {}, origin);
    QVERIFY(again.outcome() == entered);
    QVERIFY(!again.history()->canUndo());
    again.discard();
    again.drafts().flush();
    again.begin(brief(), {}, origin);
    QVERIFY(!again.isBegun());
}

void ResultEntryTest::aDraftOfAnotherBattleIsNotTaken()
{
    {
        Entering table;
        QVERIFY(table.entry.fields()->type(QStringLiteral("s")));
    }
    ResultEntry again;
    QVERIFY(again.hasDraft());
    again.begin(tinyBrief(2), {}, {});
    QVERIFY(!again.isBegun());
    QVERIFY(again.resume());
    QVERIFY(again.isBegun());
    QCOMPARE(again.outcome().ships.size(), std::size_t{6});
    again.discard();
    QVERIFY(!again.hasDraft());
}

void ResultEntryTest::outcomesGoToFilesAndBack()
{
    QTemporaryDir folder;
    const QUrl file = QUrl::fromLocalFile(folder.filePath(QStringLiteral("outcome.json")));
    Entering table;
    table.entry.verdict()->setTurns(5);
    table.entry.verdict()->setVictor(0);
    QVERIFY(table.entry.fields()->type(QStringLiteral("f")));
    QVERIFY(table.entry.exchange()->exportOutcome(file));
    const BattleOutcome entered = table.entry.outcome();
    table.entry.startOver();
    QVERIFY(table.entry.exchange()->openOutcome(file));
    QVERIFY(table.entry.outcome() == entered);
    ResultEntry other;
    QSignalSpy refused(&other, &ResultEntry::refused);
    other.begin(tinyBrief(2), {}, {QStringLiteral("x"), 1});
    QVERIFY(!other.exchange()->openOutcome(file));
    QCOMPARE(refused.count(), 1);
    QFile junk(folder.filePath(QStringLiteral("junk.json")));
    QVERIFY(junk.open(QIODevice::WriteOnly));
    junk.write("{");
    junk.close();
    QSignalSpy failed(&other, &ResultEntry::failed);
    QVERIFY(!other.exchange()->openOutcome(QUrl::fromLocalFile(junk.fileName())));
    QCOMPARE(failed.count(), 1);
}

void ResultEntryTest::anImpossibleResultIsNotWritten()
{
    QTemporaryDir folder;
    Entering table;
    BattleOutcome wrong = table.entry.outcome();
    wrong.ships[0].captor = 1;
    table.entry.take(QStringLiteral("Wrong"), wrong);
    QVERIFY(!table.entry.exchange()->exportOutcome(
        QUrl::fromLocalFile(folder.filePath(QStringLiteral("no.json")))));
    QCOMPARE(table.refused.count(), 1);
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("no.json"))));
}

QTEST_MAIN(ResultEntryTest)
#include "result_entry_test.moc"
