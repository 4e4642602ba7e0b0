// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// One share of the battles in words: who, how many of a hundred, and between what it lies.
Row {
    id: figure

    required property string name
    required property string wins
    required property string range
    // Empty for draws.
    required property string colour
    required property string emblem

    spacing: Theme.gap
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2 (%3)").arg(name).arg(wins).arg(range)

    SideBadge {
        anchors.verticalCenter: parent.verticalCenter
        visible: figure.colour !== ""
        size: 20
        colour: figure.colour
        emblem: figure.emblem
    }
    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        visible: figure.colour === ""
        width: 20
        height: 20
        radius: 4
        color: Theme.line
    }
    DataText {
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(Theme.dataWidth(text, false), Math.round(200 * Theme.textFactor))
        text: figure.name
    }
    DataText {
        anchors.verticalCenter: parent.verticalCenter
        strong: true
        text: figure.wins
    }
    DataText {
        anchors.verticalCenter: parent.verticalCenter
        soft: true
        text: qsTr("(%1)").arg(figure.range)
    }
}
