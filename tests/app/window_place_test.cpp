// SPDX-License-Identifier: GPL-3.0-or-later
// The window comes back where it was, as large as it was, and never where nobody could take hold of it.
#include "app/base/own_settings.h"
#include "app/shell/window_place.h"

#include <QGuiApplication>
#include <QQuickWindow>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace navarch;

namespace {

/// A window as the program opens it, at 300 x 200 to begin with and never smaller than 200 x 150.
struct OpenedWindow {
    QQuickWindow window;
    WindowPlace place;

    OpenedWindow()
    {
        window.setMinimumSize(QSize(200, 150));
        window.setGeometry(QRect(10, 10, 300, 200));
        place.setWindow(&window);
        if (window.visibility() == QWindow::Hidden)
            window.show();
        (void)QTest::qWaitForWindowExposed(&window);
    }
    void moveTo(const QRect& geometry)
    {
        QSignalSpy moved(&window, &QWindow::widthChanged);
        window.setGeometry(geometry);
        QTRY_VERIFY(!moved.isEmpty());
        QCOMPARE(window.geometry(), geometry);
    }
};

QRect screen()
{
    return QGuiApplication::primaryScreen()->availableGeometry();
}

} // namespace

class WindowPlaceTest : public QObject {
    Q_OBJECT

private slots:
    void init() { OwnSettings().clear(); }
    void theFirstTimeItIsAsTheProgramHasIt();
    void itComesBackWhereItWas();
    void itIsKeptWhenItRests();
    void maximizedItComesBackSoAndToWhatItWas();
    void fullScreenIsNoPlace();
    void aPlaceOffAllScreensIsNotTakenUp();
    void itFitsTheScreenAndItsLeastSize();
    void damagedSettingsAreNoPlace();
};

void WindowPlaceTest::theFirstTimeItIsAsTheProgramHasIt()
{
    const OpenedWindow first;
    QCOMPARE(first.window.size(), QSize(300, 200));
    QCOMPARE(first.window.visibility(), QWindow::Windowed);
}

void WindowPlaceTest::itComesBackWhereItWas()
{
    const QRect there(40, 60, 420, 310);
    {
        OpenedWindow first;
        first.moveTo(there);
    }
    const OpenedWindow second;
    QCOMPARE(second.window.geometry(), there);
}

/// Not only when it is closed: a program that crashes remembers too.
void WindowPlaceTest::itIsKeptWhenItRests()
{
    OpenedWindow first;
    first.moveTo(QRect(50, 70, 410, 320));
    QTRY_COMPARE(OwnSettings().value(QStringLiteral("window/place")).toRect(), QRect(50, 70, 410, 320));
}

void WindowPlaceTest::maximizedItComesBackSoAndToWhatItWas()
{
    const QRect before(40, 60, 420, 310);
    {
        OpenedWindow first;
        first.moveTo(before);
        QTRY_COMPARE(OwnSettings().value(QStringLiteral("window/place")).toRect(), before);
        first.window.showMaximized();
        QTRY_COMPARE(first.window.visibility(), QWindow::Maximized);
        QTRY_VERIFY(first.window.width() > before.width());
    }
    {
        const OpenedWindow second;
        QCOMPARE(second.window.visibility(), QWindow::Maximized);
    }
    QCOMPARE(OwnSettings().value(QStringLiteral("window/place")).toRect(), before);
    OwnSettings().setValue(QStringLiteral("window/maximized"), false);
    const OpenedWindow third;
    QCOMPARE(third.window.geometry(), before);
}

void WindowPlaceTest::fullScreenIsNoPlace()
{
    const QRect before(40, 60, 420, 310);
    {
        OpenedWindow first;
        first.moveTo(before);
        QTRY_COMPARE(OwnSettings().value(QStringLiteral("window/place")).toRect(), before);
        first.window.showFullScreen();
        QTRY_COMPARE(first.window.visibility(), QWindow::FullScreen);
        QTRY_VERIFY(first.window.width() > before.width());
    }
    const OpenedWindow second;
    QCOMPARE(second.window.geometry(), before);
}

void WindowPlaceTest::aPlaceOffAllScreensIsNotTakenUp()
{
    const QRect away(screen().right() + 3000, 100, 420, 310);
    OwnSettings().setValue(QStringLiteral("window/place"), away);
    const OpenedWindow second;
    QVERIFY(screen().intersects(second.window.geometry()));
    QCOMPARE(second.window.size(), away.size()); // its size is as good here
}

void WindowPlaceTest::itFitsTheScreenAndItsLeastSize()
{
    OwnSettings().setValue(QStringLiteral("window/place"), QRect(0, 0, screen().width() + 500, 20'000));
    {
        const OpenedWindow larger;
        QCOMPARE(larger.window.size(), screen().size());
    }
    OwnSettings().setValue(QStringLiteral("window/place"), QRect(300, 300, 210, 101));
    const OpenedWindow smaller;
    QCOMPARE(smaller.window.size(), QSize(210, 150));
}

void WindowPlaceTest::damagedSettingsAreNoPlace()
{
    for (const QVariant& damaged :
         {QVariant(QStringLiteral("@Rect(1 2 3")), QVariant(QStringLiteral("here")),
          QVariant(QRect(5, 5, -7, -9)), QVariant(QRect(-2147483647, -2147483647, 10, 10))}) {
        OwnSettings().setValue(QStringLiteral("window/place"), damaged);
        OwnSettings().setValue(QStringLiteral("window/maximized"), QStringLiteral("perhaps"));
        const OpenedWindow opened;
        QVERIFY(screen().contains(opened.window.geometry().center()));
        QVERIFY(opened.window.width() >= 200 && opened.window.height() >= 150);
    }
}

QTEST_MAIN(WindowPlaceTest)
#include "window_place_test.moc"
