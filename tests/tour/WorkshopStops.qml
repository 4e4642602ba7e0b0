// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import Navarch
import Navarch.App

// The builders, and what is printed.
QtObject {
    id: tour

    required property var window
    readonly property bool busy: window.place === "charts" && (window.chartRoom.check.busy || window.chartRoom.beginning.busy) || window.place === "print" && window.printJob.work !== PrintJob.NoWork
    readonly property var stops: ({
        "fleet-builder": () => tour.fleetBuilder("Fleet of the Piraeus", 0),
        "fleet-builder-ship": () => tour.fleetBuilder("Fleet of the Piraeus", 1),
        "fleet-builder-save": () => tour.keepFleet("Fleet of the Piraeus"),
        "port-builder": () => tour.portBuilder("Piraeus (Athens)"),
        "port-builder-rolled": () => tour.portBuilder(""),
        "charts": () => tour.charts("archipelago"),
        "charts-port": () => tour.charts("port"),
        "charts-findings": () => tour.charts("findings"),
        "charts-begin": () => tour.charts("begin"),
        "charts-part": () => tour.charts("part"),
        "boards": () => tour.boards("salamis"),
        "boards-table": () => tour.boards("table"),
        "boards-findings": () => tour.boards("findings"),
        "boards-begin": () => tour.boards("begin"),
        "classes": () => tour.classes("derived"),
        "classes-copy": () => tour.classes("copy"),
        "classes-library": () => tour.classes("library"),
        "classes-figures": () => tour.classes("figures"),
        "classes-empty": () => tour.classes(""),
        "war-builder": () => tour.warBuilder("sicilian-expedition", 100),
        "war-builder-side": () => tour.warBuilder("saronic-gulf", 0),
        "war-builder-relations": () => tour.warRelations(),
        "war-builder-names": () => tour.warNames(),
        "war-builder-ports": () => tour.warBuilder("saronic-gulf", 101),
        "war-builder-findings": () => tour.warBuilder("", 1),
        "print": () => tour.printPage("Fleet of the Piraeus", 2),
        "print-four": () => tour.printWith("Owls", { perPage: 4 }, 2, "width"),
        "print-port": () => tour.printPage("Piraeus (Athens)", 0),
        "print-roster": () => tour.printWith("Fleet of the Piraeus", { roster: true }, 0, "width")
    })

    function fleetBuilder(fleet: string, row: int) {
        window.goTo("fleet-builder")
        window.screen.exchange.takeNamed(fleet)
        if (row > 0)
            window.fleetBuilder.selection.step(row)
    }

    function keepFleet(fleet: string) {
        fleetBuilder(fleet, 0)
        window.screen.askWhere()
    }

    function portBuilder(port: string) {
        window.goTo("port-builder")
        if (port !== "")
            window.screen.exchange.takeNamed(port)
        else {
            window.portBuilder.document.beginAnew()
            window.portBuilder.rolling.roll(5, 3, "15")
        }
    }

    // An archipelago that was drawn here, with a port that lies inland among its findings; or the Saronic Gulf.
    function boards(what: string) {
        const room = window.boardRoom
        window.goTo("boards")
        window.screen.beginSheet.close()
        if (what === "table")
            room.cut("actium", BoardRoom.FreeTable, 50, 36, 250, 20, false)
        else
            room.cut("salamis", BoardRoom.Hexes, 40, 30, 150, 0, true)
        window.screen.pane.page = what === "findings" ? BoardSide.Findings : BoardSide.Board
        if (what === "findings") {
            room.paint([Qt.point(0, 16), Qt.point(39, 16)], 0, "land")
            room.wall(Qt.point(20, 20))
        }
        if (what === "begin")
            window.screen.beginSheet.open()
    }

    // A class that the formulas find, a copy that was altered and has findings, the house figures that go with them, the library,
    // or nothing yet.
    function classes(what: string) {
        const room = window.classRoom
        window.goTo("classes")
        room.document.beginAnew()
        window.screen.list.ofLibrary = what === "library"
        if (what === "")
            return
        room.name = "The pirates of Cilicia"
        room.take("hemiolia")
        room.take("trireme")
        room.addPlain()
        room.sheet.setText("name", "Corsair")
        room.sheet.setNumber("ship/rowers", 64)
        if (what === "copy") {
            room.current = 1
            room.sheet.setText("name", "Dekapenteres of the long bank")
            room.sheet.setChoice("ship/deck", "cataphract")
            room.sheet.setNumber("salamis-ad-actium/cataphract", 0)
            room.sheet.byFormula("trireme/hull")
        }
        if (what === "figures") {
            for (const game of room.figures.games.slice(0, 3)) {
                const offered = room.figures.offered(game.value)
                if (offered.length > 0)
                    room.figures.add(game.value, offered[0].value)
            }
            window.screen.beside.showFigures()
        }
    }

    function charts(what: string) {
        const room = window.chartRoom
        window.goTo("charts")
        window.screen.beginSheet.close()
        if (what === "part") {
            room.beginning.part(22.8, 37.2, 24.2, 38.2)
            return
        }
        room.beginning.blank(3)
        room.name = "The Isles of Evening"
        for (const stroke of [[[23.0, 38.3], [23.5, 38.6], [23.9, 38.5]], [[24.5, 37.4], [24.9, 37.7]], [[25.2, 38.5], [25.4, 38.9]], [[22.9, 37.2], [23.2, 37.0]]])
            room.paint(stroke.map(at => Qt.point(at[0], at[1])), 1300, false)
        room.paint([Qt.point(24.9, 37.1), Qt.point(25.1, 37.05)], 500, false)
        room.paint([Qt.point(23.45, 38.48), Qt.point(23.6, 38.55)], 300, true)
        const ports = [["Hesperis", 23.05, 38.09], ["Anthemoessa", 23.88, 38.28], ["Lethe", 24.42, 37.63], ["Phorkys", 25.19, 38.28], ["Graia", 23.3, 37.2], ["Nyx", 25.0, 37.18]]
        for (const port of what === "findings" ? [...ports, ["Stranded", 24.7, 37.55]] : ports) {
            room.ports.put(Qt.point(port[1], port[2]))
            room.ports.rename(port[0])
        }
        room.ports.current = ""
        window.screen.pane.page = what === "findings" ? ChartSide.Findings : ChartSide.Chart
        if (what === "port") {
            room.ports.step(1)
            room.ports.step(1)
            room.lanes.choose("phorkys", "forbidden")
            room.lanes.choose("lethe", "forced")
        }
        if (what === "begin") {
            window.screen.beginSheet.from = ChartBeginSheet.Part
            window.screen.beginSheet.open()
        }
    }

    // A copy of that scenario, or a war without anything, and the part that is looked at.
    function warBuilder(scenario: string, part: int) {
        window.goTo("war-builder")
        window.screen.pane?.names?.close()
        if (scenario !== "")
            window.warBuilder.beginFrom(scenario)
        else
            window.warBuilder.document.beginAnew()
        window.screen.part = part
    }

    // How Athens stands to the others, and what it is after.
    function warRelations() {
        warBuilder("saronic-gulf", 0)
        window.warBuilder.relations.set(1, "truce")
        window.warBuilder.relations.set(3, "alliance")
        for (const aim of ["enemy/corinth", "port/epidauros"])
            window.warBuilder.aims.add(aim)
    }

    // Ships of a row are being named.
    function warNames() {
        warBuilder("saronic-gulf", 0)
        window.screen.pane.names.show(0, 0, "Trireme", 12, ["Paralos", "Salaminia", "Ammonias"])
    }

    function printPage(name: string, page: int) {
        printWith(name, {}, page, "page")
    }

    // What is printed, with which options, and the page that is looked at once it is laid out.
    function printWith(name: string, options: var, page: int, fit: string) {
        window.goTo("print")
        window.printJob.source.chooseNamed(name)
        window.printJob.settings.perPage = options.perPage ?? 1
        window.printJob.settings.roster = options.roster ?? false
        window.screen.view.fit = fit
        window.screen.pageWanted = page
    }
}
