// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Several people before one screen: while they change places it shows nothing of the war. The umpire is asked for his PIN
// where his seat has one, before a campaign is opened as well.
FocusScope {
    id: curtain

    required property OpenCampaign campaign
    readonly property CampaignSeat seat: campaign.seat
    readonly property bool drawn: seat.awaited !== ""
    readonly property bool opening: seat.war !== ""

    visible: drawn
    onDrawnChanged: {
        pin.text = ""
        if (drawn)
            settled.restart()
    }
    Timer {
        id: settled // what is shown of it
        interval: 0
        onTriggered: curtain.takeFocus()
    }
    function takeFocus() {
        if (drawn)
            seat.asks ? pin.selectAll() : here.forceActiveFocus(Qt.OtherFocusReason)
    }

    function sitDown() {
        if (seat.asks && pin.text === "")
            pin.selectAll()
        else if (!seat.sitDown(pin.text))
            pin.selectAll()
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
    Flickable {
        anchors.fill: parent
        contentWidth: width
        contentHeight: column.y + column.height + Theme.margin
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column

            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(520 * Math.max(1, Theme.textFactor), curtain.width - 2 * Theme.margin)
            y: Math.max(Theme.margin, (curtain.height - height) * 0.4)
            spacing: Theme.gap

            Icon {
                width: parent.width
                name: curtain.seat.asks ? "lock" : "eye"
                size: 40
                color: Theme.softInk
            }
            TitleText {
                width: parent.width
                text: curtain.opening ? curtain.seat.war : qsTr("Now: %1").arg(curtain.seat.awaited)
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
            }
            BodyText {
                width: parent.width
                text: curtain.opening ? qsTr("It opens with the umpire's eyes, and his seat has a PIN.")
                      : curtain.seat.asks ? qsTr("The umpire's seat has a PIN. What the others saw and ordered stays hidden until then.")
                                          : qsTr("Change places; what the others saw and ordered stays hidden.")
                soft: true
                horizontalAlignment: Text.AlignHCenter
            }
            Field {
                id: pin
                objectName: "seatPin"
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(parent.width, Math.round(280 * Theme.textFactor))
                visible: curtain.seat.asks
                label: qsTr("PIN or word")
                input.echoMode: TextInput.Password
                input.inputMethodHints: Qt.ImhHiddenText | Qt.ImhSensitiveData | Qt.ImhNoPredictiveText
                maximumLength: 80
                onAccepted: curtain.sitDown()
            }
            DataText {
                objectName: "seatComplaint"
                width: parent.width
                visible: text !== ""
                text: curtain.seat.complaint
                color: Theme.bad
                horizontalAlignment: Text.AlignHCenter
                wraps: true
                Accessible.role: Accessible.AlertMessage
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                topPadding: Theme.gap
                spacing: Theme.gap

                QuietButton {
                    id: leave
                    objectName: "staySeated"
                    text: curtain.opening ? qsTr("Do not open it") : qsTr("Not yet")
                    onClicked: curtain.seat.staySeated()
                }
                PrimaryButton {
                    id: here
                    objectName: "sitDown"
                    text: qsTr("I am %1").arg(curtain.seat.awaited)
                    onClicked: curtain.sitDown()
                }
            }
            Caption {
                width: parent.width
                visible: others.count > 0
                topPadding: Theme.inset
                text: qsTr("Or open it as one who plays in it:")
                horizontalAlignment: Text.AlignHCenter
            }
            Grid {
                anchors.horizontalCenter: parent.horizontalCenter
                columns: Math.max(1, Math.min(2, others.count))
                spacing: Theme.gap

                Repeater {
                    id: others
                    model: curtain.seat.others

                    QuietButton {
                        required property var modelData
                        objectName: "sitAs/" + modelData.name
                        text: qsTr("I am %1").arg(modelData.name)
                        onClicked: curtain.seat.sitAs(modelData.sideId)
                    }
                }
            }
        }
    }
    Keys.onEscapePressed: seat.staySeated()
}
