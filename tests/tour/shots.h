// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

namespace navarch {

struct ShotsWanted {
    QSize size{1280, 720}; ///< of the window
    double text = 1;       ///< factor of the text size
    QString only;          ///< stops whose names begin so
};

/// Writes a picture of every stop of the window's tour (Tour.qml), light and dark, into `folder` as
/// NAME-THEME.png, showing the campaign at `campaign`.
///
/// Needs a QApplication. Returns the exit code: 0 when all were written and neither Qt nor QML had anything to warn of.
[[nodiscard]] int takeShots(const QString& folder, const ShotsWanted& wanted, const QString& campaign);

} // namespace navarch
