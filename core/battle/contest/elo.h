// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace navarch {

/// What pairs of battles came to, in each of which two players changed sides: how many brought the first one 0, a half, 1, one
/// and a half or 2 points. The two battles of a pair are alike, so that a pair is what is counted, not a battle.
struct PairScores {
    std::array<int, 5> counts{};

    void add(int halfPoints) { ++counts[static_cast<std::size_t>(halfPoints)]; }
    [[nodiscard]] int pairs() const;
    /// Points of a battle on the mean, 0 to 1; a half without any.
    [[nodiscard]] double score() const;

    friend bool operator==(const PairScores&, const PairScores&) = default;
};

/// Points that may be expected of a battle with so many Elo points more.
[[nodiscard]] double scoreOfElo(double elo);
/// The other way round, of a score between 0 and 1.
[[nodiscard]] double eloOfScore(double score);

/// How much stronger the first player is, with 95 % confidence. Who wins everything has no bound: the score is then taken for half
/// a point less in all battles together, and likewise for who loses everything.
struct EloDifference {
    double elo = 0;
    double low = 0;
    double high = 0;
};
[[nodiscard]] EloDifference eloDifference(const PairScores& scores);

/// A sequential probability ratio test: is the first player `least` Elo points stronger, or `most`? Both errors 5 %.
struct Sprt {
    double least = 0;
    double most = 50;
};
enum class SprtAnswer { Open, Least, Most };
/// The logarithm of how much likelier the scores are by `most` than by `least`, by the normal approximation over pairs.
[[nodiscard]] double logLikelihoodRatio(const PairScores& scores, const Sprt& sprt);
/// Beyond this, either way, the test is decided.
inline constexpr double sprtBound = 2.9444389791664403; // ln 19
/// Fewer pairs decide nothing: the approximation knows no spread yet.
inline constexpr int leastSprtPairs = 12;
[[nodiscard]] SprtAnswer decided(const PairScores& scores, const Sprt& sprt);

} // namespace navarch
