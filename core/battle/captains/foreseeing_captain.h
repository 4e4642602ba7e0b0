// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <type_traits>
#include <vector>

#include "core/battle/captains/captain.h"
#include "core/battle/captains/foresight.h"
#include "core/battle/captains/order_kind.h"

namespace navarch {

/// A game that can take out of a state what one side may not know: what the other has sealed is as if it had not been said
/// yet, and what lies hidden is as it looks from there. A captain who plays on from it fills in what is missing by chance.
template <class G>
concept Veiled = Game<G> && requires(const G& game, typename G::State& state, int side)
{
    {
        game.veil(state, side)
        } -> std::same_as<void>;
};

/// A game in which something lies hidden from everybody, as cards that are not turned up yet: it puts in its place what might lie
/// there, by these dice; the same, whatever does.
template <class G>
concept Imagined = Game<G> && requires(const G& game, typename G::State& state, BattleDice& dice)
{
    {
        game.imagine(state, dice)
        } -> std::same_as<void>;
};

/// A game that can say what a side has over the others when orders have been played on, in hundredths of talents: beyond the
/// standing() by which captains weigh single orders, for a game that has none. Deterministic; draws no dice, allocates nothing.
template <class G>
concept Judged = Game<G> && requires(const G& game, const typename G::State& seen, int side)
{
    {
        game.outlook(seen, side)
        } -> std::same_as<int>;
};

/// A game that weighs all options of a decision at once quicker than one by one; the merits are those of merit().
template <class G>
concept WeighsTogether = Game<G> && requires(const G& game, const typename G::State& seen,
                                             const std::vector<typename G::Order>& orders,
                                             Temperament temperament, std::vector<int>& merits)
{
    {
        game.weigh(seen, orders, temperament, merits)
        } -> std::same_as<void>;
};

/// A game that knows decisions which merit settles well enough: at whom to shoot.
template <class G>
concept KnowsRoutine = Game<G> && requires(const G& game, const Decision& decision)
{
    {
        game.isRoutine(decision)
        } -> std::same_as<bool>;
};

/// A game of whose orders many come to much the same, as ways that end an inch apart: it says of what kind each is. What else
/// the subject of the order of most merit may do is tried first, the best of each kind: the others' turn comes anyway.
template <class G>
concept TellsKinds = Game<G> && requires(const G& game, const typename G::Order& order)
{
    {
        game.kindOf(order)
        } -> std::same_as<OrderKind>;
};

/// A game whose captains of simulation play well enough to be played on by, though not by the very merits of those whom one plays
/// against: then many more samples are to be had for the same time.
template <class G>
concept PlayedOnQuickly = QuicklyPlayed<G> && G::isPlayedOnQuickly;

/// A game that says by itself how far its captains of a level look ahead; the others take foresightOf().
template <class G>
concept SetsForesight = Game<G> && requires(CaptainLevel level)
{
    {
        G::foresightOf(level)
        } -> std::same_as<Foresight>;
};

namespace detail {
/// Where a game's captains of simulation go by the same merits as those one plays against, only quicker, they play on, or where the
/// game says that they play well enough; else captains by merit do, who are slower and play better.
template <Game G>
using PlayerOf =
    std::conditional_t<WeighsTogether<G> || PlayedOnQuickly<G>, SimulationCaptainOf<G>, MeritCaptain<G>>;

template <Game G>
[[nodiscard]] Foresight foresightIn(CaptainLevel level)
{
    if constexpr (SetsForesight<G>)
        return G::foresightOf(level);
    else
        return foresightOf(level);
}
} // namespace detail

/// Tries orders by playing the battle on from them: both sides by captains who do not look ahead, with several samples of dice,
/// to the end of a turn or more, and takes the one after which his side stands best on the average - if that is beyond doubt,
/// else the one of most merit. Nothing that another side keeps secret is known to him (Veiled); where a game cannot take it out
/// he goes by merit while anybody hides anything. The same for the same state, decision and ordinal.
template <Game G>
class ForeseeingCaptain {
public:
    using State = typename G::State;
    using Order = typename G::Order;

    /// `game` must outlive him.
    ForeseeingCaptain(const G& game, const Foresight& foresight, Temperament temperament, std::uint64_t seed,
                      int side)
        : m_game(&game),
          m_foresight(foresight),
          m_temperament(temperament),
          m_seed(seed),
          m_side(side),
          m_lots(streamOf("lots/" + std::to_string(side))),
          m_sampleStream(streamOf("foresight/" + std::to_string(side))),
          m_imagined(streamOf("imagined/" + std::to_string(side)))
    {
        if (foresight.orders > 0)
            for (const auto& [each, name] : EnumNames<Temperament>::names)
                for (int of = 0; of < maxSides; ++of)
                    m_players.emplace_back(game, each, seed, of);
    }

    const Order& choose(const State& state, const Decision& decision, std::uint64_t ordinal)
    {
        m_seen = state;
        if constexpr (Veiled<G>)
            m_game->veil(m_seen, m_side);
        m_game->options(m_seen, decision, m_options);
        if (m_options.size() == 1)
            return m_options.front();
        weigh(m_temperament, m_merits);
        pickByMerit(ordinal);
        if (maySee(decision)) {
            addPlans();
            if (m_tried.size() > 1)
                playOn(ordinal);
        }
        return m_options[m_tried.front().option];
    }

private:
    struct Tried {
        std::size_t option = 0;
        Temperament plan = Temperament::Steady; ///< by which his side goes on
        int merit = 0;
        int lot = 0; ///< who comes first among equals
        std::int64_t sum = 0;
        std::int64_t gain = 0;   ///< over the first of them, summed over the samples
        std::int64_t spread = 0; ///< the squares of that
    };

    void weigh(Temperament temperament, std::vector<int>& merits) const
    {
        if constexpr (WeighsTogether<G>) {
            m_game->weigh(m_seen, m_options, temperament, merits);
        } else {
            merits.clear();
            for (const Order& order : m_options)
                merits.push_back(m_game->merit(m_seen, order, temperament));
        }
    }

    /// Those of most merit, each worth something else: what is worth the same is mostly the same.
    void pickByMerit(std::uint64_t ordinal)
    {
        m_ranked.clear();
        for (std::size_t i = 0; i < m_options.size(); ++i)
            m_ranked.push_back({i, m_temperament, m_merits[i], faceOf({m_seed, m_lots + ordinal, i}, 1000)});
        std::sort(m_ranked.begin(), m_ranked.end(), [](const Tried& a, const Tried& b) {
            return a.merit != b.merit ? a.merit > b.merit
                   : a.lot != b.lot   ? a.lot < b.lot
                                      : a.option < b.option;
        });
        m_tried.clear();
        const auto most = static_cast<std::size_t>(std::max(m_foresight.candidates, 1));
        if constexpr (TellsKinds<G>)
            pickOfKinds(most);
        for (const Tried& each : m_ranked)
            if (m_tried.size() < most && isNew(each))
                m_tried.push_back(each);
    }

    bool isNew(const Tried& offered) const
    {
        return std::none_of(m_tried.begin(), m_tried.end(),
                            [&](const Tried& each) { return each.merit == offered.merit; });
    }

    /// The best of each kind for whom the first is for, those of most merit first.
    void pickOfKinds(std::size_t most)
    {
        m_kinds.clear();
        const int subject = m_game->kindOf(m_options[m_ranked.front().option]).subject;
        for (const Tried& each : m_ranked) {
            if (m_tried.size() == most)
                return;
            const OrderKind kind = m_game->kindOf(m_options[each.option]);
            if (kind.subject != subject)
                continue;
            if (std::find(m_kinds.begin(), m_kinds.end(), kind) != m_kinds.end() || !isNew(each))
                continue;
            m_kinds.push_back(kind);
            m_tried.push_back(each);
        }
    }

    /// What captains of other tempers would order here, their whole side going on so.
    void addPlans()
    {
        if (!m_foresight.plans)
            return;
        for (const auto& [plan, name] : EnumNames<Temperament>::names) {
            if (plan == m_temperament)
                continue;
            weigh(plan, m_planned);
            std::size_t best = m_ranked.front().option;
            for (const Tried& each : m_ranked) // in the order of merit: the first of equals
                if (m_planned[each.option] > m_planned[best])
                    best = each.option;
            m_tried.push_back({best, plan});
        }
    }

    bool maySee(const Decision& decision) const
    {
        if constexpr (Foresighted<G> || Judged<G>) {
            if (m_foresight.orders <= 0 || m_game->turnOf(m_seen) < 1) // fleets form up by merit
                return false;
            if constexpr (KnowsRoutine<G>)
                if (m_game->isRoutine(decision))
                    return false;
            if constexpr (!Veiled<G>)
                for (const Decision& each : m_game->decisions(m_seen))
                    if (each.secret)
                        return false;
            return true;
        }
        return false;
    }

    /// Round by round, every order that is still tried once in each; the worse half is given up after a few.
    void playOn(std::uint64_t ordinal)
    {
        if constexpr (Foresighted<G> || Judged<G>) {
            m_spent = 0;
            int next = 4;
            for (int sample = 0; sample < m_foresight.samples && m_spent < m_foresight.orders; ++sample) {
                const std::int64_t first = standingAfter(m_tried.front(), ordinal, sample);
                for (Tried& each : m_tried) {
                    const std::int64_t standing =
                        &each == m_tried.data() ? first : standingAfter(each, ordinal, sample);
                    each.sum += standing;
                    each.gain += standing - first;
                    each.spread += (standing - first) * (standing - first);
                }
                if (sample + 1 == next && m_tried.size() > 2) {
                    giveUpHalf();
                    next *= 2;
                }
                m_samples = sample + 1;
            }
            decide();
        }
    }

    /// The first stays: it is what the others must beat.
    void giveUpHalf()
    {
        std::stable_sort(m_tried.begin() + 1, m_tried.end(),
                         [](const Tried& a, const Tried& b) { return a.sum > b.sum; });
        m_tried.resize(1 + m_tried.size() / 2);
    }

    void decide()
    {
        std::size_t best = 0;
        for (std::size_t i = 1; i < m_tried.size(); ++i) {
            const Tried& each = m_tried[i];
            const std::int64_t noise = each.spread - each.gain * each.gain / std::max(m_samples, 1);
            const bool isSure = each.gain > 0 && 10 * each.gain * each.gain > m_foresight.doubt * noise;
            if (isSure && each.sum > m_tried[best].sum)
                best = i;
        }
        std::swap(m_tried[0], m_tried[best]);
    }

    int standingAfter(const Tried& tried, std::uint64_t ordinal, int sample)
    {
        m_copy = m_seen;
        const auto number = static_cast<std::uint64_t>(sample);
        BattleDice dice(m_seed, m_sampleStream + number, ordinal << 14);
        Proceedings proceedings(dice);
        const int until = m_game->turnOf(m_seen) + m_foresight.turns;
        if constexpr (Imagined<G>) {
            BattleDice chance(m_seed, m_imagined + number, ordinal << 14);
            m_game->imagine(m_copy, chance);
        }
        m_game->perform(m_copy, m_options[tried.option], proceedings);
        ++m_spent;
        for (auto& player : m_players)
            player.reseed(m_seed + 1 + number);
        for (int orders = 1;
             orders < mostOrdersAhead && !m_game->isOver(m_copy) && m_game->turnOf(m_copy) <= until;
             ++orders) {
            const Decision decision = *m_game->decisions(m_copy).begin();
            const Temperament plan = decision.side == m_side ? tried.plan : Temperament::Steady;
            auto& player = m_players[static_cast<std::size_t>(plan) * maxSides
                                     + static_cast<std::size_t>(decision.side)];
            m_game->perform(m_copy,
                            player.choose(m_copy, decision, ordinal + static_cast<std::uint64_t>(orders)),
                            proceedings);
            ++m_spent;
        }
        if constexpr (Judged<G>)
            return m_game->outlook(m_copy, m_side);
        else
            return m_game->standing(m_copy, m_side);
    }

    static constexpr int mostOrdersAhead = 600;

    const G* m_game;
    Foresight m_foresight;
    Temperament m_temperament;
    std::uint64_t m_seed;
    int m_side;
    std::uint64_t m_lots;
    std::uint64_t m_sampleStream;
    std::uint64_t m_imagined;                   ///< the stream of what lies hidden
    std::vector<detail::PlayerOf<G>> m_players; ///< by temperament and side
    State m_seen{};
    State m_copy{};
    std::vector<Order> m_options;
    std::vector<int> m_merits;
    std::vector<int> m_planned; ///< merits at another temperament
    std::vector<Tried> m_ranked;
    std::vector<OrderKind> m_kinds; ///< of those tried
    std::vector<Tried> m_tried;
    int m_samples = 0;
    int m_spent = 0;
};

} // namespace navarch
