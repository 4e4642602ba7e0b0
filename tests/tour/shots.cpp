// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tour/shots.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QImage>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QThread>

#include <atomic>
#include <cstdio>

#include "app/campaign/settings/preferences.h"
#include "app/paper/page_image.h"
#include "tests/tour/tour.h"

namespace navarch {
namespace {

std::atomic<int> warnings = 0;

void listen(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    const bool ofThePlatform = message.startsWith(QLatin1String("QStandardPaths:"))
                               || message.contains(QLatin1String("propagateSizeHints"));
    if (type != QtDebugMsg && type != QtInfoMsg && !ofThePlatform) {
        ++warnings;
        std::fprintf(stderr, "warning: %s (%s:%d)\n", qPrintable(message), context.file ? context.file : "?",
                     context.line);
    }
}

/// Lets everything settle: bindings, layouts, what other threads still bring.
void settle(QQuickWindow* window, const QObject* tour)
{
    QElapsedTimer clock;
    clock.start();
    const auto busy = [&] { return tour->property("busy").toBool() || !PageImage::allPainted(); };
    while (clock.elapsed() < 400 || (busy() && clock.elapsed() < 30000)) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        // Only a running event loop sees to these by itself: what a screen leaves behind would stand on the next ones.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QThread::msleep(5);
    }
    window->update();
    QCoreApplication::processEvents();
}

} // namespace

int takeShots(const QString& folder, const ShotsWanted& wanted, const QString& campaign)
{
    if (!QDir().mkpath(folder)) {
        std::fprintf(stderr, "take_shots: the folder %s cannot be made. Name one that can be written.\n",
                     qPrintable(folder));
        return 2;
    }
    const QtMessageHandler before = qInstallMessageHandler(listen);
    int written = 0;
    {
        QQmlApplicationEngine engine;
        engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        engine.setInitialProperties({{QStringLiteral("width"), wanted.size.width()},
                                     {QStringLiteral("height"), wanted.size.height()},
                                     {QStringLiteral("startFile"), campaign}});
        engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Navarch/Main.qml")));
        auto* window = engine.rootObjects().isEmpty()
                           ? nullptr
                           : qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
        auto* preferences =
            engine.singletonInstance<Preferences*>(qmlTypeId("Navarch.App", 1, 0, "Preferences"));
        const std::unique_ptr<QObject> tour = window ? tourOf(*window) : nullptr;
        if (!tour || !preferences) {
            qInstallMessageHandler(before);
            std::fprintf(stderr, "take_shots: the window could not be made.\n");
            return 2;
        }
        preferences->setHints(false);
        preferences->setTextFactor(wanted.text);
        settle(window, tour.get());
        const QStringList stops = tour->property("names").toStringList();
        for (const QString& theme : {QStringLiteral("light"), QStringLiteral("dark")}) {
            preferences->setTheme(theme);
            for (const QString& stop : stops) {
                if (!stop.startsWith(wanted.only))
                    continue;
                QMetaObject::invokeMethod(tour.get(), "go", Q_ARG(QString, stop));
                settle(window, tour.get());
                const QString file = QDir(folder).filePath(QStringLiteral("%1-%2.png").arg(stop, theme));
                if (window->grabWindow().save(file))
                    ++written;
                else
                    ++warnings;
            }
        }
    }
    qInstallMessageHandler(before);
    std::printf("%d pictures in %s\n", written, qPrintable(folder));
    return warnings == 0 ? 0 : 1;
}

} // namespace navarch
