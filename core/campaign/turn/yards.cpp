// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/turn/yards.h"

#include <algorithm>

#include "core/campaign/calendar.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/yards/launch.h"
#include "core/campaign/yards/plan.h"

namespace navarch {

namespace {

class YardWeek {
public:
    explicit YardWeek(Deed& deed) : m_deed(deed), m_draft(deed.draft()) {}

    void run()
    {
        std::vector<YardWorkId> works;
        m_draft.forEach<YardWorkRecord>([&](const YardWorkRecord& work) { works.push_back(work.id); });
        for (const YardWorkId id : works)
            pass(*m_draft.find(id));
        forgetTheDone();
    }

private:
    void pass(const YardWorkRecord& standing)
    {
        if (standing.weeksLeft == 0)
            return;
        if (standing.work != YardWork::Build && !isThere(standing))
            return;
        YardWorkRecord& work = m_draft.edit(standing.id);
        --work.weeksLeft;
        if (work.work == YardWork::Repair)
            mend(work);
        else if (work.weeksLeft == 0)
            finish(work);
    }

    /// Work waits for a ship that is away.
    [[nodiscard]] bool isThere(const YardWorkRecord& work) const
    {
        const ShipRecord* ship = m_draft.find(work.ship);
        const FleetRecord* fleet = ship ? m_draft.find(ship->fleet) : nullptr;
        return fleet && fleet->port == work.port;
    }

    void mend(const YardWorkRecord& work)
    {
        ShipRecord& ship = m_draft.edit(work.ship);
        if (ship.condition.damage != Damage::None)
            ship.condition.damage = static_cast<Damage>(static_cast<int>(ship.condition.damage) - 1);
        if (ship.condition.damage == Damage::None)
            ship.condition.speedLost = 0; // [house] a sound hull is as fast as it was built
        if (work.weeksLeft == 0)
            tell(m_deed, "ship-repaired",
                 ship.condition.damage == Damage::None
                     ? phrase("%1 is whole again.", given(ship.name))
                     : phrase("%1 leaves the yard, not yet whole.", given(ship.name)),
                 Knowing::only(work.side), "CP-5.2", {}, {work.port, {}});
    }

    void finish(const YardWorkRecord& work)
    {
        const auto plan = planOf(work, m_deed.figures());
        if (!plan) {
            // A file from elsewhere may hold a plan that nobody can read. The money comes back, so that nothing is lost.
            m_deed.book(work.side, Account::Yards, Account::Treasury, work.paid,
                        phrase("Yard plan that cannot be read"));
            tell(m_deed, "plan-unreadable",
                 phrase("A plan in the yard cannot be read; what was paid comes back."),
                 Knowing::only(work.side), "CP-5.1", {}, {work.port, {}});
        } else if (work.work == YardWork::Build) {
            launch(m_deed, work, *plan);
        } else {
            takeNewFit(m_deed, work, *plan);
        }
    }

    /// What was done in this month still counts towards it (CP-5.1); with the month it is forgotten.
    void forgetTheDone()
    {
        if (!isLastOfMonth(dateOf(m_deed.head())))
            return;
        std::vector<YardWorkId> done;
        m_draft.forEach<YardWorkRecord>([&](const YardWorkRecord& work) {
            if (work.weeksLeft == 0)
                done.push_back(work.id);
        });
        for (const YardWorkId work : done)
            m_draft.remove(work);
    }

    Deed& m_deed;
    Draft& m_draft;
};

} // namespace

void workYards(Deed& deed)
{
    YardWeek(deed).run();
}

} // namespace navarch
