// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A side's emblem on its colour: never colour alone.
Rectangle {
    id: badge

    required property string colour
    required property string emblem
    property int size: 24

    implicitWidth: size
    implicitHeight: size
    radius: Math.round(size * 0.22)
    color: Theme.sideColour(colour)

    EmblemImage {
        anchors.fill: parent
        anchors.margins: Math.round(badge.size * 0.14)
        emblem: badge.emblem
        color: Theme.card
    }
}
