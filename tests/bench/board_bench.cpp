// SPDX-License-Identifier: GPL-3.0-or-later
// The board of each game's battle with 40 ships in a window of 1280 by 720, drawn in software: what a frame costs at rest and while
// all of them row, against the 16.7 ms it has.
#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QPainter>
#include <QQuickWindow>

#include <cstdlib>

#include <benchmark/benchmark.h>

#include "app/battle/board/battle_board.h"
#include "tests/core/battle/engine/equal_fleets.h"

namespace {

using namespace navarch;

constexpr QSize size(1280, 720);
constexpr double frame = 16.7;

/// Twenty against twenty, at the order in which most of them move.
struct BoardTable {
    explicit BoardTable(const char* rules)
    {
        room.pace()->setInterval(0);
        room.pace()->setAutomatic(true);
        BattleBrief brief = equalFleets(rules, 20);
        for (BriefSide& side : brief.sides)
            side.captain = Temperament::Steady;
        if (!room.start()->begin(brief))
            std::exit(1);
        const auto wait = [](const std::function<bool()>& until) {
            QElapsedTimer clock;
            clock.start();
            while (!until() && clock.elapsed() < 600000)
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        };
        wait([&] { return room.isOver() || room.turn()->number() > 3; });
        room.pace()->setAutomatic(false);
        wait([&] { return !room.pace()->thinking() && !room.choice()->listing(); });
        int best = -1;
        std::size_t most = 0;
        for (int step = 0; step < room.history()->length(); ++step) {
            const BoardCourse course = room.table().match()->course(static_cast<std::size_t>(step), {});
            std::size_t moved = 0;
            for (std::size_t i = 0;
                 i < std::min(course.moments.front().pieces.size(), course.moments.back().pieces.size()); ++i)
                moved +=
                    course.moments.front().pieces[i].pose == course.moments.back().pieces[i].pose ? 0 : 1;
            if (moved > most) {
                most = moved;
                best = step;
            }
        }
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
        room.history()->seek(best);
        wait([&] { return !room.pace()->thinking() && !room.choice()->listing(); });
        moving = static_cast<double>(most);
        at = best;
    }
    void begin()
    {
        room.pace()->setInterval(700);
        room.history()->seek(at + 1);
        if (!board.playback()->playing())
            std::exit(1);
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
    double moving = 0;
    int at = 0;
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
        at = at + 16.7 > table.board.playback()->motion().length() ? 0 : at + 16.7;
        table.board.playback()->holdAt(at);
        table.paint();
    }
    state.counters["ships_moving"] = table.moving;
    state.counters["target_ms"] = frame;
}

/// What an order costs before its first frame: its course found and laid out.
void courseOfAnOrder(benchmark::State& state, const char* rules)
{
    BoardTable table(rules);
    const BoardGrid grid(table.room.table().view());
    for (auto _ : state) {
        const std::vector<BoardCourse> courses{
            table.room.table().match()->course(static_cast<std::size_t>(table.at), {})};
        benchmark::DoNotOptimize(BoardMotion(courses, grid, 1).length());
    }
    state.counters["target_ms"] = frame;
}

BENCHMARK_CAPTURE(rest, hexes, "trireme")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(motion, hexes, "trireme")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(courseOfAnOrder, hexes, "trireme")->Unit(benchmark::kMillisecond);
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
