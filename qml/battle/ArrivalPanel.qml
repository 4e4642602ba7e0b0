// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Allies come: who, when and why, and the places where they may come in, shown on the table before one is taken.
Item {
    id: panel

    required property BattleRoom room

    function comingOf(reserves: var): var {
        return reserves.filter(each => each.comesNow)
    }

    Column {
        id: who

        x: Theme.inset
        width: parent.width - 2 * Theme.inset
        spacing: Theme.gap

        TitleText {
            width: parent.width
            text: qsTr("Allies arrive")
        }
        Repeater {
            model: panel.comingOf(panel.room.turn.reserves)

            ReserveLine {
                width: who.width
                room: panel.room
            }
        }
        Caption {
            width: parent.width
            text: qsTr("Where shall they come in?")
        }
    }
    ScrolledList {
        id: list

        objectName: "arrivals"
        anchors.top: who.bottom
        anchors.topMargin: Theme.step
        anchors.bottom: give.top
        anchors.bottomMargin: Theme.gap
        width: parent.width
        model: panel.room.ofSide.orders
        activeFocusOnTab: true
        currentIndex: panel.room.ofSide.chosen
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Places to come in")
        Keys.onUpPressed: panel.room.ofSide.chosen = Math.max(0, panel.room.ofSide.chosen - 1)
        Keys.onDownPressed: panel.room.ofSide.chosen = Math.min(count - 1, panel.room.ofSide.chosen + 1)
        Keys.onReturnPressed: give.clicked()
        Keys.onEnterPressed: give.clicked()

        delegate: OrderRow {
            objectName: "arrival/" + index
            width: list.width
            taken: index === panel.room.ofSide.chosen
            onClicked: panel.room.ofSide.chosen = index
        }
    }
    PrimaryButton {
        id: give

        objectName: "giveArrival"
        x: Theme.inset
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap
        text: qsTr("Bring them in here")
        keys: KeyPages.keysOf("give-order")
        enabled: panel.room.ofSide.chosen >= 0
        why: qsTr("Choose a place first.")
        onClicked: if (enabled) panel.room.ofSide.give(panel.room.ofSide.chosen)
    }
    Rule {
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
