// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QVariant>

#include <set>

#include "app/campaign/campaign_list.h"
#include "app/war/fleets/fleet_tree_rows.h"

namespace navarch {

/// Every side's fleets, squadrons and ships as one list that folds, for a virtualised view of thousands of rows.
///
/// Roles: kind (CampaignItem), itemId, depth, open, parted (has rows under it), name, note (class,
/// port, commander), colour and emblem (of its side), crew, captain, condition, conditionTold (in sentences),
/// damage (0-5), price, ships (under it), errors, warnings (findings of it), outline (for ShipSilhouette), selected,
/// homeKind and homeId (the squadron or fleet that ships dropped here join; 0: none).
class FleetTree : public navarch::CampaignList {
    Q_OBJECT
    QML_ELEMENT
    /// "order", "name", "class", "crew", "condition" or "price": of ships within their squadron.
    Q_PROPERTY(QString sortBy READ sortBy WRITE setSortBy NOTIFY orderChanged)
    Q_PROPERTY(bool descending READ descending WRITE setDescending NOTIFY orderChanged)
    /// Shows only ships whose name, class or captain holds it, with what they stand under.
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)
    Q_PROPERTY(int selectedCount READ selectedCount NOTIFY selectionChanged)
    Q_PROPERTY(QList<int> selection READ selection NOTIFY selectionChanged)
    /// The row whose card is shown: its kind and number; None for none.
    Q_PROPERTY(navarch::CampaignItem::Kind currentKind READ currentKind NOTIFY currentChanged)
    Q_PROPERTY(int currentId READ currentId NOTIFY currentChanged)
    Q_PROPERTY(int currentRow READ currentRow NOTIFY currentChanged)
    /// What the status line says: "38 ships, 1,204.50 talents".
    Q_PROPERTY(QString summary READ summary NOTIFY summaryChanged)
    /// Every word that may stand in the column of crews, and in that of states but for what a state leaves out, the word of
    /// a sound ship first: how wide they have to be.
    Q_PROPERTY(QStringList crewWords READ crewWords NOTIFY summaryChanged)
    Q_PROPERTY(QStringList stateWords READ stateWords NOTIFY summaryChanged)

public:
    using CampaignList::CampaignList;

    [[nodiscard]] QString sortBy() const { return m_order.sortBy; }
    void setSortBy(const QString& by);
    [[nodiscard]] bool descending() const { return m_order.descending; }
    void setDescending(bool descending);
    [[nodiscard]] QString filter() const { return m_order.filter; }
    void setFilter(const QString& filter);
    [[nodiscard]] int selectedCount() const { return static_cast<int>(m_selected.size()); }
    [[nodiscard]] QList<int> selection() const;
    [[nodiscard]] CampaignItem::Kind currentKind() const { return m_currentKind; }
    [[nodiscard]] int currentId() const { return static_cast<int>(m_currentId); }
    [[nodiscard]] int currentRow() const;
    [[nodiscard]] QString summary() const { return m_summary; }
    [[nodiscard]] static QStringList crewWords();
    [[nodiscard]] static QStringList stateWords();

    /// Folds or unfolds a row.
    Q_INVOKABLE void toggle(int row);
    /// Makes a row the current one; a ship is selected as well: alone, added or taken away (`adding`), or with all from
    /// the last one on (`ranging`).
    Q_INVOKABLE void pick(int row, bool adding = false, bool ranging = false);
    /// Makes the thing of that kind and number current, unfolding what hides it.
    Q_INVOKABLE void show(navarch::CampaignItem::Kind kind, int id);
    /// The same by name; the first that fits.
    Q_INVOKABLE void showNamed(navarch::CampaignItem::Kind kind, const QString& name);
    Q_INVOKABLE void selectAll();
    Q_INVOKABLE void clearSelection();

signals:
    void orderChanged();
    void filterChanged();
    void selectionChanged();
    void currentChanged();
    void summaryChanged();

protected:
    void refill() override;

private:
    [[nodiscard]] static const RowRoles<FleetTreeRow>& roles();
    void pruneSelection();
    /// Where what was current is no more, the row that takes its place among `fresh` is current, and picked if it is a ship.
    void moveOn(const std::vector<FleetTreeRow>& fresh);
    void markSelected();

    ListRows<FleetTreeRow> m_rows{*this, roles()};
    FleetTreeOrder m_order;
    std::set<qint64> m_selected;
    CampaignItem::Kind m_currentKind = CampaignItem::None;
    qint64 m_currentId = 0;
    qint64 m_anchor = 0;
    QString m_summary;
};

} // namespace navarch
