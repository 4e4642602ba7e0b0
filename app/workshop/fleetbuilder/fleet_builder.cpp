// SPDX-License-Identifier: GPL-3.0-or-later
// The commands. What is selected stands in fleet_builder_selection.cpp, what is shown in fleet_builder_shown.cpp, files and
// draft in fleet_builder_files.cpp.
#include "app/workshop/fleetbuilder/fleet_builder.h"

#include "app/campaign/wording.h"
#include "app/workshop/fleetbuilder/fit/fit_fields.h"
#include "app/workshop/fleetbuilder/plan/plan_commands.h"
#include "app/workshop/fleetbuilder/plan/plan_names.h"
#include "app/workshop/fleetbuilder/plan/squadron_commands.h"
#include "app/workshop/fleetbuilder/year_input.h"

namespace navarch {

template <class Command>
bool FleetBuilder::perform(const QString& title, Command command)
{
    FleetPlan next = plan();
    if constexpr (std::is_void_v<decltype(command(next))>) {
        command(next);
    } else {
        const auto result = command(next);
        if (!result) {
            refuse(result.error());
            return false;
        }
    }
    if (m_history.take(title, std::move(next)))
        relay(true);
    return true;
}

void FleetBuilder::refuse(const Problems& problems)
{
    emit refused(whatOf(problems), remedyOf(problems));
    emit changed(); // what was typed gives way to what stands
}

// --- The fleet --------------------------------------------------------------------------------------------

void FleetBuilder::setName(const QString& name)
{
    const std::string text = name.trimmed().toStdString();
    if (const auto fit = checkName(text, true); !fit)
        return refuse(fit.error());
    perform(tr("Name the fleet"), [&](FleetPlan& next) { next.name = text; });
}

bool FleetBuilder::setYearText(const QString& text)
{
    if (text.trimmed().isEmpty()) {
        setYear(0);
        return true;
    }
    const auto year = yearFromText(text);
    if (!year) {
        refuse({{{},
                 given(tr("This is no year.").toStdString()),
                 given(tr("Write 429 BCE or 31 CE.").toStdString())}});
        return false;
    }
    setYear(*year);
    return true;
}

void FleetBuilder::setYear(int year)
{
    perform(tr("Set the year"),
            [&](FleetPlan& next) { next.year = year == 0 ? std::nullopt : std::optional(year); });
}

void FleetBuilder::setAlliedPercent(int percent)
{
    const Limits& limits = m_figures.prices.limits;
    if (percent < -limits.alliedPercent || percent > limits.alliedPercent || percent % limits.alliedStep != 0)
        return;
    perform(tr("Set the allies' price"), [&](FleetPlan& next) { next.alliedPercent = percent; });
}

bool FleetBuilder::setBudgetText(const QString& text)
{
    const QString plain = QString(text).remove(QLatin1Char(',')).trimmed();
    const auto amount = plain.isEmpty() ? Talents() : Talents::parse(plain.toStdString());
    if (!amount || amount->isNegative()) {
        refuse({{{},
                 given(tr("This is no amount of talents.").toStdString()),
                 given(tr("Write 120 or 120.50; leave it empty for no budget.").toStdString())}});
        return false;
    }
    return perform(tr("Set the budget"), [&](FleetPlan& next) { next.budget = *amount; });
}

void FleetBuilder::take(const QString& title, FleetPlan plan)
{
    // Keys go on where the former plan stopped, so that no row is taken for one of its own.
    const int from = this->plan().nextKey;
    for (PlanRow& row : plan.rows)
        row.key += from;
    for (PlanCommander& commander : plan.commanders)
        commander.key += from;
    plan.nextKey += from;
    m_selection.clear();
    m_target.clear();
    m_history.take(title, std::move(plan));
    relay(true);
}

// --- Ships ------------------------------------------------------------------------------------------------

bool FleetBuilder::add(const QString& classId)
{
    const ShipClass* shipClass = m_figures.classes.find(classId.toStdString());
    if (!shipClass)
        return false;
    FleetShip ship;
    ship.classId = shipClass->id;
    ship.fit = yardFit(*shipClass, plan().year, m_figures);
    return addLike(ship);
}

bool FleetBuilder::addLike(const FleetShip& like)
{
    FleetShip ship = like;
    ship.squadron = targetSquadron().toStdString();
    int key = 0;
    const bool added =
        perform(tr("Add %1").arg(words(displayName(ship, m_figures.classes))), [&](FleetPlan& next) {
            auto result = addShip(next, ship);
            if (result)
                key = *result;
            return result;
        });
    if (added)
        pick(key);
    return added;
}

void FleetBuilder::removeSelected()
{
    const RowKeys keys = m_selection.keys();
    if (keys.empty())
        return;
    // What comes after the last one removed is looked at next.
    int next = 0;
    bool after = false;
    for (const int key : order()) {
        if (keys.contains(key))
            after = true;
        else if (next == 0 || after) {
            next = key;
            if (after)
                break;
        }
    }
    perform(tr("Remove %1").arg(selectionTitle()), [&](FleetPlan& plan) { removeRows(plan, keys); });
    if (next != 0)
        pick(next);
}

void FleetBuilder::duplicateSelected()
{
    RowKeys copies;
    const bool done = perform(tr("Duplicate %1").arg(selectionTitle()), [&](FleetPlan& next) {
        auto result = duplicateRows(next, m_selection.keys());
        if (result)
            copies = *result;
        return result;
    });
    if (!done || copies.empty())
        return;
    m_selection.set(std::move(copies));
    relay(false);
}

bool FleetBuilder::multiplySelected(int times)
{
    return perform(tr("Multiply %1 by %2").arg(selectionTitle()).arg(times),
                   [&](FleetPlan& next) { return multiplyRows(next, m_selection.keys(), times); });
}

void FleetBuilder::splitSelected()
{
    perform(tr("Split %1").arg(selectionTitle()),
            [&](FleetPlan& next) { return splitRows(next, m_selection.keys()); });
}

bool FleetBuilder::renameSelected(const QString& pattern, int from)
{
    RowKeys named;
    const bool done = perform(tr("Rename %1").arg(selectionTitle()), [&](FleetPlan& next) {
        auto result = renameByPattern(next, m_selection.keys(), pattern.trimmed().toStdString(), from);
        if (result)
            named = *result;
        return result;
    });
    if (done && !named.empty()) {
        m_selection.set(std::move(named));
        relay(false);
    }
    return done;
}

QString FleetBuilder::namesByPattern(const QString& pattern, int from) const
{
    FleetPlan trial = plan();
    const auto keys = renameByPattern(trial, m_selection.keys(), pattern.trimmed().toStdString(), from);
    if (!keys)
        return whatOf(keys.error());
    QStringList names;
    for (const PlanRow& row : trial.rows)
        if (keys->contains(row.key) && names.size() < 3)
            names += words(row.ship.name);
    if (keys->size() > 3)
        names += QStringLiteral("…");
    return names.join(QStringLiteral(", "));
}

bool FleetBuilder::setCount(int rowKey, int count)
{
    return perform(tr("Change a count"),
                   [&](FleetPlan& next) { return navarch::setCount(next, rowKey, count); });
}

bool FleetBuilder::setShipName(int rowKey, const QString& name)
{
    return perform(tr("Rename a ship"), [&](FleetPlan& next) {
        return navarch::setShipName(next, rowKey, name.trimmed().toStdString());
    });
}

bool FleetBuilder::setCaptain(int rowKey, const QString& captain)
{
    return perform(tr("Name a captain"), [&](FleetPlan& next) {
        return navarch::setCaptain(next, rowKey, captain.trimmed().toStdString());
    });
}

void FleetBuilder::setFit(const QString& field, int number)
{
    perform(tr("%1 of %2").arg(fieldLabel(field), selectionTitle()), [&](FleetPlan& next) {
        for (const int key : m_selection.keys())
            if (PlanRow* row = next.find(key))
                setNumber(row->ship, field, number);
    });
}

void FleetBuilder::setFitChoice(const QString& field, const QString& value)
{
    perform(tr("%1 of %2").arg(fieldLabel(field), selectionTitle()), [&](FleetPlan& next) {
        for (const int key : m_selection.keys())
            if (PlanRow* row = next.find(key))
                setChoice(row->ship, field, value);
    });
}

void FleetBuilder::resetFit()
{
    perform(tr("Fit %1 as from the yard").arg(selectionTitle()), [&](FleetPlan& next) {
        for (const int key : m_selection.keys())
            if (PlanRow* row = next.find(key)) {
                row->ship.fit = yardFit(*m_figures.classes.find(row->ship.classId), next.year, m_figures);
                row->ship.condition = {}; // its losses were those of what it had
            }
    });
}

void FleetBuilder::useFit(const QString& title, const ShipFit& fit, CrewQuality crew)
{
    perform(title, [&](FleetPlan& next) {
        for (const int key : m_selection.keys())
            if (PlanRow* row = next.find(key)) {
                row->ship.fit = fit;
                row->ship.crew = crew;
                row->ship.condition = {};
            }
    });
}

void FleetBuilder::mend(const QString& findingKey, const QString& message)
{
    perform(tr("Fix a finding"), [&](FleetPlan& next) {
        mendRows(next, findingKey.toStdString(), message.toStdString(), m_figures);
    });
}

void FleetBuilder::mendAll()
{
    perform(tr("Fix the findings"), [&](FleetPlan& next) { navarch::mendAll(next, m_figures); });
}

// --- Squadrons and commanders -----------------------------------------------------------------------------

void FleetBuilder::moveSelected(const QString& squadron, int before)
{
    const QString where = squadron.isEmpty() ? tr("no squadron") : squadron;
    perform(tr("Move %1 to %2").arg(selectionTitle(), where), [&](FleetPlan& next) {
        return moveRows(next, m_selection.keys(), squadron.toStdString(), before);
    });
}

void FleetBuilder::moveRow(int rowKey, const QString& squadron, int before)
{
    if (rowKey == before)
        return;
    if (!m_selection.has(rowKey))
        pick(rowKey);
    moveSelected(squadron, before);
}

void FleetBuilder::shiftCurrent(int by)
{
    perform(tr("Move %1").arg(selectionTitle()),
            [&](FleetPlan& next) { shiftRow(next, m_selection.current(), by); });
}

void FleetBuilder::addSquadron()
{
    std::string name;
    const bool added = perform(tr("New squadron"), [&](FleetPlan& next) {
        auto result = navarch::addSquadron(next);
        if (result)
            name = *result;
        return result;
    });
    if (added)
        pickSquadron(words(name));
}

bool FleetBuilder::renameSquadron(const QString& squadron, const QString& name)
{
    const std::string fresh = name.trimmed().toStdString();
    const bool wasTarget = m_target == squadron.toStdString();
    const bool done = perform(tr("Rename %1").arg(squadron), [&](FleetPlan& next) {
        return navarch::renameSquadron(next, squadron.toStdString(), fresh);
    });
    if (done && wasTarget)
        pickSquadron(words(fresh));
    return done;
}

void FleetBuilder::removeSquadron(const QString& squadron)
{
    perform(tr("Dissolve %1").arg(squadron),
            [&](FleetPlan& next) { navarch::removeSquadron(next, squadron.toStdString()); });
}

void FleetBuilder::shiftSquadron(const QString& squadron, int by)
{
    perform(tr("Move %1").arg(squadron),
            [&](FleetPlan& next) { navarch::shiftSquadron(next, squadron.toStdString(), by); });
}

bool FleetBuilder::appoint(const QString& squadron, const QString& name, const QString& quality)
{
    const auto read = enumFromName<CommandQuality>(quality.toStdString());
    return read
           && perform(
               squadron.isEmpty() ? tr("Appoint the fleet's commander") : tr("Appoint for %1").arg(squadron),
               [&](FleetPlan& next) {
                   return navarch::appoint(next, squadron.toStdString(), name.trimmed().toStdString(), *read);
               });
}

bool FleetBuilder::changeCommander(int key, const QString& name, const QString& quality)
{
    const auto read = enumFromName<CommandQuality>(quality.toStdString());
    return read && perform(tr("Change a commander"), [&](FleetPlan& next) {
               return navarch::changeCommander(next, key, name.trimmed().toStdString(), *read);
           });
}

void FleetBuilder::dismiss(int key)
{
    perform(tr("Dismiss a commander"), [&](FleetPlan& next) { dismissCommander(next, key); });
}

} // namespace navarch
