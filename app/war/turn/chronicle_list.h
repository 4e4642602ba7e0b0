// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>

#include <set>

#include "app/campaign/campaign_list.h"
#include "core/campaign/deed/told_week.h"

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
    int weight = 0;
    int folded = 0;
    bool isOpen = false;
    bool isNote = false;

    [[nodiscard]] qint64 key() const { return id; }
};

/// The chronicle as the eyes that look may read it (CP-2.3), the newest week first and within a week what weighs most
/// (core/campaign/deed/told_week.h). What is slight stands behind one line until that is opened; a filter looks through it
/// and shows whatever it finds.
///
/// Roles: entryId, turn, date, text, rule, dice, kind, knowing (to whom it is known: for the umpire alone), port (where),
/// portId, battleId, weight (0 great, 1 plain, 2 slight), folded (for how many entries a line stands; 0: it is an entry),
/// opened (they stand below it), note (of the umpire).
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

    /// Opens or closes the line of that entryId that stands for others.
    Q_INVOKABLE void turnOver(qint64 line);

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
    [[nodiscard]] ChronicleEntry rowOf(const ChronicleRecord& entry, const Campaign& all) const;
    [[nodiscard]] bool isFound(const ChronicleEntry& row) const;
    [[nodiscard]] std::vector<ChronicleEntry> rowsOf(const ToldWeek& week, const Campaign& all) const;

    ListRows<ChronicleEntry> m_rows{*this, roles()};
    QString m_filter;
    std::set<qint64> m_opened; ///< lines that stand for others
    int m_total = 0;
};

} // namespace navarch
