// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QImage>
#include <QRect>
#include <QString>

namespace navarch {

/// Where two pictures differ.
struct PixelDifference {
    int pixels = 0; ///< how many
    QRect within;   ///< the least rectangle that holds them; empty when there are none
};

/// Of pictures of one size; of others every pixel of the larger in each direction counts.
[[nodiscard]] PixelDifference differenceOf(const QImage& before, const QImage& now);

/// A picture of two folders that is not the same in both.
struct ChangedPicture {
    enum How { Differs, Missing, New, Unreadable };

    QString name;
    How how = Differs;
    PixelDifference difference; ///< when it differs
};

struct FolderComparison {
    int pictures = 0;                    ///< by name, in either folder
    std::vector<ChangedPicture> changed; ///< those that differ most first, then by name
};

/// The pictures (*.png) of two folders, by their names.
[[nodiscard]] FolderComparison comparePictures(const QString& before, const QString& now);

/// A line a picture: "fleets-light.png: 1204 pixels within 310x24 at 16,80"; then how many are the same.
[[nodiscard]] QString toldComparison(const FolderComparison& comparison);

} // namespace navarch
