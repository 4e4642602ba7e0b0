// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTest>

class WindowTest : public QObject {
    Q_OBJECT

private slots:
    void theWindowOpensWithoutWarnings();
};

void WindowTest::theWindowOpensWithoutWarnings()
{
    QQmlApplicationEngine engine;
    QStringList warnings;
    connect(&engine, &QQmlEngine::warnings, this, [&warnings](const QList<QQmlError>& errors) {
        for (const QQmlError& error : errors)
            warnings += error.toString();
    });
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Navarch/Main.qml")));
    QCOMPARE(warnings, QStringList());
    QCOMPARE(engine.rootObjects().size(), 1);
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
    QVERIFY(window);
    QVERIFY(QTest::qWaitForWindowExposed(window));
    QVERIFY(!window->grabWindow().isNull());
}

QTEST_MAIN(WindowTest)
#include "window_test.moc"
