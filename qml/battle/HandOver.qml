// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Two people before one screen: what the first planned stays hidden until the second sits down.
Rectangle {
    id: curtain

    required property BattleRoom room

    color: Theme.paper
    // The keys leave the table for it: what is pressed out of habit does nothing here, and Tab comes to the button first.
    onVisibleChanged: if (visible) forceActiveFocus(Qt.OtherFocusReason)
    KeyNavigation.tab: sits

    MouseArea {
        anchors.fill: parent
    }
    EmptyState {
        anchors.centerIn: parent
        title: qsTr("%1, please").arg(curtain.room.seats.curtainName)
        text: qsTr("What was decided before is secret. Change places; what was planned is hidden.")
        glyph: "eye"

        PrimaryButton {
            id: sits
            objectName: "openCurtain"
            text: qsTr("I am %1").arg(curtain.room.seats.curtainName)
            onClicked: curtain.room.seats.openCurtain()
        }
    }
}
