// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/charts/chart_document.h"

#include "app/base/files/output.h"
#include "app/workshop/charts/chart_room.h"
#include "core/chart/drafting/beginning.h"

namespace navarch {

QString ChartKind::draftName()
{
    return QStringLiteral("chart");
}

QString ChartKind::freshTitle()
{
    return ChartRoom::tr("New chart");
}

ChartPlan ChartKind::fresh()
{
    ChartPlan plan;
    plan.draft = blankSea(3);
    return plan;
}

void ChartKind::settle(const ChartPlan& former, ChartPlan& plan)
{
    if (!sharesReckoning(former.draft, plan.draft))
        plan.reckoned.reset();
    if (former.draft.coast != plan.draft.coast)
        plan.ofReading.clear();
}

ChartPlan ChartKind::contentOf(const ChartPlan& plan)
{
    ChartPlan content = plan;
    content.path.clear();
    return content;
}

Result<ChartPlan> ChartKind::read(const std::string& path)
{
    return readWholeFile(path)
        .and_then([&](const std::string& text) { return readChart(text, shownPath(path)); })
        .map([](Chart chart) { return navarch::planOf(std::move(chart)); });
}

Result<void> ChartKind::write(const std::string& path, const ChartPlan& content)
{
    if (!content.reckoned)
        return problem(shownPath(path), phrase("The lanes of this chart are still computed."),
                       phrase("Save it in a moment."));
    const std::string text = chartText(chartWith(content.draft, content.reckoned->lanes));
    if (text.size() > largestFile)
        return problem(shownPath(path), phrase("The chart is larger than a file that can be read again."),
                       phrase("Take a smaller part of the sea, or leave out small islands."));
    return writeOutput(path, FileKind::Chart, text);
}

} // namespace navarch
