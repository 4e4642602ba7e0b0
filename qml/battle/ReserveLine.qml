// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Ships off the table: whose, how many, how they stand, and what their coming hangs on.
Column {
    id: line

    required property BattleRoom room
    required property var modelData
    readonly property var side: room.seats.sides[modelData.side] ?? null

    spacing: 2
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1, %2. %3 %4").arg(modelData.name).arg(modelData.ships).arg(modelData.standing).arg(modelData.why)

    Item {
        width: parent.width
        height: badge.size

        SideBadge {
            id: badge
            size: 22
            colour: line.side?.colour ?? ""
            emblem: line.side?.emblem ?? ""
        }
        DataText {
            anchors.left: badge.right
            anchors.leftMargin: Theme.gap
            anchors.right: count.left
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: badge.verticalCenter
            text: line.modelData.name
            strong: true
        }
        Caption {
            id: count
            anchors.right: parent.right
            anchors.verticalCenter: badge.verticalCenter
            text: line.modelData.ships === 1 ? qsTr("1 ship") : qsTr("%1 ships").arg(line.modelData.ships)
        }
    }
    DataText {
        width: parent.width
        text: line.modelData.standing
        wraps: true
    }
    Caption {
        width: parent.width
        text: qsTr("%1 (%2)").arg(line.modelData.why).arg(line.modelData.rule)
        rule: line.modelData.rule
        wrapMode: Text.Wrap
        elide: Text.ElideNone
    }
}
