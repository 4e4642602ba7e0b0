// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Navarch
import Navarch.App

TestCase {
    id: test

    property var win: null
    readonly property var room: win?.battleRoom ?? null

    name: "Battle"
    when: windowShown

    Component {
        id: mainWindow
        Main {}
    }

    function init() {
        failOnWarning(/.?/)
        Preferences.theme = "light"
        win = createTemporaryObject(mainWindow, test, {})
        verify(win)
        tryCompare(win, "active", true)
        journeys.watchStalls()
    }
    function cleanup() {
        journeys.tellStalls(qtest_results.functionName)
    }

    function chooseSample(at: int) {
        const sample = findChild(win.contentItem, `sample/${at}`)
        const grid = sample.parent // before it is laid out its samples lie over one another
        tryVerify(() => !isPolishScheduled(grid) && findChild(win.contentItem, "sample/5").y > 0)
        mouseClick(sample)
        compare(win.screen.content.skirmish.sample, at)
    }

    // The smallest battle that comes with the program, by hand against a steady captain.
    function sitDown() {
        mouseClick(findChild(win, "skirmish"))
        compare(win.place, "battle")
        chooseSample(0)
        mouseClick(findChild(win.contentItem, "beginBattle"))
        verify(room.isOpen)
        room.pace = 0
    }

    function waitForHands() {
        tryVerify(() => room.isOver || (room.handsAsked && !room.thinking && !room.listing), 60000)
    }

    // Rows and buttons come and go with every order: they stand where they shall before one is pressed.
    function settled(name: string) {
        const item = findChild(win.contentItem, name)
        if (isPolishScheduled(item))
            verify(waitForItemPolished(item))
    }

    // Gives the first order there is, as a player would by the list.
    function giveFirst() {
        const before = room.length
        if (room.orders.count === 0) {
            settled("orderFoot")
            mouseClick(findChild(win.contentItem, "sideOrder/0"))
        } else {
            settled("orders")
            const row = findChild(findChild(win.contentItem, "orders"), "order/0")
            verify(row)
            const moves = row.moves
            mouseClick(row)
            if (moves) {
                compare(room.chosen, 0)
                settled("orderFoot")
                mouseClick(findChild(win.contentItem, "giveOrder"))
            }
        }
        tryVerify(() => room.length > before, 60000)
    }

    function test_aSkirmishIsFoughtToItsEnd() {
        sitDown()
        for (let orders = 0; orders < 800 && !room.isOver; ++orders) {
            waitForHands()
            if (!room.isOver)
                giveFirst()
        }
        verify(room.isOver)
        compare(findChild(win, "notices").kind, NoticeBar.None)
        verify(room.outcome.title !== "")
        let sheet = findChild(win, "outcomeSheet")
        tryVerify(() => sheet.opened)
        mouseClick(findChild(sheet.contentItem, "printReport"))
        compare(win.place, "print")
        compare(win.printJob.source.kind, "report")
        tryVerify(() => win.printJob.ready, 60000)
        win.goTo("battle") // the table is as it was
        verify(room.isOver)
        sheet = findChild(win, "outcomeSheet")
        sheet.open()
        tryVerify(() => sheet.opened)
        const leave = findChild(sheet.contentItem, "leaveBattle")
        mouseClick(leave)
        tryVerify(() => !room.isOpen)
        verify(findChild(win.contentItem, "beginBattle"))
    }

    // Its sheets and its brief, before it begins.
    function test_aSkirmishPrintsItsPapers() {
        mouseClick(findChild(win, "skirmish"))
        chooseSample(0)
        for (const [entry, kind] of [["printSheets", "sheets"], ["printBrief", "brief"]]) {
            const button = findChild(win.contentItem, "printSkirmish")
            tryVerify(() => button.visible && button.width > 0)
            mouseClick(button)
            const choice = findChild(win, entry)
            tryVerify(() => choice.visible && choice.height > 0)
            waitForRendering(win.contentItem, 50)
            mouseClick(choice)
            compare(win.place, "print")
            compare(win.printJob.source.kind, kind)
            tryVerify(() => win.printJob.ready, 60000)
            win.goTo("battle")
            chooseSample(0)
        }
    }

    function test_shipsArePlacedAndOrdersPickedOnTheTable() {
        sitDown()
        const board = findChild(win.contentItem, "board")
        waitForHands()
        giveFirst() // the weather
        waitForHands()
        verify(room.canPlace)
        const ship = room.ship
        const from = board.placeOfShip(ship)
        mouseDrag(board, from.x, from.y, 0, 30)
        tryVerify(() => board.placeOfShip(ship).y > from.y + 10, 60000) // after what a captain may be thinking over
        while (room.canPlace) // deployed
            giveFirst()
        for (let orders = 0; orders < 20; ++orders) {
            waitForHands()
            settled("orders")
            const row = findChild(findChild(win.contentItem, "orders"), "order/0")
            if (row && row.moves)
                break
            giveFirst()
        }
        settled("orderFoot")
        const length = room.length
        const place = board.placeOfOrder(0)
        mouseClick(board, place.x, place.y)
        verify(room.chosen >= 0)
        compare(room.length, length)
        mouseClick(board, place.x, place.y)
        tryVerify(() => room.length > length)
        waitForHands()
        mouseClick(findChild(win.contentItem, "undo"))
        tryCompare(room, "at", length)
    }

    function test_aMoveOfOnesOwnIsChecked() {
        sitDown()
        for (let orders = 0; orders < 20 && !room.canDraft; ++orders) {
            waitForHands()
            if (!room.canDraft)
                giveFirst()
        }
        verify(room.canDraft)
        waitForHands()
        settled("orders")
        settled("orderFoot")
        mouseClick(findChild(win.contentItem, "ownMove"))
        verify(room.draft.isOn)
        room.draft.setStep(0, 10, 30)
        verify(!room.draft.allowed)
        verify(room.draft.whyNot !== "")
        room.draft.setStep(0, 40, 0)
        verify(room.draft.allowed)
        const length = room.length
        mouseClick(findChild(win.contentItem, "giveDraft"))
        tryVerify(() => room.length > length)
    }

    function test_aSideIsHandedToACaptainOfAnyTemper() {
        sitDown()
        waitForHands()
        const side = room.asked
        room.automatic = false
        const menu = findChild(win.contentItem, "battleMenu")
        mouseClick(menu)
        const entry = findChild(win, "whoPlays")
        tryVerify(() => entry.visible)
        entry.triggered()
        const sheet = findChild(win, "playersSheet")
        tryVerify(() => sheet.opened)
        for (let each = 0; each < room.sides.length; ++each) { // whose choice it is stands before it
            const name = findChild(sheet.contentItem, "playedBy/roomPlayer/" + each)
            compare(name.text, room.sides[each].name)
            verify(name.width >= name.implicitWidth)
        }
        const choice = findChild(sheet.contentItem, "roomPlayer/" + side)
        mouseClick(choice, choice.width - 10, choice.height / 2)
        compare(room.sides[side].player, "bold")
        choice.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Left)
        compare(room.sides[side].player, "steady")
        mouseClick(findChild(sheet.contentItem, "closePlayers"))
        tryVerify(() => !sheet.visible)
        verify(!room.handsAsked)
    }

    // More orders of a side than there is room for go into a menu, and cover nothing.
    function test_manyOrdersOfASideHaveAMenu() {
        mouseClick(findChild(win, "skirmish"))
        const samples = win.screen.content.skirmish.samples
        const at = Array.prototype.findIndex.call(samples, each => each.rules === "ramming-speed")
        verify(at > 0)
        chooseSample(at)
        mouseClick(findChild(win.contentItem, "beginBattle"))
        verify(room.isOpen)
        room.pace = 0
        waitForHands()
        giveFirst() // the skills are rolled
        waitForHands()
        verify(room.canPlace)
        const more = findChild(win.contentItem, "moreOfSide")
        tryVerify(() => more.visible && more.width > 0)
        settled("orderFoot")
        verify(findChild(win.contentItem, "orderFoot").height < 140)
        mouseClick(more)
        const menu = findChild(win, "sideMenu")
        tryVerify(() => menu.opened)
        compare(menu.count, room.sideOrders.rowCount())
        menu.close()
        tryVerify(() => !menu.visible)
    }

    function test_aSquadronFormsUp() {
        sitDown()
        waitForHands()
        giveFirst() // the weather
        waitForHands()
        verify(room.canForm)
        const choice = findChild(win.contentItem, "formation")
        tryVerify(() => choice.visible && choice.width > 0)
        mouseClick(choice, choice.width - 10, choice.height / 2)
        compare(room.formation.formation, "echelon")
        const give = findChild(win.contentItem, "giveFormation")
        room.formation.setPlace(0, 5000)
        verify(!room.formation.allowed)
        verify(!give.enabled)
        compare(findChild(win.contentItem, "formationVerdict").text.startsWith(room.formation.whyNot), true)
        for (let away = 0; away < 600 && !room.formation.allowed; away += 10)
            room.formation.setPlace(300, away)
        verify(room.formation.allowed)
        const length = room.length
        tryVerify(() => give.visible)
        mouseClick(give)
        tryVerify(() => room.length > length)
        verify(!room.formation.isOn)
    }
}
