// SPDX-License-Identifier: GPL-3.0-or-later
// A battle's dice are the addressed ones, whatever was drawn before; typed dice say which one they lack.
#include <QTest>

#include <vector>

#include "core/battle/events/battle_dice.h"
#include "core/dice/dice.h"

using namespace navarch;

class BattleDiceTest : public QObject {
    Q_OBJECT

private slots:
    void aBlockHoldsTheWordsOfFourDice();
    void theyAreTheAddressedDice();
    void theyGoOnFromTheMiddle();
    void aCopyGoesOnAlike();
    void typedDiceAreTakenInOrder();
    void aMissingDieIsNamedWithItsReason();
    void aTypedDieThatDoesNotFitIsNamed();
    void leftOverDiceAreCounted();
};

void BattleDiceTest::aBlockHoldsTheWordsOfFourDice()
{
    for (std::uint64_t index = 0; index < 20'000; ++index) {
        const std::uint32_t word = diceBlock(3, 5, index >> 2)[index & 3];
        for (const int sides : {2, 6, 10, 997, 1000})
            QCOMPARE(faceOfWord(word, {3, 5, index}, sides), faceOf({3, 5, index}, sides));
    }
    // A die of 997 sides whose first word is rejected.
    const std::uint64_t index = 4005748;
    const std::uint32_t word = diceBlock(1, 0, index >> 2)[index & 3];
    QVERIFY(static_cast<std::uint32_t>(std::uint64_t{word} * 997) < (std::uint64_t{1} << 32) % 997);
    QCOMPARE(faceOfWord(word, {1, 0, index}, 997), faceOf({1, 0, index}, 997));
}

void BattleDiceTest::theyAreTheAddressedDice()
{
    BattleDice dice(42, 7);
    for (std::uint64_t index = 0; index < 1000; ++index) {
        const int sides = index % 3 == 0 ? 6 : 10;
        QCOMPARE(dice.roll(sides, "R-1", "test"), faceOf({42, 7, index}, sides));
    }
    QCOMPARE(dice.drawn(), std::uint64_t{1000});
    QCOMPARE(dice.wanted().sides, 0);
}

void BattleDiceTest::theyGoOnFromTheMiddle()
{
    BattleDice dice(42, 7, 1001);
    QCOMPARE(dice.roll(10, "R-1", "test"), faceOf({42, 7, 1001}, 10));
    QCOMPARE(dice.drawn(), std::uint64_t{1002});
}

void BattleDiceTest::aCopyGoesOnAlike()
{
    BattleDice dice(9, 9);
    (void)dice.roll(10, "R-1", "test");
    BattleDice copy = dice;
    QVERIFY(copy == dice);
    for (int i = 0; i < 10; ++i)
        QCOMPARE(copy.roll(6, "R-1", "test"), dice.roll(6, "R-1", "test"));
}

void BattleDiceTest::typedDiceAreTakenInOrder()
{
    const std::vector<int> faces{7, 3};
    BattleDice dice = BattleDice::typed(faces);
    QVERIFY(dice.isTyped());
    QCOMPARE(dice.roll(10, "R-1", "one"), 7);
    QCOMPARE(dice.roll(6, "R-1", "two"), 3);
    QCOMPARE(dice.wanted().sides, 0);
    QCOMPARE(dice.leftOver(), std::size_t{0});
}

void BattleDiceTest::aMissingDieIsNamedWithItsReason()
{
    const std::vector<int> faces{7};
    BattleDice dice = BattleDice::typed(faces);
    (void)dice.roll(10, "R-1", "one");
    QCOMPARE(dice.roll(6, "R-2", "two"), 1);
    (void)dice.roll(8, "R-3", "three"); // the first that lacks is the one that is asked for
    QVERIFY((dice.wanted() == WantedDie{6, "R-2", "two", 0}));
}

void BattleDiceTest::aTypedDieThatDoesNotFitIsNamed()
{
    for (const int face : {11, -1}) {
        const std::vector<int> faces{face};
        BattleDice dice = BattleDice::typed(faces);
        QCOMPARE(dice.roll(10, "R-1", "one"), 1);
        QVERIFY((dice.wanted() == WantedDie{10, "R-1", "one", face}));
    }
}

void BattleDiceTest::leftOverDiceAreCounted()
{
    const std::vector<int> faces{1, 2, 3};
    BattleDice dice = BattleDice::typed(faces);
    (void)dice.roll(10, "R-1", "one");
    QCOMPARE(dice.leftOver(), std::size_t{2});
    QCOMPARE(BattleDice(1, 1).leftOver(), std::size_t{0});
}

QTEST_GUILESS_MAIN(BattleDiceTest)
#include "battle_dice_test.moc"
