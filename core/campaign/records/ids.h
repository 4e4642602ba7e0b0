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
struct ContactRecord;
struct YardWorkRecord;
struct LoanRecord;

using SideId = Id<SideRecord>;
using PortId = Id<PortRecord>;
using FleetId = Id<FleetRecord>;
using SquadronId = Id<SquadronRecord>;
using ShipId = Id<ShipRecord>;
using CommanderId = Id<CommanderRecord>;
using ContractId = Id<ContractRecord>;
using TransactionId = Id<TransactionRecord>;
using BattleId = Id<BattleRecord>;
using ContactId = Id<ContactRecord>;
using YardWorkId = Id<YardWorkRecord>;
using LoanId = Id<LoanRecord>;

} // namespace navarch
