// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// One entry of an ActionMenu, with a glyph or the badge of a side. When it can't be done, `reason` says why not, under its
// name.
T.MenuItem {
    id: entry

    property string glyph: ""
    property var side: null // { colour, emblem }
    property string reason: ""
    property string note: "" // under its name while it can be done
    property string keys: "" // that do the same

    implicitWidth: line.implicitWidth + 28 + (keys === "" ? 0 : Theme.captionWidth(keys) + Theme.margin)
    implicitHeight: visible ? Math.max(Theme.row, words.implicitHeight + 10) : 0
    height: implicitHeight
    Accessible.name: text
    Accessible.description: enabled ? keys : reason

    contentItem: Item {
        Row {
            id: line
            anchors.verticalCenter: parent.verticalCenter
            leftPadding: Theme.gap
            spacing: Theme.gap + 2

            SideBadge {
                visible: entry.side !== null
                colour: entry.side?.colour ?? "slate"
                emblem: entry.side?.emblem ?? "star"
                size: 20
                anchors.verticalCenter: parent.verticalCenter
            }
            Icon {
                visible: entry.side === null
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
                    visible: text !== ""
                    text: entry.enabled ? entry.note : entry.reason
                }
            }
        }
        Caption {
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            visible: text !== ""
            text: entry.keys
            opacity: entry.enabled ? 1 : 0.45
        }
    }
    background: Rectangle {
        radius: 4
        color: entry.highlighted && entry.enabled ? Theme.chosen : "transparent"
    }
}
