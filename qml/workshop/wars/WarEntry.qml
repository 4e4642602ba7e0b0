// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// A part of the war that is built, to be gone to: a glyph or a side's badge, its name, and under it what there is of it. A side
// shows how much of its budget is spent.
T.AbstractButton {
    id: entry

    property string glyph: ""
    property var side: null // { colour, emblem }
    property string note: ""
    property bool taken: false
    property real share: -1 // of the budget; below 0: none is shown
    property bool over: false

    implicitHeight: words.implicitHeight + 2 * Theme.gap
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.PageTab
    Accessible.name: note === "" ? text : text + ", " + note
    Accessible.selected: taken
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    contentItem: Item {
        Item {
            id: sign

            x: Theme.gap
            y: Theme.gap
            width: 28
            height: 28

            SideBadge {
                visible: entry.side !== null
                size: 28
                colour: entry.side?.colour ?? "slate"
                emblem: entry.side?.emblem ?? "star"
            }
            Icon {
                anchors.centerIn: parent
                visible: entry.side === null
                name: entry.glyph
                size: 22
                color: entry.taken ? Theme.accent : Theme.softInk
            }
        }
        Column {
            id: words

            anchors.left: sign.right
            anchors.leftMargin: Theme.gap + 2
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap
            y: Theme.gap
            spacing: 2

            DataText {
                width: parent.width
                text: entry.text
                strong: entry.taken
            }
            Caption {
                width: parent.width
                visible: text !== ""
                text: entry.note
                color: entry.over ? Theme.bad : Theme.softInk
            }
            Item {
                width: parent.width
                height: 8
                visible: entry.share >= 0

                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: 5
                    radius: 2.5
                    color: Theme.line

                    Rectangle {
                        width: entry.share > 0 ? Math.max(height, parent.width * entry.share) : 0
                        height: parent.height
                        radius: 2.5
                        color: entry.over ? Theme.bad : Theme.good
                    }
                }
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: entry.taken ? Theme.chosen : entry.down ? Theme.press : entry.hovered ? Theme.hover : "transparent"

        FocusRing {
            shown: entry.visualFocus
            distance: 0
        }
    }
}
