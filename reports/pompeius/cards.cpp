// SPDX-License-Identifier: GPL-3.0-or-later
// Ship cards of Pompeius Magnus versus Megadates, in English and, as its source has them, in Dutch.
#include <algorithm>
#include <limits>

#include "core/rules/pompeius/figures/words.h"
#include "core/rules/pompeius/setup/set_up.h"
#include "reports/pompeius/papers.h"
#include "reports/words.h"

namespace navarch {

namespace {

class PompeiusCards {
public:
    explicit PompeiusCards(const pompeius::BattleFacts& facts) : m_facts(facts) {}

    [[nodiscard]] GameCard of(const ShipContent& content, std::size_t number) const
    {
        const pompeius::ShipFacts& ship = m_facts.ships[number];
        GameCard card;
        card.ship = content;
        card.ship.captain = fromUtf8(ship.captain);
        setFacts(card.ship, ship);
        const int speed = std::max(ship.printedSpeed, ship.maxSpeed);
        const int fast = std::min(pompeius::subPhases, speed + ship.extrasATurn);
        auto speeds = numberedCells(fast);
        for (int i = ship.maxSpeed; i < speed; ++i)
            speeds[static_cast<std::size_t>(i)].crossed = true;
        for (int i = speed; i < fast; ++i)
            speeds[static_cast<std::size_t>(i)].text = QStringLiteral("E");
        auto turns = numberedCells(ship.turns);
        for (int i = 0; i < std::min(ship.turns, ship.turnsLost); ++i)
            turns[static_cast<std::size_t>(ship.turns - 1 - i)].crossed = true;
        card.left = {GameCard::Track{Words::tr("Hull strength"),
                                     countdownCells(ship.hull, ship.hull - ship.hullAtStart),
                                     {},
                                     false,
                                     false,
                                     "hull"},
                     GameCard::Track{Words::tr("Maximum speed"), std::move(speeds), {}},
                     GameCard::Track{Words::tr("Turns"), std::move(turns), {}}};
        if (ship.extras > 0 && ship.extras < std::numeric_limits<std::int16_t>::max())
            card.left.emplace_back(GameCard::Track{Words::tr("Extra cards"), emptyCells(ship.extras), {}});
        card.left.emplace_back(deck(ship, number));
        card.right = {GameCard::Facts{}, GameCard::Captain{}};
        setDamage(card.ship);
        card.right.emplace_back(GameCard::Stores{});
        card.right.emplace_back(GameCard::Blanks{
            {{Words::tr("Last speed"), {}}, {Words::tr("Grapples"), {}}, {Words::tr("Prepared"), {}}}});
        card.below = {log()};
        card.strip = strip();
        return card;
    }

    [[nodiscard]] static QString speedText(const pompeius::ShipFacts& ship)
    {
        return ship.extrasATurn > 0
                   ? QStringLiteral("%1 (%2)")
                         .arg(ship.maxSpeed)
                         .arg(std::min(pompeius::subPhases, ship.maxSpeed + ship.extrasATurn))
                   : QString::number(ship.maxSpeed);
    }

private:
    static void setFacts(ShipContent& content, const pompeius::ShipFacts& ship)
    {
        content.facts = {
            {Words::tr("Mass"), QString::number(ship.mass)},
            {Words::tr("Maximum speed"), speedText(ship)},
            {ship.length == 1 ? Words::tr("Rex") : Words::tr("Rexes"), QString::number(ship.length)},
            {Words::tr("Boxes"), QString::number(ship.boxes)},
            {Words::tr("Ram"), !ship.hasRam            ? Words::tr("none")
                               : ship.isRamUnsupported ? Words::tr("unsupported")
                                                       : Words::tr("yes")}};
        if (ship.hands > 0)
            content.facts.push_back({Words::tr("Grappling gear"), QString::number(ship.hands)});
        if (ship.hasFightingOars)
            content.facts.push_back({Words::tr("Rowers"), Words::tr("fight as a unit")});
    }

    /// What of the damage box is read back.
    static std::string_view keyOf(pompeius::Card card)
    {
        return card == pompeius::Card::OarsBroken      ? "broken"
               : card == pompeius::Card::RudderDamaged ? "rudder_hit"
                                                       : std::string_view();
    }

    /// The damage box: as many of each card as the tray has, and fire counters.
    void setDamage(ShipContent& content) const
    {
        content.stores.clear();
        for (std::size_t kind = 0; kind < pompeius::cardKinds; ++kind)
            if (const int in = m_facts.figures.tray.of(static_cast<pompeius::Card>(kind)); in > 0)
                content.stores.push_back(
                    {Words::of(pompeius::cardWords[kind]), in, 0, keyOf(static_cast<pompeius::Card>(kind))});
        content.stores.push_back({Words::tr("Fire"), 3 * m_facts.house().fireForHull, 0});
    }

    [[nodiscard]] GameCard::Section deck(const pompeius::ShipFacts& ship, std::size_t number) const
    {
        GameCard::Deck deck;
        const auto part = [&](pompeius::Section section, const QString& name) {
            GameCard::DeckPart made{name, {}, ship.boxesOf(section)};
            for (const pompeius::UnitFacts& unit : m_facts.units)
                if (unit.ship == static_cast<ShipNumber>(number) && unit.section == section)
                    made.units += fromUtf8(pompeius::textOf(unit.name));
            deck.parts.push_back(std::move(made));
        };
        if (ship.length == 1) {
            part(pompeius::Section::Stern, Words::tr("Deck units"));
        } else {
            part(pompeius::Section::Stern, Words::tr("Stern"));
            part(pompeius::Section::Bow, Words::tr("Bow"));
        }
        return deck;
    }

    /// The slots of the order stand, turn by turn.
    [[nodiscard]] static GameCard::Section log()
    {
        GameCard::Grid grid{Words::tr("Orders by sub-phase, then the units' orders"), {}, 6, 12};
        grid.columns = {{Words::tr("turn"), 3}};
        for (int phase = 1; phase <= pompeius::subPhases; ++phase)
            grid.columns.push_back({QString::number(phase), 3});
        grid.columns.push_back({Words::of(pompeius::stepWords.back().name), 5});
        grid.columns.push_back({Words::tr("units' orders"), 13});
        return grid;
    }

    [[nodiscard]] QString strip() const
    {
        const pompeius::HouseFigures& house = m_facts.house();
        return Words::tr(
                   "On %1+: grapples; %2+: hits; %3+: cuts, mends and fights fire; %4+: plugs. Range: S %5 "
                   "(fire %6), B %7 (fire %8). Emergency stop above %9.")
            .arg(house.grappleFrom)
            .arg(house.hitFrom)
            .arg(house.mendFrom)
            .arg(house.plugFrom)
            .arg(house.archersRange)
            .arg(house.archersFireRange)
            .arg(house.ballistaeRange)
            .arg(house.ballistaeFireRange)
            .arg(house.stopAbove);
    }

    const pompeius::BattleFacts& m_facts;
};

} // namespace

Result<GamePapers> pompeiusPapers(const PrintedFleet& fleet, const Figures& figures)
{
    Problems problems;
    const pompeius::BattleFacts facts = pompeius::factsOf(fleet.brief, fleet.ships, figures, problems);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    GamePapers papers;
    papers.titles = {Words::tr("Mass"), Words::tr("Hull strength"), Words::tr("Maximum speed"),
                     Words::tr("Units")};
    papers.own = {3};
    const PompeiusCards cards(facts);
    for (std::size_t i = 0; i < fleet.order.size(); ++i) {
        const std::size_t number = fleet.order[i];
        papers.cards.push_back(cards.of(fleet.contents[i], number));
        const auto units = std::count_if(facts.units.begin(), facts.units.end(), [&](const auto& unit) {
            return unit.ship == static_cast<ShipNumber>(number);
        });
        const GameCard& card = papers.cards.back();
        papers.values.push_back({figureOn(card, papers.titles[0]), figureOn(card, papers.titles[1]),
                                 figureOn(card, papers.titles[2]), QString::number(units)});
        papers.cardOf.push_back(static_cast<int>(i));
    }
    papers.tables = pompeiusTables();
    papers.trackers = [turns = facts.turnLimit](const std::vector<int>&) {
        return std::vector<GameCard::Section>{
            GameCard::Blanks{{{Words::tr("Laurels"), {}}, {Words::tr("Points"), {}}}},
            GameCard::Track{Words::tr("Turns of the battle"),
                            numberedCells(std::min(turns, 60)),
                            {},
                            false,
                            false,
                            "turns"}};
    };
    return papers;
}

} // namespace navarch
