// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A few words beside a first step. Shown until they are put away, which is for good; the settings bring all of them back.
Rectangle {
    id: hint

    // Its lasting name, by which it stays away.
    required property string name
    required property string text
    // Where it has something to say at all.
    property bool fits: true

    readonly property bool shown: fits && Preferences.hints
                                  && (Preferences.closedHints === 0 || !Preferences.isClosed(name))

    visible: shown
    implicitHeight: shown ? Math.max(words.implicitHeight + 20, Theme.touch) : 0
    radius: Theme.radius
    color: Theme.raised
    border.width: 1
    border.color: Theme.strongLine
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Icon {
        id: sign
        x: Theme.inset
        anchors.verticalCenter: parent.verticalCenter
        name: "hint"
        color: Theme.accent
    }
    DataText {
        id: words
        anchors.left: sign.right
        anchors.leftMargin: Theme.gap + 2
        anchors.right: away.left
        anchors.verticalCenter: parent.verticalCenter
        text: hint.text
        wraps: true
        lineHeight: 1.25
    }
    IconButton {
        id: away
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        glyph: "close"
        glyphSize: 16
        text: qsTr("Put this hint away for good")
        onClicked: Preferences.closeHint(hint.name)
    }
}
