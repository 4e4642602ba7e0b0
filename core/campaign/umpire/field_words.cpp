// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/umpire/field_words.h"

#include <algorithm>
#include <array>
#include <string>

namespace navarch {

namespace {

struct FieldWord {
    std::string_view field;
    PhraseText words;
};

/// Of every field that is set by hand, by their names.
constexpr std::array fieldWordTable{
    FieldWord{"archers", phraseText("Archers")},
    FieldWord{"archers_lost", phraseText("Archers lost")},
    FieldWord{"attacked_turn", phraseText("Last turn in which it was attacked")},
    FieldWord{"ballistae", phraseText("Ballistae")},
    FieldWord{"ballistae_lost", phraseText("Ballistae lost")},
    FieldWord{"battle_id", phraseText("Battle")},
    FieldWord{"bees", phraseText("Pots of bees")},
    FieldWord{"blockaded_weeks", phraseText("Weeks of blockade this month")},
    FieldWord{"blockader_side_id", phraseText("Who blockades it")},
    FieldWord{"boiling_oil", phraseText("Pots of boiling oil")},
    FieldWord{"capacity", phraseText("Capacity")},
    FieldWord{"captain", phraseText("Captain")},
    FieldWord{"captain_state", phraseText("State of the captain")},
    FieldWord{"captor", phraseText("Captor, as the battle numbers sides")},
    FieldWord{"captor_side_id", phraseText("Who holds him")},
    FieldWord{"captured_turn", phraseText("Last turn in which it fell")},
    FieldWord{"captures", phraseText("Captures")},
    FieldWord{"cataphract", phraseText("Cataphract")},
    FieldWord{"class", phraseText("Class")},
    FieldWord{"colour", phraseText("Colour")},
    FieldWord{"conceded", phraseText("Gave up")},
    FieldWord{"corvi", phraseText("Corvi")},
    FieldWord{"crew", phraseText("Crew")},
    FieldWord{"crew_bought", phraseText("Crew as it was paid for")},
    FieldWord{"damage", phraseText("Damage")},
    FieldWord{"damage_before", phraseText("Damage before")},
    FieldWord{"day", phraseText("Day of the week")},
    FieldWord{"defences", phraseText("Defences")},
    FieldWord{"dice", phraseText("Dice")},
    FieldWord{"economic_value", phraseText("Economic value")},
    FieldWord{"emblem", phraseText("Emblem")},
    FieldWord{"escorted_fleet_id", phraseText("Fleet that it escorts")},
    FieldWord{"exercise_weeks", phraseText("Weeks of exercise this month")},
    FieldWord{"experience", phraseText("Experience")},
    FieldWord{"fate", phraseText("Fate")},
    FieldWord{"ferrea_manus", phraseText("Ferrea manus")},
    FieldWord{"fighting_oars", phraseText("Fighting oars")},
    FieldWord{"fire_pots", phraseText("Fire pots")},
    FieldWord{"fire_pots_used", phraseText("Fire pots used")},
    FieldWord{"fleet_id", phraseText("Fleet")},
    FieldWord{"forced", phraseText("Forced rowing")},
    FieldWord{"greek_fire", phraseText("Greek fire")},
    FieldWord{"greek_fire_used", phraseText("Greek fire used")},
    FieldWord{"heavy_engines", phraseText("Heavy engines, by their damage")},
    FieldWord{"heavy_engines_lost", phraseText("Heavy engines lost")},
    FieldWord{"heavy_marines", phraseText("Heavy marines")},
    FieldWord{"heavy_marines_lost", phraseText("Heavy marines lost")},
    FieldWord{"home_port_id", phraseText("Home port")},
    FieldWord{"hull", phraseText("Hull")},
    FieldWord{"keep", phraseText("Upkeep of the month")},
    FieldWord{"kind", phraseText("Order")},
    FieldWord{"lane_from", phraseText("Off, or on the way from")},
    FieldWord{"lane_miles", phraseText("Miles out")},
    FieldWord{"lane_to", phraseText("On the way to")},
    FieldWord{"latitude", phraseText("Latitude, in hundred-thousandths of a degree")},
    FieldWord{"lent", phraseText("Lent")},
    FieldWord{"longitude", phraseText("Longitude, in hundred-thousandths of a degree")},
    FieldWord{"looted_year", phraseText("Year in which it was looted")},
    FieldWord{"losses", phraseText("Losses")},
    FieldWord{"lot", phraseText("What became of it")},
    FieldWord{"marines", phraseText("Marines")},
    FieldWord{"marines_lost", phraseText("Marines lost")},
    FieldWord{"mast_down", phraseText("Mast down")},
    FieldWord{"money", phraseText("Money that it brought")},
    FieldWord{"month", phraseText("Month")},
    FieldWord{"months", phraseText("Months")},
    FieldWord{"name", phraseText("Name")},
    FieldWord{"nights_out", phraseText("Nights at sea")},
    FieldWord{"oars", phraseText("Oar factors")},
    FieldWord{"oars_lost", phraseText("Oar factors lost")},
    FieldWord{"on_table", phraseText("On the table")},
    FieldWord{"open", phraseText("Everybody knows it")},
    FieldWord{"ordered_turn", phraseText("Turn in which it was ordered")},
    FieldWord{"other_side_id", phraseText("Who knows it as well")},
    FieldWord{"owed", phraseText("Owed")},
    FieldWord{"owner_side_id", phraseText("Owner")},
    FieldWord{"paid", phraseText("Paid")},
    FieldWord{"parablemata", phraseText("Parablemata")},
    FieldWord{"patrol_from", phraseText("Patrols from")},
    FieldWord{"patrol_to", phraseText("Patrols to")},
    FieldWord{"percent", phraseText("Price change in per cent")},
    FieldWord{"period", phraseText("Period")},
    FieldWord{"phase", phraseText("How far the turn has come")},
    FieldWord{"player", phraseText("Player")},
    FieldWord{"port_id", phraseText("Port")},
    FieldWord{"post", phraseText("Post")},
    FieldWord{"price", phraseText("Price")},
    FieldWord{"quality", phraseText("Quality")},
    FieldWord{"quality_bought", phraseText("Quality as it was paid for")},
    FieldWord{"raised_platform", phraseText("Raised platform")},
    FieldWord{"rakes", phraseText("Rakes")},
    FieldWord{"ram", phraseText("Ram")},
    FieldWord{"rams", phraseText("Rams")},
    FieldWord{"ready_turn", phraseText("Last turn of which its orders were done")},
    FieldWord{"reason", phraseText("Reason")},
    FieldWord{"reliability", phraseText("Reliability")},
    FieldWord{"retired_to_port_id", phraseText("Port that it retired to")},
    FieldWord{"rounds", phraseText("Turns that it took")},
    FieldWord{"route", phraseText("Way, place by place")},
    FieldWord{"rudder_hit", phraseText("Rudder hit")},
    FieldWord{"rule", phraseText("Rule")},
    FieldWord{"sail_only", phraseText("Sail only")},
    FieldWord{"seen_side_id", phraseText("Whose it is")},
    FieldWord{"ships", phraseText("Ships")},
    FieldWord{"side_id", phraseText("Side")},
    FieldWord{"signed_turn", phraseText("Turn from which it runs")},
    FieldWord{"sinkings", phraseText("Sinkings")},
    FieldWord{"size", phraseText("Size class")},
    FieldWord{"size_classes", phraseText("Size classes of the yard's month")},
    FieldWord{"speed", phraseText("Speed, cm")},
    FieldWord{"speed_lost", phraseText("Speed lost, cm")},
    FieldWord{"squadron_id", phraseText("Squadron")},
    FieldWord{"stance", phraseText("Stance")},
    FieldWord{"state", phraseText("State")},
    FieldWord{"strained", phraseText("Strained this week")},
    FieldWord{"text", phraseText("Text")},
    FieldWord{"towers", phraseText("Towers")},
    FieldWord{"towers_lost", phraseText("Towers lost")},
    FieldWord{"turn", phraseText("Turn, counted from 0")},
    FieldWord{"turn_class", phraseText("Turn class")},
    FieldWord{"unpaid_months", phraseText("Months without pay")},
    FieldWord{"value", phraseText("Value")},
    FieldWord{"victor", phraseText("Won it")},
    FieldWord{"way", phraseText("How it was fought")},
    FieldWord{"weary_oars", phraseText("Oar factors that weariness takes")},
    FieldWord{"week", phraseText("Week")},
    FieldWord{"weeks_left", phraseText("Weeks left")},
    FieldWord{"weeks_out", phraseText("Weeks until he is back")},
    FieldWord{"yard", phraseText("Yard")},
    FieldWord{"year", phraseText("Year")},
};

static_assert(std::is_sorted(fieldWordTable.begin(), fieldWordTable.end(),
                             [](const FieldWord& a, const FieldWord& b) { return a.field < b.field; }));

} // namespace

Phrase fieldWords(std::string_view field)
{
    const auto found =
        std::lower_bound(fieldWordTable.begin(), fieldWordTable.end(), field,
                         [](const FieldWord& each, std::string_view wanted) { return each.field < wanted; });
    if (found == fieldWordTable.end() || found->field != field)
        return given(field);
    return Phrase(found->words, std::nullopt, {});
}

} // namespace navarch
