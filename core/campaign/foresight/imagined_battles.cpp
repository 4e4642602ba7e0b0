// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/foresight/imagined_battles.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <stop_token>
#include <thread>

#include "core/base/system/on_threads.h"
#include "core/battle/forecast/forecast.h"

namespace navarch {

namespace {

constexpr int mostThreads = 8; ///< few battles are not worth more

class Fighting {
public:
    Fighting(const ImaginedBattles& battles, std::optional<int> enough) : m_battles(battles), m_enough(enough)
    {
    }

    /// The wins, or of enough of them only so many that they are.
    int wins()
    {
        const int threads = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1,
                                       std::clamp(m_battles.count(), 1, mostThreads));
        onThreads(threads, [this] { fightOn(); });
        return m_wins;
    }

private:
    void fightOn()
    {
        const std::stop_token settled = m_settled.get_token();
        std::vector<std::unique_ptr<Simulation>> simulations(m_battles.briefs.size());
        SimulatedBattle battle;
        for (int number = m_next++; number < m_battles.count(); number = m_next++) {
            // By turns, so that what the briefs have in common settles the question early.
            const auto which = static_cast<std::size_t>(number) % simulations.size();
            const Simulator& simulator = *m_battles.briefs[which];
            if (!simulations[which])
                simulations[which] = simulator.simulation();
            const auto run = static_cast<std::uint64_t>(number) / simulations.size();
            if (!simulations[which]->fight(forecastSeed(simulator.brief().seed, run), settled, battle))
                return;
            count(battle.victor == 0);
        }
    }

    void count(bool isWon)
    {
        const std::lock_guard lock(m_mutex);
        ++(isWon ? m_wins : m_others);
        if (m_enough && (m_wins >= *m_enough || m_others > m_battles.count() - *m_enough))
            m_settled.request_stop();
    }

    const ImaginedBattles& m_battles;
    const std::optional<int> m_enough;
    std::atomic<int> m_next{0};
    std::stop_source m_settled;
    std::mutex m_mutex; ///< guards what follows
    int m_wins = 0;
    int m_others = 0; ///< lost, and drawn
};

} // namespace

int ImaginedBattles::wins() const
{
    return Fighting(*this, std::nullopt).wins();
}

bool ImaginedBattles::winsAtLeast(int enough) const
{
    return enough <= 0 || (enough <= count() && Fighting(*this, enough).wins() >= enough);
}

} // namespace navarch
