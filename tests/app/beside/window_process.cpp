// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/beside/window_process.h"

#include <QApplication>
#include <QFile>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTest>
#include <QThreadPool>
#include <QUrl>

#include <cstdio>
#include <iostream>
#include <string>

#include "app/base/files/file_access.h"
#include "app/campaign/open_campaign.h"
#include "app/campaign/settings/preferences.h"
#include "app/campaign/start/campaign_exchange.h"
#include "app/campaign/start/campaign_summary.h"
#include "app/campaign/start/new_campaign.h"
#include "core/campaign/gate/actions.h"

namespace navarch::test {

namespace {

constexpr int patience = 60'000; // ms: only a hang takes that long
constexpr const char* windowWord = "be-the-window";

/// Draws what there is and lets every thread finish what it began.
void settle(QQuickWindow& window)
{
    (void)window.grabWindow();
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
}

QObject* objectIn(const QObject* object, const char* name)
{
    return object ? object->property(name).value<QObject*>() : nullptr;
}

bool opensIn(QObject* object, const char* method, const QString& file)
{
    bool taken = false;
    if (!object
        || !QMetaObject::invokeMethod(object, method, Q_RETURN_ARG(bool, taken),
                                      Q_ARG(QUrl, QUrl::fromLocalFile(file))))
        qFatal("the window has nothing that can %s", method);
    return taken;
}

QString misread(QObject& root, OpenCampaign& campaign, const QString& file)
{
    bool taken = opensIn(objectIn(objectIn(&root, "fleetBuilder"), "document"), "open", file)
                 || opensIn(objectIn(objectIn(&root, "portBuilder"), "document"), "open", file)
                 || opensIn(objectIn(objectIn(&root, "resultEntry"), "exchange"), "openOutcome", file);
    CampaignExchange exchange;
    exchange.setCampaign(&campaign);
    QObject::connect(&exchange, &CampaignExchange::takenOver, [&] { taken = true; });
    exchange.takeOver(QUrl::fromLocalFile(file));
    while (exchange.busy())
        QCoreApplication::processEvents();
    const std::string path = QFile::encodeName(file).toStdString();
    const bool isRead = readWholeFile(path).has_value(); // it is refused unopened
    return !taken && !isRead && summaryOf(file).problem.isEmpty() ? QStringLiteral("ok")
                                                                  : QStringLiteral("wrong");
}

/// What is said when it is not founded.
QString found(OpenCampaign& campaign, const QString& name)
{
    QString said;
    const auto listening =
        QObject::connect(&campaign, &OpenCampaign::failed,
                         [&](const QString& what, const QString& remedy) { said = what + " " + remedy; });
    NewCampaign laid;
    laid.setProperty("campaign", QVariant::fromValue(&campaign));
    laid.choose(QStringLiteral("saronic-gulf"));
    laid.setName(name);
    const bool isFounded = laid.found();
    QObject::disconnect(listening);
    return isFounded ? QStringLiteral("ok") : QStringLiteral("refused: ") + said;
}

QString obey(const QString& order, QQuickWindow& window)
{
    auto* const campaign = window.property("campaign").value<OpenCampaign*>();
    const QString word = order.section(QLatin1Char(' '), 0, 0);
    const QString rest = order.section(QLatin1Char(' '), 1);
    if (word == QLatin1String("places")) {
        QStringList names;
        for (const QVariant& place : window.property("places").toList())
            names += place.toMap().value(QStringLiteral("name")).toString();
        return QStringLiteral("ok ") + names.join(QLatin1Char(' '));
    }
    bool done = false;
    if (word == QLatin1String("screen"))
        done = QMetaObject::invokeMethod(&window, "goTo", Q_ARG(QString, rest));
    else if (word == QLatin1String("deed"))
        done = campaign->perform(RenameCampaign{.name = "War " + rest.toStdString()});
    else if (word == QLatin1String("name-fleet"))
        done = objectIn(&window, "fleetBuilder")->setProperty("name", rest);
    else if (word == QLatin1String("undo") && campaign->undoStack()->canUndo())
        done = (campaign->undo(), true);
    else if (word == QLatin1String("redo") && campaign->undoStack()->canRedo())
        done = (campaign->redo(), true);
    else if (word == QLatin1String("backup")) {
        CampaignExchange exchange;
        exchange.setCampaign(campaign);
        done = exchange.backUp();
    } else if (word == QLatin1String("export")) {
        CampaignExchange exchange;
        exchange.setCampaign(campaign);
        done = exchange.writeTo(QUrl::fromLocalFile(rest));
    } else if (word == QLatin1String("lose-locks")) {
        QFile file(rest);
        done = file.open(QIODevice::ReadOnly);
    } else if (word == QLatin1String("theme")) {
        Preferences preferences;
        preferences.setTheme(rest);
        done = preferences.theme() == rest;
    } else if (word == QLatin1String("found")) {
        return found(*campaign, rest);
    } else if (word == QLatin1String("misread")) {
        return misread(window, *campaign, rest);
    }
    settle(window);
    return done ? QStringLiteral("ok") : QStringLiteral("refused");
}

} // namespace

WindowProcess::WindowProcess(const QString& path, const QProcessEnvironment& environment)
{
    m_process.setProcessEnvironment(environment);
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_process.start(QCoreApplication::applicationFilePath(), {QString::fromLatin1(windowWord), path});
    if (!m_process.waitForStarted(patience) || tell(QStringLiteral("places")).isEmpty())
        qFatal("the window does not open");
}

WindowProcess::~WindowProcess()
{
    kill();
}

QString WindowProcess::tell(const QString& order)
{
    m_process.write(order.toUtf8() + '\n');
    QByteArray answer;
    while (!answer.endsWith('\n') && m_process.waitForReadyRead(patience))
        answer += m_process.readAllStandardOutput();
    return QString::fromUtf8(answer).trimmed();
}

void WindowProcess::kill()
{
    m_process.kill();
    m_process.waitForFinished(patience);
}

void WindowProcess::close()
{
    m_process.closeWriteChannel();
    if (!m_process.waitForFinished(patience))
        qFatal("the window does not close");
}

bool isWindowProcess(int argc, char** argv)
{
    return argc == 3 && std::string(argv[1]) == windowWord;
}

int windowMain(int argc, char** argv)
{
    QApplication application(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.setInitialProperties(
        {{QStringLiteral("startFile"), QFile::decodeName(argv[2])},
         {QStringLiteral("remembersPlace"), qEnvironmentVariableIsSet("NAVARCH_TEST_REMEMBERS")}});
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Navarch/Main.qml")));
    auto* const window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
    if (!window)
        return 2;
    settle(*window);
    for (std::string order; std::getline(std::cin, order);) {
        std::printf("%s\n", qPrintable(obey(QString::fromStdString(order), *window)));
        std::fflush(stdout);
    }
    return 0;
}

} // namespace navarch::test
