// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/fleet_squadrons.h"

#include "app/campaign/wording.h"
#include "app/workshop/fleetbuilder/plan/squadron_commands.h"

namespace navarch {

void FleetSquadrons::add()
{
    std::string name;
    const bool added = m_document.perform(tr("New squadron"), [&](FleetPlan& next) {
        auto result = navarch::addSquadron(next);
        if (result)
            name = *result;
        return result;
    });
    if (added)
        m_selection.pickSquadron(words(name));
}

bool FleetSquadrons::rename(const QString& squadron, const QString& name)
{
    const std::string fresh = name.trimmed().toStdString();
    const bool wasTarget = m_selection.isTarget(squadron);
    const bool done = m_document.perform(tr("Rename %1").arg(squadron), [&](FleetPlan& next) {
        return navarch::renameSquadron(next, squadron.toStdString(), fresh);
    });
    if (done && wasTarget)
        m_selection.pickSquadron(words(fresh));
    return done;
}

void FleetSquadrons::remove(const QString& squadron)
{
    m_document.perform(tr("Dissolve %1").arg(squadron),
                       [&](FleetPlan& next) { navarch::removeSquadron(next, squadron.toStdString()); });
}

void FleetSquadrons::shift(const QString& squadron, int by)
{
    m_document.perform(tr("Move %1").arg(squadron),
                       [&](FleetPlan& next) { navarch::shiftSquadron(next, squadron.toStdString(), by); });
}

bool FleetSquadrons::appoint(const QString& squadron, const QString& name, const QString& quality)
{
    const auto read = enumFromName<CommandQuality>(quality.toStdString());
    return read
           && m_document.perform(
               squadron.isEmpty() ? tr("Appoint the fleet's commander") : tr("Appoint for %1").arg(squadron),
               [&](FleetPlan& next) {
                   return navarch::appoint(next, squadron.toStdString(), name.trimmed().toStdString(), *read);
               });
}

bool FleetSquadrons::changeCommander(int key, const QString& name, const QString& quality)
{
    const auto read = enumFromName<CommandQuality>(quality.toStdString());
    return read && m_document.perform(tr("Change a commander"), [&](FleetPlan& next) {
        return navarch::changeCommander(next, key, name.trimmed().toStdString(), *read);
    });
}

void FleetSquadrons::dismiss(int key)
{
    m_document.perform(tr("Dismiss a commander"), [&](FleetPlan& next) { dismissCommander(next, key); });
}

QStringList FleetSquadrons::names() const
{
    QStringList names;
    for (const std::string& squadron : m_document.plan().squadrons)
        names += words(squadron);
    return names;
}

} // namespace navarch
