// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

Journey {
    id: test

    readonly property var entry: win?.resultEntry ?? null

    name: "Result"

    function init() {
        failOnWarning(/.?/)
        Preferences.theme = "light"
        openWindow()
        mouseClick(findChild(win, "skirmish"))
        const first = findChild(win.contentItem, "sample/0")
        tryVerify(() => !isPolishScheduled(first.parent) && findChild(win.contentItem, "sample/5").y > 0) // laid out: none lies over it
        mouseClick(first)
        const button = findChild(win.contentItem, "enterResult")
        tryVerify(() => button.visible && button.width > 0)
        mouseClick(button)
        tryCompare(win, "place", "result")
        entry.startOver()
        entry.selection.pick(1)
    }

    function rows(side: int): Item {
        return findChild(win.contentItem, "resultRows/" + side)
    }

    // Everything without a mouse: fates by letters, the other side by an arrow, several by Shift, losses behind Enter.
    function test_aResultIsEnteredByKeys() {
        rows(0).forceActiveFocus()
        keyClick(Qt.Key_S)
        compare(entry.sides[0].lost, 1)
        keyClick(Qt.Key_Down)
        keyClick(Qt.Key_3)
        compare(entry.selection.current.name, findChild(win.contentItem, "resultTitle").text)
        keyClick(Qt.Key_Right)
        compare(entry.selection.side, 1)
        verify(rows(1).activeFocus)
        keyClick(Qt.Key_Home)
        keyClick(Qt.Key_Down, Qt.ShiftModifier)
        compare(entry.selection.count, 2)
        keyClick(Qt.Key_C)
        compare(entry.sides[1].lost, 2)
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        compare(entry.sides[1].lost, 0)
        keyClick(Qt.Key_Y, Qt.ControlModifier)
        compare(entry.sides[1].lost, 2)
        keyClick(Qt.Key_Return)
        tryVerify(() => findChild(win.contentItem, "resultPanel").activeFocus)
        keyClick(Qt.Key_Escape)
        verify(rows(1).activeFocus)
        compare(findChild(win, "notices").kind, NoticeBar.None)
    }

    function test_rowsAndFieldsAnswerTheMouse() {
        const row = findChild(rows(1), "resultRow/" + rows(1).firstKey())
        tryVerify(() => row.width > 0 && row.mapToItem(null, 0, 0).y > 100)
        waitForRendering(win.contentItem, 100)
        mouseClick(row)
        compare(entry.selection.side, 1)
        const fate = findChild(win.contentItem, "fate")
        fate.chosen("sunk")
        compare(entry.selection.current.fate, "sunk")
        mouseClick(findChild(win.contentItem, "allShips/0"))
        compare(entry.selection.count, entry.sides[0].ships)
        mouseClick(findChild(win.contentItem, "undo"))
        verify(!entry.isBegun)
    }

    // What became of a ship takes no room from her name: it stands below where the window is narrow.
    function test_namesAreReadHoweverNarrow() {
        const row = findChild(rows(0), "resultRow/" + rows(0).firstKey())
        const name = findChild(row, "resultName")
        const widest = win.width
        for (const width of [1600, 1024, 900]) {
            win.width = width
            tryVerify(() => Math.abs(win.contentItem.width - width) < 1)
            tryVerify(() => row.width > 0 && name.width >= Math.min(name.implicitWidth, row.width / 3), 5000, width + ": " + name.width)
        }
        win.width = widest
        tryVerify(() => !row.isNarrow)
        row.width = 280 // as where four sides share the window
        verify(row.isNarrow)
        tryVerify(() => name.width >= Math.min(name.implicitWidth, row.width / 3))
        row.width = Qt.binding(() => row.parent.width)
    }

    function test_aBadLineIsNamedAndCanBeCorrected() {
        mouseClick(findChild(win.contentItem, "pasteLines"))
        const sheet = findChild(win, "pasteSheet")
        tryVerify(() => sheet.opened)
        const text = findChild(sheet.contentItem, "pasteText")
        text.text = "sunk\neaten"
        mouseClick(findChild(sheet.contentItem, "takeLines"))
        verify(findChild(sheet.contentItem, "pasteProblem").text.startsWith("Line 2"))
        verify(!entry.isBegun)
        text.text = "sunk\nfled"
        mouseClick(findChild(sheet.contentItem, "takeLines"))
        tryVerify(() => !sheet.opened)
        compare(entry.sides[0].lost, 1)
        compare(entry.history.undoTitle, "Paste 2 lines")
    }

    function type(text: string) {
        for (const letter of text)
            keyClick(letter)
    }

    // A scanner types a code and Return: the row is there, a letter says her fate, and the next code is scanned from where
    // one is. What is wrong is told, and nothing happens to anyone.
    function test_scannedCodesFindTheirRows() {
        const field = findChild(win.contentItem, "scanField")
        const list = rows(1).model
        const code = list.value(1, "note").split(" · ")[0]
        verify(/^[A-Z]{2}-[0-9]{3}$/.test(code), code)
        mouseClick(field)
        type(code)
        keyClick(Qt.Key_Return)
        compare(field.text, "")
        compare(entry.selection.side, 1)
        compare(entry.selection.currentKey, list.value(1, "rowKey"))
        verify(!entry.isBegun)
        verify(findChild(win.contentItem, "fate").activeFocus)
        keyClick(Qt.Key_S)
        compare(entry.sides[1].lost, 1)
        compare(entry.selection.current.fate, "sunk")

        type("NAVARCH9:KMPT:1")
        compare(field.text.toUpperCase(), "NAVARCH9:KMPT:1")
        keyClick(Qt.Key_Return)
        const problem = findChild(win.contentItem, "scanProblem")
        verify(problem.visible && problem.text.includes("newer Navarch"))
        compare(entry.sides[1].lost, 1)
        compare(entry.sides[0].lost, 0)
        keyClick(Qt.Key_Escape)
        verify(!problem.visible)
        verify(rows(1).activeFocus)

        rows(0).forceActiveFocus()
        type("Nobody")
        compare(entry.sides[0].lost, 0) // no letter of it was a fate
        keyClick(Qt.Key_Escape)
        mouseClick(field)
        type(code + " fled")
        keyClick(Qt.Key_Return)
        compare(entry.selection.current.fate, "fled")
        compare(entry.history.undoTitle, "Type a line")

        field.text = code + "\ncaptured\n" + code
        const sheet = findChild(win, "pasteSheet")
        tryVerify(() => sheet.opened)
        compare(field.text, "")
        verify(findChild(sheet.contentItem, "pasteProblem").text.startsWith("Line 3"))
        compare(entry.selection.current.fate, "fled")
        sheet.close()
        tryVerify(() => !sheet.visible)
        field.text = code + "\ncaptured\n"
        compare(entry.selection.current.fate, "captured")
        verify(findChild(win.contentItem, "fate").activeFocus)
    }

    // The code of the how-manieth ship of a side.
    function codeOf(side: int, at: int): string {
        const list = rows(side).model
        return list.value(at, "note").split(" · ")[0]
    }
    function shipAt(side: int, at: int): int {
        const list = rows(side).model
        return list.value(at, "rowKey")
    }

    // The first stepper of the panel that can be counted up, in focus with what it holds taken, as Tab leaves it.
    function intoANumber(): Item {
        const input = findChild(win.contentItem, "fit/oars_lost")
        verify(input)
        input.forceActiveFocus()
        const field = win.activeFocusItem
        verify(field.selectAll)
        field.selectAll()
        return input
    }

    // A scanner types wherever the focus is: a number that was being typed is her own, and the code goes to its field.
    function test_aCodeScannedIntoANumberFindsItsRow() {
        intoANumber()
        keyClick("3")
        type(codeOf(1, 0))
        compare(findChild(win.contentItem, "scanField").text.toUpperCase(), codeOf(1, 0))
        keyClick(Qt.Key_Return)
        compare(entry.selection.currentKey, shipAt(1, 0))
        compare(entry.history.undoTitle.startsWith("Change"), true)
        entry.selection.pick(1)
        compare(findChild(win.contentItem, "fit/oars_lost").value, 3) // and nothing of the code stands there
        entry.history.undo()
        verify(!entry.isBegun)

        const turns = findChild(win.contentItem, "turns")
        const before = entry.verdict.turns
        turns.forceActiveFocus()
        type(codeOf(0, 1))
        keyClick(Qt.Key_Return)
        compare(entry.selection.currentKey, shipAt(0, 1))
        compare(entry.verdict.turns, before)
    }

    // From rows, fates, choices and buttons as well, be it typed by hand: no code begins with a letter of a fate.
    function test_aCodeMayBeTypedAnywhere() {
        for (const from of [rows(0), findChild(win.contentItem, "fate"), findChild(win.contentItem, "victor"),
                            findChild(win.contentItem, "conceded"), findChild(win.contentItem, "atTurnLimit"),
                            findChild(win.contentItem, "leaveResult")]) {
            from.forceActiveFocus()
            type(codeOf(1, 1))
            keyClick(Qt.Key_Return)
            compare(entry.selection.currentKey, shipAt(1, 1), from.objectName)
            verify(!entry.isBegun, from.objectName)
            entry.selection.pick(1)
        }
        // A scanner that ends with a tabulator; what is typed by hand may be left.
        const field = findChild(win.contentItem, "scanField")
        rows(0).forceActiveFocus()
        type("NAVARCH9:KMPT:1")
        keyClick(Qt.Key_Tab)
        tryVerify(() => findChild(win.contentItem, "scanProblem").visible)
        tryVerify(() => field.activeFocus)
        keyClick(Qt.Key_Escape)
        mouseClick(field)
        type(codeOf(1, 1))
        keyClick(Qt.Key_Tab)
        verify(!field.activeFocus)
        compare(entry.selection.currentKey, 1)
    }

    function test_whatIsBegunIsThereAgain() {
        rows(0).forceActiveFocus()
        keyClick(Qt.Key_S)
        mouseClick(findChild(win.contentItem, "leaveResult"))
        tryCompare(win, "place", "battle")
        const again = findChild(win.contentItem, "resumeResult")
        tryVerify(() => again.visible)
        mouseClick(again)
        tryCompare(win, "place", "result")
        compare(entry.sides[0].lost, 1)
    }

    function test_findingsStandInTheWayAndAreFixed() {
        entry.verdict.conceded = 0
        entry.verdict.victor = 0
        compare(entry.findings.errors, 1)
        verify(!findChild(win.contentItem, "useResult").enabled)
        mouseClick(findChild(win.contentItem, "findingsButton"))
        compare(entry.selection.currentKey, 0)
        verify(findChild(win.contentItem, "finding/victor-conceded"))
        entry.verdict.conceded = -1
        verify(findChild(win.contentItem, "useResult").enabled)
    }
}
