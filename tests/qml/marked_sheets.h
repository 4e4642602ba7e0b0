// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantMap>

#include <string>

#include "app/campaign/open_campaign.h"

/// A battle's sheets as players hand them in: printed four to a page from the campaign, one ship of the list marked as sunk, a
/// card of another marked with damage, and on two more a mark that was taken back; as an office scanner has them, JPEG, PNG
/// and one PDF, with a page of tables between. { pages: urls, sunk, hurt, doubtful, doubtfulToo: codes }; empty when it cannot
/// be printed.
[[nodiscard]] QVariantMap markedSheets(const navarch::OpenCampaign& campaign, int battle,
                                       const QString& folder);
