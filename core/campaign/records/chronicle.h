// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>

#include "core/base/fields.h"
#include "core/base/stored_phrase.h"
#include "core/campaign/records/ids.h"

namespace navarch {

inline constexpr TextBounds chronicleText{maxNoteLength, false, true};

/// Something that happened in the war, as the chronicle tells it, or an umpire's note. Whoever is meant to know of it is
/// named: everybody, or up to two sides; the umpire reads all (CP-2.3).
struct ChronicleRecord {
    static constexpr std::string_view tableName = "chronicle";
    static constexpr int sinceSchema = 4;
    static constexpr std::array youngerFields{"said"};

    Id<ChronicleRecord> id;
    int turn = 0;
    int year = -431;
    int month = 1;
    int week = 1;
    std::string kind; ///< lasting: "storm", "port-fell", "note"
    std::string text; ///< a sentence or more
    std::string rule; ///< "CP-7.4"; may be empty
    std::string dice; ///< "d100 4"; empty: none
    bool open = true; ///< everybody knows
    SideId side;      ///< knows, and is whom it is about; may be none
    SideId other;     ///< knows as well
    PortId port;      ///< where; may be none
    BattleId battle;  ///< which battle; may be none
    std::string said; ///< what the text is made of (stored_phrase.h); empty: of an older Navarch

    friend bool operator==(const ChronicleRecord&, const ChronicleRecord&) = default;
};

template <RecordSelf<ChronicleRecord> Self, class Visitor>
void visitFields(Self& entry, Visitor& visit)
{
    visit("turn", entry.turn, Bounds{0, 1'000'000});
    visit("year", entry.year, yearBounds);
    visit("month", entry.month, Bounds{1, 12});
    visit("week", entry.week, Bounds{1, 4});
    visit("kind", entry.kind, nameText);
    visit("text", entry.text, chronicleText);
    visit("rule", entry.rule, optionalNameText);
    visit("dice", entry.dice, noteText);
    visit("open", entry.open);
    visit("side_id", entry.side);
    visit("other_side_id", entry.other);
    visit("port_id", entry.port);
    visit("battle_id", entry.battle);
    visit("said", entry.said, storedPhraseText);
}

} // namespace navarch
