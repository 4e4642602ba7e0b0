// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// What stands over the odds: the way back, what is asked, of which match, and the buttons put into it.
Item {
    id: head

    default property alias tools: buttons.data
    property alias spacing: buttons.spacing
    property alias backName: back.objectName
    property alias matchName: matchText.objectName
    required property string backText
    required property string title
    required property string match

    signal backAsked()

    height: Math.round(60 * Theme.textFactor)

    IconButton {
        id: back
        x: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        glyph: "back"
        text: head.backText
        onClicked: head.backAsked()
    }
    Column {
        anchors.left: back.right
        anchors.leftMargin: Theme.gap
        anchors.right: buttons.left
        anchors.rightMargin: Theme.inset
        anchors.verticalCenter: parent.verticalCenter

        TitleText {
            width: parent.width
            text: head.title
        }
        Caption {
            id: matchText
            width: parent.width
            text: head.match
        }
    }
    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: Theme.inset
        anchors.verticalCenter: parent.verticalCenter
    }
    Rule {
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
