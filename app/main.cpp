// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/version.h"

#include <QApplication>
#include <QQmlApplicationEngine>
#include <QUrl>

#include <iostream>
#include <string_view>

int main(int argc, char** argv)
{
    if (argc > 1 && std::string_view(argv[1]) == "--version") {
        std::cout << "navarch " << navarch::versionString() << '\n';
        return 0;
    }

    QApplication application(argc, argv); // not QGuiApplication: Qt Charts draws through the widgets' scene
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Navarch/Main.qml")));
    if (engine.rootObjects().isEmpty())
        return 2;
    return QApplication::exec();
}
