// SPDX-License-Identifier: GPL-3.0-or-later
// take_shots DIR [--size WxH] [--text PERCENT] [--only NAME] [--language TAG]: pictures of every screen of the window, which
// touch nothing of the person who takes them. `./dev shots` calls it.
#include <QApplication>
#include <QCommandLineParser>
#include <QQuickStyle>
#include <QTemporaryDir>

#include <cstdio>

#include "app/base/speech/speech.h"
#include "app/campaign/sample_campaign.h"
#include "tests/tour/pseudo_language.h"
#include "tests/tour/shots.h"

using namespace navarch;

namespace {

int complain(const QString& problem)
{
    std::fprintf(stderr, "take_shots: %s\n", qPrintable(problem));
    return 2;
}

} // namespace

int main(int argc, char** argv)
{
    if (!qEnvironmentVariableIsSet("QV4_FORCE_INTERPRETER"))
        qputenv("QV4_FORCE_INTERPRETER", "1"); // as the program: app/shell/window.cpp
    QApplication application(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QApplication::setApplicationName(QStringLiteral("navarch"));
    QApplication::setApplicationDisplayName(QStringLiteral("Navarch"));

    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addPositionalArgument(QStringLiteral("DIR"), QStringLiteral("where the pictures go"));
    parser.addOptions(
        {{QStringLiteral("size"), QStringLiteral("of the window"), QStringLiteral("WxH"),
          QStringLiteral("1280x720")},
         {QStringLiteral("text"), QStringLiteral("size of the text in per cent, 85 to 200"),
          QStringLiteral("PERCENT"), QStringLiteral("100")},
         {QStringLiteral("only"), QStringLiteral("stops whose names begin so"), QStringLiteral("NAME")},
         {QStringLiteral("language"),
          QStringLiteral("what the window speaks; \"unspoken\" shows what nobody translated"),
          QStringLiteral("TAG"), QStringLiteral("en")}});
    parser.process(application);
    const QStringList sides = parser.value(QStringLiteral("size")).split(QLatin1Char('x'));
    const QSize size(sides.value(0).toInt(), sides.value(1).toInt());
    const int percent = parser.value(QStringLiteral("text")).toInt();
    const QString language = parser.value(QStringLiteral("language"));
    if (parser.positionalArguments().size() != 1)
        return complain(QStringLiteral("name one folder for the pictures."));
    if (sides.size() != 2 || size.width() < 640 || size.height() < 480 || size.width() > 8192
        || size.height() > 8192)
        return complain(QStringLiteral("a size is width and height, such as 1280x720."));
    if (percent < 85 || percent > 200)
        return complain(QStringLiteral("a text size is a number of per cent from 85 to 200."));
    const bool isUnspoken = language == QLatin1String("unspoken");
    if (!isUnspoken && !spokenLanguages().contains(language))
        return complain(
            QStringLiteral("a language is one of %1.").arg(spokenLanguages().join(QStringLiteral(", "))));
    if (isUnspoken)
        speak(pseudoLanguage());
    else
        speakLanguage(language);

    QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", home.filePath(QStringLiteral("config")).toUtf8());
    qputenv("XDG_DATA_HOME", home.filePath(QStringLiteral("data")).toUtf8());
    const QString sample = home.filePath(QStringLiteral("The Saronic Gulf.navarch"));
    if (const QString problem = provideSampleAt(sample); !problem.isEmpty())
        return complain(problem);
    return takeShots(parser.positionalArguments().constFirst(),
                     {size, percent / 100.0, parser.value(QStringLiteral("only"))}, sample);
}
