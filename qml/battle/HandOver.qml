// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Two people before one screen: what the first planned stays hidden until the second sits down.
Rectangle {
    id: curtain

    required property BattleRoom room
    readonly property var who: room.curtainFor >= 0 ? room.sides[room.curtainFor] : null

    color: Theme.paper

    MouseArea {
        anchors.fill: parent
    }
    EmptyState {
        anchors.centerIn: parent
        title: qsTr("%1, please").arg(curtain.who?.name ?? "")
        text: qsTr("The other side has decided in secret. Change places; what was planned is hidden.")
        glyph: "eye"

        PrimaryButton {
            objectName: "openCurtain"
            text: qsTr("I am %1").arg(curtain.who?.name ?? "")
            onClicked: curtain.room.openCurtain()
        }
    }
}
