// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Makes several of each selected ship.
Sheet {
    id: sheet

    required property FleetBuilder builder

    function show() {
        times.value = 2
        open()
        times.forceActiveFocus()
    }

    function multiply() {
        if (builder.ships.multiplySelected(times.value))
            close()
    }

    cardWidth: 420
    title: qsTr("Multiply")

    Row {
        spacing: Theme.inset

        NumberStepper {
            id: times
            label: qsTr("Times")
            from: 2
            to: 100
            value: 2
            Keys.onReturnPressed: sheet.multiply()
        }
        DataText {
            height: times.height
            text: qsTr("times as many")
        }
    }
    Caption {
        width: parent.width
        wrapMode: Text.Wrap
        text: qsTr("Rows without a name count up. Of a ship with a name there will be copies under the next free names.")
    }
    footer: [
        PrimaryButton {
            text: qsTr("Multiply")
            onClicked: sheet.multiply()
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
