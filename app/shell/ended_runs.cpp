// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/ended_runs.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QSysInfo>
#include <QUuid>

#include "app/base/files/file_access.h"
#include "app/base/speech/speech.h"
#include "app/campaign/drafts/draft_file.h"
#include "app/campaign/start/campaign_summary.h"
#include "app/campaign/wording.h"

namespace navarch {

namespace {

constexpr const char* format = "navarch-run/1";
constexpr std::size_t largestRun = 64 * 1024;
constexpr int mostRuns = 20; // at once; older ones are told the next time

QString momentText(const QDateTime& moment)
{
    return spokenLocale().toString(moment, QLocale::ShortFormat);
}

struct KnownDraft {
    const char* begins; ///< the name of its file
    const char* is;
};
constexpr KnownDraft drafts[] = {{"fleet-draft", QT_TR_NOOP("The fleet in the fleet builder")},
                                 {"port-draft", QT_TR_NOOP("The port in the port builder")},
                                 {"battle-draft", QT_TR_NOOP("The battle on the table, order by order")},
                                 {"result-drafts", QT_TR_NOOP("The results that were being entered")},
                                 {"war-draft", QT_TR_NOOP("The war in the war builder")},
                                 {"chart-draft", QT_TR_NOOP("The chart in the chart room")},
                                 {"board-draft", QT_TR_NOOP("The board in the board editor")},
                                 {"classes-draft", QT_TR_NOOP("The ship classes in the class editor")}};

/// The drafts that were written since then, each with its time.
std::vector<std::pair<const KnownDraft*, QDateTime>> draftsSince(const QDateTime& began)
{
    std::vector<std::pair<const KnownDraft*, QDateTime>> found;
    const QFileInfoList files =
        QDir(appFolder()).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
    for (const KnownDraft& draft : drafts)
        for (const QFileInfo& file : files)
            if (file.fileName().startsWith(QLatin1String(draft.begins)) && file.size() > 0
                && file.lastModified() >= began)
                found.emplace_back(&draft, file.lastModified());
    return found;
}

} // namespace

std::string textOf(const WindowRun& run)
{
    return QJsonDocument(QJsonObject{{QStringLiteral("format"), QString::fromLatin1(format)},
                                     {QStringLiteral("version"), run.version},
                                     {QStringLiteral("began"), run.began.toUTC().toString(Qt::ISODate)},
                                     {QStringLiteral("place"), run.place},
                                     {QStringLiteral("campaign"), run.campaign}})
        .toJson()
        .toStdString();
}

std::optional<WindowRun> runOf(const std::string& text)
{
    const QJsonObject read = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
    WindowRun run{read[QStringLiteral("version")].toString(),
                  QDateTime::fromString(read[QStringLiteral("began")].toString(), Qt::ISODate),
                  {},
                  read[QStringLiteral("place")].toString(),
                  read[QStringLiteral("campaign")].toString()};
    if (read[QStringLiteral("format")].toString() != QLatin1String(format) || !run.began.isValid())
        return std::nullopt;
    return run;
}

QString nameOfRun()
{
    return QStringLiteral("run-%1.json").arg(QUuid::createUuid().toString(QUuid::WithoutBraces));
}

std::vector<WindowRun> takeEndedRuns()
{
    std::vector<WindowRun> runs;
    const QFileInfoList files =
        QDir(appFolder()).entryInfoList({QStringLiteral("run-*.json")}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : files.mid(0, mostRuns)) {
        QLockFile lock(file.filePath() + QStringLiteral(".lock"));
        lock.setStaleLockTime(0); // for however long it is open: it is stale when its process is gone
        if (!lock.tryLock(0))
            continue;
        const auto text = readWholeFile(QFile::encodeName(file.filePath()).toStdString(), largestRun);
        QFile::remove(file.filePath());
        if (!text)
            continue;
        if (auto run = runOf(*text)) {
            run->last = file.lastModified();
            runs.push_back(std::move(*run));
        }
    }
    return runs;
}

QStringList keptOf(const WindowRun& run)
{
    QStringList kept;
    if (!run.campaign.isEmpty()) {
        const RecentCampaign campaign = summaryOf(run.campaign);
        if (campaign.problem.isEmpty())
            kept += windowText("%1, %2: every deed that was done stands in the file")
                        .arg(campaign.name, campaign.date());
    }
    for (const auto& [draft, when] : draftsSince(run.began))
        kept += windowText("%1, as of %2").arg(windowText(draft->is), momentText(when));
    return kept;
}

QStringList amissOf(const WindowRun& run)
{
    if (run.campaign.isEmpty())
        return {};
    const RecentCampaign campaign = summaryOf(run.campaign);
    if (campaign.problem.isEmpty())
        return {};
    return {QStringLiteral("%1: %2 %3")
                .arg(QFileInfo(run.campaign).fileName(), words(campaign.problem), words(campaign.remedy))};
}

QString reportOf(const std::vector<WindowRun>& runs)
{
    QStringList lines;
    for (const WindowRun& run : runs) {
        lines += QStringLiteral("Navarch %1 ended without being closed.").arg(run.version);
        lines += QStringLiteral("Began: %1").arg(run.began.toUTC().toString(Qt::ISODate));
        lines += QStringLiteral("Last written down: %1").arg(run.last.toUTC().toString(Qt::ISODate));
        lines += QStringLiteral("Screen: %1").arg(run.place);
        lines +=
            QStringLiteral("Campaign: %1")
                .arg(run.campaign.isEmpty() ? QStringLiteral("none") : QFileInfo(run.campaign).fileName());
        if (!run.campaign.isEmpty()) {
            const RecentCampaign campaign = summaryOf(run.campaign);
            lines += QStringLiteral("It can be opened: %1")
                         .arg(campaign.problem.isEmpty() ? QStringLiteral("yes") : words(campaign.problem));
        }
        for (const auto& [draft, when] : draftsSince(run.began))
            lines += QStringLiteral("Kept: %1, %2")
                         .arg(QString::fromLatin1(draft->is), when.toUTC().toString(Qt::ISODate));
        lines += QString();
    }
    lines += QStringLiteral("System: %1, %2")
                 .arg(QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture());
    lines += QStringLiteral("Qt %1").arg(QString::fromLatin1(qVersion()));
    return lines.join(QLatin1Char('\n'));
}

} // namespace navarch
