// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/weeks/look_back.h"

#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>

#include "app/campaign/watching.h"
#include "app/campaign/wording.h"

namespace navarch {
namespace {

constexpr int atATime = 10; // thousandths of a second of reading between two looks at the window

} // namespace

void LookBack::setChart(SeaChart* chart)
{
    if (!watchInstead(m_chart, chart, &SeaChart::campaignChanged, this, &LookBack::take))
        return;
    take();
    emit chartChanged();
}

void LookBack::take()
{
    if (m_followed)
        m_followed->disconnect(this);
    m_followed = campaign();
    if (m_followed)
        connect(m_followed, &OpenCampaign::changed, this, &LookBack::forget);
    forget();
}

/// Something has changed: the deeds, the file, or whose eyes look.
void LookBack::forget()
{
    m_past.reset();
    m_weeks.clear();
    m_turn = -1;
    m_problem.clear();
    emit changed();
}

const CampaignFile* LookBack::file() const
{
    return campaign() ? campaign()->file() : nullptr;
}

int LookBack::last() const
{
    return file() ? file()->campaign().head().turn : 0;
}

void LookBack::setTurn(int turn)
{
    const int wanted = std::clamp(turn, 0, last());
    if (wanted == this->turn() || !file())
        return;
    m_turn = wanted == last() ? -1 : wanted;
    show();
}

void LookBack::show()
{
    const auto known = m_weeks.find(m_turn);
    if (m_turn < 0) {
        m_chart->lookBackTo(std::nullopt);
    } else if (known != m_weeks.end()) {
        m_chart->lookBackTo(known->second);
    } else if (!m_isReading && m_problem.isEmpty()) {
        m_isReading = true;
        QTimer::singleShot(0, this, &LookBack::readOn);
    }
    emit changed();
}

void LookBack::readOn()
{
    m_isReading = false;
    if (m_turn < 0 || !file())
        return;
    if (!m_past)
        m_past = std::make_unique<PastCampaign>(*file());
    QElapsedTimer clock;
    clock.start();
    while (!m_weeks.contains(m_turn) && clock.elapsed() < atATime)
        if (!step())
            break;
    show();
}

bool LookBack::step()
{
    const SideId eyes = campaign()->looksAs();
    const Campaign& then = m_past->campaign();
    const auto before = m_past->turnBefore();
    if (!before || m_past->isAtBeginning()) {
        m_problem =
            before ? tr("The campaign's history does not reach back so far.") : whatOf(before.error());
        return false;
    }
    // As a week began is how things stood when the one before had ended.
    const int turn = then.head().turn;
    if (*before < turn)
        m_weeks.try_emplace(turn, sightOf(then, campaign()->figures(), eyes));
    if (const auto done = m_past->stepBack(); !done) {
        m_problem = whatOf(done.error());
        return false;
    }
    // The first week began with the set-up; it is shown as its fleets put to sea.
    if (then.head().turn == 0 && then.head().phase == TurnPhase::Orders)
        m_weeks.try_emplace(0, sightOf(then, campaign()->figures(), eyes));
    return true;
}

} // namespace navarch
