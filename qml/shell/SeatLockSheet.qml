// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The PIN of the umpire's seat: one is set, another put in its place, or it is taken away.
Sheet {
    id: sheet

    required property OpenCampaign campaign
    readonly property bool had: campaign.seat.locked
    readonly property bool fits: next.text === again.text && next.problem === "" && next.text.trim() !== ""
    property string refusal: ""

    function settle(word: string) {
        refusal = campaign.seat.lock(current.text, word)
        if (refusal === "")
            close()
        else if (had)
            current.selectAll()
    }

    objectName: "seatLockSheet"
    title: qsTr("PIN for the umpire's seat")
    cardWidth: 500
    onOpened: {
        current.text = next.text = again.text = refusal = ""
        had ? current.selectAll() : next.selectAll()
    }
    onClosed: current.text = next.text = again.text = ""

    BodyText {
        width: parent.width
        text: qsTr("It is asked for when somebody wants the umpire's eyes: here above, when the campaign is opened, and on the command line.")
        soft: true
    }
    BodyText {
        width: parent.width
        text: qsTr("It keeps players at one table from looking; it is no safe. The file is not encrypted, and who has the file can read all of it with other programs.")
        soft: true
    }
    Field {
        id: current
        objectName: "currentPin"
        width: parent.width
        visible: sheet.had
        label: qsTr("The PIN there is")
        input.echoMode: TextInput.Password
        maximumLength: 80
        onEdited: sheet.refusal = ""
        onAccepted: next.selectAll()
    }
    Field {
        id: next
        objectName: "nextPin"
        width: parent.width
        label: sheet.had ? qsTr("The new PIN or word") : qsTr("PIN or word")
        input.echoMode: TextInput.Password
        maximumLength: 64
        problem: text === "" ? "" : sheet.campaign.seat.problemOf(text)
        onEdited: sheet.refusal = ""
        onAccepted: again.selectAll()
    }
    Field {
        id: again
        objectName: "nextPinAgain"
        width: parent.width
        label: qsTr("The same once more")
        input.echoMode: TextInput.Password
        maximumLength: 64
        problem: text === "" || next.text.startsWith(text) ? "" : qsTr("They differ")
        onEdited: sheet.refusal = ""
        onAccepted: set.clicked()
    }
    WhyNot {
        objectName: "seatLockRefusal"
        text: sheet.refusal
    }
    Caption {
        width: parent.width
        text: qsTr("Undo leaves it alone. If it is forgotten, navarch campaign seat --forgotten takes it away from the command line; that it is not asked for any more shows that somebody did.")
        wrapMode: Text.Wrap
    }
    footer: [
        PrimaryButton {
            id: set
            objectName: "setPin"
            text: sheet.had ? qsTr("Change it") : qsTr("Set it")
            enabled: sheet.fits && (!sheet.had || current.text !== "")
            onClicked: if (enabled) sheet.settle(next.text)
        },
        QuietButton {
            objectName: "takePinAway"
            visible: sheet.had
            text: qsTr("Take it away")
            enabled: current.text !== ""
            why: qsTr("Type the PIN there is first.")
            onClicked: sheet.settle("")
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
