// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

Journey {
    id: test

    name: "Print"

    function init() {
        failOnWarning(/.?/)
        Preferences.theme = "light"
    }

    function open(file: string) {
        openWindow({ startFile: file })
        tryVerify(() => findChild(win.contentItem, "rail-print") !== null)
        tryVerify(() => findChild(win.contentItem, "rail-print").y > 0)
        mouseClick(findChild(win.contentItem, "rail-print"))
        compare(win.place, "print")
    }

    // Picks an entry of a choice by the keyboard.
    function choose(what: string, text: string) {
        const box = findChild(win, what + "Box")
        verify(box)
        const at = box.model.findIndex(each => each.text.startsWith(text))
        verify(at >= 0)
        box.forceActiveFocus()
        while (box.currentIndex < at)
            keyClick(Qt.Key_Down)
        compare(box.currentIndex, at)
    }

    function test_aFleetIsChosenLookedAtAndSaved() {
        open(journeys.freshSample())
        choose("printFleet", "Fleet of the Piraeus")
        tryVerify(() => win.printJob.ready)
        const pages = win.printJob.pages.count
        verify(pages > 3)

        // Small pages, and keys, turn it.
        const view = findChild(win, "pageView")
        compare(view.page, 0)
        mouseClick(findChild(win, "nextPage"))
        compare(view.page, 1)
        tryVerify(() => findChild(win.contentItem, "smallPage-2") !== null)
        mouseClick(findChild(win.contentItem, "smallPage-2"))
        compare(view.page, 2)
        view.forceActiveFocus()
        keyClick(Qt.Key_End)
        compare(view.page, pages - 1)
        keyClick(Qt.Key_Home)
        compare(view.page, 0)
        keyClick(Qt.Key_PageDown)
        compare(view.page, 1)
        tryCompare(view, "ready", true)

        // Fewer papers are fewer pages, and the page that is looked at stays among them.
        keyClick(Qt.Key_End)
        findChild(win, "printSheets").forceActiveFocus()
        keyClick(Qt.Key_Space)
        tryVerify(() => win.printJob.ready && win.printJob.pages.count < pages)
        verify(view.page < win.printJob.pages.count)

        const path = journeys.pathFor("print.pdf")
        win.printJob.savePdf("file://" + path)
        tryVerify(() => journeys.fileExists(path))
        tryVerify(() => findChild(win, "notices").what.includes("print.pdf"))
    }

    // Each choice of the panel shows what holds, and what is pressed holds then: numbers and yes or no as well as words.
    function test_everyChoiceIsTaken_data() {
        return ["printPaper", "printPerPage", "printCondition", "printFill", "printInk", "printTables"].map(name => ({ tag: name }))
    }
    function test_everyChoiceIsTaken(data) {
        open(journeys.freshSample())
        choose("printFleet", "Fleet of the Piraeus")
        const choice = findChild(win, data.tag + "Choice")
        const holds = () => choice.options.findIndex(each => each.value === choice.value)
        const first = holds()
        verify(first >= 0, `${data.tag} shows nothing as taken`)
        for (let at = 0; at < choice.options.length; ++at) {
            choice.chosen(choice.options[at].value)
            compare(holds(), at)
        }
        choice.chosen(choice.options[first].value)
        compare(holds(), first)
    }

    function test_zoomingKeepsThePointAtThePointer() {
        open(journeys.freshSample())
        tryVerify(() => win.printJob.ready)
        const view = findChild(win, "pageView")
        const sheet = findChild(win, "shownPage")
        verify(sheet.height <= view.height)
        const fitting = view.scaleNow
        const at = sheet.mapFromItem(view, 360, 300)
        const before = at.x / sheet.width
        mouseWheel(view, 360, 300, 0, 120 * 6, Qt.NoButton, Qt.ControlModifier)
        verify(view.scaleNow > fitting * 2)
        verify(Math.abs(sheet.mapFromItem(view, 360, 300).x / sheet.width - before) < 0.02)
        findChild(win, "zoomChoice").chosen("full")
        compare(view.scaleNow, 1)
        findChild(win, "zoomChoice").chosen("width")
        verify(sheet.width > view.width * 0.8)
        keyClick(Qt.Key_0, Qt.ControlModifier)
        compare(view.scaleNow, fitting)
        keyClick(Qt.Key_Plus, Qt.ControlModifier)
        verify(view.scaleNow > fitting)
        for (let i = 0; i < 20; ++i)
            keyClick(Qt.Key_Minus, Qt.ControlModifier)
        compare(view.scaleNow, view.leastZoom)
    }

    function test_theWheelTurnsThePageAtItsEnd() {
        open(journeys.freshSample())
        tryVerify(() => win.printJob.ready)
        const view = findChild(win, "pageView")
        mouseWheel(view, 200, 200, 0, -120)
        compare(view.page, 1)
        mouseWheel(view, 200, 200, 0, 120)
        compare(view.page, 0)
    }

    function test_withoutAnythingThereIsAFirstStep() {
        open("")
        win.printJob.source.portBuilder = null
        win.printJob.source.fleetBuilder = null
        const empty = findChild(win, "nothingToPrint")
        tryVerify(() => empty.visible)
        verify(!findChild(win, "print").enabled)
        verify(!findChild(win, "savePdf").enabled)
        mouseClick(findChild(win, "buildToPrint"))
        compare(win.place, "fleet-builder")
    }

    function test_aPortPrintsItsCard() {
        win = createTemporaryObject(mainWindow, test, { startFile: journeys.freshSample() })
        tryCompare(win, "active", true)
        win.goTo("ports")
        win.screen.showNamed("Piraeus")
        const button = findChild(win, "printPortCard")
        tryVerify(() => button.visible && button.y >= 0)
        button.clicked()
        compare(win.place, "print")
        tryVerify(() => win.printJob.ready)
        verify(win.printJob.pages.wordsOn(0).includes("Piraeus"))
    }

    function test_aBuilderPrints() {
        open("")
        win.goTo("port-builder")
        const button = findChild(win.screen, "printBuilt")
        verify(button.visible)
        mouseClick(button)
        compare(win.place, "print")
        compare(win.printJob.source.origin, "port-builder")
        tryVerify(() => win.printJob.ready)
    }
}
