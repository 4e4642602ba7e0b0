// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTimer>

namespace navarch {

/// The text under the pointer, when it is cut short for want of room: so that one hint of the window shows any of them in
/// full, wherever it stands, and no text has to see to it itself.
class CutText : public QObject {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QQuickWindow* window READ window WRITE setWindow NOTIFY windowChanged)
    /// What is cut, and its words; null and empty when nothing under the pointer is.
    Q_PROPERTY(QQuickItem* item READ item NOTIFY changed)
    Q_PROPERTY(QString words READ words NOTIFY changed)

public:
    explicit CutText(QObject* parent = nullptr);

    [[nodiscard]] QQuickWindow* window() const { return m_window; }
    void setWindow(QQuickWindow* window);
    [[nodiscard]] QQuickItem* item() const { return m_item; }
    [[nodiscard]] QString words() const;

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void windowChanged();
    void changed();

private:
    void look();
    void point(QQuickItem* item);

    QPointer<QQuickWindow> m_window;
    QPointer<QQuickItem> m_item;
    QPointF m_at;
    QTimer m_resting; ///< looked for when the pointer rests, not at each step of it
};

} // namespace navarch
