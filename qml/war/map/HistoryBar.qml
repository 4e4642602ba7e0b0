// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Back through the weeks of the war, and to the present again. Each is shown as it began.
Card {
    id: bar

    required property LookBack back
    readonly property bool past: back.turn < back.last

    inset: 0
    implicitWidth: 400
    implicitHeight: Theme.touch
    border.color: past ? Theme.warn : Theme.line

    IconButton {
        id: earlier
        objectName: "weekBack"
        glyph: "chevron-left"
        text: qsTr("A week back")
        enabled: bar.back.turn > 0
        onClicked: bar.back.turn = bar.back.turn - 1
    }
    PastSlider {
        objectName: "historySlider"
        anchors.left: earlier.right
        anchors.right: later.left
        height: Theme.touch
        to: Math.max(1, bar.back.last)
        value: bar.back.turn
        tone: bar.past ? Theme.warn : Theme.accent
        Accessible.name: qsTr("Week shown: turn %1 of %2").arg(bar.back.turn + 1).arg(bar.back.last + 1)
        onMoved: bar.back.turn = Math.round(value)
    }
    IconButton {
        id: later
        objectName: "weekOn"
        anchors.right: words.left
        glyph: "chevron-right"
        text: qsTr("A week on")
        enabled: bar.past
        onClicked: bar.back.turn = bar.back.turn + 1
    }
    Caption {
        id: words

        anchors.right: now.left
        height: Theme.touch
        // As wide as it may become: the slider must not move under the pointer that drags it. Where that leaves nothing to
        // drag the top bar and the note of the past say when it is.
        readonly property int wanted: Theme.captionWidth(qsTr("Turn %1, as it began").arg(888))
        visible: bar.width >= wanted + 3 * Theme.touch + 60
        width: visible ? wanted : 0
        text: bar.back.problem !== "" ? bar.back.problem : bar.back.busy ? qsTr("Reading back…")
              : bar.past ? qsTr("Turn %1, as it began").arg(bar.back.turn + 1) : qsTr("Turn %1, now").arg(bar.back.turn + 1)
        color: bar.past ? Theme.warn : Theme.softInk
    }
    IconButton {
        id: now
        objectName: "weekNow"
        anchors.right: parent.right
        glyph: "last"
        text: qsTr("Back to the present")
        enabled: bar.past
        onClicked: bar.back.turn = bar.back.last
    }
}
