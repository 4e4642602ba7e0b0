// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The battle room: the table fills it; above stands what is asked, to the right the ship that is looked at and the log,
// below the way back through the battle. It asks and shows; the rules are the room's match.
FocusScope {
    id: screen

    required property BattleRoom room
    readonly property alias board: table
    readonly property alias log: logPanel
    // Where table and lists have no room beside each other the lists can be put away.
    readonly property bool folds: width < Math.round(850 * Theme.textFactor)
    property bool ordersOpen: true
    property bool plotsOpen: false
    readonly property bool ordersShown: !folds || ordersOpen
    readonly property int panelWidth: ordersShown ? Math.min(Math.round((width > 1700 * Math.max(1, Theme.textFactor) ? 420 : 324) * Theme.textFactor), Math.round(width * 0.6)) : 0
    readonly property var sides: room.seats.sides
    readonly property var ship: room.choice.card
    readonly property bool curtained: room.seats.curtainFor >= 0

    signal leaveAsked()
    signal bringInAsked()
    // A BattlePaper.Kind of what lies here.
    signal printAsked(int paper)

    function isFilled(list: var): bool {
        return list.count > 0
    }
    // Enter at the table, in every game: what is laid out or considered is given; while ships are placed, what is left to say for
    // the side is lit and, by one Enter more, said; else the first thought is given; where no ship waits, what is left for the side.
    function enter() {
        const choice = room.choice
        const ofSide = room.ofSide
        if (choice.listing || room.history.lookingBack && !room.turn.handsAsked)
            return
        if (choice.draft.isOn)
            choice.draft.give()
        else if (room.placing.formation.isOn)
            room.placing.formation.give()
        else if (choice.chosen >= 0)
            choice.giveChosen()
        else if (ofSide.chosen >= 0)
            ofSide.give(ofSide.chosen)
        else if (isFilled(ofSide.orders) && (ofSide.arriving || room.placing.canPlace))
            ofSide.chosen = 0
        else if (isFilled(choice.orders))
            choice.giveThought()
        else if (room.plotting.isOn)
            room.plotting.goOn()
        else if (ofSide.isAllThatIsLeft)
            ofSide.give(0)
        else
            choice.selectNext(1)
    }

    function saveSomewhere() {
        if (!room.files.save())
            saveDialog.open()
    }

    // What had the keys may be gone with the order it gave: they are the table's again.
    readonly property bool isLeft: Window.activeFocusItem === screen

    Timer {
        id: keysBack
        interval: 0
        onTriggered: if (screen.isLeft) table.forceActiveFocus(Qt.OtherFocusReason)
    }
    onIsLeftChanged: keysBack.restart()
    // Nobody is asked: what captains did is what there is to read.
    readonly property bool watching: room.seats.watched
    onWatchingChanged: if (watching) room.choice.ship = -1

    onRoomChanged: table.forceActiveFocus()
    // Wherever on the table one is: to the newest, and from there to how captains end it.
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_End && !curtained
        if (event.accepted)
            replay.toLast()
    }

    Binding {
        target: screen.room.choice
        property: "wantsReach"
        value: table.style.threats
    }

    Shortcut {
        sequences: [StandardKey.Undo]
        enabled: !screen.curtained
        onActivated: screen.room.history.undo()
    }
    Shortcut {
        sequences: [StandardKey.Redo, "Ctrl+Y"]
        enabled: !screen.curtained
        onActivated: screen.room.history.redo()
    }
    Shortcut {
        sequences: [StandardKey.Save]
        onActivated: screen.saveSomewhere()
    }
    // Wherever the focus went by a press of the pointer.
    Shortcut {
        sequences: ["Ctrl+Return", "Ctrl+Enter"]
        enabled: screen.room.plotting.isOn
        onActivated: screen.room.plotting.end()
    }
    FileSheet {
        id: saveDialog
        title: qsTr("Put the battle away")
        kind: "battles"
        ending: "navarch-battle"
        what: qsTr("Battles")
        saving: true
        suggested: screen.room.names.title
        onAccepted: screen.room.files.saveAs(selectedFile)
    }
    FileSheet {
        id: replayDialog
        title: qsTr("Write the replay")
        kind: "replays"
        ending: "json"
        what: qsTr("Replays")
        saving: true
        suggested: qsTr("Replay of %1").arg(screen.room.names.title)
        onAccepted: screen.room.files.exportReplay(selectedFile)
    }
    FileSheet {
        id: outcomeDialog
        title: qsTr("Write the outcome")
        kind: "outcomes"
        ending: "json"
        what: qsTr("Outcomes")
        saving: true
        suggested: qsTr("Outcome of %1").arg(screen.room.names.title)
        onAccepted: screen.room.files.exportOutcome(selectedFile)
    }

    Connections {
        target: screen.room.turn
        function onEnded() {
            outcome.open()
        }
    }
    Connections {
        target: screen.room.choice
        function onChanged() {
            table.sight.show(screen.room.choice.ship)
        }
    }

    BattleBoard {
        id: table

        objectName: "board"
        anchors.top: head.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        focus: true
        activeFocusOnTab: true
        room: screen.room
        sight.leftMargin: plotList.visible ? plotList.width : screen.room.turn.wind !== "" ? Math.round(56 * Theme.textFactor) : 0 // the wind stands there
        sight.rightMargin: screen.panelWidth
        sight.bottomMargin: replay.height + (hint.visible ? hint.height + Theme.inset : 0)
        style.dataFamily: Theme.dataFamily
        style.titleFamily: Theme.titleFamily
        style.textSize: Theme.dataSize
        playback.reduced: Preferences.reducedMotion
        playback.sounds: Sounds {
            on: SoundSettings.on
            volume: SoundSettings.volume
        }
        style.colours: ({
            sea: Theme.sea, land: Theme.land, ink: Theme.ink, softInk: Theme.softInk, card: Theme.card,
            line: Theme.strongLine, accent: Theme.accent, good: Theme.good, warn: Theme.warn, bad: Theme.bad,
            sides: screen.sides.map(side => Theme.sideColour(side.colour))
        })
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("The table. %1").arg(screen.room.turn.question)
        Accessible.description: screen.room.plotting.plot.isOn
                                ? Theme.joined([screen.ship.name, screen.room.plotting.plot.text].concat(Array.from(screen.room.plotting.plot.lists.notes).map(note => note.text))
                                                     .concat(screen.room.choice.around))
                                : screen.ship.name
                                ? Theme.joined([qsTr("%1 is chosen; %2 orders").arg(screen.ship.name).arg(screen.room.choice.orders.count)].concat(screen.room.choice.around))
                                : qsTr("No %1 is chosen").arg(screen.room.names.piece)

        // Keys have been pressed since it has the focus.
        property bool keyed: false
        onActiveFocusChanged: keyed = false
        Keys.onPressed: event => {
            keyed = true
            event.accepted = playback.playing && (event.key === Qt.Key_Space || event.key === Qt.Key_Escape)
            if (event.accepted)
                playback.skip()
            if (event.accepted || screen.curtained) // nothing of a side is reached from under its cover
                return
            const far = event.modifiers & Qt.ShiftModifier ? 5 : 1
            const ways = { [Qt.Key_Left]: [-1, 0], [Qt.Key_Right]: [1, 0], [Qt.Key_Up]: [0, 1], [Qt.Key_Down]: [0, -1] }
            event.accepted = true
            // A key that is held down orders nothing.
            if (event.isAutoRepeat && [Qt.Key_Return, Qt.Key_Enter, Qt.Key_C, Qt.Key_H].includes(event.key))
                return
            if (plotKeys.take(event))
                return
            if (ways[event.key] && screen.room.placing.canPlace)
                screen.room.placing.nudge(ways[event.key][0] * far, ways[event.key][1] * far, 0)
            else if (ways[event.key])
                sight.pan(-60 * ways[event.key][0] * far, 60 * ways[event.key][1] * far)
            else if (event.key === Qt.Key_BracketLeft || event.key === Qt.Key_BracketRight)
                screen.room.placing.nudge(0, 0, event.key === Qt.Key_BracketLeft ? -15 : 15)
            else if (event.key === Qt.Key_Plus || event.key === Qt.Key_Equal)
                sight.zoomBy(1.25)
            else if (event.key === Qt.Key_Minus)
                sight.zoomBy(0.8)
            else if (event.key === Qt.Key_0)
                sight.fit()
            else if (event.key === Qt.Key_9)
                sight.fitShips()
            else if (event.key === Qt.Key_N)
                screen.room.choice.selectNext(1)
            else if (event.key === Qt.Key_P)
                screen.room.choice.selectNext(-1)
            else if (event.key === Qt.Key_PageDown)
                screen.room.choice.choose(Math.min(screen.room.choice.chosen + 1, screen.room.choice.orders.count - 1))
            else if (event.key === Qt.Key_PageUp)
                screen.room.choice.choose(screen.room.choice.chosen - 1)
            else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
                event.modifiers & Qt.ShiftModifier ? screen.room.pace.together.doAlike() : screen.enter()
            else if (event.key === Qt.Key_C)
                screen.room.pace.letCaptain()
            else if (event.key === Qt.Key_H)
                screen.room.pace.together.holdCourse()
            else if (event.key === Qt.Key_Escape)
                screen.room.choice.draft.isOn ? screen.room.choice.draft.end()
                : screen.room.placing.formation.isOn ? screen.room.placing.formation.end()
                : screen.room.pace.together.byCaptain || screen.room.pace.together.isOn ? screen.room.pace.together.stop()
                : screen.room.ofSide.chosen >= 0 ? screen.room.ofSide.chosen = -1 : screen.room.choice.choose(-1)
            else if (event.key === Qt.Key_B)
                style.bases = !style.bases
            else if (event.key === Qt.Key_T)
                style.threats = !style.threats
            else if (event.key === Qt.Key_M)
                screen.room.choice.beginDraft()
            else if (event.key === Qt.Key_Space)
                screen.room.pace.step()
            else if (event.key === Qt.Key_Home)
                screen.room.history.seek(0)
            else if (event.key === Qt.Key_End)
                replay.toLast()
            else if (event.key === Qt.Key_Comma)
                screen.room.history.seek(screen.room.history.at - 1)
            else if (event.key === Qt.Key_Period)
                screen.room.history.seek(screen.room.history.at + 1)
            else
                event.accepted = false
        }

        PinchHandler {
            target: null
            onActiveScaleChanged: table.sight.zoomAt(centroid.position, Math.max(0.9, Math.min(1.1, activeScale)))
        }
        FocusRing {
            shown: table.activeFocus && table.keyed
            distance: -3
            anchors.leftMargin: (plotList.visible ? plotList.width : 0) + 3
            anchors.rightMargin: screen.panelWidth + 3
            anchors.bottomMargin: replay.height + 3
        }
        PointedNote {
            board: table
            room: screen.room
        }
    }
    PlotKeys {
        id: plotKeys
        room: screen.room
    }
    PlotList {
        id: plotList

        objectName: "plotListPanel"

        anchors.top: head.bottom
        anchors.bottom: replay.top
        width: Math.round((screen.width > 1700 * Math.max(1, Theme.textFactor) ? 280 : 224) * Theme.textFactor)
        enabled: !screen.curtained
        visible: screen.room.plotting.book.count > 0 && (!screen.folds || screen.plotsOpen)
        room: screen.room
        onHandled: table.forceActiveFocus(Qt.MouseFocusReason)
    }
    BattleTeller {
        objectName: "battleTeller"
        room: screen.room
        table: table
    }
    BattleHead {
        id: head

        width: parent.width
        room: screen.room
        board: table
        folds: screen.folds
        ordersOpen: screen.ordersOpen
        plotsOpen: screen.plotsOpen
        onOrdersFolded: {
            screen.ordersOpen = !screen.ordersOpen
            table.forceActiveFocus(Qt.MouseFocusReason)
        }
        onPlotsFolded: {
            screen.plotsOpen = !screen.plotsOpen
            table.forceActiveFocus(Qt.MouseFocusReason)
        }
        onSaveAsked: screen.saveSomewhere()
        onReplayAsked: replayDialog.open()
        onPlayersAsked: players.open()
        onOutcomeAsked: screen.room.isOver ? outcome.open() : undefined
        onPrintAsked: paper => screen.printAsked(paper)
        onLeaveAsked: screen.leaveAsked()
    }

    TypedDie {
        anchors.horizontalCenter: table.left
        anchors.horizontalCenterOffset: (table.width - screen.panelWidth) / 2
        anchors.top: head.bottom
        anchors.topMargin: Theme.margin
        width: Math.min(Math.round(500 * Math.max(1, Theme.textFactor)), table.width - screen.panelWidth - 2 * Theme.inset)
        room: screen.room
    }
    TableHint {
        id: hint

        anchors.bottom: replay.top
        anchors.bottomMargin: Theme.inset
        width: parent.width
        leftCovered: plotList.visible ? plotList.width : 0
        rightCovered: screen.panelWidth
        room: screen.room
    }
    ReplayBar {
        id: replay

        enabled: !screen.curtained
        anchors.left: parent.left
        anchors.right: screen.folds ? parent.right : panel.left
        anchors.bottom: parent.bottom
        room: screen.room
        board: table
    }

    Rectangle {
        anchors.fill: panel
        visible: panel.visible
        color: Theme.card

        // The table lies below: neither presses nor the wheel go through to it.
        MouseArea {
            anchors.fill: parent
            onWheel: wheel => wheel.accepted = true
        }
    }
    Rule {
        upright: true
        visible: panel.visible
        anchors.right: panel.left
        anchors.top: panel.top
        anchors.bottom: panel.bottom
    }
    Item {
        id: panel

        anchors.top: head.bottom
        anchors.right: parent.right
        anchors.bottom: screen.folds ? replay.top : parent.bottom
        width: screen.panelWidth
        enabled: !screen.curtained
        visible: screen.ordersShown

        OrdersPanel {
            id: orders

            objectName: "ordersPanel"
            width: parent.width
            anchors.top: parent.top
            anchors.bottom: logPanel.top
            room: screen.room
            board: table
            screen: screen
        }
        LogPanel {
            id: logPanel

            objectName: "logPanel"
            width: parent.width
            // Six lines, but where the window is small and the text large the orders come first.
            readonly property int share: Math.round(parent.height * (screen.room.plotting.isOn ? 0.2 : 0.36))
            // Between captains alone it takes what the orders leave.
            height: screen.watching ? Math.round(parent.height * (orders.hasShip ? 0.5 : 0.76)) : leastHeight < parent.height * 0.4 ? Math.max(share, leastHeight) : Math.min(share, Math.round(parent.height * 0.3))
            anchors.bottom: parent.bottom
            mostDice: screen.watching ? height - Math.round(40 * Theme.textFactor) : orders.height - Theme.inset
            diceBelow: screen.watching
            room: screen.room
        }
    }

    HandOver {
        objectName: "handOver"
        anchors.fill: parent
        anchors.topMargin: head.height
        // What came of the orders is seen first, with the eyes of whoever gave the last one.
        visible: screen.curtained && !table.playback.playing
        room: screen.room
    }
    PlayersSheet {
        id: players
        room: screen.room
        onClosed: table.forceActiveFocus(Qt.PopupFocusReason) // the menu that led to it is gone
    }
    OutcomeSheet {
        id: outcome

        room: screen.room
        onBringInAsked: screen.bringInAsked()
        onPrintAsked: screen.printAsked(BattlePaper.Report)
        onExportAsked: outcomeDialog.open()
        onReplayAsked: replayDialog.open()
        onLeaveAsked: screen.leaveAsked()
    }
}
