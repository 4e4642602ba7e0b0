// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/records/told.h"

namespace navarch {

Phrase phraseOf(const ChronicleRecord& entry)
{
    return phraseFromStored(entry.said, entry.text);
}

Phrase phraseOf(const TransactionRecord& transaction)
{
    return phraseFromStored(transaction.said, transaction.reason);
}

bool isOfOlderNavarch(const ChronicleRecord& entry)
{
    return entry.said.empty() && entry.kind != "note";
}

bool isBattleName(const Phrase& phrase)
{
    for (const PhraseText& each : {attackOnPort, raidOnPort, battleOffPort, battleBetweenPorts, battleAtSea})
        if (!phrase.isGiven() && phrase.text() == each.pattern)
            return true;
    return false;
}

Phrase phraseOfName(const BattleRecord& battle)
{
    return phraseFromStored(battle.nameSaid, battle.name);
}

Phrase quotedNameOf(const BattleRecord& battle)
{
    std::string quoted = quotedForMessage(battle.name);
    return quoted == battle.name ? phraseOfName(battle) : Phrase(given(quoted));
}

} // namespace navarch
