// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A die to be rolled at the table: which one, why, by which rule; its face by a button or by keys.
Rectangle {
    id: card

    required property BattleRoom room
    readonly property var die: room.dice.wanted
    readonly property int sides: die.sides ?? 0

    objectName: "typedDie"
    visible: sides > 0
    height: column.height + 2 * Theme.inset
    radius: Theme.radius
    color: Theme.card
    border.width: 1
    border.color: Theme.accent
    onVisibleChanged: if (visible) face.forceActiveFocus()
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Roll a die")

    function take() {
        const typed = parseInt(face.text, 10)
        face.text = ""
        if (!isNaN(typed))
            card.room.dice.type(typed)
        if (card.visible)
            face.forceActiveFocus()
    }

    Column {
        id: column

        x: Theme.inset
        y: Theme.inset
        width: parent.width - 2 * Theme.inset
        spacing: Theme.gap

        Caption {
            width: parent.width
            text: card.die.order ?? ""
        }
        DataText {
            objectName: "dieAsked"
            width: parent.width
            text: qsTr("Roll a d%1: %2").arg(card.sides).arg(card.die.why ?? "")
            strong: true
            wraps: true
        }
        Caption {
            width: parent.width
            text: Theme.joined([card.die.rule ?? "", qsTr("die %1 of this order").arg(card.die.number ?? 1)])
            rule: card.die.rule ?? ""
        }
        Flow {
            width: parent.width
            spacing: Theme.step
            visible: card.sides <= 12

            Repeater {
                model: card.sides <= 12 ? card.sides : 0

                QuietButton {
                    required property int index
                    objectName: "face/" + (index + 1)
                    leftPadding: 8
                    rightPadding: 8
                    text: String(index + 1)
                    onClicked: card.room.dice.type(index + 1)
                }
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.gap

            Field {
                id: face
                objectName: "typedFace"
                width: 120
                placeholder: qsTr("1 to %1").arg(card.sides)
                maximumLength: 4
                validator: IntValidator {
                    bottom: 1
                    top: Math.max(1, card.sides)
                }
                onAccepted: card.take()
            }
            QuietButton {
                text: qsTr("One die back")
                enabled: (card.die.number ?? 1) > 1
                onClicked: card.room.dice.takeBack()
            }
            QuietButton {
                objectName: "forgetDice"
                text: qsTr("Not this order")
                hint: qsTr("Nothing has been changed yet")
                onClicked: card.room.dice.forget()
            }
        }
    }
}
