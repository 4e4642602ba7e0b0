// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Several people before one screen: while they change places it shows nothing of the war.
FocusScope {
    id: curtain

    required property OpenCampaign campaign
    readonly property bool drawn: campaign.awaited !== ""

    visible: drawn
    onDrawnChanged: {
        if (drawn)
            forceActiveFocus()
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.paper
    }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onWheel: wheel => wheel.accepted = true
    }
    EmptyState {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(520, parent.width - 2 * Theme.margin)
        y: parent.height * 0.3
        title: qsTr("Now: %1").arg(curtain.campaign.awaited)
        text: qsTr("Change places; what the others saw and ordered stays hidden.")
        glyph: "eye"

        Row {
            spacing: Theme.gap

            QuietButton {
                objectName: "staySeated"
                text: qsTr("Not yet")
                onClicked: curtain.campaign.staySeated()
            }
            PrimaryButton {
                objectName: "sitDown"
                focus: true
                text: qsTr("I am %1").arg(curtain.campaign.awaited)
                onClicked: curtain.campaign.sitDown()
            }
        }
    }
}
