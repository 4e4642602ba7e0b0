// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// A battle without a campaign: one that comes with the program, or two fleets of one's own; who plays, and the dice's seed.
FocusScope {
    id: screen

    required property BattleRoom room
    required property ResultEntry entry
    // Kept by who shows this: it outlasts the screen.
    required property Skirmish skirmish

    signal begun()
    signal oddsAsked()
    signal resultAsked()
    signal boardAsked()
    // "sheets" or "brief" of what is arranged.
    signal printAsked(int paper)
    signal refused(string what, string remedy)

    ActionMenu {
        id: papers
        parent: fields.printer
        y: -height - Theme.step

        ActionEntry {
            objectName: "printSheets"
            text: qsTr("Sheets of the fleets…")
            glyph: "fleet"
            onTriggered: screen.printAsked(BattlePaper.Sheets)
        }
        ActionEntry {
            objectName: "printBrief"
            text: qsTr("Brief of the battle…")
            glyph: "book"
            onTriggered: screen.printAsked(BattlePaper.Brief)
        }
    }
    FileSheet {
        id: boardDialog
        title: qsTr("Choose a board")
        kind: "boards"
        ending: "json"
        what: qsTr("Boards")
        onAccepted: screen.skirmish.takeBoard(selectedFile)
    }
    ActionMenu {
        id: boards
        parent: fields.boardButton
        y: -height - Theme.step

        ActionEntry {
            objectName: "chooseBoard"
            text: qsTr("From a file…")
            glyph: "import"
            onTriggered: boardDialog.open()
        }
        ActionEntry {
            objectName: "ownBoard"
            enabled: screen.skirmish.board !== ""
            text: qsTr("The game's own board")
            glyph: "undo"
            reason: qsTr("It is fought on it already.")
            onTriggered: screen.skirmish.takeBoard("")
        }
        ActionEntry {
            objectName: "drawBoard"
            text: qsTr("Draw one…")
            glyph: "brush"
            onTriggered: screen.boardAsked()
        }
    }
    FileSheet {
        id: replayDialog
        title: qsTr("Watch a replay")
        kind: "replays"
        ending: "json"
        what: qsTr("Replays")
        onAccepted: screen.room.start.watchFile(selectedFile)
    }
    FileSheet {
        id: resumeDialog
        title: qsTr("Go on with a battle")
        kind: "battles"
        ending: "navarch-battle"
        what: qsTr("Battles")
        onAccepted: screen.room.start.resume(selectedFile)
    }

    ScrolledArea {
        id: page

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: foot.top
        contentHeight: column.height

        Column {
            id: column

            x: Theme.margin
            width: Math.min(page.width - 2 * Theme.margin, Math.round(1400 * Math.max(1, Theme.textFactor)))
            topPadding: Theme.margin
            bottomPadding: Theme.margin + Math.round(40 * Theme.textFactor) // room for why it cannot be fought
            spacing: Theme.inset

            Item {
                width: parent.width
                height: going.y + going.height

                TitleText {
                    id: heading
                    display: true
                    ofScreen: true
                    text: qsTr("Skirmish")
                }
                // Below the title where they do not fit beside it.
                Flow {
                    id: going

                    readonly property real needed: Array.from(children).reduce((sum, each) => sum + (each.visible ? each.implicitWidth + spacing : 0), 0)
                    readonly property bool beside: Theme.titleWidth(heading.text, true) + Theme.inset + needed <= parent.width

                    anchors.right: parent.right
                    width: beside ? needed : parent.width
                    y: beside ? Math.max(0, heading.height - height) : heading.height + Theme.gap
                    spacing: Theme.gap

                    DataText {
                        objectName: "openingText"
                        height: Theme.control
                        verticalAlignment: Text.AlignVCenter
                        visible: screen.room.start.isOn
                        text: qsTr("Going through the battle again: %1%").arg(screen.room.start.percent)
                        soft: true
                    }
                    QuietButton {
                        objectName: "giveOpeningUp"
                        visible: screen.room.start.isOn
                        text: qsTr("Cancel")
                        onClicked: screen.room.start.giveUp()
                    }
                    QuietButton {
                        objectName: "resumeDraft"
                        visible: screen.room.start.hasDraft() && !screen.room.start.isOn
                        text: qsTr("Go on where you stopped")
                        glyph: "history"
                        hint: qsTr("The last battle, as it stood when it was left")
                        onClicked: screen.room.start.resumeDraft()
                    }
                    QuietButton {
                        objectName: "resumeResult"
                        visible: screen.entry.hasDraft
                        text: qsTr("Go on entering a result")
                        glyph: "pencil"
                        onClicked: if (screen.entry.resume()) screen.resultAsked()
                    }
                    QuietButton {
                        visible: !screen.room.start.isOn
                        text: qsTr("Go on with a battle…")
                        glyph: "import"
                        onClicked: resumeDialog.open()
                    }
                    QuietButton {
                        objectName: "watchReplayFile"
                        visible: !screen.room.start.isOn
                        text: qsTr("Watch a replay…")
                        glyph: "play"
                        onClicked: replayDialog.open()
                    }
                }
            }
            BodyText {
                width: Math.min(parent.width, 960)
                soft: true
                text: qsTr("Two fleets, a table, and a captain of the machine on the other side, or a friend. Nothing here touches a campaign.")
            }
            Grid {
                id: samples

                width: parent.width
                // As many rows as keep a note readable, all about as long.
                readonly property int rowsNeeded: Math.ceil(screen.skirmish.samples.length / Math.max(1, Math.floor(width / (260 * Theme.textFactor))))

                columns: Math.max(1, Math.ceil(screen.skirmish.samples.length / Math.max(1, rowsNeeded)))
                spacing: Theme.gap
                // All as high as the one that has most to say, in every language.
                readonly property real tallest: {
                    let most = Math.round(128 * Theme.textFactor)
                    for (let i = 0; i < cards.count; ++i)
                        most = Math.max(most, cards.itemAt(i)?.wish ?? 0)
                    return most
                }

                Repeater {
                    id: cards
                    model: screen.skirmish.samples

                    T.AbstractButton {
                        id: sample

                        required property var modelData
                        required property int index
                        readonly property bool taken: screen.skirmish.sample === index
                        readonly property int wish: Math.ceil(note.y + note.implicitHeight + Theme.gap)

                        objectName: "sample/" + index
                        width: (samples.width - Theme.gap * (samples.columns - 1)) / samples.columns
                        height: samples.tallest
                        focusPolicy: Qt.StrongFocus
                        hoverEnabled: true
                        Accessible.role: Accessible.RadioButton
                        Accessible.name: modelData.name
                        Accessible.description: modelData.note
                        Accessible.checked: taken
                        Keys.onReturnPressed: clicked()
                        onClicked: screen.skirmish.choose(index)

                        contentItem: Item {
                            TitleText {
                                x: Theme.inset
                                y: Theme.inset
                                width: parent.width - 2 * Theme.inset - (sample.taken ? 20 : 0)
                                text: sample.modelData.name
                            }
                            Caption {
                                x: Theme.inset
                                y: Theme.inset + 24 * Theme.textFactor
                                width: parent.width - 2 * Theme.inset
                                text: sample.modelData.game
                            }
                            Icon {
                                anchors.right: parent.right
                                anchors.top: parent.top
                                anchors.margins: Theme.inset
                                visible: sample.taken
                                name: "check"
                                color: Theme.accent
                            }
                            BodyText {
                                id: note
                                objectName: "sampleNote"
                                x: Theme.inset
                                y: Theme.inset + 44 * Theme.textFactor
                                width: parent.width - 2 * Theme.inset
                                text: sample.modelData.note
                                soft: true
                                font.pixelSize: Theme.dataSize
                                wrapMode: Text.Wrap
                            }
                        }
                        background: Rectangle {
                            radius: Theme.radius
                            color: sample.taken ? Theme.chosen : Theme.card
                            border.width: sample.taken ? 2 : 1
                            border.color: sample.taken ? Theme.accent : Theme.line

                            Rectangle {
                                anchors.fill: parent
                                radius: parent.radius
                                color: sample.hovered ? Theme.hover : "transparent"
                            }
                            FocusRing {
                                shown: sample.visualFocus
                            }
                        }
                    }
                }
            }
            Grid {
                id: sides

                width: parent.width
                spacing: Theme.gap
                columns: width < Math.round(920 * Theme.textFactor) ? 1 : 2

                Repeater {
                    model: screen.skirmish.sides.length

                    SkirmishSide {
                        required property int index
                        objectName: "side/" + index
                        width: (sides.width - (sides.columns - 1) * Theme.gap) / sides.columns
                        side: index
                        skirmish: screen.skirmish
                        onRefused: (what, remedy) => screen.refused(what, remedy)
                    }
                }
            }
        }
    }
    WhyNotStrip {
        objectName: "whyNotStrip"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: foot.top
        text: screen.skirmish.whyNot
    }
    // What one does with the match: in sight however many samples and ships there are.
    Rectangle {
        id: foot

        objectName: "skirmishFoot"

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: beginColumn.height + 2 * Theme.inset
        color: Theme.card

        Rule {
            width: parent.width
        }
        Column {
            id: beginColumn

            x: Theme.margin
            y: Theme.inset
            width: parent.width - 2 * Theme.margin
            spacing: Theme.gap

            // What is done with it, and by what: below one another where they do not fit side by side.
            Flow {
                id: acts

                readonly property bool isBeside: buttons.width + spacing + fields.width <= width

                width: parent.width
                spacing: Theme.gap

                Row {
                    id: buttons
                    objectName: "skirmishActs"
                    spacing: Theme.gap
                    // At the foot of what stands beside them, and no higher than they are where it stands below.
                    height: acts.isBeside ? fields.height : Theme.touch

                    PrimaryButton {
                        objectName: "beginBattle"
                        anchors.bottom: parent.bottom
                        text: qsTr("To the table")
                        glyph: "sword"
                        enabled: screen.skirmish.whyNot === ""
                        why: screen.skirmish.whyNot
                        onClicked: if (screen.skirmish.begin(screen.room)) screen.begun()
                    }
                    QuietButton {
                        objectName: "enterResult"
                        anchors.bottom: parent.bottom
                        text: qsTr("Enter its result…")
                        glyph: "pencil"
                        hint: qsTr("For a battle that was fought on a table")
                        enabled: screen.skirmish.whyNot === ""
                        why: screen.skirmish.whyNot
                        onClicked: {
                            screen.skirmish.enterResult(screen.entry)
                            screen.resultAsked()
                        }
                    }
                    QuietButton {
                        objectName: "askOdds"
                        anchors.bottom: parent.bottom
                        text: qsTr("What are the odds?")
                        glyph: "chart"
                        enabled: screen.skirmish.whyNot === ""
                        why: screen.skirmish.whyNot
                        onClicked: screen.oddsAsked()
                    }
                    IconButton {
                        anchors.bottom: parent.bottom
                        visible: screen.width < Math.round(640 * Theme.textFactor)
                        text: qsTr("Swap sides")
                        glyph: "swap"
                        onClicked: screen.skirmish.swapSides()
                    }
                    QuietButton {
                        anchors.bottom: parent.bottom
                        visible: screen.width >= Math.round(640 * Theme.textFactor)
                        text: qsTr("Swap sides")
                        glyph: "swap"
                        onClicked: screen.skirmish.swapSides()
                    }
                }
                SkirmishFields {
                    id: fields
                    skirmish: screen.skirmish
                    room: beginColumn.width
                    onBoardsAsked: boards.open()
                    onPapersAsked: papers.open()
                }
            }
        }
    }
}
