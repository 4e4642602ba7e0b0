// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"
#include "core/rules/campaign/figures.h"

namespace navarch {

/// Allies whose reliability is gone (CP-9.2): at 0 they go home; below 0 a d10 says whether they change sides instead.
/// [house reading] One that serves so cheaply that it had none from the start stays until it has less.
/// [house] They change to the side with most in its treasury that has a port to receive them, ties by a die, on the same terms from that week on.
void dismissUnreliableAllies(Deed& deed, const CampaignFigures& figures);

/// A contingent goes home: its ships, its commanders and its contract leave the war. `told` is what the
/// chronicle says of it.
void sendHome(Deed& deed, ContractId contract, const Phrase& told, const std::vector<Roll>& dice = {});

} // namespace navarch
