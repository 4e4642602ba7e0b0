// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id.h"

namespace navarch {

struct SideRecord;
struct PortRecord;
struct FleetRecord;
struct SquadronRecord;
struct ShipRecord;
struct CommanderRecord;
struct ContractRecord;
struct TransactionRecord;
struct BattleRecord;

using SideId = Id<SideRecord>;
using PortId = Id<PortRecord>;
using FleetId = Id<FleetRecord>;
using SquadronId = Id<SquadronRecord>;
using ShipId = Id<ShipRecord>;
using CommanderId = Id<CommanderRecord>;
using ContractId = Id<ContractRecord>;
using TransactionId = Id<TransactionRecord>;
using BattleId = Id<BattleRecord>;

} // namespace navarch
