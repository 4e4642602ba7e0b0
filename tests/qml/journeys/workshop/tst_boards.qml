// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

// A board of Salamis: made by mouse and by keys, saved, printed, and played for a turn.
Journey {
    id: test

    readonly property var room: win?.boardRoom

    name: "Boards"

    function init() {
        failOnWarning(/.?/)
        openWindow()
        press("rail-boards")
        tryVerify(() => find("drawnBoard") !== null)
        room.blank(BoardRoom.Hexes, 30, 24)
        waitForRendering(win.contentItem, 200)
    }

    function find(name: string): var {
        return findChild(win.contentItem, name) ?? findChild(win, name)
    }
    function press(name: string) {
        const button = find(name)
        verify(button, name)
        tryVerify(() => button.visible && button.enabled && button.width > 0, 5000, name)
        mouseClick(button)
    }
    function board(): var {
        return find("drawnBoard")
    }
    function clickAt(column: int, row: int) {
        const place = board().placeOf(Qt.point(column, row))
        mouseClick(board(), place.x, place.y)
    }

    function test_anIslandByMouseAndAWallByKeys() {
        const from = board().placeOf(Qt.point(8, 10))
        const to = board().placeOf(Qt.point(14, 12))
        mousePress(board(), from.x, from.y)
        for (let step = 1; step <= 12; ++step)
            mouseMove(board(), from.x + (to.x - from.x) * step / 12, from.y + (to.y - from.y) * step / 12, -1, Qt.LeftButton)
        mouseRelease(board(), to.x, to.y)
        verify(room.land >= 6)
        const drawn = room.land
        board().forceActiveFocus()
        keyClick(Qt.Key_W)
        board().show(Qt.point(8, 9))
        keyClick(Qt.Key_Return)
        compare(room.walls, 1)
        keyClick(Qt.Key_Right, Qt.ShiftModifier)
        verify(board().where.startsWith("13.9"))
        keyClick(Qt.Key_1)
        keyClick(Qt.Key_Space)
        verify(board().where.includes("first side's zone"))
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        compare(room.walls, 0)
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        compare(room.land, 0)
        keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier)
        compare(room.land, drawn)
    }

    function test_anAreaBetweenCorners() {
        board().forceActiveFocus()
        keyClick(Qt.Key_A)
        clickAt(10, 10)
        clickAt(16, 10)
        clickAt(16, 14)
        compare(board().corners, 3)
        clickAt(10, 10)
        compare(board().corners, 0)
        verify(room.land > 10)
        clickAt(20, 10)
        keyClick(Qt.Key_Escape)
        compare(board().corners, 0)
    }

    function test_aFindingLeadsToItsPlace() {
        room.wall(Qt.point(15, 12))
        press("boardState")
        tryVerify(() => find("boardFinding0") !== null)
        find("boardFindings").forceActiveFocus()
        keyClick(Qt.Key_Return)
        verify(board().where.startsWith("15.12"))
    }

    function test_salamisIsMadePrintedAndPlayedForATurn() {
        press("newBoard")
        tryVerify(() => win.screen.beginSheet.opened)
        press("beginBoard")
        tryCompare(room, "name", "Salamis")
        verify(room.land > 200)
        compare(room.findings.errors, 0)
        verify(room.document.modified) // as it stands: nobody has to save it first
        press("fightOnBoard")
        tryCompare(win, "place", "battle")
        const skirmish = win.screen.content.skirmish
        compare(skirmish.board, "Salamis")
        compare(skirmish.whyNot, "")
        compare(find("skirmishBoard").text, "Salamis")
        // Printed: its brief has the map.
        win.screen.printAsked(skirmish, "brief")
        tryCompare(win, "place", "print")
        win.goTo("battle")
        // Played: captains on both sides, a turn.
        skirmish.setPlayer(0, "steady")
        skirmish.setPlayer(1, "steady")
        press("beginBattle")
        tryVerify(() => win.battleRoom !== undefined ? win.battleRoom.isOpen : win.screen.room.isOpen, 20000)
    }
}
