// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QQmlEngine>
#include <QString>

#include <string>
#include <vector>

#include "app/base/lists/shown_die.h"
#include "core/campaign/records/ids.h"
#include "core/dice/dice.h"

namespace navarch {

class CampaignFile;

/// Dice that were rolled for one thing.
struct ShownDice {
    Q_GADGET
    QML_VALUE_TYPE(shownDice)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QList<navarch::ShownDie> dice MEMBER dice)

public:
    QString title;
    QList<ShownDie> dice;

    friend bool operator==(const ShownDice&, const ShownDice&) = default;
};

/// Dice of so many wall sections as they are laid out on a port card: for each
/// section and the commander.
[[nodiscard]] QList<ShownDice> laidOut(const std::vector<Roll>& dice, int sections);

/// The dice with which the defences of that port were rolled, from the campaign's history; none when that is longer ago than
/// the last few thousand entries.
[[nodiscard]] std::vector<Roll> rolledDice(const CampaignFile& file, PortId port);

} // namespace navarch
