// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Navarch
import Navarch.App

// How many acts - keys and presses - a battle of some ten ships a side asks of the hands that play one of them, in each game.
// With NAVARCH_WHOLE_BATTLES set the battles are played to their ends and what they took is printed.
TestCase {
    id: test

    property var win: null
    readonly property var room: win?.battleRoom ?? null
    property int acts: 0
    // What the same orders took before: one act each, and one more to consider a move.
    property int actsBefore: 0
    readonly property int turnsPlayed: journeys.wantsWholeBattles ? 1000 : 1

    name: "Hands"
    when: windowShown

    Connections {
        target: test.room?.notices ?? null
        function onOrdered() {
            test.actsBefore += 1
        }
    }
    Component {
        id: mainWindow
        Main {}
    }

    function init() {
        failOnWarning(/.?/)
        Preferences.theme = "light"
        Preferences.reducedMotion = true
        win = createTemporaryObject(mainWindow, test, {})
        verify(win)
        tryCompare(win, "active", true)
    }
    function cleanup() {
        Preferences.reducedMotion = false
    }

    // Hands against a cautious captain, at the table by keys.
    function sitDown(game: string) {
        mouseClick(findChild(win, "skirmish"))
        const skirmish = win.screen.content.skirmish
        skirmish.choose(skirmish.samples.findIndex(each => each.name === "Phormio in the gulf"))
        skirmish.game = game
        compare(skirmish.whyNot, "")
        skirmish.setPlayer(0, "hands")
        skirmish.setPlayer(1, "cautious")
        verify(skirmish.begin(room))
        room.pace.interval = 0
        acts = actsBefore = 0
        waitForHands()
        findChild(win.contentItem, "board").forceActiveFocus(Qt.TabFocusReason)
    }

    // Hands are asked, and nothing follows by itself: ships that move one at a time may still have something jointly before them.
    function waitForHands() {
        let before = -1
        do {
            before = room.history.length
            tryVerify(() => room.isOver || (room.turn.handsAsked && !room.pace.thinking && !room.choice.listing
                                            && !room.pace.together.hasOnlyAnswer && !room.pace.together.byCaptain), 30000)
            wait(20)
        } while (room.history.length !== before || room.pace.thinking || room.choice.listing)
    }

    function key(code: int, modifiers: int) {
        acts += 1
        keyClick(code, modifiers)
    }

    // The next order, by Enter: at most twice, where a whole side has its say.
    function enter() {
        const before = room.history.length
        const orders = room.choice.orders
        if (!room.plotting.isOn && orders.count > 0 && orders.data(orders.index(0, 0), Qt.UserRole + 2))
            actsBefore += 1
        for (let i = 0; i < 3 && room.history.length === before; ++i) {
            key(Qt.Key_Return, Qt.NoModifier)
            waitForHands()
        }
        verify(room.history.length > before, `Enter gave nothing: ${room.turn.question}`)
    }

    // One order after the other, as they are asked for.
    function shipByShip() {
        if (room.plotting.isOn && room.plotting.book.missing === 0)
            key(Qt.Key_Return, Qt.ControlModifier)
        else
            enter()
    }

    // What a squadron may do alike it does, the rest ship by ship.
    function bySquadrons() {
        const before = room.history.length
        if (room.plotting.isOn && room.plotting.book.missing > 0) {
            key(Qt.Key_H, Qt.NoModifier)
            if (room.history.length > before)
                return
        }
        if (room.pace.together.canDoAlike && room.choice.orders.count > 1) {
            key(Qt.Key_Return, Qt.ShiftModifier)
            waitForHands()
            if (room.history.length > before)
                return
        }
        shipByShip()
    }

    // The rest of every turn by a captain.
    function byCaptain() {
        key(Qt.Key_C, Qt.NoModifier)
        tryVerify(() => room.isOver || !room.pace.together.byCaptain, 60000)
    }

    function play(game: string, way: string, act: var): real {
        sitDown(game)
        while (room.turn.number === 0 && !room.isOver) { // deployed
            enter()
            waitForHands()
        }
        const deploying = acts
        const deployingBefore = actsBefore
        const first = room.turn.number
        while (!room.isOver && room.turn.number < first + turnsPlayed) {
            act()
            waitForHands()
        }
        const turns = room.turn.number - first + (room.isOver ? 1 : 0)
        if (journeys.wantsWholeBattles)
            console.info(`acts: ${game}, ${way}: ${acts} acts for what took ${actsBefore}, in ${turns} turns, ${deploying} of them before the first, ${room.history.length} orders of both sides`)
        verify(acts - deploying <= actsBefore - deployingBefore, `${acts} acts for what took ${actsBefore}`)
        return (acts - deploying) / Math.max(1, turns)
    }

    function test_actsOfATurn_data() {
        const games = ["salamis-ad-actium", "ramming-speed"] // of games with plots: tst_plots.qml
        // The most acts of one of the first turns: two for each of ten ships, and two for what is the side's.
        return games.map(game => ({ tag: game, game: game, most: 22 }))
    }
    function test_actsOfATurn(row: var) {
        const ships = play(row.game, "ship by ship", shipByShip)
        verify(ships <= row.most, `${ships} acts a turn`)
        findChild(win.contentItem, "board")
        room.close()
        tryVerify(() => !room.isOpen)
        win.goTo("start")
        const squadrons = play(row.game, "by squadrons", bySquadrons)
        verify(squadrons <= ships, `${squadrons} acts a turn by squadrons, ${ships} ship by ship`)
        room.close()
        tryVerify(() => !room.isOpen)
        win.goTo("start")
        verify(play(row.game, "by a captain", byCaptain) <= 2)
    }
}
