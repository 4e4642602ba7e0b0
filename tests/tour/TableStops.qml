// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import Navarch.App

// A battle at the table.
QtObject {
    id: tour

    required property var window
    // What the window shows is still to come.
    readonly property bool busy: window.place === "battle" && (ordersWanted > 0 || plotsWanted)
    // Captains fight on until so many orders are given.
    property int ordersWanted: 0
    readonly property Connections battle: Connections {
        target: tour.window.battleRoom
        function onChanged() {
            tour.goOnAtTheTable()
        }
    }
    readonly property Connections found: Connections {
        target: tour.window.battleRoom.choice
        function onListingChanged() {
            tour.goOnAtTheTable()
        }
    }
    readonly property var stops: ({
        "skirmish": () => tour.skirmish(1),
        "skirmish-refused": () => tour.refusedSkirmish(),
        "battle-deploy": () => tour.fight(1, 1),
        "battle-formation": () => tour.formation(),
        "battle-orders": () => tour.fight(1, 150),
        "battle-move": () => tour.ownMove(),
        "battle-dice": () => tour.typedDie(),
        "battle-captain": () => tour.fight(1, 150, true),
        "battle-plots": () => tour.plots(),
        "battle-plot-refused": () => tour.refusedPlot(),
        "battle-plot-reach": () => tour.plotReach(),
        "battle-shore": () => tour.fight(tour.sampleNamed("The new bridges"), 60),
        "battle-hexes": () => tour.fight(tour.sampleUnder("ramming-speed"), 400),
        "battle-rexes": () => tour.fight(tour.sampleUnder("pompeius"), 60),
        "battle-stands": () => tour.fight(tour.sampleUnder("squadrons"), 100),
        "battle-outcome": () => tour.fight(0, 100000)
    })

    function sampleUnder(rules: string): int {
        return window.forecaster.match.samples.findIndex(each => each.rules === rules)
    }

    function sampleNamed(name: string): int {
        return window.forecaster.match.samples.findIndex(each => each.key === name)
    }

    function skirmish(sample: int) {
        window.battleRoom.close()
        window.goTo("battle")
        window.screen.content.skirmish.choose(sample)
    }

    // What cannot be fought as it is: a board of hexes, and a game that is fought on a free table.
    function refusedSkirmish() {
        skirmish(1)
        const drawn = window.boardRoom
        drawn.cut("salamis", BoardRoom.Hexes, 40, 30, 150, 0, true)
        const arranged = window.screen.content.skirmish
        arranged.takeDrawnBoard(drawn.drawn(), drawn.name)
        arranged.game = "salamis-ad-actium"
    }

    // A battle between captains, taken over by hand after so many orders, of which a captain is to give the rest of the turn.
    property bool isByCaptain: false
    function fight(sample: int, orders: int, byCaptain = false) {
        skirmish(sample)
        isByCaptain = byCaptain
        const arranged = window.screen.content.skirmish
        arranged.setPlayer(0, "steady")
        arranged.setPlayer(1, "steady")
        window.battleRoom.dice.typed = false
        window.battleRoom.pace.automatic = true
        window.battleRoom.pace.interval = 0
        ordersWanted = orders
        arranged.begin(window.battleRoom)
    }

    function sitDown() {
        const room = window.battleRoom
        if (ordersWanted === 0)
            return
        ordersWanted = 0
        room.pace.interval = 700
        if (!room.isOver && room.turn.asked >= 0)
            room.seats.setPlayer(room.turn.asked, "hands")
        room.choice.choose(0)
        if (!isByCaptain)
            return
        room.pace.interval = 5000 // he considers while it is looked at
        room.pace.letCaptain()
    }

    // The smallest battle in written plots: deployed, two ships plotted, the third being written.
    property bool plotsWanted: false
    function plots() {
        skirmish(0)
        const arranged = window.screen.content.skirmish
        arranged.game = "trireme"
        arranged.setPlayer(0, "hands")
        arranged.setPlayer(1, "steady")
        window.battleRoom.dice.typed = false
        window.battleRoom.pace.automatic = true
        window.battleRoom.pace.interval = 0
        plotsWanted = arranged.begin(window.battleRoom)
    }

    function goOnAtTheTable() {
        if (ordersWanted > 0 && (window.battleRoom.history.length >= ordersWanted || window.battleRoom.isOver))
            Qt.callLater(sitDown)
        if (plotsWanted)
            Qt.callLater(plotOn)
    }

    function plotOn() {
        const room = window.battleRoom
        if (!plotsWanted || room.choice.listing)
            return
        if (!room.plotting.isOn) {
            if (room.turn.handsAsked && room.ofSide.orders.count > 0)
                room.ofSide.give(0)
            return
        }
        plotsWanted = false
        room.pace.interval = 700
        for (const steps of ["FFFSF", "FFSFF", "FFPFF"]) {
            const plot = room.plotting.plot
            plot.setSpeed(plot.lists.speeds.filter(one => one.whyNot === "").pop().speed)
            plot.cutTo(0)
            for (const step of steps)
                if (plot.lists.steps.length < plot.wanted)
                    plot.write(step)
            plot.fill()
            if (room.plotting.book.ordered < 2 && room.plotting.book.count > 2)
                room.plotting.give()
        }
    }

    function refusedPlot() {
        window.goTo("battle")
        const plot = window.battleRoom.plotting.plot
        plot.cutTo(1)
        plot.write("S")
        plot.write("P")
    }

    // The battle before: how far the chosen ship may come, and whom she reaches.
    function plotReach() {
        window.goTo("battle")
        window.battleRoom.plotting.plot.putBack()
        window.screen.content.board.style.threats = true
    }

    // The battle before, its ships still being placed: a squadron in line astern.
    function formation() {
        window.goTo("battle")
        window.battleRoom.placing.beginFormation(FormationDraft.Astern)
    }

    function ownMove() {
        window.goTo("battle")
        window.battleRoom.choice.beginDraft()
    }

    function typedDie() {
        window.goTo("battle")
        window.battleRoom.choice.draft.end()
        window.battleRoom.dice.typed = true
        for (let order = 0; order < 3 && !window.battleRoom.dice.wanted.sides; ++order)
            window.battleRoom.choice.give(0)
    }
}
