// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// One side of the war that is built, and its fleets.
PaneScroll {
    id: pane

    required property WarBuilder builder
    required property FleetBuilder table
    property int side: 0
    readonly property alias names: namesSheet
    readonly property int room: Math.min(width - 40, Math.round(980 * Theme.textFactor))

    function showFleet(fleet: int) {
        for (let i = 0; i < fleets.count; ++i) {
            const row = fleets.itemAt(i)
            if (row && row.fleet === fleet) {
                contentY = Math.max(0, Math.min(rows.y + row.y, contentHeight - height))
                row.forceActiveFocus(Qt.TabFocusReason)
                return
            }
        }
    }

    FileSheet {
        id: openDialog
        title: qsTr("Take in a fleet")
        kind: "fleets"
        ending: "json"
        what: qsTr("Fleets")
        onAccepted: pane.builder.fleets.takeFile(selectedFile)
    }
    WarNamesSheet {
        id: namesSheet
        builder: pane.builder
    }

    Repeater {
        model: pane.builder.sides

        WarSideCard {
            objectName: visible ? "sideCard" : ""
            width: pane.room
            visible: index === pane.side
            sides: pane.builder.sides
        }
    }
    WarStandingCard {
        objectName: "standingCard"
        width: pane.room
        relations: pane.builder.relations
        aims: pane.builder.aims
    }
    Flow {
        width: pane.room
        spacing: Theme.gap

        TitleText {
            height: Theme.control
            verticalAlignment: Text.AlignVCenter
            rightPadding: Theme.margin
            text: qsTr("Fleets")
        }
        QuietButton {
            objectName: "addWarFleet"
            text: qsTr("Another fleet")
            glyph: "plus"
            onClicked: pane.builder.fleets.add()
        }
        QuietButton {
            objectName: "fleetFromFile"
            text: qsTr("From a file…")
            glyph: "import"
            hint: qsTr("A fleet that the fleet builder saved")
            onClicked: openDialog.open()
        }
        QuietButton {
            objectName: "fleetFromTable"
            text: qsTr("From the fleet builder")
            glyph: "wrench"
            hint: enabled ? qsTr("The fleet that lies on its table now") : qsTr("No fleet lies on its table")
            enabled: !pane.table.ships.isEmpty
            onClicked: pane.builder.fleets.takeBuilt(pane.table)
        }
    }
    EmptyState {
        width: Math.min(420, pane.room)
        visible: fleets.count === 0
        glyph: "fleet"
        title: qsTr("No fleet yet")
        text: qsTr("Fleets are bought from the treasury before the war begins, at the prices of the fleet builder.")
    }
    Column {
        id: rows
        width: pane.room

        Repeater {
            id: fleets
            model: pane.builder.fleets

            WarFleetRow {
                width: pane.room
                fleets: pane.builder.fleets
                onNamesAsked: namesSheet.show(fleet, row, name, count, names)
            }
        }
    }
}
