// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

#include "app/campaign/open_campaign.h"
#include "core/campaign/battles/consequences.h"

namespace navarch {

/// What an outcome changes for each side, for a sheet of it: { name, colour, emblem, victor, ships, lost, prizes, fight
/// (what the fight itself cost, as its own end tells), losses (prices of the ships it loses, whole), money, gains, fleets:
/// [{ name, text }], people: [{ name, text }], hurt: [{ name, lost, text, note }] }.
[[nodiscard]] QVariantList sideLines(const OpenCampaign& campaign, const EnterBattle& action,
                                     const Consequences& what);

/// What each prize comes to: { ship, name, kind, from, captor, use, canTake, take, sale, why, towed }.
[[nodiscard]] QVariantList prizeLines(const Consequences& what);

} // namespace navarch
