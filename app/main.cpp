// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include <QApplication>
#include <QQmlApplicationEngine>
#include <QUrl>

int main(int argc, char** argv)
{
    if (navarch::isCommandLine(argc, argv))
        return navarch::runCommandLine(argc, argv);

    QApplication application(argc, argv); // not QGuiApplication: Qt Charts draws through the widgets' scene
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Navarch/Main.qml")));
    if (engine.rootObjects().isEmpty())
        return 2;
    return QApplication::exec();
}
