// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// A battle in a service record; a press leads to it.
T.AbstractButton {
    id: row

    // As PersonCard tells of it.
    required property var entry

    objectName: "service/" + entry.name
    implicitHeight: Math.round(44 * Theme.textFactor)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.name: Theme.joined([entry.name, entry.date, entry.end, entry.what])
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: 4
        color: row.down ? Theme.press : row.hovered ? Theme.hover : "transparent"

        Rule {
            anchors.bottom: parent.bottom
            width: parent.width
            opacity: 0.5
        }
        FocusRing {
            shown: row.visualFocus
            distance: -1
        }
    }
    contentItem: Item {
        Column {
            anchors.left: parent.left
            anchors.right: earned.left
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter

            DataText {
                width: parent.width
                text: row.entry.name
            }
            Caption {
                width: parent.width
                text: Theme.joined([row.entry.end, row.entry.what, row.entry.date, row.entry.place])
            }
        }
        DataText {
            id: earned
            anchors.right: parent.right
            height: parent.height
            text: row.entry.experience > 0 ? qsTr("+%1 exp.").arg(row.entry.experience) : ""
            color: Theme.good
        }
    }
}
