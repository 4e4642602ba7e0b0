// SPDX-License-Identifier: GPL-3.0-or-later
// Printing the sheets of 300 ships of a campaign in the window: how long laying out, preview, PDF and printing take, and for
// how long at a stretch the window's thread gives no answer meanwhile, which shall be no more than 100 ms. The stalls are
// those of the machine it runs on: on a busy one they are longer.
#include <QApplication>
#include <QEventLoop>
#include <QPrintDialog>
#include <QPrinter>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTimer>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>

#include <benchmark/benchmark.h>

#include "app/paper/page_image.h"
#include "db/campaign_file.h"
#include "tests/bench/great_war.h"
#include "tests/qml/stall_watch.h"

namespace {

using namespace navarch;

constexpr int fleets = 30; // of ten ships each

void stop(const char* why)
{
    std::fprintf(stderr, "%s\n", why);
    std::exit(1);
}

void waitFor(const std::function<bool()>& isDone)
{
    QEventLoop loop;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &loop, [&] {
        if (isDone())
            loop.quit();
    });
    look.start(5);
    loop.exec();
}

/// The window with that campaign in it, made once and kept until close().
class Window {
public:
    static Window& get()
    {
        if (!s_window)
            s_window.reset(new Window);
        return *s_window;
    }
    static void close() { s_window.reset(); }

    [[nodiscard]] PrintJob& job() const { return *m_job; }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] QQuickWindow* shown() const { return qobject_cast<QQuickWindow*>(m_root); }
    void goTo(const QString& place) { m_root->setProperty("place", place); }
    [[nodiscard]] bool isShown() const { return m_job->ready() && PageImage::allPainted(); }

private:
    Window()
    {
        const QString file = path(QStringLiteral("war.navarch"));
        if (!CampaignFile::create(file, greatWar(fleets), "Begin"))
            stop("no campaign");
        m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        m_engine.setInitialProperties({{QStringLiteral("startFile"), file}});
        m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Navarch/Main.qml")));
        if (m_engine.rootObjects().isEmpty())
            stop("no window");
        m_root = m_engine.rootObjects().constFirst();
        m_job = qobject_cast<PrintJob*>(m_root->property("printJob").value<QObject*>());
        if (!m_job)
            stop("no print job");
        m_job->settings()->setCover(false);
    }

    static std::unique_ptr<Window> s_window;

    QTemporaryDir m_folder;
    QQmlApplicationEngine m_engine;
    QObject* m_root = nullptr;
    PrintJob* m_job = nullptr;
};

std::unique_ptr<Window> Window::s_window;

/// Measures what `begin` sets off, until `isDone`.
void watched(
    benchmark::State& state, const std::function<void()>& begin, const std::function<bool()>& isDone,
    const std::function<void()>& putAway = [] {})
{
    int longest = 0;
    for (auto _ : state) {
        const StallWatch stalls;
        const auto start = std::chrono::steady_clock::now();
        begin();
        waitFor(isDone);
        state.SetIterationTime(
            std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
        longest = std::max(longest, stalls.longest());
        putAway();
    }
    state.counters["pages"] = Window::get().job().pages()->count();
    state.counters["longest_stall_ms"] = longest;
    state.counters["target_ms"] = 100;
}

/// The Print screen is opened: the job is laid out for the first time.
void opened(benchmark::State& state)
{
    Window& window = Window::get();
    waitFor([&] { return PageImage::allPainted(); });
    watched(
        state, [&] { window.goTo(QStringLiteral("print")); }, [&] { return window.isShown(); });
}

/// Another option: all is laid out anew, and what one sees of it painted.
void laidOutAnew(benchmark::State& state)
{
    Window& window = Window::get();
    window.goTo(QStringLiteral("print"));
    waitFor([&] { return window.isShown(); });
    watched(
        state, [&] { window.job().settings()->setSaveInk(!window.job().settings()->saveInk()); },
        [&] { return window.isShown(); });
}

/// The campaign changes while one looks at the screen.
void changedBelow(benchmark::State& state)
{
    Window& window = Window::get();
    window.goTo(QStringLiteral("print"));
    waitFor([&] { return window.isShown(); });
    watched(
        state, [&] { emit window.job().source()->changed(); }, [&] { return window.isShown(); });
}

void saved(benchmark::State& state)
{
    Window& window = Window::get();
    window.goTo(QStringLiteral("print"));
    waitFor([&] { return window.isShown(); });
    watched(
        state, [&] { window.job().savePdf(QUrl::fromLocalFile(window.path(QStringLiteral("sheets.pdf")))); },
        [&] { return window.job().work() == PrintJob::NoWork; });
}

void printed(benchmark::State& state)
{
    Window& window = Window::get();
    window.goTo(QStringLiteral("print"));
    waitFor([&] { return window.isShown(); });
    watched(
        state,
        [&] {
            const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
            printer->setOutputFormat(QPrinter::PdfFormat);
            printer->setOutputFileName(window.path(QStringLiteral("printed.pdf")));
            window.job().printOn(printer);
        },
        [&] { return window.job().work() == PrintJob::NoWork; });
}

/// The system's own dialog comes up, which asks for the printers there are.
void askedForAPrinter(benchmark::State& state)
{
    Window& window = Window::get();
    window.goTo(QStringLiteral("print"));
    waitFor([&] { return window.isShown(); });
    const auto dialog = [] {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* found = qobject_cast<QPrintDialog*>(widget); found && found->isVisible())
                return found;
        return static_cast<QPrintDialog*>(nullptr);
    };
    watched(
        state, [&] { window.job().print(window.shown()); }, [&] { return dialog() != nullptr; },
        [&] { dialog()->reject(); });
}

BENCHMARK(opened)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(laidOutAnew)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(3);
BENCHMARK(changedBelow)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(3);
BENCHMARK(saved)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(2);
BENCHMARK(printed)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(2);
BENCHMARK(askedForAPrinter)->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(2);

} // namespace

int main(int argc, char** argv)
{
    const QTemporaryDir home; // of its own: the window remembers what it was told
    for (const char* each : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
        qputenv(each, home.path().toUtf8());
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    QApplication application(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    Window::close();
    return 0;
}
