// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QString>

namespace navarch {

/// A finding as a line of findings shows it; its severity is a FindingSeverity.
struct ShownFinding {
    Q_GADGET
    QML_VALUE_TYPE(shownFinding)
    Q_PROPERTY(int severity MEMBER severity)
    Q_PROPERTY(QString subject MEMBER subject)
    Q_PROPERTY(QString message MEMBER message)
    Q_PROPERTY(QString rule MEMBER rule)

public:
    int severity = 0;
    QString subject;
    QString message;
    QString rule;

    friend bool operator==(const ShownFinding&, const ShownFinding&) = default;
};

} // namespace navarch
