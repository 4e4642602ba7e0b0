// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>

namespace navarch {

/// Minds the keyboard of one window, whatever its screens are:
/// - what is not shown does not have the focus. Qt leaves it there, and the next Enter would press what nobody sees. It goes
///   to the sheet or the screen that the hidden control was part of, and to none of its controls: a key that is
///   pressed once more then does nothing unasked, or what the sheet says Enter does.
/// - what has the focus is in sight: what scrolls is scrolled to it.
/// - a key that is held down is pressed once: Enter, Space, Escape and Delete do not repeat, except where one types.
class FocusWatch : public QObject {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QQuickWindow* window READ window WRITE setWindow NOTIFY windowChanged)

public:
    using QObject::QObject;

    [[nodiscard]] QQuickWindow* window() const { return m_window; }
    void setWindow(QQuickWindow* window);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void windowChanged();

private:
    void follow();
    void leaveHidden();

    QPointer<QQuickWindow> m_window;
    QPointer<QQuickItem> m_item;
};

} // namespace navarch
