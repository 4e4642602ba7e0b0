// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// What moves with the pointer while ships are dragged: how many they are.
Rectangle {
    id: ghost

    property int count: 1
    property bool held: false

    width: label.implicitWidth + 44
    height: 32
    radius: Theme.radius
    visible: held
    color: Theme.ink
    z: 20
    Drag.active: held
    Drag.keys: ["ships"]
    Drag.hotSpot.x: 12
    Drag.hotSpot.y: 16

    Icon {
        x: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        name: "fleet"
        size: 16
        color: Theme.paper
    }
    DataText {
        id: label
        x: 32
        anchors.verticalCenter: parent.verticalCenter
        text: ghost.count === 1 ? qsTr("1 ship") : qsTr("%1 ships").arg(ghost.count)
        color: Theme.paper
    }
}
