// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/records/battles.h"
#include "core/campaign/records/chronicle.h"
#include "core/campaign/records/ledger.h"

namespace navarch {

// What records say, as it may be said in any language; as it was written where an older Navarch wrote it (stored_phrase.h).

[[nodiscard]] Phrase phraseOf(const ChronicleRecord& entry);
[[nodiscard]] Phrase phraseOf(const TransactionRecord& transaction);

/// An older Navarch wrote the entry, and kept it as English alone; a person's note is nobody's English.
[[nodiscard]] bool isOfOlderNavarch(const ChronicleRecord& entry);

// What a battle is called that people do not name.
inline constexpr PhraseText attackOnPort = phraseText("Attack on %1");
inline constexpr PhraseText raidOnPort = phraseText("Raid on %1");
inline constexpr PhraseText battleOffPort = phraseText("Battle off %1");
inline constexpr PhraseText battleBetweenPorts = phraseText("Battle between %1 and %2, %3 out");
inline constexpr PhraseText battleAtSea = phraseText("Battle at sea");
/// Whether it is one of these.
[[nodiscard]] bool isBattleName(const Phrase& phrase);

/// A battle's name: given by people, or "Attack on Leukas".
[[nodiscard]] Phrase phraseOfName(const BattleRecord& battle);
/// The same for a message: shortened where it is long.
[[nodiscard]] Phrase quotedNameOf(const BattleRecord& battle);

} // namespace navarch
