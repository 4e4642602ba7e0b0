// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What is asked of whom, and the course of the battle: step, by themselves, how fast, back and again.
Rectangle {
    id: head

    required property BattleRoom room
    required property BattleBoard board
    // Where it is narrow the speeds and *Save* stand in the menu, and what the screen folds away has its buttons here.
    property bool folds: false
    property bool ordersOpen: true
    property bool plotsOpen: false
    readonly property var speeds: [{ value: String(BattlePace.Slow), text: qsTr("Slow") }, { value: String(BattlePace.Even), text: qsTr("Even") },
                                   { value: String(BattlePace.Fast), text: qsTr("Fast") }]
    readonly property var sides: room.seats.sides
    // One hand has risen and the next has not sat down: nothing of either's side is reached from here.
    readonly property bool covered: room.seats.curtainFor >= 0
    readonly property var who: room.turn.questionSide >= 0 ? sides[room.turn.questionSide] : null

    signal saveAsked()
    signal replayAsked()
    signal outcomeAsked()
    signal printAsked(int paper)
    signal playersAsked()
    signal leaveAsked()
    signal ordersFolded()
    signal plotsFolded()

    implicitHeight: Math.round(64 * Theme.textFactor)
    color: Theme.card

    SideBadge {
        id: badge
        x: Theme.inset
        anchors.verticalCenter: parent.verticalCenter
        visible: head.who !== null && head.who !== undefined
        width: visible ? size : 0
        size: 34
        colour: head.who?.colour ?? ""
        emblem: head.who?.emblem ?? ""
    }
    Column {
        anchors.left: badge.right
        anchors.leftMargin: badge.visible ? Theme.inset : 0
        anchors.right: row.left
        anchors.rightMargin: Theme.inset
        anchors.verticalCenter: parent.verticalCenter

        TitleText {
            objectName: "question"
            width: parent.width
            text: head.room.turn.question
            Accessible.role: Accessible.AlertMessage
        }
        Caption {
            objectName: "standing"
            width: parent.width
            text: Theme.joined([
                head.room.origin.isPast ? qsTr("a battle of the past") : head.room.isOver ? "" : head.room.pace.together.byCaptain ? qsTr("a captain orders the rest of the turn") : head.room.pace.thinking ? qsTr("the captain considers…")
                : head.room.turn.questionSide !== head.room.turn.asked ? "" // what was ordered is still being seen
                : head.room.turn.handsAsked ? qsTr("your order") : qsTr("a captain's order"),
                head.room.history.lookingBack && head.room.turn.handsAsked ? qsTr("looking back: a new order replaces what follows") : "",
                head.room.turn.number > 0 ? qsTr("turn %1").arg(head.room.turn.number) : "", head.room.turn.phase,
                head.sides.map(side => (side.squadrons >= 0 ? (side.squadrons === 1 ? qsTr("%1 1 squadron").arg(side.name)
                                                                                    : qsTr("%1 %2 squadrons").arg(side.name).arg(side.squadrons))
                                        : side.prizes > 0 ? qsTr("%1 %2 of %3 ships and %4 taken").arg(side.name).arg(side.fit).arg(side.ships).arg(side.prizes)
                                                             : qsTr("%1 %2 of %3 ships").arg(side.name).arg(side.fit).arg(side.ships))).join(", "),
                head.room.files.name, head.room.files.modified && head.room.files.name !== "" ? qsTr("not saved yet") : ""])
        }
    }
    Row {
        id: row

        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.step

        QuietButton {
            objectName: "stepCaptain"
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Step")
            hint: qsTr("The captain gives one order")
            keys: KeyPages.keysOf("one-order")
            enabled: head.room.pace.canStep && !head.room.pace.thinking
            onClicked: head.room.pace.step()
        }
        Toggle {
            id: auto
            objectName: "automatic"
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Auto")
            checked: head.room.pace.automatic
            hint: qsTr("Captains' orders follow by themselves")
            onToggled: {
                head.room.pace.automatic = checked
                checked = Qt.binding(() => head.room.pace.automatic)
            }
        }
        SegmentedChoice {
            objectName: "pace"
            anchors.verticalCenter: parent.verticalCenter
            visible: !head.folds
            room: Infinity
            label: qsTr("Speed")
            options: head.speeds
            value: String(head.room.pace.interval)
            onChosen: value => head.room.pace.interval = Number(value)
        }
        IconButton {
            objectName: "undo"
            anchors.verticalCenter: parent.verticalCenter
            glyph: "undo"
            keys: KeyPages.keysOf("undo")
            enabled: head.room.history.canUndo && !head.covered
            text: enabled ? qsTr("Undo: %1").arg(head.room.history.undoTitle) : qsTr("Nothing to undo")
            onClicked: head.room.history.undo()
        }
        IconButton {
            objectName: "redo"
            anchors.verticalCenter: parent.verticalCenter
            glyph: "redo"
            keys: KeyPages.keysOf("redo")
            enabled: head.room.history.canRedo && !head.covered
            text: enabled ? qsTr("Redo: %1").arg(head.room.history.redoTitle) : qsTr("Nothing to redo")
            onClicked: head.room.history.redo()
        }
        QuietButton {
            objectName: "saveBattle"
            anchors.verticalCenter: parent.verticalCenter
            visible: !head.folds
            keys: KeyPages.keysOf("put-battle-away")
            text: head.room.files.name !== "" ? qsTr("Save") : qsTr("Save…")
            onClicked: head.saveAsked()
        }
        IconButton {
            objectName: "foldPlots"
            anchors.verticalCenter: parent.verticalCenter
            visible: head.folds && head.room.plotting.book.count > 0
            glyph: "pencil"
            ink: head.plotsOpen ? Theme.accent : Theme.ink
            text: head.plotsOpen ? qsTr("Put the list of plots away") : qsTr("Show the list of plots")
            onClicked: head.plotsFolded()
        }
        IconButton {
            objectName: "foldOrders"
            anchors.verticalCenter: parent.verticalCenter
            visible: head.folds
            glyph: head.ordersOpen ? "chevron-right" : "chevron-left"
            text: head.ordersOpen ? qsTr("Put orders and log away") : qsTr("Show orders and log")
            onClicked: head.ordersFolded()
        }
        IconButton {
            id: more
            objectName: "battleMenu"
            anchors.verticalCenter: parent.verticalCenter
            glyph: "more"
            text: qsTr("More")
            onClicked: menu.popup(more, 0, more.height + 2)
        }
    }
    Rule {
        anchors.bottom: parent.bottom
        width: parent.width
    }

    ActionMenu {
        id: menu

        ActionEntry {
            objectName: "saveInMenu"
            visible: head.folds
            enabled: visible
            text: head.room.files.name !== "" ? qsTr("Save") : qsTr("Save…")
            keys: KeyPages.keysOf("put-battle-away")
            glyph: "file"
            onTriggered: head.saveAsked()
        }
        ActionEntry {
            objectName: "speedInMenu"
            readonly property int at: head.speeds.findIndex(speed => speed.value === String(head.room.pace.interval))
            readonly property var next: head.speeds[(at + 1) % head.speeds.length]
            visible: head.folds
            enabled: visible
            text: qsTr("Speed: %1").arg(next.text)
            note: head.speeds[at]?.text ?? ""
            glyph: "clock"
            onTriggered: head.room.pace.interval = Number(next.value)
        }
        ActionEntry {
            text: head.room.dice.typed ? qsTr("Let the program roll the dice") : qsTr("Roll real dice and type them")
            glyph: "dice"
            onTriggered: head.room.dice.typed = !head.room.dice.typed
        }
        ActionEntry {
            objectName: "showThreats"
            text: head.board.style.threats ? qsTr("No longer mark whom the chosen one may reach") : qsTr("Mark whom the chosen one may reach")
            keys: KeyPages.keysOf("threats")
            glyph: "target"
            onTriggered: head.board.style.threats = !head.board.style.threats
        }
        ActionEntry {
            objectName: "showBases"
            text: head.board.style.bases ? qsTr("No longer draw the bases") : qsTr("Draw the bases")
            keys: KeyPages.keysOf("bases")
            glyph: "fit"
            onTriggered: head.board.style.bases = !head.board.style.bases
        }
        ActionEntry {
            objectName: "whoPlays"
            text: qsTr("Who plays…")
            glyph: "admiral"
            enabled: !head.covered
            reason: qsTr("Change places first")
            onTriggered: head.playersAsked()
        }
        ActionEntry {
            objectName: "writeReplay"
            text: qsTr("Write the replay…")
            glyph: "history"
            enabled: !head.covered
            reason: qsTr("Change places first")
            onTriggered: head.replayAsked()
        }
        ActionEntry {
            objectName: "printTableBrief"
            text: qsTr("Print its brief…")
            glyph: "printer"
            enabled: !head.covered
            reason: qsTr("Change places first")
            onTriggered: head.printAsked(BattlePaper.Brief)
        }
        ActionEntry {
            objectName: "printTableReport"
            text: qsTr("Print its report…")
            glyph: "printer"
            enabled: head.room.origin.isPast || head.room.isOver && head.room.origin.battle === 0
            reason: head.room.isOver ? qsTr("Bring it into the campaign first") : qsTr("The battle goes on")
            onTriggered: head.printAsked(BattlePaper.Report)
        }
        ActionEntry {
            objectName: "tableWebPage"
            text: qsTr("Save as a web page…")
            glyph: "export"
            enabled: head.room.origin.isPast || head.room.isOver && head.room.origin.battle === 0
            reason: head.room.isOver ? qsTr("Bring it into the campaign first") : qsTr("The battle goes on")
            onTriggered: head.printAsked(BattlePaper.WebPage)
        }
        ActionEntry {
            text: qsTr("How it ended")
            glyph: "flag"
            enabled: head.room.isOver
            reason: qsTr("The battle goes on")
            onTriggered: head.outcomeAsked()
        }
        ActionEntry {
            objectName: "giveUp"
            text: qsTr("Give the battle up")
            glyph: "flag"
            enabled: head.room.turn.handsAsked && !head.covered
            reason: head.covered ? qsTr("Change places first") : qsTr("Nothing is asked of you now")
            onTriggered: head.room.turn.concede()
        }
        ActionEntry {
            text: qsTr("Leave the table")
            glyph: "close"
            onTriggered: head.leaveAsked()
        }
    }
}
