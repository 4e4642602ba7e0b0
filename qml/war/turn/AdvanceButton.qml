// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Takes the campaign on. It says how many things wait; pressed it shows them before anything is done.
QuietButton {
    id: button

    required property TurnDesk desk
    // Of a week that is still being watched it is not told how it ends.
    readonly property int count: desk.watched ? 0 : desk.blocking + desk.warnings

    signal waitingPicked(var waiting)
    signal chronicleAsked()
    signal weekSailed()

    function lookAtWaiting() {
        sheet.happened = false
        sheet.open()
    }
    function lookAtHappened() {
        sheet.happened = true
        sheet.open()
    }
    function putAway() {
        sheet.close()
    }

    objectName: "advanceTurn"
    visible: desk.isRunning
    enabled: !desk.watched
    why: qsTr("The week is still under way")
    text: desk.deed
    glyph: "play"
    rightPadding: badge.visible ? badge.width + 14 : 16
    hint: desk.blocking > 0 ? qsTr("%1 before the turn goes on").arg(desk.blocking === 1 ? qsTr("One thing is to be settled") : qsTr("%1 things are to be settled").arg(desk.blocking))
          : KeyPages.hinted(qsTr("Shows what waits, and what it would do"), "sail")
    onClicked: lookAtWaiting()

    Rectangle {
        id: badge
        visible: button.count > 0
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(height, number.implicitWidth + 10)
        height: 20
        radius: 10
        color: button.desk.blocking > 0 ? Theme.bad : Theme.warn

        Caption {
            id: number
            anchors.centerIn: parent
            text: button.count
            color: Theme.card
            font.weight: Font.DemiBold
        }
    }
    Shortcut {
        sequence: "F9"
        enabled: button.desk.isRunning && !button.desk.watched
        onActivated: button.lookAtWaiting()
    }
    AdvanceSheet {
        id: sheet
        desk: button.desk
        onWaitingPicked: waiting => button.waitingPicked(waiting)
        onChronicleAsked: button.chronicleAsked()
        onWeekSailed: button.weekSailed()
    }
}
