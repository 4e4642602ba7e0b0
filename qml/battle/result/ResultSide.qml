// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The ships, commanders and walls of one side, in the order of the sheets.
FocusScope {
    id: column

    required property ResultEntry entry
    required property int side
    required property PileScan pile
    readonly property var doubts: pile.doubts // asked once for all rows
    // Empty for a moment while another battle comes.
    readonly property var what: entry.sides[side] ?? ({ name: "", colour: "", emblem: "", ships: 0, lost: 0, loss: "", rows: null })

    signal sideAsked(int by)
    signal pasteAsked()
    signal fieldsAsked()
    // What is shown of the current row's sheet was looked at.
    signal looked()
    // The first letter of a sheet's code, typed or scanned.
    signal codeBegun(string text)

    // Letters that say nobody's fate begin a code.
    function beginCode(event: var): bool {
        if (Theme.isLetter(event))
            codeBegun(event.text)
        return Theme.isLetter(event)
    }
    function follow() {
        const at = what.rows?.indexOf(entry.selection.currentKey) ?? -1
        if (at >= 0)
            list.positionViewAtIndex(at, ListView.Contain)
    }

    onActiveFocusChanged: if (activeFocus && entry.selection.side !== side) entry.selection.pick(list.firstKey())

    Connections {
        target: column.entry
        function onChanged() {
            column.follow()
        }
    }

    Item {
        id: head

        width: parent.width
        height: Math.round(56 * Theme.textFactor)

        SideBadge {
            id: badge
            x: Theme.inset
            anchors.verticalCenter: parent.verticalCenter
            size: 32
            colour: column.what.colour
            emblem: column.what.emblem
        }
        Column {
            anchors.left: badge.right
            anchors.leftMargin: Theme.inset
            anchors.right: all.left
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter

            TitleText {
                width: parent.width
                text: column.what.name
            }
            Caption {
                objectName: "sideSum/" + column.side
                width: parent.width
                text: Theme.joined([column.what.ships === 1 ? qsTr("1 ship") : qsTr("%1 ships").arg(column.what.ships),
                                    qsTr("%1 lost").arg(column.what.lost), qsTr("%1 talents of loss").arg(column.what.loss)])
            }
        }
        QuietButton {
            id: all
            objectName: "allShips/" + column.side
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("All ships")
            hint: qsTr("Takes every ship of this side")
            keys: KeyPages.keysOf("whole-side")
            onClicked: {
                column.entry.selection.takeShips(column.side)
                list.forceActiveFocus()
            }
        }
    }
    ScrolledList {
        id: list

        function firstKey(): int {
            return model?.value(0, "rowKey") ?? 0
        }

        objectName: "resultRows/" + column.side
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: false
        reuseItems: true
        model: column.what.rows
        Accessible.role: Accessible.List
        Accessible.name: column.what.name

        Keys.onPressed: event => {
            const shift = event.modifiers & Qt.ShiftModifier
            const control = event.modifiers & Qt.ControlModifier
            event.accepted = true
            if (event.key === Qt.Key_Down)
                column.entry.selection.step(1, shift)
            else if (event.key === Qt.Key_Up)
                column.entry.selection.step(-1, shift)
            else if (event.key === Qt.Key_Home)
                column.entry.selection.step(-100000, shift)
            else if (event.key === Qt.Key_End)
                column.entry.selection.step(100000, shift)
            else if (event.key === Qt.Key_PageDown)
                column.entry.selection.step(10, shift)
            else if (event.key === Qt.Key_PageUp)
                column.entry.selection.step(-10, shift)
            else if (event.key === Qt.Key_Left)
                column.sideAsked(-1)
            else if (event.key === Qt.Key_Right)
                column.sideAsked(1)
            else if (event.matches(StandardKey.SelectAll))
                column.entry.selection.takeShips(column.side)
            else if (event.matches(StandardKey.Paste))
                column.pasteAsked()
            else if (event.matches(StandardKey.Copy))
                column.entry.exchange.copyTable()
            else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
                column.fieldsAsked()
            else if (event.key === Qt.Key_Space && column.entry.selection.count === 1 && column.doubts.some(each => each.rowKey === column.entry.selection.currentKey))
                column.looked()
            else if (event.key === Qt.Key_Escape && column.entry.selection.count > 1)
                column.entry.selection.pick(column.entry.selection.currentKey)
            else if (control || !column.entry.fields.type(event.text))
                event.accepted = column.beginCode(event)
        }

        delegate: ResultRow {
            width: ListView.view.width - Theme.gap
            toLookAt: column.doubts.filter(each => each.rowKey === rowKey).length
            current: rowKey === column.entry.selection.currentKey
            listFocused: list.activeFocus
            onPicked: (adding, ranging) => {
                column.entry.selection.pick(rowKey, adding, ranging)
                list.forceActiveFocus()
            }
        }
    }
    Rule {
        upright: true
        anchors.right: parent.right
        height: parent.height
    }
}
