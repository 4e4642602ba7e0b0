// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader is told of what happens: once for what is said together, and nothing for nothing. That the alert is sent Qt
// tells only where a screen reader listens, which no test has; that it would be heard by name and role is tried here.
#include <QAccessible>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QTest>

#include <memory>

#include "app/shell/announcer.h"

using namespace navarch;

namespace {

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
        told = std::make_unique<QSignalSpy>(announcer.get(), &Announcer::saidChanged);
    }

    QQmlEngine engine;
    QQuickWindow window;
    std::unique_ptr<Announcer> announcer;
    std::unique_ptr<QSignalSpy> told;
};

} // namespace

class AnnouncerTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsSaidTogetherIsToldOnce();
    void ofMuchOnlyTheNewest();
    void theSameIsSaidAgain();
};

void AnnouncerTest::whatIsSaidTogetherIsToldOnce()
{
    const Heard heard;
    Announcer& announcer = *heard.announcer;
    announcer.say(QStringLiteral("Aias rams Tyro."));
    announcer.say({});
    announcer.say(QStringLiteral("Tyro sinks."));
    QCOMPARE(heard.told->size(), 0); // more may follow
    QCoreApplication::processEvents();
    QCOMPARE(heard.told->size(), 1);
    QCOMPARE(announcer.said(), QStringLiteral("Aias rams Tyro. Tyro sinks."));
    QAccessibleInterface* reader = QAccessible::queryAccessibleInterface(&announcer);
    QVERIFY(reader);
    QCOMPARE(reader->role(), QAccessible::AlertMessage);
    QCOMPARE(reader->text(QAccessible::Name), announcer.said());
    announcer.say({});
    QCoreApplication::processEvents();
    QCOMPARE(heard.told->size(), 1);
}

void AnnouncerTest::ofMuchOnlyTheNewest()
{
    const Heard heard;
    for (int i = 0; i < 30; ++i)
        heard.announcer->say(QString::number(i) + QLatin1Char('.'));
    QCoreApplication::processEvents();
    QCOMPARE(heard.announcer->said(), QStringLiteral("22. 23. 24. 25. 26. 27. 28. 29."));
    QCOMPARE(heard.told->size(), 1);
}

void AnnouncerTest::theSameIsSaidAgain()
{
    const Heard heard;
    for (int i = 0; i < 2; ++i) {
        heard.announcer->say(QStringLiteral("Nothing happens."));
        QCoreApplication::processEvents();
    }
    QCOMPARE(heard.told->size(), 2);
}

int main(int argc, char** argv)
{
    QGuiApplication application(argc, argv);
    AnnouncerTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "announcer_test.moc"
