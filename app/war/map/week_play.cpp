// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/week_play.h"

#include <QSettings>

#include <algorithm>
#include <set>

#include "app/campaign/watching.h"
#include "app/campaign/wording.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/turn/watched_week.h"
#include "db/past_campaign.h"

namespace navarch {
namespace {

constexpr int frame = 16; // thousandths of a second between two pictures
constexpr auto settingOfPace = "map/pace";
constexpr int mostDeedsBack = 5000; // battles of a week and what else was done since it was sailed

/// Thousandths of a second that a day takes.
double lengthOfADay(const QString& pace)
{
    return pace == QLatin1String("slow") ? 2800 : pace == QLatin1String("fast") ? 500 : 1400;
}

bool isAtDawn(const HeadRecord& head)
{
    return head.stage == Stage::Running && head.phase == TurnPhase::Orders;
}

} // namespace

WeekPlay::WeekPlay(QObject* parent)
    : QObject(parent),
      m_pace(QSettings().value(settingOfPace, "even").toString())
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

/// Goes back by the journal, from what stands now, to where the orders of the week had been given. Null when there is none.
std::shared_ptr<const Campaign> WeekPlay::beforeTheLastWeek() const
{
    const CampaignFile* file = m_followed ? m_followed->file() : nullptr;
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

bool WeekPlay::watch(bool atEnd)
{
    putAway();
    const auto before = beforeTheLastWeek();
    if (!before)
        return false;
    const SideId eyes = m_followed->looksAs();
    const Figures* figures = &m_chart->figures();
    m_isShown = true;
    m_isToBeSkipped = false;
    m_firstNumber = before->head().nextNumber;
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
    if (m_moment + days >= daysOfAWeek)
        skip();
    else
        setMoment(m_moment + days);
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
    const std::size_t count = toldBy(m_week, m_moment);
    const auto others = m_moment >= daysOfAWeek ? besides() : std::vector<const ChronicleRecord*>();
    if (static_cast<std::size_t>(m_told.size()) == count + others.size())
        return;
    m_told.clear();
    for (std::size_t i = 0; i < count; ++i) {
        const SeaEvent& event = m_week.log.events[i];
        m_told.push_back(QVariantMap{{QStringLiteral("day"), event.day},
                                     {QStringLiteral("text"), words(event.text)},
                                     {QStringLiteral("kind"), words(event.kind)},
                                     {QStringLiteral("port"), static_cast<int>(event.port.value)}});
    }
    for (const ChronicleRecord* entry : others)
        m_told.push_back(QVariantMap{{QStringLiteral("day"), 0},
                                     {QStringLiteral("text"), words(entry->text)},
                                     {QStringLiteral("kind"), words(entry->kind)},
                                     {QStringLiteral("port"), static_cast<int>(entry->port.value)}});
    emit toldChanged();
}

std::vector<const ChronicleRecord*> WeekPlay::besides() const
{
    std::vector<const ChronicleRecord*> others;
    const Campaign* now = m_followed ? m_followed->campaign() : nullptr;
    if (!now)
        return others;
    std::set<Id<ChronicleRecord>> known;
    for (const SeaEvent& event : m_week.log.events)
        known.insert(event.entry);
    for (const ChronicleRecord* entry : chronicleFor(*now, m_followed->looksAs()))
        if (entry->turn == m_week.dawn.turn && entry->id.value >= m_firstNumber && !known.contains(entry->id))
            others.push_back(entry);
    return others;
}

void WeekPlay::putAway()
{
    m_looking.cancel();
    m_clock.stop();
    const bool wasShown = std::exchange(m_isShown, false);
    m_week = {};
    m_moment = 0;
    m_told.clear();
    if (!wasShown)
        return;
    if (m_chart && m_chart->isPlaying())
        m_chart->lookBackTo(std::nullopt);
    emit momentChanged();
    emit toldChanged();
    emit changed();
}

void WeekPlay::setPace(const QString& pace)
{
    if (pace == m_pace)
        return;
    m_pace = pace;
    QSettings().setValue(settingOfPace, pace);
    emit paceChanged();
}

} // namespace navarch
