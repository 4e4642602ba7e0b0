// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/turn/watched_week.h"

#include <QtTest>

#include "core/campaign/deed/chronicle.h"
#include "core/campaign/sea/course.h"
#include "tests/core/campaign/sea/sea_fixture.h"

using namespace navarch;
using namespace navarch::test;

namespace {

constexpr const char* owls = "Fleet of the Piraeus";
constexpr const char* aiakos = "Ships of Aiakos";

const SeaLanes& lanes()
{
    return builtInFigures().lanes;
}

void putAtSea(SeaTable& table, const char* fleet, const PlaceAtSea& at)
{
    FleetRecord& record = table.fleetRecord(fleet);
    record.port = {};
    record.at = at;
}

std::vector<const FleetDay*> daysOf(const WeekLog& log, FleetId fleet)
{
    std::vector<const FleetDay*> days;
    for (const FleetDay& day : log.fleets)
        if (day.fleet == fleet)
            days.push_back(&day);
    return days;
}

const SeaEvent* eventOf(const WeekLog& log, const std::string& kind)
{
    for (const SeaEvent& event : log.events)
        if (event.kind == kind)
            return &event;
    return nullptr;
}

/// Whether one rows from the one to the other along a single lane.
bool onOneLane(const PlaceAtSea& a, const PlaceAtSea& b)
{
    std::set<std::string> ends;
    for (const PlaceAtSea* place : {&a, &b}) {
        ends.insert(place->from);
        if (!place->to.empty())
            ends.insert(place->to);
    }
    return ends.size() == 1 || (ends.size() == 2 && lanes().between(*ends.begin(), *ends.rbegin()));
}

/// What was told since the record of that number, in the campaign as it stands.
std::vector<const ChronicleRecord*> toldSince(const Campaign& campaign, std::int64_t first)
{
    std::vector<const ChronicleRecord*> told;
    for (const auto& [id, entry] : campaign.table<ChronicleRecord>())
        if (id.value >= first)
            told.push_back(&entry);
    return told;
}

void compareWithWhatHappened(const WeekLog& log, const Campaign& before, const Campaign& after)
{
    // What was told, in order and word by word; before it stand the machine's orders, after it the turn's end.
    const auto told =
        toldSince(after, log.events.empty() ? before.head().nextNumber : log.events.front().entry.value);
    QVERIFY(log.events.size() <= told.size());
    for (std::size_t i = 0; i < log.events.size(); ++i) {
        const SeaEvent& event = log.events[i];
        QCOMPARE(event.entry, told[i]->id);
        QCOMPARE(event.text.english(), told[i]->text);
        QCOMPARE(event.kind, told[i]->kind);
        QCOMPARE(event.everybody, told[i]->open);
        QCOMPARE(event.side, told[i]->side);
        QCOMPARE(event.otherSide, told[i]->other);
        QVERIFY(event.day >= 1 && event.day <= 7 && (i == 0 || log.events[i - 1].day <= event.day));
    }
    QVERIFY2(after.table<ContactRecord>().empty() || eventOf(log, "contact"), "a meeting is told");
    for (const auto& [id, fleet] : after.table<FleetRecord>()) {
        const auto days = daysOf(log, id);
        if (days.empty() || days.back()->ships == 0)
            continue;
        QCOMPARE(days.size(), 7u);
        QCOMPARE(days.back()->evening, fleet.port);
        if (fleet.port.isNone())
            QCOMPARE(days.back()->way.back(), fleet.at);
    }
}

void checkWays(const WeekLog& log)
{
    std::map<FleetId, const FleetDay*> before;
    for (const FleetDay& day : log.fleets) {
        for (std::size_t i = 1; i < day.way.size(); ++i) {
            QVERIFY2(onOneLane(day.way[i - 1], day.way[i]), day.name.c_str());
            QVERIFY(day.way[i - 1] != day.way[i]);
        }
        if (const FleetDay* yesterday = std::exchange(before[day.fleet], &day)) {
            QCOMPARE(day.day, yesterday->day + 1);
            QCOMPARE(day.dawn, yesterday->evening);
            QCOMPARE(day.way.empty(), yesterday->way.empty());
            if (!day.way.empty())
                QCOMPARE(day.way.front(), yesterday->way.back());
        }
    }
}

} // namespace

/// A week watched day by day: the same that is sailed, and of it what each side may know (CP-1.3, CP-2.3).
class WatchedWeekTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsWatchedBeforeTheWarOrWhileBattlesWait()
    {
        const GamingTable setup;
        QCOMPARE(watchWeek(setup.campaign, builtInFigures()), WeekLog());
        SeaTable table;
        table.campaign.table<HeadRecord>().begin()->second.phase = TurnPhase::Battles;
        QCOMPARE(watchWeek(table.campaign, builtInFigures()), WeekLog());
    }

    void aVoyageIsWatchedDayByDay()
    {
        SeaTable table;
        QCOMPARE(table.moveTo(owls, "epidauros"), "");
        const Campaign before = table.campaign;
        const WeekLog log = watchWeek(table.campaign, builtInFigures());
        QVERIFY(table.campaign == before);
        const auto days = daysOf(log, table.fleet(owls));
        QCOMPARE(days.size(), 7u);
        QCOMPARE(days.front()->dawn, table.port("piraeus"));
        QCOMPARE(days.front()->way.front(), offPlace("piraeus"));
        QCOMPARE(days.back()->evening, table.port("epidauros"));
        QCOMPARE(days.back()->way, std::vector<PlaceAtSea>{offPlace("epidauros")});
        const SeaEvent* arrived = eventOf(log, "fleet-arrived");
        QVERIFY(arrived);
        QCOMPARE(arrived->at, offPlace("epidauros"));
        QCOMPARE(arrived->fleet, table.fleet(owls));
        QCOMPARE(arrived->port, table.port("epidauros"));
        QCOMPARE(days[static_cast<std::size_t>(arrived->day) - 1]->evening, table.port("epidauros"));
        QCOMPARE(table.advance(), "");
        compareWithWhatHappened(log, before, table.campaign);
    }

    void aMeetingIsWhereTheyMeet()
    {
        SeaTable table;
        table.setSeed(7);
        putAtSea(table, owls, {"piraeus", "melos", 40});
        putAtSea(table, aiakos, {"piraeus", "melos", 45});
        for (const char* fleet : {owls, aiakos})
            (void)table.order(fleet, FleetOrder::Lie, [](SetOrder& order) { order.stance = Stance::Seek; });
        const Campaign before = table.campaign;
        const WeekLog log = watchWeek(before, builtInFigures());
        QCOMPARE(table.advance(), "");
        compareWithWhatHappened(log, before, table.campaign);
        QCOMPARE(table.contacts().size(), 1u);
        const ContactRecord& contact = *table.contacts().front();
        const SeaEvent* met = eventOf(log, "contact");
        QVERIFY(met);
        QCOMPARE(met->at, contact.at);
        QCOMPARE(met->day, contact.day);
        QCOMPARE((std::set<FleetId>{met->fleet, met->other}),
                 (std::set<FleetId>{contact.fleet, contact.other}));
        // Both know of it, and saw each other; nobody else does.
        const SideId athens = before.find(table.fleet(owls))->side;
        const SideId aegina = before.find(table.fleet(aiakos))->side;
        for (const auto& [side, record] : before.table<SideRecord>()) {
            const WeekLog seen = seenBy(log, side);
            QCOMPARE(eventOf(seen, "contact") != nullptr, side == athens || side == aegina);
            QCOMPARE(daysOf(seen, table.fleet(owls)).empty(), side != athens);
        }
        QVERIFY(std::any_of(log.glimpses.begin(), log.glimpses.end(), [&](const Glimpse& glimpse) {
            return glimpse.who == athens && glimpse.fleet == table.fleet(aiakos) && glimpse.day == met->day;
        }));
    }

    void aStormIsWhereItCatchesThem()
    {
        for (int seed = 1; seed <= 40; ++seed) {
            SeaTable table;
            table.setSeed(seed);
            table.setDate(12, 2);
            QCOMPARE(table.moveTo(owls, "syracuse"), "");
            const Campaign before = table.campaign;
            const WeekLog log = watchWeek(before, builtInFigures());
            const SeaEvent* storm = eventOf(log, "storm");
            if (!storm)
                continue;
            QCOMPARE(table.advance(), "");
            compareWithWhatHappened(log, before, table.campaign);
            checkWays(log);
            QCOMPARE(storm->fleet, table.fleet(owls));
            const auto days = daysOf(log, table.fleet(owls));
            const std::vector<PlaceAtSea>& way = days[static_cast<std::size_t>(storm->day) - 1]->way;
            QVERIFY(std::find(way.begin(), way.end(), storm->at) != way.end());
            for (const auto& [side, record] : before.table<SideRecord>())
                QCOMPARE(eventOf(seenBy(log, side), "storm") != nullptr,
                         side == before.find(table.fleet(owls))->side);
            return;
        }
        QFAIL("no storm in 40 winters");
    }

    /// Sides that the machine commands sail, blockade, raid and meet for weeks.
    void aWholeWarIsWatchedAsItIsSailed_data()
    {
        QTest::addColumn<int>("seed");
        for (const int seed : {5, 11, 29})
            QTest::addRow("seed %d", seed) << seed;
    }
    void aWholeWarIsWatchedAsItIsSailed()
    {
        QFETCH(const int, seed);
        SeaTable table;
        table.setSeed(seed);
        for (auto& [id, side] : table.campaign.table<SideRecord>())
            side.player = Player::Machine;
        std::set<std::string> kinds;
        int rowed = 0;
        for (int week = 0; week < 8; ++week) {
            const Campaign before = table.campaign;
            const WeekLog log = watchWeek(before, builtInFigures());
            QCOMPARE(table.advance(), "");
            compareWithWhatHappened(log, before, table.campaign);
            checkWays(log);
            for (const SeaEvent& event : log.events)
                kinds.insert(event.kind);
            for (const FleetDay& day : log.fleets)
                rowed += day.way.size() > 1;
            seenAsTheChronicleAndTheSightingsSay(log, before, table.campaign);
            std::vector<ContactId> waiting;
            for (const ContactRecord* contact : table.contacts())
                if (contact->state == ContactState::Waiting)
                    waiting.push_back(contact->id);
            for (const ContactId contact : waiting)
                QCOMPARE(table.act(DismissContact{contact, "They lose each other in the evening mist."}), "");
            if (table.campaign.head().phase == TurnPhase::Battles)
                QCOMPARE(table.advance(), "");
        }
        QVERIFY(rowed > 5);
        QVERIFY(kinds.contains("fleet-arrived") || kinds.contains("contact"));
    }

private:
    /// A side's view holds its own fleets, what the chronicle lets it read, and what its sightings say; the umpire's holds all.
    void seenAsTheChronicleAndTheSightingsSay(const WeekLog& log, const Campaign& before,
                                              const Campaign& after)
    {
        QCOMPARE(seenBy(log, SideId{}), log);
        for (const auto& [side, record] : after.table<SideRecord>()) {
            const WeekLog seen = seenBy(log, side);
            for (const FleetDay& day : seen.fleets)
                QCOMPARE(day.side, side);
            std::set<Id<ChronicleRecord>> readable;
            for (const ChronicleRecord* entry : chronicleFor(after, side))
                readable.insert(entry->id);
            for (const SeaEvent& event : log.events) {
                const bool isSeen =
                    std::find(seen.events.begin(), seen.events.end(), event) != seen.events.end();
                QCOMPARE(isSeen, readable.contains(event.entry));
            }
            // The last glimpse of a fleet is the report that is kept of it.
            std::map<FleetId, const Glimpse*> last;
            for (const Glimpse& glimpse : seen.glimpses) {
                QVERIFY(glimpse.who == side && glimpse.seenSide != side);
                last[glimpse.fleet] = &glimpse;
            }
            for (const auto& [fleet, glimpse] : last) {
                const auto& reports = after.table<SightingRecord>();
                QVERIFY(std::any_of(reports.begin(), reports.end(), [&](const auto& each) {
                    const SightingRecord& report = each.second;
                    return report.side == side && report.fleet == fleet.value
                           && report.turn == before.head().turn && report.day == glimpse->day
                           && report.ships == glimpse->ships && report.port == glimpse->port;
                }));
            }
        }
    }
};

QTEST_GUILESS_MAIN(WatchedWeekTest)

#include "watched_week_test.moc"
