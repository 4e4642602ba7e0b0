// SPDX-License-Identifier: GPL-3.0-or-later
// The map with 200 fleets in a window of 1280 by 720: what a frame costs at rest, while it is moved and while a week goes by on
// it, against the 16.7 ms it has; and finding what the pointer is on.
#include <QApplication>
#include <QElapsedTimer>
#include <QHoverEvent>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>

#include <cstdlib>

#include <benchmark/benchmark.h>

#include "app/war/map/drawing/chart_view.h"
#include "app/war/map/weeks/week_play.h"
#include "app/war/turn/turn_desk.h"
#include "db/campaign_file.h"
#include "tests/bench/great_war.h"

namespace {

using namespace navarch;

constexpr QSize window(1280, 720);
constexpr double frame = 16.7;

class Chart : public SeaChartView {
public:
    using SeaChartView::hoverMoveEvent;
};

/// The chart as the umpire sees it, every fleet on it.
struct MapTable {
    MapTable()
    {
        auto file =
            CampaignFile::create(folder.filePath(QStringLiteral("war.navarch")), greatWar(200), "Begin");
        if (!file)
            std::exit(1);
        campaign.take(std::move(*file));
        chart.setCampaign(&campaign);
        QVariantMap colours;
        for (const char* name :
             {"sea", "land", "shore", "ink", "softInk", "card", "line", "accent", "accentInk", "warn", "bad",
              "madder", "lapis", "olive", "saffron", "tyrian", "verdigris", "umber", "slate"})
            colours.insert(QLatin1String(name), QColor(QLatin1String(name)).isValid()
                                                    ? QColor(QLatin1String(name))
                                                    : QColor(90, 110, 130));
        view.look()->setColours(colours);
        view.setSize(window);
        view.setChart(&chart);
        view.viewport()->fit();
        if (chart.fleets() != 200)
            std::exit(1);
    }
    void paint()
    {
        QPainter painter(&image);
        view.paint(&painter);
    }

    QTemporaryDir folder;
    OpenCampaign campaign;
    SeaChart chart;
    Chart view;
    QImage image{window, QImage::Format_ARGB32_Premultiplied};
};

void still(benchmark::State& state)
{
    MapTable table;
    table.paint();
    for (auto _ : state)
        table.paint();
    state.counters["target_ms"] = frame;
}

void panned(benchmark::State& state)
{
    MapTable table;
    table.paint();
    int step = 0;
    for (auto _ : state) {
        table.view.viewport()->pan((++step / 40) % 2 == 0 ? 6 : -6, 0);
        table.paint();
    }
    state.counters["target_ms"] = frame;
}

void zoomed(benchmark::State& state)
{
    MapTable table;
    table.paint();
    int step = 0;
    for (auto _ : state) {
        table.view.viewport()->zoomBy((++step / 10) % 2 == 0 ? 1.08 : 1 / 1.08);
        table.paint();
    }
    state.counters["target_ms"] = frame;
}

void pointed(benchmark::State& state)
{
    MapTable table;
    table.paint();
    int step = 0;
    for (auto _ : state) {
        ++step;
        const QPointF at(step * 37 % window.width(), step * 23 % window.height());
        QHoverEvent event(QEvent::HoverMove, at, at, at);
        table.view.hoverMoveEvent(&event);
        benchmark::DoNotOptimize(table.view.hover()->title());
    }
    state.counters["target_ms"] = frame;
}

/// What a change of the campaign costs the chart: looking anew and laying out.
void lookedAtAnew(benchmark::State& state)
{
    MapTable table;
    for (auto _ : state) {
        emit table.campaign.changed();
        table.paint();
    }
    state.counters["target_ms"] = 100; // once after a deed, not a frame of something that moves
}

/// A week that goes by, with fleets on their lanes all over the sea.
void inMotion(benchmark::State& state)
{
    MapTable table;
    TurnDesk desk;
    desk.setCampaign(&table.campaign);
    WeekPlay play;
    play.setChart(&table.chart);
    if (!desk.advance() || !play.watch(false))
        std::exit(1);
    QElapsedTimer clock;
    clock.start();
    while (play.busy() && clock.elapsed() < 600000)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    play.standAt(0);
    table.paint();
    double moment = 0;
    for (auto _ : state) {
        moment = moment + 0.01 < 7 ? moment + 0.01 : 0;
        play.standAt(moment);
        table.paint();
    }
    state.counters["target_ms"] = frame;
}

BENCHMARK(inMotion)->Unit(benchmark::kMillisecond);
BENCHMARK(still)->Unit(benchmark::kMillisecond);
BENCHMARK(panned)->Unit(benchmark::kMillisecond);
BENCHMARK(zoomed)->Unit(benchmark::kMillisecond);
BENCHMARK(pointed)->Unit(benchmark::kMicrosecond);
BENCHMARK(lookedAtAnew)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
