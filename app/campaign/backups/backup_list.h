// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>

#include "app/base/background_job.h"
#include "app/base/lists/row_list.h"
#include "app/campaign/backups/backup_content.h"
#include "app/campaign/open_campaign.h"

namespace navarch {

struct BackupRow {
    Backup backup;
    BackupContent content;

    [[nodiscard]] QString key() const { return backup.path; }
};

/// The backups of a campaign, newest first, with what stands in each and what has been done since; and putting one of them
/// back. Each is read on another thread. A side's eyes find none of the open campaign's: they hold what it may not know.
///
/// Roles: made (when, in words), why (it was made), ready (looked up), problem and remedy (empty: it can be restored), name,
/// date, stage, other (another war's), compared (the present state could be looked at), setAside, broughtBack, deeds and told
/// as in BackupContent.
class BackupList : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    /// Where what is restored is put on the table, and where it is told what came of it.
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY lookedUp)
    /// The file of the campaign whose backups they are.
    Q_PROPERTY(QString path READ path NOTIFY lookedUp)
    /// The backup that is being restored is looked through.
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)

public:
    explicit BackupList(QObject* parent = nullptr);
    ~BackupList() override;

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign);
    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] bool busy() const { return m_checking.isRunning(); }

    /// Lists what there is of the campaign at `path`.
    Q_INVOKABLE void look(const QString& path);
    /// Nothing is listed or read any more, and what is being restored is not.
    Q_INVOKABLE void leave();
    /// What stands in that of a row; not ready when there is none.
    Q_INVOKABLE navarch::BackupContent at(int row) const;
    /// Looks that backup through, entry by entry, and puts it in the place of its campaign, which becomes a backup itself. What
    /// comes of it is told by the campaign's signals; restored() or given up follows. One that is known to be what stands is
    /// left where it is.
    Q_INVOKABLE void restore(int row);

signals:
    void lookedUp();
    void busyChanged();
    /// It is done, and on the table.
    void restored();
    /// It was not: the campaign is as it was.
    void failed();

private:
    [[nodiscard]] static const RowRoles<BackupRow>& roles();
    void readNext();
    void take(const QString& backup, const BackupContent& content);
    void putBack(const Backup& backup, const Problems& flaws);

    QPointer<OpenCampaign> m_campaign;
    QString m_path;
    bool m_isForAll = false; ///< the umpire looks
    ListRows<BackupRow> m_rows{*this, roles()};
    BackgroundJob<BackupContent> m_reading;
    BackgroundJob<Problems> m_checking;
};

} // namespace navarch
