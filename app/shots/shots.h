// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

namespace navarch {

/// Writes a picture of every stop of the window's tour (qml/tour/Tour.qml), light and dark, into `folder` as
/// NAME-THEME.png, with the window `size` large, showing the campaign at `campaign`; `only`: of those stops whose names
/// begin so.
///
/// Needs a QApplication. Returns the exit code: 0 when all were written and neither Qt nor QML had anything to warn of.
[[nodiscard]] int takeShots(const QString& folder, QSize size, const QString& campaign,
                            const QString& only = {});

} // namespace navarch
