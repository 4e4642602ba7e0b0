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
    }

    // The smallest battle that comes with the program, by hand against a steady captain.
    function sitDown() {
        mouseClick(findChild(win, "skirmish"))
        compare(win.place, "battle")
        mouseClick(findChild(win, "sample/0"))
        mouseClick(findChild(win, "beginBattle"))
        verify(room.isOpen)
        room.pace = 0
    }

    function waitForHands() {
        tryVerify(() => room.isOver || (room.handsAsked && !room.thinking), 60000)
    }

    // Gives the first order there is, as a player would: on the table where it can be seen, else in the list.
    function giveFirst() {
        const board = findChild(win, "board")
        const before = room.length
        if (room.orders.count === 0) {
            mouseClick(findChild(win, "sideOrder/0"))
        } else {
            const row = findChild(findChild(win, "orders"), "order/0")
            verify(row)
            const moves = row.moves
            mouseClick(row)
            if (moves) {
                compare(room.chosen, 0)
                mouseClick(findChild(win, "giveOrder"))
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
        compare(findChild(win, "notices").kind, "")
        verify(room.outcome.title !== "")
        const leave = findChild(win, "leaveBattle")
        tryVerify(() => leave && leave.visible)
        mouseClick(leave)
        tryVerify(() => !room.isOpen)
        verify(findChild(win, "beginBattle"))
    }

    function test_shipsArePlacedAndOrdersPickedOnTheTable() {
        sitDown()
        const board = findChild(win, "board")
        waitForHands()
        giveFirst() // the weather
        waitForHands()
        verify(room.canPlace)
        const ship = room.ship
        const from = board.placeOfShip(ship)
        mouseDrag(board, from.x, from.y, 0, 30)
        verify(board.placeOfShip(ship).y > from.y + 10)
        while (room.canPlace) // deployed
            giveFirst()
        for (let orders = 0; orders < 20; ++orders) {
            waitForHands()
            const row = findChild(findChild(win, "orders"), "order/0")
            if (row && row.moves)
                break
            giveFirst()
        }
        const length = room.length
        const place = board.placeOfOrder(0)
        mouseClick(board, place.x, place.y)
        verify(room.chosen >= 0)
        compare(room.length, length)
        mouseClick(board, place.x, place.y)
        tryVerify(() => room.length > length)
        waitForHands()
        mouseClick(findChild(win, "undo"))
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
        mouseClick(findChild(win, "ownMove"))
        verify(room.draft.isOn)
        room.draft.setStep(0, 10, 30)
        verify(!room.draft.allowed)
        verify(room.draft.whyNot !== "")
        room.draft.setStep(0, 40, 0)
        verify(room.draft.allowed)
        const length = room.length
        mouseClick(findChild(win, "giveDraft"))
        tryVerify(() => room.length > length)
    }
}
