// SPDX-License-Identifier: GPL-3.0-or-later
// The board of each game's battle with 40 ships in a window of 1280 by 720, drawn in software: what a frame costs at rest and in
// motion, against the 16.7 ms it has. Where all move at once all of them row; where they move one by one the motion is of as
// many orders as are watched together. A motion in which no ship moves ends the program.
#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QPainter>
#include <QQuickWindow>

#include <cstdio>
#include <cstdlib>
#include <set>

#include <benchmark/benchmark.h>

#include "app/battle/board/battle_board.h"
#include "tests/core/battle/engine/equal_fleets.h"

namespace {

using namespace navarch;

constexpr QSize size(1280, 720);
constexpr double frame = 16.7;
constexpr int mostOrders = 16; ///< that a board shows in one motion

[[noreturn]] void fail(const char* rules, const char* what)
{
    std::fprintf(stderr, "%s: %s\n", rules, what);
    std::exit(1);
}

std::set<ShipNumber> movedBy(const BoardCourse& course)
{
    std::set<ShipNumber> moved;
    for (const PieceMoment& before : course.moments.front().pieces)
        for (const PieceMoment& after : course.moments.back().pieces)
            if (before.ship == after.ship && before.pose != after.pose)
                moved.insert(before.ship);
    return moved;
}

/// Twenty against twenty, at the orders in which most of them move: those that a board shows in one motion.
struct BoardTable {
    explicit BoardTable(const char* game) : rules(game)
    {
        room.pace()->setInterval(0);
        room.pace()->setAutomatic(true);
        BattleBrief brief = equalFleets(rules, 20);
        for (BriefSide& side : brief.sides)
            side.captain = Temperament::Steady;
        if (!room.start()->begin(brief))
            fail(rules, "the battle does not begin");
        const auto wait = [](const std::function<bool()>& until) {
            QElapsedTimer clock;
            clock.start();
            while (!until() && clock.elapsed() < 600000)
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        };
        wait([&] { return room.isOver() || room.turn()->number() > 3; });
        room.pace()->setAutomatic(false);
        wait([&] { return !room.pace()->thinking() && !room.choice()->listing(); });
        std::vector<std::set<ShipNumber>> moved;
        for (int step = 0; step < room.history()->length(); ++step)
            moved.push_back(movedBy(room.table().match()->course(static_cast<std::size_t>(step), {})));
        std::size_t most = 0;
        for (std::size_t step = 0; step < moved.size(); ++step) {
            std::set<ShipNumber> ships;
            for (std::size_t next = step; next < std::min(step + mostOrders, moved.size()); ++next) {
                ships.insert(moved[next].begin(), moved[next].end());
                if (ships.size() > most) {
                    most = ships.size();
                    first = static_cast<int>(step);
                    last = static_cast<int>(next) + 1;
                }
            }
        }
        if (most == 0)
            fail(rules, "no ship moves in the whole battle");
        window.resize(size);
        board.setParentItem(window.contentItem());
        board.setSize(size);
        QVariantMap colours{
            {QStringLiteral("sides"), QVariantList{QColor(42, 92, 170), QColor(179, 51, 43)}}};
        for (const char* name :
             {"sea", "land", "ink", "softInk", "card", "line", "accent", "good", "warn", "bad"})
            colours.insert(QLatin1String(name), QColor(90, 110, 130));
        board.style()->setColours(colours);
        board.setRoom(&room);
        window.show();
        room.history()->seek(first);
        wait([&] { return !room.pace()->thinking() && !room.choice()->listing(); });
    }
    void begin()
    {
        room.pace()->setInterval(700);
        room.history()->seek(last);
        if (!board.playback()->playing())
            fail(rules, "nothing is seen");
        const BoardMotion& motion = board.playback()->motion();
        for (double at = 0; at < motion.length(); at += frame) {
            int rowing = 0;
            for (const BoardPiece& piece : room.table().view().pieces)
                if (motion.concerns(piece.ship) && motion.piece(piece.ship, at).isRowing) {
                    ++rowing;
                    moving.insert(piece.ship);
                }
            together = std::max(together, rowing);
        }
        if (moving.empty())
            fail(rules, "no ship moves");
    }
    void paint()
    {
        image.fill(Qt::transparent);
        QPainter painter(&image);
        board.paint(&painter);
    }

    BattleRoom room;
    QQuickWindow window;
    BattleBoard board;
    QImage image{size, QImage::Format_ARGB32_Premultiplied};
    const char* rules;
    int first = 0; ///< the orders that are watched
    int last = 0;
    std::set<ShipNumber> moving; ///< in that motion
    int together = 0;            ///< at once
};

void rest(benchmark::State& state, const char* rules)
{
    BoardTable table(rules);
    table.paint();
    for (auto _ : state)
        table.paint();
    state.counters["target_ms"] = frame;
}

void motion(benchmark::State& state, const char* rules)
{
    BoardTable table(rules);
    table.begin();
    double at = 0;
    for (auto _ : state) {
        at = at + frame > table.board.playback()->motion().length() ? 0 : at + frame;
        table.board.playback()->holdAt(at);
        table.paint();
    }
    state.counters["ships_moving"] = static_cast<double>(table.moving.size());
    state.counters["at_once"] = table.together;
    state.counters["target_ms"] = frame;
}

/// What orders cost before their first frame: their courses found and laid out.
void courses(benchmark::State& state, const char* rules)
{
    BoardTable table(rules);
    const BoardGrid grid(table.room.table().view());
    for (auto _ : state) {
        std::vector<BoardCourse> all;
        for (int step = table.first; step < table.last; ++step)
            all.push_back(table.room.table().match()->course(static_cast<std::size_t>(step), {}));
        benchmark::DoNotOptimize(BoardMotion(all, grid, 1).length());
    }
    state.counters["target_ms"] = frame;
}

BENCHMARK_CAPTURE(rest, hexes, "trireme")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(motion, hexes, "trireme")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(courses, hexes, "trireme")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(rest, table, "salamis-ad-actium")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(motion, table, "salamis-ad-actium")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(rest, written_hexes, "ramming-speed")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(motion, written_hexes, "ramming-speed")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(rest, rexes, "pompeius")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(motion, rexes, "pompeius")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(rest, stands, "squadrons")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(motion, stands, "squadrons")->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
