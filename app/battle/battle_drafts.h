// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCryptographicHash>
#include <QString>

#include "app/battle/result_origin.h"

namespace navarch {

/// The file in which a battle that is going on is kept: one for skirmishes, and one for each battle of a campaign.
[[nodiscard]] inline QString draftNameOf(const ResultOrigin& origin)
{
    if (origin.battle == 0)
        return QStringLiteral("battle-draft.json");
    const QByteArray hash =
        QCryptographicHash::hash(QByteArray::fromStdString(origin.key()), QCryptographicHash::Sha256);
    return QStringLiteral("battle-draft-%1.json").arg(QString::fromLatin1(hash.toHex().left(24)));
}

} // namespace navarch
