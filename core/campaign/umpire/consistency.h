// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/campaign/deed/deed.h"

namespace navarch {

/// What a record becomes when one of its fields is set: fields that would contradict it follow. A fleet put into a port is
/// not at sea any more; a commander given a fleet has that post; a text that is written anew has no other languages.
template <class Record>
void takeAlong(Record&, std::string_view)
{
}
void takeAlong(FleetRecord& fleet, std::string_view field);
void takeAlong(ShipRecord& ship, std::string_view field);
void takeAlong(CommanderRecord& commander, std::string_view field);
void takeAlong(PortRecord& port, std::string_view field);
void takeAlong(SightingRecord& sighting, std::string_view field);
void takeAlong(TransactionRecord& transaction, std::string_view field);
void takeAlong(BattleRecord& battle, std::string_view field);
void takeAlong(ChronicleRecord& entry, std::string_view field);

/// Refuses, and returns true, when the record waits for a battle: it stays as the brief has it.
template <class Record>
bool refuseWaitingRecord(Deed&, const Record&)
{
    return false;
}
bool refuseWaitingRecord(Deed& deed, const FleetRecord& fleet);
bool refuseWaitingRecord(Deed& deed, const SquadronRecord& squadron);
bool refuseWaitingRecord(Deed& deed, const ShipRecord& ship);
bool refuseWaitingRecord(Deed& deed, const CommanderRecord& commander);
bool refuseWaitingRecord(Deed& deed, const ContractRecord& contract);
bool refuseWaitingRecord(Deed& deed, const PortRecord& port);
bool refuseWaitingRecord(Deed& deed, const WallRecord& wall);
bool refuseWaitingRecord(Deed& deed, const GarrisonRecord& garrison);
bool refuseWaitingRecord(Deed& deed, const BattleSideRecord& side);
bool refuseWaitingRecord(Deed& deed, const BattleFleetRecord& fleet);
bool refuseWaitingRecord(Deed& deed, const BattleShipRecord& ship);
bool refuseWaitingRecord(Deed& deed, const BattleCommanderRecord& commander);

/// Refuses what the records would no longer hold together with, now that `field` of the record is as the draft has it: two
/// of one name, a command of another side, more lost than there was. What the rules have against it is noted, for the
/// umpire may. References, numbers and sums are flawsOf()'s.
template <class Record>
void checkTogether(Deed&, const Record&, std::string_view)
{
}
void checkTogether(Deed& deed, const HeadRecord& head, std::string_view field);
void checkTogether(Deed& deed, const SideRecord& side, std::string_view field);
void checkTogether(Deed& deed, const PortRecord& port, std::string_view field);
void checkTogether(Deed& deed, const WallRecord& wall, std::string_view field);
void checkTogether(Deed& deed, const FleetRecord& fleet, std::string_view field);
void checkTogether(Deed& deed, const SquadronRecord& squadron, std::string_view field);
void checkTogether(Deed& deed, const ShipRecord& ship, std::string_view field);
void checkTogether(Deed& deed, const CommanderRecord& commander, std::string_view field);
void checkTogether(Deed& deed, const ContractRecord& contract, std::string_view field);
void checkTogether(Deed& deed, const SightingRecord& sighting, std::string_view field);
void checkTogether(Deed& deed, const YardWorkRecord& work, std::string_view field);
void checkTogether(Deed& deed, const BattleSideRecord& side, std::string_view field);
void checkTogether(Deed& deed, const BattleShipRecord& ship, std::string_view field);
void checkTogether(Deed& deed, const BattleCommanderRecord& commander, std::string_view field);

} // namespace navarch
