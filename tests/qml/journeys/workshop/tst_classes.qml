// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

// A class of one's own, from nothing and as a copy: found by formulas, altered, given back, kept, and a fleet built of it.
Journey {
    id: test

    readonly property var room: win?.classRoom

    name: "Classes"

    function init() {
        failOnWarning(/.?/)
        openWindow()
        room.document.beginAnew()
        press("classEditor")
        tryCompare(win, "place", "classes")
        waitForRendering(win.contentItem, 200)
    }
    function cleanup() {
        win.goTo("start")
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
    // Brings a row of the sheet into sight.
    function row(field: string): var {
        const control = find("fit/" + field)
        verify(control, field)
        const flick = find("classSheet")
        const y = control.mapToItem(flick.contentItem, 0, 0).y
        flick.contentY = Math.max(0, Math.min(y - 100, flick.contentHeight - flick.height))
        waitForRendering(flick, 200)
        return control
    }
    function type(field: string, number: int) {
        const control = row(field)
        mouseClick(control)
        keyClick(Qt.Key_A, Qt.ControlModifier)
        for (const digit of String(number))
            keyClick(digit)
        keyClick(Qt.Key_Return)
    }

    function test_fromNothingByFormulas() {
        press("firstClass")
        compare(room.current, 0)
        compare(room.sheet.given, 0)
        // One types her name: the keys were with a button that was there no more, where Enter made a second class.
        tryVerify(() => find("className").activeFocus)
        for (const letter of "Corsair")
            keyClick(letter)
        keyClick(Qt.Key_Return)
        compare(room.sheet.name, "Corsair")
        compare(room.sheet.classId, "own-corsair")
        const price = room.sheet.price.total
        type("ship/rowers", 300)
        verify(room.sheet.price.total !== price)
        compare(find("total").text, room.sheet.price.total)
        type("trireme/hull", 17)
        compare(room.sheet.given, 1)
        const back = find("formula/trireme/hull")
        tryVerify(() => back.visible)
        mouseClick(back)
        compare(room.sheet.given, 0)
        verify(!back.visible)
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        compare(room.sheet.given, 1)
    }

    function test_aRefusedValueGivesWay() {
        press("firstClass")
        for (let tries = 0; tries < 5 && room.sheet.given === 0; ++tries)
            type("trireme/max_speed", 4) // a press is lost while the rows are still laid out
        compare(room.sheet.given, 1)
        const control = row("trireme/cruise_speed")
        const before = control.value
        type("trireme/cruise_speed", 6)
        compare(control.value, before)
        compare(room.sheet.given, 1)
    }

    function test_aCopyIsKeptAndAFleetBuiltOfIt() {
        keyClick(Qt.Key_F, Qt.ControlModifier)
        for (const letter of "quinq")
            keyClick(letter)
        tryCompare(win.screen.list.library, "count", 1)
        find("classShelf").forceActiveFocus()
        keyClick(Qt.Key_Return)
        compare(room.classes.count, 1)
        compare(room.sheet.derived, 0)
        verify(!win.screen.list.ofLibrary)
        room.sheet.setText("name", "Great five " + Date.now())
        press("keepClass")
        tryCompare(room, "kept", true)
        const id = room.sheet.classId
        press("keepClass")
        tryCompare(win, "place", "fleet-builder")
        verify(win.fleetBuilder.ships.add(id))
        press("ownClasses")
        tryCompare(win, "place", "classes")
        press("takeFromShelf")
        tryCompare(room, "kept", false)
    }

    // The keys were lost with the row whose button was pressed.
    function test_theKeysGoOnToTheNextRowWhenOneIsTakenOut() {
        press("firstClass")
        const game = room.figures.games[0].value
        const figures = room.figures.offered(game).slice(0, 3).map(each => each.value)
        compare(figures.length, 3)
        for (const figure of figures)
            verify(room.figures.add(game, figure))
        const away = figure => find("removeFigure/" + figure)
        tryVerify(() => away(figures[2]) !== null)
        away(figures[0]).forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Return)
        compare(room.figures.count, 2)
        tryVerify(() => away(figures[1]).activeFocus && away(figures[1]).visualFocus)
        // Of the last one to the one above it, and of the only one to what stands before it.
        away(figures[2]).forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Return)
        tryVerify(() => away(figures[1]).activeFocus)
        keyClick(Qt.Key_Return)
        compare(room.figures.count, 0)
        tryVerify(() => win.activeFocusItem !== null && win.activeFocusItem !== win.contentItem && win.activeFocusItem.visible)
    }

    function test_byKeysAlone() {
        keyClick(Qt.Key_N, Qt.ControlModifier)
        keyClick(Qt.Key_N, Qt.ControlModifier)
        compare(room.classes.count, 2)
        win.screen.list.ofLibrary = false
        find("classList").forceActiveFocus()
        keyClick(Qt.Key_Up)
        compare(room.current, 0)
        keyClick(Qt.Key_PageDown)
        compare(room.current, 1)
        keyClick(Qt.Key_Delete)
        compare(room.classes.count, 1)
        compare(find("classList").currentIndex, 0)
        keyClick(Qt.Key_F2)
        verify(find("className").activeFocus)
        keyClick(Qt.Key_S, Qt.ControlModifier)
        tryVerify(() => find("fileSheet") !== null)
    }

    function test_houseFiguresAreBroughtAlongAndAltered() {
        press("firstClass")
        const source = find("classFileSource")
        source.finished("A museum's drawings")
        compare(room.source, "A museum's drawings")
        compare(source.held, room.source)
        verify(room.figures.add("campaign", "income-per-value"))
        const control = find("figureValue/income-per-value")
        verify(control)
        control.moved(12)
        compare(room.figures.value(0, "value"), "12")
        compare(control.value, 12)
        find("removeFigure/income-per-value").clicked()
        compare(room.figures.count, 0)
        const add = find("addFigure")
        verify(add.enabled)
        add.forceActiveFocus() // a new class puts the keys in her name
        add.clicked()
        compare(room.figures.count, 1)
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        compare(room.figures.count, 0)
    }

    function test_theOpenWarIsGivenAClass() {
        verify(win.openFile(journeys.freshSample()))
        win.goTo("classes")
        tryVerify(() => find("firstClass") !== null)
        // Whoever comes from the war's menu reads first what is to be done, and finds the button without scrolling.
        const first = find("giveWhatFirst")
        const give = find("giveClass")
        verify(first.visible && !give.visible)
        press("firstClass")
        tryVerify(() => give.visible && give.enabled)
        verify(!first.visible)
        const side = find("classSide")
        verify(give.mapToItem(side, 0, give.height).y <= side.height)
        give.clicked()
        verify(!give.enabled)
        verify(find("giveWhyNot").visible)
        verify(win.campaign.undoStack.canUndo)
        win.campaign.undo()
        verify(give.enabled)
        win.campaign.close()
    }

    function test_whatIsWrongIsTold() {
        room.take("trireme")
        room.sheet.setNumber("salamis-ad-actium/sail_only", 1)
        verify(room.findings.errors > 0)
        press("findingsButton")
        tryVerify(() => find("classFinding/deck-differs")?.visible ?? false)
    }
}
