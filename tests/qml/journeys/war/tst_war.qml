// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

Journey {
    id: test

    name: "War"

    function init() {
        failOnWarning(/.?/)
        Preferences.theme = "light"
        openWindow({ width: 1280, height: 800 })
        win.warBuilder.document.beginAnew()
    }

    function type(words: string) {
        for (const key of words)
            keyClick(key)
    }
    function press(name: string, within = win.contentItem) {
        const button = findChild(within, name)
        verify(button, name)
        mouseClick(button)
    }
    // What stands lower on a side's pane than one sees.
    function pressInPane(name: string, within = win.contentItem) {
        const button = findChild(within, name)
        verify(button, name)
        const pane = win.screen.pane
        const at = button.mapToItem(pane.contentItem, 0, 0).y
        pane.contentY = Math.max(0, Math.min(at - 100, pane.contentHeight - pane.height))
        mouseClick(button)
    }
    // Over what stands in a field, by keys.
    function write(field: var, words: string) {
        verify(field)
        field.selectAll()
        tryVerify(() => field.input.activeFocus) // a screen that was opened just now has the keys a moment later
        type(words)
        keyClick(Qt.Key_Return)
    }
    // By the beginning of its name.
    function choose(box: var, words: string) {
        verify(box)
        box.forceActiveFocus()
        type(words)
        keyClick(Qt.Key_Return)
    }
    function card(): var {
        return findChild(win.contentItem, "sideCard")
    }
    function row(name: string): var {
        tryVerify(() => findChild(win.contentItem, name) !== null, 5000, name)
        return findChild(win.contentItem, name)
    }

    function side(part: string, name: string, home: string, fleet: string, ships: int, commander: string) {
        press("sidePart/" + part)
        write(findChild(card(), "sideName"), name)
        write(findChild(card(), "sideBudget"), "700")
        choose(findChild(card(), "sideHome"), home)
        pressInPane("addWarFleet")
        write(findChild(row("fleet/0/-1"), "fleetName"), fleet)
        pressInPane("addShips", row("foot/0/-1"))
        findChild(row("ships/0/0"), "shipCount").moved(ships)
        pressInPane("addCommander", row("foot/0/-1"))
        write(findChild(row("commander/0/0"), "commanderName"), commander)
    }

    // From nothing to a week at sea.
    function test_syracuseAgainstCarthage() {
        press("rail-war-builder")
        compare(win.place, "war-builder")
        const war = win.warBuilder
        verify(war.check.errors > 0) // two sides without a port
        write(findChild(win.contentItem, "warName"), "Syracuse against Carthage")
        findChild(win.contentItem, "warYear").moved(398)
        compare(war.text.year, -398)
        side("Side 1", "Syracuse", "syra", "Fleet of Dionysios", 12, "Leptines")
        side("Side 2", "Carthage", "carthage", "Fleet of Himilko", 10, "Mago")
        findChild(card(), "sidePlayer").chosen("machine")
        compare(war.check.errors, 0)
        compare(war.sides.value(1, "player"), "machine")

        // Too dear, and a press leads to whose it is; one undo takes it back.
        press("warPart")
        findChild(win.contentItem, "warYear").moved(397)
        press("sidePart/Carthage")
        write(findChild(card(), "sideBudget"), "5")
        verify(war.check.errors > 0)
        press("warPart")
        findChild(win.contentItem, "warFinding/founding").fix()
        compare(win.screen.part, 1)
        war.document.undo()
        compare(war.check.errors, 0)

        press("saveWar")
        let sheet = null
        tryVerify(() => (sheet = journeys.openPopup(win)) !== null)
        tryCompare(sheet, "opened", true)
        const path = journeys.pathFor("syracuse.navarch-scenario")
        const field = findChild(sheet.contentItem, "fileName")
        field.text = path
        field.edited()
        mouseClick(findChild(sheet.contentItem, "takeFile"))
        tryCompare(sheet, "opened", false)
        verify(journeys.fileExists(path))
        compare(war.document.modified, false)

        // Thought better of, one is back at what one was building.
        press("foundFromIt")
        compare(win.place, "new")
        press("cancelNewCampaign")
        compare(win.place, "war-builder")
        press("foundFromIt")
        compare(win.place, "new")
        compare(win.screen.draft.name, "Syracuse against Carthage")
        compare(win.screen.draft.problem, "")
        press("foundCampaign")
        tryCompare(win, "place", "fleets")
        compare(win.campaign.head.name, "Syracuse against Carthage")
        press("beginCampaign")
        tryCompare(win.campaign.head, "inSetup", false)
        const week = win.campaign.head.date
        verify(win.turn.advance())
        tryVerify(() => win.campaign.head.date !== week)
    }

    function test_aFileIsOpenedAndABadOneSaysWhy() {
        const path = journeys.pathFor("gulf.navarch-scenario")
        win.warBuilder.beginFrom("saronic-gulf")
        verify(win.warBuilder.document.saveAs(Places.urlOf(path)))
        verify(win.openFile(path))
        compare(win.place, "new")
        compare(win.screen.draft.name, "The Saronic Gulf")
        compare(win.screen.draft.file.findings.length, 0)
        compare(win.screen.draft.sides.count, 4)
        compare(win.screen.draft.problem, "")

        const bad = journeys.pathFor("bad.navarch-scenario")
        journeys.write(bad, "{ \"format\": \"navarch-scenario/1\", \"name\": \"Bad\", \"colour\": 1 }")
        verify(!win.openFile(bad))
        compare(win.place, "new")
        verify(win.screen.draft.file.findings.length > 0)
        tryVerify(() => findChild(win.contentItem, "fileFindings").visible)
        compare(win.screen.draft.name, "The Saronic Gulf") // what was chosen before stands
    }

    function test_aWarIsTakenAsAScenario() {
        verify(win.openFile(journeys.freshSample()))
        win.head.scenarioAsked()
        compare(win.place, "war-builder")
        compare(win.warBuilder.sides.count, 4)
        compare(win.warBuilder.check.errors, 0)
        verify(win.warBuilder.leftOut.length > 0)
        tryCompare(win.screen.leftOut, "opened", true)
        keyClick(Qt.Key_Return)
        tryCompare(win.screen.leftOut, "opened", false)
        win.warBuilder.document.undo()
        compare(win.warBuilder.sides.count, 2)
    }

    // Walls go to the port builder and come back.
    function test_wallsAreLaidOut() {
        win.goTo("war-builder")
        win.warBuilder.beginFrom("saronic-gulf")
        press("portsPart")
        win.screen.show(-1, -1, "piraeus")
        const port = row("port/piraeus")
        tryVerify(() => port.activeFocus)
        press("openWalls", port)
        compare(win.place, "port-builder")
        win.portBuilder.walls.add()
        const sections = win.portBuilder.walls.count
        press("intoTheWar")
        compare(win.place, "war-builder")
        press("portsPart")
        compare(row("port/piraeus").sections, sections)
    }
}
