// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// The head of a game's column: its name, and how many battles its figures hold.
Item {
    id: head

    required property int index
    required property string name
    required property string detail
    required property string whyNot
    required property bool own

    objectName: "comparedGame/" + index
    Accessible.role: Accessible.ColumnHeader
    Accessible.name: Theme.joined([name, own ? qsTr("the match's own game") : "", detail, whyNot])

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.inset
        anchors.verticalCenter: parent.verticalCenter

        DataText {
            width: parent.width
            strong: true
            text: head.name
            color: head.own ? Theme.accent : Theme.ink
            Accessible.ignored: true
        }
        Caption {
            width: parent.width
            text: head.detail
            color: head.whyNot !== "" ? Theme.warn : Theme.softInk
            Accessible.ignored: true
        }
    }
}
