// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Rolls the defences of a neutral port: from a seed that can be given again, or with dice rolled at the table.
Rectangle {
    id: card

    required property PortBuilder builder
    readonly property alias typing: ownDice.checked
    property string missing: ""

    function look() {
        if (ownDice.checked)
            missing = builder.rolling.showTyped(builder.economicValue, walls.value, faces.text)
        else
            builder.rolling.showRolled()
    }

    implicitHeight: column.implicitHeight + 2 * Theme.inset
    radius: Theme.radius
    color: Theme.paper
    border.width: 1
    border.color: Theme.line

    Connections {
        target: card.builder
        function onChanged() {
            card.look()
        }
    }

    Column {
        id: column
        x: Theme.inset
        y: Theme.inset
        width: parent.width - 2 * Theme.inset
        spacing: Theme.gap

        DataText {
            width: parent.width
            text: qsTr("Or roll a neutral port")
            strong: true
            wraps: true
        }
        Caption {
            width: parent.width
            wrapMode: Text.Wrap
            text: qsTr("A d10 a point of economic value on every section, and one for its commander (SA-15.12).")
        }
        Item {
            width: parent.width
            height: walls.height

            DataText {
                height: parent.height
                text: qsTr("Wall sections")
            }
            NumberStepper {
                id: walls
                objectName: "rollWalls"
                anchors.right: parent.right
                label: qsTr("Wall sections to roll for")
                from: 1
                to: card.builder.walls.most
                value: card.builder.walls.most
                onMoved: card.look()
            }
        }
        Toggle {
            id: ownDice
            objectName: "ownDice"
            text: qsTr("We roll our own dice")
            onToggled: card.look()
        }
        Field {
            id: seed
            objectName: "seed"
            width: parent.width
            visible: !ownDice.checked
            label: qsTr("Seed: the same one gives the same dice")
            placeholder: qsTr("empty: a fresh one")
            maximumLength: 19
            validator: RegularExpressionValidator {
                regularExpression: /[0-9]*/
            }
            onAccepted: roll.clicked()
        }
        Field {
            id: faces
            objectName: "faces"
            width: parent.width
            visible: ownDice.checked
            label: qsTr("Faces, in the order of the dice shown")
            placeholder: "7 3 10 1 …"
            maximumLength: 4000
            onEdited: card.look()
            onAccepted: roll.clicked()
        }
        Caption {
            objectName: "missingDice"
            width: parent.width
            visible: ownDice.checked && text !== ""
            wrapMode: Text.Wrap
            text: card.missing
            color: Theme.warn
        }
        PrimaryButton {
            id: roll
            objectName: "roll"
            text: ownDice.checked ? qsTr("Take these dice") : qsTr("Roll")
            glyph: "dice"
            enabled: !ownDice.checked || card.missing === ""
            onClicked: {
                if (ownDice.checked)
                    card.builder.rolling.rollTyped(card.builder.economicValue, walls.value, faces.text)
                else
                    card.builder.rolling.roll(card.builder.economicValue, walls.value, seed.text)
            }
        }
    }
}
