// SPDX-License-Identifier: GPL-3.0-or-later
// Where the window stood, how large it was and whether it filled the screen is there again the next evening.
#include "app/shell/window_place.h"

#include <QGuiApplication>
#include <QScreen>
#include <QSettings>
#include <QTest>

#include <functional>
#include <memory>

using namespace navarch;

namespace {

/// A window as Main.qml makes it, before anything is remembered of it.
std::unique_ptr<QQuickWindow> freshWindow()
{
    auto window = std::make_unique<QQuickWindow>();
    window->setMinimumSize({300, 200});
    window->setGeometry(20, 30, 500, 400);
    return window;
}

QSettings settings()
{
    return QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("navarch"),
                     QStringLiteral("navarch"));
}

/// An evening: the window opens as it is remembered, `act` is done to it, and it is closed.
void evening(const std::function<void(QQuickWindow&)>& act)
{
    const auto window = freshWindow();
    WindowPlace place;
    place.setWindow(window.get());
    window->show();
    QTest::qWait(20);
    act(*window);
    QTest::qWait(20);
}

QRect roomOnScreen()
{
    return QGuiApplication::primaryScreen()->availableGeometry();
}

} // namespace

class WindowPlaceTest : public QObject {
    Q_OBJECT

private slots:
    void init() { settings().clear(); }

    void sizeAndPlaceComeBack()
    {
        const QRect left(40, 60, 420, 310);
        evening([&](QQuickWindow& window) { window.setGeometry(left); });
        evening([&](QQuickWindow& window) { QCOMPARE(window.geometry(), left); });
    }

    void aWindowThatFilledTheScreenFillsItAgain()
    {
        const QRect left(40, 60, 420, 310);
        evening([&](QQuickWindow& window) {
            window.setGeometry(left);
            QTest::qWait(400); // it rests
            window.showMaximized();
        });
        evening([&](QQuickWindow& window) {
            QCOMPARE(window.visibility(), QWindow::Maximized);
            window.showNormal();
            window.setGeometry(left);
        });
        evening([&](QQuickWindow& window) {
            QVERIFY(window.visibility() != QWindow::Maximized);
            QCOMPARE(window.geometry(), left);
        });
    }

    /// A screen that was unplugged since shows nothing.
    void aPlaceOffEveryScreenIsNotTakenUp()
    {
        evening([](QQuickWindow& window) { window.setGeometry(50000, 50000, 420, 310); });
        evening([](QQuickWindow& window) {
            QVERIFY(roomOnScreen().intersects(window.geometry()));
            QCOMPARE(window.size(), QSize(420, 310));
        });
    }

    void neitherLargerThanTheScreenNorSmallerThanItMayBe()
    {
        settings().setValue(QStringLiteral("window/place"), QRect(0, 0, 30000, 100));
        evening([](QQuickWindow& window) {
            QVERIFY(window.width() <= roomOnScreen().width());
            QCOMPARE(window.height(), 200);
        });
    }

    void whatNobodyKeptIsAsItIsMade()
    {
        evening([](QQuickWindow& window) { QCOMPARE(window.size(), QSize(500, 400)); });
        settings().setValue(QStringLiteral("window/place"), QStringLiteral("no rectangle"));
        evening([](QQuickWindow& window) { QCOMPARE(window.size(), QSize(500, 400)); });
    }
};

QTEST_MAIN(WindowPlaceTest)
#include "window_place_test.moc"
