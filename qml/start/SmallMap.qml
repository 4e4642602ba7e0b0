// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// Where a campaign is: its ports as dots, sized by their worth and coloured by owner, a hollow one being neutral.
Rectangle {
    id: map

    property var ports: []
    property bool sound: true

    color: sound ? Theme.sea : "transparent"
    radius: Theme.radius - 1
    clip: true
    Accessible.ignored: true

    Icon {
        anchors.centerIn: parent
        visible: !map.sound
        name: "alert"
        size: 36
        color: Theme.bad
    }
    Repeater {
        model: map.ports

        Rectangle {
            required property var modelData
            readonly property real margin: 18
            readonly property real size: 6 + modelData.value

            x: margin + modelData.x * (map.width - 2 * margin) - size / 2
            y: margin + modelData.y * (map.height - 2 * margin) - size / 2
            width: size
            height: size
            radius: size / 2
            color: modelData.colour === "" ? Theme.card : Theme.sideColour(modelData.colour)
            border.width: modelData.colour === "" ? 2 : 1
            border.color: modelData.colour === "" ? Theme.ink : Theme.card
        }
    }
}
