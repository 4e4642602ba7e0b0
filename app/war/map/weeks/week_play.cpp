// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/weeks/week_play.h"

#include <algorithm>
#include <array>
#include <memory>

#include "app/base/own_settings.h"
#include "app/campaign/watching.h"
#include "core/campaign/turn/watched_week.h"
#include "db/past_campaign.h"

namespace navarch {
namespace {

constexpr int frame = 16; // thousandths of a second between two pictures
constexpr auto settingOfPace = "map/pace";
constexpr int mostDeedsBack = 5000; // battles of a week and what else was done since it was sailed

/// Thousandths of a second that a day takes.
double lengthOfADay(WeekPlay::Pace pace)
{
    return pace == WeekPlay::Slow ? 2800 : pace == WeekPlay::Fast ? 500 : 1400;
}

/// How many times as fast a day passes on which nothing is seen to happen.
constexpr double hasteOfStillDays = 10;

/// As it is kept with the window's settings.
constexpr std::array paceNames{"slow", "even", "fast"};

WeekPlay::Pace keptPace()
{
    const QByteArray kept = OwnSettings().value(settingOfPace).toByteArray();
    const auto name = std::find(paceNames.begin(), paceNames.end(), kept);
    return name == paceNames.end() ? WeekPlay::Even : static_cast<WeekPlay::Pace>(name - paceNames.begin());
}

bool isAtDawn(const HeadRecord& head)
{
    return head.stage == Stage::Running && head.phase == TurnPhase::Orders;
}

/// Goes back by the journal, from what stands now, to where the orders of the week had been given. Null when there is none.
std::shared_ptr<const Campaign> beforeTheLastWeek(const CampaignFile* file)
{
    if (!file)
        return nullptr;
    PastCampaign past(*file);
    for (int deeds = 0; deeds < mostDeedsBack && !past.isAtBeginning(); ++deeds) {
        const HeadRecord after = past.campaign().head();
        if (after.stage != Stage::Running || !past.stepBack())
            return nullptr;
        const HeadRecord& before = past.campaign().head();
        if (isAtDawn(before) && (before.turn < after.turn || after.phase == TurnPhase::Battles))
            return std::make_shared<const Campaign>(past.campaign());
    }
    return nullptr;
}

} // namespace

WeekPlay::WeekPlay(QObject* parent) : QObject(parent), m_pace(keptPace())
{
    m_clock.setInterval(frame);
    m_clock.setTimerType(Qt::PreciseTimer);
    connect(&m_clock, &QTimer::timeout, this, &WeekPlay::tick);
    connect(&m_looking, &BackgroundJobBase::changed, this, &WeekPlay::changed);
}

WeekPlay::~WeekPlay()
{
    m_looking.disconnect(this);
    m_looking.cancel();
    m_looking.waitForThread(); // it reads figures
}

void WeekPlay::setChart(SeaChart* chart)
{
    if (!watchInstead(m_chart, chart, &SeaChart::campaignChanged, this, &WeekPlay::follow))
        return;
    follow();
    emit chartChanged();
}

void WeekPlay::follow()
{
    if (m_followed)
        m_followed->disconnect(this);
    m_followed = m_chart ? m_chart->campaign() : nullptr;
    if (m_followed)
        connect(m_followed, &OpenCampaign::changed, this, &WeekPlay::putAway);
    putAway();
}

QString WeekPlay::date() const
{
    return m_week.dawn.date;
}

bool WeekPlay::watch(bool atEnd)
{
    putAway();
    const auto before = beforeTheLastWeek(m_followed ? m_followed->file() : nullptr);
    if (!before)
        return false;
    const SideId eyes = m_followed->looksAs();
    const Figures* figures = &m_chart->figures();
    m_isShown = true;
    m_isToBeSkipped = false;
    m_report.begin(before->head().nextNumber);
    // Until it is known what happened the chart shows the dawn of the first day.
    m_week = seenWeekOf(*before, *figures, {}, eyes);
    m_moment = 0;
    if (!atEnd)
        m_chart->play(sightAt(m_week, *figures, 0));
    m_looking.begin(
        [before, figures, eyes](JobProgress&) {
            return seenWeekOf(*before, *figures, watchWeek(*before, *figures), eyes);
        },
        [this, atEnd](const SeenWeek& week) { take(week, atEnd); });
    emit changed();
    return true;
}

void WeekPlay::take(const SeenWeek& week, bool atEnd)
{
    m_week = week;
    if (atEnd || m_isToBeSkipped)
        skip();
    else
        again();
}

void WeekPlay::again()
{
    if (!m_isShown || busy())
        return;
    m_moment = 0;
    m_since.start();
    m_clock.start();
    show();
    emit changed();
}

void WeekPlay::tick()
{
    const double days = static_cast<double>(m_since.restart()) / lengthOfADay(m_pace);
    // A day that passes fast ends where the next begins: it may be one to be watched.
    const double next = isStill(m_week, day())
                            ? std::min(m_moment + days * hasteOfStillDays, static_cast<double>(day()))
                            : m_moment + days;
    if (next >= daysOfAWeek)
        skip();
    else
        setMoment(next);
}

void WeekPlay::setMoment(double moment)
{
    if (!m_isShown || busy())
        return;
    m_moment = std::clamp(moment, 0.0, daysOfAWeek);
    show();
}

void WeekPlay::standAt(double moment)
{
    m_clock.stop();
    setMoment(moment);
    emit changed();
}

void WeekPlay::show()
{
    if (m_chart)
        m_chart->play(sightAt(m_week, m_chart->figures(), m_moment));
    emit momentChanged();
    tell();
}

void WeekPlay::skip()
{
    if (!m_isShown)
        return;
    if (busy()) {
        m_isToBeSkipped = true;
        m_chart->lookBackTo(std::nullopt);
        return;
    }
    m_clock.stop();
    m_moment = daysOfAWeek;
    if (m_chart)
        m_chart->lookBackTo(std::nullopt);
    emit momentChanged();
    tell();
    emit changed();
}

void WeekPlay::tell()
{
    if (m_followed)
        m_report.tell(m_week, m_moment, m_followed->campaign(), m_followed->looksAs());
}

void WeekPlay::putAway()
{
    m_looking.cancel();
    m_clock.stop();
    const bool wasShown = std::exchange(m_isShown, false);
    m_week = {};
    m_moment = 0;
    if (!wasShown)
        return;
    m_report.clear();
    if (m_chart && m_chart->isPlaying())
        m_chart->lookBackTo(std::nullopt);
    emit momentChanged();
    emit changed();
}

void WeekPlay::setPace(Pace pace)
{
    if (pace == m_pace)
        return;
    m_pace = pace;
    OwnSettings().setValue(settingOfPace, QString::fromLatin1(paceNames[pace]));
    emit paceChanged();
}

} // namespace navarch
