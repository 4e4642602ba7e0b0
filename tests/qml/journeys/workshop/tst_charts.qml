// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

// A sea of one's own: an archipelago from nothing, by mouse and by keys; lanes, one of them forbidden; saved and opened again.
Journey {
    id: test

    readonly property var room: win?.chartRoom

    name: "Charts"

    function init() {
        failOnWarning(/.?/)
        openWindow()
        press("rail-charts")
        tryVerify(() => find("draftChart") !== null)
        room.beginning.blank(3)
        tryVerify(() => find("draftChart").viewport.mile > 0)
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
    function chart(): var {
        return find("draftChart")
    }
    function at(east: real, north: real): point {
        return chart().viewport.placeOf(Qt.point(east, north))
    }
    function clickAt(east: real, north: real) {
        const place = at(east, north)
        mouseClick(chart(), place.x, place.y)
    }
    function strokeTo(from: var, to: var) {
        const a = at(from[0], from[1])
        const b = at(to[0], to[1])
        mousePress(chart(), a.x, a.y)
        for (let step = 1; step <= 6; ++step)
            mouseMove(chart(), a.x + (b.x - a.x) * step / 6, a.y + (b.y - a.y) * step / 6, -1, Qt.LeftButton)
        mouseRelease(chart(), b.x, b.y)
    }
    function lanesAreThere(least: int) {
        tryVerify(() => !room.check.busy && room.check.lanes >= least, 20000)
    }
    // Types into the sheet of files that is open, and takes it.
    function typeFile(path: string) {
        tryVerify(() => journeys.openPopup(win) !== null && journeys.openPopup(win).opened)
        const sheet = journeys.openPopup(win)
        const name = findChild(sheet.contentItem, "fileName")
        name.text = path
        name.edited()
        keyClick(Qt.Key_Return)
        tryVerify(() => !sheet.visible)
    }
    function laneTo(name: string): var {
        for (let row = 0; row < room.lanes.count; ++row)
            if (room.lanes.value(row, "name") === name)
                return { miles: room.lanes.value(row, "miles"), choice: room.lanes.value(row, "choice") }
        return null
    }

    function test_anArchipelagoIsDrawnSavedAndOpenedAgain() {
        press("toolB")
        compare(chart().tool.kind, DraftTool.Draw)
        strokeTo([23, 38.5], [23.3, 38.5])
        strokeTo([24.5, 38.4], [24.5, 38.3])
        clickAt(24, 37.2)
        compare(room.pieces, 3)
        // What is drawn over land is one with it, and an island can be cut in two.
        strokeTo([23.2, 38.5], [23.4, 38.6])
        compare(room.pieces, 3)

        press("toolP")
        for (const place of [[23, 38.61], [23, 38.39], [24.5, 38.19], [24, 37.31]])
            clickAt(place[0], place[1])
        compare(room.ports.count, 4)
        lanesAreThere(4)
        compare(room.check.errors, 0)

        // The last one put is looked at, and named.
        const name = find("portName")
        tryVerify(() => name.visible)
        name.input.forceActiveFocus()
        name.input.selectAll()
        for (const letter of "Thule")
            keyClick(letter)
        keyClick(Qt.Key_Return)
        compare(room.ports.name, "Thule")
        compare(room.ports.current, "thule")

        // Its lane to the third port is forbidden, from the keyboard.
        lanesAreThere(4)
        tryVerify(() => laneTo("Port 3") !== null && laneTo("Port 3").miles > 0)
        const box = find("lane/Port 3")
        verify(box)
        box.forceActiveFocus()
        for (const letter of "forb")
            keyClick(letter)
        keyClick(Qt.Key_Return)
        tryVerify(() => laneTo("Port 3").choice === "forbidden")
        tryVerify(() => !room.check.busy && laneTo("Port 3").miles === 0, 20000)

        chart().forceActiveFocus()
        keyClick(Qt.Key_S, Qt.ControlModifier)
        typeFile(journeys.pathFor("isles"))
        verify(journeys.fileExists(journeys.pathFor("isles.json")))
        compare(room.document.fileName, "isles.json")
        verify(!room.document.modified)

        room.beginning.blank(5)
        compare(room.ports.count, 0)
        chart().forceActiveFocus()
        keyClick(Qt.Key_O, Qt.ControlModifier)
        typeFile(journeys.pathFor("isles.json"))
        tryCompare(room.ports, "count", 4)
        compare(room.pieces, 3)
        verify(!room.document.modified)
        room.ports.current = "thule"
        tryVerify(() => !room.check.busy && laneTo("Port 3") !== null && laneTo("Port 3").choice === "forbidden", 20000)
        compare(laneTo("Port 3").miles, 0)
        verify(room.check.lanes >= 3)
        // All of it is undone step by step, the opening first.
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        tryCompare(room.ports, "count", 0)
    }

    // Whoever changed something of the chart while a port was picked was led to the port each time.
    function test_thePageStaysWhileTheChartIsChanged() {
        verify(room.ports.put(Qt.point(24, 38)))
        tryVerify(() => find("portName").visible)
        const side = win.screen.pane
        side.page = ChartSide.Chart
        room.name = "The Isles of Evening"
        compare(room.document.undoTitle !== "", true)
        compare(side.page, ChartSide.Chart)
        side.page = ChartSide.Findings
        room.document.undo()
        compare(side.page, ChartSide.Findings)
        // Another port leads to itself.
        verify(room.ports.put(Qt.point(24.5, 38)))
        compare(side.page, ChartSide.Ports)
    }

    function test_wallsGoToThePortBuilderAndBack() {
        verify(room.ports.put(Qt.point(24, 38)))
        const up = find("putWallsUp")
        tryVerify(() => up.visible && up.enabled)
        up.clicked()
        verify(room.walls.sections > 0)
        verify(!up.visible)
        find("openChartWalls").clicked()
        tryCompare(win, "place", "port-builder")
        const back = find("ontoTheChart")
        tryVerify(() => back.visible)
        win.portBuilder.commanderName = "Nikias"
        back.clicked()
        tryCompare(win, "place", "charts")
        compare(room.walls.laidOut, "")
        room.ports.current = "port-1"
        verify(room.walls.commander.startsWith("Nikias"))
        tryVerify(() => find("takeWallsDown").visible)
        find("takeWallsDown").clicked()
        compare(room.walls.sections, -1)
    }

    function test_allOfItByKeys() {
        chart().forceActiveFocus()
        keyClick(Qt.Key_B)
        compare(chart().tool.kind, DraftTool.Draw)
        keyClick(Qt.Key_BracketRight)
        const larger = chart().tool.brush
        keyClick(Qt.Key_BracketLeft)
        verify(chart().tool.brush < larger)
        keyClick(Qt.Key_Return)
        keyClick(Qt.Key_Return)
        compare(room.pieces, 1)
        keyClick(Qt.Key_Right, Qt.ShiftModifier)
        keyClick(Qt.Key_Right, Qt.ShiftModifier)
        verify(chart().where !== "")
        keyClick(Qt.Key_Space)
        compare(room.pieces, 2)
        keyClick(Qt.Key_X)
        keyClick(Qt.Key_Return)
        compare(room.pieces, 1)
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        compare(room.pieces, 2)
        keyClick(Qt.Key_P)
        keyClick(Qt.Key_Return)
        compare(room.ports.count, 1)
        keyClick(Qt.Key_Up, Qt.AltModifier)
        verify(room.document.undoTitle.includes("Port 1"))
        keyClick(Qt.Key_F2)
        tryVerify(() => find("portName").input.activeFocus)
        keyClick(Qt.Key_A)
        keyClick(Qt.Key_Return)
        compare(room.ports.name, "a")
        chart().forceActiveFocus()
        keyClick(Qt.Key_Escape)
        keyClick(Qt.Key_Escape)
        compare(chart().tool.kind, DraftTool.Look)
        keyClick(Qt.Key_Escape)
        compare(room.ports.current, "")
        keyClick(Qt.Key_PageDown)
        compare(room.ports.current, "a")
        keyClick(Qt.Key_Delete)
        compare(room.ports.count, 0)
    }

    function test_aFindingLeadsToItsPlace() {
        press("toolB")
        clickAt(23, 38.5)
        verify(room.ports.put(Qt.point(23, 38.5)))
        tryVerify(() => !room.check.busy && room.check.errors === 1, 20000)
        compare(room.check.lanes, 0)
        press("chartState")
        tryVerify(() => find("chartFinding0") !== null)
        chart().viewport.zoomBy(8)
        chart().viewport.pan(-2000, -2000)
        mouseClick(find("chartFinding0"))
        const seen = at(23, 38.5)
        verify(seen.x > 0 && seen.y > 0 && seen.x < chart().width && seen.y < chart().height)
        // Moved to the shore it is found no more.
        room.ports.move(room.ports.current, Qt.point(23, 38.61))
        tryVerify(() => !room.check.busy && room.check.errors === 0, 20000)
    }

    // A finger's breadth inland is at the shore: three ports of four were not allowed where they had been put.
    function test_aPortThatIsPutInlandStandsAtTheShore() {
        press("toolB")
        strokeTo([23, 38.5], [23.6, 38.5])
        press("toolP")
        for (const place of [[23.1, 38.53], [23.3, 38.47], [23.55, 38.52]])
            clickAt(place[0], place[1])
        compare(room.ports.count, 3)
        lanesAreThere(1)
        compare(room.check.errors, 0)
        press("toolV")
        strokeTo([23.1, 38.6], [23.2, 38.52])
        tryVerify(() => !room.check.busy)
        compare(room.check.errors, 0)
    }

    function test_aPortIsDragged() {
        press("toolB")
        clickAt(23, 38.5)
        press("toolP")
        clickAt(23, 38.61)
        press("toolV")
        strokeTo([23, 38.61], [23, 38.39])
        verify(Math.abs(room.ports.place.split(" ")[0] - 38.39) < 0.02, room.ports.place)
        // Beside it the chart is moved, and nothing else.
        const before = at(23, 38.5)
        strokeTo([24, 37.8], [23.9, 37.7])
        verify(at(23, 38.5).x < before.x)
        compare(room.ports.count, 1)
    }

    function test_aPartOfTheMediterraneanAndAFileThatIsNone() {
        press("newChart")
        const sheet = journeys.openPopup(win)
        tryCompare(sheet, "opened", true)
        sheet.from = ChartBeginSheet.Part
        sheet.setPart({ west: 23.2, south: 37.6, east: 23.8, north: 38.1 })
        mouseClick(findChild(sheet.contentItem, "beginChart"))
        tryCompare(sheet, "visible", false, 20000)
        verify(room.pieces > 3)
        verify(room.ports.count > 0)
        lanesAreThere(1)
        compare(room.check.errors, 0)

        press("newChart")
        tryCompare(sheet, "opened", true)
        sheet.from = ChartBeginSheet.File
        const ports = room.ports.count
        room.beginning.geoJson("file://" + journeys.junkFile())
        tryVerify(() => room.beginning.problems.length > 0)
        tryVerify(() => findChild(sheet.contentItem, "coastProblem") !== null)
        compare(room.ports.count, ports)
        keyClick(Qt.Key_Escape)
        tryCompare(sheet, "visible", false)
    }
}
