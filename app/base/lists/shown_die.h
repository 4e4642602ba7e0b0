// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QString>

namespace navarch {

/// A die as the dice tray shows it; face 0: still to be rolled.
struct ShownDie {
    Q_GADGET
    QML_VALUE_TYPE(shownDie)
    Q_PROPERTY(int sides MEMBER sides)
    Q_PROPERTY(int face MEMBER face)
    Q_PROPERTY(QString why MEMBER why)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(QString result MEMBER result)

public:
    int sides = 0;
    int face = 0;
    QString why;
    QString rule;
    QString result;

    friend bool operator==(const ShownDie&, const ShownDie&) = default;
};

/// The die that is to be typed next, of an order if one waits for it; 0 sides: none.
struct AskedDie {
    Q_GADGET
    QML_VALUE_TYPE(askedDie)
    Q_PROPERTY(int sides MEMBER sides)
    Q_PROPERTY(QString why MEMBER why)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString order MEMBER order)

public:
    int sides = 0;
    QString why;
    QString rule;
    int number = 1;
    QString order;

    friend bool operator==(const AskedDie&, const AskedDie&) = default;
};

} // namespace navarch
