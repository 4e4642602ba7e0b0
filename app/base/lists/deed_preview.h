// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QString>

namespace navarch {

/// What a deed would come to, asked before it is done: whether it is allowed, its title, what it costs or brings in talents,
/// and why not.
struct DeedPreview {
    Q_GADGET
    QML_VALUE_TYPE(deedPreview)
    /// False: it is not for these eyes to ask, or there is nothing to ask about.
    Q_PROPERTY(bool asked MEMBER asked)
    Q_PROPERTY(bool allowed MEMBER allowed)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString cost MEMBER cost)
    Q_PROPERTY(QString gain MEMBER gain)
    /// It costs and brings nothing.
    Q_PROPERTY(bool free MEMBER free)
    Q_PROPERTY(QString why MEMBER why)
    /// What follows from it, where that is told.
    Q_PROPERTY(QString what MEMBER what)
    /// What the rules have against it without forbidding it, a line each.
    Q_PROPERTY(QString warnings MEMBER warnings)

public:
    bool asked = false;
    bool allowed = false;
    QString title;
    QString cost;
    QString gain;
    bool free = true;
    QString why;
    QString what;
    QString warnings;

    friend bool operator==(const DeedPreview&, const DeedPreview&) = default;
};

/// It cannot be done, for a reason that is known without asking.
[[nodiscard]] inline DeedPreview refusedFor(const QString& why)
{
    DeedPreview preview;
    preview.asked = true;
    preview.why = why;
    return preview;
}

} // namespace navarch
