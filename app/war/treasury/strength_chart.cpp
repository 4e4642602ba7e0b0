// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/treasury/strength_chart.h"

#include <QElapsedTimer>
#include <QTimer>

#include "app/campaign/wording.h"

namespace navarch {
namespace {

constexpr int readingSlice = 8; // thousandths of a second of reading between two looks at the window

} // namespace

void StrengthChart::setActive(bool active)
{
    if (active == m_active)
        return;
    m_active = active;
    emit activeChanged();
    refill();
}

void StrengthChart::forgetOtherFile()
{
    const QString path = campaign() ? campaign()->path() : QString();
    const CampaignFile* file = campaign() ? campaign()->file() : nullptr;
    if (path == m_path && file == m_file)
        return;
    m_path = path;
    m_file = file;
    m_atStart.reset();
    m_weeks.clear();
    m_pricing.reset();
}

/// Something has changed. Weeks that were over then, and still are, ended as they did.
void StrengthChart::refill()
{
    m_past.reset();
    m_problem.clear();
    forgetOtherFile();
    const Campaign* all = records();
    if (all) {
        m_weeks.erase(m_weeks.lower_bound(all->head().turn), m_weeks.end());
        if (all->head().stage == Stage::Setup)
            m_atStart.reset();
        if (!m_pricing)
            m_pricing = std::make_unique<FleetStrength>(campaign()->figures().prices);
    }
    const bool isWhole = all && m_atStart && static_cast<int>(m_weeks.size()) == all->head().turn;
    if (all && m_active && !isWhole && all->head().stage == Stage::Running && !m_isReading) {
        m_isReading = true;
        QTimer::singleShot(0, this, &StrengthChart::readOn);
    }
    display();
}

void StrengthChart::readOn()
{
    m_isReading = false;
    if (!m_active || !records() || !campaign()->file())
        return;
    if (!m_past)
        m_past = std::make_unique<PastCampaign>(*campaign()->file());
    QElapsedTimer clock;
    clock.start();
    bool more = true;
    while (more && clock.elapsed() < readingSlice)
        more = step();
    m_isReading = more;
    if (more)
        QTimer::singleShot(0, this, &StrengthChart::readOn);
    else
        m_past.reset();
    display();
}

bool StrengthChart::step()
{
    const Campaign& then = m_past->campaign();
    const bool isStart = then.head().stage == Stage::Setup || m_past->isAtBeginning();
    if (isStart) {
        m_atStart = m_pricing->of(then);
        return false;
    }
    const int turn = then.head().turn;
    // What is known already need not be read again: everything before it was read then, too.
    if (m_atStart && turn < records()->head().turn
        && static_cast<int>(m_weeks.size()) == records()->head().turn)
        return false;
    const auto before = m_past->turnBefore();
    const auto done = before ? m_past->stepBack() : Result<void>(tl::unexpected(before.error()));
    if (!done) {
        m_problem = tr("The weeks before turn %1 cannot be read. %2").arg(turn + 1).arg(whatOf(done.error()));
        return false;
    }
    if (then.head().turn < turn && !m_weeks.contains(then.head().turn))
        m_weeks[then.head().turn] = m_pricing->of(then);
    return true;
}

void StrengthChart::display()
{
    std::vector<Curve> curves;
    if (const Campaign* all = records(); all && m_pricing) {
        const Strengths now = m_pricing->of(*all);
        const auto valueIn = [](const Strengths& week, SideId side) {
            const auto found = week.find(side);
            return found == week.end() ? 0.0 : static_cast<double>(found->second.hundredths()) / 100;
        };
        for (const auto& [id, side] : all->table<SideRecord>()) {
            if (!shows(id))
                continue;
            Curve curve{id.value, words(side.name), words(nameOf(side.colour)), {}};
            if (m_atStart)
                curve.points += QPointF(0, valueIn(*m_atStart, id));
            for (const auto& [turn, week] : m_weeks)
                curve.points += QPointF(turn + 1, valueIn(week, id));
            // What stands now is drawn to the end of this week; of a war that has not begun, all along.
            if (curve.points.isEmpty())
                curve.points += QPointF(all->head().turn, valueIn(now, id));
            curve.points += QPointF(all->head().turn + 1, valueIn(now, id));
            curves.push_back(std::move(curve));
        }
    }
    show(std::move(curves));
}

} // namespace navarch
