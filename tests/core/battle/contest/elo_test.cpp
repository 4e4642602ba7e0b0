// SPDX-License-Identifier: GPL-3.0-or-later
// Elo points from pairs of battles, and the test that ends a match early: against figures worked out by hand.
#include <QTest>

#include <cmath>

#include "core/battle/contest/elo.h"
#include "core/dice/dice.h"

using namespace navarch;

class EloTest : public QObject {
    Q_OBJECT

private slots:
    void scoreAndEloAreEachOthersInverse();
    void aPairIsCountedByItsHalfPoints();
    void theIntervalIsThatOfPairs();
    void whoWinsEverythingHasABound();
    void theRatioIsThatOfTheNormalApproximation();
    void fewPairsDecideNothing();
    void theTestErrsAsSeldomAsItSays();
};

void EloTest::scoreAndEloAreEachOthersInverse()
{
    QCOMPARE(scoreOfElo(0), 0.5);
    QVERIFY(std::abs(scoreOfElo(400) - 10.0 / 11.0) < 1e-12);
    QVERIFY(std::abs(eloOfScore(0.75) - 190.848501887865) < 1e-6);
    for (const double elo : {-300.0, -1.0, 0.0, 75.0, 150.0, 600.0})
        QVERIFY(std::abs(eloOfScore(scoreOfElo(elo)) - elo) < 1e-9);
}

void EloTest::aPairIsCountedByItsHalfPoints()
{
    PairScores scores;
    QCOMPARE(scores.score(), 0.5); // of nothing
    for (const int halfPoints : {4, 4, 3, 2, 0})
        scores.add(halfPoints);
    QCOMPARE(scores.pairs(), 5);
    QVERIFY(std::abs(scores.score() - 13.0 / 20.0) < 1e-12);
}

void EloTest::theIntervalIsThatOfPairs()
{
    // A player who wins every pair by 1 to 1 is exactly as strong, and that is sure; one who wins half the pairs by 2 and
    // loses half by 2 is as strong, and nothing is sure.
    PairScores even;
    even.counts = {0, 0, 100, 0, 0};
    PairScores wild;
    wild.counts = {50, 0, 0, 0, 50};
    const EloDifference sure = eloDifference(even);
    const EloDifference unsure = eloDifference(wild);
    QVERIFY(std::abs(sure.elo) < 1e-9 && std::abs(unsure.elo) < 1e-9);
    QVERIFY(sure.high < 4 && sure.low > -4);
    // The deviation of a pair's mean is a half, of 100 pairs a twentieth: 0.5 + 1.96 / 20 is 69 points.
    QVERIFY2(std::abs(unsure.high - 68.9) < 1.0, std::to_string(unsure.high).c_str());
    QVERIFY(std::abs(unsure.high + unsure.low) < 1e-9);
}

void EloTest::whoWinsEverythingHasABound()
{
    PairScores all;
    QCOMPARE(eloDifference(all).elo, 0.0);
    all.counts[4] = 50;
    const EloDifference elo = eloDifference(all);
    QVERIFY(std::isfinite(elo.elo) && std::isfinite(elo.low) && std::isfinite(elo.high));
    QVERIFY(std::abs(elo.elo - eloOfScore(1.0 - 0.25 / 50)) < 1e-9);
    QVERIFY(elo.low > 400 && elo.low < elo.elo);
    PairScores none;
    none.counts[0] = 50;
    QVERIFY(std::abs(eloDifference(none).elo + elo.elo) < 1e-9);
}

void EloTest::theRatioIsThatOfTheNormalApproximation()
{
    PairScores scores;
    scores.counts = {10, 20, 40, 20, 10}; // a half on the mean; variance (2 * 10 / 4 + 2 * 20 / 16) / 100
    const Sprt sprt{0, 50};
    const double most = scoreOfElo(50);
    const double variance = (2 * 10 * 0.25 + 2 * 20 * 0.0625) / 100;
    const double expected = (most - 0.5) * (1.0 - 0.5 - most) * 100 / (2 * variance);
    QVERIFY(std::abs(logLikelihoodRatio(scores, sprt) - expected) < 0.01);
    QCOMPARE(logLikelihoodRatio(PairScores{}, sprt), 0.0);
    // What is as far from both is as likely by either.
    scores.counts = {0, 0, 0, 0, 0};
    QVERIFY(std::abs(logLikelihoodRatio(scores, sprt)) < 1e-12);
}

void EloTest::fewPairsDecideNothing()
{
    PairScores scores;
    scores.counts[4] = leastSprtPairs - 1;
    QCOMPARE(decided(scores, {0, 50}), SprtAnswer::Open);
    scores.add(4);
    QCOMPARE(decided(scores, {0, 50}), SprtAnswer::Most);
    scores.counts = {leastSprtPairs, 0, 0, 0, 0};
    QCOMPARE(decided(scores, {0, 50}), SprtAnswer::Least);
}

void EloTest::theTestErrsAsSeldomAsItSays()
{
    // Players as strong as each other: of 400 tests of 0 against 50 at most one in ten may say 50 (5 % are meant, and the
    // approximation is one).
    const auto wrong = [](double score) {
        int most = 0;
        for (std::uint64_t test = 0; test < 400; ++test) {
            PairScores scores;
            std::uint64_t die = 0;
            const auto wins = [&] {
                return faceOf({test, streamOf("elo-test"), die++}, 1000) <= static_cast<int>(score * 1000);
            };
            while (decided(scores, {0, 50}) == SprtAnswer::Open && scores.pairs() < 5000)
                scores.add((wins() ? 2 : 0) + (wins() ? 2 : 0));
            most += decided(scores, {0, 50}) == SprtAnswer::Most;
        }
        return most;
    };
    const int falsely = wrong(0.5);
    QVERIFY2(falsely <= 40, std::to_string(falsely).c_str());
    const int rightly = wrong(scoreOfElo(50));
    QVERIFY2(rightly >= 360, std::to_string(rightly).c_str());
}

QTEST_GUILESS_MAIN(EloTest)
#include "elo_test.moc"
