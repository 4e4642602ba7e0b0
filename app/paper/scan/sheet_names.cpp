// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/scan/sheet_names.h"

#include <algorithm>

#include "core/base/listed.h"
#include "core/battle/brief/ship_names.h"
#include "core/campaign/calendar.h"
#include "core/campaign/records/told.h"
#include "reports/codes/paper_code.h"

namespace navarch {

namespace {

/// Empty where nobody knows them.
std::string namedBy(const Campaign& campaign, const std::vector<std::int64_t>& ships)
{
    std::vector<const ShipRecord*> known;
    for (const std::int64_t number : ships)
        if (const ShipRecord* ship = campaign.find(ShipId{number}))
            known.push_back(ship);
    if (known.empty() || (known.size() == 1 && ships.size() == 1))
        return known.empty() ? std::string() : known.front()->name;
    const auto isOne = [&](auto of) {
        return std::all_of(known.begin(), known.end(),
                           [&](const ShipRecord* ship) { return ship->*of == known.front()->*of; });
    };
    const FleetRecord* fleet = isOne(&ShipRecord::fleet) ? campaign.find(known.front()->fleet) : nullptr;
    const SquadronRecord* squadron =
        isOne(&ShipRecord::squadron) ? campaign.find(known.front()->squadron) : nullptr;
    return !fleet ? std::string() : squadron ? nameWithSide(squadron->name, fleet->name) : fleet->name;
}

/// What sheets of those letters were printed for.
Phrase printedFor(const Campaign& campaign, std::int64_t count, const Phrase& names,
                  const std::string& occasion)
{
    const HeadRecord& head = campaign.head();
    // Where weeks were taken back it may be one to come.
    constexpr int ahead = 200;
    for (const int last : {head.turn, head.turn + ahead})
        if (const auto turn = latestOf(occasion, Occasion::Week, last))
            return phraseN("{The sheet %1 was|The sheets %1 were} printed in another week: %2.", count, names,
                           phraseOf(dateOfTurn(head, static_cast<int>(*turn))));
    // Numbers go up: of two with the same letters it is the later.
    const BattleRecord* battle = nullptr;
    for (const auto& [id, each] : campaign.table<BattleRecord>())
        if (occasionOf(Occasion::Battle, id.value) == occasion)
            battle = &each;
    if (!battle)
        return phraseN("{The sheet %1 was|The sheets %1 were} printed for a battle that was called off.",
                       count, names);
    return phraseN("{The sheet %1 was|The sheets %1 were} printed for another battle: %2, %3.", count, names,
                   phraseOfName(*battle), phraseOf(Date{battle->year, battle->month, battle->week}));
}

Problem told(const Campaign& campaign, const std::string& place, const Stranger& kind,
             const std::vector<Phrase>& each)
{
    const auto count = static_cast<std::int64_t>(each.size());
    const Phrase names = listedWithAnd(each);
    Phrase away = phraseN("{Take it out of the pile.|Take them out of the pile.}", count);
    switch (kind.why) {
    case Stranger::Why::Occasion:
        return {place, printedFor(campaign, count, names, kind.occasion),
                phraseN("{Take it out of the pile, or enter it by hand.|Take them out of the pile, or enter "
                        "them by hand.}",
                        count)};
    case Stranger::Why::Ships:
        return {place,
                phraseN("{The sheet %1 is|The sheets %1 are} of no ship in this battle.", count, names),
                std::move(away)};
    case Stranger::Why::Edition:
        return {place,
                phraseN("{The sheet %1 was printed before its ship|The sheets %1 were printed before their "
                        "ships} changed: the boxes on paper are others now.",
                        count, names),
                phraseN("{Enter it by hand, or give --boxes of its printing.|Enter them by hand, or give "
                        "--boxes of their printing.}",
                        count)};
    case Stranger::Why::Campaign: break;
    }
    return {place, phraseN("{The sheet %1 is|The sheets %1 are} of another campaign.", count, names),
            std::move(away)};
}

} // namespace

std::string sheetName(const Campaign& campaign, const std::string& typed,
                      const std::vector<std::int64_t>& ships)
{
    const std::string name = namedBy(campaign, ships);
    return name.empty() ? typed : typed + " " + name;
}

Problems toldStrangers(const Campaign& campaign, const std::string& place,
                       const std::vector<Stranger>& strangers)
{
    Problems problems;
    for (std::size_t first = 0; first < strangers.size(); ++first) {
        const auto isAlike = [&](const Stranger& other) {
            return other.why == strangers[first].why && other.occasion == strangers[first].occasion;
        };
        const auto end = strangers.begin() + static_cast<std::ptrdiff_t>(first);
        if (std::any_of(strangers.begin(), end, isAlike))
            continue;
        std::vector<std::string> names;
        for (const Stranger& each : strangers)
            if (isAlike(each) && std::find(names.begin(), names.end(), each.name) == names.end())
                names.push_back(each.name);
        std::vector<Phrase> all;
        for (const std::string& name : names)
            all.emplace_back(given(name));
        problems.push_back(told(campaign, place, strangers[first], all));
    }
    return problems;
}

} // namespace navarch
