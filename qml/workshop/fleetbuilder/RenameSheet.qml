// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Names the selected ships by a pattern; what they will be called shows while one types.
Sheet {
    id: sheet

    required property FleetBuilder builder

    function show() {
        const names = builder.selection.count > 1 || builder.ship.count > 1
        pattern.text = builder.ship.name !== "" && !names ? builder.ship.name
                       : builder.ship.title.replace(/ \d+$/, "") + (names ? " {n}" : "")
        from.value = 1
        open()
        pattern.selectAll()
    }

    function rename() {
        if (builder.ships.renameSelected(pattern.text, from.value))
            close()
    }

    objectName: "renameSheet"
    title: qsTr("Name ships")

    Row {
        width: parent.width
        spacing: Theme.gap

        Field {
            id: pattern
            objectName: "pattern"
            width: parent.width - from.width - Theme.gap
            label: qsTr("Name; {n} is where the number goes")
            maximumLength: 80
            onAccepted: sheet.rename()
        }
        Captioned {
            caption: qsTr("Count from")

            NumberStepper {
                id: from
                label: qsTr("Count from")
                from: 0
                to: 9999
                value: 1
            }
        }
    }
    Caption {
        width: parent.width
        text: qsTr("They will be: %1").arg(sheet.opened ? sheet.builder.ships.namesByPattern(pattern.text, from.value) : "")
        wrapMode: Text.Wrap
    }
    footer: [
        PrimaryButton {
            objectName: "renameDo"
            text: qsTr("Rename")
            onClicked: sheet.rename()
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
