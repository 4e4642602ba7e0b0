// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// What changes for one side: ships, people, money, where its fleets go.
Card {
    id: card

    required property var side

    implicitHeight: column.implicitHeight + 2 * inset
    color: Theme.raised

    Column {
        id: column

        width: parent.width
        spacing: 2

        Item {
            width: parent.width
            height: Math.max(badge.height, words.implicitHeight) + Theme.gap

            SideBadge {
                id: badge
                size: 32
                colour: card.side.colour ?? ""
                emblem: card.side.emblem ?? ""
            }
            Column {
                id: words
                anchors.left: badge.right
                anchors.leftMargin: Theme.inset
                anchors.right: parent.right

                TitleText {
                    width: parent.width
                    text: card.side.name ?? ""
                }
                Caption {
                    width: parent.width
                    text: Theme.joined([card.side.victor ? qsTr("won") : ""].concat((card.side.ships ?? 0) === 0 ? [qsTr("no ships of its own")] : [
                                        qsTr("%1 of %2 ships lost").arg(card.side.lost ?? 0).arg(card.side.ships),
                                        card.side.whole > 0 ? qsTr("%1 untouched").arg(card.side.whole) : qsTr("none untouched")]))
                }
            }
        }
        SumLine {
            height: implicitHeight + 6
            visible: (card.side.fight ?? "") !== ""
            label: qsTr("Lost in the fight: ships, men, gear and walls")
            amount: card.side.fight ?? ""
            soft: true
        }
        SumLine {
            height: implicitHeight + 6
            label: qsTr("Prices of the ships that are gone for good")
            amount: card.side.losses ?? ""
            soft: true
        }
        SumLine {
            height: implicitHeight + 6
            label: card.side.pays ? qsTr("Treasury pays") : qsTr("Treasury receives")
            amount: card.side.money ?? ""
            tone: card.side.pays ? Theme.bad : card.side.gains ? Theme.good : Theme.ink
            soft: true
        }
        Repeater {
            model: card.side.fleets ?? []

            ChangeLine {
                required property var modelData
                name: modelData.name
                text: Theme.joined([modelData.ships, modelData.text])
                lost: false
            }
        }
        Repeater {
            model: card.side.people ?? []

            ChangeLine {
                required property var modelData
                name: modelData.name
                text: modelData.text
                lost: modelData.lost
            }
        }
        Item {
            width: 1
            height: Theme.step
        }
        Rule {
            width: parent.width
        }
        Repeater {
            model: card.side.hurt ?? []

            ChangeLine {
                required property var modelData
                name: modelData.name
                text: Theme.joined([modelData.text, modelData.note])
                lost: modelData.lost
            }
        }
    }

    component ChangeLine: Item {
        id: line

        property string name: ""
        property string text: ""
        property bool lost: false

        width: parent ? parent.width : 0
        height: Math.max(who.implicitHeight, what.implicitHeight) + 6
        Accessible.role: Accessible.StaticText
        Accessible.name: line.name + ": " + line.text

        DataText {
            id: who
            y: 3
            width: parent.width * 0.38
            text: line.name
        }
        DataText {
            id: what
            y: 3
            anchors.left: who.right
            anchors.leftMargin: Theme.gap
            anchors.right: parent.right
            horizontalAlignment: Text.AlignRight
            text: line.text
            color: line.lost ? Theme.bad : Theme.ink
            wraps: true
        }
    }
}
