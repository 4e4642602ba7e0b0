// SPDX-License-Identifier: GPL-3.0-or-later
// The scales of quality, and randomised training by SA-13.3.
#include <QTest>

#include <array>
#include <cmath>

#include "core/data/figures.h"
#include "core/people/training.h"
#include "tests/support/show.h"

using namespace navarch;

class TrainingTest : public QObject {
    Q_OBJECT

private slots:
    void sa2_11_1_modifiers();
    void movingStaysOnTheScale();
    void sa13_3_frequencies_data();
    void sa13_3_frequencies();
    void sa13_3_theDieSaysWhatTurnedUp();
    void sa13_3_typedDice();
};

void TrainingTest::sa2_11_1_modifiers()
{
    QCOMPARE(modifierOf(CrewQuality::Elite), 2);
    QCOMPARE(modifierOf(CrewQuality::Veteran), 1);
    QCOMPARE(modifierOf(CrewQuality::Average), 0);
    QCOMPARE(modifierOf(CrewQuality::Poor), -1);
    QCOMPARE(modifierOf(CrewQuality::Green), -2);
    QCOMPARE(modifierOf(CommandQuality::Exceptional), 2);
    QCOMPARE(modifierOf(CommandQuality::Inept), -2);
}

void TrainingTest::movingStaysOnTheScale()
{
    QCOMPARE(movedBy(CrewQuality::Average, 1), CrewQuality::Veteran);
    QCOMPARE(movedBy(CrewQuality::Average, -2), CrewQuality::Green);
    QCOMPARE(movedBy(CrewQuality::Elite, 1), CrewQuality::Elite);
    QCOMPARE(movedBy(CrewQuality::Poor, -2), CrewQuality::Green);
    QCOMPARE(movedBy(CommandQuality::Skilled, 2), CommandQuality::Exceptional);
}

void TrainingTest::sa13_3_frequencies_data()
{
    // How many faces of ten lead to elite, veteran, average, poor, green.
    QTest::addColumn<int>("bought");
    QTest::addColumn<QList<int>>("tenths");
    QTest::newRow("average") << int(CrewQuality::Average) << QList<int>{1, 2, 4, 2, 1};
    QTest::newRow("elite") << int(CrewQuality::Elite) << QList<int>{7, 2, 1, 0, 0};
    QTest::newRow("veteran") << int(CrewQuality::Veteran) << QList<int>{3, 4, 2, 1, 0};
    QTest::newRow("green") << int(CrewQuality::Green) << QList<int>{0, 0, 1, 2, 7};
}

void TrainingTest::sa13_3_frequencies()
{
    QFETCH(int, bought);
    QFETCH(QList<int>, tenths);
    constexpr int count = 50'000;
    std::array<int, 5> seen{};
    Dice dice(13, streamOf("training"));
    for (int i = 0; i < count; ++i)
        ++seen[static_cast<std::size_t>(
            rollTraining(static_cast<CrewQuality>(bought), "crew", builtInFigures().tables, dice))];
    for (std::size_t quality = 0; quality < 5; ++quality) {
        const double p = tenths[static_cast<qsizetype>(quality)] / 10.0;
        QVERIFY(std::abs(seen[quality] - count * p) <= 4 * std::sqrt(count * p * (1 - p)));
    }
}

void TrainingTest::sa13_3_theDieSaysWhatTurnedUp()
{
    Dice dice(std::vector<int>{10});
    QCOMPARE(rollTraining(CommandQuality::Poor, "Phormio", builtInFigures().tables, dice),
             CommandQuality::Skilled);
    const Roll expected{10, 10, "SA-13.3", "Training of Phormio", termOf("skilled")};
    QVERIFY(dice.rolls().front() == expected);
}

void TrainingTest::sa13_3_typedDice()
{
    Dice dice(std::vector<int>{});
    (void)rollTraining(CrewQuality::Average, "Paralos", builtInFigures().tables, dice);
    QCOMPARE(dice.missing().size(), std::size_t{1});
    QCOMPARE(dice.missing().front().why, std::string("Training of Paralos"));
}

QTEST_APPLESS_MAIN(TrainingTest)
#include "training_test.moc"
