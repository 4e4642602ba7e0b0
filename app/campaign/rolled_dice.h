// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantList>

#include <string>
#include <vector>

#include "core/campaign/records/ids.h"
#include "core/dice/dice.h"

namespace navarch {

class CampaignFile;

/// Dice of so many wall sections as they are laid out on a port card: { title, dice: [{ face, result, why, rule }] } for each
/// section and the commander.
[[nodiscard]] QVariantList laidOut(const std::vector<Roll>& dice, int sections);

/// The dice with which the defences of that port were rolled, from the campaign's history; none when that is longer ago than
/// the last few thousand entries.
[[nodiscard]] std::vector<Roll> rolledDice(const CampaignFile& file, PortId port);

} // namespace navarch
