// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QQmlEngine>
#include <QTemporaryDir>
#include <QtQuickTest/quicktest.h>

/// Runs every tst_*.qml of one folder, each program with a home of its own.
class Setup : public QObject {
    Q_OBJECT

public:
    Setup() { qputenv("XDG_DATA_HOME", m_home.path().toUtf8()); }

public slots:
    void qmlEngineAvailable(QQmlEngine* engine) { engine->addImportPath(QStringLiteral("qrc:/qt/qml")); }

private:
    QTemporaryDir m_home;
};

QUICK_TEST_MAIN_WITH_SETUP(navarch, Setup)
#include "quick_test_main.moc"
