// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QStringList>

#include "db/backups/backups.h"

namespace navarch {

/// What stands in a backup, and what has been done since.
struct BackupContent {
    Q_GADGET
    QML_VALUE_TYPE(backupContent)
    /// It has been looked into; until then the rest is empty.
    Q_PROPERTY(bool ready MEMBER isRead)
    /// Why it cannot be restored; empty when it can.
    Q_PROPERTY(QString problem MEMBER problem)
    Q_PROPERTY(QString remedy MEMBER remedy)
    /// Another war than the campaign's it lies beside.
    Q_PROPERTY(bool other MEMBER isOtherWar)
    Q_PROPERTY(QStringList deeds MEMBER deeds)
    Q_PROPERTY(QStringList told MEMBER told)
    /// The name of its campaign, and when that stood so.
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString date MEMBER date)
    Q_PROPERTY(QString stage MEMBER stage)
    /// The campaign could be looked at, so that the two are compared.
    Q_PROPERTY(bool compared MEMBER isPresentKnown)
    /// Deeds that stand now and that it does not have, and the other way round.
    Q_PROPERTY(int setAside MEMBER setAside)
    Q_PROPERTY(int broughtBack MEMBER broughtBack)
    /// It holds what stands: the same war with the same deeds.
    Q_PROPERTY(bool same READ isSame)
    /// There is something to put back: it was looked into, nothing is wrong with it, and it is not what stands.
    Q_PROPERTY(bool restorable READ isRestorable)

public:
    [[nodiscard]] bool isSame() const
    {
        return isRead && problem.isEmpty() && isPresentKnown && !isOtherWar && setAside == 0
               && broughtBack == 0;
    }
    [[nodiscard]] bool isRestorable() const { return isRead && problem.isEmpty() && !isSame(); }

    bool isRead = false;
    QString problem;
    QString remedy;
    QString name; ///< of the campaign
    QString date; ///< in the campaign
    QString stage;
    bool isOtherWar = false;
    bool isPresentKnown = false; ///< the campaign could be looked at, so that the two are compared:
    int setAside = 0;            ///< deeds that stand now and that it does not have
    int broughtBack = 0;         ///< deeds that stand in it and not now
    QStringList deeds;           ///< the last of those that would be set aside, the last one first
    QStringList told;            ///< the last of its chronicle, the last one first
};

/// Looks into a backup and compares it with the campaign at `campaignPath`. `all`: for the umpire; else it names no deed and
/// tells only what everybody knows (CP-2.3). Never fails. Safe on any thread.
[[nodiscard]] BackupContent contentOf(const Backup& backup, const QString& campaignPath, bool all);

} // namespace navarch
