// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// A step, a speed or a value of a choice to press; what is refused stays to be pressed and says why. A press of the pointer
// leaves the keys where they are.
T.AbstractButton {
    id: segment

    property string whyNot: ""
    property string hint: ""
    property bool taken: false
    property bool bad: whyNot !== ""
    // Pixels of its words, and beside them.
    readonly property real natural: Theme.dataWidth(text, true)
    property real beside: 16

    implicitWidth: Math.max(24, natural + beside)
    implicitHeight: Math.round(32 * Theme.textFactor)
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: Theme.joined([whyNot, hint])
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    Hint {
        text: Theme.joined([segment.whyNot, segment.hint])
        visible: segment.hovered && text !== ""
        delay: 250
    }
    contentItem: Item {
        DataText {
            anchors.centerIn: parent
            width: Math.min(segment.natural, segment.width - 4)
            text: segment.text
            strong: segment.taken
            horizontalAlignment: Text.AlignHCenter
            font.strikeout: segment.bad && !segment.taken
            color: segment.taken ? (segment.bad ? Theme.bad : Theme.accent) : segment.bad ? Theme.softInk : Theme.ink
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: segment.taken ? Theme.chosen : segment.down ? Theme.press : segment.hovered ? Theme.hover : "transparent"
        border.width: 1
        border.color: segment.taken ? (segment.bad ? Theme.bad : Theme.accent) : segment.bad ? Theme.line : Theme.strongLine

        FocusRing {
            shown: segment.visualFocus
            distance: 0
        }
    }
}
