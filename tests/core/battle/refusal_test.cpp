// SPDX-License-Identifier: GPL-3.0-or-later
// Why an order is refused: numbers and ships until it is shown, then a phrase.
#include <QTest>

#include <type_traits>

#include "core/battle/events/refusal.h"

using namespace navarch;

namespace {

constexpr RefusalText steps =
    refusalTextN("Speed %1 needs {%n step|%n steps}; %2 are given.", numberAt(1), numberAt(0), numberAt(2));
constexpr RefusalText reach =
    refusalText("%1 is %2 cm away; %3 reaches %4 cm.", theOther, hundredthsAt(0), theShip, hundredthsAt(1));

Phrase named(ShipNumber ship)
{
    return ship == 1   ? Phrase(given("Aigle"))
           : ship == 2 ? phrase("The wall of %1", given("Syracuse"))
                       : Phrase();
}

} // namespace

class RefusalTest : public QObject {
    Q_OBJECT

private slots:
    void itIsFalseWithoutAReason();
    void copyingItAllocatesNothing();
    void placesHoldWhatTheySay();
    void hundredthsAreShort_data();
    void hundredthsAreShort();
    void shipsWithoutANameAreShips();
    void whatIsCountedTakesItsForm();
    void aProblemNamesTheRule();
    void figuresBeyondASentenceAreCut();
};

void RefusalTest::itIsFalseWithoutAReason()
{
    QVERIFY(!Refusal{});
    QVERIFY((Refusal{"TR-1", refusalText("No.")}));
    QVERIFY(reasonOf({}, named).isEmpty() && remedyOf({"TR-1", refusalText("No.")}, named).isEmpty());
}

void RefusalTest::copyingItAllocatesNothing()
{
    QVERIFY(std::is_trivially_copyable_v<Refusal>);
}

void RefusalTest::placesHoldWhatTheySay()
{
    const Refusal why = Refusal{"SA-6.1", reach}.with(405, 1200).of(1).by(2);
    const Phrase reason = reasonOf(why, named);
    QCOMPARE(reason.english(), std::string("The wall of Syracuse is 4.05 cm away; Aigle reaches 12 cm."));
    QCOMPARE(reason.text(), std::string("%1 is %2 cm away; %3 reaches %4 cm."));
    QVERIFY(reason.parts()[0]
            == PhrasePart(phrase("The wall of %1", given("Syracuse")))); // it has a translation
}

void RefusalTest::hundredthsAreShort_data()
{
    QTest::addColumn<int>("hundredths");
    QTest::addColumn<QString>("shown");
    QTest::newRow("whole") << 400 << "4";
    QTest::newRow("tenths") << 450 << "4.5";
    QTest::newRow("hundredths") << 405 << "4.05";
    QTest::newRow("none") << 0 << "0";
    QTest::newRow("less than one") << 7 << "0.07";
    QTest::newRow("below nought") << -450 << "-4.5";
}

void RefusalTest::hundredthsAreShort()
{
    QFETCH(const int, hundredths);
    QFETCH(const QString, shown);
    const Refusal why = Refusal{"SA-5.1", refusalText("%1", hundredthsAt(0))}.with(hundredths);
    QCOMPARE(QString::fromStdString(reasonOf(why, named).english()), shown);
}

void RefusalTest::shipsWithoutANameAreShips()
{
    const auto english = [](const Refusal& why) { return reasonOf(why, named).english(); };
    QCOMPARE(english({"X-1", refusalText("%1 and %2.", theShip, theOther)}),
             std::string("The ship and the other ship."));
    QCOMPARE(english(Refusal{"X-1", refusalText("%1 and %2.", theOther, theShip)}.of(7).by(8)),
             std::string("The other ship and the ship."));
    QCOMPARE(reasonOf(Refusal{"X-1", refusalText("%1.", theShip)}.of(1), {}).english(),
             std::string("The ship."));
}

void RefusalTest::whatIsCountedTakesItsForm()
{
    QCOMPARE(reasonOf(Refusal{"TR-5.2", steps}.with(5, 1, 2), named).english(),
             std::string("Speed 5 needs 1 step; 2 are given."));
    QCOMPARE(reasonOf(Refusal{"TR-5.2", steps}.with(5, 4, 2), named).english(),
             std::string("Speed 5 needs 4 steps; 2 are given."));
    QVERIFY(reasonOf(Refusal{"TR-5.2", steps}.with(5, 4, 2), named).count() == 4);
    QVERIFY(!reasonOf({"TR-5.2", refusalText("No.")}, named).count());
}

void RefusalTest::aProblemNamesTheRule()
{
    const Refusal why = Refusal{"SA-8.1", refusalText("%1 does not touch %2.", theShip, theOther),
                                refusalText("Run up against %1 first.", theOther)}
                            .of(1)
                            .by(2);
    const Problem problem = orderRefused(why, named);
    QCOMPARE(problem.what.english(), std::string("Aigle does not touch The wall of Syracuse. (SA-8.1)"));
    QCOMPARE(problem.remedy.english(), std::string("Run up against The wall of Syracuse first."));
    QCOMPARE(orderRefused({"", refusalText("No.")}, named).what.english(), std::string("No."));
}

void RefusalTest::figuresBeyondASentenceAreCut()
{
    const Refusal why =
        Refusal{"SA-5.1", refusalText("%1 %2", numberAt(0), numberAt(3))}.with(99'999, 0, 0, -99'999);
    QCOMPARE(reasonOf(why, named).english(), std::string("30000 -30000"));
}

QTEST_GUILESS_MAIN(RefusalTest)
#include "refusal_test.moc"
