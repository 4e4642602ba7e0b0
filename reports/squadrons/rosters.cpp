// SPDX-License-Identifier: GPL-3.0-or-later
// Rosters of the squadron game (SQ-19.1): a card a squadron.
#include <algorithm>

#include "core/rules/squadrons/setup/set_up.h"
#include "core/rules/squadrons/state/order_names.h"
#include "reports/codes/paper_code.h"
#include "reports/squadrons/papers.h"
#include "reports/words.h"

namespace navarch {

namespace {

constexpr std::size_t mostListedShips = 24;
constexpr std::size_t mostNamedShips = 48;
constexpr int sq_signals = 5;        // SQ-6.1
constexpr int mostTracked = 40;      // squadrons or stands
constexpr int mostTrackedTurns = 60; // SQ-14.4; a longer battle goes on on a second sheet

class SquadronRosters {
public:
    SquadronRosters(const squadrons::BattleFacts& facts, const PrintedFleet& fleet)
        : m_facts(facts),
          m_fleet(fleet)
    {
    }

    [[nodiscard]] GameCard of(int number, const squadrons::SquadronFacts& squadron) const
    {
        GameCard card;
        card.hasPicture = false;
        card.ship.isSquadron = true;
        card.ship.number = number;
        card.ship.name = fromUtf8(squadron.name);
        card.ship.className =
            squadron.stands == 1
                ? Words::tr("1 stand, weight %1").arg(squadron.weight)
                : Words::tr("%1 stands, weight %2").arg(squadron.stands).arg(squadron.weight);
        card.ship.side = contentOf(squadron.ships.front()).side;
        std::string editions;
        for (const std::int16_t ship : squadron.ships) {
            for (const PrintedCommander& commander : contentOf(ship).aboard)
                card.ship.aboard.push_back(commander);
            const PaperCode& code = contentOf(ship).code;
            card.ship.code.tag = code.tag;
            card.ship.code.occasion = code.occasion;
            card.ship.code.ships.insert(card.ship.code.ships.end(), code.ships.begin(), code.ships.end());
            editions += code.edition;
        }
        if (!editions.empty())
            card.ship.code.edition = editionLetters(editions);
        setPeople(card.ship, squadron);
        if (squadron.commander >= 0) // he stands as its navarchos
            std::erase_if(card.ship.aboard, [&](const PrintedCommander& aboard) {
                const FleetCommander& who = commanderOf(squadron);
                return aboard.post == who.post && aboard.name == fromUtf8(who.name)
                       && aboard.squadron == fromUtf8(who.squadron);
            });
        card.left = {stands(squadron), morale(squadron), formations(), order(), signalBoxes()};
        card.right = {
            GameCard::Facts{}, GameCard::Captain{},
            GameCard::Ticks{Words::tr("State"),
                            {{Words::tr("engaged"), false},
                             {Words::tr("running"), false},
                             {Words::tr("pursuing"), false},
                             {Words::tr("routing"), false},
                             {Words::tr("off"), false}}},
            GameCard::Blanks{
                {{Words::tr("Linked: front"), {}}, {Words::tr("flank"), {}}, {Words::tr("rear"), {}}}}};
        card.below = {ships(squadron), log()};
        return card;
    }

private:
    [[nodiscard]] const ShipContent& contentOf(std::int16_t ship) const
    {
        const auto& order = m_fleet.order;
        const auto at = std::find(order.begin(), order.end(), static_cast<std::size_t>(ship));
        return m_fleet.contents[static_cast<std::size_t>(at - order.begin())];
    }

    /// Of a squadron that has one.
    [[nodiscard]] const FleetCommander& commanderOf(const squadrons::SquadronFacts& squadron) const
    {
        const auto number = static_cast<std::size_t>(squadron.commander);
        const auto row = static_cast<std::size_t>(m_facts.commanders[number].row);
        return m_fleet.brief.sides.front().fleet.commanders[row];
    }

    void setPeople(ShipContent& content, const squadrons::SquadronFacts& squadron) const
    {
        const QString training = squadron.training == squadrons::Training::WellTrained
                                     ? Words::tr("well trained")
                                 : squadron.training == squadrons::Training::Green ? Words::tr("green")
                                                                                   : Words::tr("trained");
        content.facts = {{Words::tr("Training"), training, true},
                         {Words::tr("Fast"), squadron.isFast ? Words::tr("yes") : Words::tr("no")},
                         {Words::tr("Ships"), QString::number(squadron.ships.size())}};
        // The captain of its first ship is no navarchos: where nobody leads it, the place is open.
        content.captain.clear();
        if (squadron.commander >= 0) {
            const FleetCommander& known = commanderOf(squadron);
            content.captain = fromUtf8(known.name);
            content.facts.push_back({Words::tr("Command"), Words::of(nameOf(known.quality)) + QLatin1Char(' ')
                                                               + signedText(modifierOf(known.quality))});
        }
        content.condition = {};
        // What is read back of a commander stands with him on the list.
        content.captainStates = {
            {Words::tr("wounded"), false}, {Words::tr("killed"), false}, {Words::tr("captured"), false}};
    }

    /// Two halves a stand (SQ-2.7).
    [[nodiscard]] static GameCard::Section stands(const squadrons::SquadronFacts& squadron)
    {
        std::vector<GameCard::Cell> cells;
        for (int stand = 1; stand <= squadron.stands; ++stand)
            for (int half = 0; half < 2; ++half)
                cells.push_back({half == 0 ? QString::number(stand) : QStringLiteral("½"), false, half == 0});
        return GameCard::Track{Words::tr("Stands, in halves"), std::move(cells), {}};
    }

    [[nodiscard]] static GameCard::Section morale(const squadrons::SquadronFacts& squadron)
    {
        return GameCard::Ticks{
            Words::tr("Morale"),
            {{Words::tr("determined"), squadron.morale == squadrons::Morale::Determined},
             {Words::tr("normal"), squadron.morale == squadrons::Morale::Normal},
             {Words::tr("poorly motivated"), squadron.morale == squadrons::Morale::PoorlyMotivated}}};
    }

    [[nodiscard]] static GameCard::Section formations()
    {
        GameCard::Ticks ticks{Words::tr("Formation"), {}};
        for (int i = 0; i < squadrons::formations; ++i)
            ticks.ticks.push_back(
                {Words::of(squadrons::wordsOf(static_cast<squadrons::Formation>(i))), false});
        return ticks;
    }

    [[nodiscard]] static GameCard::Section order()
    {
        return GameCard::Ticks{Words::tr("Order"),
                               {{Words::tr("ordered"), false},
                                {Words::tr("disordered"), false},
                                {Words::tr("unformed"), false}}};
    }

    [[nodiscard]] static GameCard::Section signalBoxes()
    {
        return GameCard::Track{
            Words::tr("Signal"), numberedCells(sq_signals),
            Words::tr(
                "1 all turn right, 2 all turn left, 3 line to the right, 4 line to the left, 5 engage")};
    }

    [[nodiscard]] static GameCard::Section log()
    {
        return GameCard::Grid{{},
                              {{Words::tr("turn"), 2},
                               {Words::tr("signal"), 2},
                               {Words::tr("move"), 6},
                               {Words::tr("tests and dice"), 6},
                               {Words::tr("halves lost"), 3}},
                              2,
                              24};
    }

    [[nodiscard]] GameCard::Section ships(const squadrons::SquadronFacts& squadron) const
    {
        // As the sheets call it: a ship without a name goes by its class, in the job's language.
        const auto nameOfShip = [&](std::int16_t ship) {
            const auto place =
                std::find(m_fleet.order.begin(), m_fleet.order.end(), static_cast<std::size_t>(ship));
            return place == m_fleet.order.end()
                       ? fromUtf8(m_facts.ships[static_cast<std::size_t>(ship)].name)
                       : m_fleet.contents[static_cast<std::size_t>(place - m_fleet.order.begin())].name;
        };
        if (squadron.ships.size() > mostNamedShips)
            return GameCard::Remark{
                Words::tr("Ships; write their losses on the list of the fleet"),
                Words::tr("%1 ships, on the list with this squadron's number").arg(squadron.ships.size())};
        if (squadron.ships.size() > mostListedShips) {
            QStringList names;
            for (const std::int16_t ship : squadron.ships)
                names += nameOfShip(ship);
            return GameCard::Remark{Words::tr("Ships; write their losses on the list of the fleet"),
                                    names.join(QStringLiteral(", "))};
        }
        GameCard::List list{Words::tr("Ships, with weight; number those lost in their order"), {}};
        for (const std::int16_t number : squadron.ships) {
            const squadrons::ShipFacts& ship = m_facts.ships[static_cast<std::size_t>(number)];
            QString value = QString::number(ship.weight);
            if (ship.before.damage != Damage::None)
                value += QStringLiteral(", ") + Words::of(nameOf(ship.before.damage));
            const PaperCode& code = contentOf(number).code;
            list.rows.push_back({contentOf(number).label() + QLatin1Char(' ') + nameOfShip(number),
                                 value,
                                 {"lost", 0, code.ships.empty() ? 0 : code.ships.front()}});
        }
        return list;
    }

    const squadrons::BattleFacts& m_facts;
    const PrintedFleet& m_fleet;
};

} // namespace

Result<GamePapers> squadronPapers(const PrintedFleet& fleet, const Figures& figures)
{
    Problems problems;
    const squadrons::BattleFacts facts = squadrons::factsOf(fleet.brief, fleet.ships, figures, problems);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    GamePapers papers;
    papers.titles = {Words::tr("Squadron"), Words::tr("Weight")};
    papers.looseShips = fromUtf8(facts.sideName(0));
    const SquadronRosters rosters(facts, fleet);
    for (int squadron = facts.first[0]; squadron < facts.first[1]; ++squadron)
        papers.cards.push_back(rosters.of(fleet.squadronsBefore + squadron + 1,
                                          facts.squadrons[static_cast<std::size_t>(squadron)]));
    for (const std::size_t number : fleet.order) {
        const squadrons::ShipFacts& ship = facts.ships[number];
        const bool fights = ship.squadron != squadrons::noSquadron;
        // What stands off weighs nothing (SQ-18.1, 18.2).
        papers.values.push_back(
            {fights ? QString::number(fleet.squadronsBefore + ship.squadron + 1) : Words::tr("stands off"),
             fights ? QString::number(ship.weight) : QString(QChar(0x2013))});
        papers.cardOf.push_back(fights ? ship.squadron : -1);
    }
    papers.tables = squadronTables();
    papers.counted = {facts.first[1] - facts.first[0], facts.stands[0]};
    papers.trackers = [turns = facts.turnLimit](const std::vector<int>& counted) {
        const auto lost = [](const QString& label, int of, const QString& note) {
            return GameCard::Track{label, numberedCells(std::min(of, mostTracked)),
                                   note.arg((of + 1) / 2).arg(of)};
        };
        return std::vector<GameCard::Section>{
            GameCard::Track{Words::tr("Turns"),
                            numberedCells(std::min(turns, mostTrackedTurns)),
                            {},
                            false,
                            false,
                            "turns"},
            lost(Words::tr("Squadrons lost"), counted[0], Words::tr("ROW! at %1 of %2")),
            lost(Words::tr("Stands lost"), counted[1], Words::tr("Katastrophe at %1 of %2"))};
    };
    return papers;
}

} // namespace navarch
