// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// One thing that can be set on a ship or a wall section: its name, the control, and what it costs (or, softly, what it would).
Item {
    id: row

    required property string field
    required property int kind
    required property string label
    required property string note
    required property int number
    required property int least
    required property int most
    required property string choice
    required property var options
    required property string amount
    required property string adds
    required property bool differs
    // Whether what it costs has a column of its own.
    property bool priced: true

    signal numberSet(int number)
    signal choiceSet(string value)
    // A letter was typed where a number goes.
    signal letterTyped(string letter)
    // What was set here and refused gives way to what stands.
    signal restored()

    readonly property bool isHead: kind === FitControl.Head

    implicitHeight: isHead ? Math.round(38 * Theme.textFactor) : Theme.touch + 2
    Accessible.role: isHead ? Accessible.Heading : Accessible.Row
    Accessible.name: label + (note !== "" ? ", " + note : "") + (amount !== "" ? ", " + amount : "")

    DataText {
        id: headLabel
        visible: row.isHead
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 6
        text: row.label
        strong: true
    }
    Caption {
        visible: row.isHead
        anchors.left: headLabel.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        horizontalAlignment: Text.AlignRight
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 7
        text: row.note
    }
    Rule {
        visible: row.isHead
        anchors.bottom: parent.bottom
        width: parent.width
    }

    Column {
        visible: !row.isHead
        anchors.left: parent.left
        anchors.right: control.left
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter

        DataText {
            width: parent.width
            text: row.label
            strong: row.differs
        }
        Caption {
            width: parent.width
            visible: text !== ""
            text: row.note
        }
    }
    Loader {
        id: control

        visible: !row.isHead
        active: !row.isHead
        anchors.right: sum.left
        anchors.rightMargin: Theme.step
        anchors.verticalCenter: parent.verticalCenter
        sourceComponent: row.kind === FitControl.Stepper ? stepper : row.kind === FitControl.Toggle ? toggle : choices
    }
    AmountText {
        id: sum

        visible: !row.isHead
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: row.priced ? Math.round(56 * Theme.textFactor) : 0
        text: row.amount !== "" ? row.amount : row.adds
        soft: row.amount === ""
    }
    HoverHandler {
        id: hover
    }
    Hint {
        parent: sum
        visible: hover.hovered && row.adds !== ""
        text: row.kind === FitControl.Toggle ? (row.number ? qsTr("Without it: %1").arg(row.adds) : qsTr("With it: %1").arg(row.adds))
                                    : qsTr("One more: %1").arg(row.adds)
    }

    Component {
        id: stepper

        NumberStepper {
            id: stepped

            objectName: "fit/" + row.field
            width: Math.round(116 * Theme.textFactor)
            label: row.label
            from: row.least
            to: row.most
            value: row.number
            onMoved: value => row.numberSet(value)
            onLetterTyped: letter => row.letterTyped(letter)

            Connections {
                target: row
                function onRestored() {
                    stepped.value = Qt.binding(() => row.number)
                }
            }
        }
    }
    Component {
        id: toggle

        Toggle {
            id: switched

            objectName: "fit/" + row.field
            width: 44
            Accessible.name: row.label
            checked: row.number !== 0
            onToggled: row.numberSet(checked ? 1 : 0)

            Connections {
                target: row
                function onRestored() {
                    switched.checked = Qt.binding(() => row.number !== 0)
                }
            }
        }
    }
    Component {
        id: choices

        ChoiceBox {
            objectName: "fit/" + row.field
            width: Math.round(164 * Theme.textFactor)
            label: row.label
            model: row.options
            displayText: shortText(row.options)
            at: placeOf(row.options, row.choice)
            onActivated: row.choiceSet(currentValue)
        }
    }
}
