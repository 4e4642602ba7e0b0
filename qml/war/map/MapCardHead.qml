// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Whose it is and what it is called, and the way back to the whole.
Item {
    id: head

    required property SeaChart chart
    required property string name
    property string detail: ""
    property string colour: ""
    property string emblem: ""

    implicitHeight: Math.max(words.height, away.height)

    SideBadge {
        id: badge
        visible: head.colour !== ""
        y: 2
        colour: head.colour
        emblem: head.emblem
        size: 32
    }
    Column {
        id: words
        x: head.colour === "" ? 0 : badge.width + Theme.gap + 2
        width: parent.width - x - away.width

        TitleText {
            objectName: "mapCardName"
            width: parent.width
            text: head.name
            wrapMode: Text.Wrap
            elide: Text.ElideNone
        }
        DataText {
            width: parent.width
            visible: text !== ""
            text: head.detail
            soft: true
            wraps: true
        }
    }
    IconButton {
        id: away
        objectName: "mapCardClose"
        anchors.right: parent.right
        y: -Theme.gap
        glyph: "close"
        text: qsTr("Back to the whole")
        keys: KeyPages.keysOf("nothing-picked")
        onClicked: head.chart.unpick()
    }
}
