// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// One side of the match: its fleet, where another may be had, and what kind of captain leads it.
Column {
    id: item

    required property int side
    required property Skirmish match
    readonly property var what: match.sides[side] ?? null

    spacing: Theme.gap

    FileSheet {
        id: openDialog
        title: qsTr("Open a fleet")
        kind: "fleets"
        ending: "json"
        what: qsTr("Fleets")
        onAccepted: item.match.openFleet(item.side, selectedFile)
    }
    ActionMenu {
        id: menu

        ActionEntry {
            text: qsTr("From a file…")
            glyph: "import"
            onTriggered: openDialog.open()
        }
        Instantiator {
            model: item.match.fleets
            delegate: ActionEntry {
                required property var modelData
                text: modelData.text
                glyph: "fleet"
                onTriggered: item.match.takeFleet(item.side, modelData.value)
            }
            onObjectAdded: (index, object) => menu.insertItem(index + 1, object)
            onObjectRemoved: (index, object) => menu.removeItem(object)
        }
    }

    Item {
        width: parent.width
        height: Math.max(badge.height, names.height)

        SideBadge {
            id: badge
            anchors.verticalCenter: parent.verticalCenter
            size: 34
            colour: item.what?.colour ?? ""
            emblem: item.what?.emblem ?? ""
        }
        Column {
            id: names
            anchors.left: badge.right
            anchors.leftMargin: Theme.inset
            anchors.right: other.left
            anchors.rightMargin: Theme.step
            anchors.verticalCenter: parent.verticalCenter

            TitleText {
                objectName: "forecastSide/" + item.side
                width: parent.width
                text: item.what?.name ?? ""
            }
            Caption {
                width: parent.width
                text: item.what ? Theme.joined([item.what.count === 1 ? qsTr("1 ship") : qsTr("%1 ships").arg(item.what.count),
                                                qsTr("%1 talents").arg(item.what.value)]) : ""
            }
        }
        IconButton {
            id: other
            objectName: "otherForecastFleet/" + item.side
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            glyph: "fleet"
            text: qsTr("Another fleet for %1…").arg(item.what?.name ?? "")
            onClicked: item.match.fleets.length > 0 ? menu.popup(other, 0, other.height + 2) : openDialog.open()
        }
    }
    SegmentedChoice {
        objectName: "forecastCaptain/" + item.side
        room: item.width
        label: qsTr("Who leads %1").arg(item.what?.name ?? "")
        options: [{ value: "cautious", text: qsTr("Cautious") }, { value: "steady", text: qsTr("Steady") },
                  { value: "bold", text: qsTr("Bold") }]
        value: item.what?.leader ?? ""
        onChosen: value => item.match.setPlayer(item.side, value)
    }
}
