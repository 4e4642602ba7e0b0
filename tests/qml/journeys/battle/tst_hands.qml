// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

// How many acts - keys, and nothing else - a battle of ten ships against ten asks of the hands that play one side, in each game.
// With NAVARCH_WHOLE_BATTLES set the battles are played to their ends.
Journey {
    id: test

    readonly property var room: win?.battleRoom ?? null
    property int acts: 0
    // Moves that were given as they were proposed: before, each was considered first.
    property int moves: 0
    // Shots, and whom to board: what a turn has only now and then.
    property int specials: 0
    readonly property int turnsPlayed: journeys.wantsWholeBattles ? 1000 : 1
    // Of every game and way: { game, way, now, before, turns, whole }.
    property var counted: []
    // Seconds that an act takes of somebody who looks before it.
    readonly property int actLasts: 4

    name: "Hands"

    function init() {
        failOnWarning(/.?/)
        Preferences.theme = "light"
        Preferences.reducedMotion = true
        openWindow()
    }
    function cleanup() {
        Preferences.reducedMotion = false
    }

    function cleanupTestCase() {
        console.info("Acts of a battle of ten against ten. Before: one for each order, and one more to consider a move.")
        for (const each of counted)
            console.info(`${each.game}, ${each.way}: ${each.now.toFixed(1)} acts a turn, before ${each.before.toFixed(1)}`
                         + (each.now > each.usual ? `, ${(each.now - each.usual).toFixed(1)} of them shots and boarding` : "")
                         + (journeys.wantsWholeBattles ? `; ${each.turns} turns in ${each.acts} acts, ${Math.round(each.acts * actLasts / 60)} minutes at ${actLasts} seconds an act` : ""))
    }

    // Hands against a cautious captain, ten triremes each in two squadrons, at the table by keys.
    function sitDown(game: string) {
        mouseClick(findChild(win, "skirmish"))
        const skirmish = win.screen.content.skirmish
        skirmish.choose(skirmish.samples.findIndex(each => each.key === "Phormio in the gulf"))
        for (const side of [0, 1])
            verify(skirmish.openFleet(side, journeys.fleetFile(["Aegina", "Megara"][side])))
        skirmish.game = game
        compare(skirmish.whyNot, "")
        compare(skirmish.sides.map(side => side.count), [10, 10])
        skirmish.setPlayer(0, "hands")
        skirmish.setPlayer(1, "cautious")
        verify(skirmish.begin(room))
        room.pace.interval = 0
        acts = moves = specials = 0
        waitForHands()
        findChild(win.contentItem, "board").forceActiveFocus(Qt.TabFocusReason)
    }
    function leave() {
        room.close()
        tryVerify(() => !room.isOpen)
        win.goTo("start")
    }

    // Hands are asked, and nothing follows by itself: ships that move one at a time may still have something jointly before them.
    function waitForHands() {
        let before = -1
        do {
            before = room.history.length
            tryVerify(() => room.isOver || (room.turn.handsAsked && !room.pace.thinking && !room.choice.listing
                                            && !room.pace.together.hasOnlyAnswer && !room.pace.together.byCaptain
                                            && !room.plotting.byCaptain), 60000)
            wait(20)
        } while (room.history.length !== before || room.pace.thinking || room.choice.listing)
        verify(room.isOver || acts === 0 || findChild(win.contentItem, "board").activeFocus, "the keys are the table's")
        const isLaidOut = room.isOver || room.turn.number === 0 || room.plotting.isOn || room.placing.canPlace || room.choice.canDraft
        verify(isLaidOut || room.choice.orders.count + room.ofSide.orders.count !== 1, `a list of one: ${room.turn.question}`)
    }

    function key(code: int, modifiers: int) {
        acts += 1
        keyClick(code, modifiers)
    }

    // By Enter to the next order: at most three times, where a whole side has its say and no ship is looked at.
    function enter() {
        const before = room.history.length
        const orders = room.choice.orders
        const first = role => !room.plotting.isOn && orders.count > 0 ? orders.value(0, role) : undefined
        const moving = first("moves") === true
        const special = !moving && first("target") >= 0
        for (let i = 0; i < 3 && room.history.length === before; ++i) {
            if (room.plotting.isOn && room.plotting.plot.isOn && !room.plotting.plot.allowed)
                key(Qt.Key_Escape, Qt.NoModifier) // what her squadron rows and she cannot is put back
            key(Qt.Key_Return, Qt.NoModifier)
            waitForHands()
        }
        verify(room.history.length > before, `Enter gave nothing: ${room.turn.question}`)
        moves += moving
        specials += special
    }

    // What a squadron may do alike it does, the rest ship by ship.
    function bySquadrons() {
        const before = room.history.length
        const alike = room.plotting.isOn ? room.plotting.book.missing > 0 && !room.plotting.plot.isOrdered
                                         : room.pace.together.canDoAlike && room.choice.orders.count > 1
        if (alike) {
            key(Qt.Key_Return, Qt.ShiftModifier)
            waitForHands()
            if (room.history.length > before)
                return
        }
        enter()
    }

    // All that wait go straight on, by one order or each by its own.
    function straightOn() {
        const before = room.history.length
        if (room.plotting.isOn ? room.plotting.book.missing > 0 : room.pace.together.canHoldCourse) {
            key(Qt.Key_H, Qt.NoModifier)
            waitForHands()
            if (room.history.length > before)
                return
        }
        enter()
    }

    // The rest of every turn by a captain.
    function byCaptain() {
        key(Qt.Key_C, Qt.NoModifier)
        waitForHands()
    }

    function play(game: string, way: string, act: var): real {
        sitDown(game)
        while (room.turn.number === 0 && !room.isOver) // deployed
            enter()
        const deploying = acts
        const given = journeys.ordersOf(room, 0)
        moves = specials = 0
        const first = room.turn.number
        while (!room.isOver && room.turn.number < first + turnsPlayed)
            act()
        const turns = Math.max(1, room.turn.number - first + (room.isOver ? 1 : 0))
        const now = (acts - deploying) / turns
        const before = (journeys.ordersOf(room, 0) - given + moves) / turns
        const usual = now - specials / turns
        counted.push({ game, way, now, usual, before, turns, acts })
        leave()
        return usual
    }

    // A button that was pressed by a key goes with the order it gave: the next key is the table's.
    function test_theKeysAreTheTablesAfterAButton() {
        sitDown("squadrons")
        for (let i = 0; i < 3 && room.turn.number === 0; ++i) {
            const before = room.history.length
            const button = findChild(win.contentItem, "sideOrder/0")
            button.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            tryVerify(() => room.history.length > before)
            tryVerify(() => findChild(win.contentItem, "board").activeFocus)
            waitForHands()
        }
        const orders = findChild(win.contentItem, "orders")
        for (let i = 0; i < 3; ++i) {
            const before = room.history.length
            if (orders.count > 0)
                orders.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return) // with nothing considered: the first thought
            tryVerify(() => room.history.length > before)
            tryVerify(() => room.turn.handsAsked && !room.choice.listing && !room.pace.thinking, 60000)
        }
        leave()
    }

    function test_actsOfATurn_data() {
        // The most acts of a turn beside shots and boarding, ship by ship: two for each of ten ships and two for the side; of squadrons
        // two for each of them.
        return [{ game: "salamis-ad-actium", most: 22 }, { game: "ramming-speed", most: 22 }, { game: "trireme", most: 22 },
                { game: "pompeius", most: 22 }, { game: "squadrons", most: 6 }].map(row => Object.assign(row, { tag: row.game }))
    }
    function test_actsOfATurn(row: var) {
        const ships = play(row.game, "ship by ship", enter)
        verify(ships <= row.most, `${ships} acts a turn`)
        const squadrons = play(row.game, "by squadrons", bySquadrons)
        verify(squadrons <= ships, `${squadrons} acts a turn by squadrons, ${ships} ship by ship`)
        const ahead = play(row.game, "straight on", straightOn)
        verify(ahead <= ships, `${ahead} acts a turn straight on, ${ships} ship by ship`)
        verify(play(row.game, "by a captain", byCaptain) <= 2)
        if (journeys.wantsWholeBattles)
            verify(counted.filter(each => each.game === row.game).every(each => each.acts * actLasts < 20 * 60), "twenty minutes")
    }
}
