// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QString>

namespace navarch {

/// A line of facts: what it is about, what is so, and what is to be added to it.
struct ShownFact {
    Q_GADGET
    QML_VALUE_TYPE(shownFact)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString note MEMBER note)

public:
    QString label;
    QString value;
    QString note;

    friend bool operator==(const ShownFact&, const ShownFact&) = default;
};

} // namespace navarch
