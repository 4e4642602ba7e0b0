// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/focus_watch.h"

#include <QGuiApplication>
#include <QKeyEvent>

#include <algorithm>

namespace navarch {
namespace {

/// The nearest shown item around it that stands for a whole: a focus scope, or what fills one.
QQuickItem* wholeAround(const QQuickItem& item)
{
    QQuickItem* around = item.parentItem();
    while (
        around
        && !(around->isVisible()
             && (around->isFocusScope() || (around->parentItem() && around->parentItem()->isFocusScope()))))
        around = around->parentItem();
    return around;
}

/// Where along one axis a view of that length must stand to show from `first` to `last`; unchanged when it shows them. What is
/// looked into, a list or a board, is in sight while a third of it is: what stands above it, a screen's name and its tabs,
/// need not go for the rest.
double placeShowing(double at, double length, double first, double last, double least, double most,
                    bool isLookedInto)
{
    constexpr double edge = 8; // so that a focus ring is seen whole
    if (isLookedInto || last - first > length)
        return std::min(last, at + length) - std::max(first, at) < std::min(length, last - first) / 3
                   ? std::clamp(first, least, std::max(least, most))
                   : at;
    if (first - edge < at)
        return first >= at ? at : std::clamp(first - edge, least, std::max(least, most));
    if (last > at + length)
        return std::clamp(last + edge - length, least, std::max(least, most));
    return at;
}

void showIn(QQuickItem& view, const QQuickItem& item)
{
    auto* content = view.property("contentItem").value<QQuickItem*>();
    if (!content)
        return;
    const QRectF place = item.mapRectToItem(content, QRectF(0, 0, item.width(), item.height()));
    const double top = view.property("originY").toDouble();
    const double left = view.property("originX").toDouble();
    const double y = view.property("contentY").toDouble();
    const double x = view.property("contentX").toDouble();
    const bool isLookedInto = item.inherits("QQuickFlickable") || item.inherits("navarch::DrawnItem");
    const double toY =
        placeShowing(y, view.height(), place.top(), place.bottom(), top,
                     top + view.property("contentHeight").toDouble() - view.height(), isLookedInto);
    const double toX =
        placeShowing(x, view.width(), place.left(), place.right(), left,
                     left + view.property("contentWidth").toDouble() - view.width(), isLookedInto);
    if (toY != y)
        view.setProperty("contentY", toY);
    if (toX != x && view.property("contentWidth").toDouble() > view.width())
        view.setProperty("contentX", toX);
}

bool pressesOnce(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space || key == Qt::Key_Escape
           || key == Qt::Key_Delete;
}

} // namespace

void FocusWatch::setWindow(QQuickWindow* window)
{
    if (m_window == window)
        return;
    if (m_window) {
        m_window->removeEventFilter(this);
        disconnect(m_window, nullptr, this, nullptr);
    }
    m_window = window;
    if (m_window) {
        m_window->installEventFilter(this);
        connect(m_window, &QQuickWindow::activeFocusItemChanged, this, &FocusWatch::follow);
        follow();
    }
    emit windowChanged();
}

void FocusWatch::follow()
{
    QQuickItem* item = m_window ? m_window->activeFocusItem() : nullptr;
    if (item == m_item)
        return;
    if (m_item)
        disconnect(m_item, &QQuickItem::visibleChanged, this, &FocusWatch::leaveHidden);
    m_item = item;
    if (!item)
        return;
    // Queued: what hides one control often shows the one that is to have the focus.
    connect(item, &QQuickItem::visibleChanged, this, &FocusWatch::leaveHidden, Qt::QueuedConnection);
    if (!item->isVisible()) {
        QMetaObject::invokeMethod(this, &FocusWatch::leaveHidden, Qt::QueuedConnection);
        return;
    }
    if (QGuiApplication::mouseButtons() != Qt::NoButton)
        return; // what is pressed must not move away under the pointer
    for (QQuickItem* around = item->parentItem(); around; around = around->parentItem()) {
        if (around->inherits("QQuickFlickable"))
            showIn(*around, *item);
    }
}

void FocusWatch::leaveHidden()
{
    QQuickItem* item = m_window ? m_window->activeFocusItem() : nullptr;
    if (!item || item->isVisible())
        return;
    QQuickItem* to = wholeAround(*item);
    item->setFocus(false);
    if (to && m_window->activeFocusItem() != to)
        to->forceActiveFocus(Qt::OtherFocusReason);
}

bool FocusWatch::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_window && (event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease)) {
        const auto& key = static_cast<const QKeyEvent&>(*event);
        const QQuickItem* item = m_window->activeFocusItem();
        if (key.isAutoRepeat() && pressesOnce(key.key())
            && !(item && item->flags().testFlag(QQuickItem::ItemAcceptsInputMethod)))
            return true;
        // A key may come before a queued look at what was hidden.
        leaveHidden();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace navarch
