// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/backups/backup_list.h"

#include <QLocale>

#include "app/campaign/wording.h"
#include "db/campaign_file.h"

namespace navarch {
namespace {

/// All that can be found to be wrong with a backup.
Problems flawsOfBackup(const Backup& backup)
{
    const OpenResult looked = CampaignFile::open(backup.path, {.mode = OpenMode::Look, .backUp = false});
    return looked.file ? looked.file->verify() : Problems{looked.message};
}

} // namespace

BackupList::BackupList(QObject* parent) : RowList(parent)
{
    connect(&m_checking, &BackgroundJobBase::changed, this, &BackupList::busyChanged);
}

BackupList::~BackupList()
{
    m_checking.disconnect(this);
    m_reading.cancel();
    m_checking.cancel();
    m_reading.waitForThread(); // so that no file is being read when the program ends
    m_checking.waitForThread();
}

void BackupList::setCampaign(OpenCampaign* campaign)
{
    if (campaign == m_campaign)
        return;
    m_campaign = campaign;
    emit lookedUp();
}

void BackupList::look(const QString& path)
{
    m_checking.cancel();
    m_reading.cancel();
    m_path = path;
    const bool isOpen = m_campaign && m_campaign->isOpen() && m_campaign->path() == path;
    m_isForAll = isOpen && m_campaign->eyes() == 0;
    std::vector<BackupRow> rows;
    if (!isOpen || m_isForAll)
        for (Backup& backup : backupsOf(path))
            rows.push_back({std::move(backup), {}});
    replaceRows(m_rows, std::move(rows));
    emit lookedUp();
    readNext();
}

void BackupList::leave()
{
    m_checking.cancel();
    m_reading.cancel();
    m_path.clear();
    replaceRows(m_rows, {});
    emit lookedUp();
}

void BackupList::readNext()
{
    for (const BackupRow& row : m_rows)
        if (!row.content.isRead) {
            m_reading.begin(
                [backup = row.backup, path = m_path, all = m_isForAll](JobProgress&) {
                    return contentOf(backup, path, all);
                },
                [this, backup = row.backup.path](const BackupContent& content) { take(backup, content); });
            return;
        }
}

void BackupList::take(const QString& backup, const BackupContent& content)
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].backup.path == backup) {
            m_rows[i].content = content;
            emit dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)));
        }
    readNext();
}

void BackupList::restore(int number)
{
    const BackupRow* row = rowAt(m_rows, number);
    if (!row || busy() || !m_campaign || row->content.isSame())
        return;
    m_checking.begin([backup = row->backup](JobProgress&) { return flawsOfBackup(backup); },
                     [this, backup = row->backup](const Problems& flaws) { putBack(backup, flaws); });
}

void BackupList::putBack(const Backup& backup, const Problems& flaws)
{
    if (!m_campaign)
        return;
    m_reading.cancel();
    m_reading.waitForThread(); // it has the campaign's file open
    if (!flaws.empty()) {
        emit m_campaign->failed(
            tr("The backup is not sound, and nothing was changed: %1").arg(whatOf({flaws.front()})),
            tr("Choose another backup."));
        emit failed();
    } else if (m_campaign->restore(m_path, backup)) {
        emit restored();
    } else {
        emit failed();
    }
}

BackupContent BackupList::at(int row) const
{
    const BackupRow* found = rowAt(m_rows, row);
    return found ? found->content : BackupContent();
}

const RowRoles<BackupRow>& BackupList::roles()
{
    static const RowRoles<BackupRow> all{
        {"made",
         [](const BackupRow& row) {
             return QLocale().toString(row.backup.at.toLocalTime(), QStringLiteral("d MMMM yyyy, hh:mm"));
         }},
        {"why", [](const BackupRow& row) { return words(phraseOf(row.backup.reason)); }},
        {"ready", [](const BackupRow& row) { return row.content.isRead; }},
        {"problem", [](const BackupRow& row) { return row.content.problem; }},
        {"remedy", [](const BackupRow& row) { return row.content.remedy; }},
        {"name", [](const BackupRow& row) { return row.content.name; }},
        {"date", [](const BackupRow& row) { return row.content.date; }},
        {"stage", [](const BackupRow& row) { return row.content.stage; }},
        {"other", [](const BackupRow& row) { return row.content.isOtherWar; }},
        {"broughtBack", [](const BackupRow& row) { return row.content.broughtBack; }},
        {"compared", [](const BackupRow& row) { return row.content.isPresentKnown; }},
        {"setAside", [](const BackupRow& row) { return row.content.setAside; }},
        {"broughtBack", [](const BackupRow& row) { return row.content.broughtBack; }},
        {"deeds", [](const BackupRow& row) { return row.content.deeds; }},
        {"told", [](const BackupRow& row) { return row.content.told; }}};
    return all;
}

} // namespace navarch
