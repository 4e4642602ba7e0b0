// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// Which campaign, when, whose eyes, what is in the treasury, and what can be taken back.
Item {
    id: bar

    required property OpenCampaign campaign
    required property TurnDesk desk
    readonly property alias advancing: advance

    // Something that waits was picked: the way to where it is settled.
    signal waitingPicked(var waiting)
    signal chronicleAsked()
    signal weekSailed()
    signal scenarioAsked()
    signal classesAsked()
    signal sideAdded(int side)
    // A campaign was made of this one's past; it is to be opened, or only listed.
    signal branched(string path, bool opening)

    // Begins, or shows first what is to be known.
    function askToBegin() {
        beginning.ask()
    }
    function lookAtBackups() {
        restoring.lookAt(campaign.path)
    }
    // Its turns, or every deed.
    function lookAtPast(turns = true) {
        branching.look(turns)
    }
    // A past deed told otherwise.
    function retell() {
        retelling.look()
    }

    function addSide() {
        adding.open()
    }
    function lockSeat() {
        locking.open()
    }

    // Whatever sheet of it is open.
    function putSheetsAway() {
        adding.close()
        locking.close()
        beginning.putAway()
        advance.putAway()
        branching.close()
        retelling.close()
        restoring.close()
        renaming.close()
        exportDialog.close()
    }

    // Where they have no room beside the name the tools stand below it, and the treasury beside the date.
    readonly property bool stacked: width < Math.max(Math.round(560 * Theme.textFactor), abreast)
    // What they take beside a few letters of the name, in the language that is spoken, undo and redo by their signs alone.
    readonly property real abreast: (beginning.visible ? beginning.implicitWidth + Theme.gap : 0)
                                    + (advance.visible ? advance.implicitWidth + Theme.gap : 0) + purse.implicitWidth + eyes.implicitWidth
                                    + 2 * 38 + 4 * Theme.gap + Theme.inset + more.width + 2 * Theme.margin + Math.round(72 * Theme.textFactor)

    implicitHeight: Math.max(60, Math.round(56 * Theme.textFactor)) + (stacked ? Theme.control + Theme.gap : 0)

    SideList {
        id: sides
        campaign: bar.campaign
        everyone: true
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.card
    }
    Rule {
        anchors.bottom: parent.bottom
        width: parent.width
    }

    Column {
        id: titles
        x: Theme.margin
        y: Math.round(((bar.stacked ? bar.height - Theme.control - Theme.gap : bar.height) - height) / 2)
        // What the tools leave, and no more than a third.
        readonly property real room: bar.stacked ? bar.width - more.width - 2 * Theme.margin : Math.max(80, Math.min(bar.width * 0.3, bar.width - tools.width - more.width - 2 * Theme.margin))
        width: Math.min(Math.max(Theme.titleWidth(name.text, false), Theme.captionWidth(when.text)), room)

        TitleText {
            id: name
            ofScreen: true
            width: parent.width
            text: bar.campaign.head.name
        }
        Caption {
            id: when
            width: parent.width
            text: bar.desk.date + " · " + bar.campaign.head.stage
                  + (bar.stacked ? " · " + qsTr("%1 talents").arg(bar.desk.treasury) : "")
                  + (bar.campaign.readOnlyReason === "" ? "" : " · " + qsTr("only for looking"))
        }
    }

    IconButton {
        id: more
        objectName: "campaignMenu"
        anchors.left: titles.right
        anchors.leftMargin: Theme.step
        anchors.verticalCenter: titles.verticalCenter
        glyph: "more"
        text: qsTr("The campaign as a whole")
        onClicked: menu.popup(more, 0, more.height)

        CampaignMenu {
            id: menu
            campaign: bar.campaign
            onRenameRequested: renaming.open()
            onExportRequested: exportDialog.open()
            onRestoreRequested: bar.lookAtBackups()
            onBranchRequested: bar.lookAtPast()
            onRetellRequested: bar.retell()
            onLockRequested: bar.lockSeat()
            onScenarioRequested: bar.scenarioAsked()
            onClassesRequested: bar.classesAsked()
            onSideRequested: bar.addSide()
        }
    }
    AddSideSheet {
        id: adding
        campaign: bar.campaign
        onAdded: side => bar.sideAdded(side)
    }
    SeatLockSheet {
        id: locking
        campaign: bar.campaign
    }
    BranchSheet {
        id: branching
        campaign: bar.campaign
        onMade: (path, opening) => bar.branched(path, opening)
    }
    RetellSheet {
        id: retelling
        campaign: bar.campaign
    }
    RestoreSheet {
        id: restoring
        campaign: bar.campaign
    }
    FileSheet {
        id: exportDialog
        title: qsTr("Write the campaign as JSON")
        kind: "documents"
        ending: "json"
        what: qsTr("JSON documents")
        saving: true
        suggested: bar.campaign.head.name
        onAccepted: menu.exchange.writeTo(selectedFile)
    }
    Sheet {
        id: renaming

        title: qsTr("Rename the campaign")
        cardWidth: 420
        onOpened: {
            newName.text = bar.campaign.head.name
            newName.selectAll()
        }

        Field {
            id: newName
            width: parent.width
            maximumLength: 80
            onAccepted: rename.clicked()
        }
        footer: [
            PrimaryButton {
                id: rename
                text: qsTr("Rename it")
                enabled: newName.text.trim() !== ""
                why: qsTr("Give it a name first.")
                onClicked: if (enabled && bar.campaign.head.rename(newName.text)) renaming.close()
            },
            QuietButton {
                text: qsTr("Cancel")
                onClicked: renaming.close()
            }
        ]
    }

    Row {
        id: tools
        anchors.right: parent.right
        anchors.rightMargin: Theme.inset
        y: bar.stacked ? bar.height - height - Theme.gap : Math.round((bar.height - height) / 2)
        spacing: Theme.gap

        BeginButton {
            id: beginning
            anchors.verticalCenter: parent.verticalCenter
            campaign: bar.campaign
        }
        AdvanceButton {
            id: advance
            anchors.verticalCenter: parent.verticalCenter
            desk: bar.desk
            onWaitingPicked: waiting => bar.waitingPicked(waiting)
            onChronicleAsked: bar.chronicleAsked()
            onWeekSailed: bar.weekSailed()
        }
        Column {
            id: purse
            anchors.verticalCenter: parent.verticalCenter
            visible: !bar.stacked
            leftPadding: Theme.gap
            rightPadding: Theme.gap

            Caption {
                anchors.right: parent.right
                anchors.rightMargin: Theme.gap
                text: bar.campaign.eyes === 0 ? qsTr("All treasuries") : qsTr("Treasury")
            }
            AmountText {
                objectName: "treasuryAmount"
                anchors.right: parent.right
                anchors.rightMargin: Theme.gap
                text: bar.desk.treasury
                strong: true
                Accessible.name: qsTr("Treasury %1 talents").arg(text)
            }
        }
        T.Button {
            id: eyes

            // The list may come to know a side later than the eyes that are its.
            readonly property var side: sides.count > 0 ? sides.at(sides.rowOf(bar.campaign.eyes)) : ({})

            objectName: "eyesButton"
            anchors.verticalCenter: parent.verticalCenter
            implicitWidth: face.implicitWidth + 24
            implicitHeight: Theme.control
            focusPolicy: Qt.StrongFocus
            Accessible.name: qsTr("Whose eyes: %1").arg(bar.campaign.eyes === 0 ? qsTr("umpire") : side.name)
            onClicked: choice.popup(eyes, 0, eyes.height + 4)
            Keys.onReturnPressed: clicked()

            Hint {
                text: qsTr("Whose eyes: the umpire sees everything, a side its own.")
                visible: eyes.hovered && !choice.visible
            }
            contentItem: Item {
                Row {
                    id: face
                    anchors.centerIn: parent
                    spacing: Theme.gap

                    Icon {
                        visible: bar.campaign.eyes === 0
                        name: "eye"
                        size: 18
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    SideBadge {
                        visible: bar.campaign.eyes !== 0
                        colour: eyes.side.colour ?? "slate"
                        emblem: eyes.side.emblem ?? "star"
                        size: 20
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    DataText {
                        width: Math.min(Theme.dataWidth(text, true), Math.round(180 * Theme.textFactor))
                        text: bar.campaign.eyes === 0 ? qsTr("Umpire") : eyes.side.name ?? ""
                        font.weight: Font.Medium
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    Icon {
                        name: "chevron-down"
                        size: 16
                        color: Theme.softInk
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }
            }
            background: Rectangle {
                radius: Theme.radius
                color: eyes.hovered ? Theme.hover : "transparent"
                border.width: 1
                border.color: Theme.line
                FocusRing {
                    shown: eyes.visualFocus
                }
            }
            ActionMenu {
                id: choice

                ActionEntry {
                    text: qsTr("Umpire")
                    glyph: "eye"
                    onTriggered: bar.campaign.seat.handTo(0)
                }
                Instantiator {
                    model: sides
                    delegate: ActionEntry {
                        required property int sideId
                        required property string name
                        required property string colour
                        required property string emblem
                        required property string player
                        text: name
                        side: ({ colour: colour, emblem: emblem })
                        note: player
                        onTriggered: bar.campaign.seat.handTo(sideId)
                    }
                    onObjectAdded: (index, object) => choice.insertItem(index + 1, object)
                    onObjectRemoved: (index, object) => choice.removeItem(object)
                }
            }
        }
        Rule {
            upright: true
            height: 28
            anchors.verticalCenter: parent.verticalCenter
        }
        Backstep {
            objectName: "undoButton"
            glyph: "undo"
            able: bar.campaign.undoStack.canUndo
            deed: bar.campaign.undoStack.undoTitle
            text: qsTr("Undo")
            keys: KeyPages.keysOf("undo")
            onClicked: bar.campaign.undo()
        }
        Backstep {
            objectName: "redoButton"
            glyph: "redo"
            able: bar.campaign.undoStack.canRedo
            deed: bar.campaign.undoStack.redoTitle
            text: qsTr("Redo")
            keys: KeyPages.keysOf("redo")
            onClicked: bar.campaign.redo()
        }
    }

    component Backstep: T.Button {
        id: step

        required property string glyph
        required property string deed
        required property bool able
        required property string keys

        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
        implicitWidth: row.implicitWidth + 20
        implicitHeight: Theme.control
        enabled: able
        focusPolicy: Qt.StrongFocus
        Accessible.name: deed === "" ? text : text + ": " + deed
        Keys.onReturnPressed: clicked()

        Hint {
            text: step.text + ": " + step.deed + " (" + step.keys + ")"
            visible: step.hovered && step.able
        }
        contentItem: Item {
            Row {
                id: row
                anchors.centerIn: parent
                spacing: 6

                Icon {
                    name: step.glyph
                    size: 18
                    opacity: step.able ? 1 : 0.3
                    anchors.verticalCenter: parent.verticalCenter
                }
                // Always as wide, so that nothing beside it jumps when the deed changes. Where room is short the hint says it.
                Caption {
                    visible: bar.width >= 1040 * Theme.textFactor
                    width: Math.max(84, Math.min(220, bar.width * 0.1))
                    text: step.able ? step.deed : step.text
                    opacity: step.able ? 1 : 0.5
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
        background: Rectangle {
            radius: Theme.radius
            color: step.down ? Theme.press : step.able && step.hovered ? Theme.hover : "transparent"
            FocusRing {
                shown: step.visualFocus
            }
        }
    }
}
