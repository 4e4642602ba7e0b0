// SPDX-License-Identifier: GPL-3.0-or-later
// Marked sheets of every game, four to a page, read back from an office scanner: on one core at least 400 cards a minute. Beside
// it what of that is finding the codes, which is ZXing's work, and one look at every pixel, which nobody can do without.
#include <QGuiApplication>

#include <benchmark/benchmark.h>

#include "reports/cards/sheets_of_game.h"
#include "reports/paint/fonts.h"
#include "reports/scan/square_reader.h"
#include "tests/reports/printed_job.h"
#include "tests/reports/sample_fleets.h"
#include "tests/reports/scan/marked_pile.h"

namespace {

using namespace navarch;

struct ScannedPage {
    MarkedPage marked;
    QImage scan;
};

/// The pages with sheets of a fleet of each game.
const std::vector<ScannedPage>& pages()
{
    static const std::vector<ScannedPage> made = [] {
        std::vector<ScannedPage> all;
        const FontMeasurer fonts;
        std::uint32_t seed = 5;
        for (const SheetsOfGame& game : builtInSheets()) {
            PrintedJob job{{battered("Van")}, {}, false};
            job.options.game = std::string(game.rules);
            job.options.perPage = 4;
            job.options.tables = ReferenceTables::None;
            const Document document = job.made(fonts);
            const std::vector<MappedSheet> map = boxMapOf(document);
            for (int page = 1; page <= static_cast<int>(document.pages.size()); ++page) {
                if (document.pages[static_cast<std::size_t>(page) - 1].sheets.empty())
                    continue;
                Lots lots(++seed);
                MarkedPage marked = markedPage(printedPage(document, page), map, page, lots);
                QImage scan = scanned(marked.image, lots);
                marked.image = {};
                all.push_back({std::move(marked), std::move(scan)});
            }
        }
        return all;
    }();
    return made;
}

/// Reads everything.
void piles(benchmark::State& state)
{
    (void)pages();
    ScanFigures figures;
    for (auto turn : state)
        for (const ScannedPage& page : pages())
            readInto(figures, page.marked, page.scan);
    state.counters["cards_a_minute"] = benchmark::Counter(figures.sheets * 60.0, benchmark::Counter::kIsRate);
    state.SetLabel("at least 400 cards a minute; " + std::to_string(figures.looksCloser) + " of "
                   + std::to_string(figures.pages) + " pages looked at twice");
}

void codesAlone(benchmark::State& state)
{
    (void)pages();
    double cards = 0;
    for (auto turn : state)
        for (const ScannedPage& page : pages()) {
            benchmark::DoNotOptimize(squaresAtOnce(greyOf(page.scan)));
            cards += static_cast<double>(page.marked.sheets.size());
        }
    state.counters["cards_a_minute"] = benchmark::Counter(cards * 60.0, benchmark::Counter::kIsRate);
}

void onePassOfPixels(benchmark::State& state)
{
    (void)pages();
    double cards = 0;
    for (auto turn : state)
        for (const ScannedPage& page : pages()) {
            const GreyImage image = greyOf(page.scan);
            std::uint64_t sum = 0;
            for (const std::uint8_t pixel : image.pixels)
                sum += pixel;
            benchmark::DoNotOptimize(sum);
            cards += static_cast<double>(page.marked.sheets.size());
        }
    state.counters["cards_a_minute"] = benchmark::Counter(cards * 60.0, benchmark::Counter::kIsRate);
}

BENCHMARK(piles)->Unit(benchmark::kMillisecond);
BENCHMARK(codesAlone)->Unit(benchmark::kMillisecond);
BENCHMARK(onePassOfPixels)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    QGuiApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
