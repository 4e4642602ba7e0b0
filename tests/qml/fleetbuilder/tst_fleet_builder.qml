// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Navarch
import Navarch.App

// The fleet builder as someone uses it: clicks, keys, and what then stands on the screen.
Item {
    id: desk

    width: 1280
    height: 720

    FleetBuilder {
        id: fleetBuilder
    }
    FleetBuilderScreen {
        id: screen
        anchors.fill: parent
        builder: fleetBuilder
    }

    TestCase {
        name: "FleetBuilder"
        when: windowShown

        function init() {
            fleetBuilder.document.beginAnew()
            fleetBuilder.selection.clear()
            wait(0)
        }

        function item(name) {
            const found = findChild(screen, name)
            verify(found, "there is no " + name)
            return found
        }

        // Scrolls the panel until the thing can be clicked.
        function reach(name) {
            const thing = item(name)
            const sheet = item("fitSheet")
            if (thing.mapToItem(sheet, 0, 0).y > sheet.height - 60)
                sheet.contentY += thing.mapToItem(sheet, 0, 0).y - sheet.height / 2
            waitForRendering(screen)
            return thing
        }

        function add(name, times) {
            wait(50) // another year has other classes: each has its place when they are drawn
            for (let i = 0; i < times; ++i)
                mouseClick(item("add/" + name))
        }

        function plus(stepper) {
            mouseClick(stepper, stepper.width - 12, stepper.height / 2)
        }

        function test_threeTriremes() {
            const year = item("fleetYear")
            mouseClick(year, 20, year.height - 12)
            keyClick("4"); keyClick("2"); keyClick("9"); keyClick(" "); keyClick("b"); keyClick("c")
            keyClick(Qt.Key_Return)
            compare(fleetBuilder.year, -429)
            tryCompare(year, "text", "429 BCE")

            add("Trireme", 3)
            compare(fleetBuilder.ships.count, 3)
            compare(item("total").text, "72.00")
            compare(item("findingsButton").text, "Within the rules")

            const ram = reach("fit/ram")
            mouseClick(ram)
            tryVerify(() => ram.popup.opened)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(ram.currentValue, "reinforced")
            compare(item("total").text, "75.00")
            compare(item("findingsButton").text, "1 finding")

            mouseClick(item("findingsButton"))
            compare(fleetBuilder.selection.current, 0)
            const finding = item("finding/ram-period")
            waitForRendering(screen)
            mouseClick(finding, finding.width - 20, finding.height / 2)
            compare(item("total").text, "72.00")
            compare(item("findingsButton").text, "Within the rules")

            keyClick(Qt.Key_Z, Qt.ControlModifier)
            compare(item("total").text, "75.00")
            keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier)
            compare(item("total").text, "72.00")
        }

        // A green "Within the rules" stood beside a fleet that cost 34 talents more than was agreed.
        function test_whatIsOverTheBudgetIsNotPraised() {
            fleetBuilder.ships.add("trireme")
            fleetBuilder.ships.add("trireme")
            const state = item("findingsButton")
            compare(fleetBuilder.check.errors + fleetBuilder.check.warnings, 0)
            compare(state.text, "Within the rules")
            compare(state.words, Theme.good)
            verify(fleetBuilder.budget.setText("20"))
            verify(state.text.includes("over the budget"), state.text)
            verify(state.text.includes(fleetBuilder.budget.left.slice(1)), state.text)
            compare(state.words, Theme.warn)
            verify(state.glyph !== "check")
            verify(fleetBuilder.budget.setText("2000"))
            compare(state.text, "Within the rules")
        }

        function test_steppersAndToggles() {
            mouseClick(item("librarySearch"))
            for (const letter of "quinq")
                keyClick(letter)
            add("Quinquereme", 1)
            item("librarySearch").text = ""
            const before = Number(item("total").text)
            plus(reach("fit/archers"))
            plus(reach("fit/archers"))
            compare(item("fit/archers").value, 2)
            mouseClick(reach("fit/raised_platform"))
            verify(Number(item("total").text) > before + 4)
            mouseClick(item("undo"))
            mouseClick(item("undo"))
            mouseClick(item("undo"))
            compare(Number(item("total").text), before)
            compare(item("fit/archers").value, 0)
        }

        function test_squadronsAndDragging() {
            fleetBuilder.squadrons.add()
            add("Trireme", 1)
            fleetBuilder.squadrons.add()
            add("Penteconter", 1)
            waitForRendering(screen)
            compare(fleetBuilder.squadrons.names.length, 2)
            const list = item("fleetList")
            compare(list.count, 4)
            // By its handle, from the second squadron onto the head of the first.
            const row = list.itemAtIndex(3)
            const from = row.mapToItem(screen, 12, row.height / 2)
            const onto = list.itemAtIndex(0).mapToItem(screen, 60, 24)
            mousePress(screen, from.x, from.y)
            mouseMove(screen, from.x, from.y - 15)
            mouseMove(screen, onto.x, onto.y + 12)
            mouseMove(screen, onto.x, onto.y)
            mouseRelease(screen, onto.x, onto.y)
            tryCompare(list, "count", 4)
            tryVerify(() => list.itemAtIndex(2).isShip && list.itemAtIndex(2).squadron === fleetBuilder.squadrons.names[0])
        }

        function test_keysWalkTheFleet() {
            add("Trireme", 2)
            add("Penteconter", 1)
            item("fleetList").forceActiveFocus()
            compare(fleetBuilder.ship.className, "Penteconter")
            keyClick(Qt.Key_Up)
            compare(fleetBuilder.ship.className, "Trireme")
            keyClick("+")
            compare(fleetBuilder.ships.count, 4)
            keyClick(Qt.Key_Down, Qt.ShiftModifier)
            compare(fleetBuilder.selection.count, 2)
            keyClick(Qt.Key_D, Qt.ControlModifier)
            compare(fleetBuilder.ships.count, 8)
            keyClick(Qt.Key_Delete)
            compare(fleetBuilder.ships.count, 4)
            keyClick(Qt.Key_A, Qt.ControlModifier)
            keyClick(Qt.Key_Delete)
            compare(fleetBuilder.ships.count, 0)
        }

        function test_namesByAPattern() {
            add("Trireme", 3)
            item("fleetList").forceActiveFocus()
            keyClick(Qt.Key_F2)
            tryVerify(() => screen.renameSheet.opened)
            keyClick(Qt.Key_Return)
            tryVerify(() => !screen.renameSheet.opened)
            compare(item("fleetList").count, 3)
            compare(fleetBuilder.ship.name, "Trireme 1")
        }

        function test_aWrongNameGivesWay() {
            add("Trireme", 1)
            const name = item("shipName")
            mouseClick(name, 20, name.height - 12)
            for (const letter of "Owl")
                keyClick(letter)
            keyClick(Qt.Key_Return)
            compare(fleetBuilder.ship.name, "Owl")
            add("Trireme", 1)
            mouseClick(name, 20, name.height - 12)
            for (const letter of "Owl")
                keyClick(letter)
            keyClick(Qt.Key_Return)
            compare(fleetBuilder.ship.name, "")
            compare(name.text, "")
        }

        function test_theLibraryNarrows() {
            const list = item("libraryList")
            const all = list.count
            const search = item("librarySearch")
            mouseClick(search)
            for (const letter of "lemb")
                keyClick(letter)
            tryCompare(list, "count", 1)
            keyClick(Qt.Key_Escape)
            tryCompare(list, "count", all)
        }

        // By the keys alone, and it is the class that was typed: the first of the list was another.
        function test_enterAddsTheClassThatWasTyped() {
            const list = item("libraryList")
            const all = list.count
            mouseClick(item("librarySearch"))
            keyClick(Qt.Key_Return)
            compare(fleetBuilder.ships.count, 0) // nothing is sought yet
            for (const letter of "trireme")
                keyClick(letter)
            tryVerify(() => list.count < all && list.itemAtIndex(0))
            keyClick(Qt.Key_Return)
            compare(fleetBuilder.ships.count, 1)
            compare(fleetBuilder.ship.className, "Trireme")
            item("librarySearch").text = ""
            tryCompare(list, "count", all)
        }

        function test_comparing() {
            add("Trireme", 1)
            plus(reach("fit/marines"))
            mouseClick(item("compare"))
            tryVerify(() => screen.compareSheet.opened)
            verify(screen.compareSheet.lineCount > 5)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !screen.compareSheet.opened)
        }
    }
}
