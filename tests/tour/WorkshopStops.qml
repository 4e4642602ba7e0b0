// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import Navarch.App

// The builders, and what is printed.
QtObject {
    id: tour

    required property var window
    readonly property bool busy: window.place === "print" && window.printJob.work !== PrintJob.NoWork
    readonly property var stops: ({
        "fleet-builder": () => tour.fleetBuilder("Fleet of the Piraeus", 0),
        "fleet-builder-ship": () => tour.fleetBuilder("Fleet of the Piraeus", 1),
        "fleet-builder-save": () => tour.keepFleet("Fleet of the Piraeus"),
        "port-builder": () => tour.portBuilder("Piraeus (Athens)"),
        "port-builder-rolled": () => tour.portBuilder(""),
        "war-builder": () => tour.warBuilder("sicilian-expedition", 100),
        "war-builder-side": () => tour.warBuilder("saronic-gulf", 0),
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

    // A copy of that scenario, or a war without anything, and the part that is looked at.
    function warBuilder(scenario: string, part: int) {
        window.goTo("war-builder")
        if (scenario !== "")
            window.warBuilder.beginFrom(scenario)
        else
            window.warBuilder.document.beginAnew()
        window.screen.part = part
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
