// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Some ships of a fleet become a fleet of their own, where it is (CP-7.3).
Sheet {
    id: sheet

    required property FleetJoining joining
    property int fleet: 0
    property var ships: []
    property var chosen: []
    readonly property var preview: visible ? joining.previewSplit(fleet, chosen, called.text) : ({})

    function show(of: int, going: var, squadron: int) {
        fleet = of
        ships = joining.ships(of)
        chosen = going.map(Number)
        called.text = joining.freeName(of, squadron)
        open()
    }
    function take(ship: int, taken: bool) {
        chosen = taken ? chosen.concat([ship]) : chosen.filter(each => each !== ship)
    }

    objectName: "splitSheet"
    cardWidth: 520
    title: qsTr("Split the fleet")

    Connections {
        target: sheet.joining.campaign
        function onChanged() {
            if (sheet.visible)
                sheet.ships = sheet.joining.ships(sheet.fleet)
        }
    }
    Field {
        id: called
        objectName: "splitName"
        width: parent.width
        label: qsTr("Name of the new fleet")
        maximumLength: 80
    }
    Caption {
        text: qsTr("%1 of %2 ships go").arg(sheet.chosen.length).arg(sheet.ships.length)
    }
    ScrolledList {
        width: parent.width
        height: Math.min(contentHeight, 300)
        model: sheet.ships

        delegate: Item {
            id: row

            required property var modelData

            width: ListView.view.width - Theme.inset
            height: Theme.touch

            DataText {
                id: name
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(parent.width * 0.42)
                text: row.modelData.name
                font.weight: Font.Medium
            }
            Caption {
                anchors.left: name.right
                anchors.right: pick.left
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                text: row.modelData.detail
                color: row.modelData.inYard ? Theme.warn : Theme.softInk
            }
            Toggle {
                id: pick
                objectName: "split/" + row.modelData.name
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                width: 44
                checked: sheet.chosen.includes(row.modelData.shipId)
                Accessible.name: qsTr("%1 goes").arg(row.modelData.name)
                onToggled: sheet.take(row.modelData.shipId, checked)
            }
        }
    }
    DataText {
        objectName: "splitWhyNot"
        width: parent.width
        visible: text !== ""
        text: sheet.chosen.length === 0 ? qsTr("Choose the ships that go. A squadron that goes whole stays together, with its commander.")
                                        : sheet.preview.why ?? ""
        color: sheet.chosen.length === 0 ? Theme.softInk : Theme.bad
        wraps: true
    }
    footer: [
        PrimaryButton {
            objectName: "splitFleet"
            text: qsTr("Split")
            glyph: "swap"
            enabled: sheet.chosen.length > 0 && called.text.trim() !== "" && (sheet.preview.allowed ?? false)
            why: sheet.chosen.length > 0 && called.text.trim() !== "" ? sheet.preview.why ?? "" : qsTr("Choose ships and a name first.")
            onClicked: if (sheet.joining.split(sheet.fleet, sheet.chosen, called.text)) sheet.close()
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
