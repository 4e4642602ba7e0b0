// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QDir>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

#include "app/campaign/settings/preferences.h"
#include "app/workshop/fleetbuilder/fleet_builder.h"

using namespace navarch;

/// The builder's screens in both themes and two sizes, without a warning of QML. With NAVARCH_PICTURES set to a folder,
/// pictures are left there for the eye.
class BuilderPicturesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void pictures_data();
    void pictures();

private:
    QTemporaryDir m_home;
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
    FleetBuilder* m_builder = nullptr;
    QStringList m_warnings;
};

void BuilderPicturesTest::initTestCase()
{
    qputenv("XDG_DATA_HOME", m_home.path().toUtf8());
    connect(&m_engine, &QQmlEngine::warnings, this, [this](const QList<QQmlError>& errors) {
        for (const QQmlError& error : errors)
            m_warnings += error.toString();
    });
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_engine.load(QUrl::fromLocalFile(QStringLiteral(NAVARCH_BUILDER_HOST)));
    QCOMPARE(m_warnings, QStringList());
    m_window = qobject_cast<QQuickWindow*>(m_engine.rootObjects().value(0));
    QVERIFY(m_window);
    m_builder = m_window->property("builder").value<FleetBuilder*>();
    QVERIFY(m_builder);
    QVERIFY(QTest::qWaitForWindowExposed(m_window));
}

void BuilderPicturesTest::pictures_data()
{
    QTest::addColumn<QString>("stop");
    for (const char* stop :
         {"fleet-builder-empty", "fleet-builder-fleet", "fleet-builder-ship", "fleet-builder-rename",
          "fleet-builder-compare", "port-builder", "port-builder-rolled"})
        QTest::newRow(stop) << QString::fromLatin1(stop);
}

void BuilderPicturesTest::pictures()
{
    QFETCH(QString, stop);
    if (stop == QLatin1String("fleet-builder-fleet")) {
        m_builder->setName(QStringLiteral("Phormio's squadron"));
        m_builder->setYear(-429);
        m_builder->budget()->setText(QStringLiteral("650"));
        m_builder->squadrons()->add();
        m_builder->squadrons()->rename(QStringLiteral("Squadron 1"), QStringLiteral("Van"));
        for (int i = 0; i < 6; ++i)
            m_builder->ships()->add(QStringLiteral("trireme"));
        m_builder->fitting()->setChoice(QStringLiteral("crew"), QStringLiteral("veteran"));
        m_builder->fitting()->setNumber(QStringLiteral("archers"), 1);
        m_builder->fitting()->setNumber(QStringLiteral("marines"), 1);
        m_builder->ships()->add(QStringLiteral("trireme"));
        m_builder->ships()->setName(m_builder->selection()->current(), QStringLiteral("Paralos"));
        m_builder->ships()->setCaptain(m_builder->selection()->current(), QStringLiteral("Kleon"));
        m_builder->fitting()->setNumber(QStringLiteral("marines"), 3);
        m_builder->squadrons()->appoint(QStringLiteral("Van"), QStringLiteral("Phormio"),
                                        QStringLiteral("exceptional"));
        m_builder->squadrons()->add();
        m_builder->squadrons()->rename(QStringLiteral("Squadron 1"), QStringLiteral("Rear guard"));
        for (int i = 0; i < 4; ++i)
            m_builder->ships()->add(QStringLiteral("trireme-cataphract"));
        m_builder->fitting()->setNumber(QStringLiteral("towers"), 1);
        m_builder->ships()->add(QStringLiteral("triaconter"));
        m_builder->ships()->add(QStringLiteral("merchantman"));
    } else if (stop == QLatin1String("fleet-builder-ship")) {
        m_builder->selection()->pick(m_builder->plan().rows[2].key);
    }
    auto* preferences =
        m_engine.singletonInstance<Preferences*>(qmlTypeId("Navarch.App", 1, 0, "Preferences"));
    QVERIFY(preferences);
    QVERIFY(QMetaObject::invokeMethod(m_window, "show", Q_ARG(QString, stop)));
    const QString folder = qEnvironmentVariable("NAVARCH_PICTURES");
    for (const QSize size : {QSize(1280, 720), QSize(2560, 1440)}) {
        m_window->resize(size);
        for (const QString& theme : {QStringLiteral("light"), QStringLiteral("dark")}) {
            preferences->setTheme(theme);
            QCoreApplication::processEvents();
            const QImage picture = m_window->grabWindow();
            QVERIFY(!picture.isNull());
            if (!folder.isEmpty())
                QVERIFY(picture.save(QDir(folder).filePath(
                    QStringLiteral("%1-%2-%3.png").arg(stop, theme).arg(size.width()))));
        }
    }
    QCOMPARE(m_warnings, QStringList());
}

QTEST_MAIN(BuilderPicturesTest)
#include "builder_pictures_test.moc"
