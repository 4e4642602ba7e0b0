// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QString>

namespace navarch {

/// What cannot be read of a file: where, what it is, and what mends it.
struct ShownProblem {
    Q_GADGET
    QML_VALUE_TYPE(shownProblem)
    Q_PROPERTY(QString place MEMBER place)
    Q_PROPERTY(QString what MEMBER what)
    Q_PROPERTY(QString remedy MEMBER remedy)

public:
    QString place;
    QString what;
    QString remedy;

    friend bool operator==(const ShownProblem&, const ShownProblem&) = default;
};

} // namespace navarch
