// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

// The three journeys that people come for, with the acts that each takes: a press, or a line that is typed. qml/README.md tells them in pictures, which
// are taken here into the folder that NAVARCH_STORIES names.
Journey {
    id: test

    property int acts: 0
    property string story: ""
    property int taken: 0

    name: "Stories"

    function begin(called: string, file: string) {
        failOnWarning(/.?/)
        Preferences.theme = "light"
        Preferences.hints = false
        openWindow(file === "" ? {} : { startFile: file })
        story = called
        acts = taken = 0
    }
    function cleanup() {
        console.info(`${story}: ${acts} acts`)
        win?.campaign.close()
    }

    function find(name: string): var {
        return findChild(win.contentItem, name) ?? findChild(win, name)
    }
    // What lies further down in a list is scrolled to: an act of its own.
    function scrollTo(item: Item) {
        for (let list = item.parent; list; list = list.parent) {
            if (list.contentY === undefined)
                continue
            const y = item.mapToItem(list.contentItem, 0, 0).y
            if (y >= list.contentY && y + item.height <= list.contentY + list.height)
                continue
            list.contentY = Math.max(0, Math.min(y - list.height / 2, list.contentHeight - list.height))
            ++acts
        }
    }
    function press(name: string, within: var) {
        tryVerify(() => {
            const item = within ? findChild(within, name) : find(name)
            return item && item.visible && item.enabled && item.width > 0
        }, 30000, name)
        const item = within ? findChild(within, name) : find(name)
        scrollTo(item)
        waitForRendering(win.contentItem, 50)
        ++acts
        mouseClick(item)
    }
    function key(code: var, modifiers = Qt.NoModifier) {
        ++acts
        keyClick(code, modifiers)
    }
    function type(words: string) {
        ++acts
        for (const letter of words)
            keyClick(letter)
    }
    // A picture of where the story has come to.
    function show() {
        wait(journeys.wantsStories ? 500 : 0)
        journeys.picture(win, `${story}-${++taken}`)
    }

    // Under three minutes: 45 acts at four seconds each.
    function test_aFleetIsPricedAndPrinted() {
        begin("fleet", "")
        show()
        press("fleetBuilder")
        compare(win.place, "fleet-builder")
        win.fleetBuilder.document.beginAnew()
        for (let i = 0; i < 3; ++i)
            press("add/Trireme")
        compare(win.fleetBuilder.ships.count, 3)
        show()
        press("printBuilt")
        compare(win.place, "print")
        tryVerify(() => win.printJob.ready, 60000)
        show()
        press("savePdf")
        tryVerify(() => journeys.openPopup(win)?.opened ?? false)
        key(Qt.Key_A, Qt.ControlModifier)
        const path = journeys.pathFor("story" + Date.now())
        type(path)
        key(Qt.Key_Return)
        tryVerify(() => journeys.fileExists(path + ".pdf"), 60000)
        verify(acts <= 12, acts)
    }

    // Under one minute: 15 acts.
    function test_aNeutralPortIsRolledAndKept() {
        begin("port", "")
        press("rail-port-builder")
        compare(win.place, "port-builder")
        win.portBuilder.document.beginAnew()
        const facts = find("portFacts")
        const roll = find("roll") // whole, in the smallest window
        verify(roll.mapToItem(facts, 0, roll.height).y <= facts.height, `${roll.mapToItem(facts, 0, roll.height).y} of ${facts.height}`)
        press("roll")
        tryVerify(() => win.portBuilder.document.modified)
        show()
        key(Qt.Key_S, Qt.ControlModifier)
        tryVerify(() => journeys.openPopup(win)?.opened ?? false)
        key(Qt.Key_A, Qt.ControlModifier)
        const path = journeys.pathFor("port" + Date.now())
        type(path)
        show()
        key(Qt.Key_Return)
        tryVerify(() => journeys.fileExists(path + ".json"), 30000)
        verify(acts <= 8, acts)
    }

    // Under five minutes: 75 acts.
    function test_aWeekOfAWar() {
        begin("week", journeys.freshSample())
        press("beginCampaign")
        tryVerify(() => !win.campaign.head.inSetup)
        press("rail-map")
        press("orders/Fleet of the Piraeus")
        const ports = find("orderPort")
        tryVerify(() => ports.visible && ports.activeFocus) // it is what is asked next
        type("epid")
        key(Qt.Key_Return)
        tryVerify(() => win.screen.order.allowed)
        show()
        press("giveOrder")
        tryVerify(() => !win.screen.order.isOn)
        key(Qt.Key_F9)
        const sheet = find("advanceSheet")
        tryVerify(() => sheet.opened && findChild(sheet.contentItem, "goOn").enabled)
        show()
        key(Qt.Key_Return)
        tryVerify(() => win.screen.week.playing, 30000)
        win.screen.week.standAt(2.6)
        show()
        key(Qt.Key_Return)
        tryVerify(() => win.screen.week.moment === 7)
        show()
        key(Qt.Key_Return)
        verify(!win.screen.week.shown)
        verify(acts <= 14, acts)
    }

    // The orders of a battle in which there is most to be seen, the newest of each kind; without pictures the last one alone.
    function tellingOrders(room: var): var {
        if (!journeys.wantsStories)
            return [room.history.length - 1]
        const kinds = [/\bram/, /shear|\brak/, /sho[ot]t?s?\b|volley/, /board|grappl|melee/, /fire|burn/, /\bsink|\bsunk|founder/, /\btakes\b|captur/, /rows|moves|advances|Phase/]
        const log = room.history.log
        const orders = []
        for (const kind of kinds)
            for (let row = log.rowCount() - 1; row >= 0; --row)
                if (kind.test(log.value(row, "words"))) {
                    orders.push(log.value(row, "step"))
                    break
                }
        return [...new Set(orders)].sort((a, b) => a - b)
    }

    // A week and a battle of each game are watched and gone back in; both themes are when pictures are wanted.
    function test_series_data() {
        const light = { tag: "light", theme: "light" }
        return journeys.wantsStories ? [light, { tag: "dark", theme: "dark" }] : [light]
    }
    function test_series(row: var) {
        begin("series-" + row.theme, journeys.freshSample())
        Preferences.theme = row.theme
        verify(win.campaign.head.begin())
        win.goTo("map")
        verify(win.turn.advance())
        win.screen.watchWeek()
        tryVerify(() => win.screen.week.playing, 30000)
        for (const moment of [0.5, 1.4, 2.6, 4.2, 7]) {
            win.screen.week.standAt(moment)
            show()
        }
        win.screen.week.putAway()
        const room = win.battleRoom
        for (const game of ["salamis-ad-actium", "ramming-speed", "trireme", "pompeius", "squadrons"]) {
            story = `series-${row.theme}-${game}`
            taken = 0
            win.goTo("battle")
            const skirmish = win.screen.content.skirmish
            skirmish.choose(skirmish.samples.findIndex(each => each.rules === game))
            skirmish.game = game
            for (const side of [0, 1])
                skirmish.setPlayer(side, "bold")
            verify(skirmish.begin(room))
            room.pace.automatic = true
            room.pace.interval = 0
            tryVerify(() => room.isOver || room.turn.number >= (journeys.wantsStories ? 12 : 3) || room.history.length > 220, 240000)
            room.pace.automatic = false
            tryVerify(() => !room.pace.thinking, 60000)
            const outcome = find("outcomeSheet")
            if (outcome.opened)
                outcome.close()
            tryVerify(() => !outcome.visible)
            const board = find("board")
            board.sight.fitShips()
            for (const order of tellingOrders(room)) {
                room.pace.interval = 0
                room.history.seek(order)
                board.sight.fitShips()
                room.pace.interval = 1400
                room.history.seek(order + 1)
                for (const later of journeys.wantsStories ? [250, 500, 600] : [50]) {
                    wait(later)
                    journeys.picture(win, `${story}-${++taken}`)
                }
                board.playback.skip()
            }
            room.close()
            tryVerify(() => !room.isOpen)
        }
        Preferences.theme = "light"
    }
}
