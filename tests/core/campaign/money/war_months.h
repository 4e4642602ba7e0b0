// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/files/soundness.h"
#include "core/campaign/money/month_books.h"
#include "core/campaign/settings/figures_in_force.h"
#include "tests/core/campaign/campaign_fixture.h"

namespace navarch::test {

/// The teaching campaign, begun, with people at all sides, so that nothing moves that nobody moves.
class WarMonths : public GamingTable {
public:
    WarMonths();

    /// The record to be altered behind the gate's back, for what a test is about.
    template <class Thing>
    Thing& record(Id<Thing> id)
    {
        return campaign.table<Thing>().at(id);
    }
    template <class Thing>
    Id<Thing> put(Thing thing)
    {
        HeadRecord& head = campaign.table<HeadRecord>().begin()->second;
        thing.id = Id<Thing>{head.nextNumber++};
        const Id<Thing> id = thing.id;
        campaign.table<Thing>().emplace(id, std::move(thing));
        return id;
    }

    /// Makes what a side holds so many talents.
    void setTreasury(const std::string& side, Talents amount);
    /// The last week of a month, so that the next end of turn closes it.
    void toLastWeek();
    /// One week by the gate (turn.advance); the keys of what stood against it.
    std::string passWeek();
    /// The month's end alone.
    void closeTheMonth();
    /// What a week mends, alone.
    void recoverAWeek();
    /// A week in the yards, alone.
    void workTheYards();

    [[nodiscard]] MonthForecast ahead(const std::string& side) const;
    [[nodiscard]] std::vector<const ChronicleRecord*> told(const std::string& kind) const;
    /// What is wrong with the campaign; empty when it is sound.
    [[nodiscard]] std::string flaws() const;

private:
    template <class Carry>
    void carry(Carry what);
};

/// The line of that kind, the first there is; null when there is none.
[[nodiscard]] const MonthLine* lineOf(const MonthForecast& month, MonthItem item);

} // namespace navarch::test
