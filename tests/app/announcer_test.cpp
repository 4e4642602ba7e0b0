// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader hears of what happens: one alert for what is said together, and nothing for nothing.
#include <QAccessible>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QTest>

#include <memory>

#include "app/shell/announcer.h"

using namespace navarch;

namespace {

QObjectList alerted; ///< whose alerts were sent

void listen(QAccessibleEvent* event)
{
    if (event->type() == QAccessible::Alert)
        alerted += event->object();
}

/// In a window, named as QML names it: what has no name is not told of.
struct Heard {
    Heard()
    {
        engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QQmlComponent component(&engine);
        component.setData(
            "import QtQuick\nimport Navarch.App\nAnnouncer { Accessible.role: Accessible.AlertMessage; "
            "Accessible.name: said }",
            {});
        announcer.reset(qobject_cast<Announcer*>(component.create()));
        if (!announcer)
            qFatal("%s", qPrintable(component.errorString()));
        announcer->setParentItem(window.contentItem());
    }

    QQmlEngine engine;
    QQuickWindow window;
    std::unique_ptr<Announcer> announcer;
};

} // namespace

class AnnouncerTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QAccessible::setActive(true);
        QAccessible::installUpdateHandler(&listen);
    }
    void init() { alerted.clear(); }
    void whatIsSaidTogetherIsOneAlert();
    void ofMuchOnlyTheNewest();
    void theSameIsSaidAgain();
};

void AnnouncerTest::whatIsSaidTogetherIsOneAlert()
{
    const Heard heard;
    Announcer& announcer = *heard.announcer;
    announcer.say(QStringLiteral("Aias rams Tyro."));
    announcer.say({});
    announcer.say(QStringLiteral("Tyro sinks."));
    QVERIFY(alerted.isEmpty()); // more may follow
    QCoreApplication::processEvents();
    QCOMPARE(announcer.said(), QStringLiteral("Aias rams Tyro. Tyro sinks."));
    QCOMPARE(alerted, QObjectList{&announcer});
    announcer.say({});
    QCoreApplication::processEvents();
    QCOMPARE(alerted.size(), 1);
}

void AnnouncerTest::ofMuchOnlyTheNewest()
{
    const Heard heard;
    Announcer& announcer = *heard.announcer;
    for (int i = 0; i < 30; ++i)
        announcer.say(QString::number(i) + QLatin1Char('.'));
    QCoreApplication::processEvents();
    QCOMPARE(announcer.said(), QStringLiteral("22. 23. 24. 25. 26. 27. 28. 29."));
    QCOMPARE(alerted.size(), 1);
}

void AnnouncerTest::theSameIsSaidAgain()
{
    const Heard heard;
    Announcer& announcer = *heard.announcer;
    for (int i = 0; i < 2; ++i) {
        announcer.say(QStringLiteral("Nothing happens."));
        QCoreApplication::processEvents();
    }
    QCOMPARE(alerted.size(), 2);
}

int main(int argc, char** argv)
{
    QGuiApplication application(argc, argv);
    AnnouncerTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "announcer_test.moc"
