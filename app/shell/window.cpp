// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/window.h"

#include <QApplication>
#include <QFileInfo>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QTemporaryDir>

#include <cstdio>

#include "app/base/speech/speech.h"
#include "app/campaign/sample_campaign.h"
#include "app/campaign/settings/preferences.h"
#include "app/shell/shots/shots.h"
#include "core/base/version.h"

namespace navarch {
namespace {

struct WindowOptions {
    QString file;
    bool sample = false;
    QString shots;
    QString only;
    QSize size{1280, 720};
    double text = 1;  ///< factor of the text size
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
        } else if (word == QLatin1String("--shots") && more) {
            options.shots = arguments[++i];
        } else if (word == QLatin1String("--only") && more) {
            options.only = arguments[++i];
        } else if (word == QLatin1String("--size") && more) {
            const QStringList sides = arguments[++i].split(QLatin1Char('x'));
            const QSize size(sides.value(0).toInt(), sides.value(1).toInt());
            if (sides.size() != 2 || size.width() < 640 || size.height() < 480 || size.width() > 8192
                || size.height() > 8192)
                options.problem =
                    QStringLiteral("The size %1 is none: give width and height, such as 1280x720.")
                        .arg(arguments[i]);
            options.size = size;
        } else if ((word == QLatin1String("--language") && more)
                   || word.startsWith(QLatin1String("--language="))) {
            options.language =
                word.contains(QLatin1Char('=')) ? word.section(QLatin1Char('='), 1) : arguments[++i];
            if (!spokenLanguages().contains(options.language))
                options.problem = QStringLiteral("The language %1 is none of ours: %2.")
                                      .arg(options.language, spokenLanguages().join(QStringLiteral(", ")));
        } else if (word == QLatin1String("--text") && more) {
            const int percent = arguments[++i].toInt();
            if (percent < 85 || percent > 160)
                options.problem =
                    QStringLiteral("The text size %1 is none: give a number of per cent from 85 to 160.")
                        .arg(arguments[i]);
            options.text = percent / 100.0;
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

int runShots(const WindowOptions& options)
{
    // Pictures show a fresh sample and touch nothing of the person who takes them.
    QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", home.filePath(QStringLiteral("config")).toUtf8());
    qputenv("XDG_DATA_HOME", home.filePath(QStringLiteral("data")).toUtf8());
    const QString sample = home.filePath(QStringLiteral("The Saronic Gulf.navarch"));
    if (const QString problem = provideSampleAt(sample); !problem.isEmpty())
        return complain(problem);
    return takeShots(options.shots, {options.size, options.text, options.only}, sample);
}

} // namespace

int runWindow(int argc, char** argv)
{
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
    if (!options.shots.isEmpty()) {
        speakLanguage(options.language);
        return runShots(options);
    }
    speakLanguage(options.language.isEmpty() ? Preferences::firstLanguage() : options.language);

    QString file = options.file.isEmpty() ? QString() : QFileInfo(options.file).absoluteFilePath();
    if (options.sample) {
        file = samplePath();
        if (const QString problem = provideSampleAt(file); !problem.isEmpty())
            return complain(problem);
    }
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
