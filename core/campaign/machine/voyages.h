// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/machine/force.h"

namespace navarch {

/// Who may sail for how long, asked of this week and of every week that a voyage takes: nobody into a closed one (CP-1.2), and
/// a careful captain not where a storm is likelier than mostStormRisk (CP-7.4).
class Voyages {
public:
    Voyages(const Knowledge& known, const Theatre& theatre, const SeaLanes& lanes)
        : m_known(known),
          m_theatre(theatre),
          m_lanes(lanes)
    {
    }

    [[nodiscard]] static int daysFor(int miles);
    [[nodiscard]] bool maySail(int days) const;
    /// Days under oar to a port; far more than a year has where no lane leads there.
    [[nodiscard]] int daysTo(const OwnFleet& own, const PortRecord& port) const;

    /// The season is over for a fleet: in its side's own port when nothing can be done in another week at sea, elsewhere when it
    /// would not be home in time after one, or not without the storms of autumn.
    [[nodiscard]] bool winters(const OwnFleet& own) const;
    /// Who lies in a harbour leaves it only for a voyage within the season and with fair hope of the weather; who is at sea must
    /// go somewhere.
    [[nodiscard]] bool mayGoTo(const OwnFleet& own, const PortRecord& port) const;
    /// Out and back again, with fair hope of the weather on the way out.
    [[nodiscard]] bool maySailOut(int miles) const;
    /// The same for what his side has set its heart on: he ventures more.
    [[nodiscard]] bool mayVentureOut(int miles) const;
    /// To stay out for this week, so far from home, and be back, with fair hope of the weather.
    [[nodiscard]] bool mayKeepWatch(int miles) const;
    /// The same where a port is at stake, his own or an enemy's that he would shut: he ventures more.
    [[nodiscard]] bool mayHoldWatch(int miles) const;
    /// One way, with fair hope of the weather.
    [[nodiscard]] bool mayRowOver(int miles) const;

private:
    /// Whether the chance of any storm in so many days from `start` on is no more than `most` of a thousand.
    [[nodiscard]] static bool isFair(Date start, int days, int most);
    [[nodiscard]] bool isFair(int days, int most) const { return isFair(m_known.today, days, most); }

    const Knowledge& m_known;
    const Theatre& m_theatre;
    const SeaLanes& m_lanes;
};

/// The chance of a storm on a voyage that a captain takes on, of a thousand: less than a single day of March has; in a week on watch, which is most of a voyage
/// already; and on one for what his side aims at.
inline constexpr int mostStormRisk = 75;
inline constexpr int mostOnWatch = 100;
inline constexpr int mostVentured = 150;

/// So long a fleet keeps watch before its captain thinks again.
inline constexpr int daysOnWatch = 7;

} // namespace navarch
