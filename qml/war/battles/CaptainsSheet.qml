// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Captains of the machine fight a battle out: how far they are, and a way to stop them.
Sheet {
    id: sheet

    required property CaptainsBattle captains
    property int battle: 0

    function follow(number: int) {
        battle = number
        if (captains.running)
            open()
    }
    function done() {
        battle = 0
    }

    objectName: "captainsSheet"
    cardWidth: 460
    onClosed: if (captains.running) captains.cancel()

    BodyText {
        width: parent.width
        soft: true
        text: qsTr("The captains fight it out. You will see what came of it before it counts.")
    }
    DataText {
        width: parent.width
        text: sheet.captains.turn > 0 ? qsTr("Turn %1 · %2 orders").arg(sheet.captains.turn).arg(sheet.captains.orders)
                                      : qsTr("%1 orders").arg(sheet.captains.orders)
    }
    Rectangle {
        id: track

        width: parent.width
        height: 4
        radius: 2
        color: Theme.line
        Accessible.role: Accessible.ProgressBar
        Accessible.name: qsTr("The battle goes on")

        Rectangle {
            readonly property real share: (sheet.captains.orders % 120) / 120

            x: share * (parent.width - width)
            width: parent.width * 0.2
            height: parent.height
            radius: 2
            color: Theme.accent
        }
    }
    footer: [
        QuietButton {
            objectName: "stopCaptains"
            text: qsTr("Stop them")
            glyph: "close"
            onClicked: sheet.close()
        }
    ]
}
