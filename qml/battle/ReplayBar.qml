// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The way back through the battle and forwards again, order by order; beside it what brings the table nearer.
Rectangle {
    id: bar

    required property BattleRoom room
    required property BattleBoard board

    // To the latest order; from there, where captains alone play, the battle goes on to its end.
    function toLast() {
        if (room.history.lookingBack)
            room.history.seek(room.history.length)
        else if (room.pace.canSkip) {
            board.playback.skip()
            room.pace.skipToEnd()
        }
    }

    implicitHeight: Theme.touch + 8
    color: Theme.card

    Rule {
        width: parent.width
    }
    Row {
        id: buttons

        x: Theme.step
        anchors.verticalCenter: parent.verticalCenter

        IconButton {
            objectName: "toFirst"
            glyph: "first"
            keys: KeyPages.keysOf("to-beginning")
            text: qsTr("To the beginning")
            enabled: bar.room.history.at > 0
            onClicked: bar.room.history.seek(0)
        }
        IconButton {
            objectName: "oneBack"
            glyph: "chevron-left"
            text: qsTr("One order back")
            keys: KeyPages.keysOf("one-back")
            enabled: bar.room.history.at > 0
            onClicked: bar.room.history.seek(bar.room.history.at - 1)
        }
        IconButton {
            objectName: "playBack"
            glyph: bar.room.pace.playing ? "pause" : "play"
            text: bar.room.pace.playing ? qsTr("Stop") : qsTr("Play from here")
            enabled: bar.room.history.lookingBack
            onClicked: bar.room.pace.playing = !bar.room.pace.playing
        }
        IconButton {
            objectName: "oneOn"
            glyph: "chevron-right"
            text: qsTr("One order on")
            keys: KeyPages.keysOf("one-on")
            enabled: bar.room.history.lookingBack
            onClicked: bar.room.history.seek(bar.room.history.at + 1)
        }
        IconButton {
            objectName: "toLast"
            glyph: "last"
            text: bar.room.pace.canSkip ? qsTr("Skip to the end of the battle") : qsTr("To the latest order")
            keys: KeyPages.keysOf("to-latest")
            enabled: bar.room.history.lookingBack || bar.room.pace.canSkip
            onClicked: bar.toLast()
        }
    }
    PastSlider {
        objectName: "replaySlider"
        anchors.left: buttons.right
        anchors.leftMargin: Theme.gap
        anchors.right: words.left
        anchors.rightMargin: Theme.inset
        anchors.verticalCenter: parent.verticalCenter
        height: Theme.control
        to: Math.max(1, bar.room.history.length)
        value: bar.room.history.at
        enabled: bar.room.history.length > 0
        Accessible.name: qsTr("Order shown")
        onMoved: bar.room.history.seek(Math.round(value))
    }
    Caption {
        id: words

        anchors.right: beforeTools.left
        anchors.rightMargin: Theme.inset
        anchors.verticalCenter: parent.verticalCenter
        // As wide as it may become: the slider must not move under the pointer that drags it.
        width: Theme.captionWidth(qsTr("order %1 of %2").arg(8888).arg(8888))
        horizontalAlignment: Text.AlignRight
        text: bar.room.history.lookingBack ? qsTr("order %1 of %2").arg(bar.room.history.at).arg(bar.room.history.length)
                                   : bar.room.history.length === 1 ? qsTr("1 order") : qsTr("%1 orders").arg(bar.room.history.length)
        color: bar.room.history.lookingBack ? Theme.warn : Theme.softInk
    }
    Rule {
        id: beforeTools
        upright: true
        anchors.right: tools.left
        anchors.rightMargin: Theme.step
        anchors.top: parent.top
        anchors.bottom: parent.bottom
    }
    BoardTools {
        id: tools
        anchors.right: parent.right
        anchors.rightMargin: Theme.step
        anchors.verticalCenter: parent.verticalCenter
        board: bar.board
    }
}
