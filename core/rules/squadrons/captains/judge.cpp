// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/captains/judge.h"

#include <algorithm>
#include <limits>

#include "core/rules/squadrons/geometry/formation.h"
#include "core/rules/squadrons/movement/signals.h"

namespace navarch::squadrons {

namespace {

/// The pace of a rolled advance that is reckoned with: four times of five the die gives it.
constexpr Length usualPace = 3 * inch;

} // namespace

/// Fast crews on the wings cross in epi pollon, whence they may break through or come round (SQ-20.1).
int Judge::operator()(const DeploySquadron& order) const
{
    const SquadronFacts& about = m_facts.of(order.squadron);
    const auto side = static_cast<std::size_t>(about.side);
    const bool isWing =
        order.squadron == m_facts.first[side] || order.squadron + 1 == m_facts.first[side + 1];
    const Base& base = baseOf(m_state, order.squadron);
    const bool isThere = frontOf(base) == TablePoint{order.x, order.y} && base.heading == order.heading;
    const bool isGood = isWing && about.isFast && about.training != Training::Green;
    return isGood && isThere && order.formation == Formation::EpiPollon ? 10 : 0;
}

/// Who has an enemy's flank or a trick in reach moves first; else he would rather see what the enemy does.
int Judge::operator()(const TakeTurn& order) const
{
    const auto side = static_cast<std::size_t>(order.side);
    int chances = 0;
    for (SquadronNumber squadron = m_facts.first[side]; squadron < m_facts.first[side + 1]; ++squadron)
        if (at(m_state, squadron).status == Status::Free && outlookOf(squadron).hasChance())
            ++chances;
    return (chances > 0) == order.first ? 1 : 0;
}

int Judge::operator()(const Signal& order) const
{
    if (order.number == 5) // it compels, and helps no test
        return -500;
    const Outlook outlook = outlookOf(order.squadron);
    const auto mover = obeying(m_facts, m_state, order.squadron, order.number);
    if (!mover)
        return -500;
    Prospect done = outlook.prospect();
    done.base = mover->base;
    done.formation = mover->formation;
    return outlook.worthAfterTest(done) - outlook.now();
}

int Judge::operator()(const Pick& order, const Outlook& outlook, Width width) const
{
    // Once its pace is rolled it may still stay.
    int best = 0;
    const Length less =
        at(m_state, order.squadron).disordered || at(m_state, order.squadron).isUnformed() ? inch : 0;
    Paths(m_facts, m_state, outlook, order.squadron, usualPace - less, width)
        .forAll([&](const Advance& path, const Course& course) {
            best = std::max(best, outlook.worthOf(path, course) - outlook.now());
        });
    return best;
}

int Judge::operator()(const Advance& order) const
{
    const Outlook outlook = outlookOf(order.squadron);
    return outlook.worthOf(order, courseOf(m_facts, m_state, order.squadron, order.all())) - outlook.now();
}

int Judge::operator()(const AboutFace&, const Outlook& outlook) const
{
    Prospect done = outlook.prospect();
    done.base.heading = free_table::headingOf(done.base.heading + 180);
    return outlook.worthAfterTest(done) - outlook.now();
}

int Judge::operator()(const Back& order) const
{
    const Outlook outlook = outlookOf(order.squadron);
    Prospect done = outlook.prospect();
    done.base.centre = free_table::rounded(free_table::fine(done.base.centre)
                                           + free_table::wayOf(done.base.heading, -order.distance, 0));
    return outlook.worthAfterTest(done) - outlook.now();
}

int Judge::operator()(const Form& order, const Outlook& outlook) const
{
    Prospect done = outlook.prospect();
    done.base = reformed(m_facts, m_state, order.squadron, order.formation, done.stands, order.heading);
    done.formation = order.formation;
    return outlook.worthAfterTest(done) - outlook.now();
}

int Judge::operator()(const Reform& order, const Outlook& outlook) const
{
    Prospect mended = outlook.prospect();
    if (mended.formation == Formation::Unformed) {
        mended.base =
            reformed(m_facts, m_state, order.squadron, order.formation, mended.stands, order.heading);
        mended.formation = order.formation;
        mended.disordered = true;
    } else {
        mended.disordered = false;
    }
    return outlook.worthOfMending(mended) - outlook.now();
}

} // namespace navarch::squadrons
