// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// One battle of the list: its sides by their emblems, where and when, and how it ended.
Item {
    id: row

    required property int index
    required property int battleId
    required property string group
    required property string name
    required property string place
    required property string date
    required property string game
    required property string end
    required property var sides
    required property string odds
    property bool current: false
    property bool listFocused: false

    signal picked()

    objectName: "battleRow/" + battleId
    height: Math.round(64 * Theme.textFactor)
    Accessible.role: Accessible.ListItem
    Accessible.name: Theme.joined([name, sides.map(side => side.name).join(", "), place, date, end, odds])
    Accessible.selected: current

    Rectangle {
        anchors.fill: parent
        anchors.bottomMargin: 2
        radius: 4
        color: row.current ? Theme.chosen : hover.hovered ? Theme.hover : "transparent"
        border.width: row.current && row.listFocused ? 1 : 0
        border.color: Theme.accent
    }
    HoverHandler {
        id: hover
    }
    TapHandler {
        onTapped: row.picked()
    }
    Row {
        id: badges
        x: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: 2

        Repeater {
            model: row.sides
            SideBadge {
                required property var modelData
                size: 24
                colour: modelData.colour
                emblem: modelData.emblem
            }
        }
    }
    Column {
        anchors.left: badges.right
        anchors.leftMargin: Theme.inset
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter

        DataText {
            width: parent.width
            text: row.name
            strong: true
        }
        DataText {
            width: parent.width
            text: row.end !== "" ? row.end : row.sides.map(side => qsTr("%1 %2").arg(side.name).arg(side.ships)).join(qsTr(" against "))
        }
        Caption {
            width: parent.width
            text: row.odds !== "" ? row.odds : Theme.joined([row.place, row.date])
        }
    }
}
