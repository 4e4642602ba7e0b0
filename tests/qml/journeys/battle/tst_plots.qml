// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

// Plots of Trireme, written at the table by clicks and by keys.
Journey {
    id: test

    readonly property var room: win?.battleRoom ?? null
    readonly property var plot: room?.plotting.plot ?? null

    name: "Plots"

    function init() {
        failOnWarning(/.?/)
        Preferences.theme = "light"
        openWindow()
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
        tryVerify(() => room.isOver || (room.turn.handsAsked && !room.pace.thinking && !room.choice.listing && !room.pace.together.hasOnlyAnswer), 60000)
    }

    // The smallest battle that comes with the program, fought by Trireme, with both sides deployed.
    function sitDown(sample = "") {
        mouseClick(findChild(win, "skirmish"))
        compare(win.place, "battle")
        const skirmish = win.screen.content.skirmish
        skirmish.choose(sample === "" ? 0 : skirmish.samples.findIndex(each => each.key === sample))
        skirmish.game = "trireme"
        compare(skirmish.whyNot, "")
        press("beginBattle")
        verify(room.isOpen)
        room.pace.interval = 0
        waitForHands()
        verify(!room.plotting.isOn)
        press("sideOrder/0") // deployed
        tryVerify(() => room.plotting.isOn, 60000)
        waitForHands()
        tryVerify(() => part("plotPanel").visible)
    }

    function test_aPlotIsWrittenByClicks() {
        sitDown()
        const board = part("board")
        const ship = room.choice.ship
        press("plotStep/0") // away with what stands there
        compare(plot.lists.steps.length, 0)
        verify(!part("givePlot").enabled)
        const ahead = board.placeOfWay("F")
        mouseClick(board, ahead.x, ahead.y)
        compare(plot.lists.steps.length, 1)
        while (plot.lists.steps.length < plot.wanted)
            press("plotSymbol/F")
        verify(plot.allowed)
        const first = board.placeOfStep(0)
        mouseClick(board, first.x, first.y) // back to the first dot
        compare(plot.lists.steps.length, 1)
        press("plotFill")
        compare(plot.lists.steps.length, plot.wanted)
        press("plotTakeBack")
        compare(plot.lists.steps.length, plot.wanted - 1)
        press("plotFill")
        compare(part("plotText").text, plot.text)
        const ordered = room.plotting.book.ordered
        press("givePlot")
        tryCompare(room.plotting.book, "ordered", ordered + 1)
        tryVerify(() => room.choice.ship !== ship) // the next one's turn
        press("plotRow/" + room.plotting.book.rowOf(ship))
        tryCompare(room.choice, "ship", ship)
        tryVerify(() => plot.isOrdered)
        verify(!part("givePlot").enabled)
    }

    function test_aRefusalSaysWhyAndIsTakenBack() {
        sitDown()
        const fastest = plot.lists.speeds.length - 1
        verify(plot.lists.speeds[fastest].whyNot !== "")
        const before = plot.text
        press("plotSpeed/" + fastest)
        verify(!plot.allowed)
        const note = part("plotNote/0")
        verify(note)
        compare(note.severity, FindingSeverity.Error)
        verify(note.rule.startsWith("TR-"))
        verify(note.Accessible.name.includes(note.message))
        verify(!part("givePlot").enabled)
        press("putPlotBack")
        compare(plot.text, before)
        verify(!part("plotNote/0") || part("plotNote/0").severity !== FindingSeverity.Error)
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
        compare(room.plotting.book.ordered, 0)
        field.input.selectAll()
        for (const letter of plot.text)
            keyClick(letter)
        keyClick(Qt.Key_Return)
        compare(field.problem, "")
        tryCompare(room.plotting.book, "ordered", 1)
    }

    function test_byKeysAlone() {
        sitDown()
        const board = part("board")
        board.forceActiveFocus(Qt.TabFocusReason)
        const speed = plot.wanted
        keyClick(Qt.Key_Delete)
        compare(plot.lists.steps.length, 0)
        keyClick(Qt.Key_Up)
        compare(plot.lists.steps.length, 1)
        keyClick("f")
        compare(plot.lists.steps.length, 2)
        keyClick(Qt.Key_Backspace)
        compare(plot.lists.steps.length, 1)
        keyClick(Qt.Key_BracketLeft)
        compare(plot.wanted, speed - 1)
        keyClick(Qt.Key_End)
        compare(plot.lists.steps.length, plot.wanted)
        const first = room.choice.ship
        keyClick(Qt.Key_Tab)
        tryVerify(() => room.choice.ship !== first)
        keyClick(Qt.Key_Backtab)
        tryCompare(room.choice, "ship", first)
        compare(plot.lists.steps.length, speed - 1) // still as it was written
        verify(plot.isChanged)
        keyClick(Qt.Key_Escape)
        verify(!plot.isChanged)
        for (let ship = 0; ship < room.plotting.book.count; ++ship) {
            const ordered = room.plotting.book.ordered
            tryVerify(() => plot.isOn && !plot.isOrdered)
            keyClick(Qt.Key_Return)
            tryCompare(room.plotting.book, "ordered", ordered + 1)
        }
        compare(room.plotting.book.missing, 0)
        keyClick(Qt.Key_Return, Qt.ControlModifier)
        tryVerify(() => room.turn.number === 2, 60000)
    }

    // Enter alone leads from ship to ship and ends the plotting; Shift+Enter writes the same for the squadron.
    function test_enterLeadsThroughThePlots() {
        sitDown()
        const board = part("board")
        board.forceActiveFocus(Qt.TabFocusReason)
        for (let ship = 0; ship < room.plotting.book.count; ++ship) {
            const ordered = room.plotting.book.ordered
            tryVerify(() => plot.isOn && !plot.isOrdered)
            keyClick(Qt.Key_Return)
            tryCompare(room.plotting.book, "ordered", ordered + 1)
        }
        verify(room.plotting.isOn)
        keyClick(Qt.Key_Return)
        tryVerify(() => room.turn.number === 2, 60000)
        tryVerify(() => room.plotting.isOn, 60000)
        waitForHands()
        keyClick(Qt.Key_Return, Qt.ShiftModifier)
        tryVerify(() => room.plotting.book.ordered > 0)
        keyClick(Qt.Key_C)
        tryCompare(room.plotting.book, "missing", 0, 60000)
        keyClick(Qt.Key_C) // the rest of the turn
        tryVerify(() => room.isOver || room.turn.number === 3, 60000)
    }

    // How far the chosen ship may come is found on a key, and she is plotted on.
    function test_whomAShipThreatensIsShownOnAKey() {
        sitDown()
        const board = part("board")
        board.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Shift) // a key: that the table has them is shown from now on
        const before = grabImage(board)
        keyClick(Qt.Key_T)
        verify(room.choice.wantsReach)
        tryVerify(() => !room.choice.listing && !grabImage(board).equals(before), 30000)
        verify(plot.isOn)
        const ship = room.choice.ship
        keyClick(Qt.Key_Return) // she is plotted on meanwhile
        tryCompare(room.plotting.book, "ordered", 1, 30000)
        tryVerify(() => room.choice.ship !== ship && !room.choice.listing, 30000)
        keyClick(Qt.Key_T)
        verify(!room.choice.wantsReach)
    }

    function test_aCaptainPlotsTheRest() {
        sitDown()
        press("givePlot")
        tryCompare(room.plotting.book, "ordered", 1)
        const all = part("endPlotting")
        const before = all.mapToItem(null, 0, 0).y
        press("captainPlots")
        tryCompare(room.plotting.book, "missing", 0, 60000)
        compare(all.mapToItem(null, 0, 0).y, before) // it stands still under the pointer
        verify(room.plotting.isOn)
        press("endPlotting")
        tryVerify(() => room.turn.number === 2 || !room.plotting.isOn, 60000)
    }

    // After any press beside the table its letters write on.
    function test_lettersReachTheTableAfterAPress() {
        sitDown()
        const board = part("board")
        part("plotText").input.forceActiveFocus()
        press("givePlot")
        tryCompare(room.plotting.book, "ordered", 1)
        tryVerify(() => plot.isOn && !plot.isOrdered)
        tryVerify(() => board.activeFocus)
        waitForHands() // what is found of the next ship lays the panel out anew, and a press would fall beside
        for (const name of ["plotSpeed/3", "plotSymbol/F", "plotTakeBack", "plotStep/0"]) {
            part("plotText").input.forceActiveFocus() // it is scrolled to
            part("plotScroll").contentY = 0
            press(name)
            tryVerify(() => board.activeFocus, 5000, name)
            waitForHands()
        }
        plot.cutTo(0)
        keyClick("f")
        compare(plot.lists.steps.length, 1)
        part("plotText").input.forceActiveFocus()
        press("plotRow/0")
        tryCompare(room.choice, "ship", room.plotting.book.shipAt(0))
        verify(board.activeFocus)
    }

    // At the least size of the window all that is chosen oftenest is seen without a wheel.
    function test_speedsAndContactAreSeenAtOnce() {
        win.width = 1280
        win.height = 720
        sitDown()
        const panel = part("plotPanel")
        tryVerify(() => part("plotSpeed/0") !== null)
        const line = part("plotSpeed/0").mapToItem(panel, 0, 0).y
        for (let i = 1; i < plot.lists.speeds.length; ++i)
            compare(part("plotSpeed/" + i).mapToItem(panel, 0, 0).y, line)
        const contact = part("plotChoice/1/R")
        verify(contact.mapToItem(panel, 0, contact.height).y <= part("plotFoot").y)
        press("plotChoice/1/A")
        compare(plot.lists.choices[1].value, "A")
        verify(part("board").activeFocus)
    }

    function test_theSquadronAlikeAsksBeforeItWritesOver() {
        sitDown("Between the islands")
        press("givePlot") // the first is written for herself
        tryCompare(room.plotting.book, "ordered", 1)
        tryVerify(() => plot.isOn && !plot.isOrdered)
        const first = room.plotting.book.shipAt(0)
        const before = room.plotting.book.value(0, "plot")
        press("plotChoice/1/A")
        press("copyPlot")
        const menu = findChild(panelOf("copyPlot"), "alikeMenu")
        tryVerify(() => menu.opened)
        const ordered = room.plotting.book.ordered
        menu.itemAt(0).triggered()
        tryVerify(() => room.plotting.book.ordered > ordered)
        compare(room.plotting.book.value(0, "plot"), before)
        menu.close()
        press("copyPlot")
        tryVerify(() => menu.opened)
        menu.itemAt(1).triggered()
        tryVerify(() => room.plotting.book.value(0, "plot") !== before)
    }

    function panelOf(name: string): var {
        let item = part(name)
        while (item.objectName !== "plotPanel")
            item = item.parent
        return item
    }

    // What the head says, and a refusal that is put away by the next good order.
    function test_theHeadAndTheNotice() {
        sitDown()
        verify(part("standing").text.includes(room.turn.phase))
        verify(room.turn.phase !== "")
        const notices = part("notices")
        room.notices.refused("No.", "Otherwise.")
        verify(notices.showing)
        compare(notices.kind, NoticeBar.Problem)
        press("givePlot")
        tryCompare(room.plotting.book, "ordered", 1)
        tryVerify(() => !notices.showing)
    }

    // Two people at one screen: from the cover between them nothing of either's side is reached.
    function test_fromTheCoverNothingIsReached() {
        mouseClick(findChild(win, "skirmish"))
        const skirmish = win.screen.content.skirmish
        skirmish.choose(0)
        skirmish.game = "trireme"
        skirmish.setPlayer(0, "hands")
        skirmish.setPlayer(1, "hands")
        press("beginBattle")
        room.pace.interval = 0
        for (let i = 0; i < 30 && room.seats.curtainFor < 0; ++i) {
            waitForHands()
            part("board").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            wait(20)
        }
        verify(room.seats.curtainFor >= 0)
        const length = room.history.length
        const at = room.history.at
        const board = part("board")
        board.forceActiveFocus(Qt.TabFocusReason)
        for (const key of [Qt.Key_Home, Qt.Key_Comma, Qt.Key_Return, Qt.Key_C, Qt.Key_H, Qt.Key_N])
            keyClick(key)
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        wait(50)
        compare(room.history.length, length)
        compare(room.history.at, at)
        for (const name of ["undo", "redo", "toFirst", "oneBack"])
            verify(!part(name).enabled, name)
        press("battleMenu")
        for (const name of ["giveUp", "writeReplay", "whoPlays", "printTableBrief"]) {
            tryVerify(() => findChild(win, name) !== null)
            verify(!findChild(win, name).enabled, name)
        }
        keyClick(Qt.Key_Escape)
        // The keys leave the table for the cover: its button comes first.
        board.forceActiveFocus(Qt.OtherFocusReason)
        const cover = part("handOver")
        verify(cover.visible)
        cover.forceActiveFocus(Qt.OtherFocusReason)
        keyClick(Qt.Key_Return)
        verify(room.seats.curtainFor >= 0)
        keyClick(Qt.Key_Tab)
        verify(findChild(cover, "openCurtain").activeFocus)
        keyClick(Qt.Key_Return)
        tryVerify(() => room.seats.curtainFor < 0)
        tryVerify(() => part("toFirst").enabled)
        verify(findChild(win, "giveUp").enabled)
        tryVerify(() => board.activeFocus)
    }

    // Two people at one screen see what came of their plots before the cover falls; it was all over when it was lifted.
    function test_whatCameIsSeenBeforeTheCoverFalls() {
        mouseClick(findChild(win, "skirmish"))
        const skirmish = win.screen.content.skirmish
        skirmish.choose(0)
        skirmish.game = "trireme"
        skirmish.setPlayer(0, "hands")
        skirmish.setPlayer(1, "hands")
        press("beginBattle")
        const board = part("board")
        const cover = part("handOver")
        room.pace.interval = 0
        const toTheCover = sits => {
            for (let i = 0; i < 30 && room.seats.curtainFor !== sits; ++i) {
                waitForHands()
                board.forceActiveFocus(Qt.TabFocusReason)
                keyClick(Qt.Key_Return)
                wait(20)
            }
            compare(room.seats.curtainFor, sits)
        }
        toTheCover(1) // the first has deployed
        tryCompare(cover, "visible", true)
        verify(cover.activeFocus)
        press("openCurtain")
        toTheCover(0) // both have: the first plots
        press("openCurtain")
        toTheCover(1)
        press("openCurtain")
        // The second's last plot: all of them are rowed.
        for (let i = 0; i < 30 && room.plotting.book.missing > 0; ++i) {
            waitForHands()
            board.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            wait(20)
        }
        waitForHands()
        compare(room.seats.curtainFor, -1)
        room.pace.interval = 1400
        room.plotting.end()
        tryVerify(() => board.playback.playing)
        compare(room.seats.curtainFor, 0)
        verify(!cover.visible)
        verify(!part("undo").enabled && !part("toFirst").enabled)
        board.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Return) // orders nothing
        verify(board.playback.playing)
        keyClick(Qt.Key_Space)
        tryVerify(() => !board.playback.playing && cover.visible)
        compare(room.seats.curtainFor, 0)
    }

    // The side's standing orders are in a menu; none looks as if it were switched on.
    function test_standingOrdersAreInTheMenu() {
        sitDown()
        verify(room.ofSide.orders.count > 2)
        verify(!part("sideOrder/1").visible)
        press("moreOfPlots")
        const menu = findChild(part("plotListPanel"), "plotSideMenu")
        tryVerify(() => menu.opened)
        compare(menu.count, room.ofSide.orders.count)
        for (let i = 0; i < menu.count; ++i)
            verify(menu.itemAt(i).glyph !== "check")
        const length = room.history.length
        menu.itemAt(1).triggered()
        tryVerify(() => room.history.length > length)
    }
}
