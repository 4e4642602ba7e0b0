// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The head of a fleet: its name, where it lies, whether it is an ally's, and what it costs.
Flow {
    id: head

    required property var fleetRow // a WarFleetRow

    spacing: Theme.inset

    function put(field: int, value: var) {
        fleetRow.fleets.set(fleetRow.fleet, field, value)
    }

    Field {
        objectName: "fleetName"
        width: Math.round(230 * Theme.textFactor)
        focus: true
        label: qsTr("Fleet")
        maximumLength: 80
        text: head.fleetRow.name
        onFinished: {
            head.put(WarFleets.Name, text)
            text = Qt.binding(() => head.fleetRow.name)
        }
    }
    Captioned {
        caption: qsTr("Lies in")

        ChoiceBox {
            objectName: "fleetPort"
            width: Math.round(190 * Theme.textFactor)
            label: qsTr("Lies in")
            model: head.fleetRow.fleets.harbours
            at: placeOf(head.fleetRow.fleets.harbours, head.fleetRow.port)
            onActivated: head.put(WarFleets.Port, currentValue)
        }
    }
    Captioned {
        caption: qsTr("Whose ships")

        ChoiceBox {
            objectName: "fleetAllies"
            width: Math.round(180 * Theme.textFactor)
            label: qsTr("Whose ships")
            model: head.fleetRow.fleets.percentages
            at: placeOf(head.fleetRow.fleets.percentages, head.fleetRow.allied)
            onActivated: head.put(WarFleets.AlliedPercent, currentValue)
        }
    }
    Captioned {
        visible: head.fleetRow.allied !== 0
        caption: qsTr("Months of the contract")

        NumberStepper {
            id: months
            label: qsTr("Months of the contract")
            from: 1
            to: 120
            value: head.fleetRow.months
            onMoved: value => {
                head.put(WarFleets.Months, value)
                months.value = Qt.binding(() => head.fleetRow.months)
            }
        }
    }
    Captioned {
        visible: head.fleetRow.allied !== 0
        caption: qsTr("At home in")

        ChoiceBox {
            width: Math.round(190 * Theme.textFactor)
            label: qsTr("At home in")
            model: head.fleetRow.fleets.harbours
            at: placeOf(head.fleetRow.fleets.harbours, head.fleetRow.home === "" ? head.fleetRow.port : head.fleetRow.home)
            onActivated: head.put(WarFleets.HomePort, currentValue)
        }
    }
    Column {
        spacing: Theme.step

        Caption {
            text: qsTr("%1 ships").arg(head.fleetRow.count)
        }
        Row {
            height: Theme.control
            spacing: Theme.gap

            AmountText {
                anchors.verticalCenter: parent.verticalCenter
                text: head.fleetRow.price
                strong: true
            }
            IconButton {
                objectName: "removeFleet"
                removes: "fleet"
                anchors.verticalCenter: parent.verticalCenter
                glyph: "delete"
                text: qsTr("Leave %1 out").arg(head.fleetRow.name)
                onClicked: head.fleetRow.fleets.remove(head.fleetRow.fleet)
            }
        }
    }
}
