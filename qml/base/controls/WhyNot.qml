// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// Why something is not done; gone while nothing stands against it.
DataText {
    width: parent?.width ?? 0
    visible: text !== ""
    color: Theme.bad
    wraps: true
    Accessible.role: Accessible.AlertMessage
}
