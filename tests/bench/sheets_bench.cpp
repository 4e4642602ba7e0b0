// SPDX-License-Identifier: GPL-3.0-or-later
// A hundred record sheets of each game, from the fleet to the bytes of the PDF, against the same strokes and texts drawn bare
// into a QPdfWriter: target at most 2 times. And a thousand ships in one job: target at most 512 MB.
#include <sys/resource.h>

#include <chrono>
#include <variant>

#include <QBuffer>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>

#include "core/data/figures.h"
#include "reports/cards/game_sheets.h"
#include "reports/cards/sheets_of_game.h"
#include "reports/paint/fonts.h"
#include "reports/paint/page_painter.h"
#include "tests/support/rounds.h"

#include <benchmark/benchmark.h>

namespace {

using namespace navarch;
using Clock = std::chrono::steady_clock;

/// Squadrons are of `inSquadron` ships.
Fleet fleetOf(int ships, int inSquadron)
{
    const auto& classes = builtInFigures().classes.all();
    Fleet fleet;
    fleet.name = "The fleet at Sybota";
    fleet.year = -433;
    for (int i = 0; i < ships; ++i) {
        FleetShip ship;
        const ShipClass& shipClass = classes[static_cast<std::size_t>(i) % classes.size()];
        ship.name = "Ship " + std::to_string(i + 1);
        ship.classId = shipClass.id;
        ship.captain = "Captain " + std::to_string(i + 1);
        ship.squadron = "Squadron " + std::to_string(i / inSquadron + 1);
        ship.fit = shipClass.fit;
        ship.fit.marines = shipClass.troopSpace;
        ship.fit.towers = shipClass.towerSpace;
        fleet.ships.push_back(ship);
    }
    return fleet;
}

/// What is drawn, without a thought of why: fonts, pens and shapes are made beforehand.
struct BareText {
    QFont font;
    QPen pen;
    QPointF at;
    QString text;
};

struct BareShape {
    QPen pen;
    QBrush brush;
    QPolygonF polygon;
    bool closed = false;
    int corner = 0; ///< of a rounded rectangle, which `polygon` then is
};

struct BarePath {
    QPainterPath path;
};

using BarePage = std::vector<std::variant<BareText, BareShape, BarePath>>;

/// Any colours do, as long as they change as often as those of the sheets.
QColor colourOf(Ink ink)
{
    return QColor::fromHsv(static_cast<int>(ink) * 40, 100, 100);
}

QPen penOf(Ink ink, int width)
{
    if (ink == Ink::None)
        return Qt::NoPen;
    return QPen(colourOf(ink), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

QBrush brushOf(Ink ink)
{
    return ink == Ink::None ? QBrush() : QBrush(colourOf(ink));
}

void addText(BarePage& page, const TextRun& text, const FontMeasurer& measurer)
{
    QPointF at(text.box.x, text.box.y + measurer.ascent(text.style));
    for (const FontRun& run : measurer.fonts().runs(text.text, text.style)) {
        page.emplace_back(BareText{run.face->font(), colourOf(text.ink), at, run.text});
        at.rx() += run.face->width(run.text);
    }
}

void addItem(BarePage& page, const Item& item, const FontMeasurer& measurer)
{
    const Box box = boxOf(item);
    const QPolygonF corners(QRectF(box.x, box.y, box.width, box.height));
    if (const auto* text = std::get_if<TextRun>(&item)) {
        addText(page, *text, measurer);
    } else if (const auto* frame = std::get_if<Frame>(&item)) {
        page.emplace_back(BareShape{penOf(frame->line, frame->lineWidth), brushOf(frame->fill), corners, true,
                                    frame->corner});
    } else if (const auto* rule = std::get_if<Rule>(&item)) {
        const QPolygonF line{{QPointF(box.x, box.y), QPointF(box.right(), box.bottom())}};
        page.emplace_back(BareShape{penOf(rule->ink, rule->lineWidth), {}, line});
    } else if (const auto* drawing = std::get_if<Drawing>(&item)) {
        for (const Drawing::Stroke& stroke : drawing->strokes) {
            QPolygonF polygon;
            for (const Drawing::Point& point : stroke.points)
                polygon << QPointF(point.x, point.y);
            page.emplace_back(BareShape{penOf(stroke.line, stroke.lineWidth), brushOf(stroke.fill), polygon,
                                        stroke.closed});
        }
    } else if (const auto* code = std::get_if<QrSymbol>(&item)) {
        BarePath& bare = std::get<BarePath>(page.emplace_back(BarePath{}));
        bare.path.setFillRule(Qt::WindingFill);
        for (int row = 0; row < code->side; ++row)
            for (int column = 0, first = 0; column < code->side; ++column) {
                for (first = column; column < code->side && code->isDark(column, row);)
                    ++column;
                if (column > first)
                    bare.path.addRect(box.x + code->quiet() + first * code->module,
                                      box.y + code->quiet() + row * code->module,
                                      (column - first) * code->module, code->module);
            }
    }
}

std::vector<BarePage> bareOf(const Document& document, const FontMeasurer& measurer)
{
    std::vector<BarePage> pages;
    for (const Page& page : document.pages) {
        BarePage& bare = pages.emplace_back();
        for (const Item& item : page.items)
            addItem(bare, item, measurer);
    }
    return pages;
}

struct DrawBare {
    QPainter& painter;

    void operator()(const BareText& text) const
    {
        painter.setPen(text.pen);
        painter.setFont(text.font);
        painter.drawText(text.at, text.text);
    }

    void operator()(const BareShape& shape) const
    {
        painter.setPen(shape.pen);
        painter.setBrush(shape.brush);
        if (shape.corner > 0)
            painter.drawRoundedRect(shape.polygon.boundingRect(), shape.corner, shape.corner);
        else if (shape.closed)
            painter.drawPolygon(shape.polygon);
        else
            painter.drawPolyline(shape.polygon);
    }

    void operator()(const BarePath& shape) const
    {
        painter.setPen(Qt::NoPen);
        painter.setBrush(Qt::black);
        painter.drawPath(shape.path);
    }
};

QByteArray drawBare(const std::vector<BarePage>& pages)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(2540);
    writer.setPageMargins(QMarginsF());
    QPainter painter(&writer);
    for (std::size_t i = 0; i < pages.size(); ++i) {
        if (i > 0)
            writer.newPage();
        for (const auto& one : pages[i])
            std::visit(DrawBare{painter}, one);
    }
    painter.end();
    return bytes;
}

double peakMegabytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

/// As they are printed: laid out, then written as one PDF. Registered first: the peak is that of the process so far.
void thousandShips(benchmark::State& state)
{
    SheetOptions options;
    options.game = builtInSheets()[static_cast<std::size_t>(state.range(0))].rules;
    const Fleet fleet = fleetOf(rounds(1000, 20), 10);
    std::size_t pages = 0;
    for (auto _ : state) {
        const FontMeasurer measurer;
        const auto document = gameSheets(fleet, nullptr, builtInFigures(), options, measurer);
        if (!document) {
            state.SkipWithError(document.error().front().what.english().c_str());
            return;
        }
        const auto bytes = pdfOf(*document);
        benchmark::DoNotOptimize(bytes->constData());
        pages = document->pages.size();
    }
    state.SetLabel(options.game);
    state.counters["pages"] = static_cast<double>(pages);
    state.counters["peak_mb"] = peakMegabytes();
    state.counters["target_mb"] = 512;
}

BENCHMARK(thousandShips)->ArgName("game")->DenseRange(0, 4)->Iterations(1)->Unit(benchmark::kMillisecond);

/// Both in turn in every round, so that a busy machine slows both; the time given is that of the sheets.
void hundredSheets(benchmark::State& state)
{
    const Figures& figures = builtInFigures();
    SheetOptions options;
    options.game = builtInSheets()[static_cast<std::size_t>(state.range(0))].rules;
    options.perPage = static_cast<int>(state.range(1));
    // The squadron game has a sheet a squadron.
    const Fleet fleet =
        sheetsOf(options.game).shipsOfAForm > 1 ? fleetOf(rounds(400, 8), 4) : fleetOf(rounds(100, 10), 10);
    const FontMeasurer known;
    const auto first = gameSheets(fleet, nullptr, figures, options, known);
    if (!first) {
        state.SkipWithError(first.error().front().what.english().c_str());
        return;
    }
    const std::vector<BarePage> pages = bareOf(*first, known);
    state.SetLabel(options.game);
    double sheets = 0;
    double bare = 0;
    for (auto _ : state) {
        const auto start = Clock::now();
        const FontMeasurer measurer; // a job starts with nothing measured
        const auto bytes = pdfOf(*gameSheets(fleet, nullptr, figures, options, measurer));
        const auto middle = Clock::now();
        const QByteArray plain = drawBare(pages);
        const auto end = Clock::now();
        benchmark::DoNotOptimize(bytes->constData());
        benchmark::DoNotOptimize(plain.constData());
        const std::chrono::duration<double> ours = middle - start;
        sheets += ours.count();
        bare += std::chrono::duration<double>(end - middle).count();
        state.SetIterationTime(ours.count());
    }
    state.counters["times_bare"] = sheets / bare;
    state.counters["target"] = 2;
}

BENCHMARK(hundredSheets)
    ->ArgNames({"game", "per_page"})
    ->ArgsProduct({{0, 1, 2, 3, 4}, {1, 4}})
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
