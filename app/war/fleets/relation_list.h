// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/campaign/campaign_list.h"

namespace navarch {

struct RelationEntry {
    qint64 id = 0; ///< of the other side
    QString name;
    QString colour;
    QString emblem;
    bool atWar = true;
    bool inTruce = false;
    bool allied = false;
    QString standing;
    int offerId = 0;
    QString offer;
    int ownOfferId = 0;
    QString ownOffer;

    [[nodiscard]] qint64 key() const { return id; }
};

/// How a side stands to each of the others (CP-2.1), with what they offered each other, as far as the eyes that look may know.
/// How sides stand everybody knows; of offers the two, and the umpire.
///
/// Roles: otherId, name, colour, emblem (of the other side), atWar, inTruce, allied, standing ("At war", "Truce until
/// June 431 BCE, week 2"), offerId and offer (what the other one offers; 0 and empty: nothing), ownOfferId and ownOffer.
class RelationList : public navarch::CampaignList {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int side READ side WRITE setSide NOTIFY sideChanged)

public:
    using CampaignList::CampaignList;

    [[nodiscard]] int side() const { return static_cast<int>(m_side.value); }
    void setSide(int side);

    /// Offers the other side truce (of so many weeks), peace or alliance.
    Q_INVOKABLE bool offer(int other, const QString& relation, int weeks = 0);
    Q_INVOKABLE bool withdraw(int offer);
    Q_INVOKABLE bool answer(int offer, bool accept);
    /// What follows when it goes to war with the other side, in sentences; or why it cannot.
    Q_INVOKABLE QString beforeWar(int other) const;
    Q_INVOKABLE bool goToWar(int other);

signals:
    void sideChanged();

protected:
    void refill() override;

private:
    [[nodiscard]] static const RowRoles<RelationEntry>& roles();
    [[nodiscard]] bool mayAct() const { return records() && campaign()->sees(m_side); }

    ListRows<RelationEntry> m_rows{*this, roles()};
    SideId m_side;
};

} // namespace navarch
