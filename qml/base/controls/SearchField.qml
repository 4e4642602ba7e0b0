// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// Narrows the list beside it while you type; Escape empties it.
FocusScope {
    id: search

    property alias text: field.text
    property alias placeholder: field.placeholder

    implicitWidth: 220
    implicitHeight: field.implicitHeight
    Keys.onEscapePressed: event => {
        event.accepted = field.text !== ""
        field.text = ""
    }

    Field {
        id: field
        anchors.fill: parent
        focus: true
        input.leftPadding: sign.width + 2 * Theme.gap
        input.rightPadding: text === "" ? Theme.gap : clear.width
    }
    Icon {
        id: sign
        x: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        name: "search"
        size: Math.round(18 * Theme.textFactor)
        color: Theme.softInk
    }
    IconButton {
        id: clear
        anchors.right: parent.right
        height: parent.height
        visible: field.text !== ""
        glyph: "close"
        glyphSize: 16
        text: qsTr("Clear the search")
        onClicked: field.text = ""
    }
}
