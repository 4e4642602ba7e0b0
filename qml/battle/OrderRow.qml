// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// One order: a move is chosen first and given by a second press; everything else is given at once.
T.ItemDelegate {
    id: row

    required property int index
    required property string wording
    required property string briefly
    required property bool moves
    required property int target
    required property bool best
    required property string why
    property bool taken: false
    property bool lit: false

    signal pointed(bool on)

    objectName: "order/" + index
    height: Math.max(Theme.row, said.height + 12)
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    onHoveredChanged: pointed(hovered)
    Accessible.role: Accessible.Button
    Accessible.name: wording
    Accessible.description: Theme.joined([why, moves ? qsTr("Press once to see it, again to give it") : ""])

    contentItem: Item {
        Icon {
            id: sign
            x: Theme.inset
            anchors.verticalCenter: parent.verticalCenter
            name: row.moves ? (row.target >= 0 ? "sword" : "forward") : row.target >= 0 ? "target" : "check"
            size: 17
            color: row.target >= 0 ? Theme.bad : Theme.softInk
        }
        Column {
            id: said
            anchors.left: sign.right
            anchors.leftMargin: Theme.gap
            anchors.right: star.left
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter

            DataText {
                width: parent.width
                text: row.briefly
                strong: row.taken
                wrapMode: Text.Wrap
                maximumLineCount: 3
            }
            // Why a captain would rather do this than anything else.
            Caption {
                objectName: "why/" + row.index
                width: parent.width
                visible: row.best && text !== ""
                text: row.why
                wrapMode: Text.Wrap
                maximumLineCount: 3
                elide: Text.ElideRight
            }
        }
        Icon {
            id: star
            anchors.right: parent.right
            anchors.rightMargin: Theme.inset
            anchors.verticalCenter: parent.verticalCenter
            visible: row.best
            name: "star"
            size: 15
            color: Theme.accent

            HoverHandler {
                id: over
            }
            Hint {
                text: qsTr("A steady captain's first thought")
                visible: over.hovered
            }
        }
    }
    background: Rectangle {
        color: row.taken ? Theme.chosen : row.lit || row.hovered ? Theme.hover : "transparent"

        Rectangle {
            width: 3
            height: parent.height
            visible: row.taken
            color: Theme.accent
        }
    }
}
