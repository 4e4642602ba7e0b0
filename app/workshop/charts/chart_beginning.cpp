// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/charts/chart_beginning.h"

#include <QFileInfo>

#include "app/base/chart/chart_places.h"
#include "app/base/files/chosen_file.h"
#include "app/campaign/wording.h"
#include "core/base/text.h"
#include "core/chart/drafting/beginning.h"
#include "core/chart/geojson.h"
#include "core/data/coasts.h"
#include "core/data/figures.h"

namespace navarch {
namespace {

/// The finest coast of a larger part would be more than anybody sees, and take long.
constexpr int mostFine = 9 * wholeDegree;
constexpr const char* coastSource = "GSHHG 2.3.7 (Wessel and Smith 1996), LGPL-3.0-or-later";

/// Of a file as it may stand on a chart; empty when it may not.
std::string nameFrom(const QUrl& file)
{
    const std::string name = QFileInfo(file.toLocalFile()).completeBaseName().toStdString();
    return whyUnfitText(name, maxNameLength) ? std::string() : name;
}

} // namespace

ChartBeginning::ChartBeginning(ChartDocument& document) : m_document(document)
{
    connect(&m_job, &BackgroundJobBase::changed, this, &ChartBeginning::changed);
}

void ChartBeginning::begin(const QString& title, std::function<Result<ChartPlan>()> make)
{
    clear();
    m_job.begin([make = std::move(make)](JobProgress&) { return make(); },
                [this, title](Result<ChartPlan> made) {
                    if (made) {
                        m_document.take(title, std::move(*made));
                        emit begun();
                        return;
                    }
                    for (const Problem& each : made.error())
                        m_problems += ShownProblem{.place = words(each.place),
                                                   .what = words(each.what),
                                                   .remedy = words(each.remedy)};
                    emit changed();
                });
}

void ChartBeginning::clear()
{
    m_job.cancel();
    m_problems.clear();
    emit changed();
}

void ChartBeginning::blank(int height)
{
    clear();
    ChartPlan plan;
    plan.draft = blankSea(height);
    m_document.take(tr("A blank sea"), std::move(plan));
    emit begun();
}

bool ChartBeginning::part(double west, double south, double east, double north)
{
    const Sheet sheet{positionAt({west, south}), positionAt({east, north})};
    const Sheet all{{2'950'000, -1'000'000}, {4'800'000, 4'300'000}};
    Result<void> fit = whyUnfitSheet(sheet);
    if (fit && (!all.holds(sheet.southWest) || !all.holds(sheet.northEast)))
        fit = problem({}, phrase("The built-in coast ends at 10 W, 29.5 N, 43 E and 48 N."),
                      phrase("Choose a part within that."));
    if (!fit) {
        m_document.refuse(fit.error());
        return false;
    }
    const std::string name = tr("Mediterranean").toStdString();
    begin(tr("A part of the Mediterranean"), [sheet, name]() -> Result<ChartPlan> {
        const bool isSmall = sheet.northEast.latitude - sheet.southWest.latitude <= mostFine
                             && sheet.northEast.longitude - sheet.southWest.longitude <= mostFine;
        ChartPlan plan;
        plan.draft = partOf(builtInCoast(isSmall ? CoastLevel::Fine : CoastLevel::Middle),
                            builtInFigures().gazetteer.all(), sheet);
        plan.draft.name = name;
        plan.draft.source = coastSource;
        return plan;
    });
    return true;
}

void ChartBeginning::geoJson(const QUrl& file)
{
    const std::string path = pathOf(file);
    const std::string name = nameFrom(file);
    begin(tr("The coast of %1").arg(QFileInfo(file.toLocalFile()).fileName()),
          [path, name]() -> Result<ChartPlan> {
              auto coast = readWholeFile(path, largestGeoJson).and_then([&](const std::string& text) {
                  return readGeoJson(text, shownPath(path));
              });
              if (!coast)
                  return tl::unexpected(coast.error());
              if (coast->polygons.empty())
                  return problem(shownPath(path), phrase("There is no polygon in this file, and so no land."),
                                 phrase("Give a GeoJSON file with polygons."));
              Chart chart;
              chart.name = name;
              chart.coast = std::move(*coast);
              Findings found;
              tidy(chart.coast, found);
              chart.sheet = sheetOf(chart.coast, {});
              ChartPlan plan = planOf(std::move(chart));
              plan.ofReading = std::move(found);
              return plan;
          });
}

QList<ChartPart> ChartBeginning::parts() const
{
    struct Part {
        QString text;
        double west, south, east, north;
    };
    const Part parts[] = {
        {tr("Aegean"), 22, 34.5, 28.5, 41.2},     {tr("Saronic Gulf"), 22.8, 37.2, 24.2, 38.2},
        {tr("Ionian Sea"), 18.5, 36, 23.2, 40.5}, {tr("Sicily and Africa"), 9, 35.5, 17.2, 39.2},
        {tr("Adriatic"), 12, 39.5, 20.2, 45.9},   {tr("Levant and Cyprus"), 28.5, 30.8, 36.5, 37.2},
        {tr("Western sea"), -6.5, 35, 10, 44.6},  {tr("The whole Mediterranean"), -10, 29.5, 43, 48}};
    QList<ChartPart> list;
    for (const Part& part : parts)
        list += ChartPart{.text = part.text,
                          .west = part.west,
                          .south = part.south,
                          .east = part.east,
                          .north = part.north};
    return list;
}

} // namespace navarch
