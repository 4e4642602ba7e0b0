// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// One entry of an ActionMenu. When it can't be done, `reason` says why not, under its name.
T.MenuItem {
    id: entry

    property string glyph: ""
    property string reason: ""

    implicitWidth: line.implicitWidth + 28
    implicitHeight: visible ? Math.max(Theme.row, words.implicitHeight + 10) : 0
    height: implicitHeight
    Accessible.name: text
    Accessible.description: reason

    contentItem: Item {
        Row {
            id: line
            anchors.verticalCenter: parent.verticalCenter
            leftPadding: Theme.gap
            spacing: Theme.gap + 2

            Icon {
                width: 20
                name: entry.glyph
                size: 18
                color: Theme.softInk
                anchors.verticalCenter: parent.verticalCenter
                opacity: entry.enabled ? 1 : 0.45
            }
            Column {
                id: words
                anchors.verticalCenter: parent.verticalCenter

                DataText {
                    text: entry.text
                    opacity: entry.enabled ? 1 : 0.45
                }
                Caption {
                    visible: entry.reason !== "" && !entry.enabled
                    text: entry.reason
                }
            }
        }
    }
    background: Rectangle {
        radius: 4
        color: entry.highlighted && entry.enabled ? Theme.chosen : "transparent"
    }
}
