// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// What belongs here, and the first step towards it. Buttons go inside.
Item {
    id: empty

    default property alias steps: buttons.data
    property string glyph: ""
    property string title: ""
    property string text: ""

    implicitWidth: 420
    implicitHeight: column.implicitHeight

    Column {
        id: column

        width: empty.width
        spacing: Theme.gap

        Icon {
            width: parent.width
            visible: empty.glyph !== ""
            name: empty.glyph
            size: 40
            color: Theme.softInk
        }
        TitleText {
            width: parent.width
            visible: text !== ""
            text: empty.title
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }
        BodyText {
            width: parent.width
            text: empty.text
            soft: true
            horizontalAlignment: Text.AlignHCenter
        }
        Row {
            id: buttons
            anchors.horizontalCenter: parent.horizontalCenter
            topPadding: Theme.gap
            spacing: Theme.gap
        }
    }
}
