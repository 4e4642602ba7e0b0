// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/battles/arrangement.h"

#include <algorithm>
#include <set>

#include "core/base/json_reader.h"
#include "core/battle/brief/option_word.h"
#include "core/battle/match/registry.h"
#include "core/campaign/allies/reliability.h"
#include "core/campaign/archive/waiting.h"
#include "core/campaign/fleets/fatigue.h"
#include "core/campaign/fleets/roster.h"
#include "core/campaign/settings/classes_in_force.h"
#include "core/campaign/settings/house_values.h"
#include "core/dice/dice.h"
#include "core/pricing/ship_price.h"

namespace navarch {

namespace {

constexpr int mostContingents = 20;

/// The contract a fleet serves under; null for a side's own.
const ContractRecord* contractOf(const Draft& draft, FleetId fleet)
{
    const ContractRecord* found = nullptr;
    draft.forEach<ContractRecord>([&](const ContractRecord& contract) {
        if (contract.fleet == fleet)
            found = draft.find(contract.id);
    });
    return found;
}

/// The seed of a battle: 53 bits of the campaign's dice, in a stream of this deed's own.
std::uint64_t battleSeed(const HeadRecord& head)
{
    const DiceBlock block = diceBlock(static_cast<std::uint64_t>(head.seed),
                                      streamOf("battle-seed/" + std::to_string(head.nextNumber)), 0);
    return ((std::uint64_t{block[0]} << 32) | block[1]) >> 11;
}

/// Whether allies of a game may come in later (SA-13.1), and so be all that their side has.
bool alliesComeLater(const std::string& rules)
{
    const RuleSet* game = builtInRuleSets().find(rules);
    return game && game->alliesComeLater;
}

class Arranger {
public:
    Arranger(Deed& deed, const ArrangeBattle& action)
        : m_deed(deed),
          m_draft(deed.draft()),
          m_action(action),
          m_alliesComeLater(alliesComeLater(action.rules))
    {
    }

    Arranged run()
    {
        if (m_deed.head().stage != Stage::Running)
            m_deed.refuse("campaign-not-begun", given(m_deed.head().name),
                          phrase("Battles are fought once the campaign has begun; begin it first."),
                          "CP-1.3");
        groupFleets();
        seatPort();
        if (m_deed.refused())
            return {};
        if (m_sides.size() < 2)
            m_deed.refuse("one-side", {},
                          phrase("A battle needs fleets of two sides, or a port with walls to attack."),
                          "CP-8.1");
        if (m_sides.size() > static_cast<std::size_t>(maxSides))
            m_deed.refuse("too-many-sides", {},
                          phrase("A battle has at most %1 sides; leave fleets out.", maxSides), "CP-8.1");
        if (m_deed.refused())
            return {};
        for (std::size_t number = 0; number < m_sides.size(); ++number)
            fillSide(static_cast<int>(number));
        fillSurroundings();
        if (!m_deed.refused())
            checkBrief();
        return std::move(m_made);
    }

private:
    struct Seat {
        SideId side; ///< none: a neutral port
        std::vector<FleetId> own;
        std::vector<FleetId> allied;
        bool hasWalls = false;
    };

    Seat& seatOf(SideId side)
    {
        for (Seat& seat : m_sides)
            if (seat.side == side)
                return seat;
        m_sides.push_back({side, {}, {}, false});
        return m_sides.back();
    }

    void groupFleets()
    {
        std::set<FleetId> seen;
        for (const FleetId id : m_action.fleets) {
            const FleetRecord* fleet = m_deed.require(id, "fleet");
            if (!fleet)
                continue;
            if (!seen.insert(id).second) {
                m_deed.refuse("fleet-twice", given(fleet->name),
                              phrase("This fleet is named twice; name it once."));
                continue;
            }
            refuseWaiting(m_deed, id);
            Seat& seat = seatOf(fleet->side);
            (contractOf(m_draft, id) ? seat.allied : seat.own).push_back(id);
        }
        for (Seat& seat : m_sides) {
            // Where the game has no allies that come later, one that is alone on its side is there from the first.
            if (seat.own.empty() && !seat.allied.empty() && !m_alliesComeLater) {
                seat.own.push_back(seat.allied.front());
                seat.allied.erase(seat.allied.begin());
            }
            if (seat.allied.size() > static_cast<std::size_t>(mostContingents))
                m_deed.refuse("too-many-contingents", {},
                              phrase("A side has at most %1 allied contingents in a battle; leave some out.",
                                     mostContingents),
                              "SA-13.1");
        }
    }

    /// The port's owner comes second, for it lies along the second side's edge.
    void seatPort()
    {
        if (m_action.port && !m_deed.require(m_action.port, "port"))
            return;
        if (m_action.place != PlaceKind::Port)
            return;
        const PortRecord* port = m_draft.find(m_action.port);
        if (!port) {
            m_deed.refuse("no-port", given(m_action.name),
                          phrase("A battle in a port needs the port; name it."), "CP-8.1");
            return;
        }
        if (!port->owner && port->defences == DefencesKind::None) {
            m_deed.refuse("defences-unknown", given(port->name),
                          phrase("Nobody knows its defences yet; roll them first."), "CP-3.3");
            return;
        }
        refusePortWaiting(m_deed, port->id);
        const auto owner = std::find_if(m_sides.begin(), m_sides.end(),
                                        [&](const Seat& seat) { return seat.side == port->owner; });
        const bool walled = !defencesOf(m_draft, port->id).sections.empty();
        if (owner == m_sides.end() && !walled)
            return;
        if (owner == m_sides.end())
            m_sides.insert(m_sides.begin() + (m_sides.empty() ? 0 : 1), Seat{port->owner, {}, {}, walled});
        else
            owner->hasWalls = walled;
        const auto seat = std::find_if(m_sides.begin(), m_sides.end(),
                                       [&](const Seat& each) { return each.side == port->owner; });
        if (m_sides.size() > 1 && seat != m_sides.begin() + 1)
            std::iter_swap(seat, m_sides.begin() + 1);
    }

    void fillSide(int number)
    {
        const Seat& seat = m_sides[static_cast<std::size_t>(number)];
        BriefSide& made = m_made.brief.sides.emplace_back();
        const SideRecord* side = m_draft.find(seat.side);
        made.name = side ? side->name : m_draft.find(m_action.port)->name;
        for (const BattleSideRecord& other : m_made.sides)
            if (other.name == made.name)
                made.name = "The port";
        if (side && side->player == Player::Machine)
            made.captain = Temperament::Steady;
        BattleSideRecord record;
        record.number = number;
        record.side = seat.side;
        record.name = made.name;
        m_made.sides.push_back(std::move(record));

        m_row = m_commanderRow = 0;
        nameSquadrons(seat.own);
        for (const FleetId fleet : seat.own)
            addFleet(number, fleet, -1, made.fleet);
        made.fleet.name = seat.own.size() == 1 ? m_draft.find(seat.own.front())->name : made.name;
        m_shared.clear();
        for (const FleetId fleet : seat.allied)
            addFleet(number, fleet, static_cast<int>(made.contingents.size()),
                     made.contingents.emplace_back());
        if (seat.hasWalls)
            addWalls(number, made);
    }

    /// Squadrons of two fleets that fight as one may bear the same name.
    void nameSquadrons(const std::vector<FleetId>& fleets)
    {
        m_shared.clear();
        std::set<std::string> seen;
        m_draft.forEach<SquadronRecord>([&](const SquadronRecord& squadron) {
            if (std::find(fleets.begin(), fleets.end(), squadron.fleet) != fleets.end()
                && !seen.insert(squadron.name).second)
                m_shared.insert(squadron.name);
        });
    }

    std::string squadronName(SquadronId id) const
    {
        const SquadronRecord* squadron = m_draft.find(id);
        if (!squadron)
            return {};
        if (!m_shared.contains(squadron->name))
            return squadron->name;
        // By its number, which is short and its own: two names together may be too long for one.
        const std::string mark = " (" + std::to_string(id.value) + ")";
        std::string name = squadron->name;
        while (codePointCount(name) + static_cast<int>(mark.size()) > maxNameLength) {
            while (!name.empty() && (static_cast<unsigned char>(name.back()) & 0xC0) == 0x80)
                name.pop_back();
            name.pop_back();
        }
        return name + mark;
    }

    void addFleet(int number, FleetId id, int contingent, Fleet& fleet)
    {
        const FleetRecord& record = *m_draft.find(id);
        BattleFleetRecord entry;
        entry.sideNumber = number;
        entry.fleet = id.value;
        entry.contingent = contingent;
        entry.name = record.name;
        m_made.fleets.push_back(std::move(entry));
        fleet.name = record.name;
        fleet.year = m_deed.head().year;
        if (const ContractRecord* contract = contractOf(m_draft, id))
            fleet.alliedPercent = trustPercent(*contract);
        addShips(number, record, fleet);
        addCommanders(number, id, fleet);
    }

    void addShips(int number, const FleetRecord& from, Fleet& fleet)
    {
        std::vector<std::pair<std::string, const ShipRecord*>> ships;
        m_draft.forEach<ShipRecord>([&](const ShipRecord& ship) {
            if (ship.fleet != from.id)
                return;
            if (ship.condition.damage == Damage::Wrecked)
                m_deed.note(Severity::Note, "wreck-stays", given(ship.name),
                            phrase("It is a wreck and stays behind."), "SA-7.4.T2");
            else
                ships.emplace_back(squadronName(ship.squadron), m_draft.find(ship.id));
        });
        if (ships.empty())
            m_deed.refuse("fleet-empty", given(from.name),
                          phrase("It has no ship that can fight; leave it out."), "CP-8.1");
        std::stable_sort(ships.begin(), ships.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        for (const auto& [squadron, ship] : ships) {
            fleet.ships.push_back({ship->name, ship->classId, 1, crewInBattle(*ship, from), ship->captain,
                                   squadron, ship->fit, conditionInBattle(*ship, from),
                                   ownClassOf(m_draft.base(), ship->classId)});
            BattleShipRecord entry;
            entry.sideNumber = number;
            entry.row = m_row++;
            entry.ship = ship->id.value;
            entry.fleet = from.id.value;
            entry.name = ship->name;
            entry.classId = ship->classId;
            entry.price = shipTotal(ship->fit, ship->crew, m_deed.figures().prices);
            entry.damageBefore = entry.damage = ship->condition.damage;
            m_made.ships.push_back(std::move(entry));
        }
    }

    /// Games know the commanders of a side's fleet; those of contingents share their ships' lot (see aftermath.cpp). Their
    /// rows are counted on after the fleet's.
    void addCommanders(int number, FleetId id, Fleet& fleet)
    {
        m_draft.forEach<CommanderRecord>([&](const CommanderRecord& commander) {
            const SquadronRecord* squadron = m_draft.find(commander.squadron);
            const bool serves = commander.fleet == id || (squadron && squadron->fleet == id);
            if (!serves || commander.state != PersonState::Fit)
                return;
            std::string name = commander.name;
            const bool taken = std::any_of(fleet.commanders.begin(), fleet.commanders.end(),
                                           [&](const FleetCommander& other) { return other.name == name; });
            if (taken)
                name = "Commander " + std::to_string(commander.id.value);
            BattleCommanderRecord entry;
            entry.sideNumber = number;
            entry.row = m_commanderRow++;
            entry.commander = commander.id.value;
            entry.name = name;
            m_made.commanders.push_back(std::move(entry));
            fleet.commanders.push_back(
                {name, commander.post, commander.quality, squadronName(commander.squadron)});
        });
    }

    void addWalls(int number, BriefSide& side)
    {
        side.walls = defencesOf(m_draft, m_action.port);
        m_draft.forEach<CommanderRecord>([&](const CommanderRecord& commander) {
            if (commander.port != m_action.port || commander.state != PersonState::Fit)
                return;
            BattleCommanderRecord entry;
            entry.sideNumber = number;
            entry.row = -1;
            entry.commander = commander.id.value;
            entry.name = commander.name;
            m_made.commanders.push_back(std::move(entry));
        });
    }

    void fillSurroundings()
    {
        BattleBrief& brief = m_made.brief;
        brief.rules = m_action.rules;
        brief.place = m_action.place;
        brief.weather = {m_action.wind, m_action.sea, m_action.direction};
        for (const auto& [option, value] : m_action.options)
            brief.options[optionWord(option)] = value;
        if (const RuleSet* game = builtInRuleSets().find(brief.rules))
            for (const auto& [option, value] : game->campaignOptions)
                brief.options.try_emplace(std::string(option), value);
        brief.turnLimit = m_action.turnLimit;
        brief.houseTables = houseTablesWith(houseValuesOf(m_draft, m_action.rules), m_action.rules);
        brief.seed = m_action.seed ? static_cast<std::uint64_t>(*m_action.seed) : battleSeed(m_deed.head());
    }

    /// What nobody can fight, or could not read back from the campaign, is not arranged.
    void checkBrief()
    {
        const auto noFiles = [](const std::string& name) -> Result<std::string> {
            return problem(name, phrase("A battle of a campaign names no files."));
        };
        Problems problems = whyUnfought(m_made.brief, m_deed.figures().classes);
        if (problems.empty()) {
            const auto read = readBrief(briefJson(m_made.brief), "brief", m_deed.figures(), noFiles);
            if (!read)
                problems = read.error();
        }
        for (const Problem& each : problems)
            m_deed.refuse("unfit-brief", given(m_action.name), each.sentences());
    }

    Deed& m_deed;
    const Draft& m_draft;
    const ArrangeBattle& m_action;
    bool m_alliesComeLater;
    std::vector<Seat> m_sides;
    std::set<std::string> m_shared; ///< names of squadrons that two fleets of the side have
    int m_row = 0;
    int m_commanderRow = 0;
    Arranged m_made;
};

} // namespace

Arranged arrange(Deed& deed, const ArrangeBattle& action)
{
    return Arranger(deed, action).run();
}

Result<BattleBrief> briefOf(const Campaign& campaign, const Figures& figures, const ArrangeBattle& action)
{
    Deed deed(campaign, figures);
    Arranged arranged = arrange(deed, action);
    if (!deed.refused())
        return std::move(arranged.brief);
    Problems problems;
    for (const Finding& finding : deed.verdict().reasons)
        if (finding.severity == Severity::Error)
            problems.push_back({finding.subject.english(), finding.message, {}});
    return tl::unexpected(std::move(problems));
}

} // namespace navarch
