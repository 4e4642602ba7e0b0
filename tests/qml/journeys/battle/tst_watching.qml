// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

// Battles between captains, which one looks at: order by order, at three speeds, or to their end at once; and what stands
// beside the table meanwhile, in every game.
Journey {
    id: test

    readonly property var room: win?.battleRoom ?? null

    name: "Watching"

    function init() {
        failOnWarning(/.?/)
        Preferences.theme = "light"
        Preferences.reducedMotion = false
        openWindow()
    }
    function cleanup() {
        room.close()
        Preferences.textFactor = 1
    }

    function games_data(): var {
        return ["salamis-ad-actium", "ramming-speed", "trireme", "pompeius", "squadrons"].map(game => ({ tag: game, game }))
    }
    // A battle of the game between two captains, at the table; it goes on by itself.
    function lookAt(game: string, interval: int) {
        win.goTo("battle")
        const skirmish = win.screen.content.skirmish
        skirmish.choose(skirmish.samples.findIndex(each => each.rules === game))
        skirmish.game = game
        for (const side of [0, 1])
            skirmish.setPlayer(side, "cautious")
        verify(skirmish.begin(room))
        room.pace.interval = interval
        room.pace.automatic = true
        findChild(win.contentItem, "board").forceActiveFocus()
    }

    function test_aBattleIsWatchedAndSkipped_data() { return games_data() }
    function test_aBattleIsWatchedAndSkipped(row: var) {
        lookAt(row.game, 120)
        const board = findChild(win.contentItem, "board")
        const last = findChild(win.contentItem, "toLast")
        tryVerify(() => board.playback.playing, 60000) // it is seen
        verify(last.enabled)
        verify(last.text.includes(qsTr("end")), last.text)
        keyClick(Qt.Key_End)
        verify(!board.playback.playing)
        const seen = room.history.length
        tryVerify(() => room.history.length > seen + 5 || room.isOver, 60000)
        verify(!board.playback.playing)
        compare(room.pace.interval, 120) // the speed is as it was
        room.pace.automatic = false // one has seen enough of skipping
        tryVerify(() => !room.pace.thinking, 60000)
        const stopped = room.history.length
        wait(100)
        compare(room.history.length, stopped)
    }

    function test_aSkippedBattleComesToItsEnd() {
        lookAt("salamis-ad-actium", 1400)
        tryVerify(() => room.history.length > 1, 60000)
        tryVerify(() => findChild(win.contentItem, "toLast").enabled)
        mouseClick(findChild(win.contentItem, "toLast"))
        tryVerify(() => room.isOver, 120000)
        tryVerify(() => findChild(win, "outcomeSheet").opened)
        verify(!room.pace.canSkip)
    }

    function test_handsAreNotSkipped() {
        mouseClick(findChild(win, "skirmish"))
        const skirmish = win.screen.content.skirmish
        skirmish.choose(0)
        skirmish.setPlayer(0, "hands")
        skirmish.setPlayer(1, "cautious")
        verify(skirmish.begin(room))
        verify(!room.pace.canSkip)
        verify(!findChild(win.contentItem, "toLast").enabled)
        room.pace.skipToEnd()
        tryVerify(() => room.turn.handsAsked && !room.pace.thinking, 60000)
    }

    // Six lines of the log and one of dice, whatever was rolled.
    function test_sixLinesOfTheLogAndOneOfDice_data() { return games_data() }
    function test_sixLinesOfTheLogAndOneOfDice(row: var) {
        lookAt(row.game, 0)
        tryVerify(() => room.isOver || room.turn.number > 2, 120000)
        room.pace.automatic = false
        tryVerify(() => !room.pace.thinking, 60000)
        const panel = findChild(win.contentItem, "logPanel")
        const log = findChild(panel, "log")
        const tray = findChild(panel, "rollTray")
        for (const factor of [1, 1.35]) {
            Preferences.textFactor = factor
            wait(100)
            verify(log.height >= (factor === 1 ? 6 : 3) * panel.lineHeight, `${log.height} at ${factor}`)
            compare(tray.height, Math.round(28 * factor))
        }
    }

    // Nobody gives orders: what is told has the room, unless one looks at a ship.
    function test_theLogTakesTheRoomOfTheOrders() {
        lookAt("salamis-ad-actium", 0)
        tryVerify(() => room.turn.number > 1, 120000)
        room.pace.automatic = false
        tryVerify(() => !room.pace.thinking, 60000)
        verify(room.seats.watched)
        const panel = findChild(win.contentItem, "logPanel")
        compare(room.choice.ship, -1)
        verify(panel.height > panel.parent.height * 0.7, panel.height)
        const tray = findChild(panel, "rollTray")
        if (tray.rolls.length > 0) // the newest stands first
            compare(tray.said, tray.rolls[0].title)
        room.seats.setPlayer(0, "hands")
        tryVerify(() => !room.seats.watched)
        verify(panel.height < panel.parent.height * 0.7, panel.height)
    }

    // Wherever the focus is: the table had to be pressed first.
    function test_endSkipsFromAnywhereAtTheTable() {
        lookAt("salamis-ad-actium", 1400)
        tryVerify(() => room.pace.canSkip)
        findChild(win.contentItem, "battleMenu").forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_End)
        tryVerify(() => room.isOver, 120000)
    }

    // What keys do as well says which.
    function test_menusAndButtonsNameTheirKeys() {
        lookAt("salamis-ad-actium", 0)
        tryVerify(() => room.history.length > 3, 60000)
        room.pace.automatic = false
        tryVerify(() => !room.pace.thinking, 60000)
        for (const [name, keys] of [["undo", "Ctrl+Z"], ["redo", "Ctrl+Shift+Z"], ["saveBattle", "Ctrl+S"], ["giveOrder", "Enter"], ["toFirst", "Home"],
                                    ["oneBack", ","], ["oneOn", "."], ["toLast", "End"], ["zoomIn", "+"], ["zoomOut", "−"], ["fitShips", "9"], ["fitBoard", "0"]])
            compare(findChild(win.contentItem, name).keys, keys, name)
        const menu = findChild(win.contentItem, "battleMenu")
        mouseClick(menu)
        const bases = findChild(win, "showBases")
        tryVerify(() => bases.visible)
        compare(bases.keys, "B")
        compare(bases.Accessible.description, "B")
        verify(bases.width >= bases.implicitWidth) // there is room for them
        compare(findChild(win, "showThreats").keys, "T")
        keyClick(Qt.Key_Escape)
        tryVerify(() => !bases.visible)
        const board = findChild(win.contentItem, "board")
        board.forceActiveFocus()
        const before = board.style.bases
        keyClick(Qt.Key_B)
        compare(board.style.bases, !before)
        keyClick(Qt.Key_Home)
        compare(room.history.at, 0)
        keyClick(Qt.Key_End)
        compare(room.history.at, room.history.length)
    }
}
