// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QTimer>

namespace navarch {

/// Where the window of this person at this machine stood last, how large, and whether it filled the screen: kept with the
/// preferences, outside any campaign. A place that no screen shows any more is not taken up.
class WindowPlace : public QObject {
    Q_OBJECT
    QML_ELEMENT

    /// The window that is put where it was, once, and remembered from then on; null: none.
    Q_PROPERTY(QQuickWindow* window READ window WRITE setWindow NOTIFY windowChanged)

public:
    explicit WindowPlace(QObject* parent = nullptr);
    ~WindowPlace() override;

    [[nodiscard]] QQuickWindow* window() const { return m_window; }
    void setWindow(QQuickWindow* window);

signals:
    void windowChanged();

private:
    void restore();
    void look();
    void keep();

    QPointer<QQuickWindow> m_window;
    QTimer m_settling; ///< a window that is dragged is kept when it rests
    QRect m_plain;     ///< where it stands when it does not fill the screen
    QRect m_seen;      ///< where it was seen last, not filling it
    bool m_isMaximized = false;
    bool m_isLooked = false;
};

} // namespace navarch
