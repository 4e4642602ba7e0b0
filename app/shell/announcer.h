// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QQuickItem>
#include <QStringList>

namespace navarch {

/// Tells a screen reader what has just happened, whatever has the focus. What is said until the window's thread is idle is
/// told together, the newest of it last; of much only the newest. QML gives it its name and its role:
///
///     Announcer {
///         Accessible.role: Accessible.AlertMessage
///         Accessible.name: said
///     }
class Announcer : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// What was told last.
    Q_PROPERTY(QString said READ said NOTIFY saidChanged)

public:
    using QQuickItem::QQuickItem;

    /// An empty text is not told.
    Q_INVOKABLE void say(const QString& text);

    [[nodiscard]] QString said() const { return m_said; }

signals:
    void saidChanged();

private:
    void tell();

    QStringList m_waiting;
    QString m_said;
};

} // namespace navarch
