// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include "core/campaign/machine/knowledge.h"
#include "core/campaign/sea/course.h"
#include "core/campaign/sea/night.h"

namespace navarch {

/// Fleets of a side at one place that do something together: they row at one pace and arrive on one day, so they fight as
/// one (CP-8.1).
struct Force {
    PlaceAtSea at;
    std::vector<const OwnFleet*> fleets;
    Fleet roster; ///< of all
    int fighting = 0;

    void take(const OwnFleet& fleet);
    /// As it fights when its crews have wearied so much: every ship lacks so many oar factors more, as far as it has any
    /// (CP-7.2).
    void weary(int oars);
    /// What is left of it when some of its fleets go.
    [[nodiscard]] Force without(const std::vector<const OwnFleet*>& gone) const;
};

/// A port as a goal.
struct Goal {
    static constexpr int plainWeight = 10;

    const PortRecord* port = nullptr;
    int miles = 0;
    /// Tenths: more where the side aims at it, at whose it is, or at a port close by.
    int weight = plainWeight;
    bool isAim = false; ///< the side aims at it, or would lie there off a port that it aims at

    /// Whether what the side aims at has to do with it: the port, its neighbour, or whose it is.
    [[nodiscard]] bool isWanted() const { return weight > plainWeight; }
    /// Days of rowing.
    [[nodiscard]] int days() const;
    /// Economic value for the days it costs to get there, in hundredths, by the weight.
    [[nodiscard]] int worth() const;
};

/// As far as a fleet rows before its crews weary: with two nights away from a harbour (CP-7.2).
inline constexpr int freshMiles = (freeNightsOut + 1) * milesADay;

/// The lie of the land for a side: its ports, those of others, what was seen near them, what is to be expected there. All
/// from what the side knows.
class Theatre {
public:
    Theatre(const Knowledge& known, const Figures& figures);

    /// Ports of enemies within `miles`, neutral ones too when `neutral`, the worthiest first; what the side aims at counts twice
    /// as far, and so do neutral ports within milesOfBase of it.
    [[nodiscard]] std::vector<Goal> goalsFrom(const PlaceAtSea& at, int miles, bool neutral) const;
    /// The side's nearest port; null when no lane leads to any.
    [[nodiscard]] const PortRecord* refuge(const PlaceAtSea& at) const;
    /// Of the side's own yards that can take a fleet's hurt ships, the one in which they are mended first: the way there and
    /// the months that its room takes for them (CP-5.1). Null: none can, or no lane leads there, or none is hurt.
    [[nodiscard]] const PortRecord* yardFor(const OwnFleet& fleet) const;
    /// The nearest harbour that is open to the side's fleets, its own, a neutral one or an ally's: crews rest there (CP-7.2).
    /// Null when no lane leads to any.
    [[nodiscard]] const PortRecord* haven(const PlaceAtSea& at) const;
    /// Of those from which a port can be reached with fresh crews, the nearest to that port, when it is nearer to it than `at`
    /// is. Null: there is none.
    [[nodiscard]] const PortRecord* baseFor(const PortRecord& port, const PlaceAtSea& at) const;
    /// Of the side's own ports that fresh crews reach from `at`, the one nearest to `port`, when it is nearer to it than `at`
    /// is: a stage on a long way. Null: there is none.
    [[nodiscard]] const PortRecord* stageTowards(const PortRecord& port, const PlaceAtSea& at) const;
    /// Oar factors that every ship lacks when it has rowed to a port by the shortest way without a day's rest (CP-7.2): crews
    /// that have been out for two nights sleep in the first open harbour they come to.
    [[nodiscard]] int wearyOarsOn(const PlaceAtSea& at, const PortRecord& port) const;
    /// Ships of others seen within so many miles of a place.
    [[nodiscard]] int seenNear(const PlaceAtSea& at, int miles) const;
    /// Ships that are to be expected in a port: those seen there; where nobody has looked, as many as its value in a home port,
    /// half as many in another, for fleets lie at home; none in a neutral one.
    [[nodiscard]] int shipsExpectedAt(const PortRecord& port) const;
    /// The economic value of the port behind whose walls men are to be expected; 0 where its gates stand open. Walls are bought
    /// before a war alone (CP-2.2), and dear: a side has them round its home, neutral ports have their own (CP-3.3), and where one
    /// was stormed or has beaten off this side they were met. All others are taken for open until they prove otherwise.
    [[nodiscard]] int wallsExpectedAt(const PortRecord& port) const;
    /// Whether a fleet standing off the port can sleep ashore (CP-7.2): whether a harbour that is open to it lies within the
    /// miles of sight, over land too.
    [[nodiscard]] bool hasHarbourNear(const PortRecord& port) const;
    /// Whether the side's fleets may lie in a harbour at that place.
    [[nodiscard]] bool isOpen(const std::string& place) const;
    /// The side's own ports that are blockaded by an enemy, or off which one was seen in this turn or the last, the worthiest
    /// first.
    [[nodiscard]] std::vector<const PortRecord*> portsInNeed() const;

private:
    [[nodiscard]] int weightOf(const PortRecord& port) const;
    [[nodiscard]] bool isAim(const PortRecord& port) const;

    const Knowledge& m_known;
    const Figures& m_figures;
    std::map<PortId, int>
        m_bases; ///< neutral ports from which one that it aims at can be shut, and what that weighs
};

} // namespace navarch
