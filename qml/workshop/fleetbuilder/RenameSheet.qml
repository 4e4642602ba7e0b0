// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Names the selected ships by a pattern; what they will be called shows while one types.
Sheet {
    id: sheet

    required property FleetBuilder builder

    function show() {
        const names = builder.selectedCount > 1 || builder.shipCount > 1
        pattern.text = builder.shipName !== "" && !names ? builder.shipName
                       : builder.shipTitle.replace(/ \d+$/, "") + (names ? " {n}" : "")
        from.value = 1
        open()
        pattern.selectAll()
    }

    function rename() {
        if (builder.renameSelected(pattern.text, from.value))
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
        Column {
            spacing: Theme.step

            Caption {
                text: qsTr("Count from")
            }
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
        text: qsTr("They will be: %1").arg(sheet.opened ? sheet.builder.namesByPattern(pattern.text, from.value) : "")
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
