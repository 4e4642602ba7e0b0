// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/campaign/actions/sea_actions.h"
#include "core/campaign/foresight/odds.h"
#include "core/campaign/machine/force.h"
#include "core/campaign/machine/purse.h"
#include "core/campaign/machine/voyages.h"

namespace navarch {

/// What some fleets of a force are to do together.
struct Venture {
    std::vector<const OwnFleet*> fleets;
    SetOrder order; ///< of each of them
};

/// What the forces of a side may gain in a week (CP-11.1), one after the other: no two seek the same port, and no two set out
/// for one that they must rest near first. A port whose gates are taken for open is worth no more ships than it takes, and the
/// others of the force are free for something else; walls are stormed by all. Everything is held against what the voyage costs
/// and what the weather may do.
class Ventures {
public:
    /// What they refer to must outlive it.
    Ventures(const Knowledge& known, WeekForesight& foresight, const Theatre& theatre, const Voyages& voyages,
             const Purse& purse);

    /// The best there is for a force; nothing: to go home. `main` is the strongest force of the side.
    [[nodiscard]] std::optional<Venture> choose(const Force& force, const Force& main);

    /// Whether a captain expects to win against so many at sea.
    [[nodiscard]] bool isWon(const Fleet& roster, const Expected& enemy);

private:
    using Choice = std::optional<Venture>;

    [[nodiscard]] Choice relieve(const Force& force);
    [[nodiscard]] Choice storm(const Force& force);
    [[nodiscard]] Choice hunt(const Force& force);
    [[nodiscard]] Choice blockade(const Force& force);
    [[nodiscard]] Choice raid(const Force& force);
    [[nodiscard]] Choice reinforce(const Force& force, const Force& main) const;
    [[nodiscard]] Choice rally(const Force& force, const Force& main) const;
    [[nodiscard]] Choice cruise(const Force& force);
    [[nodiscard]] Choice patrol(const Force& force, const std::string& from, std::string to) const;

    [[nodiscard]] static Venture go(const Force& force, FleetOrder order, const PortRecord* port,
                                    Stance stance);
    [[nodiscard]] Venture seek(const Force& force, FleetOrder order, const PortRecord& port);
    [[nodiscard]] static Force enoughOf(const Force& force, int ships, int fewest);
    [[nodiscard]] bool isWorthTrying(const Force& force, const Expected& enemy, int most);
    [[nodiscard]] bool isWorthStorming(const Force& force, const PortRecord& port, const Expected& enemy);
    [[nodiscard]] bool affords(const Force& force, int days) const;
    [[nodiscard]] bool pays(const Force& force, const Goal& goal, int oneIn) const;

    const Knowledge& m_known;
    const Figures& m_figures;
    WeekForesight& m_foresight;
    const Theatre& m_theatre;
    const Voyages& m_voyages;
    const Purse& m_purse;
    std::set<PortId> m_sought;      ///< by a force of the side already
    std::set<PortId> m_approached;  ///< by one that must rest near it first
    std::map<PortId, int> m_tooFew; ///< ships with which nobody need try a port again this week
    int m_forecasts = 0;
};

/// A captain attacks when he expects to win so many of a hundred battles (CP-11.1).
inline constexpr int enoughWins = 60;

/// Fewer ships than these take no port.
inline constexpr int fewestToStorm = 3;

} // namespace navarch
