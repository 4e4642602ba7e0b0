// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QString>
#include <QVariant>

#include "core/ships/outline.h"

namespace navarch {

/// What new ships for a yard cost, when they are launched, and what stands against them; empty or 0 where nothing is chosen
/// to build after.
struct BuildEstimate {
    Q_GADGET
    QML_VALUE_TYPE(buildEstimate)
    /// For ShipSilhouette.
    Q_PROPERTY(QVariant outline MEMBER outline)
    Q_PROPERTY(QString each MEMBER each)
    Q_PROPERTY(QString cost MEMBER cost)
    /// The side's.
    Q_PROPERTY(QString treasury MEMBER treasury)
    Q_PROPERTY(int weeks MEMBER weeks)
    /// When they are launched, in words.
    Q_PROPERTY(QString launched MEMBER launched)
    /// Of the yard's month: what they take, and what is left of it now (CP-5.1).
    Q_PROPERTY(int sizes MEMBER sizes)
    Q_PROPERTY(int room MEMBER room)
    /// Crews are rolled at the launch (SA-13.3).
    Q_PROPERTY(bool trainingIsRolled MEMBER trainingIsRolled)
    Q_PROPERTY(bool allowed MEMBER allowed)
    Q_PROPERTY(QString whyNot MEMBER whyNot)

public:
    QVariant outline = QVariant::fromValue(OutlineTraits{});
    QString each;
    QString cost;
    QString treasury;
    int weeks = 0;
    QString launched;
    int sizes = 0;
    int room = 0;
    bool trainingIsRolled = false;
    bool allowed = false;
    QString whyNot;
};

} // namespace navarch
