// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/campaign/campaign_list.h"

namespace navarch {

struct PortEntry {
    qint64 id = 0;
    QString name;
    int value = 0;
    QString owner;
    QString colour;
    QString emblem;
    QString defences;
    QString price;
    QString state;
    int fleets = 0;

    [[nodiscard]] qint64 key() const { return id; }
};

/// The ports of the campaign. Of ports that belong to others only what everyone knows is told (CP-2.3).
///
/// Roles: portId, name, value (economic), owner (empty: neutral), colour and emblem (of the owner), defences (in words),
/// price (of the defences; empty when unknown), state, fleets (lying there, as far as seen).
class PortList : public navarch::CampaignList {
    Q_OBJECT
    QML_ELEMENT
    /// "name", "value", "owner" or "price".
    Q_PROPERTY(QString sortBy READ sortBy WRITE setSortBy NOTIFY orderChanged)
    Q_PROPERTY(bool descending READ descending WRITE setDescending NOTIFY orderChanged)
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY orderChanged)
    /// A port that belongs to nobody and whose defences nobody has rolled yet, by name; empty: there is none, as far as seen.
    Q_PROPERTY(QString unrolled READ unrolled NOTIFY unrolledChanged)

public:
    using CampaignList::CampaignList;

    [[nodiscard]] QString sortBy() const { return m_sortBy; }
    void setSortBy(const QString& by);
    [[nodiscard]] bool descending() const { return m_descending; }
    void setDescending(bool descending);
    [[nodiscard]] QString filter() const { return m_filter; }
    void setFilter(const QString& filter);

    [[nodiscard]] QString unrolled() const { return m_unrolled; }

    /// The number of the port in a row, or 0.
    Q_INVOKABLE int idAt(int row) const;
    Q_INVOKABLE int rowOf(int portId) const;
    /// The first port whose name begins like that, or 0.
    Q_INVOKABLE int idOf(const QString& name) const;

signals:
    void orderChanged();
    void unrolledChanged();

protected:
    void refill() override;

private:
    [[nodiscard]] static const RowRoles<PortEntry>& roles();

    ListRows<PortEntry> m_rows{*this, roles()};
    QString m_sortBy = QStringLiteral("name");
    bool m_descending = false;
    QString m_filter;
    QString m_unrolled;
};

} // namespace navarch
