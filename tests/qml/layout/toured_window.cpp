// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/layout/toured_window.h"

#include <QJSValue>
#include <QQmlIncubationController>
#include <QTest>

#include <algorithm>

#include "app/base/speech/retelling.h"
#include "app/campaign/sample_campaign.h"
#include "tests/qml/layout/screen_faults.h"
#include "tests/tour/tour.h"

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

TouredWindow::TouredWindow() : m_campaign(m_folder.filePath(QStringLiteral("The Saronic Gulf.navarch")))
{
    m_problem = provideSampleAt(m_campaign);
    if (!m_problem.isEmpty())
        return;
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_engine.setInitialProperties({{QStringLiteral("startFile"), m_campaign}});
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Navarch/Main.qml")));
    m_window = m_engine.rootObjects().isEmpty()
                   ? nullptr
                   : qobject_cast<QQuickWindow*>(m_engine.rootObjects().constFirst());
    m_preferences = m_engine.singletonInstance<Preferences*>(qmlTypeId("Navarch.App", 1, 0, "Preferences"));
    m_tour = m_window ? tourOf(*m_window) : nullptr;
    if (!m_preferences || !m_tour || !QTest::qWaitForWindowExposed(m_window)) {
        m_problem = QStringLiteral("there is no window");
        return;
    }
    m_preferences->setTheme(QStringLiteral("light"));
    m_preferences->setTextFactor(1);
}

QStringList TouredWindow::stops() const
{
    return m_tour->property("names").toStringList();
}

void TouredWindow::goTo(const QString& stop)
{
    QMetaObject::invokeMethod(m_tour.get(), "go", Q_ARG(QString, stop));
    QTRY_VERIFY_WITH_TIMEOUT(!m_tour->property("busy").toBool(), 60000);
    QTest::qWait(30);
    // A list makes the rows it keeps out of sight between frames: one of which only half is made has no names yet.
    if (const QQmlIncubationController* rows = m_engine.incubationController())
        QTRY_VERIFY_WITH_TIMEOUT(rows->incubatingObjectCount() == 0, 60000);
    QTRY_VERIFY2(openSheets(*m_window) <= 1, "a sheet of an earlier stop is still open");
}

void TouredWindow::showAt(const QSize& size, double text)
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

QStringList TouredWindow::panes() const
{
    const auto* choice = m_window->findChild<QQuickItem*>(QStringLiteral("paneChoice"));
    if (!choice || !choice->isVisible())
        return {QString()};
    QStringList panes;
    for (const QVariant& pane : choice->property("offered").value<QJSValue>().toVariant().toList())
        panes += pane.toMap().value(QStringLiteral("value")).toString();
    return panes;
}

void TouredWindow::showPane(const QString& pane)
{
    auto* choice = m_window->findChild<QQuickItem*>(QStringLiteral("paneChoice"));
    if (pane.isEmpty() || !choice)
        return;
    choice->setProperty("pane", pane);
    QTest::qWait(20);
}

void TouredWindow::speakNow(Speech speech)
{
    speak(std::move(speech));
    m_engine.retranslate();
    tellAnew(*m_window);
}

QStringList TouredWindow::faults()
{
    // Lists lay themselves out once more when they know how high their rows are.
    QStringList faults = layoutFaults(*m_window);
    for (int waits = 0; !faults.isEmpty() && waits < 60; ++waits) {
        QTest::qWait(50);
        faults = layoutFaults(*m_window);
    }
    return faults;
}
