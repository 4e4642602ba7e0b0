// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// A price line by line, each opening to what it is made of. Its height is that of its lines; put it into what scrolls.
ListView {
    id: tree

    required property PriceLines lines
    // What stands before the total under the lines; empty: no total.
    property string totalText: qsTr("Total")

    implicitHeight: contentHeight
    interactive: false
    model: lines
    Accessible.role: Accessible.Tree
    Accessible.name: qsTr("Price, line by line")

    delegate: T.AbstractButton {
        id: entry

        required property int index
        required property int depth
        required property string rule
        required property string line
        required property string amount
        required property bool parted
        required property bool open

        width: ListView.view.width
        height: Math.round(28 * Theme.textFactor)
        focusPolicy: parted ? Qt.StrongFocus : Qt.NoFocus
        Accessible.role: Accessible.TreeItem
        Accessible.name: line + ", " + amount + ", " + rule
        onClicked: tree.lines.toggle(index)
        Keys.onReturnPressed: tree.lines.toggle(index)
        Keys.onRightPressed: if (parted && !open) tree.lines.toggle(index)
        Keys.onLeftPressed: if (parted && open) tree.lines.toggle(index)

        contentItem: Item {
            Icon {
                id: sign
                x: entry.depth * 16
                width: 18
                height: parent.height
                size: 16
                name: entry.parted ? (entry.open ? "chevron-down" : "chevron-right") : ""
                color: Theme.softInk
            }
            DataText {
                anchors.left: sign.right
                anchors.leftMargin: 2
                anchors.right: source.left
                anchors.rightMargin: Theme.gap
                height: parent.height
                text: entry.line
                soft: entry.depth > 0
            }
            Caption {
                id: source
                anchors.right: sum.left
                width: Math.round(52 * Theme.textFactor)
                height: parent.height
                text: entry.rule
                rule: entry.rule
            }
            AmountText {
                id: sum
                anchors.right: parent.right
                width: Math.round(74 * Theme.textFactor)
                height: parent.height
                text: entry.amount
                soft: entry.depth > 0
            }
        }
        background: Rectangle {
            color: entry.hovered && entry.parted ? Theme.hover : "transparent"
            radius: 4
            FocusRing {
                shown: entry.visualFocus
                distance: 0
            }
        }
    }
    footer: Item {
        width: tree.width
        height: tree.totalText === "" ? 0 : Math.round(34 * Theme.textFactor)
        visible: tree.totalText !== ""

        Rule {
            width: parent.width
            y: 2
        }
        DataText {
            anchors.bottom: parent.bottom
            height: parent.height - 4
            leftPadding: 20
            text: tree.totalText
            strong: true
        }
        AmountText {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            height: parent.height - 4
            text: tree.lines.total
            strong: true
        }
    }
}
