// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/qt_runtime.h"

#include <QGuiApplication>

#include <cstdio>

namespace navarch {

namespace {

// The application keeps references to these, and it knows no options of ours.
int argumentCount = 1;
char programName[] = "navarch";
char* arguments[] = {programName, nullptr};

/// Qt's remarks about its surroundings (a home without a runtime folder, a font it would rather have) are none of the
/// problems that standard error is for; those we tell ourselves.
void passSerious(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::fprintf(stderr, "navarch: %s\n", qPrintable(qFormatLogMessage(type, context, message)));
}

} // namespace

QtRuntime::QtRuntime(Uses uses)
{
    qInstallMessageHandler(passSerious);
    qputenv("LC_ALL", "C.UTF-8");
    if (uses == Uses::Drawing) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        m_application = std::make_unique<QGuiApplication>(argumentCount, arguments);
    } else {
        m_application = std::make_unique<QCoreApplication>(argumentCount, arguments);
    }
}

QtRuntime::~QtRuntime()
{
    m_application.reset();
    qInstallMessageHandler(nullptr);
}

} // namespace navarch
