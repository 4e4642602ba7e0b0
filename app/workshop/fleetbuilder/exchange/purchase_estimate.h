// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QString>

namespace navarch {

/// What buying a fleet costs and leaves, and what stands against it; amounts as they are shown.
struct PurchaseEstimate {
    Q_GADGET
    QML_VALUE_TYPE(purchaseEstimate)
    /// The fleet is allied: it serves under a contract (SA-13.1).
    Q_PROPERTY(bool allied MEMBER allied)
    /// Crews and commanders are rolled when it is bought (SA-13.3).
    Q_PROPERTY(bool trainingIsRolled MEMBER trainingIsRolled)
    Q_PROPERTY(QString cost MEMBER cost)
    Q_PROPERTY(QString treasury MEMBER treasury)
    Q_PROPERTY(QString after MEMBER after)
    Q_PROPERTY(bool inDebt MEMBER inDebt)
    /// The umpire lets something pass, and is to say why.
    Q_PROPERTY(bool waives MEMBER waives)
    /// Nothing stands against it; otherwise `whyNot` says the first thing that does.
    Q_PROPERTY(bool allowed MEMBER allowed)
    Q_PROPERTY(QString whyNot MEMBER whyNot)

public:
    bool allied = false;
    bool trainingIsRolled = false;
    QString cost;
    QString treasury;
    QString after;
    bool inDebt = false;
    bool waives = false;
    bool allowed = false;
    QString whyNot;
};

} // namespace navarch
