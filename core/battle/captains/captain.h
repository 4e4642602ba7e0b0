// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/battle/brief/captain_level.h"
#include "core/battle/captains/ties.h"
#include "core/battle/contract/game.h"
#include "core/dice/dice.h"

namespace navarch {

// Captains play a side through the contract alone. What they choose depends on the state, the decision and its
// `ordinal`, the number of orders performed before it, and on nothing else: a battle that is taken up again, undone or
// replayed finds them of the same mind. They are equally good with either side: ties go by dice of their own, never by
// position.

/// How far a captain of a Foresighted game looks ahead. An evaluation is an order weighed or performed; counting them
/// rather than time keeps a captain's mind the same on every machine.
struct LookAhead {
    int evaluations = 0; ///< the most for one decision; 0: he goes by merit alone
    int candidates = 6;  ///< the orders of most merit that are tried
    int samples =
        12; ///< the most often each is tried, every time with other dice, the same for all candidates
    int replies = 3; ///< orders played on by merit after each
    std::optional<CaptainLevel> level =
        {}; ///< where one is named he thinks as captains of it do, and the numbers above are not asked

    friend bool operator==(const LookAhead&, const LookAhead&) = default;
};

/// What captains of battles that people watch are given.
inline constexpr LookAhead playingLookAhead{4000, 6, 12, 3};

/// The same at a level, where one is named.
[[nodiscard]] constexpr LookAhead lookAheadOf(std::optional<CaptainLevel> level)
{
    LookAhead ahead = playingLookAhead;
    ahead.level = level;
    return ahead;
}

/// Takes the order of most merit: who leads a side of a simulation where the game has no quicker captain. Allocates
/// nothing once he is there.
template <Game G>
class MeritCaptain {
public:
    using State = typename G::State;
    using Order = typename G::Order;

    /// `game` must outlive him.
    MeritCaptain(const G& game, Temperament temperament, std::uint64_t seed, int side)
        : m_game(&game),
          m_temperament(temperament),
          m_die(seed, side),
          m_best(mostOptions)
    {
        m_options.reserve(mostOptions);
        m_merits.reserve(mostOptions);
    }

    /// For the next battle of a simulation.
    void reseed(std::uint64_t seed) { m_die.reseed(seed); }

    /// His order, which stays good until he chooses again.
    const Order& choose(const State& state, const Decision& decision, std::uint64_t ordinal)
    {
        m_game->options(state, decision, m_options);
        m_merits.clear();
        const Order& chosen = chooseByMerit(m_options, m_best, m_die, ordinal, [&](const Order& option) {
            return m_merits.emplace_back(m_game->merit(state, option, m_temperament));
        });
        m_merits.resize(m_options.size()); // a single one is not weighed
        return chosen;
    }

    /// The options of the last choice and their merits.
    [[nodiscard]] const std::vector<Order>& options() const { return m_options; }
    [[nodiscard]] const std::vector<int>& merits() const { return m_merits; }

private:
    const G* m_game;
    Temperament m_temperament;
    CaptainsDie m_die;
    std::vector<Order> m_options;
    std::vector<int> m_merits;
    BestOf<std::uint16_t> m_best;
};

/// A game with a captain of its own for simulations, who is quicker than options() and merit() for every one of them: made
/// like a MeritCaptain, and no less the same for the same state, decision and ordinal. His orders pass check(); nobody
/// asks it again. Allocates nothing once he is there.
template <class G>
concept QuicklyPlayed =
    Game<G> && std::constructible_from<typename G::SimulationCaptain, const G&, Temperament, std::uint64_t,
                                       int> && requires(typename G::SimulationCaptain& captain,
                                                        const typename G::State& state,
                                                        const Decision& decision, std::uint64_t number)
{
    {
        captain.reseed(number)
        } -> std::same_as<void>;
    {
        captain.choose(state, decision, number)
        } -> std::same_as<const typename G::Order&>;
};

namespace detail {
template <Game G>
struct CaptainOfSimulation {
    using Type = MeritCaptain<G>;
};
template <QuicklyPlayed G>
struct CaptainOfSimulation<G> {
    using Type = typename G::SimulationCaptain;
};
} // namespace detail

/// Who leads the sides of simulated battles: the game's own captain for it, else one who goes by merit.
template <Game G>
using SimulationCaptainOf = typename detail::CaptainOfSimulation<G>::Type;

/// The captain one plays against. Of a Foresighted game he tries the orders of most merit on copies of the battle, with
/// several samples of dice, and takes the one after which his side stands best on the average. He looks at nothing that
/// another side keeps secret: while answers are hidden he goes by merit.
template <Game G>
class Captain {
public:
    using State = typename G::State;
    using Order = typename G::Order;

    Captain(const G& game, Temperament temperament, std::uint64_t seed, int side,
            const LookAhead& lookAhead = {})
        : m_game(&game),
          m_side(side),
          m_seed(seed),
          m_sampleStream(streamOf("look-ahead/" + std::to_string(side))),
          m_lookAhead(lookAhead),
          m_merit(game, temperament, seed, side),
          m_others(game, temperament, seed, side + maxSides)
    {
    }

    const Order& choose(const State& state, const Decision& decision, std::uint64_t ordinal)
    {
        const Order& byMerit = m_merit.choose(state, decision, ordinal);
        if constexpr (Foresighted<G>) {
            if (m_lookAhead.evaluations > 0 && m_merit.options().size() > 1 && !somebodyHides(state)) {
                pickCandidates(ordinal);
                weighCandidates(state, ordinal);
                return m_merit.options()[m_tried.front().option];
            }
        }
        return byMerit;
    }

private:
    struct Tried {
        std::size_t option = 0;
        int merit = 0;
        int lot = 0;               ///< who comes first among equals
        std::int64_t standing = 0; ///< summed over the samples
    };

    bool somebodyHides(const State& state) const
    {
        const Decisions waiting = m_game->decisions(state);
        return std::any_of(waiting.begin(), waiting.end(), [](const Decision& each) { return each.secret; });
    }

    void pickCandidates(std::uint64_t ordinal)
    {
        const auto& merits = m_merit.merits();
        m_tried.clear();
        const std::uint64_t lots = streamOf("lots/" + std::to_string(m_side)) + ordinal;
        for (std::size_t i = 0; i < merits.size(); ++i)
            m_tried.push_back({i, merits[i], faceOf({m_seed, lots, i}, 1000), 0});
        std::sort(m_tried.begin(), m_tried.end(), [](const Tried& a, const Tried& b) {
            return a.merit != b.merit ? a.merit > b.merit
                   : a.lot != b.lot   ? a.lot < b.lot
                                      : a.option < b.option;
        });
        m_tried.resize(
            std::min(m_tried.size(), static_cast<std::size_t>(std::max(m_lookAhead.candidates, 1))));
        m_spent = static_cast<int>(merits.size());
    }

    /// Whole rounds only, so that every candidate meets the same dice as often.
    void weighCandidates(const State& state, std::uint64_t ordinal)
    {
        for (int sample = 0; sample < m_lookAhead.samples && m_spent < m_lookAhead.evaluations; ++sample)
            for (Tried& tried : m_tried)
                tried.standing += standingAfter(state, m_merit.options()[tried.option], ordinal,
                                                static_cast<std::uint64_t>(sample));
        std::stable_sort(m_tried.begin(), m_tried.end(),
                         [](const Tried& a, const Tried& b) { return a.standing > b.standing; });
    }

    int standingAfter(const State& state, const Order& order, std::uint64_t ordinal, std::uint64_t sample)
    {
        m_copy = state;
        BattleDice dice(m_seed, m_sampleStream + sample, ordinal << 12);
        Proceedings proceedings(dice);
        m_game->perform(m_copy, order, proceedings);
        ++m_spent;
        for (int reply = 1; reply <= m_lookAhead.replies && !m_game->isOver(m_copy); ++reply) {
            const Decision decision = *m_game->decisions(m_copy).begin();
            m_game->perform(m_copy,
                            m_others.choose(m_copy, decision, ordinal + static_cast<std::uint64_t>(reply)),
                            proceedings);
            m_spent += 1 + static_cast<int>(m_others.options().size());
        }
        return m_game->standing(m_copy, m_side);
    }

    const G* m_game;
    int m_side;
    std::uint64_t m_seed;
    std::uint64_t m_sampleStream;
    LookAhead m_lookAhead;
    MeritCaptain<G> m_merit;
    MeritCaptain<G> m_others; ///< plays on for both sides when he looks ahead
    State m_copy{};
    std::vector<Tried> m_tried;
    int m_spent = 0;
};

/// Takes any of the options: what a captain must beat, and what tests shake an engine with.
template <Game G>
class RandomCaptain {
public:
    RandomCaptain(const G& game, std::uint64_t seed, int side)
        : m_game(&game),
          m_seed(seed),
          m_stream(streamOf("random/" + std::to_string(side)))
    {
        m_options.reserve(mostOptions);
    }

    const typename G::Order& choose(const typename G::State& state, const Decision& decision,
                                    std::uint64_t ordinal)
    {
        m_game->options(state, decision, m_options);
        const int count = static_cast<int>(m_options.size());
        const int picked = count < 2 ? 0 : faceOf({m_seed, m_stream, ordinal}, std::min(count, 1000)) - 1;
        return m_options[static_cast<std::size_t>(picked)];
    }

private:
    const G* m_game;
    std::uint64_t m_seed;
    std::uint64_t m_stream;
    std::vector<typename G::Order> m_options;
};

} // namespace navarch
