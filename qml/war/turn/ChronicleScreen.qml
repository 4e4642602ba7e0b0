// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The campaign told week by week, as far as these eyes may read, with notes of one's own.
FocusScope {
    id: screen

    required property OpenCampaign campaign
    readonly property alias chronicle: entries

    signal portAsked(int port)
    signal battleAsked(int battle)

    function writeNote() {
        noteSheet.open()
    }

    Component.onCompleted: list.forceActiveFocus()

    ChronicleList {
        id: entries
        campaign: screen.campaign
        filter: search.text
    }
    NoteSheet {
        id: noteSheet
        campaign: screen.campaign
        chronicle: entries
    }

    FileSheet {
        id: pageDialog
        title: qsTr("Write the chronicle as a page")
        kind: "pages"
        ending: "html"
        what: qsTr("Web pages")
        saving: true
        suggested: qsTr("Chronicle of %1").arg(screen.campaign.head.name)
        onAccepted: entries.exportPage(selectedFile)
    }
    Item {
        id: head
        x: Theme.margin
        width: screen.width - 2 * Theme.margin
        height: Math.round(60 * Theme.textFactor) + (narrow ? deeds.height : 0)
        readonly property bool narrow: width < Math.round(680 * Theme.textFactor)

        TitleText {
            ofScreen: true
            y: Math.round((60 * Theme.textFactor - height) / 2)
            text: qsTr("Chronicle")
        }
        Flow {
            id: deeds
            anchors.right: parent.right
            y: head.narrow ? Math.round(56 * Theme.textFactor) : Math.round((parent.height - height) / 2)
            width: head.narrow ? parent.width : search.width + writePage.width + writeNote.width + 3 * spacing
            spacing: Theme.gap

            SearchField {
                id: search
                objectName: "chronicleSearch"
                width: 240
                placeholder: qsTr("Find in the chronicle")
            }
            QuietButton {
                id: writePage
                objectName: "exportChronicle"
                enabled: entries.total > 0
                why: qsTr("Nothing is written yet")
                text: qsTr("Write a page…")
                glyph: "export"
                onClicked: pageDialog.open()
            }
            QuietButton {
                id: writeNote
                objectName: "writeNote"
                visible: screen.campaign.eyes === 0
                enabled: screen.campaign.readOnlyReason === ""
                why: screen.campaign.readOnlyReason
                text: qsTr("Write a note…")
                glyph: "pencil"
                onClicked: screen.writeNote()
            }
        }
    }
    ScrolledList {
        id: list

        objectName: "chronicleEntries"
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        x: Theme.margin
        width: Math.min(Math.round(860 * Theme.textFactor), screen.width - 2 * Theme.margin)
        focus: true
        activeFocusOnTab: true
        model: entries
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Chronicle")
        Keys.onUpPressed: flick(0, 600)
        Keys.onDownPressed: flick(0, -600)

        section.property: "date"
        section.delegate: Item {
            required property string section

            width: ListView.view.width
            height: week.height + Theme.margin

            TitleText {
                id: week
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.step
                text: parent.section
            }
        }
        delegate: Item {
            id: entry

            required property double entryId
            required property string text
            required property string rule
            required property string dice
            required property int weight
            required property int folded
            required property bool opened
            required property string knowing
            required property string port
            required property int portId
            required property int battleId
            required property bool note

            // What was behind a line stands in from it.
            readonly property int inset: note || (weight === 2 && search.text === "") ? Theme.inset : 0

            objectName: "told/" + entryId
            width: ListView.view.width - Theme.inset
            height: (folded > 0 ? line.height : told.height) + Theme.gap
            Accessible.role: Accessible.ListItem
            Accessible.name: text

            QuietButton {
                id: line
                objectName: entry.folded > 0 ? "slightLine" : ""
                visible: entry.folded > 0
                text: entry.text
                glyph: entry.opened ? "chevron-down" : "chevron-right"
                hint: entry.opened ? qsTr("Put them behind this line again") : qsTr("Show each of them")
                onClicked: entries.turnOver(entry.entryId)
            }
            Rectangle {
                visible: entry.note
                y: 2
                width: 3
                height: told.height
                radius: 1
                color: Theme.accent
            }
            Column {
                id: told

                visible: entry.folded === 0
                x: entry.inset
                width: parent.width - x - links.width
                spacing: 1

                BodyText {
                    width: parent.width
                    text: entry.text
                    soft: entry.weight === 2
                    font.italic: entry.note
                    font.weight: entry.weight === 0 ? Font.DemiBold : Font.Normal
                }
                Caption {
                    width: parent.width
                    visible: text !== ""
                    text: Theme.joined([entry.note ? qsTr("The umpire's note") : "", entry.rule, entry.dice, entry.knowing])
                    rule: entry.rule
                    wrapMode: Text.Wrap
                }
            }
            Row {
                id: links
                anchors.right: parent.right

                IconButton {
                    visible: entry.portId !== 0
                    glyph: "castle"
                    glyphSize: 18
                    text: entry.port
                    onClicked: screen.portAsked(entry.portId)
                }
                IconButton {
                    visible: entry.battleId !== 0
                    glyph: "sword"
                    glyphSize: 18
                    text: qsTr("The battle")
                    onClicked: screen.battleAsked(entry.battleId)
                }
            }
        }
    }
    EmptyState {
        objectName: "emptyChronicle"
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(520, parent.width - 2 * Theme.margin)
        y: parent.height * 0.3
        visible: list.count === 0
        glyph: "book"
        title: entries.total > 0 ? qsTr("Nothing like that is written") : qsTr("Nothing is written yet")
        text: entries.total > 0 ? qsTr("Try fewer words.")
              : qsTr("What happens in the war is told here week by week, and the umpire's notes stand among it.")
    }
}
