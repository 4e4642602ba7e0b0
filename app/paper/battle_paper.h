// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

namespace navarch {

/// What is printed of one battle.
class BattlePaper : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("It names papers.")

public:
    /// WebPage: the report, for a browser.
    enum Kind { Sheets, Brief, Report, WebPage };
    Q_ENUM(Kind)
};

} // namespace navarch
