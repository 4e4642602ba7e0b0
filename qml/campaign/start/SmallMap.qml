// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Where a campaign is: its coast, and its ports as dots, sized by their worth and coloured by owner, a hollow one being
// neutral.
Rectangle {
    id: map

    property var ports: []
    property rect region
    // A chart of one's own in place of the Mediterranean: its coast.
    property bool hasOwnChart: false
    property var coast: []
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
    RegionImage {
        id: picture
        anchors.fill: parent
        visible: map.sound
        region: map.region
        isOther: map.hasOwnChart
        coast: map.coast
        land: Theme.land
        shore: Theme.strongLine
    }
    Repeater {
        model: map.ports

        Rectangle {
            required property var modelData
            readonly property real size: map.ports.length > 30 ? 3 + modelData.value / 2 : 6 + modelData.value
            readonly property point at: picture.width > 0 && picture.region.width > 0
                                        ? picture.placeOf(modelData.longitude, modelData.latitude) : Qt.point(0, 0)

            x: at.x - size / 2
            y: at.y - size / 2
            width: size
            height: size
            radius: size / 2
            color: modelData.colour === "" ? Theme.card : Theme.sideColour(modelData.colour)
            border.width: 1
            border.color: modelData.colour === "" ? Theme.ink : Theme.card
        }
    }
}
