// SPDX-License-Identifier: GPL-3.0-or-later
// Fleet files and the draft.
#include "app/workshop/fleetbuilder/fleet_builder.h"

#include <QFile>
#include <QFileInfo>

#include "app/base/files/chosen_file.h"
#include "app/base/files/file_access.h"
#include "app/base/files/output.h"
#include "app/campaign/wording.h"
#include "app/workshop/fleetbuilder/fleet_file.h"

namespace navarch {

void FleetBuilder::openDraft()
{
    m_draft = std::make_unique<DraftFile>(draftNameFor(QStringLiteral("fleet"), m_whose));
    connect(m_draft.get(), &DraftFile::failed, this, &FleetBuilder::failed);
    m_history.begin({});
    restoreDraft();
}

void FleetBuilder::handTo(const QString& whose)
{
    if (whose == m_whose)
        return;
    m_putAside[m_whose] = {std::move(m_history), std::move(m_draft)};
    m_whose = whose;
    m_selection = {};
    m_target.clear();
    if (auto own = m_putAside.extract(whose)) {
        m_history = std::move(own.mapped().history);
        m_draft = std::move(own.mapped().draft);
    } else {
        openDraft();
    }
    relay(true);
}

void FleetBuilder::restoreDraft()
{
    const auto text = m_draft->read();
    if (!text)
        return;
    const std::string shown = shownPath(QFile::encodeName(m_draft->path()).toStdString());
    Result<FleetPlan> plan = problem(shown, {});
    if (const auto json = parseJson(*text, shown))
        plan = readFleetDraft(*json, shown, m_figures);
    if (!plan)
        return; // an unreadable draft is no reason to trouble anyone; the files are as they were
    if (!plan->path.empty()) {
        if (auto onDisk = readFleetFile(plan->path, m_figures))
            m_saved[plan->path] = std::move(*onDisk);
        else
            plan->path.clear(); // gone or changed beyond reading: it is saved under a name of its own
    }
    m_history.begin(std::move(*plan));
}

void FleetBuilder::beginAnew()
{
    take(tr("New fleet"), {});
}

bool FleetBuilder::open(const QUrl& file)
{
    const std::string path = pathOf(file);
    auto read = readFleetFile(path, m_figures);
    if (!read) {
        emit failed(whatOf(read.error()), remedyOf(read.error()));
        return false;
    }
    FleetPlan plan = planOf(*read);
    plan.path = path;
    plan.budget = this->plan().budget;
    m_saved[path] = fleetOf(plan);
    take(tr("Open %1").arg(QFileInfo(file.toLocalFile()).fileName()), std::move(plan));
    return true;
}

bool FleetBuilder::save()
{
    return !plan().path.empty() && saveAs(QUrl::fromLocalFile(QFile::decodeName(plan().path.c_str())));
}

bool FleetBuilder::saveAs(const QUrl& file)
{
    const std::string path = pathOf(file);
    const Fleet now = fleet();
    const auto written = writeOutput(path, FileKind::Fleet, jsonText(fleetJson(now)));
    if (!written) {
        emit failed(whatOf(written.error()), remedyOf(written.error()));
        return false;
    }
    m_saved[path] = now;
    m_history.amend([&](FleetPlan& plan) { plan.path = path; });
    relay(true);
    emit done(tr("Saved as %1").arg(words(shownPath(path))));
    return true;
}

} // namespace navarch
