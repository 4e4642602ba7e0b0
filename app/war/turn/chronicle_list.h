// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>

#include "app/campaign/campaign_list.h"

namespace navarch {

struct ChronicleEntry {
    qint64 id = 0;
    int turn = 0;
    QString date;
    QString text;
    QString rule;
    QString dice;
    QString kind;
    QString knowing;
    QString port;
    int portId = 0;
    int battleId = 0;
    bool isNote = false;

    [[nodiscard]] qint64 key() const { return id; }
};

/// The chronicle as the eyes that look may read it (CP-2.3), the newest week first and within a week in the order in which
/// things happened.
///
/// Roles: entryId, turn, date, text, rule, dice, kind, knowing (to whom it is known: for the umpire alone), port (where),
/// portId, battleId, note (of the umpire).
class ChronicleList : public navarch::CampaignList {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)
    /// How many entries there are for these eyes without the filter.
    Q_PROPERTY(int total READ total NOTIFY laidOut)

public:
    using CampaignList::CampaignList;

    [[nodiscard]] QString filter() const { return m_filter; }
    void setFilter(const QString& filter);
    [[nodiscard]] int total() const { return m_total; }

    /// Writes a note for all (`open`), for one side, or for the umpire alone (neither).
    Q_INVOKABLE bool write(const QString& text, bool open, int side);

    /// Writes all that these eyes may read, whatever the filter, as an HTML page, wholly or not at all; what came of it is
    /// told through the campaign.
    Q_INVOKABLE bool exportPage(const QUrl& file) const;

signals:
    void filterChanged();
    void laidOut();

protected:
    void refill() override;

private:
    [[nodiscard]] static const RowRoles<ChronicleEntry>& roles();

    ListRows<ChronicleEntry> m_rows{*this, roles()};
    QString m_filter;
    int m_total = 0;
};

} // namespace navarch
