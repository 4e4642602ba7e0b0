// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/wars/war_document.h"

#include "app/base/files/output.h"
#include "app/workshop/wars/war_builder.h"

namespace navarch {

QString WarKind::draftName()
{
    return QStringLiteral("war");
}

QString WarKind::freshTitle()
{
    return WarBuilder::tr("New war");
}

WarPlan WarKind::fresh()
{
    auto bare = bareScenario(bareWar(), builtInFigures());
    return bare ? WarPlan{std::move(*bare), {}} : WarPlan{};
}

Result<void> WarKind::write(const std::string& path, const ScenarioDraft& draft)
{
    return writeOutput(path, FileKind::Scenario, scenarioText(draft));
}

} // namespace navarch
