// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// A fleet in a list beside the chart: whose, how strong, and what it does. A press picks it.
T.AbstractButton {
    id: row

    // As SeaChart tells of it.
    required property var fleet
    // It has no orders and could have some: said in words, and marked.
    property bool idle: false
    property string below: fleet.own ? Theme.joined([fleet.where, fleet.hasOrder ? fleet.order : fleet.byMachine ? qsTr("as its captain decides") : qsTr("no orders")]) : qsTr("Seen in %1").arg(fleet.since)

    objectName: "mapFleet/" + fleet.name
    implicitHeight: Math.max(Math.round(44 * Theme.textFactor), words.implicitHeight + 12)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.name: Theme.joined([fleet.side, fleet.name, qsTr("%1 ships").arg(fleet.ships), below])
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Item {
        SideBadge {
            id: badge
            x: Theme.step
            y: 8
            colour: row.fleet.colour
            emblem: row.fleet.emblem
            size: 22
        }
        Column {
            id: words
            anchors.left: badge.right
            anchors.leftMargin: Theme.gap
            anchors.right: ships.left
            anchors.rightMargin: Theme.gap
            y: 6

            DataText {
                width: parent.width
                text: row.fleet.name
                font.weight: Font.Medium
            }
            Caption {
                width: parent.width
                text: row.below
                color: row.idle ? Theme.warn : Theme.softInk
                wrapMode: Text.Wrap
                maximumLineCount: 2
            }
        }
        AmountText {
            id: ships
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap
            y: 6
            width: Math.round(28 * Theme.textFactor)
            text: row.fleet.ships
        }
    }
    background: Rectangle {
        radius: 4
        color: row.down ? Theme.press : row.hovered ? Theme.hover : "transparent"
        FocusRing {
            shown: row.visualFocus
            distance: -1
        }
    }
}
