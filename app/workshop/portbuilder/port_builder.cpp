// SPDX-License-Identifier: GPL-3.0-or-later
// The commands. What is shown, the dice and the files stand in port_builder_shown.cpp and port_builder_files.cpp.
#include "app/workshop/portbuilder/port_builder.h"

#include "app/campaign/wording.h"
#include "app/workshop/portbuilder/wall_entries.h"
#include "core/base/text.h"
#include "core/ports/mending.h"

namespace navarch {

template <class Command>
void PortBuilder::perform(const QString& title, Command command)
{
    PortPlan next = plan();
    command(next);
    const Fortification& before = plan().port;
    if (next.rolled
        && (next.port.sections != before.sections || next.port.economicValue != before.economicValue
            || next.port.garrison != before.garrison
            || next.port.commander.quality != before.commander.quality)) {
        next.rolled = false;
        next.typed.clear();
        next.rolls.clear();
    }
    if (m_history.take(title, std::move(next)))
        relay();
}

bool PortBuilder::refuseName(const std::string& name)
{
    const auto why = whyUnfitText(name, maxNameLength);
    if (!name.empty() && why) {
        emit refused(words(*why), tr("Write another name."));
        emit changed();
        return true;
    }
    return false;
}

void PortBuilder::take(const QString& title, PortPlan plan)
{
    m_section = 1;
    if (m_history.take(title, std::move(plan)))
        relay();
}

void PortBuilder::setName(const QString& name)
{
    const std::string text = name.trimmed().toStdString();
    if (!refuseName(text))
        perform(tr("Name the port"), [&](PortPlan& next) { next.port.name = text; });
}

void PortBuilder::setEconomicValue(int value)
{
    if (value < economicValueBounds.least || value > economicValueBounds.most)
        return;
    perform(tr("Set the economic value"), [&](PortPlan& next) { next.port.economicValue = value; });
}

void PortBuilder::setGarrison(const QString& quality)
{
    const auto read = enumFromName<CrewQuality>(quality.toStdString());
    if (read)
        perform(tr("Set the garrison's quality"), [&](PortPlan& next) { next.port.garrison = *read; });
}

void PortBuilder::setCommanderName(const QString& name)
{
    const std::string text = name.trimmed().toStdString();
    if (!refuseName(text))
        perform(tr("Name the commander"), [&](PortPlan& next) { next.port.commander.name = text; });
}

void PortBuilder::setCommanderQuality(const QString& quality)
{
    const auto read = enumFromName<CommandQuality>(quality.toStdString());
    if (read)
        perform(tr("Set the commander's quality"),
                [&](PortPlan& next) { next.port.commander.quality = *read; });
}

void PortBuilder::addSection()
{
    if (sectionCount() >= maxWallSections)
        return;
    WallSection section;
    section.capacity = economicValue();
    perform(tr("Add a wall section"), [&](PortPlan& next) { next.port.sections.push_back(section); });
    setSection(sectionCount());
}

void PortBuilder::duplicateSection(int number)
{
    if (number < 1 || number > sectionCount() || sectionCount() >= maxWallSections)
        return;
    perform(tr("Duplicate wall section %1").arg(number), [&](PortPlan& next) {
        const auto at = next.port.sections.begin() + number;
        next.port.sections.insert(at, WallSection(next.port.sections[static_cast<std::size_t>(number) - 1]));
    });
    setSection(number + 1);
}

void PortBuilder::removeSection(int number)
{
    if (number < 1 || number > sectionCount())
        return;
    perform(tr("Remove wall section %1").arg(number),
            [&](PortPlan& next) { next.port.sections.erase(next.port.sections.begin() + number - 1); });
}

void PortBuilder::moveSection(int number, int by)
{
    const int to = number + by;
    if (number < 1 || number > sectionCount() || to < 1 || to > sectionCount())
        return;
    perform(tr("Move wall section %1").arg(number), [&](PortPlan& next) {
        std::swap(next.port.sections[static_cast<std::size_t>(number) - 1],
                  next.port.sections[static_cast<std::size_t>(to) - 1]);
    });
    setSection(to);
}

void PortBuilder::setFit(const QString& field, int number)
{
    if (m_section < 1 || m_section > sectionCount())
        return;
    perform(tr("Change wall section %1").arg(m_section), [&](PortPlan& next) {
        setWallNumber(next.port.sections[static_cast<std::size_t>(m_section) - 1], field, number);
    });
}

void PortBuilder::mend(const QString& findingKey, int section)
{
    perform(tr("Fix a finding"), [&](PortPlan& next) {
        const auto at = static_cast<std::size_t>(std::max(1, section)) - 1;
        if (auto mended =
                mendedFortification(findingKey.toStdString(), at, next.port, m_figures.prices.limits))
            next.port = std::move(*mended);
    });
}

void PortBuilder::mendAll()
{
    perform(tr("Fix the findings"), [&](PortPlan& next) {
        const Limits& limits = m_figures.prices.limits;
        for (const char* key : {"wall-count", "wall-capacity", "wall-room", "wall-ferrea-manus"})
            for (std::size_t at = 0; at < std::max<std::size_t>(1, next.port.sections.size()); ++at)
                if (auto mended = mendedFortification(key, at, next.port, limits))
                    next.port = std::move(*mended);
    });
}

void PortBuilder::undo()
{
    if (!canUndo())
        return;
    const QString title = undoTitle();
    m_history.undo();
    relay();
    emit done(tr("Taken back: %1").arg(title));
}

void PortBuilder::redo()
{
    if (!canRedo())
        return;
    const QString title = redoTitle();
    m_history.redo();
    relay();
    emit done(tr("Done again: %1").arg(title));
}

} // namespace navarch
