// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// What the ships of a row are called, one name a line.
Sheet {
    id: sheet

    required property WarBuilder builder
    property int fleet: 0
    property int row: 0
    property int ships: 0
    property string problem: ""
    // What was refused is said here: the notice bar lies below the sheet.
    readonly property Connections whenRefused: Connections {
        target: sheet.builder.document
        enabled: sheet.opened
        function onRefused(what, remedy) {
            sheet.problem = (what + " " + remedy).trim()
        }
    }

    function show(fleet: int, row: int, name: string, ships: int, names: var) {
        sheet.fleet = fleet
        sheet.row = row
        sheet.ships = ships
        title = qsTr("Names of ships: %1").arg(name)
        area.text = names.join("\n")
        problem = ""
        open()
        area.forceActiveFocus()
        area.selectAll()
    }

    objectName: "warNamesSheet"

    DataText {
        width: parent.width
        text: qsTr("One name a line, or with commas between, the first ship first. Ships without one go by their class and a number.")
        wrapMode: Text.Wrap
        elide: Text.ElideNone
        soft: true
    }
    T.TextArea {
        id: area

        objectName: "shipNames"
        width: parent.width
        height: Math.max(Math.round(8 * Theme.dataSize * Theme.lineHeight), contentHeight) + 2 * padding
        padding: Theme.gap + 2
        wrapMode: TextEdit.Wrap
        textFormat: TextEdit.PlainText
        selectByMouse: true
        font.family: Theme.dataFamily
        font.pixelSize: Theme.dataSize
        color: Theme.ink
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentInk
        Accessible.name: sheet.title
        KeyNavigation.priority: KeyNavigation.BeforeItem
        KeyNavigation.tab: keep
        onTextChanged: sheet.problem = ""
        background: Rectangle {
            radius: Theme.radius
            color: Theme.raised
            border.width: area.activeFocus ? 2 : 1
            border.color: sheet.problem !== "" ? Theme.bad : area.activeFocus ? Theme.accent : Theme.strongLine
        }
    }
    Caption {
        objectName: "shipsNamed"
        width: parent.width
        text: qsTr("%1 names for %2 ships").arg(sheet.builder.fleets.countNames(area.text)).arg(sheet.ships)
    }
    DataText {
        objectName: "namesProblem"
        width: parent.width
        visible: sheet.problem !== ""
        text: sheet.problem
        color: Theme.bad
        wrapMode: Text.Wrap
        elide: Text.ElideNone
        Accessible.role: Accessible.AlertMessage
    }
    footer: [
        PrimaryButton {
            id: keep
            objectName: "keepNames"
            text: qsTr("Name them")
            onClicked: if (sheet.builder.fleets.setShipNames(sheet.fleet, sheet.row, area.text)) sheet.close()
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
