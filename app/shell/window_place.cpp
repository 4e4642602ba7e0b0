// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/window_place.h"

#include <QGuiApplication>
#include <QScreen>

#include <algorithm>
#include <chrono>

#include "app/base/own_settings.h"

namespace navarch {
namespace {

/// The screen on which enough of it stands to be taken hold of; null: none.
const QScreen* screenOf(const QRect& place)
{
    for (const QScreen* screen : QGuiApplication::screens()) {
        const QRect seen = screen->availableGeometry().intersected(place);
        if (seen.width() >= 200 && seen.height() >= 100)
            return screen;
    }
    return nullptr;
}

} // namespace

WindowPlace::WindowPlace(QObject* parent) : QObject(parent)
{
    m_settling.setSingleShot(true);
    m_settling.setInterval(std::chrono::milliseconds(300));
    connect(&m_settling, &QTimer::timeout, this, &WindowPlace::keep);
}

WindowPlace::~WindowPlace()
{
    if (m_settling.isActive())
        keep();
}

void WindowPlace::setWindow(QQuickWindow* window)
{
    if (m_window == window)
        return;
    if (m_window)
        disconnect(m_window, nullptr, this, nullptr);
    m_window = window;
    m_isLooked = false;
    if (m_window) {
        restore();
        connect(m_window, &QWindow::xChanged, this, &WindowPlace::look);
        connect(m_window, &QWindow::yChanged, this, &WindowPlace::look);
        connect(m_window, &QWindow::widthChanged, this, &WindowPlace::look);
        connect(m_window, &QWindow::heightChanged, this, &WindowPlace::look);
        connect(m_window, &QWindow::visibilityChanged, this, &WindowPlace::look);
    }
    emit windowChanged();
}

void WindowPlace::restore()
{
    const OwnSettings kept;
    const QRect place = kept.value(QStringLiteral("window/place")).toRect();
    const QScreen* screen = place.isValid() ? screenOf(place) : nullptr;
    const QRect room =
        screen ? screen->availableGeometry() : QGuiApplication::primaryScreen()->availableGeometry();
    QSize size = place.isValid() ? place.size() : m_window->size();
    // Neither larger than the screen there is, nor smaller than it may be.
    size = size.boundedTo(room.size()).expandedTo(m_window->minimumSize());
    if (screen)
        m_window->setGeometry(QRect(place.topLeft(), size));
    else if (size != m_window->size())
        m_window->resize(size);
    m_plain = m_window->geometry();
    if (kept.value(QStringLiteral("window/maximized")).toBool()) {
        m_isMaximized = true;
        m_window->showMaximized();
    }
}

/// While it fills the screen, what it was before stays what it goes back to.
void WindowPlace::look()
{
    if (!m_window || m_window->visibility() == QWindow::Hidden || m_window->visibility() == QWindow::Minimized
        || m_window->visibility() == QWindow::FullScreen)
        return;
    m_isMaximized = m_window->visibility() == QWindow::Maximized;
    if (!m_isMaximized)
        m_seen =
            m_window->geometry(); // perhaps of one that is just being maximized: kept only when it rests so
    m_isLooked = true;
    m_settling.start();
}

void WindowPlace::keep()
{
    m_settling.stop();
    if (!m_isLooked)
        return;
    if (!m_isMaximized && m_seen.isValid())
        m_plain = m_seen;
    OwnSettings kept;
    if (m_plain.isValid())
        kept.setValue(QStringLiteral("window/place"), m_plain);
    kept.setValue(QStringLiteral("window/maximized"), m_isMaximized);
}

} // namespace navarch
