// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/running_window.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>

#include "app/campaign/watching.h"
#include "core/base/version.h"

namespace navarch {

RunningWindow::~RunningWindow()
{
    if (!m_file)
        return;
    m_file->flush(); // nothing is written after it
    QFile::remove(m_file->path());
}

void RunningWindow::setWatching(bool watching)
{
    if (!watching || m_file)
        return;
    // Before anything is opened here, and once.
    const std::vector<WindowRun> ended = takeEndedRuns();
    const auto tell = [](QStringList& lines, const QStringList& more) {
        for (const QString& line : more)
            if (!lines.contains(line))
                lines += line;
    };
    for (const WindowRun& run : ended) {
        tell(m_kept, keptOf(run));
        tell(m_amiss, amissOf(run));
    }
    if (!ended.empty())
        m_report = reportOf(ended);
    m_run.version = QString::fromStdString(std::string(versionString()));
    m_run.began = QDateTime::currentDateTime();
    m_file = std::make_unique<DraftFile>(nameOfRun());
    writeDown();
    emit changed();
    emit endedChanged();
}

void RunningWindow::setCampaign(OpenCampaign* campaign)
{
    if (!watchInstead(m_campaign, campaign, this, &RunningWindow::writeDown))
        return;
    writeDown();
    emit changed();
}

void RunningWindow::setPlace(const QString& place)
{
    if (std::exchange(m_run.place, place) == place)
        return;
    writeDown();
    emit changed();
}

void RunningWindow::writeDown()
{
    m_run.campaign = m_campaign && m_campaign->isOpen() ? m_campaign->path() : QString();
    if (m_file)
        m_file->keep([run = m_run] { return textOf(run); });
}

void RunningWindow::copyReport() const
{
    QGuiApplication::clipboard()->setText(m_report);
}

} // namespace navarch
