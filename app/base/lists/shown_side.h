// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QString>

namespace navarch {

/// A side by its name and signs; number 0: none.
struct ShownSide {
    Q_GADGET
    QML_VALUE_TYPE(shownSide)
    Q_PROPERTY(int sideId MEMBER sideId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString emblem MEMBER emblem)

public:
    int sideId = 0;
    QString name;
    QString colour;
    QString emblem;

    friend bool operator==(const ShownSide&, const ShownSide&) = default;
};

} // namespace navarch
