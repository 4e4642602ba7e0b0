// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/people/convalescence.h"

#include <set>

#include "core/campaign/deed/chronicle.h"

namespace navarch {

namespace {

class Convalescence {
public:
    explicit Convalescence(Deed& deed) : m_deed(deed), m_draft(deed.draft()) {}

    void run()
    {
        std::set<std::int64_t> ofThisWeek;
        m_draft.forEach<BattleCommanderRecord>([&](const BattleCommanderRecord& entry) {
            const BattleRecord* battle = m_draft.find(entry.battle);
            if (battle && battle->turn == m_deed.head().turn && battle->state == BattleState::Fought
                && (entry.state == PersonState::Wounded || entry.state == PersonState::Dead))
                ofThisWeek.insert(entry.commander);
        });
        std::vector<CommanderId> out;
        m_draft.forEach<CommanderRecord>([&](const CommanderRecord& commander) {
            const bool counts = commander.state == PersonState::Wounded
                                || (commander.state == PersonState::Dead && commander.weeksOut > 0);
            if (counts && !ofThisWeek.contains(commander.id.value))
                out.push_back(commander.id);
        });
        for (const CommanderId id : out)
            passWeek(id);
    }

private:
    void passWeek(CommanderId id)
    {
        CommanderRecord& commander = m_draft.edit(id);
        if (commander.weeksOut > 0)
            --commander.weeksOut;
        if (commander.weeksOut > 0)
            return;
        if (commander.state == PersonState::Dead) {
            follow(commander);
            return;
        }
        commander.state = PersonState::Fit;
        tell(m_deed, "commander-recovered", phrase("%1 has recovered from his wound.", nameOfHim(commander)),
             Knowing::only(commander.side), "CP-6.3");
    }

    static Phrase nameOfHim(const CommanderRecord& commander)
    {
        return commander.name.empty() ? phrase("A commander") : Phrase(given(commander.name));
    }

    void follow(const CommanderRecord& dead)
    {
        if (dead.side.isNone())
            return;
        const ChanceTable& table = m_deed.figures().tables.table("commander-quality");
        Dice dice = m_deed.diceFor("successor", {});
        const std::string& result =
            table.rowOf(dice.roll(table.die, table.rule, "Successor of " + nameOfHim(dead).english())).result;
        dice.settle(result);
        CommanderRecord next;
        next.side = dead.side;
        next.name = successorName(dead.name);
        next.post = dead.post;
        next.quality = next.qualityBought =
            enumFromName<CommandQuality>(result).value_or(CommandQuality::Average);
        const Phrase place = takeVacancy(next);
        const Phrase quality = termOf(nameOf(next.quality));
        tell(m_deed, "commander-follows",
             place.isEmpty()
                 ? phrase("%1, %2, takes the place of the dead and waits at home.", given(next.name), quality)
                 : phrase("%1, %2, takes the place of the dead and commands %3.", given(next.name), quality,
                          place),
             Knowing::only(dead.side), "CP-6.3", dice.rolls());
        m_draft.add(std::move(next));
    }

    static std::string successorName(const std::string& dead)
    {
        const std::string prefix = "Successor of ";
        if (dead.starts_with(prefix)) // of a successor, too: names do not grow
            return dead;
        std::string name = prefix + (dead.empty() ? std::string("the commander") : dead);
        return whyUnfitText(name, maxNameLength) ? std::string("Successor") : name;
    }

    /// What he commands from now on, in words; empty: nothing is vacant.
    Phrase takeVacancy(CommanderRecord& next)
    {
        std::set<FleetId> fleets;
        std::set<SquadronId> squadrons;
        std::set<PortId> ports;
        m_draft.forEach<CommanderRecord>([&](const CommanderRecord& other) {
            fleets.insert(other.fleet);
            squadrons.insert(other.squadron);
            ports.insert(other.port);
        });
        std::set<FleetId> allied;
        m_draft.forEach<ContractRecord>(
            [&](const ContractRecord& contract) { allied.insert(contract.fleet); });
        std::set<FleetId> manned;
        m_draft.forEach<ShipRecord>([&](const ShipRecord& ship) { manned.insert(ship.fleet); });
        const auto isOwn = [&](const FleetRecord* fleet) {
            return fleet && fleet->side == next.side && manned.contains(fleet->id)
                   && !allied.contains(fleet->id);
        };
        Phrase name;
        if (next.post == Post::Fleet)
            m_draft.forEach<FleetRecord>([&](const FleetRecord& fleet) {
                if (name.isEmpty() && isOwn(&fleet) && !fleets.contains(fleet.id)) {
                    next.fleet = fleet.id;
                    name = given(fleet.name);
                }
            });
        else if (next.post == Post::Squadron)
            m_draft.forEach<SquadronRecord>([&](const SquadronRecord& squadron) {
                if (name.isEmpty() && isOwn(m_draft.find(squadron.fleet))
                    && !squadrons.contains(squadron.id)) {
                    next.squadron = squadron.id;
                    name = given(squadron.name);
                }
            });
        else
            m_draft.forEach<GarrisonRecord>([&](const GarrisonRecord& garrison) {
                const PortRecord* port = m_draft.find(garrison.port);
                if (name.isEmpty() && port && port->owner == next.side && !ports.contains(port->id)) {
                    next.port = port->id;
                    name = phrase("the garrison of %1", given(port->name));
                }
            });
        return name;
    }

    Deed& m_deed;
    Draft& m_draft;
};

} // namespace

void healCommanders(Deed& deed)
{
    Convalescence(deed).run();
}

} // namespace navarch
