// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What the port is: name and economic value, the dice for a neutral one, garrison and commander.
PaneScroll {
    id: pane

    required property PortBuilder builder
    readonly property alias typing: rolling.typing

    TitleText {
        width: parent.width
        text: qsTr("The port")
    }
    Field {
        objectName: "portName"
        width: parent.width
        label: qsTr("Name")
        placeholder: qsTr("Epidauros")
        maximumLength: 80
        text: pane.builder.name
        onFinished: {
            pane.builder.name = text
            text = Qt.binding(() => pane.builder.name)
        }
    }
    Item {
        width: parent.width
        height: Math.max(value.height, valueWords.implicitHeight)

        Column {
            id: valueWords
            anchors.left: parent.left
            anchors.right: value.left
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter

            DataText {
                text: qsTr("Economic value")
            }
            Caption {
                width: parent.width
                text: pane.builder.walls.most === 1 ? qsTr("1 wall section") : qsTr("up to %1 wall sections").arg(pane.builder.walls.most)
            }
        }
        NumberStepper {
            id: value
            objectName: "economicValue"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            label: qsTr("Economic value")
            from: 1
            to: 10
            value: pane.builder.economicValue
            onMoved: value => pane.builder.economicValue = value
        }
    }
    // Where the smallest window has it in sight: of all that stands here the dice want the economic value alone.
    RollCard {
        id: rolling
        width: parent.width
        builder: pane.builder
    }
    Column {
        width: parent.width
        spacing: Theme.step

        Caption {
            width: parent.width
            wrapMode: Text.Wrap
            elide: Text.ElideNone
            text: qsTr("Garrison, and what it costs more or less")
        }
        ChoiceBox {
            objectName: "garrison"
            width: parent.width
            label: qsTr("Garrison quality")
            model: pane.builder.garrisonQualities
            at: placeOf(pane.builder.garrisonQualities, pane.builder.garrison)
            onActivated: pane.builder.garrison = currentValue
        }
    }
    Row {
        width: parent.width
        spacing: Theme.gap

        Field {
            objectName: "commanderName"
            width: (parent.width - Theme.gap) / 2
            label: qsTr("Commander")
            placeholder: qsTr("unnamed")
            maximumLength: 80
            text: pane.builder.commanderName
            onFinished: {
                pane.builder.commanderName = text
                text = Qt.binding(() => pane.builder.commanderName)
            }
        }
        Captioned {
            width: (parent.width - Theme.gap) / 2
            caption: qsTr("Quality")

            ChoiceBox {
                objectName: "commanderQuality"
                width: parent.width
                label: qsTr("The commander's quality")
                model: pane.builder.commanderQualities
                displayText: shortText(pane.builder.commanderQualities)
                at: placeOf(pane.builder.commanderQualities, pane.builder.commanderQuality)
                onActivated: pane.builder.commanderQuality = currentValue
            }
        }
    }
}
