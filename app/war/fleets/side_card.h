// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/campaign/campaign_card.h"

namespace navarch {

/// A side: its signs, what it has, how it is played.
class SideCard : public navarch::CampaignCard {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name MEMBER m_name NOTIFY filled)
    Q_PROPERTY(QString colour MEMBER m_colour NOTIFY filled)
    Q_PROPERTY(QString emblem MEMBER m_emblem NOTIFY filled)
    /// "Played by a person"
    Q_PROPERTY(QString player MEMBER m_player NOTIFY filled)
    /// "person" or "machine".
    Q_PROPERTY(QString playedBy MEMBER m_playedBy NOTIFY filled)
    Q_PROPERTY(QString period MEMBER m_period NOTIFY filled)
    Q_PROPERTY(QString treasury MEMBER m_treasury NOTIFY filled)
    Q_PROPERTY(bool inDebt MEMBER m_inDebt NOTIFY filled)
    Q_PROPERTY(QString homePort MEMBER m_homePort NOTIFY filled)
    Q_PROPERTY(int homePortId MEMBER m_homePortId NOTIFY filled)
    /// "2, with 18 ships"
    Q_PROPERTY(QString fleets MEMBER m_fleets NOTIFY filled)
    /// "3, economic value 12"
    Q_PROPERTY(QString ports MEMBER m_ports NOTIFY filled)
    /// How far it is by what wins the war (CP-10.1): "12 of 25 points of economic value"; empty while nothing does.
    Q_PROPERTY(QString standing MEMBER m_standing NOTIFY filled)

public:
    explicit SideCard(QObject* parent = nullptr) : CampaignCard(parent) {}

protected:
    bool fill(const Campaign& records) override;

private:
    QString m_name;
    QString m_colour;
    QString m_emblem;
    QString m_player;
    QString m_playedBy;
    QString m_period;
    QString m_treasury;
    bool m_inDebt = false;
    QString m_homePort;
    int m_homePortId = 0;
    QString m_fleets;
    QString m_ports;
    QString m_standing;
};

} // namespace navarch
