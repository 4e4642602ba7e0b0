// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>

namespace navarch {

/// What a person chose on this machine, outside any campaign: navarch/navarch.ini in the system's place for settings. By its
/// place and not by the program's names, which the system's place for data follows as well.
class OwnSettings : public QSettings {
public:
    OwnSettings()
        : QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("navarch"),
                    QStringLiteral("navarch"))
    {
    }
};

} // namespace navarch
