// SPDX-License-Identifier: GPL-3.0-or-later
// Every screen and sheet the tour leads to, in windows as small as they come and with text as large as it gets.
#include <QApplication>
#include <QQmlComponent>
#include <QQuickItem>
#include <QTest>

#include <memory>

#include "app/base/speech/speech.h"
#include "tests/qml/layout/screen_faults.h"
#include "tests/qml/layout/toured_window.h"
#include "tests/support/share.h"

namespace {

const QList<QSize> windows = {QSize(1280, 720), QSize(1024, 640), QSize(900, 600)};
const QList<int> percents = {90, 100, 115, 135, 200}; // as Settings offers them

/// A window and the size of its text.
struct Shown {
    QSize size;
    int percent;
};

/// How the stop at that place of the tour is shown: every size of text in one of the windows, which the next stop has in
/// another, and large text in the smallest. layout_soak shows each stop in all of them.
std::vector<Shown> showingsOf(int stop)
{
    static const bool all = qEnvironmentVariableIsSet("NAVARCH_EVERY_SIZE");
    std::vector<Shown> showings;
    // By texts first: every text is set anew for another size of text, few for another window.
    for (int i = 0; i < percents.size(); ++i)
        for (int j = 0; j < windows.size(); ++j)
            if (all || (stop + i) % windows.size() == j
                || (percents[i] >= 135 && windows[j] == windows.last()))
                showings.push_back({windows[j], percents[i]});
    return showings;
}

/// Builders, boards and odds are laid out for a pane of their own at least. With text twice as large that is promised of
/// the usual window; in smaller ones they are scrolled.
bool fitsItsPanes(const QString& place, const QSize& size, int percent)
{
    const QStringList large = {QStringLiteral("fleet-builder"), QStringLiteral("port-builder"),
                               QStringLiteral("charts"),        QStringLiteral("boards"),
                               QStringLiteral("war-builder"),   QStringLiteral("print"),
                               QStringLiteral("battle"),        QStringLiteral("forecast"),
                               QStringLiteral("result"),        QStringLiteral("classes")};
    return percent < 200 || size.width() >= 1280 || !large.contains(place);
}

/// A row for each of these stops that is in the share of this program.
void addMine(const QStringList& stops)
{
    const navarch::TestShare share = navarch::myShare();
    const int count = static_cast<int>(stops.size());
    for (int i = 0; i < count; ++i)
        if (share.holds(i, count))
            QTest::newRow(qPrintable(stops[i])) << stops[i];
}

/// What is wrong with where the titles of a screen stand: one stood 12 pixels beside the next screen's, another in the middle.
QStringList titlesOutOfFrame(const QQuickWindow& window)
{
    QStringList told;
    const auto* rail = window.findChild<QQuickItem*>(QStringLiteral("rail"));
    if (!rail)
        return {QStringLiteral("there is no rail")};
    for (const QQuickItem* title : window.findChildren<QQuickItem*>()) {
        if (!title->property("ofScreen").toBool() || !title->isVisible())
            continue;
        const double x = title->mapToScene({0, 0}).x() - rail->width();
        if (qAbs(x - 24) >= 1)
            told += QStringLiteral("\"%1\": %2 from the rail").arg(title->property("text").toString()).arg(x);
    }
    return told;
}

} // namespace

class LayoutTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY2(m_toured.problem().isEmpty(), qPrintable(m_toured.problem())); }
    void cleanupTestCase() { m_toured.setTextFactor(1); }
    void theWalkFindsFaults_data();
    void theWalkFindsFaults();
    void nothingIsCutOrOutOfReach_data();
    void nothingIsCutOrOutOfReach();
    void chartAndTableFold_data();
    void chartAndTableFold();
    void feetOfBuildersStayInSight_data();
    void feetOfBuildersStayInSight();
    void columnsHaveRoomInEveryLanguage_data();
    void columnsHaveRoomInEveryLanguage();

private:
    TouredWindow m_toured;
};

void LayoutTest::theWalkFindsFaults_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("fault");
    QTest::newRow("nothing") << QByteArray("Text { text: 'Themistokles'; x: 10; y: 10 }") << QString();
    QTest::newRow("over each other") << QByteArray(
        "Text { text: 'Themistokles'; x: 10; y: 10 } Text { text: 'Salamis'; x: 30; y: 12 }")
                                     << QStringLiteral("over each other");
    QTest::newRow("covered") << QByteArray(
        "Text { text: 'Themistokles'; x: 10; y: 10 } Rectangle { color: 'white'; width: 200; height: 90; "
        "Text { text: 'Salamis'; x: 30; y: 12 } }")
                             << QString();
    QTest::newRow("outside") << QByteArray("Text { text: 'Themistokles'; x: 280; y: 10 }")
                             << QStringLiteral("outside the window");
    QTest::newRow("clipped") << QByteArray(
        "Item { clip: true; width: 40; height: 40; Text { text: 'Themistokles' } }")
                             << QStringLiteral("is cut by");
    QTest::newRow("scrolled") << QByteArray("Flickable { width: 90; height: 90; contentWidth: 90; "
                                            "contentHeight: 400; Text { y: 300; text: 'Nike' } }")
                              << QString();
    QTest::newRow("beyond") << QByteArray("Flickable { width: 90; height: 90; contentWidth: 90; "
                                          "contentHeight: 90; Text { y: 300; text: 'Nike' } }")
                            << QStringLiteral("beyond what is scrolled");
    QTest::newRow("vanished") << QByteArray(
        "Text { text: 'Themistokles'; width: 30; elide: Text.ElideRight }")
                              << QStringLiteral("nothing left of it");
    QTest::newRow("on a button") << QByteArray("Button { width: 60; text: 'Themistokles'; contentItem: Text "
                                               "{ text: 'Themistokles'; elide: Text.ElideRight } }")
                                 << QStringLiteral("cut on its button");
    QTest::newRow("in its column") << QByteArray(
        "Text { property bool whole: true; text: 'Themistokles'; width: 70; elide: Text.ElideRight }")
                                   << QStringLiteral("cut in its column");
    QTest::newRow("a name in a column")
        << QByteArray("Text { text: 'Themistokles'; width: 70; elide: Text.ElideRight }") << QString();
    QTest::newRow("sideways") << QByteArray("Flickable { width: 90; height: 90; contentWidth: 140; "
                                            "contentHeight: 90; Text { text: 'Nike' } }")
                              << QStringLiteral("scrolled sideways");
    QTest::newRow("controls") << QByteArray(
        "Button { text: 'a' } Button { text: ' '; x: 10; background: null; contentItem: null }")
                              << QStringLiteral("over each other");
}

void LayoutTest::theWalkFindsFaults()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, fault);
    QQmlComponent component(&m_toured.engine());
    component.setData(
        "import QtQuick\nimport QtQuick.Controls.Basic\nWindow { visible: true; width: 300; height: 200; "
            + body + " }",
        {});
    const std::unique_ptr<QObject> made(component.create());
    const auto* window = qobject_cast<QQuickWindow*>(made.get());
    QVERIFY2(window, qPrintable(component.errorString()));
    QTest::qWait(30);
    const QString faults = (layoutFaults(*window) + sidewaysFaults(*window)).join(QLatin1Char('\n'));
    QVERIFY2(fault.isEmpty() ? faults.isEmpty() : faults.contains(fault), qPrintable(faults));
}

void LayoutTest::nothingIsCutOrOutOfReach_data()
{
    QTest::addColumn<QString>("stop");
    const QStringList stops = m_toured.stops();
    QVERIFY(stops.size() > 70);
    addMine(stops);
}

// Nor scrolled sideways: what has no room beside something else folds, or stands below it. But for the table of all games,
// which has a column for each.
void LayoutTest::nothingIsCutOrOutOfReach()
{
    QFETCH(QString, stop);
    m_toured.setTextFactor(1);
    m_toured.goTo(stop);
    QStringList told;
    const QString place = m_toured.window().property("place").toString();
    for (const auto& [size, percent] : showingsOf(static_cast<int>(m_toured.stops().indexOf(stop)))) {
        m_toured.showAt(size, percent / 100.0);
        const QString where =
            QStringLiteral("%1x%2 at %3%").arg(size.width()).arg(size.height()).arg(percent);
        if (fitsItsPanes(place, size, percent) && stop != QLatin1String("compare"))
            for (const QString& fault : sidewaysFaults(m_toured.window()))
                told += QStringLiteral("%1: %2").arg(where, fault);
        if (percent == 100)
            for (const QString& fault : titlesOutOfFrame(m_toured.window()))
                told += QStringLiteral("%1: %2").arg(where, fault);
        for (const QString& pane : m_toured.panes()) {
            m_toured.showPane(pane);
            for (const QString& fault : m_toured.faults())
                told += QStringLiteral("%1%2: %3")
                            .arg(where, pane.isEmpty() ? pane : QStringLiteral(", ") + pane, fault);
        }
    }
    QVERIFY2(told.isEmpty(), qPrintable(QString::number(told.size()) + QLatin1Char('\n')
                                        + told.mid(0, 40).join(QLatin1Char('\n'))));
}

void LayoutTest::chartAndTableFold_data()
{
    QTest::addColumn<QString>("stop");
    addMine({QStringLiteral("map"), QStringLiteral("map-route"), QStringLiteral("map-past"),
             QStringLiteral("battle-orders"), QStringLiteral("battle-plots"), QStringLiteral("battle-dice")});
}

// What most of an evening is spent at needs no scrolling sideways in any window, with any text: its lists fold.
void LayoutTest::chartAndTableFold()
{
    QFETCH(QString, stop);
    m_toured.setTextFactor(1);
    m_toured.goTo(stop);
    const auto* view = m_toured.window().findChild<QQuickItem*>(QStringLiteral("screenView"));
    QVERIFY(view);
    auto* screen = m_toured.window().findChild<QQuickItem*>(
        stop.startsWith(QLatin1String("map")) ? QStringLiteral("chart") : QStringLiteral("board"));
    QVERIFY(screen);
    const auto* fold = m_toured.window().findChild<QQuickItem*>(
        stop.startsWith(QLatin1String("map")) ? QStringLiteral("foldCard") : QStringLiteral("foldOrders"));
    QVERIFY(fold);
    const std::vector<std::pair<QSize, int>> narrow = {
        {{1024, 640}, 135}, {{900, 600}, 135}, {{1280, 720}, 200}};
    for (const auto& [size, percent] : narrow) {
        m_toured.showAt(size, percent / 100.0);
        const QByteArray where =
            QStringLiteral("%1x%2 at %3%").arg(size.width()).arg(size.height()).arg(percent).toUtf8();
        QVERIFY2(!view->property("scrollsLevel").toBool(), where);
        QVERIFY2(fold->isVisible(), where);
        QVERIFY2(screen->width() > 0.35 * view->width(), where);
    }
    m_toured.showAt({1280, 720}, 1);
    QVERIFY(!fold->isVisible());
}

void LayoutTest::feetOfBuildersStayInSight_data()
{
    QTest::addColumn<QString>("stop");
    addMine({QStringLiteral("fleet-builder"), QStringLiteral("port-builder"), QStringLiteral("classes"),
             QStringLiteral("war-builder")});
}

// What it comes to and whether the rules have anything against it was below the window's edge, half of it or all.
void LayoutTest::feetOfBuildersStayInSight()
{
    QFETCH(QString, stop);
    m_toured.setTextFactor(1);
    m_toured.goTo(stop);
    const auto* view = m_toured.window().findChild<QQuickItem*>(QStringLiteral("screenView"));
    QVERIFY(view);
    const std::vector<std::pair<QSize, int>> narrow = {
        {{1280, 720}, 100}, {{1024, 640}, 130}, {{1024, 640}, 135}, {{900, 600}, 135}, {{1280, 720}, 200}};
    for (const auto& [size, percent] : narrow) {
        m_toured.showAt(size, percent / 100.0);
        const QByteArray where =
            QStringLiteral("%1x%2 at %3%").arg(size.width()).arg(size.height()).arg(percent).toUtf8();
        const auto* foot = m_toured.window().findChild<QQuickItem*>(QStringLiteral("builderFoot"));
        QVERIFY2(foot && foot->isVisible(), where);
        const QRectF shown = foot->mapRectToItem(view, QRectF(0, 0, foot->width(), foot->height()));
        QVERIFY2(QRectF(0, 0, view->width(), view->height()).adjusted(-1, -1, 1, 1).contains(shown), where);
    }
}

void LayoutTest::columnsHaveRoomInEveryLanguage_data()
{
    QTest::addColumn<QString>("stop");
    addMine({QStringLiteral("fleets"), QStringLiteral("fleets-damaged"), QStringLiteral("people"),
             QStringLiteral("people-captains"), QStringLiteral("ports"), QStringLiteral("treasury"),
             QStringLiteral("battles-waiting"), QStringLiteral("print")});
}

// German says "Durchschnittlich" where English says "Average": of its columns half were cut, and no test spoke German.
void LayoutTest::columnsHaveRoomInEveryLanguage()
{
    QFETCH(QString, stop);
    QStringList told;
    for (const QString& language : navarch::spokenLanguages()) {
        m_toured.setTextFactor(1);
        m_toured.speakNow(navarch::speechOf(language));
        m_toured.goTo(stop);
        for (const QSize& size : windows)
            for (const int percent : {100, 135}) {
                m_toured.showAt(size, percent / 100.0);
                for (const QString& pane : m_toured.panes()) {
                    m_toured.showPane(pane);
                    for (const QString& fault : m_toured.faults())
                        told += QStringLiteral("%1, %2x%3 at %4%: %5")
                                    .arg(language)
                                    .arg(size.width())
                                    .arg(size.height())
                                    .arg(percent)
                                    .arg(fault);
                }
            }
    }
    m_toured.speakNow(navarch::speechOf(QStringLiteral("en")));
    QVERIFY2(told.isEmpty(), qPrintable(told.mid(0, 40).join(QLatin1Char('\n'))));
}

int main(int argc, char** argv)
{
    QApplication application(argc, argv); // Qt Charts draws through the widgets' scene
    LayoutTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "layout_test.moc"
