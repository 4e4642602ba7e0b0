// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/cut_text.h"

#include <QMouseEvent>

#include <chrono>

namespace navarch {
namespace {

/// The uppermost text at that point of the scene that is cut; null when none is.
QQuickItem* cutAt(QQuickItem& item, const QPointF& scene)
{
    if (!item.isVisible() || item.opacity() <= 0)
        return nullptr;
    const QPointF here = item.mapFromScene(scene);
    const bool isOver = item.contains(here);
    if (!isOver && item.clip())
        return nullptr;
    const QList<QQuickItem*> children = item.childItems();
    for (auto child = children.rbegin(); child != children.rend(); ++child)
        if (QQuickItem* found = cutAt(**child, scene))
            return found;
    return isOver && item.property("truncated").toBool() ? &item : nullptr;
}

} // namespace

CutText::CutText(QObject* parent) : QObject(parent)
{
    m_resting.setSingleShot(true);
    m_resting.setInterval(std::chrono::milliseconds(400));
    connect(&m_resting, &QTimer::timeout, this, &CutText::look);
}

void CutText::setWindow(QQuickWindow* window)
{
    if (m_window == window)
        return;
    if (m_window)
        m_window->removeEventFilter(this);
    m_window = window;
    if (m_window)
        m_window->installEventFilter(this);
    emit windowChanged();
}

QString CutText::words() const
{
    return m_item ? m_item->property("text").toString() : QString();
}

void CutText::look()
{
    point(m_window && m_window->contentItem() ? cutAt(*m_window->contentItem(), m_at) : nullptr);
}

void CutText::point(QQuickItem* item)
{
    if (m_item == item)
        return;
    m_item = item;
    emit changed();
}

bool CutText::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseMove:
        m_at = static_cast<const QMouseEvent&>(*event).position();
        if (m_item && !m_item->contains(m_item->mapFromScene(m_at)))
            point(nullptr);
        m_resting.start();
        break;
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
    case QEvent::KeyPress:
    case QEvent::Leave:
        m_resting.stop();
        point(nullptr);
        break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace navarch
