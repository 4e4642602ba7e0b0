// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/contest/elo.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace navarch {

namespace {

struct Moments {
    double mean = 0.5;
    double variance = 0; ///< of a pair's mean score
};

/// A little is added to every count: what has not been seen yet is not impossible.
Moments momentsOf(const PairScores& scores, double added)
{
    Moments moments;
    double all = 0;
    double sum = 0;
    for (std::size_t i = 0; i < scores.counts.size(); ++i) {
        const double count = scores.counts[i] + added;
        all += count;
        sum += count * static_cast<double>(i) / 4.0;
    }
    if (all <= 0)
        return moments;
    moments.mean = sum / all;
    for (std::size_t i = 0; i < scores.counts.size(); ++i) {
        const double off = static_cast<double>(i) / 4.0 - moments.mean;
        moments.variance += (scores.counts[i] + added) * off * off / all;
    }
    return moments;
}

constexpr double addedForSpread = 0.1;
constexpr double addedForTest = 0.001;
constexpr double ofNormal95 = 1.959963984540054;

} // namespace

int PairScores::pairs() const
{
    return std::accumulate(counts.begin(), counts.end(), 0);
}

double PairScores::score() const
{
    return momentsOf(*this, 0).mean;
}

double scoreOfElo(double elo)
{
    return 1.0 / (1.0 + std::pow(10.0, -elo / 400.0));
}

double eloOfScore(double score)
{
    return -400.0 * std::log10(1.0 / score - 1.0);
}

EloDifference eloDifference(const PairScores& scores)
{
    const int pairs = scores.pairs();
    if (pairs == 0)
        return {0, -1000, 1000};
    const double edge = 0.25 / pairs; // half a point of 2 * pairs
    const auto elo = [&](double score) { return eloOfScore(std::clamp(score, edge, 1.0 - edge)); };
    const double score = scores.score();
    const double error = ofNormal95 * std::sqrt(momentsOf(scores, addedForSpread).variance / pairs);
    return {elo(score), elo(score - error), elo(score + error)};
}

double logLikelihoodRatio(const PairScores& scores, const Sprt& sprt)
{
    if (scores.pairs() == 0)
        return 0;
    const Moments moments = momentsOf(scores, addedForTest);
    const double least = scoreOfElo(sprt.least);
    const double most = scoreOfElo(sprt.most);
    return (most - least) * (2 * moments.mean - least - most) * scores.pairs() / (2 * moments.variance);
}

SprtAnswer decided(const PairScores& scores, const Sprt& sprt)
{
    if (scores.pairs() < leastSprtPairs)
        return SprtAnswer::Open;
    const double ratio = logLikelihoodRatio(scores, sprt);
    return ratio >= sprtBound ? SprtAnswer::Most : ratio <= -sprtBound ? SprtAnswer::Least : SprtAnswer::Open;
}

} // namespace navarch
