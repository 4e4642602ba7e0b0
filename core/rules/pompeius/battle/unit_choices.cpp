// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/battle/unit_choices.h"

#include <algorithm>
#include <utility>

#include "core/rules/pompeius/figures/words.h"
#include "core/rules/pompeius/plots/plots.h"
#include "core/rules/pompeius/state/ship_names.h"

namespace navarch::pompeius {

namespace {

class Choices {
public:
    Choices(const BattleFacts& facts, const State& state, ShipNumber ship)
        : m_facts(facts),
          m_state(state),
          m_ship(ship)
    {
    }

    PlotChoice of(const Unit& unit) const
    {
        PlotChoice choice;
        choice.field = textOf(unit.name());
        const UnitWords& words = unitWords[static_cast<std::size_t>(unit.kind)];
        // A unit of foot is men, one of ballistae an engine.
        choice.label = phrase("%1 %2", given(choice.field), termOf(unit.isFoot() ? words.many : words.one));
        choice.group = unit.at != m_ship                ? phrase("Aboard %1", given(m_facts.name(unit.at)))
                       : m_facts.of(m_ship).length == 1 ? phrase("On deck")
                       : unit.section == Section::Bow   ? phrase("In the bow")
                                                        : phrase("In the stern");
        choice.values.push_back({"", unit.disorder > 0 ? phrase("In disorder") : phrase("No order")});
        UnitTask task;
        task.unit = unit.name();
        const auto add = [&](Task what, Phrase label) {
            task.task = what;
            offer(task, std::move(label), choice);
        };
        if (!unit.isFoot() || unit.kind == UnitKind::Sagittarii) {
            add(Task::Shoot, phrase("Shoot"));
            task.isFire = true;
            add(Task::Shoot, phrase("Shoot fire arrows"));
            task.isFire = false;
            add(Task::Prepare, phrase("Prepare fire arrows"));
        }
        if (!unit.isFoot())
            return choice;
        add(Task::Grapple, phrase("Grapple"));
        grappleFriends(unit, task, choice);
        add(Task::Cut, phrase("Cut grapples"));
        add(Task::Repair, phrase("Mend, fight fire"));
        addMoves(unit, task, choice);
        return choice;
    }

private:
    void offer(const UnitTask& task, Phrase label, PlotChoice& choice) const
    {
        const PlotFault fault = faultOfTask(m_facts, m_state, m_ship, task);
        choice.values.push_back(
            {textOf(task, writerOf(m_facts)), std::move(label), fault ? textOf(m_facts, fault) : Phrase()});
    }
    [[nodiscard]] Phrase labelOfMove(const Unit& unit, ShipNumber ship, Section section) const
    {
        const bool isBow = section == Section::Bow;
        if (ship == unit.at)
            return isBow ? phrase("Move to the bow") : phrase("Move to the stern");
        const GivenText name = given(m_facts.name(ship));
        const bool isBack = ship == unit.home;
        if (m_facts.of(ship).length == 1)
            return isBack ? phrase("Back to %1", name) : phrase("Cross to %1", name);
        if (isBow)
            return isBack ? phrase("Back to %1, bow", name) : phrase("Cross to %1, bow", name);
        return isBack ? phrase("Back to %1, stern", name) : phrase("Cross to %1, stern", name);
    }
    /// Friends are grappled by name alone, to pass troops (PM-8.2).
    void grappleFriends(const Unit& unit, UnitTask task, PlotChoice& choice) const
    {
        task.task = Task::Grapple;
        for (std::size_t i = 0; i < m_state.ships.size(); ++i) {
            task.ship = static_cast<ShipNumber>(i);
            const bool isNear =
                task.ship != unit.at && m_state.ships[i].holder == unit.side && m_state.ships[i].onMap()
                && shipOf(m_state, unit.at).onMap()
                && rex::distance(m_state.ships[i].pose.stern, shipOf(m_state, unit.at).pose.stern) <= 2;
            if (isNear)
                offer(task, phrase("Grapple %1", given(m_facts.name(task.ship))), choice);
        }
    }
    void addMoves(const Unit& unit, UnitTask task, PlotChoice& choice) const
    {
        task.task = Task::Move;
        const auto to = [&](ShipNumber ship, Section section) {
            if (m_facts.of(ship).boxesOf(section) == 0 || (ship == unit.at && section == unit.section))
                return;
            task.ship = ship;
            task.section = section;
            offer(task, labelOfMove(unit, ship, section), choice);
        };
        for (const Section section : {Section::Stern, Section::Bow})
            to(unit.at, section);
        for (std::size_t i = 0; i < m_state.ships.size(); ++i) {
            const auto other = static_cast<ShipNumber>(i);
            const bool isReached =
                unit.at == unit.home ? grapplesBetween(m_state, unit.home, other) > 0 : other == unit.home;
            if (other != unit.at && isReached)
                for (const Section section : {Section::Stern, Section::Bow})
                    to(other, section);
        }
    }

    const BattleFacts& m_facts;
    const State& m_state;
    ShipNumber m_ship;
};

} // namespace

std::vector<PlotChoice> unitChoices(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    std::vector<PlotChoice> choices;
    const Phrase noRam = facts.of(ship).hasRam ? Phrase() : textOf(facts, {.fault = Fault::NoRam});
    choices.push_back({"ram",
                       phrase("Entering an enemy's rex"),
                       {{"", phrase("Do not ram")}, {"Ram", phrase("Ram her"), noRam}}});
    std::vector<const Unit*> units;
    for (const Unit& unit : state.units)
        if (unit.home == ship && unit.fate == UnitFate::Aboard && unit.side == holderOf(state, ship))
            units.push_back(&unit);
    std::sort(units.begin(), units.end(), [](const Unit* a, const Unit* b) {
        return a->kind != b->kind ? a->kind < b->kind : a->number < b->number;
    });
    if (units.size() > static_cast<std::size_t>(mostTasks))
        units.resize(static_cast<std::size_t>(mostTasks));
    // As they stand: on their own ship from bow to stern, then aboard others.
    std::stable_sort(units.begin(), units.end(), [&](const Unit* a, const Unit* b) {
        const auto rank = [&](const Unit* unit) {
            return std::pair(unit->at == ship ? -1 : int{unit->at},
                             facts.of(unit->at).length > 1 && unit->section == Section::Stern);
        };
        return rank(a) < rank(b);
    });
    const Choices make(facts, state, ship);
    for (const Unit* unit : units) {
        PlotChoice choice = make.of(*unit);
        const Ship& own = shipOf(state, ship);
        if (const UnitTask* task = own.isPlotted ? own.plot.taskOf(unit->name()) : nullptr) {
            const std::string key =
                textOf(*task, writerOf(facts)); // ordered by its writing, and not in the list
            const auto isIts = [&](const PlotChoice::Value& value) { return value.key == key; };
            if (std::none_of(choice.values.begin(), choice.values.end(), isIts))
                choice.values.push_back({key, given(key)});
        }
        choices.push_back(std::move(choice));
    }
    return choices;
}

} // namespace navarch::pompeius
