// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// One campaign lately opened; a file that cannot be read says why and harms no other.
T.AbstractButton {
    id: card

    required property string path
    required property string place
    required property string file
    required property string opened
    required property bool ready
    required property string problem
    required property string remedy
    required property string name
    required property string date
    required property string stage
    required property string waits
    required property int ships
    required property var sides
    required property var ports
    required property rect region
    required property bool hasOwnChart
    required property var coast

    signal openRequested(string path)
    signal forgetRequested(string path)
    signal restoreRequested(string path)

    readonly property bool sound: problem === ""

    focusPolicy: Qt.StrongFocus
    Accessible.name: sound ? name + ", " + date : name + ": " + problem
    Accessible.description: waits === "" ? opened : waits + ", " + opened
    onClicked: openRequested(path)
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Keys.onDeletePressed: forgetRequested(path)

    Hint {
        text: card.place
        visible: card.hovered
    }

    background: Rectangle {
        radius: Theme.radius
        color: Theme.card
        border.width: 1
        border.color: card.sound ? (card.hovered ? Theme.strongLine : Theme.line) : Theme.bad

        FocusRing {
            shown: card.visualFocus
        }
    }
    contentItem: Item {
        SmallMap {
            id: map
            x: 1
            y: 1
            width: parent.height - 2
            height: parent.height - 2
            ports: card.ports
            region: card.region
            hasOwnChart: card.hasOwnChart
            coast: card.coast
            sound: card.sound
        }
        Column {
            anchors.left: map.right
            anchors.leftMargin: Theme.inset
            anchors.right: parent.right
            anchors.rightMargin: Theme.inset
            y: Theme.inset
            spacing: 3

            TitleText {
                width: parent.width - away.width
                text: card.name
            }
            DataText {
                visible: card.sound
                width: parent.width
                text: card.ready ? card.date : qsTr("Looking…")
            }
            Caption {
                visible: card.sound && card.ready
                width: parent.width
                text: qsTr("%1 · %2 ships").arg(card.stage).arg(card.ships)
            }
            Caption {
                objectName: "waits"
                visible: card.sound && card.waits !== ""
                width: parent.width
                text: card.waits
                color: Theme.warn
            }
            DataText {
                visible: !card.sound
                width: parent.width
                text: card.problem
                color: Theme.bad
                wrapMode: Text.Wrap
                maximumLineCount: 3
            }
            Caption {
                visible: !card.sound
                width: parent.width
                text: card.remedy
                wrapMode: Text.Wrap
                maximumLineCount: 2
            }
        }
        Row {
            anchors.left: map.right
            anchors.leftMargin: Theme.inset
            anchors.bottom: when.top
            anchors.bottomMargin: Theme.step + 2
            visible: card.sound
            spacing: Theme.step

            Repeater {
                model: card.sides
                SideBadge {
                    required property var modelData
                    colour: modelData.colour
                    emblem: modelData.emblem
                    size: 22
                }
            }
        }
        QuietButton {
            objectName: "restoreDamaged"
            anchors.left: map.right
            anchors.leftMargin: Theme.inset
            anchors.bottom: when.top
            anchors.bottomMargin: Theme.step
            visible: !card.sound && card.ready
            text: qsTr("Restore…")
            glyph: "history"
            onClicked: card.restoreRequested(card.path)
        }
        Caption {
            id: when
            anchors.left: map.right
            anchors.leftMargin: Theme.inset
            anchors.right: parent.right
            anchors.rightMargin: Theme.inset
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.inset - 2
            text: card.opened
        }
        IconButton {
            id: away
            anchors.right: parent.right
            anchors.rightMargin: 2
            y: 2
            opacity: card.hovered || activeFocus ? 1 : 0
            glyph: "close"
            glyphSize: 16
            text: KeyPages.hinted(qsTr("Take off this list (the file stays)"), "off-the-list")
            removes: "card"
            onClicked: card.forgetRequested(card.path)
        }
    }
}
