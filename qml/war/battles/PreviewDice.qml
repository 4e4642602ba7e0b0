// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The dice that decide about wrecks and wounds, rolled by the program or typed one by one from a real table.
Column {
    id: tray

    required property OutcomePreview preview
    readonly property var dice: preview.dice.rolls
    readonly property var wanted: preview.dice.wanted

    visible: dice.length > 0
    spacing: Theme.gap

    Item {
        width: parent.width
        height: Theme.control

        DataText {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Dice")
            strong: true
        }
        Toggle {
            objectName: "typedDice"
            anchors.right: parent.right
            text: qsTr("Roll real dice and type them")
            checked: tray.preview.dice.typed
            onToggled: {
                tray.preview.dice.typed = checked
                checked = Qt.binding(() => tray.preview.dice.typed)
            }
        }
    }
    Rule {
        width: parent.width
    }
    Flow {
        width: parent.width
        spacing: Theme.inset

        Repeater {
            model: tray.dice

            Row {
                id: die

                required property var modelData

                spacing: Theme.gap
                Accessible.role: Accessible.StaticText
                Accessible.name: Theme.joined([modelData.why, modelData.face > 0 ? String(modelData.face) : "", modelData.result])

                DieFace {
                    anchors.verticalCenter: parent.verticalCenter
                    face: die.modelData.face
                    sides: die.modelData.sides
                }
                Column {
                    anchors.verticalCenter: parent.verticalCenter

                    DataText {
                        text: die.modelData.why
                    }
                    Caption {
                        text: Theme.joined([die.modelData.result, die.modelData.rule])
                        rule: die.modelData.rule
                    }
                }
            }
        }
    }
    Row {
        visible: tray.wanted.sides > 0
        spacing: Theme.step

        DataText {
            height: Theme.control
            rightPadding: Theme.gap
            text: qsTr("%1, a die of %2:").arg(tray.wanted.why).arg(tray.wanted.sides)
        }
        Repeater {
            model: tray.wanted.sides

            QuietButton {
                required property int index
                objectName: "face/" + (index + 1)
                leftPadding: Theme.gap
                rightPadding: Theme.gap
                text: String(index + 1)
                onClicked: tray.preview.dice.type(index + 1)
            }
        }
    }
    QuietButton {
        visible: tray.preview.dice.typed && tray.dice.length > 0 && tray.dice[0].face > 0
        text: qsTr("Take the last one back")
        glyph: "undo"
        onClicked: tray.preview.dice.takeBack()
    }
}
