// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/base/lists/shown_side.h"
#include "app/campaign/campaign_list.h"

namespace navarch {

struct SideEntry {
    qint64 id = 0;
    QString name;
    QString colour;
    QString emblem;
    QString player;
    QString treasury;
    bool inDebt = false;
    int ships = 0;
    QString homePort;

    [[nodiscard]] qint64 key() const { return id; }
};

[[nodiscard]] ShownSide shownSide(const SideRecord& side);

/// The sides of the campaign that may be seen.
///
/// Roles: sideId, name, colour (a name for Theme.sideColour), emblem, player ("Person", "Machine"), treasury, inDebt,
/// ships (their number), homePort.
class SideList : public navarch::CampaignList {
    Q_OBJECT
    QML_ELEMENT
    /// All sides whoever looks, with nothing but what everyone knows of them: for choosing whose eyes.
    Q_PROPERTY(bool everyone READ everyone WRITE setEveryone NOTIFY everyoneChanged)

public:
    using CampaignList::CampaignList;

    [[nodiscard]] bool everyone() const { return m_everyone; }
    void setEveryone(bool everyone);

    /// That of a row, for pickers; number 0 when there is none.
    Q_INVOKABLE navarch::ShownSide at(int row) const;
    /// The number of the side in a row, or 0.
    Q_INVOKABLE int idAt(int row) const;
    /// The row of a side, or -1.
    Q_INVOKABLE int rowOf(int sideId) const;

signals:
    void everyoneChanged();

protected:
    void refill() override;

private:
    [[nodiscard]] static const RowRoles<SideEntry>& roles();

    ListRows<SideEntry> m_rows{*this, roles()};
    bool m_everyone = false;
};

} // namespace navarch
