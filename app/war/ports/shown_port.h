// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QString>

#include "app/campaign/open_campaign.h"

namespace navarch {

/// What those who look know of a port's defences. In QML: PortDefences.Rolled.
namespace PortDefences {
Q_NAMESPACE
QML_ELEMENT
enum Kind { None, Bought, Rolled, Unknown };
Q_ENUM_NS(Kind)
} // namespace PortDefences

/// A port in words and numbers, as those who look may know it; empty and 0 where they do not.
struct ShownPort {
    Q_GADGET
    QML_VALUE_TYPE(shownPort)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int value MEMBER value)
    /// Empty: neutral.
    Q_PROPERTY(QString owner MEMBER owner)
    Q_PROPERTY(int ownerId MEMBER ownerId)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString emblem MEMBER emblem)
    /// "37.94 N, 23.64 E"
    Q_PROPERTY(QString position MEMBER position)
    Q_PROPERTY(bool yard MEMBER yard)
    /// Names of the fleets that lie here, as far as seen.
    Q_PROPERTY(QString fleets MEMBER fleets)
    Q_PROPERTY(navarch::PortDefences::Kind defences MEMBER defences)
    Q_PROPERTY(QString garrison MEMBER garrison)
    Q_PROPERTY(QString commander MEMBER commander)
    Q_PROPERTY(QString commanderQuality MEMBER commanderQuality)
    /// The most wall sections it may have (SA-15.11).
    Q_PROPERTY(int mostSections MEMBER mostSections)
    /// How many dice its defences take (SA-15.12).
    Q_PROPERTY(int diceNeeded READ diceNeeded)

public:
    [[nodiscard]] int diceNeeded() const { return mostSections * value + 1; }

    QString name;
    int value = 0;
    QString owner;
    int ownerId = 0;
    QString colour;
    QString emblem;
    QString position;
    bool yard = false;
    QString fleets;
    PortDefences::Kind defences = PortDefences::None;
    QString garrison;
    QString commander;
    QString commanderQuality;
    int mostSections = 0;
};

[[nodiscard]] ShownPort shownPort(const OpenCampaign& campaign, const Campaign& records,
                                  const PortRecord& port);

} // namespace navarch
