// SPDX-License-Identifier: GPL-3.0-or-later
// Random defences of a neutral port by SA-15.12.
#include <QTest>

#include <array>
#include <cmath>
#include <map>

#include "core/data/figures.h"
#include "core/ports/random_defences.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

const ChanceTables& tables()
{
    return builtInFigures().tables;
}

std::uint64_t stream()
{
    return streamOf("neutral-defences");
}

} // namespace

class RandomDefencesTest : public QObject {
    Q_OBJECT

private slots:
    void aHundredThousandDiceKeepTheFrequencies();
    void commandersKeepTheFrequencies();
    void theSameSeedGivesTheSamePort();
    void everyDieSaysWhatItDid();
    void typedDiceMakeThePort();
    void engineModifiersAreSummedAndSplitAboveSix();
    void missingTypedDiceAreAllNamed();
};

void RandomDefencesTest::aHundredThousandDiceKeepTheFrequencies()
{
    constexpr int value = 10;
    constexpr int sections = 5;
    constexpr int ports = 2000;
    constexpr double dice = double(value) * sections * ports; // 100,000
    std::map<std::string, int> seen;
    std::map<std::string, int> standing;
    for (std::uint64_t seed = 0; seed < ports; ++seed) {
        Dice rolled(seed, stream());
        const Fortification port = rollDefences("Port", value, sections, tables(), rolled);
        QCOMPARE(rolled.rolls().size(), std::size_t(value * sections + 1));
        for (std::size_t i = 0; i + 1 < rolled.rolls().size(); ++i)
            ++seen[rolled.rolls()[i].result.english()];
        for (const WallSection& section : port.sections) {
            standing["ballista"] += section.ballistae;
            standing["archer"] += section.archers;
            standing["marine"] += section.marines;
            standing["heavy marine"] += section.heavyMarines;
            for (const int modifier : section.heavyEngines)
                standing["heavy engine modifier"] += modifier;
        }
    }
    for (const auto& [result, p] : {std::pair<const char*, double>{"heavy engine modifier", 0.1},
                                    {"ballista", 0.1},
                                    {"archer", 0.3},
                                    {"marine", 0.2},
                                    {"heavy marine", 0.3}}) {
        const double off = std::abs(seen[result] - dice * p) / std::sqrt(dice * p * (1 - p));
        QVERIFY2(off < 4, qPrintable(QStringLiteral("%1 is off by %2 standard errors").arg(result).arg(off)));
        QCOMPARE(standing[result], seen[result]);
    }
}

void RandomDefencesTest::commandersKeepTheFrequencies()
{
    constexpr int ports = 20'000;
    std::array<int, 5> seen{};
    for (std::uint64_t seed = 0; seed < ports; ++seed) {
        Dice dice(seed, stream());
        ++seen[static_cast<std::size_t>(rollDefences("Port", 1, 1, tables(), dice).commander.quality)];
    }
    const double expected[] = {0.1, 0.2, 0.4, 0.2, 0.1};
    for (std::size_t i = 0; i < 5; ++i)
        QVERIFY(std::abs(seen[i] - ports * expected[i])
                < 4 * std::sqrt(ports * expected[i] * (1 - expected[i])));
}

void RandomDefencesTest::theSameSeedGivesTheSamePort()
{
    Dice dice(7, stream());
    const Fortification port = rollDefences("Neutral port", 5, 3, tables(), dice);
    // Pinned: the same on every machine and build type.
    COMPARE_TEXT(
        fortificationJson(port).dump(),
        R"({"format":"navarch-port/1","name":"Neutral port","economic_value":5,"garrison_quality":"average",)"
        R"("commander":{"name":"","quality":"average"},"sections":[)"
        R"({"capacity":5,"archers":1,"marines":1,"heavy_marines":3,"ballistae":0,"towers":0,"ferrea_manus":0,)"
        R"("boiling_oil":0,"bees":0,"heavy_engines":[]},)"
        R"({"capacity":5,"archers":3,"marines":1,"heavy_marines":1,"ballistae":0,"towers":0,"ferrea_manus":0,)"
        R"("boiling_oil":0,"bees":0,"heavy_engines":[]},)"
        R"({"capacity":5,"archers":1,"marines":0,"heavy_marines":2,"ballistae":1,"towers":0,"ferrea_manus":0,)"
        R"("boiling_oil":0,"bees":0,"heavy_engines":[1]}]})");
    Dice other(8, stream());
    QVERIFY(!(rollDefences("Neutral port", 5, 3, tables(), other) == port));
}

void RandomDefencesTest::everyDieSaysWhatItDid()
{
    Dice dice(std::vector<int>{8, 1, 10});
    (void)rollDefences("Port", 2, 1, tables(), dice);
    const std::vector<Roll> expected{
        {10, 8, "SA-15.12", "Wall section 1, die 1", termOf("heavy marine")},
        {10, 1, "SA-15.12", "Wall section 1, die 2", termOf("heavy engine modifier")},
        {10, 10, "SA-15.12", "Garrison commander", termOf("exceptional")}};
    QVERIFY(dice.rolls() == expected);
}

void RandomDefencesTest::typedDiceMakeThePort()
{
    Dice dice(std::vector<int>{2, 3, 6, 5, 7, 9, 1});
    const Fortification port = rollDefences("Port", 3, 2, tables(), dice);
    QCOMPARE(port.economicValue, 3);
    QVERIFY(port.sections
            == (std::vector<WallSection>{{3, 1, 1, 0, 1, 0, 0, 0, 0, {}}, {3, 1, 1, 1, 0, 0, 0, 0, 0, {}}}));
    QCOMPARE(port.commander.quality, CommandQuality::Inept);
    QVERIFY(dice.missing().empty());
    QCOMPARE(dice.leftOver(), std::size_t{0});
}

void RandomDefencesTest::engineModifiersAreSummedAndSplitAboveSix()
{
    const auto enginesOf = [](int points) {
        std::vector<int> faces(static_cast<std::size_t>(points), 1);
        faces.resize(10, 3);
        faces.push_back(5);
        Dice dice(faces);
        return rollDefences("Port", 10, 1, tables(), dice).sections[0].heavyEngines;
    };
    QCOMPARE(enginesOf(0), std::vector<int>{});
    QCOMPARE(enginesOf(1), std::vector<int>{1});
    QCOMPARE(enginesOf(6), std::vector<int>{6});
    QCOMPARE(enginesOf(7), (std::vector<int>{6, 1}));
    QCOMPARE(enginesOf(10), (std::vector<int>{6, 4}));
}

void RandomDefencesTest::missingTypedDiceAreAllNamed()
{
    Dice dice(std::vector<int>{4, 11});
    (void)rollDefences("Port", 2, 1, tables(), dice);
    QCOMPARE(dice.missing().size(), std::size_t{2});
    QCOMPARE(dice.missing()[0].why, std::string("Wall section 1, die 2"));
    QCOMPARE(dice.missing()[0].face, 11);
    QCOMPARE(dice.missing()[1].why, std::string("Garrison commander"));
    QCOMPARE(dice.missing()[1].face, 0);
}

QTEST_APPLESS_MAIN(RandomDefencesTest)
#include "random_defences_test.moc"
