// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>
#include <QQuickWindow>

namespace navarch {

/// A tour (Tour.qml) of the window that `window` is: "names" are its stops, "go"(name) brings the window to one, "busy" is
/// true while what the window shows there is still to come. Null where it could not be made, which Qt has then warned of.
[[nodiscard]] std::unique_ptr<QObject> tourOf(QQuickWindow& window);

} // namespace navarch
