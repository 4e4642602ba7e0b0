// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/start/recent_campaigns.h"

#include <QFileInfo>
#include <QLocale>

#include <algorithm>

#include "app/base/files/chosen_file.h"
#include "app/campaign/start/campaign_summary.h"
#include "app/campaign/wording.h"

namespace navarch {
namespace {

constexpr std::size_t mostRemembered = 24;

QString whenWords(const QDateTime& opened)
{
    if (!opened.isValid())
        return {};
    const qint64 days = opened.date().daysTo(QDate::currentDate());
    if (days == 0)
        return RecentCampaigns::tr("Opened today");
    if (days == 1)
        return RecentCampaigns::tr("Opened yesterday");
    if (days > 0 && days < 28) // not when the clock went back since
        return RecentCampaigns::tr("Opened %1 days ago").arg(days);
    return RecentCampaigns::tr("Opened on %1").arg(QLocale().toString(opened.date(), QLocale::ShortFormat));
}

} // namespace

QString RecentCampaign::date() const
{
    return month == 0 ? QString() : dateText(year, month, week);
}

QString RecentCampaign::stage() const
{
    if (month == 0)
        return {};
    return turn == 0 ? RecentCampaigns::tr("Setting up") : RecentCampaigns::tr("Turn %1").arg(turn);
}

QString RecentCampaign::waits() const
{
    return battles == 0   ? QString()
           : battles == 1 ? RecentCampaigns::tr("A battle waits")
                          : RecentCampaigns::tr("%1 battles wait").arg(battles);
}

RecentCampaigns::RecentCampaigns(QObject* parent) : RowList(parent)
{
    const int size = m_settings.beginReadArray(QStringLiteral("recent"));
    for (int i = 0; i < size; ++i) {
        m_settings.setArrayIndex(i);
        RecentCampaign row;
        row.path = m_settings.value(QStringLiteral("path")).toString();
        row.opened = m_settings.value(QStringLiteral("opened")).toDateTime();
        if (!row.path.isEmpty() && m_rows.size() < mostRemembered)
            m_rows.push_back(std::move(row));
    }
    m_settings.endArray();
    readNext();
}

RecentCampaigns::~RecentCampaigns()
{
    m_reading.cancel();
    m_reading.waitForThread(); // so that no file is being read when the program ends
}

void RecentCampaigns::take(RecentCampaign summary)
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].path == summary.path) {
            summary.opened = m_rows[i].opened;
            m_rows[i] = summary;
            emit dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)));
        }
    readNext();
}

const RowRoles<RecentCampaign>& RecentCampaigns::roles()
{
    static const RowRoles<RecentCampaign> all{
        {"path", &RecentCampaign::path},
        {"place", [](const RecentCampaign& row) { return shownPlace(row.path); }},
        {"file", [](const RecentCampaign& row) { return QFileInfo(row.path).fileName(); }},
        {"opened", [](const RecentCampaign& row) { return whenWords(row.opened); }},
        {"ready", &RecentCampaign::read},
        {"problem", [](const RecentCampaign& row) { return words(row.problem); }},
        {"remedy", [](const RecentCampaign& row) { return words(row.remedy); }},
        {"name",
         [](const RecentCampaign& row) {
             return row.name.isEmpty() ? QFileInfo(row.path).completeBaseName() : row.name;
         }},
        {"date", &RecentCampaign::date},
        {"stage", &RecentCampaign::stage},
        {"waits", &RecentCampaign::waits},
        {"ships", &RecentCampaign::ships},
        {"sides", &RecentCampaign::sides},
        {"hasOwnChart", &RecentCampaign::hasOwnChart},
        {"coast", &RecentCampaign::coast},
        {"region", &RecentCampaign::region},
        {"ports", &RecentCampaign::ports}};
    return all;
}

void RecentCampaigns::readNext()
{
    if (m_reading.isRunning())
        return;
    for (const RecentCampaign& row : m_rows)
        if (!row.read) {
            m_reading.begin([path = row.path](JobProgress&) { return summaryOf(path); },
                            [this](RecentCampaign summary) { take(std::move(summary)); });
            return;
        }
    while (!m_changed.isEmpty()) {
        const QString path = m_changed.takeFirst();
        if (std::none_of(m_rows.begin(), m_rows.end(),
                         [&](const RecentCampaign& row) { return row.path == path; }))
            continue;
        m_reading.begin([path](JobProgress&) { return summaryOf(path); },
                        [this](RecentCampaign summary) { take(std::move(summary)); });
        return;
    }
}

void RecentCampaigns::reread(const QString& path)
{
    const QString whole = QFileInfo(path).absoluteFilePath();
    if (path.isEmpty() || m_changed.contains(whole))
        return;
    m_changed.append(whole);
    readNext();
}

void RecentCampaigns::save()
{
    m_settings.beginWriteArray(QStringLiteral("recent"), static_cast<int>(m_rows.size()));
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_settings.setArrayIndex(static_cast<int>(i));
        m_settings.setValue(QStringLiteral("path"), m_rows[i].path);
        m_settings.setValue(QStringLiteral("opened"), m_rows[i].opened);
    }
    m_settings.endArray();
}

void RecentCampaigns::remember(const QString& path)
{
    const QString whole = QFileInfo(path).absoluteFilePath();
    std::vector<RecentCampaign> rows = m_rows;
    std::erase_if(rows, [&](const RecentCampaign& row) { return row.path == whole; });
    RecentCampaign fresh;
    fresh.path = whole;
    fresh.opened = QDateTime::currentDateTime();
    rows.insert(rows.begin(), std::move(fresh));
    if (rows.size() > mostRemembered)
        rows.resize(mostRemembered);
    replaceRows(m_rows, std::move(rows));
    save();
    readNext();
}

void RecentCampaigns::forget(const QString& path)
{
    std::vector<RecentCampaign> rows = m_rows;
    std::erase_if(rows, [&](const RecentCampaign& row) { return row.path == path; });
    replaceRows(m_rows, std::move(rows));
    save();
}

void RecentCampaigns::refresh()
{
    for (RecentCampaign& row : m_rows)
        row.read = false;
    readNext();
}

} // namespace navarch
