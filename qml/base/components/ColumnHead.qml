// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// The head of a column; pressing it sorts by the column, pressing again turns the order round.
T.AbstractButton {
    id: head

    property bool sorted: false
    property bool descending: false
    property bool sortable: true
    property bool toTheRight: false

    // What its words take, and no more than its column has: heads do not run into each other in any language.
    readonly property int wanted: Theme.captionWidth(text)
    readonly property int sign: sorted ? 16 : 0

    implicitWidth: Math.max(28, wanted + sign)
    implicitHeight: Math.max(28, Theme.captionSize + 14)
    focusPolicy: sortable ? Qt.StrongFocus : Qt.NoFocus
    enabled: sortable
    Accessible.role: Accessible.ColumnHeader
    Accessible.name: sorted ? (descending ? qsTr("%1, sorted downwards") : qsTr("%1, sorted upwards")).arg(text) : text
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Item {
        Row {
            id: row
            height: parent.height
            anchors.right: head.toTheRight ? parent.right : undefined
            spacing: 2

            Caption {
                width: Math.min(head.wanted, Math.max(0, head.width - head.sign))
                height: parent.height
                text: head.text
                color: head.sorted || head.hovered ? Theme.ink : Theme.softInk
            }
            Icon {
                height: parent.height
                visible: head.sorted
                name: head.descending ? "chevron-down" : "chevron-up"
                size: 14
            }
        }
    }
    background: Rectangle {
        color: "transparent"
        radius: 4
        FocusRing {
            shown: head.visualFocus
            distance: 0
        }
    }
}
