// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/announcer.h"

#include <QAccessible>

#include <algorithm>

namespace navarch {
namespace {

constexpr qsizetype mostAtOnce = 8; ///< sentences; a listener does not follow more

} // namespace

void Announcer::say(const QString& text)
{
    if (text.isEmpty())
        return;
    if (m_waiting.isEmpty())
        QMetaObject::invokeMethod(this, &Announcer::tell, Qt::QueuedConnection);
    m_waiting += text;
}

void Announcer::tell()
{
    m_said = m_waiting.mid(std::max<qsizetype>(0, m_waiting.size() - mostAtOnce)).join(QLatin1Char(' '));
    m_waiting.clear();
    emit saidChanged();
#if QT_CONFIG(accessibility)
    QAccessibleEvent event(this, QAccessible::Alert); // Qt has announcements by themselves only from 6.8 on
    QAccessible::updateAccessibility(&event);
#endif
}

} // namespace navarch
