// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/weeks/week_play.h"

#include <QApplication>
#include <QTest>

#include "app/campaign/wording.h"
#include "app/war/turn/turn_desk.h"
#include "core/campaign/actions/side_actions.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/turn/watched_week.h"
#include "db/campaign_file.h"
#include "tests/app/sample_war.h"

using namespace navarch;

/// The week that was sailed last, played on the chart, and only what the eyes that look may know of it (CP-2.3).
class WeekPlayTest : public QObject, SampleWar {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_campaign.reset(); }

    void nothingWasSailedYet();
    void itBeginsAtDawnAndEndsAsThingsStand();
    void fleetsMoveWithoutLeaps();
    void aDayIsStillOnWhichNothingIsSeen();
    void stillDaysPassAtOnce();
    void everyPairOfEyesSeesItsOwn();
    void itIsSkippedBeforeItIsKnownWhatHappened();
    void whateverChangesPutsItAway();
    void itIsPlayedAfterTheCampaignIsOpenedAgain();

private:
    void sail();
    [[nodiscard]] static bool isReady(WeekPlay& play)
    {
        return QTest::qWaitFor([&] { return !play.busy(); }, 30'000);
    }

    Campaign m_before;
};

/// The sample war, begun; the machine commands all sides.
void WeekPlayTest::init()
{
    openSample();
    QVERIFY(m_campaign->head()->begin());
    m_campaign->setEyes(0);
}

void WeekPlayTest::sail()
{
    TurnDesk desk;
    desk.setCampaign(m_campaign.get());
    QVERIFY(desk.sails());
    m_before = *m_campaign->campaign();
    QVERIFY(desk.advance());
}

void WeekPlayTest::nothingWasSailedYet()
{
    SeaChart chart;
    chart.setCampaign(m_campaign.get());
    WeekPlay play;
    play.setChart(&chart);
    QVERIFY(!play.watch(false));
    QVERIFY(!play.shown() && !chart.isPast());
}

void WeekPlayTest::itBeginsAtDawnAndEndsAsThingsStand()
{
    SeaChart chart;
    chart.setCampaign(m_campaign.get());
    WeekPlay play;
    play.setChart(&chart);
    sail();
    const ChartSight after = chart.sight();
    QVERIFY(play.watch(false));
    QVERIFY(chart.isPlaying());
    QVERIFY(isReady(play));
    play.setMoment(0);
    const ChartSight first = sightOf(m_before, m_campaign->figures(), {});
    QCOMPARE(chart.sight().fleets.size(), first.fleets.size());
    for (const SightedFleet& fleet : first.fleets) {
        const SightedFleet* shown = chart.sight().fleet(fleet.id);
        QVERIFY(shown);
        QCOMPARE(shown->at, fleet.at);
        QCOMPARE(shown->port, fleet.port);
    }
    QVERIFY(play.report()->lines().isEmpty());
    // In the last evening all lie where they lie now.
    play.setMoment(6.9);
    QVERIFY(play.report()->lines().size() >= static_cast<qsizetype>(play.week().log.events.size()));
    for (const SightedFleet& fleet : after.fleets) {
        const SightedFleet* shown = chart.sight().fleet(fleet.id);
        QVERIFY2(shown, qPrintable(fleet.name));
        QCOMPARE(shown->at, fleet.at);
        QCOMPARE(shown->port, fleet.port);
    }
    play.skip();
    QVERIFY(!chart.isPast() && play.shown() && !play.playing());
    QVERIFY(chart.sight() == after);
    play.putAway();
    QVERIFY(!play.shown());
}

void WeekPlayTest::fleetsMoveWithoutLeaps()
{
    SeaChart chart;
    chart.setCampaign(m_campaign.get());
    sail();
    const SeenWeek week =
        seenWeekOf(m_before, m_campaign->figures(), watchWeek(m_before, m_campaign->figures()), {});
    std::map<std::int64_t, QPointF> last;
    double moved = 0;
    for (double moment = 0; moment < daysOfAWeek; moment += 0.005) {
        const ChartSight sight = sightAt(week, m_campaign->figures(), moment);
        for (const SightedFleet& fleet : sight.fleets) {
            const auto before = last.find(fleet.id);
            if (before != last.end()) {
                const QPointF step = fleet.at - before->second;
                // A hundredth of a day's rowing is less than a mile; where a harbour is drawn beside its place a little more.
                QVERIFY2(std::hypot(step.x(), step.y()) < 0.08, qPrintable(fleet.name));
                moved += std::hypot(step.x(), step.y());
            }
            last[fleet.id] = fleet.at;
        }
    }
    QVERIFY(moved > 0.3);
}

void WeekPlayTest::aDayIsStillOnWhichNothingIsSeen()
{
    SeenWeek week;
    QVERIFY(isStill(week, 1) && isStill(week, 7));
    FleetDay rests;
    rests.day = 1;
    rests.ships = 3;
    rests.way = {PlaceAtSea{"piraeus", "", 0}};
    FleetDay rows = rests;
    rows.day = 2;
    rows.way.push_back({"piraeus", "melos", 20});
    FleetDay lost = rests;
    lost.day = 3;
    lost.ships = 0;
    week.log.fleets = {rests, rows, lost};
    QVERIFY(isStill(week, 1) && !isStill(week, 2) && !isStill(week, 3));
    SeaEvent storm;
    storm.day = 4;
    week.log.events = {storm};
    QVERIFY(!isStill(week, 4));
    Glimpse seen;
    seen.day = 5;
    seen.ships = 2;
    Glimpse again = seen;
    again.day = 6;
    Glimpse weaker = seen;
    weaker.day = 7;
    weaker.ships = 1;
    week.log.glimpses = {seen, again, weaker};
    QVERIFY(!isStill(week, 5) && isStill(week, 6) && !isStill(week, 7));
}

/// Nobody has orders: at the slowest pace its days would take a quarter of a minute.
void WeekPlayTest::stillDaysPassAtOnce()
{
    for (const auto& [id, record] : Table<SideRecord>(m_campaign->campaign()->table<SideRecord>()))
        if (record.player != Player::Person)
            QVERIFY(m_campaign->perform(ChangeSide{id, {}, {}, {}, Player::Person, {}, {}}));
    SeaChart chart;
    chart.setCampaign(m_campaign.get());
    WeekPlay play;
    play.setChart(&chart);
    const WeekPlay::Pace before = play.pace();
    play.setPace(WeekPlay::Slow);
    sail();
    QVERIFY(play.watch(false));
    QVERIFY(isReady(play));
    for (int day = 1; day <= 7; ++day)
        QVERIFY2(isStill(play.week(), day), qPrintable(QString::number(day)));
    QVERIFY(QTest::qWaitFor([&] { return !play.playing(); }, 9'000));
    QCOMPARE(play.moment(), daysOfAWeek);
    play.setPace(before);
}

void WeekPlayTest::everyPairOfEyesSeesItsOwn()
{
    for (int week = 0; week < 4; ++week) {
        if (m_campaign->campaign()->head().phase != TurnPhase::Orders)
            break;
        sail();
        const WeekLog log = watchWeek(m_before, m_campaign->figures());
        const Campaign& after = *m_campaign->campaign();
        for (const auto& [side, record] : after.table<SideRecord>()) {
            const SeenWeek seen = seenWeekOf(m_before, m_campaign->figures(), log, side);
            const ChartSight dawn = sightOf(m_before, m_campaign->figures(), side);
            std::set<QString> readable;
            for (const ChronicleRecord* entry : chronicleFor(after, side))
                readable.insert(words(entry->text));
            for (const SeaEvent& event : seen.log.events)
                QVERIFY2(readable.contains(words(event.text)), event.text.english().c_str());
            for (double moment = 0; moment <= daysOfAWeek; moment += 0.25) {
                const ChartSight sight = sightAt(seen, m_campaign->figures(), moment);
                QVERIFY(sight.orders.empty());
                for (const SightedFleet& fleet : sight.fleets) {
                    QCOMPARE(fleet.isOwn, fleet.side == side);
                    if (fleet.isOwn)
                        continue;
                    // As it was known before, or as it was seen that week, by then.
                    const SightedFleet* known = dawn.fleet(fleet.id);
                    const bool isOld = known && known->at == fleet.at && known->ships == fleet.ships;
                    const bool isSeen = std::any_of(
                        seen.log.glimpses.begin(), seen.log.glimpses.end(), [&](const Glimpse& glimpse) {
                            return glimpse.who == side && glimpse.fleet.value == fleet.id
                                   && glimpse.ships == fleet.ships && glimpse.day <= dayOf(moment);
                        });
                    QVERIFY2(isOld || isSeen, qPrintable(fleet.name));
                }
                for (const SightedMark& mark : sight.marks)
                    QVERIFY2(readable.contains(mark.text), qPrintable(mark.text));
            }
        }
        // And what is told in the window is what the chronicle lets these eyes read.
        SeaChart chart;
        chart.setCampaign(m_campaign.get());
        WeekPlay play;
        play.setChart(&chart);
        m_campaign->setEyes(static_cast<int>(after.table<SideRecord>().begin()->first.value));
        QVERIFY(play.watch(true));
        QVERIFY(isReady(play));
        std::set<QString> readable;
        for (const ChronicleRecord* entry : chronicleFor(after, m_campaign->looksAs()))
            readable.insert(words(entry->text));
        for (const auto& told : play.report()->lines())
            QVERIFY(readable.contains(told.text));
        m_campaign->setEyes(0);
    }
}

void WeekPlayTest::itIsSkippedBeforeItIsKnownWhatHappened()
{
    SeaChart chart;
    chart.setCampaign(m_campaign.get());
    WeekPlay play;
    play.setChart(&chart);
    sail();
    QVERIFY(play.watch(false));
    QVERIFY(play.busy());
    play.skip();
    QVERIFY(!chart.isPlaying() && !chart.isPast());
    QVERIFY(isReady(play));
    QVERIFY(play.shown() && !play.playing() && play.moment() >= daysOfAWeek);
    QVERIFY(!play.report()->lines().isEmpty());
    QVERIFY(!chart.isPast());
}

void WeekPlayTest::whateverChangesPutsItAway()
{
    SeaChart chart;
    chart.setCampaign(m_campaign.get());
    WeekPlay play;
    play.setChart(&chart);
    sail();
    QVERIFY(play.watch(false));
    QVERIFY(isReady(play));
    QVERIFY(play.playing());
    m_campaign->setEyes(static_cast<int>(m_campaign->campaign()->table<SideRecord>().begin()->first.value));
    QVERIFY(!play.shown() && !play.playing() && play.report()->lines().isEmpty() && !chart.isPlaying()
            && !chart.isPast());
    QVERIFY(play.week().log == WeekLog());
    // What is still being looked up belongs to nobody any more.
    QVERIFY(play.watch(false));
    m_campaign->setEyes(0);
    QVERIFY(isReady(play));
    QVERIFY(!play.shown() && play.report()->lines().isEmpty() && !chart.isPast());
}

void WeekPlayTest::itIsPlayedAfterTheCampaignIsOpenedAgain()
{
    sail();
    const QString path = m_campaign->path();
    m_campaign->close();
    QVERIFY(m_campaign->open(path));
    m_campaign->setEyes(0);
    QVERIFY(m_campaign->head()->rename("Renamed since"));
    SeaChart chart;
    chart.setCampaign(m_campaign.get());
    WeekPlay play;
    play.setChart(&chart);
    QVERIFY(play.watch(true));
    QVERIFY(isReady(play));
    QVERIFY(play.week().log == watchWeek(m_before, m_campaign->figures()));
}

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    WeekPlayTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "week_play_test.moc"
