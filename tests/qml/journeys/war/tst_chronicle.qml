// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import "../.."

Journey {
    id: test

    name: "Chronicle"

    // The sample's war, sailed until a week has more than one sighting: they stand behind a line.
    function init() {
        failOnWarning(/.?/)
        openSample()
        verify(win.campaign.head.begin())
        win.campaign.eyes = 0
        win.goTo("chronicle")
        for (let week = 0; week < 6 && !line(); ++week) {
            verify(win.turn.advance())
            wait(50) // until the rows are made
            if (win.turn.blocking > 0)
                break
        }
        tryVerify(() => line() !== null)
    }

    // The first line that stands for others and is in sight.
    function line(): var {
        const screen = findChild(win.contentItem, "chronicleEntries")
        const all = screen ? Array.from(screen.contentItem.children).map(row => findChild(row, "slightLine")) : []
        return all.find(each => each?.visible) ?? null
    }
    function rowOf(button: var): var {
        return button.parent
    }

    function test_aFoldedLineIsOpenedByMouse() {
        const list = findChild(win.contentItem, "chronicleEntries")
        const closed = list.count
        list.positionViewAtIndex(0, ListView.Beginning)
        tryVerify(() => line() !== null)
        const folded = rowOf(line()).folded
        verify(folded > 1)
        compare(rowOf(line()).opened, false)
        mouseClick(line())
        tryCompare(list, "count", closed + folded)
        tryVerify(() => line() !== null && rowOf(line()).opened)
        mouseClick(line())
        tryCompare(list, "count", closed)
        compare(rowOf(line()).opened, false)
    }

    // Tab leads to the line, Enter opens it and the keys stay on it, and Enter closes it again.
    function test_aFoldedLineIsOpenedByKeys() {
        const list = findChild(win.contentItem, "chronicleEntries")
        const closed = list.count
        const folded = rowOf(line()).folded
        list.forceActiveFocus()
        for (let tabs = 0; tabs < 60 && !line().activeFocus; ++tabs)
            keyClick(Qt.Key_Tab)
        verify(line().activeFocus)
        verify(line().visualFocus) // and it is seen where they are
        keyClick(Qt.Key_Return)
        tryCompare(list, "count", closed + folded)
        verify(line().activeFocus)
        verify(rowOf(line()).opened)
        keyClick(Qt.Key_Return)
        tryCompare(list, "count", closed)
        verify(line().activeFocus)
        verify(!rowOf(line()).opened)
    }
}
