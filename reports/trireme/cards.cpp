// SPDX-License-Identifier: GPL-3.0-or-later
// Ship cards of Trireme (TR-16).
#include <algorithm>

#include "core/rules/trireme/setup/set_up.h"
#include "reports/trireme/papers.h"
#include "reports/words.h"

namespace navarch {

namespace {

class TriremeCards {
public:
    explicit TriremeCards(const trireme::BattleFacts& facts) : m_facts(facts) {}

    /// `ownCrew`: her crew's level without her commander.
    [[nodiscard]] GameCard of(const ShipContent& content, const trireme::ShipFacts& ship, int ownCrew) const
    {
        GameCard card;
        card.ship = content;
        setFacts(card.ship, ship, ownCrew);
        setStores(card.ship, ship);
        const auto damage = std::min(ship.damage, ship.hull);
        card.left = {
            GameCard::Track{Words::tr("Hull"), countdownCells(ship.hull, damage), {}, false, false, "hull"},
            GameCard::Track{Words::tr("Holes"), emptyCells(holes), {}},
            GameCard::Track{Words::tr("plugged"), emptyCells(holes), {}, false, true},
            GameCard::Track{Words::tr("Raked"), emptyCells(rakes, ship.raked),
                            Words::tr("each: cruising speed −%1, circle +%2")
                                .arg(house().rakeCruise)
                                .arg(house().rakeCircle),
                            false, false, "raked"},
            GameCard::Track{Words::tr("Sprints"), emptyCells(house().sprints),
                            Words::tr("a turn planned above cruising speed crosses one")}};
        card.right = {GameCard::Facts{}, GameCard::Captain{}, GameCard::Stores{},
                      GameCard::Blanks{{{Words::tr("Grappled to"), {}}, {Words::tr("Prize of"), {}}}},
                      GameCard::Ticks{{},
                                      {{Words::tr("must back"), false},
                                       {Words::tr("may pivot"), false},
                                       {Words::tr("stopped"), false}}}};
        card.below = {plotGrid()};
        card.strip = strip(ship);
        return card;
    }

    [[nodiscard]] static std::vector<ShipContent::Row> everyStore() { return storesOf(trireme::ShipFacts()); }

private:
    [[nodiscard]] static QString ramText(const trireme::ShipFacts& ship)
    {
        return ship.hasRam ? signedText(ship.ram) : Words::tr("none");
    }
    [[nodiscard]] QString speeds(const trireme::ShipFacts& ship) const
    {
        return QStringLiteral("%1 / %2")
            .arg(trireme::maxOf(house(), ship))
            .arg(trireme::cruiseOf(house(), ship, atStart(ship)));
    }

    static constexpr int holes = 6; ///< boxes: more sink any ship before they are needed
    static constexpr int rakes = 4;

    [[nodiscard]] const trireme::HouseFigures& house() const { return m_facts.house(); }

    [[nodiscard]] static trireme::Ship atStart(const trireme::ShipFacts& ship)
    {
        trireme::Ship start;
        start.raked = static_cast<std::int8_t>(ship.raked);
        return start;
    }

    static QString crewText(int level)
    {
        return level > 0 ? Words::tr("elite") : level < 0 ? Words::tr("poor") : Words::tr("average");
    }

    void setFacts(ShipContent& content, const trireme::ShipFacts& ship, int ownCrew) const
    {
        const trireme::Ship start = atStart(ship);
        content.facts = {
            {Words::tr("Crew"), crewText(ownCrew), true},
            {Words::tr("Ram"), ramText(ship)},
            {Words::tr("Max / cruise"), speeds(ship)},
            {Words::tr("Circle"), QString::number(trireme::circleOf(house(), ship, start))},
            {Words::tr("Acceleration"), QString::number(trireme::accelerationOf(house(), ship, start))}};
        if (ship.crew != ownCrew) // as long as he who leads is aboard
            content.facts.insert(content.facts.begin() + 1,
                                 {Words::tr("With commander"), crewText(ship.crew)});
        if (ship.hasCorvus)
            content.facts.push_back({Words::tr("Corvus"), Words::tr("yes")});
        if (ship.hasHand)
            content.facts.push_back({Words::tr("Ferrea manus"), Words::tr("yes")});
        if (!ship.hasOars)
            content.facts.push_back({Words::tr("Deck"), Words::tr("sail only")});
    }

    [[nodiscard]] static std::vector<ShipContent::Row> storesOf(const trireme::ShipFacts& ship)
    {
        const auto engines = [&](trireme::Weapon weapon) -> int {
            return ship.engines[static_cast<std::size_t>(weapon)];
        };
        return {{Words::tr("Light marines"), ship.men.light, 0, "light"},
                {Words::tr("Medium marines"), ship.men.medium, 0, "medium"},
                {Words::tr("Heavy marines"), ship.men.heavy, 0, "heavy"},
                {Words::tr("Bows"), engines(trireme::Weapon::Bows), 0, "bows"},
                {Words::tr("Catapults"), engines(trireme::Weapon::Catapults), 0, "catapults"},
                {Words::tr("Stone throwers"), engines(trireme::Weapon::Stones), 0, "stones"}};
    }

    static void setStores(ShipContent& content, const trireme::ShipFacts& ship)
    {
        content.stores = storesOf(ship);
        std::erase_if(content.stores, [](const ShipContent::Row& row) { return row.count <= 0; });
    }

    /// Where the turns are written down before anyone moves (TR-5.2).
    [[nodiscard]] static GameCard::Section plotGrid()
    {
        GameCard::Grid grid{
            Words::tr("Plot: a step a phase (F ahead, P port, S starboard, B astern)"), {}, 6, 24};
        grid.columns = {{Words::tr("turn"), 3}, {Words::tr("start"), 3}, {Words::tr("speed"), 3}};
        for (int phase = 1; phase <= trireme::phases; ++phase)
            grid.columns.push_back({QString::number(phase), 3});
        grid.columns.push_back({Words::tr("order"), 4});
        grid.columns.push_back({Words::tr("straight"), 4});
        grid.columns.push_back({Words::tr("full speed"), 5});
        grid.columns.push_back({Words::tr("shots"), 4});
        return grid;
    }

    [[nodiscard]] QString strip(const trireme::ShipFacts& ship) const
    {
        return Words::
            tr("Turns after %1 straight hexes; speed changes by %2. Grapples on %3+. Marines kill: light "
               "%4+, medium %5+, heavy %6+. Plugs a hole on %7+, fighting %8+; an open one costs %9 a turn.")
                .arg(trireme::circleOf(house(), ship, atStart(ship)))
                .arg(trireme::accelerationOf(house(), ship, atStart(ship)))
                .arg(ship.hasHand ? house().handFrom : house().grappleFrom)
                .arg(house().lightFrom)
                .arg(house().mediumFrom)
                .arg(house().heavyFrom)
                .arg(house().plugFrom)
                .arg(house().plugFightingFrom)
                .arg(house().leak);
    }

    const trireme::BattleFacts& m_facts;
};

} // namespace

Result<GamePapers> triremePapers(const PrintedFleet& fleet, const Figures& figures)
{
    Problems problems;
    const trireme::BattleFacts facts = trireme::factsOf(fleet.brief, fleet.ships, figures, problems);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    // A commander makes a crew better or worse while he is aboard (TR-15.3): it is not hers.
    BattleBrief unled = fleet.brief;
    for (BriefSide& side : unled.sides)
        side.fleet.commanders.clear();
    const trireme::BattleFacts own = trireme::factsOf(unled, fleet.ships, figures, problems);
    GamePapers papers;
    papers.titles = {Words::tr("Hull"), Words::tr("Ram"), Words::tr("Max / cruise"), Words::tr("Marines")};
    papers.own = {3};
    papers.everyStore = TriremeCards::everyStore();
    const TriremeCards cards(facts);
    int hulls = 0;
    for (std::size_t i = 0; i < fleet.order.size(); ++i) {
        const trireme::ShipFacts& ship = facts.ships[fleet.order[i]];
        papers.cards.push_back(cards.of(fleet.contents[i], ship, own.ships[fleet.order[i]].crew));
        const GameCard& card = papers.cards.back();
        papers.values.push_back({figureOn(card, papers.titles[0]), figureOn(card, papers.titles[1]),
                                 figureOn(card, papers.titles[2]), QString::number(ship.men.count())});
        papers.cardOf.push_back(static_cast<int>(i));
        hulls += ship.hull - std::min(ship.damage, ship.hull);
    }
    papers.tables = triremeTables();
    papers.counted = {hulls};
    papers.trackers = [turns = facts.turnLimit](const std::vector<int>& counted) {
        return std::vector<GameCard::Section>{
            GameCard::Blanks{
                {{Words::tr("Hull points in all"), QString::number(counted[0])}, {Words::tr("Points"), {}}}},
            GameCard::Track{
                Words::tr("Turns"), numberedCells(std::min(turns, 60)), {}, false, false, "turns"}};
    };
    return papers;
}

} // namespace navarch
