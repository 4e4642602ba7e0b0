// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/qt_runtime.h"

#include <QGuiApplication>

namespace navarch {

namespace {

// The application keeps references to these, and it knows no options of ours.
int argumentCount = 1;
char programName[] = "navarch";
char* arguments[] = {programName, nullptr};

} // namespace

QtRuntime::QtRuntime(Uses uses)
{
    qputenv("LC_ALL", "C.UTF-8");
    if (uses == Uses::Drawing) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        m_application = std::make_unique<QGuiApplication>(argumentCount, arguments);
    } else {
        m_application = std::make_unique<QCoreApplication>(argumentCount, arguments);
    }
}

QtRuntime::~QtRuntime() = default;

} // namespace navarch
