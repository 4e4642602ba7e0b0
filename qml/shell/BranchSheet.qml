// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
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
        label: qsTr("What is listed")
        options: [{ value: true, text: qsTr("Turns") }, { value: false, text: qsTr("Every deed") }]
        value: sheet.moments.turnsOnly
        onChosen: value => {
            sheet.moments.turnsOnly = value
            list.currentIndex = list.count > 0 ? 0 : -1
        }
    }
    DataText {
        objectName: "pastProblem"
        width: parent.width
        visible: text !== ""
        text: sheet.moments.problem
        color: Theme.bad
        wrapMode: Text.Wrap
        elide: Text.ElideNone
    }
    Rectangle {
        width: parent.width
        height: Math.round(216 * Theme.textFactor)
        color: Theme.raised
        radius: Theme.radius
        border.width: list.activeFocus ? 2 : 1
        border.color: list.activeFocus ? Theme.accent : Theme.line

        ListView {
            id: list

            objectName: "momentList"
            anchors.fill: parent
            anchors.margins: 4
            clip: true
            activeFocusOnTab: true
            boundsBehavior: Flickable.StopAtBounds
            keyNavigationEnabled: true
            highlightMoveDuration: 0
            model: sheet.moments
            currentIndex: -1
            T.ScrollBar.vertical: Scroller {}
            Accessible.role: Accessible.List
            Accessible.name: sheet.title
            Keys.onReturnPressed: sheet.askWhere()
            Keys.onEnterPressed: sheet.askWhere()
            Keys.onPressed: event => {
                const page = Math.max(1, Math.floor(height / Theme.row) - 1)
                const to = event.key === Qt.Key_Home ? 0 : event.key === Qt.Key_End ? count - 1
                           : event.key === Qt.Key_PageUp ? Math.max(0, currentIndex - page)
                           : event.key === Qt.Key_PageDown ? Math.min(count - 1, currentIndex + page) : -1
                event.accepted = to >= 0
                if (event.accepted)
                    currentIndex = to
            }

            delegate: Item {
                id: entry

                required property int index
                required property string title
                required property string date
                required property string stage

                width: list.width
                height: Math.max(Theme.row, words.implicitHeight + 10)
                Accessible.role: Accessible.ListItem
                Accessible.name: Theme.joined([head.text, tail.text])
                Accessible.selected: ListView.isCurrentItem

                Rectangle {
                    anchors.fill: parent
                    radius: 4
                    color: entry.ListView.isCurrentItem ? Theme.chosen : pointer.hovered ? Theme.hover : "transparent"
                }
                Column {
                    id: words
                    x: Theme.inset
                    width: parent.width - 2 * Theme.inset
                    anchors.verticalCenter: parent.verticalCenter

                    DataText {
                        id: head
                        width: parent.width
                        text: sheet.moments.turnsOnly ? Theme.joined([entry.stage, entry.date]) : qsTr("After: %1").arg(entry.title)
                        font.weight: Font.Medium
                    }
                    Caption {
                        id: tail
                        width: parent.width
                        text: sheet.moments.turnsOnly ? qsTr("After: %1").arg(entry.title) : Theme.joined([entry.stage, entry.date])
                    }
                }
                HoverHandler {
                    id: pointer
                }
                TapHandler {
                    onTapped: {
                        list.forceActiveFocus(Qt.MouseFocusReason)
                        sheet.choose(entry.index)
                    }
                }
            }
        }
        DataText {
            anchors.centerIn: parent
            visible: sheet.moments.reading
            text: qsTr("Reading the history…")
            soft: true
        }
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
