// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QQmlEngine>
#include <QString>
#include <QVariant>

namespace navarch {

/// One of a list to choose from: what it stands for, and its words.
struct ShownChoice {
    Q_GADGET
    QML_VALUE_TYPE(shownChoice)
    Q_PROPERTY(QVariant value MEMBER value)
    Q_PROPERTY(QString text MEMBER text)

public:
    QVariant value;
    QString text;

    friend bool operator==(const ShownChoice&, const ShownChoice&) = default;
};

/// One of them stands for that.
[[nodiscard]] bool offers(const QList<ShownChoice>& choices, const QVariant& value);

/// Puts them into the order of their words, as the person's language has it.
void sortByText(QList<ShownChoice>& choices);

} // namespace navarch
