// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantList>

#include <string>
#include <vector>

#include "core/dice/dice.h"

namespace navarch {

class CampaignFile;

/// Dice as they are laid out on a port card: { title, dice: [{ face, result, why, rule }] } for each wall section and
/// the commander.
[[nodiscard]] QVariantList laidOut(const std::vector<Roll>& dice);

/// The dice with which the defences of the port called `portName` were rolled, from the campaign's history; none when
/// that is longer ago than the last few thousand entries.
[[nodiscard]] std::vector<Roll> rolledDice(const CampaignFile& file, const std::string& portName);

} // namespace navarch
