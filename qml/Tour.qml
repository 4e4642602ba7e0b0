// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import Navarch.App

// The stops at which pictures of the window are taken (`navarch --shots`): each brings the window into the state that
// its picture shows. A new screen adds its stop here.
QtObject {
    id: tour

    required property var window

    readonly property var names: Object.keys(stops)
    // What the window shows is still to come.
    readonly property bool busy: (window.place === "print" && window.printJob.work !== "")
                                 || (window.place === "battle" && (ordersWanted > 0 || plotsWanted))
                                 || (window.place === "forecast" && runsWanted > 0)
                                 || (window.place === "compare" && comparedWanted > 0)
    // Captains fight on until so many orders are given.
    property int ordersWanted: 0
    readonly property Connections battle: Connections {
        target: tour.window.battleRoom
        function onChanged() {
            tour.goOnAtTheTable()
        }
        function onListingChanged() {
            tour.goOnAtTheTable()
        }
    }
    readonly property var stops: ({
        "start": () => tour.window.goTo("start"),
        "new-campaign": () => tour.newCampaign(0),
        "new-campaign-record": () => tour.newCampaign(0, "pompey-and-the-pirates"),
        "new-campaign-sides": () => tour.newCampaign(1),
        "new-campaign-options": () => tour.newCampaign(2),
        "fleets": () => tour.fleets("", ""),
        "fleets-hint": () => tour.hints(() => tour.fleets("fleet", "Fleet of the Piraeus")),
        "fleets-ship": () => tour.fleets("ship", "Paralos"),
        "fleets-squadron": () => tour.fleets("squadron", "Owls"),
        "fleets-side": () => tour.fleets("side", "Athens"),
        "fleets-athens": () => tour.eyes("fleets", 1),
        "fleets-damaged": () => tour.damaged("Salaminia"),
        "ports": () => tour.ports("Piraeus"),
        "ports-neutral": () => tour.ports("Epidauros"),
        "ports-rolled": () => tour.rolled("Epidauros"),
        "map": () => tour.map("", ""),
        "map-port": () => tour.map("port", "Piraeus"),
        "map-fleet": () => tour.map("fleet", "Fleet of the Piraeus"),
        "map-route": () => tour.route("Fleet of the Piraeus", "Epidauros"),
        "map-hint": () => tour.hints(() => tour.map("", "")),
        "map-athens": () => tour.eyes("map", 1),
        "advance": () => tour.war("advance"),
        "advance-happened": () => tour.war("happened"),
        "map-past": () => tour.war("past"),
        "chronicle": () => tour.war("chronicle"),
        "treasury": () => tour.window.goTo("treasury"),
        "treasury-entry": () => tour.entry(),
        "fleet-builder": () => tour.fleetBuilder("Fleet of the Piraeus", 0),
        "fleet-builder-ship": () => tour.fleetBuilder("Fleet of the Piraeus", 1),
        "port-builder": () => tour.portBuilder("Piraeus (Athens)"),
        "port-builder-rolled": () => tour.portBuilder(""),
        "print": () => tour.printPage("Fleet of the Piraeus", 2),
        "print-four": () => tour.printWith("Owls", { perPage: 4 }, 2, "width"),
        "print-port": () => tour.printPage("Piraeus (Athens)", 0),
        "print-roster": () => tour.printWith("Fleet of the Piraeus", { roster: true }, 0, "width"),
        "skirmish": () => tour.skirmish(1),
        "forecast": () => tour.forecast(1, 300),
        "forecast-small": () => tour.forecast(0, 1000),
        "compare": () => tour.compare(0, 100),
        "battle-deploy": () => tour.fight(1, 1),
        "battle-formation": () => tour.formation(),
        "battle-orders": () => tour.fight(1, 150),
        "battle-move": () => tour.ownMove(),
        "battle-dice": () => tour.typedDie(),
        "battle-plots": () => tour.plots(),
        "battle-plot-refused": () => tour.refusedPlot(),
        "battle-shore": () => tour.fight(tour.sampleNamed("The new bridges"), 60),
        "battle-hexes": () => tour.fight(tour.sampleUnder("ramming-speed"), 400),
        "battle-rexes": () => tour.fight(tour.sampleUnder("pompeius"), 60),
        "battle-stands": () => tour.fight(tour.sampleUnder("squadrons"), 100),
        "battle-outcome": () => tour.fight(0, 100000),
        "result": () => tour.result(false),
        "result-findings": () => tour.result(true),
        "battles-empty": () => tour.battles("empty"),
        "battles-waiting": () => tour.battles("waiting"),
        "battles-opening": () => tour.battles("opening"),
        "battles-arrange": () => tour.battles("arrange"),
        "battles-preview": () => tour.battles("preview"),
        "battles-fought": () => tour.battles("fought"),
        "settings": () => tour.window.goTo("settings")
    })

    function newCampaign(step: int, scenario = "") {
        window.goTo("start")
        window.goTo("new")
        if (scenario !== "")
            window.screen.draft.choose(scenario)
        window.screen.step = step
    }

    function fleets(kind: string, name: string) {
        window.goTo("fleets")
        if (kind !== "")
            window.screen.fleets.showNamed(kind, name)
    }

    function map(kind: string, name: string) {
        window.goTo("start")
        window.goTo("map")
        if (kind !== "")
            window.screen.pickNamed(kind, name)
    }

    // An order that is being written.
    function route(fleet: string, port: string) {
        map("fleet", fleet)
        const screen = window.screen
        screen.order.begin(screen.chart.pickedId)
        screen.order.choosePort(screen.chart.idOf("port", port))
    }

    // A few weeks of the war: begun, advanced, looked back on. The campaign is put back when the tour goes on.
    readonly property var warStops: ["advance", "advance-happened", "map-past", "chronicle"]
    property int warDeeds: 0
    function war(what: string) {
        window.goTo("start") // whatever sheet is open goes with the screen
        window.goTo(what === "chronicle" ? "chronicle" : "map")
        if (window.campaign.inSetup && window.campaign.begin())
            ++warDeeds
        const turn = window.head.advancing
        if (what === "advance") {
            turn.lookAtWaiting()
        } else if (what === "happened") {
            if (window.turn.advance())
                ++warDeeds
            turn.lookAtHappened()
        } else if (what === "past") {
            turn.putAway()
            window.screen.history.turn = 0
        } else {
            turn.putAway()
        }
    }
    function takeWarBack() {
        window.head.advancing.putAway()
        for (; warDeeds > 0; --warDeeds)
            window.campaign.undo()
    }

    // A screen with the eyes of the side in that row.
    function eyes(place: string, row: int) {
        window.goTo(place)
        window.lookAs(row)
    }

    function fleetBuilder(fleet: string, row: int) {
        window.goTo("fleet-builder")
        window.screen.exchange.takeNamed(fleet)
        if (row > 0)
            window.fleetBuilder.step(row)
    }

    function portBuilder(port: string) {
        window.goTo("port-builder")
        if (port !== "")
            window.screen.exchange.takeNamed(port)
        else {
            window.portBuilder.beginAnew()
            window.portBuilder.roll(5, 3, "15")
        }
    }

    function ports(name: string) {
        window.goTo("ports")
        window.screen.showNamed(name)
    }

    function printPage(name: string, page: int) {
        printWith(name, {}, page, "page")
    }

    // What is printed, with which options, and the page that is looked at once it is laid out.
    function printWith(name: string, options: var, page: int, fit: string) {
        window.goTo("print")
        window.printJob.source.chooseNamed(name)
        window.printJob.perPage = options.perPage ?? 1
        window.printJob.roster = options.roster ?? false
        window.screen.view.fit = fit
        window.screen.pageWanted = page
    }

    function sampleUnder(rules: string): int {
        return window.forecaster.match.samples.findIndex(each => each.rules === rules)
    }

    function sampleNamed(name: string): int {
        return window.forecaster.match.samples.findIndex(each => each.name === name)
    }

    function skirmish(sample: int) {
        window.battleRoom.close()
        window.goTo("battle")
        window.screen.content.skirmish.choose(sample)
    }

    // The odds of a battle that comes with the program, after at least so many battles.
    readonly property Connections odds: Connections {
        target: tour.window.forecaster
        function onShown() {
            if (tour.runsWanted > 0 && tour.window.forecaster.runs >= tour.runsWanted)
                Qt.callLater(tour.haltOdds)
        }
    }
    property int runsWanted: 0

    function forecast(sample: int, runs: int) {
        window.goTo("start")
        window.forecaster.match.choose(sample)
        window.askForOdds()
        runsWanted = runs
        window.forecaster.goOn()
    }

    function haltOdds() {
        if (runsWanted > 0)
            window.forecaster.stop()
        runsWanted = 0
    }

    // A battle that comes with the program under every game, after at least so many battles under each.
    readonly property Connections compared: Connections {
        target: tour.window.comparer
        function onShown() {
            if (tour.comparedWanted > 0 && tour.window.comparer.runs >= tour.comparedWanted)
                Qt.callLater(tour.haltComparing)
        }
    }
    property int comparedWanted: 0

    function compare(sample: int, runs: int) {
        window.goTo("start")
        window.forecaster.match.choose(sample)
        if (!window.comparer.considerMatch(window.forecaster.match))
            return
        window.comparer.most = 10000 // growing still when it is halted
        comparedWanted = runs
        window.compareGames()
        window.comparer.goOn()
    }

    function haltComparing() {
        if (comparedWanted > 0)
            window.comparer.stop()
        comparedWanted = 0
    }

    // A battle between captains, taken over by hand after so many orders.
    function fight(sample: int, orders: int) {
        skirmish(sample)
        const arranged = window.screen.content.skirmish
        arranged.setPlayer(0, "steady")
        arranged.setPlayer(1, "steady")
        window.battleRoom.typedDice = false
        window.battleRoom.automatic = true
        window.battleRoom.pace = 0
        ordersWanted = orders
        arranged.begin(window.battleRoom)
    }

    function sitDown() {
        const room = window.battleRoom
        if (ordersWanted === 0)
            return
        ordersWanted = 0
        room.pace = 700
        if (!room.isOver && room.asked >= 0)
            room.setPlayer(room.asked, "hands")
        room.choose(0)
    }

    // The smallest battle in written plots: deployed, two ships plotted, the third being written.
    property bool plotsWanted: false
    function plots() {
        skirmish(0)
        const arranged = window.screen.content.skirmish
        arranged.game = "trireme"
        arranged.setPlayer(0, "hands")
        arranged.setPlayer(1, "steady")
        window.battleRoom.typedDice = false
        window.battleRoom.automatic = true
        window.battleRoom.pace = 0
        plotsWanted = arranged.begin(window.battleRoom)
    }

    function goOnAtTheTable() {
        if (ordersWanted > 0 && (window.battleRoom.length >= ordersWanted || window.battleRoom.isOver))
            Qt.callLater(sitDown)
        if (plotsWanted)
            Qt.callLater(plotOn)
    }

    function plotOn() {
        const room = window.battleRoom
        if (!plotsWanted || room.listing)
            return
        if (!room.plotting) {
            if (room.handsAsked && room.sideOrders.count > 0)
                room.giveOfSide(0)
            return
        }
        plotsWanted = false
        room.pace = 700
        for (const steps of ["FFFSF", "FFSFF", "FFPFF"]) {
            const plot = room.plot
            plot.setSpeed(plot.speeds.filter(one => one.whyNot === "").pop().speed)
            plot.cutTo(0)
            for (const step of steps)
                if (plot.steps.length < plot.wanted)
                    plot.write(step)
            plot.fill()
            if (room.plots.ordered < 2 && room.plots.count > 2)
                room.givePlot()
        }
    }

    function refusedPlot() {
        window.goTo("battle")
        const plot = window.battleRoom.plot
        plot.cutTo(1)
        plot.write("S")
        plot.write("P")
    }

    // The battle before, its ships still being placed: a squadron in line astern.
    function formation() {
        window.goTo("battle")
        window.battleRoom.beginFormation("line-astern")
    }

    function ownMove() {
        window.goTo("battle")
        window.battleRoom.beginDraft()
    }

    function typedDie() {
        window.goTo("battle")
        window.battleRoom.endDraft()
        window.battleRoom.typedDice = true
        for (let order = 0; order < 3 && !window.battleRoom.wantedDie.sides; ++order)
            window.battleRoom.give(0)
    }

    // The first battle of the campaign, from nothing to its outcome. The campaign is put back when the tour goes on.
    function battles(what: string) {
        if (what === "empty")
            takeBattlesBack()
        window.goTo("start") // whatever sheet is open goes with the screen
        window.goTo("battles")
        if (what === "waiting") {
            window.screen.arrangeOpening()
            battleDeeds = 2
        } else if (what === "opening") {
            window.screen.goingThrough.percent = 42
            window.screen.goingThrough.open()
        } else if (what === "arrange") {
            window.screen.arrange(0)
            const arranging = window.screen.arranging
            arranging.fleets.filter(fleet => fleet.waits === "").slice(-2).forEach(fleet => arranging.takeFleet(fleet.fleet, true))
        } else if (what === "preview") {
            const entry = window.resultEntry
            window.screen.card.enterResult(entry)
            entry.startOver()
            entry.pick(1)
            entry.paste("light, oars 1\nafloat\nsunk\nheavy, oars 2, marines 1, captain wounded\nafloat\nwrecked")
            entry.stepSide(1)
            entry.step(1)
            entry.step(2, true)
            entry.setChoice("fate", "captured")
            entry.step(1)
            entry.setChoice("fate", "sunk")
            entry.victor = 0
            entry.turns = 11
            window.outcomePreview.lookAtEntry(entry)
        } else if (what === "fought") {
            if (window.outcomePreview.apply())
                battleDeeds += 1
        }
    }

    property int battleDeeds: 0
    function takeBattlesBack() {
        window.outcomePreview.close()
        for (; battleDeeds > 0; --battleDeeds)
            window.campaign.undo()
    }

    // A result that is being entered; with something in it that cannot have been.
    function result(wrong: bool) {
        skirmish(1)
        window.screen.content.skirmish.enterResult(window.resultEntry)
        window.goTo("result")
        const entry = window.resultEntry
        entry.startOver()
        entry.pick(1)
        entry.paste("light, oars 1\nafloat\nsunk\nheavy, oars 2, marines 1, captain wounded\nafloat\nfled, medium")
        entry.selectShips(1)
        entry.setChoice("fate", "captured")
        entry.step(2)
        entry.setChoice("fate", "afloat")
        entry.victor = 0
        entry.turns = 11
        entry.stepSide(-1)
        if (wrong) {
            entry.conceded = 0
            entry.clearSelection()
        }
    }

    // Each of these comes by twice, once a theme, and does its deed only the first time.
    function damaged(name: string) {
        fleets("ship", name)
        window.screen.showDamage()
    }

    function rolled(name: string) {
        ports(name)
        window.screen.rollIfNone()
    }

    function entry() {
        window.goTo("treasury")
        window.screen.openEntry()
    }

    // Hints are on for one stop only; the others show the screens without them.
    function hints(stop: var) {
        Preferences.hints = true
        stop()
    }

    function go(name: string) {
        Preferences.hints = false
        window.campaign.eyes = 0
        if (!name.startsWith("battles-"))
            takeBattlesBack()
        if (!warStops.includes(name))
            takeWarBack()
        stops[name]()
        window.putNoticesAway()
    }
}
