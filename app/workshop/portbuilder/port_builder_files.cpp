// SPDX-License-Identifier: GPL-3.0-or-later
// Port files and the draft.
#include "app/workshop/portbuilder/port_builder.h"

#include <QFile>
#include <QFileInfo>

#include "app/base/files/chosen_file.h"
#include "app/base/files/file_access.h"
#include "app/base/files/output.h"
#include "app/campaign/wording.h"

namespace navarch {

namespace {

Result<Fortification> readPortFile(const std::string& path)
{
    const std::string shown = shownPath(path);
    auto bytes = readWholeFile(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    auto json = parseJson(*bytes, shown);
    if (!json)
        return tl::unexpected(json.error());
    return readFortification(*json, shown);
}

} // namespace

void PortBuilder::openDraft()
{
    m_draft = std::make_unique<DraftFile>(draftNameFor(QStringLiteral("port"), m_whose));
    connect(m_draft.get(), &DraftFile::failed, this, &PortBuilder::failed);
    m_history.begin(freshPort(m_figures.prices.limits));
    restoreDraft();
}

void PortBuilder::handTo(const QString& whose)
{
    if (whose == m_whose)
        return;
    m_putAside[m_whose] = {std::move(m_history), std::move(m_draft)};
    m_whose = whose;
    m_section = 1;
    if (auto own = m_putAside.extract(whose)) {
        m_history = std::move(own.mapped().history);
        m_draft = std::move(own.mapped().draft);
    } else {
        openDraft();
    }
    relay();
}

void PortBuilder::restoreDraft()
{
    const auto text = m_draft->read();
    if (!text)
        return;
    const std::string shown = shownPath(QFile::encodeName(m_draft->path()).toStdString());
    Result<PortPlan> plan = problem(shown, {});
    if (const auto json = parseJson(*text, shown))
        plan = readPortDraft(*json, shown, m_figures);
    if (!plan)
        return; // an unreadable draft is no reason to trouble anyone; the files are as they were
    if (!plan->path.empty()) {
        if (auto onDisk = readPortFile(plan->path))
            m_saved[plan->path] = std::move(*onDisk);
        else
            plan->path.clear(); // gone or changed beyond reading: it is saved under a name of its own
    }
    m_history.begin(std::move(*plan));
}

void PortBuilder::beginAnew()
{
    take(tr("New port"), freshPort(m_figures.prices.limits));
}

bool PortBuilder::open(const QUrl& file)
{
    const std::string path = pathOf(file);
    auto read = readPortFile(path);
    if (!read) {
        emit failed(whatOf(read.error()), remedyOf(read.error()));
        return false;
    }
    m_saved[path] = *read;
    PortPlan plan;
    plan.port = std::move(*read);
    plan.path = path;
    take(tr("Open %1").arg(QFileInfo(file.toLocalFile()).fileName()), std::move(plan));
    return true;
}

bool PortBuilder::save()
{
    return !plan().path.empty() && saveAs(QUrl::fromLocalFile(QFile::decodeName(plan().path.c_str())));
}

bool PortBuilder::saveAs(const QUrl& file)
{
    const std::string path = pathOf(file);
    const Fortification now = plan().port;
    const auto written = writeOutput(path, FileKind::Port, jsonText(fortificationJson(now)));
    if (!written) {
        emit failed(whatOf(written.error()), remedyOf(written.error()));
        return false;
    }
    m_saved[path] = now;
    m_history.amend([&](PortPlan& plan) { plan.path = path; });
    relay();
    emit done(tr("Saved as %1").arg(words(shownPath(path))));
    return true;
}

} // namespace navarch
