// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/contest/captains_match.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>
#include <mutex>

#include "core/base/system/on_threads.h"
#include "core/dice/dice.h"

namespace navarch {

std::uint64_t pairSeed(std::uint64_t seed, std::uint64_t number)
{
    const DiceBlock block = diceBlock(seed, streamOf("captains-match"), number);
    return std::uint64_t{block[0]} << 32 | block[1];
}

namespace {

/// Two battles of one seed: in the first the first level has the first side.
using Pair = std::array<ContestBattle, 2>;

void add(LevelScore& score, const Pair& pair)
{
    int halfPoints = 0;
    for (int battle = 0; battle < 2; ++battle) {
        const ContestBattle& each = pair[static_cast<std::size_t>(battle)];
        score.turns += each.turns;
        score.atTurnLimit += each.atTurnLimit;
        score.undecided += each.undecided;
        if (each.victor < 0) {
            ++score.draws;
            ++halfPoints;
        } else if (each.victor == battle) {
            ++score.wins;
            halfPoints += 2;
        } else {
            ++score.losses;
        }
    }
    score.pairs.add(halfPoints);
}

class Fighting {
public:
    Fighting(std::span<const std::shared_ptr<const Contest>> contests, const CaptainsMatchRequest& request)
        : m_contests(contests),
          m_request(request)
    {
        m_match.levels = request.levels;
        m_match.ofBriefs.resize(contests.size());
        if (request.sprt)
            m_match.answer = SprtAnswer::Open;
    }

    CaptainsMatch all()
    {
        onThreads(std::clamp(m_request.threads, 1, m_request.pairs), [this] { fightOn(); });
        m_match.wasStopped = m_match.pairs < m_request.pairs && !isDecided();
        return m_match;
    }

private:
    void fightOn()
    {
        const std::stop_callback passOn(m_request.stop, [this] { m_stop.request_stop(); });
        for (int number = m_next++; number < m_request.pairs; number = m_next++) {
            const Contest& contest = *m_contests[static_cast<std::size_t>(number) % m_contests.size()];
            const std::uint64_t seed = pairSeed(m_request.seed, static_cast<std::uint64_t>(number));
            Pair pair;
            for (std::size_t first = 0; first < 2; ++first) {
                const std::array<CaptainLevel, 2> bySide{m_request.levels[first],
                                                         m_request.levels[1 - first]};
                if (!contest.fight(seed, bySide, m_stop.get_token(), m_request.clock, pair[first]))
                    return;
            }
            const std::lock_guard lock(m_mutex);
            m_early.emplace(number, pair);
            fold();
        }
    }

    [[nodiscard]] bool isDecided() const { return m_match.answer && *m_match.answer != SprtAnswer::Open; }

    /// Counts the pairs in their order: those that are over too early wait.
    void fold()
    {
        for (auto next = m_early.find(m_match.pairs); next != m_early.end() && !isDecided();
             next = m_early.find(m_match.pairs)) {
            const Pair& pair = next->second;
            add(m_match.all, pair);
            add(m_match.ofBriefs[static_cast<std::size_t>(m_match.pairs) % m_contests.size()], pair);
            for (std::size_t first = 0; first < 2; ++first)
                for (std::size_t side = 0; side < 2; ++side)
                    m_match.effort[(side + first) % 2].add(pair[first].effort[side]);
            ++m_match.pairs;
            m_early.erase(next);
            if (m_request.sprt)
                m_match.answer = decided(m_match.all.pairs, *m_request.sprt);
            if (m_request.progress)
                m_request.progress(m_match);
        }
        if (isDecided())
            m_stop.request_stop();
    }

    std::span<const std::shared_ptr<const Contest>> m_contests;
    const CaptainsMatchRequest& m_request;
    std::atomic<int> m_next{0};
    std::stop_source m_stop;
    std::mutex m_mutex; ///< guards what follows
    std::map<int, Pair> m_early;
    CaptainsMatch m_match;
};

double rounded(double value, double to)
{
    return std::round(value * to) / to + 0.0; // never minus nothing
}

Json scoreJson(const LevelScore& score)
{
    const EloDifference elo = eloDifference(score.pairs);
    const double battles = std::max(score.battles(), 1);
    return {{"battles", score.battles()},
            {"wins", score.wins},
            {"draws", score.draws},
            {"losses", score.losses},
            {"pair_scores", score.pairs.counts},
            {"elo", rounded(elo.elo, 10)},
            {"elo_interval", {rounded(elo.low, 10), rounded(elo.high, 10)}},
            {"turns", rounded(static_cast<double>(score.turns) / battles, 100)},
            {"at_limit", score.atTurnLimit},
            {"undecided", score.undecided}};
}

} // namespace

CaptainsMatch fightMatch(std::span<const std::shared_ptr<const Contest>> contests,
                         const CaptainsMatchRequest& request)
{
    return Fighting(contests, request).all();
}

Json captainsMatchJson(const CaptainsMatch& match, const std::optional<Sprt>& sprt)
{
    Json json{{"levels", {nameOf(match.levels[0]), nameOf(match.levels[1])}},
              {"pairs", match.pairs},
              {"stopped", match.wasStopped}};
    json.update(scoreJson(match.all));
    json["briefs"] = Json::array();
    for (const LevelScore& score : match.ofBriefs)
        json["briefs"].push_back(scoreJson(score));
    json["sprt"] = nullptr;
    if (sprt && match.answer)
        json["sprt"] = {{"least", sprt->least},
                        {"most", sprt->most},
                        {"log_likelihood_ratio", rounded(logLikelihoodRatio(match.all.pairs, *sprt), 1000)},
                        {"answer", *match.answer == SprtAnswer::Open    ? "open"
                                   : *match.answer == SprtAnswer::Least ? "least"
                                                                        : "most"}};
    return json;
}

} // namespace navarch
