// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/campaign/campaign_item.h"
#include "app/campaign/campaign_list.h"

namespace navarch {

struct HistoryRow {
    QString id;
    int turn = 0;
    QString date;
    QString text;
    QString rule;
    int battleId = 0;

    [[nodiscard]] QString key() const { return id; }
};

/// What became of one port or ship in the war, the newest first: from the chronicle as far as the eyes that look may read it,
/// and of a ship from the records of the battles it was in (CP-2.3). A ship's own side and the umpire read its history;
/// a port's reads whoever was told.
///
/// Roles: turn, date, text, rule, battleId (0: none).
class HistoryList : public navarch::CampaignList {
    Q_OBJECT
    QML_ELEMENT
    /// A port or a ship.
    Q_PROPERTY(navarch::CampaignItem::Kind kind READ kind WRITE setKind NOTIFY aboutChanged)
    Q_PROPERTY(int itemId READ itemId WRITE setItemId NOTIFY aboutChanged)
    /// Lists so many; 0: all. How many there are altogether.
    Q_PROPERTY(int most READ most WRITE setMost NOTIFY aboutChanged)
    Q_PROPERTY(int total READ total NOTIFY laidOut)

public:
    using CampaignList::CampaignList;

    [[nodiscard]] CampaignItem::Kind kind() const { return m_kind; }
    void setKind(navarch::CampaignItem::Kind kind);
    [[nodiscard]] int itemId() const { return m_itemId; }
    void setItemId(int id);
    [[nodiscard]] int most() const { return m_most; }
    void setMost(int most);
    [[nodiscard]] int total() const { return m_total; }

signals:
    void aboutChanged();
    void laidOut();

protected:
    void refill() override;

private:
    [[nodiscard]] static const RowRoles<HistoryRow>& roles();
    [[nodiscard]] std::vector<HistoryRow> ofPort(const Campaign& all) const;
    [[nodiscard]] std::vector<HistoryRow> ofShip(const Campaign& all) const;
    [[nodiscard]] static HistoryRow entryOf(const ChronicleRecord& told, const Campaign& all);
    [[nodiscard]] static HistoryRow entryOf(const BattleShipRecord& fought, const BattleRecord& battle,
                                            const Campaign& all);

    ListRows<HistoryRow> m_rows{*this, roles()};
    CampaignItem::Kind m_kind = CampaignItem::Port;
    int m_itemId = 0;
    int m_most = 0;
    int m_total = 0;
};

/// Whether a text names something: the name whole, not as part of another word or of a longer, numbered name.
[[nodiscard]] bool namesIn(std::string_view text, std::string_view name);

} // namespace navarch
