// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/umpire/closed_fields.h"

#include <algorithm>
#include <array>

namespace navarch {

namespace {

constexpr PhraseText byItsKey = phraseText("It says which thing this is, and is never set.");
constexpr PhraseText byTheWar =
    phraseText("Numbers and dice of a war run on by themselves, and are never set.");
constexpr PhraseText byTheLedger = phraseText("Money moves only through the ledger; book it with %1.");
constexpr PhraseText byTheBattle =
    phraseText("It was settled with the battle; take the battle back with %1 and enter it again.");
constexpr PhraseText byTheText = phraseText("It follows the text that it tells; set that one.");
constexpr PhraseText byTheFounding =
    phraseText("It stays as the war was founded; begin a new war for another.");
constexpr PhraseText byItsAction =
    phraseText("It is not set by itself; %1 does it with all that belongs to it.");

struct Closed {
    std::string_view table;
    std::string_view field; ///< empty: all of them
    PhraseText why;
    std::string_view action = {}; ///< that does instead
};

constexpr std::array closedFields{
    Closed{"campaign", "scenario", byTheFounding},
    Closed{"campaign", "seed", byTheWar},
    Closed{"campaign", "next_number", byTheWar},
    Closed{"campaign", "stage", byItsAction, "campaign.begin"},
    Closed{"campaign", "lanes_edition", byTheFounding},
    Closed{"settings", "key", byItsKey},
    Closed{"house_figures", "rules", byItsKey},
    Closed{"house_figures", "key", byItsKey},
    Closed{"ports", "place", byItsKey},
    Closed{"wall_sections", "port_id", byItsKey},
    Closed{"wall_sections", "number", byItsKey},
    Closed{"garrisons", "port_id", byItsKey},
    Closed{"waivers", "ship_id", byItsKey},
    Closed{"waivers", "key", byItsKey},
    Closed{"allied_contracts", "side_id", byItsKey},
    Closed{"allied_contracts", "fleet_id", byItsKey},
    Closed{"fleet_orders", "fleet_id", byItsKey},
    Closed{"sightings", "fleet", byItsKey},
    Closed{"ledger_transactions", "reason", {}}, // open: words move no money
    Closed{"ledger_transactions", "said", byTheText},
    Closed{"ledger_transactions", {}, byTheLedger, "ledger.enter"},
    Closed{"ledger_postings", {}, byTheLedger, "ledger.enter"},
    Closed{"battles", "name", {}},
    Closed{"battles", "rounds", {}},
    Closed{"battles", "way", {}},
    Closed{"battles", "name_said", byTheText},
    Closed{"battles", {}, byTheBattle, "battle.take-back"},
    Closed{"battle_replays", {}, byTheBattle, "battle.take-back"},
    Closed{"battle_sides", "battle_id", byItsKey},
    Closed{"battle_sides", "number", byItsKey},
    Closed{"battle_sides", "side_id", byItsKey},
    Closed{"battle_fleets", "battle_id", byItsKey},
    Closed{"battle_fleets", "side_number", byItsKey},
    Closed{"battle_fleets", "fleet", byItsKey},
    Closed{"battle_fleets", "contingent", byItsKey},
    Closed{"battle_ships", "battle_id", byItsKey},
    Closed{"battle_ships", "side_number", byItsKey},
    Closed{"battle_ships", "brief_row", byItsKey},
    Closed{"battle_ships", "ship", byItsKey},
    Closed{"battle_ships", "fleet", byItsKey},
    Closed{"battle_commanders", "battle_id", byItsKey},
    Closed{"battle_commanders", "side_number", byItsKey},
    Closed{"battle_commanders", "brief_row", byItsKey},
    Closed{"battle_commanders", "commander", byItsKey},
    Closed{"contacts", "day", {}},
    Closed{"contacts", {}, byItsAction, "contact.arrange"},
    Closed{"yard_works", "side_id", byItsKey},
    Closed{"yard_works", "port_id", byItsKey},
    Closed{"yard_works", "kind", byItsKey},
    Closed{"yard_works", "ship_id", byItsKey},
    Closed{"yard_works", "plan", byItsAction, "yard.cancel"},
    Closed{"chronicle", "kind", byItsKey},
    Closed{"chronicle", "said", byTheText},
    Closed{"charts", {}, byTheFounding},
    Closed{"own_classes", {}, byItsAction, "class.add"},
};

} // namespace

std::optional<Phrase> whyClosed(std::string_view table, std::string_view field)
{
    const auto found = std::find_if(closedFields.begin(), closedFields.end(), [&](const Closed& each) {
        return each.table == table && (each.field.empty() || each.field == field);
    });
    if (found == closedFields.end() || found->why.pattern.empty())
        return std::nullopt;
    std::vector<PhrasePart> parts;
    if (!found->action.empty())
        parts.emplace_back(given(found->action));
    return Phrase(found->why, std::nullopt, std::move(parts));
}

} // namespace navarch
