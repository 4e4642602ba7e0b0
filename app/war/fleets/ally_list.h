// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/base/lists/deed_preview.h"
#include "app/campaign/campaign_list.h"

namespace navarch {

struct AllyEntry {
    qint64 id = 0;
    QString name;
    int fleetId = 0;
    QString fleet;
    QString percent;
    int reliability = 0;
    QString trust;
    int monthsLeft = 0;
    QString home;
    int ships = 0;

    [[nodiscard]] qint64 key() const { return id; }
};

/// The contracts of a side with its allies (CP-9), or of one allied fleet, as far as the eyes that look may know.
///
/// Roles: contractId, name (of the ally), fleetId, fleet, percent ("+10 %"), reliability (0-10), trust (what it means in
/// words), monthsLeft, home (port), ships.
class AllyList : public navarch::CampaignList {
    Q_OBJECT
    QML_ELEMENT
    /// The host's number; 0: any that is seen.
    Q_PROPERTY(int side READ side WRITE setSide NOTIFY aboutChanged)
    /// One fleet's contract alone; 0: all.
    Q_PROPERTY(int fleet READ fleet WRITE setFleet NOTIFY aboutChanged)

public:
    using CampaignList::CampaignList;

    [[nodiscard]] int side() const { return static_cast<int>(m_side.value); }
    void setSide(int side);
    [[nodiscard]] int fleet() const { return static_cast<int>(m_fleet.value); }
    void setFleet(int fleet);

    /// Ends a contract (before the campaign begins the ships become the host's own); { allowed, title, cost, gain, why }.
    Q_INVOKABLE navarch::DeedPreview previewEnd(int contract) const;
    Q_INVOKABLE bool end(int contract);
    /// It serves a month longer than was agreed.
    Q_INVOKABLE bool prolong(int contract);
    /// Makes a fleet of the side's an allied contingent.
    Q_INVOKABLE navarch::DeedPreview previewSign(int fleet, const QString& name, int percent, int months,
                                                 int homePort) const;
    Q_INVOKABLE bool sign(int fleet, const QString& name, int percent, int months, int homePort);

signals:
    void aboutChanged();

protected:
    void refill() override;

private:
    [[nodiscard]] static const RowRoles<AllyEntry>& roles();
    // What is not listed, and other sides' fleets, are not for these eyes (CP-2.3).
    [[nodiscard]] bool lists(int contract) const;
    [[nodiscard]] bool mayContract(int fleet) const;

    ListRows<AllyEntry> m_rows{*this, roles()};
    SideId m_side;
    FleetId m_fleet;
};

} // namespace navarch
