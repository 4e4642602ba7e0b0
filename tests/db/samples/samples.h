// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

#include "db/campaign_file.h"

namespace navarch::samples {

/// A campaign with at least one record of every kind, Greek and right-to-left names among them. Two sides with money, a
/// fleet of three ships in a squadron, an allied fleet, a fortified port.
[[nodiscard]] Campaign smallCampaign();
inline constexpr ShipId firstShip{30};
inline constexpr SideId athens{10};
inline constexpr SideId corinth{11};

/// The first `count` of an endless list of deeds that smallCampaign() allows: renamings, captains, marks, money, squadrons
/// formed and disbanded, so that records are made, altered and removed.
[[nodiscard]] Action deed(int number);

/// A folder with a campaign file in it.
struct Folder {
    QTemporaryDir dir;
    [[nodiscard]] QString path(const QString& name = QStringLiteral("s.navarch")) const
    {
        return dir.filePath(name);
    }
};

/// Creates smallCampaign() at `path`; fails the test loudly when it cannot.
[[nodiscard]] std::unique_ptr<CampaignFile> create(const QString& path);
/// Opens for editing and expects it to be fine.
[[nodiscard]] std::unique_ptr<CampaignFile> reopen(const QString& path);

/// Every problem in one text, for messages of tests; empty when there is none.
[[nodiscard]] std::string text(const Problems& problems);

} // namespace navarch::samples
