// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// The slim bar at the edge of what scrolls.
T.ScrollBar {
    id: bar

    implicitWidth: vertical ? 12 : 40
    implicitHeight: vertical ? 40 : 12
    padding: 3
    visible: policy !== T.ScrollBar.AlwaysOff && size < 1
    minimumSize: 0.06

    contentItem: Rectangle {
        radius: 3
        color: Theme.strongLine
        opacity: bar.pressed ? 1 : bar.hovered ? 0.8 : 0.45
    }
}
