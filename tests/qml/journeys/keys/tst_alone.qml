// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

// By the keyboard alone, from the first screen on: a campaign is founded, a fleet is ordered, a battle of each game is fought, a result is
// entered, a fleet is printed. What has the focus is seen at every step, and Tab leads out of everything.
Journey {
    id: test

    readonly property var room: win?.battleRoom ?? null

    name: "KeyboardAlone"

    function begin(file: string) {
        failOnWarning(/.?/)
        Preferences.theme = "light"
        Preferences.hints = false
        Preferences.reducedMotion = true
        openWindow(file === "" ? {} : { startFile: file })
    }
    function cleanup() {
        Preferences.reducedMotion = false
        Preferences.textFactor = 1
    }

    function isPart(item: var, name: string): bool {
        for (let around = item; around; around = around.parent)
            if (around.objectName === name)
                return true
        return false
    }
    function checkFocus() {
        wait(0) // what was hidden gives the focus away once it is
        const item = win.activeFocusItem
        verify(item, "nothing has the focus")
        verify(item.visible && item.width > 0 && item.height > 0, `${item} ${item.objectName} has the focus and is not shown`)
        const place = item.mapToItem(null, 0, 0, item.width, item.height)
        verify(place.x + place.width > 0 && place.y + place.height > 0 && place.x < win.width && place.y < win.height,
               `${item} ${item.objectName} has the focus and lies outside the window`)
    }
    function key(code: var, modifiers = Qt.NoModifier) {
        keyClick(code, modifiers)
        checkFocus()
    }
    function type(words: string) {
        for (const letter of words)
            keyClick(letter)
    }
    // Tab leads to it within a hundred presses, and never stays where it is.
    function tabTo(name: string, back = false) {
        const way = []
        for (let i = 0; i < 100 && !isPart(win.activeFocusItem, name); ++i) {
            const before = win.activeFocusItem
            key(back ? Qt.Key_Backtab : Qt.Key_Tab)
            way.push(win.activeFocusItem.objectName || win.activeFocusItem)
            verify(win.activeFocusItem !== before, `Tab does not lead on from ${before} ${before?.objectName}`)
        }
        verify(isPart(win.activeFocusItem, name), `Tab does not lead to ${name}: ${way.join(", ")}`)
    }
    // Goes to a place of the rail by its number.
    function go(place: string) {
        const at = win.places.filter(each => each.shown).findIndex(each => each.name === place)
        verify(at >= 0 && at < 9, place)
        key(String(at + 1), Qt.ControlModifier)
        compare(win.place, place)
    }

    function test_aCampaignIsFounded() {
        begin("")
        tabTo("newCampaign")
        key(Qt.Key_Return)
        compare(win.place, "new")
        tabTo("campaignName")
        keyClick(Qt.Key_A, Qt.ControlModifier)
        type("by keys")
        for (let step = 0; step < 2; ++step) {
            tabTo("nextStep")
            key(Qt.Key_Return)
        }
        compare(win.screen.step, 2)
        tabTo("foundCampaign")
        keyClick(Qt.Key_Return)
        tryCompare(win, "place", "fleets")
        compare(win.campaign.head.name, "by keys")
        checkFocus()
    }

    function test_aFleetIsOrderedOnTheMap() {
        begin(journeys.freshSample())
        verify(win.campaign.head.begin())
        go("map")
        tryVerify(() => findChild(win.contentItem, "chart").activeFocus)
        key(Qt.Key_Slash)
        type("fleet of the pi")
        tryVerify(() => win.screen.chart.finder.matches.length > 0)
        key(Qt.Key_Return)
        compare(win.screen.chart.pickedKind, CampaignItem.Fleet)
        tabTo("beginOrder")
        key(Qt.Key_Return)
        verify(win.screen.order.isOn)
        tabTo("orderPort")
        type("epid")
        keyClick(Qt.Key_Return)
        tryVerify(() => win.screen.order.allowed)
        tabTo("giveOrder")
        keyClick(Qt.Key_Return)
        tryVerify(() => !win.screen.order.isOn)
        verify(win.screen.chart.facts.pickedFleet.hasOrder)
        checkFocus()
        key(Qt.Key_Z, Qt.ControlModifier)
        verify(!win.screen.chart.facts.pickedFleet.hasOrder)
    }

    function waitForHands() {
        tryVerify(() => room.isOver || (room.turn.handsAsked && !room.pace.thinking && !room.choice.listing && !room.pace.together.hasOnlyAnswer
                                        && !room.pace.together.byCaptain && !room.plotting.byCaptain), 60000)
    }

    function test_aBattleOfEachGame_data() {
        return ["salamis-ad-actium", "ramming-speed", "trireme", "pompeius", "squadrons"].map(game => ({ tag: game, game: game }))
    }
    // Two ships' names are enough of a word to find a game by: each is chosen in the list, the table laid, and a turn played by
    // Enter. What lies round the ship that is looked at is told, and so is what happens.
    function test_aBattleOfEachGame(row: var) {
        begin("")
        tabTo("skirmish")
        key(Qt.Key_Return)
        compare(win.place, "battle")
        tabTo("sample/0")
        key(Qt.Key_Return)
        const skirmish = win.screen.content.skirmish
        tabTo("game")
        for (let i = 0; i < 8 && skirmish.game !== row.game; ++i)
            key(Qt.Key_Down)
        for (let i = 0; i < 8 && skirmish.game !== row.game; ++i)
            key(Qt.Key_Up)
        compare(skirmish.game, row.game)
        tabTo("beginBattle", true)
        keyClick(Qt.Key_Return)
        tryVerify(() => room.isOpen)
        room.pace.interval = 0
        waitForHands()
        tryVerify(() => findChild(win.contentItem, "board").activeFocus)
        const board = findChild(win.contentItem, "board")
        const teller = findChild(win.contentItem, "battleTeller")
        const first = room.turn.number
        let told = ""
        let heard = false
        for (let acts = 0; acts < 200 && !room.isOver && room.turn.number < Math.max(2, first + 1); ++acts) {
            checkFocus()
            if (room.choice.around.length > 0)
                told = board.Accessible.description
            keyClick(room.plotting.isOn || acts % 2 === 0 || room.choice.orders.count > 0 ? Qt.Key_Return : Qt.Key_N)
            waitForHands()
            heard = heard || teller.said !== ""
            if (!room.isOver)
                verify(board.activeFocus, "the keys are the table's")
        }
        verify(room.isOver || room.turn.number >= 2, `still in turn ${room.turn.number}: ${room.turn.question}`)
        verify(/Enemy .*: /.test(told), told)
        verify(/(hex|rex|cm|in|contact)/.test(told), told)
        verify(heard)
        room.close()
    }

    function test_aResultIsEntered() {
        begin("")
        tabTo("skirmish")
        key(Qt.Key_Return)
        tabTo("sample/0")
        key(Qt.Key_Return)
        tabTo("enterResult")
        keyClick(Qt.Key_Return)
        tryCompare(win, "place", "result")
        const entry = win.resultEntry
        entry.startOver()
        tabTo("resultRows/0")
        key(Qt.Key_S)
        compare(entry.sides[0].lost, 1)
        tabTo("victor")
        tabTo("leaveResult", true)
        keyClick(Qt.Key_Return)
        tryCompare(win, "place", "battle")
        checkFocus()
    }

    function test_aFleetIsPrinted() {
        begin(journeys.freshSample())
        const at = win.places.filter(each => each.shown).findIndex(each => each.name === "print")
        if (at < 9) {
            go("print")
        } else {
            tabTo("rail-print")
            key(Qt.Key_Return)
        }
        compare(win.place, "print")
        tabTo("printFleet")
        type("fleet of the pi")
        keyClick(Qt.Key_Return)
        tryVerify(() => win.printJob.ready, 60000)
        tabTo("savePdf")
        keyClick(Qt.Key_Return)
        tryVerify(() => journeys.openPopup(win)?.opened ?? false)
        checkFocus()
        keyClick(Qt.Key_A, Qt.ControlModifier)
        const path = journeys.pathFor("bykeys" + Date.now())
        type(path)
        key(Qt.Key_Return)
        tryVerify(() => journeys.fileExists(path + ".pdf"), 60000)
    }

    // In a small window with large text the card beside the chart, and orders and log beside the table, are put away and shown again; what
    // is picked brings the card back.
    function test_whatFoldsIsPutAwayAndShown() {
        begin(journeys.freshSample())
        win.width = 1024
        win.height = 640
        Preferences.textFactor = 1.35
        win.goTo("map")
        const pane = findChild(win.contentItem, "mapPane")
        const chart = findChild(win.contentItem, "chart")
        tryVerify(() => win.screen.folds && pane.visible)
        waitForRendering(win.contentItem) // laid out for the window as it is now
        tabTo("foldCard")
        key(Qt.Key_Return)
        verify(!pane.visible)
        compare(chart.width, win.screen.width)
        win.screen.pickNamed(CampaignItem.Port, "Piraeus")
        verify(pane.visible)
        chart.forceActiveFocus()
        key(Qt.Key_Escape) // nothing is picked any more
        verify(pane.visible)
        key(Qt.Key_Escape)
        verify(!pane.visible)

        win.goTo("battle")
        const skirmish = win.screen.content.skirmish
        skirmish.choose(0)
        skirmish.game = "trireme"
        verify(skirmish.begin(room))
        room.pace.interval = 0
        const orders = findChild(win.contentItem, "ordersPanel")
        tryVerify(() => orders.visible && win.screen.content.folds)
        waitForHands()
        waitForRendering(win.contentItem) // the rail says something else now
        wait(100)
        tabTo("foldOrders", true)
        keyClick(Qt.Key_Return)
        verify(!orders.visible)
        tryVerify(() => findChild(win.contentItem, "board").activeFocus)
        for (let i = 0; i < 4 && !room.plotting.isOn; ++i) { // placed: that is lit first, then said
            waitForHands()
            keyClick(Qt.Key_Return)
            wait(100)
        }
        tryVerify(() => room.plotting.isOn, 20000)
        const plots = findChild(win.contentItem, "plotListPanel")
        verify(!plots.visible)
        findChild(win.contentItem, "foldPlots").forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Return)
        verify(plots.visible)
        room.close()
    }

    // One pane at a time where they have no room beside each other: which one, the arrow keys say.
    function test_panesThatFoldAreChosenByKeys() {
        begin(journeys.freshSample())
        win.width = 1024
        win.height = 640
        Preferences.textFactor = 1.35
        win.goTo("ports")
        const list = findChild(win.contentItem, "portList")
        const choice = findChild(win.contentItem, "panes")
        tryVerify(() => choice.visible)
        verify(list.visible)
        choice.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Right)
        tryVerify(() => !list.visible)
        keyClick(Qt.Key_Left)
        tryVerify(() => list.visible)
        // What is pressed in the list is shown.
        mouseClick(list.itemAtIndex(1))
        tryVerify(() => !list.visible)
    }

    // Everything below it that Tab should come to.
    function stopsBelow(item, found) {
        if (!item.visible || !item.enabled)
            return
        if (item.activeFocusOnTab && item.width > 0 && item.height > 0)
            found.push(item)
        for (let i = 0; i < item.children.length; ++i)
            stopsBelow(item.children[i], found)
    }
    function test_tabComesToEverything_data() {
        return ["start", "new", "map", "fleets", "ports", "people", "treasury", "battles", "chronicle", "battle", "fleet-builder", "port-builder", "print",
                "settings"].map(place => ({ tag: place, place: place }))
    }
    // Round the window once: no stop is passed over, as those above a list's card were.
    function test_tabComesToEverything(row: var) {
        begin(journeys.freshSample())
        verify(win.campaign.head.begin())
        win.goTo(row.place)
        wait(100)
        const stops = []
        stopsBelow(win.contentItem, stops)
        verify(stops.length > 5)
        const come = []
        for (let i = 0; i < 250; ++i) {
            keyClick(Qt.Key_Tab)
            for (let around = win.activeFocusItem; around; around = around.parent)
                if (!come.includes(around))
                    come.push(around)
        }
        const passed = []
        for (const stop of stops) {
            if (come.includes(stop))
                continue
            const again = []
            stopsBelow(win.contentItem, again)
            if (again.includes(stop)) // it is still there
                passed.push(`${stop} ${stop.objectName} ${stop.text ?? ""}`)
        }
        compare(passed.join("\n"), "")
    }
}
