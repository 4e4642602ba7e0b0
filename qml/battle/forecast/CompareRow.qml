// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// A figure of the comparison: what it is, and a cell for every game. The first row of a group stands below the group's title.
Item {
    id: row

    required property int figure
    required property string group
    required property string head
    required property string colour
    required property string emblem
    required property bool first
    required property var cells
    required property real headWidth
    required property real cellWidth
    required property int games

    implicitHeight: (first ? title.height : 0) + line.height
    Accessible.role: Accessible.Row
    Accessible.name: Theme.joined([group, head])

    Item {
        id: title

        width: parent.width
        height: Math.round(26 * Theme.textFactor)
        visible: row.first

        Caption {
            x: Theme.inset
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 3
            width: parent.width - 2 * Theme.inset
            text: row.group
            Accessible.role: Accessible.Heading
        }
        Rule {
            anchors.bottom: parent.bottom
            width: parent.width
        }
    }
    Item {
        id: line

        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.round(28 * Theme.textFactor)

        Item {
            width: row.headWidth
            height: parent.height
            Accessible.role: Accessible.RowHeader
            Accessible.name: row.head

            SideBadge {
                id: badge
                x: Theme.inset
                anchors.verticalCenter: parent.verticalCenter
                visible: row.colour !== ""
                size: 18
                colour: row.colour
                emblem: row.emblem
            }
            DataText {
                anchors.left: row.colour !== "" ? badge.right : parent.left
                anchors.leftMargin: row.colour !== "" ? Theme.gap : Theme.inset
                anchors.right: parent.right
                anchors.rightMargin: Theme.gap
                height: parent.height
                text: row.head
                Accessible.ignored: true
            }
        }
        Repeater {
            model: row.games

            CompareCell {
                required property int index

                objectName: "compared/" + row.figure + "/" + index
                x: row.headWidth + index * row.cellWidth
                width: row.cellWidth
                height: line.height
                figure: row.cells[index] ?? null
                about: row.figure
                colour: row.colour
            }
        }
    }
}
