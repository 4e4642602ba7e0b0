// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/window.h"

#include <QApplication>
#include <QFileInfo>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQuickStyle>

#include <csignal>
#include <cstdio>

#include "app/base/speech/speech.h"
#include "app/campaign/sample_campaign.h"
#include "app/campaign/settings/preferences.h"
#include "app/shell/end_signals.h"
#include "core/base/version.h"

namespace navarch {
namespace {

struct WindowOptions {
    QString file;
    bool sample = false;
    QString language; ///< for this time; else what Settings or the system say
    QString problem;
};

WindowOptions readOptions(const QStringList& arguments)
{
    WindowOptions options;
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        const QString& word = arguments[i];
        const bool more = i + 1 < arguments.size();
        if (word == QLatin1String("--sample")) {
            options.sample = true;
        } else if ((word == QLatin1String("--language") && more)
                   || word.startsWith(QLatin1String("--language="))) {
            options.language =
                word.contains(QLatin1Char('=')) ? word.section(QLatin1Char('='), 1) : arguments[++i];
            options.language = QString::fromStdString(languageSpelled(options.language.toStdString()));
            if (!spokenLanguages().contains(options.language))
                options.problem = QStringLiteral("The language %1 is none of ours: %2.")
                                      .arg(options.language, spokenLanguages().join(QStringLiteral(", ")));
        } else if (!word.startsWith(QLatin1Char('-'))) {
            options.file = word;
        } else {
            options.problem =
                QStringLiteral("There is no option %1. `navarch --help` lists what there is.").arg(word);
        }
    }
    return options;
}

int complain(const QString& problem)
{
    std::fprintf(stderr, "navarch: %s\n", qPrintable(problem));
    return 2;
}

} // namespace

int runWindow(int argc, char** argv)
{
    std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow is an error of write(), not our death
    // Qt 6.4's compiler of JavaScript leaves its collector values that are none: the window was killed after some minutes of
    // journeys, and never when the same is interpreted. Ours has little to do.
    if (!qEnvironmentVariableIsSet("QV4_FORCE_INTERPRETER"))
        qputenv("QV4_FORCE_INTERPRETER", "1");
    QApplication application(argc, argv); // not QGuiApplication: Qt Charts draws through the widgets' scene
    QQuickStyle::setStyle(QStringLiteral("Basic")); // what the components of ours stand on
    QApplication::setApplicationName(QStringLiteral("navarch"));
    QApplication::setApplicationDisplayName(QStringLiteral("Navarch"));
    // The name of the menu entry (app/packaging/desktop), by which a desktop knows whose window it is; so of its picture.
    QGuiApplication::setDesktopFileName(QStringLiteral("org.navarch.navarch"));
    QApplication::setWindowIcon(QIcon::fromTheme(QStringLiteral("org.navarch.navarch")));
    QApplication::setApplicationVersion(QString::fromStdString(std::string(versionString())));

    const WindowOptions options = readOptions(QApplication::arguments());
    if (!options.problem.isEmpty())
        return complain(options.problem);
    speakLanguage(options.language.isEmpty() ? Preferences::firstLanguage() : options.language);

    QString file = options.file.isEmpty() ? QString() : QFileInfo(options.file).absoluteFilePath();
    if (options.sample) {
        file = samplePath();
        if (const QString problem = provideSampleAt(file); !problem.isEmpty())
            return complain(problem);
    }
    endOnSignals(); // before anything is written down that would look like a crash
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.setInitialProperties(
        {{QStringLiteral("startFile"), file}, {QStringLiteral("remembersPlace"), true}});
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Navarch/Main.qml")));
    if (engine.rootObjects().isEmpty())
        return 2;
    return QApplication::exec();
}

} // namespace navarch
