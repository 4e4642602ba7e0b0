// SPDX-License-Identifier: GPL-3.0-or-later
// Every screen and sheet the tour leads to, in windows as small as they come and with text as large as it gets.
#include <QApplication>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include "app/campaign/sample_campaign.h"
#include "app/campaign/settings/preferences.h"
#include "tests/qml/layout/screen_faults.h"

using namespace navarch;

namespace {

/// Sheets and dialogs that are open: whatever keeps one from the rest of the window.
qsizetype openSheets(const QQuickWindow& window)
{
    const QList<QObject*> all = window.findChildren<QObject*>();
    return std::count_if(all.begin(), all.end(), [](const QObject* each) {
        return each->inherits("QQuickPopup") && each->property("modal").toBool()
               && each->property("opened").toBool();
    });
}

} // namespace

class LayoutTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_preferences->setTextFactor(1); }
    void theWalkFindsFaults_data();
    void theWalkFindsFaults();
    void nothingIsCutOrOutOfReach_data();
    void nothingIsCutOrOutOfReach();
    void theCampaignIsNotScrolledSideways_data();
    void theCampaignIsNotScrolledSideways();

private:
    void goTo(const QString& stop);
    void showAt(const QSize& size, double text);

    QTemporaryDir m_folder;
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
    QObject* m_tour = nullptr;
    Preferences* m_preferences = nullptr;
};

void LayoutTest::initTestCase()
{
    const QString sample = m_folder.filePath(QStringLiteral("The Saronic Gulf.navarch"));
    QCOMPARE(provideSampleAt(sample), QString());
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_engine.setInitialProperties({{QStringLiteral("startFile"), sample}});
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Navarch/Main.qml")));
    QVERIFY(!m_engine.rootObjects().isEmpty());
    m_window = qobject_cast<QQuickWindow*>(m_engine.rootObjects().constFirst());
    m_preferences = m_engine.singletonInstance<Preferences*>(qmlTypeId("Navarch.App", 1, 0, "Preferences"));
    QVERIFY(m_window && m_preferences);
    m_tour = m_window->findChild<QObject*>(QStringLiteral("tour"));
    QVERIFY(m_tour);
    m_preferences->setTheme(QStringLiteral("light"));
    QVERIFY(QTest::qWaitForWindowExposed(m_window));
}

void LayoutTest::goTo(const QString& stop)
{
    QMetaObject::invokeMethod(m_tour, "go", Q_ARG(QString, stop));
    QTRY_VERIFY_WITH_TIMEOUT(!m_tour->property("busy").toBool(), 60000);
    QTest::qWait(30);
    // What an earlier stop opened would lie over this one, and this one would be looked at behind it.
    QTRY_VERIFY2(openSheets(*m_window) <= 1, "a sheet of an earlier stop is still open");
}

void LayoutTest::showAt(const QSize& size, double text)
{
    m_preferences->setTextFactor(text);
    m_window->resize(size);
    // What a layout changes may make another be laid out: three frames.
    for (int i = 0; i < 3; ++i) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        m_window->update();
        QTest::qWait(8);
    }
}

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
    QTest::newRow("controls") << QByteArray(
        "Button { text: 'a' } Button { text: ' '; x: 10; background: null; contentItem: null }")
                              << QStringLiteral("over each other");
}

void LayoutTest::theWalkFindsFaults()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, fault);
    QQmlComponent component(&m_engine);
    component.setData(
        "import QtQuick\nimport QtQuick.Controls.Basic\nWindow { visible: true; width: 300; height: 200; "
            + body + " }",
        {});
    const std::unique_ptr<QObject> made(component.create());
    const auto* window = qobject_cast<QQuickWindow*>(made.get());
    QVERIFY2(window, qPrintable(component.errorString()));
    QTest::qWait(30);
    const QString faults = layoutFaults(*window).join(QLatin1Char('\n'));
    QVERIFY2(fault.isEmpty() ? faults.isEmpty() : faults.contains(fault), qPrintable(faults));
}

void LayoutTest::nothingIsCutOrOutOfReach_data()
{
    QTest::addColumn<QString>("stop");
    const QStringList stops = m_tour->property("names").toStringList();
    QVERIFY(stops.size() > 70);
    for (const QString& stop : stops)
        QTest::newRow(qPrintable(stop)) << stop;
}

void LayoutTest::nothingIsCutOrOutOfReach()
{
    QFETCH(QString, stop);
    m_preferences->setTextFactor(1);
    goTo(stop);
    QStringList told;
    for (const QSize size : {QSize(1280, 720), QSize(1024, 640), QSize(900, 600)}) {
        for (const int percent : {90, 100, 115, 135}) { // as Settings offers them
            showAt(size, percent / 100.0);
            // Lists lay themselves out once more when they know how high their rows are.
            QStringList faults = layoutFaults(*m_window);
            for (int waits = 0; !faults.isEmpty() && waits < 15; ++waits) {
                QTest::qWait(200);
                faults = layoutFaults(*m_window);
            }
            for (const QString& fault : faults)
                told += QStringLiteral("%1x%2 at %3%: %4")
                            .arg(size.width())
                            .arg(size.height())
                            .arg(percent)
                            .arg(fault);
        }
    }
    QVERIFY2(told.isEmpty(), qPrintable(QString::number(told.size()) + QLatin1Char('\n')
                                        + told.mid(0, 40).join(QLatin1Char('\n'))));
}

void LayoutTest::theCampaignIsNotScrolledSideways_data()
{
    QTest::addColumn<QString>("place");
    for (const char* place :
         {"start", "new", "settings", "map", "fleets", "ports", "people", "treasury", "battles", "chronicle"})
        QTest::newRow(place) << QString::fromLatin1(place);
}

// A screen that needs more than the window is wide can be scrolled; those of a campaign do not need it in a usual window.
void LayoutTest::theCampaignIsNotScrolledSideways()
{
    QFETCH(QString, place);
    QMetaObject::invokeMethod(m_window, "goTo", Q_ARG(QString, place));
    const auto* view = m_window->findChild<QQuickItem*>(QStringLiteral("screenView"));
    QVERIFY(view);
    const std::vector<std::pair<QSize, int>> usual = {
        {{1280, 720}, 135}, {{1280, 720}, 100}, {{1024, 640}, 100}};
    for (const auto& [size, percent] : usual) {
        showAt(size, percent / 100.0);
        QVERIFY2(
            !view->property("scrollsLevel").toBool(),
            qPrintable(QStringLiteral("%1x%2 at %3%").arg(size.width()).arg(size.height()).arg(percent)));
    }
    showAt({900, 600}, 1.35); // and that it is known to scroll where it must
    QCOMPARE(view->property("scrollsLevel").toBool(), view->property("leastWidth").toInt() > 600);
}

int main(int argc, char** argv)
{
    QApplication application(argc, argv); // Qt Charts draws through the widgets' scene
    LayoutTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "layout_test.moc"
