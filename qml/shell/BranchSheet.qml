// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A campaign's past, the latest first: one moment of it is chosen, and a new campaign made of the war as it stood then.
Sheet {
    id: sheet

    required property OpenCampaign campaign
    readonly property alias chosen: list.currentIndex

    // It lies there.
    signal made(string path, bool opening)

    function look(turns: bool) {
        named = false
        moments.turnsOnly = turns
        moments.look()
        list.currentIndex = -1
        open()
    }
    function choose(row: int) {
        list.currentIndex = row
    }
    function suggest() {
        if (!named && chosen >= 0)
            newName.text = moments.suggestedName(chosen)
    }
    function askWhere() {
        if (proceed.enabled)
            where.open()
    }

    // The name was typed, and is not suggested any more.
    property bool named: false

    objectName: "branchSheet"
    title: qsTr("Branch from here")
    cardWidth: 700
    onOpened: if (list.currentIndex >= 0) list.forceActiveFocus(Qt.PopupFocusReason)
    onClosed: moments.leave()
    onChosenChanged: suggest()

    readonly property PastMoments moments: PastMoments {
        campaign: sheet.campaign
        onLookedUp: {
            if (list.currentIndex < 0 && count > 0) {
                list.currentIndex = 0
                list.forceActiveFocus(Qt.OtherFocusReason)
            }
            sheet.suggest()
        }
        onMade: path => {
            sheet.close()
            sheet.made(path, opening.checked)
        }
        onFailed: sheet.close()
    }
    FileSheet {
        id: where
        objectName: "branchFile"
        title: qsTr("Keep the new campaign")
        kind: "campaigns"
        ending: "navarch"
        what: qsTr("Campaigns")
        saving: true
        sparing: true
        suggested: newName.text
        onAccepted: sheet.moments.branch(sheet.chosen, newName.text, selectedFile)
    }

    BodyText {
        width: parent.width
        text: qsTr("A new campaign holds the war as it stood then; this one stays as it is. Whatever is done there as it was done here throws the same dice.")
        soft: true
    }
    SegmentedChoice {
        objectName: "momentChoice"
        room: parent.width
        label: qsTr("What is listed")
        options: [{ value: true, text: qsTr("Turns") }, { value: false, text: qsTr("Every deed") }]
        value: sheet.moments.turnsOnly
        onChosen: value => {
            sheet.moments.turnsOnly = value
            list.currentIndex = list.count > 0 ? 0 : -1
        }
    }
    WhyNot {
        objectName: "pastProblem"
        text: sheet.moments.problem
    }
    MomentList {
        id: list
        objectName: "momentList"
        width: parent.width
        moments: sheet.moments
        heading: sheet.title
        onEntered: sheet.askWhere()
    }
    Field {
        id: newName
        objectName: "branchName"
        width: parent.width
        label: qsTr("What the new campaign is called")
        maximumLength: 80
        onEdited: sheet.named = true
        onAccepted: sheet.askWhere()
    }
    Toggle {
        id: opening
        objectName: "openBranch"
        text: qsTr("Open it at once")
        checked: true
    }
    footer: [
        PrimaryButton {
            id: proceed
            objectName: "makeBranch"
            enabled: sheet.chosen >= 0 && newName.text.trim() !== "" && !sheet.moments.busy
            why: sheet.moments.busy ? "" : qsTr("Choose a moment and a name first.")
            text: sheet.moments.busy ? qsTr("Making it…") : qsTr("Choose where to keep it…")
            glyph: "branch"
            onClicked: sheet.askWhere()
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
