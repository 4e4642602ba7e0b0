// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>

namespace navarch {

/// What of a campaign is picked, shown, ordered about or printed; its number stands beside it. In QML: CampaignItem.Fleet.
namespace CampaignItem {
Q_NAMESPACE
QML_ELEMENT
enum Kind { None, Side, Fleet, Squadron, Ship, Port, Contact, Commander };
Q_ENUM_NS(Kind)
} // namespace CampaignItem

} // namespace navarch
