// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// Where the keyboard is: a ring around the control that has the focus.
Rectangle {
    required property bool shown
    property int distance: 2

    anchors.fill: parent
    anchors.margins: -distance
    visible: shown
    color: "transparent"
    radius: Theme.radius + distance
    border.width: 2
    border.color: Theme.accent
    z: 10
}
