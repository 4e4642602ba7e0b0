// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Navarch
import Navarch.App

// Plots of Trireme, written at the table by clicks and by keys.
TestCase {
    id: test

    property var win: null
    readonly property var room: win?.battleRoom ?? null
    readonly property var plot: room?.plot ?? null

    name: "Plots"
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

    function part(name: string): var {
        return findChild(win.contentItem, name)
    }

    // Rows and buttons come and go: they stand where they shall before one is pressed.
    function press(name: string) {
        tryVerify(() => part(name) !== null && part(name).visible && part(name).enabled, 60000, name)
        if (isPolishScheduled(part(name).parent))
            verify(waitForItemPolished(part(name).parent))
        const item = part(name)
        mouseClick(item, item.width / 2, item.height / 2)
    }

    function waitForHands() {
        tryVerify(() => room.isOver || (room.handsAsked && !room.thinking && !room.listing), 60000)
    }

    // The smallest battle that comes with the program, fought by Trireme, with both sides deployed.
    function sitDown() {
        mouseClick(findChild(win, "skirmish"))
        compare(win.place, "battle")
        const skirmish = win.screen.content.skirmish
        skirmish.choose(0)
        skirmish.game = "trireme"
        compare(skirmish.whyNot, "")
        press("beginBattle")
        verify(room.isOpen)
        room.pace = 0
        waitForHands()
        verify(!room.plotting)
        press("sideOrder/0") // deployed
        tryVerify(() => room.plotting, 60000)
        waitForHands()
        tryVerify(() => part("plotPanel").visible)
    }

    function test_aPlotIsWrittenByClicks() {
        sitDown()
        const board = part("board")
        const ship = room.ship
        press("plotStep/0") // away with what stands there
        compare(plot.steps.length, 0)
        verify(!part("givePlot").enabled)
        const ahead = board.placeOfWay("F")
        mouseClick(board, ahead.x, ahead.y)
        compare(plot.steps.length, 1)
        while (plot.steps.length < plot.wanted)
            press("plotSymbol/F")
        verify(plot.allowed)
        const first = board.placeOfStep(0)
        mouseClick(board, first.x, first.y) // back to the first dot
        compare(plot.steps.length, 1)
        press("plotFill")
        compare(plot.steps.length, plot.wanted)
        press("plotTakeBack")
        compare(plot.steps.length, plot.wanted - 1)
        press("plotFill")
        compare(part("plotText").text, plot.text)
        const ordered = room.plots.ordered
        press("givePlot")
        tryCompare(room.plots, "ordered", ordered + 1)
        tryVerify(() => room.ship !== ship) // the next one's turn
        press("plotRow/" + room.plots.rowOf(ship))
        tryCompare(room, "ship", ship)
        tryVerify(() => plot.isOrdered)
        verify(!part("givePlot").enabled)
    }

    function test_aRefusalSaysWhyAndIsTakenBack() {
        sitDown()
        const fastest = plot.speeds.length - 1
        verify(plot.speeds[fastest].whyNot !== "")
        const before = plot.text
        press("plotSpeed/" + fastest)
        verify(!plot.allowed)
        const note = part("plotNote/0")
        verify(note)
        compare(note.severity, "error")
        verify(note.rule.startsWith("TR-"))
        verify(note.Accessible.name.includes(note.message))
        verify(!part("givePlot").enabled)
        press("putPlotBack")
        compare(plot.text, before)
        verify(!part("plotNote/0") || part("plotNote/0").severity !== "error")
    }

    function test_aPlotIsTyped() {
        sitDown()
        const field = part("plotText")
        field.input.forceActiveFocus()
        field.input.selectAll()
        for (const letter of "no plot")
            keyClick(letter)
        keyClick(Qt.Key_Return)
        verify(field.problem !== "")
        compare(room.plots.ordered, 0)
        field.input.selectAll()
        for (const letter of plot.text)
            keyClick(letter)
        keyClick(Qt.Key_Return)
        compare(field.problem, "")
        tryCompare(room.plots, "ordered", 1)
    }

    function test_byKeysAlone() {
        sitDown()
        const board = part("board")
        board.forceActiveFocus(Qt.TabFocusReason)
        const speed = plot.wanted
        keyClick(Qt.Key_Delete)
        compare(plot.steps.length, 0)
        keyClick(Qt.Key_Up)
        compare(plot.steps.length, 1)
        keyClick("f")
        compare(plot.steps.length, 2)
        keyClick(Qt.Key_Backspace)
        compare(plot.steps.length, 1)
        keyClick(Qt.Key_BracketLeft)
        compare(plot.wanted, speed - 1)
        keyClick(Qt.Key_End)
        compare(plot.steps.length, plot.wanted)
        const first = room.ship
        keyClick(Qt.Key_Tab)
        tryVerify(() => room.ship !== first)
        keyClick(Qt.Key_Backtab)
        tryCompare(room, "ship", first)
        compare(plot.steps.length, speed - 1) // still as it was written
        verify(plot.isChanged)
        keyClick(Qt.Key_Escape)
        verify(!plot.isChanged)
        for (let ship = 0; ship < room.plots.count; ++ship) {
            const ordered = room.plots.ordered
            tryVerify(() => plot.isOn && !plot.isOrdered)
            keyClick(Qt.Key_Return)
            tryCompare(room.plots, "ordered", ordered + 1)
        }
        compare(room.plots.missing, 0)
        keyClick(Qt.Key_Return, Qt.ControlModifier)
        tryVerify(() => room.turn === 2, 60000)
    }

    function test_aCaptainPlotsTheRest() {
        sitDown()
        press("givePlot")
        tryCompare(room.plots, "ordered", 1)
        press("captainPlots")
        tryCompare(room.plots, "missing", 0, 60000)
        verify(room.plotting)
        press("endPlotting")
        tryVerify(() => room.turn === 2 || !room.plotting, 60000)
    }
}
