// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A long battle is gone through again before it stands on the table: how far, and a way to leave it.
Sheet {
    id: sheet

    required property BattleRoom room
    property int percent: room.start.percent

    objectName: "openingSheet"
    cardWidth: 460
    onClosed: room.start.giveUp()

    Connections {
        target: sheet.room.start
        function onChanged() {
            if (!sheet.room.start.isOn)
                sheet.close()
        }
    }
    // Most are there before anybody could read it.
    Timer {
        interval: 400
        running: sheet.room.start.isOn
        onTriggered: sheet.open()
    }
    BodyText {
        width: parent.width
        soft: true
        text: qsTr("Every order is given again, so that each die can be seen where it fell.")
    }
    DataText {
        objectName: "openingPercent"
        width: parent.width
        text: qsTr("%1% of the battle").arg(sheet.percent)
    }
    Rectangle {
        width: parent.width
        height: 4
        radius: 2
        color: Theme.line
        Accessible.role: Accessible.ProgressBar
        Accessible.name: qsTr("The battle is gone through again")

        Rectangle {
            width: parent.width * sheet.percent / 100
            height: parent.height
            radius: 2
            color: Theme.accent
        }
    }
    footer: [
        QuietButton {
            objectName: "leaveOpening"
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
