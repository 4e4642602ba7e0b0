// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Keeps fit and crew of the selected ship under a name, for other fleets.
Sheet {
    id: sheet

    required property FleetBuilder builder
    required property FitTemplates templates

    function show() {
        called.text = builder.ship.title
        open()
        called.selectAll()
    }

    function keep() {
        if (templates.keep(called.text))
            close()
    }

    cardWidth: 420
    title: qsTr("Keep as a template")

    Field {
        id: called
        width: parent.width
        label: qsTr("Name of the template")
        maximumLength: 80
        onAccepted: sheet.keep()
    }
    Caption {
        width: parent.width
        wrapMode: Text.Wrap
        text: sheet.opened && sheet.templates.knows(called.text)
              ? qsTr("There is one of this name; it will be replaced, and that cannot be undone.")
              : qsTr("It then stands under My templates, beside the ship classes.")
    }
    footer: [
        PrimaryButton {
            text: qsTr("Keep")
            enabled: called.text.trim() !== ""
            why: qsTr("Give it a name first.")
            onClicked: sheet.keep()
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
