// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/portbuilder/port_document.h"

#include "app/base/files/output.h"
#include "app/workshop/portbuilder/port_builder.h"

namespace navarch {

QString PortKind::draftName()
{
    return QStringLiteral("port");
}

QString PortKind::freshTitle()
{
    return PortBuilder::tr("New port");
}

PortPlan PortKind::fresh()
{
    return freshPort(builtInFigures().prices.limits);
}

void PortKind::settle(const PortPlan& former, PortPlan& plan)
{
    const Fortification& before = former.port;
    const Fortification& now = plan.port;
    if (!plan.rolled
        || (now.sections == before.sections && now.economicValue == before.economicValue
            && now.garrison == before.garrison && now.commander.quality == before.commander.quality))
        return;
    plan.rolled = false;
    plan.typed.clear();
    plan.rolls.clear();
}

PortPlan PortKind::planOf(const Fortification& port, const PortPlan&)
{
    PortPlan plan;
    plan.port = port;
    return plan;
}

Result<Fortification> PortKind::read(const std::string& path)
{
    const std::string shown = shownPath(path);
    auto bytes = readWholeFile(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    auto json = parseDocument(*bytes, shown, {portFormat});
    if (!json)
        return tl::unexpected(json.error());
    return readFortification(*json, shown);
}

Result<void> PortKind::write(const std::string& path, const Fortification& port)
{
    return writeOutput(path, FileKind::Port, jsonText(fortificationJson(port)));
}

Result<PortPlan> PortKind::readDraft(const Json& json, const std::string& shownPath)
{
    return readPortDraft(json, shownPath, builtInFigures());
}

} // namespace navarch
