// SPDX-License-Identifier: GPL-3.0-or-later
// A campaign of 1,000 ships with 200,000 journal entries, and a war of 1,000 turns. Opening it: at most 3 times a bare scan
// of the same rows; a durable action: at most 2 times a bare commit of one row with the same pragmas. Both sides of a ratio
// are measured by turns in one run. The bare sides use the SQLite that Qt's driver uses: the system's.
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include <QCoreApplication>
#include <QFileInfo>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>
#include <sqlite3.h>

#include "core/campaign/deed/images.h"
#include "core/campaign/founding/plan.h"
#include "core/campaign/war/war.h"
#include "db/campaign_file.h"
#include "db/store/records.h"
#include "tests/bench/lasting.h"

namespace {

using namespace navarch;
using Clock = std::chrono::steady_clock;

const int ships = rounds(1'000, 40);
const int entries = rounds(200'000, 200);
const int turns = rounds(1'000, 2);

template <class T>
T orStop(Result<T> result)
{
    if (!result) {
        std::fprintf(stderr, "%s\n", result.error().front().text().c_str());
        std::exit(1);
    }
    return std::move(*result);
}

Campaign bigCampaign()
{
    Campaign campaign;
    std::int64_t number = 1;
    const auto put = [&](auto record) {
        using Record = decltype(record);
        record.id = decltype(record.id){number++};
        campaign.table<Record>().emplace(record.id, record);
        return record.id;
    };
    HeadRecord head;
    head.name = "A long war";
    put(head);
    const ShipFit fit = builtInFigures().classes.all().front().fit;
    for (int side = 0; side < 4; ++side) {
        SideRecord record;
        record.name = "Side " + std::to_string(side);
        const SideId sideId = put(record);
        for (int fleet = 0; fleet < 5; ++fleet) {
            const FleetId fleetId = put(FleetRecord{{}, sideId, "Fleet " + std::to_string(fleet), {}});
            for (int i = 0; i < ships / 20; ++i) {
                ShipRecord ship;
                ship.fleet = fleetId;
                ship.name = "Ship " + std::to_string(side * 1000 + fleet * 100 + i);
                ship.classId = "trireme";
                ship.fit = fit;
                ship.captain = "Captain " + std::to_string(i);
                put(ship);
            }
        }
    }
    campaign.table<HeadRecord>().begin()->second.nextNumber = number;
    return campaign;
}

ShipId anyShip(const Campaign& campaign, int number)
{
    const auto& table = campaign.table<ShipRecord>();
    return std::next(table.begin(), number % ssize(table))->first;
}

/// The file of the benchmarks, made once. Its journal is written as CampaignFile writes it, but in one transaction.
const QString& bigFile()
{
    static const QTemporaryDir folder;
    static const QString path = [] {
        const QString file = folder.filePath("big.navarch");
        orStop(CampaignFile::create(file, bigCampaign(), "Begin"));
        {
            Connection connection(file, Access::ReadWrite);
            JournalEntry last = *readLastEntry(connection);
            Campaign campaign = bigCampaign();
            Transaction transaction(connection);
            while (last.seq < entries) {
                // As the gate would have it, without asking it 200,000 times.
                const ShipId id = anyShip(campaign, int(last.seq));
                const RenameShip action{id, "Name " + std::to_string(last.seq)};
                const ShipRecord before = *campaign.find(id);
                ShipRecord after = before;
                after.name = action.name;
                const Changes changes{RowChange<ShipRecord>{before, after}};
                JournalEntry entry;
                entry.seq = last.seq + 1;
                entry.at = last.at;
                entry.stacks = stacksAfterDeed(last.stacks, entry.seq);
                entry.title = "Rename " + before.name + " to " + after.name;
                entry.action = actionJson(Action(action)).dump();
                entry.events = eventsJson({{"ship-renamed", {}, given(entry.title + "."), {}}}).dump();
                setImages(entry, imagesJson(changes).dump());
                entry.previousHash = last.hash;
                entry.hash = hashOf(entry);
                writeChanges(connection, changes);
                appendEntry(connection, entry);
                applyChanges(campaign, changes);
                last = std::move(entry);
            }
            transaction.commit();
        }
        // The backup that opening makes of a changed campaign is made here, so that it is not measured.
        if (!CampaignFile::open(file).file)
            std::exit(1);
        return file;
    }();
    return path;
}

sqlite3* bareOpen(const QString& path)
{
    sqlite3* database = nullptr;
    if (sqlite3_open_v2(path.toUtf8().constData(), &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE,
                        nullptr)
        != SQLITE_OK)
        std::exit(1);
    return database;
}

void bareRun(sqlite3* database, const char* sql)
{
    if (sqlite3_exec(database, sql, nullptr, nullptr, nullptr) != SQLITE_OK) {
        std::fprintf(stderr, "%s\n", sqlite3_errmsg(database));
        std::exit(1);
    }
}

sqlite3_stmt* barePrepare(sqlite3* database, const char* sql)
{
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(database, sql, -1, &statement, nullptr) != SQLITE_OK)
        std::exit(1);
    return statement;
}

/// A war of a thousand weeks between captains, as it is kept; made once.
const QString& longWar()
{
    static const QTemporaryDir folder;
    static const QString path = [] {
        const QString file = folder.filePath("war.navarch");
        Campaign campaign = orStop(
            foundCampaign(orStop(builtInScenario("saronic-gulf", builtInFigures())), builtInFigures()));
        for (auto& [id, side] : campaign.table<SideRecord>())
            side.player = Player::Machine;
        {
            const auto war = orStop(CampaignFile::create(file, campaign, "Begin"));
            if (!war->perform(BeginCampaign{}).done())
                std::exit(1);
            const WarTableKeeper keeper{
                war->campaign(), war->figures(), [&](const Action& action) {
                    const Performed made = war->perform(action);
                    return made.done() ? Problems{} : Problems{{"war", made.verdict.title, {}}};
                }};
            for (int week = 0; week < turns; ++week)
                orStop(advanceByCaptains(keeper, {builtInRuleSets(), "salamis-ad-actium", {}, false}));
        }
        if (!CampaignFile::open(file).file) // makes the backup
            std::exit(1);
        return file;
    }();
    return path;
}

/// Every table of a file, the journal among them or not.
std::vector<std::string> tablesOf(sqlite3* database, bool withJournal)
{
    std::vector<std::string> names;
    sqlite3_stmt* statement = barePrepare(
        database, "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'");
    while (sqlite3_step(statement) == SQLITE_ROW)
        if (std::string name = reinterpret_cast<const char*>(sqlite3_column_text(statement, 0));
            withJournal || name != "journal")
            names.push_back(std::move(name));
    sqlite3_finalize(statement);
    return names;
}

/// Opens the file and looks at every value of every row of those tables, as a program without any layer would.
void bareScan(const QString& path, bool withJournal)
{
    sqlite3* database = bareOpen(path);
    std::int64_t sum = 0;
    for (const std::string& table : tablesOf(database, withJournal)) {
        sqlite3_stmt* statement = barePrepare(database, ("SELECT * FROM " + table).c_str());
        const int columns = sqlite3_column_count(statement);
        while (sqlite3_step(statement) == SQLITE_ROW) {
            for (int i = 0; i < columns; ++i) {
                if (sqlite3_column_type(statement, i) == SQLITE_INTEGER) {
                    sum += sqlite3_column_int64(statement, i);
                } else if (const void* bytes = sqlite3_column_blob(statement, i)) {
                    benchmark::DoNotOptimize(bytes);
                    sum += sqlite3_column_bytes(statement, i);
                }
            }
        }
        sqlite3_finalize(statement);
    }
    benchmark::DoNotOptimize(sum);
    sqlite3_close(database);
}

/// Runs both by turns; the time is that of `ours`, the counters say what the bare side took and how many times it that is.
template <class Ours, class Bare>
void sideBySide(benchmark::State& state, double target, Ours ours, Bare bare)
{
    const auto timed = [](auto& work) {
        const auto start = Clock::now();
        work();
        return std::chrono::duration<double>(Clock::now() - start).count();
    };
    double oursTotal = 0;
    double bareTotal = 0;
    for (auto _ : state) {
        bareTotal += timed(bare);
        const double took = timed(ours);
        state.SetIterationTime(took);
        oursTotal += took;
    }
    state.counters["bare_us"] = bareTotal / double(state.iterations()) * 1e6;
    state.counters["times_bare"] = oursTotal / bareTotal;
    state.counters["target"] = target;
}

void openAndClose(OpenMode mode)
{
    const OpenResult result = CampaignFile::open(bigFile(), {mode});
    if (result.outcome != Opening::Fine
        || result.file->campaign().table<ShipRecord>().size() != static_cast<std::size_t>(ships))
        std::exit(1);
}

/// Of the rows of the whole file, the journal's among them: 200,000 entries are not read to be able to undo the last.
void open(benchmark::State& state)
{
    sideBySide(
        state, 3, [] { openAndClose(OpenMode::Edit); }, [] { bareScan(bigFile(), true); });
}

/// Of the rows that opening does read; to look, since a lock file's sync is no reading.
void openOfRecordsOnly(benchmark::State& state)
{
    sideBySide(
        state, 3, [] { openAndClose(OpenMode::Look); }, [] { bareScan(bigFile(), false); });
}

/// A war of a thousand turns, with all its battles, books and chronicle.
void openLongWar(benchmark::State& state)
{
    sideBySide(
        state, 3,
        [] {
            const OpenResult result = CampaignFile::open(longWar(), {OpenMode::Edit});
            if (result.outcome != Opening::Fine || result.file->campaign().head().turn != turns)
                std::exit(1);
        },
        [] { bareScan(longWar(), true); });
    state.counters["megabytes"] = double(QFileInfo(longWar()).size()) / 1e6;
}

/// Asking the gate, writing the changed rows and the journal entry, syncing: against one row and the sync.
void perform(benchmark::State& state)
{
    const QTemporaryDir folder;
    const auto file = orStop(CampaignFile::create(folder.filePath("s.navarch"), bigCampaign(), "Begin"));
    sqlite3* bare = bareOpen(folder.filePath("bare.db"));
    bareRun(bare, "PRAGMA journal_mode = WAL");
    bareRun(bare, "PRAGMA synchronous = FULL");
    bareRun(bare, "PRAGMA foreign_keys = ON");
    bareRun(bare, "CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT");
    sqlite3_stmt* insert = barePrepare(bare, "INSERT INTO t (name) VALUES (?)");
    int number = 0;
    sideBySide(
        state, 2,
        [&] {
            const ShipId ship = anyShip(file->campaign(), number++);
            if (!file->perform(RenameShip{ship, "Name " + std::to_string(number)}).done())
                std::exit(1);
        },
        [&] {
            bareRun(bare, "BEGIN IMMEDIATE");
            sqlite3_bind_text(insert, 1, "Salaminia", -1, SQLITE_STATIC);
            if (sqlite3_step(insert) != SQLITE_DONE)
                std::exit(1);
            sqlite3_reset(insert);
            bareRun(bare, "COMMIT");
        });
    sqlite3_finalize(insert);
    sqlite3_close(bare);
}

BENCHMARK(open)->UseManualTime()->Unit(benchmark::kMillisecond)->Apply(navarch::bench::lasting<2>);
BENCHMARK(openOfRecordsOnly)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Apply(navarch::bench::lasting<1>);
BENCHMARK(openLongWar)->UseManualTime()->Unit(benchmark::kMillisecond)->Apply(navarch::bench::lasting<2>);
BENCHMARK(perform)->UseManualTime()->Unit(benchmark::kMicrosecond)->Apply(navarch::bench::lasting<2>);

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
