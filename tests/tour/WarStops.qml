// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import Navarch.App

// The map, and a few weeks of the war: begun, advanced, looked back on. The campaign is put back when the tour goes on.
QtObject {
    id: tour

    required property var window
    required property CampaignStops campaign
    readonly property var pastStops: ["advance", "advance-happened", "week-sailed", "week-told", "map-past", "chronicle", "yard", "yard-build", "repair",
                                      "refit", "split", "join", "contract", "garrison", "cede", "port-story", "hand-over", "treasury-borrow", "treasury-charts", "treasury-loans", "people-training"]
    readonly property var stops: ({
        "map": () => tour.map(CampaignItem.None, ""),
        "map-port": () => tour.map(CampaignItem.Port, "Piraeus"),
        "map-fleet": () => tour.map(CampaignItem.Fleet, "Fleet of the Piraeus"),
        "map-route": () => tour.route("Fleet of the Piraeus", "Epidauros"),
        "map-port-offers": () => tour.map(CampaignItem.Port, "Aegina"),
        "map-offers": () => tour.route("Fleet of the Piraeus", "Aegina"),
        "advance": () => tour.past("waiting"),
        "advance-happened": () => tour.past("happened"),
        "week-sailed": () => tour.watch(2.6),
        "week-told": () => tour.watch(7),
        "map-past": () => tour.past("past"),
        "chronicle": () => tour.past("chronicle"),
        "yard": () => tour.yard(""),
        "yard-build": () => tour.yard("askToBuild"),
        "garrison": () => tour.yard("askToRaise"),
        "repair": () => tour.fleet("repair"),
        "refit": () => tour.fleet("refit"),
        "split": () => tour.fleet("split"),
        "join": () => tour.formation("Hermione's contingent", "join"),
        "contract": () => tour.formation("Fleet of Kenchreai", "sign"),
        "cede": () => tour.yard("askToCede"),
        "port-story": () => tour.portsStory(),
        "hand-over": () => tour.handOver(),
        "treasury-borrow": () => tour.borrowing(),
        "treasury-charts": () => tour.after("treasury", "view", "charts"),
        "treasury-loans": () => tour.after("treasury", "view", "loans"),
        "people-training": () => tour.after("people", "training", true)
    })

    // A port's yard with something in it, and what is asked before more is done there.
    property bool isBuilding: false
    readonly property BuildOrder trireme: BuildOrder {
        campaign: tour.window.campaign
    }
    function yard(what: string) {
        begin()
        window.goTo("start")
        window.goTo("ports")
        const screen = window.screen
        screen.showNamed("Piraeus")
        if (!isBuilding && trireme.begin(screen.portId) && trireme.order()) {
            isBuilding = true
            ++deeds
        }
        if (what !== "")
            screen[what]()
    }
    // What is asked of a ship that was hit, and of a squadron that is to go its own way.
    property bool isHit: false
    function fleet(what: string) {
        begin()
        window.goTo("start")
        window.goTo("fleets")
        const screen = window.screen
        screen.fleets.showNamed(CampaignItem.Ship, "Theoris")
        if (!isHit) {
            campaign.hit(screen.fleets.currentId)
            isHit = true
            deeds += 2
        }
        if (what === "split")
            screen.fleets.showNamed(CampaignItem.Squadron, "Owls")
        if (what === "repair")
            screen.repair()
        else if (what === "refit")
            screen.refit()
        else
            screen.split()
    }
    function formation(name: string, what: string) {
        begin()
        window.goTo("start")
        window.goTo("fleets")
        window.screen.fleets.showNamed(CampaignItem.Fleet, name)
        window.screen[what]()
    }
    // What the chronicle tells of a port, at the end of its card once the walls are drawn.
    function portsStory() {
        past("chronicle")
        window.goTo("ports")
        window.screen.showNamed("Corinth (Kenchreai)")
        window.screen.showEnd()
    }
    // Until the tour goes on, a side is awaited.
    function handOver() {
        begin()
        window.goTo("map")
        window.campaign.seat.handTo(window.sideAt(1))
    }
    function borrowing() {
        after("treasury", "view", "loans")
        window.screen.borrow(window.sideAt(1))
    }
    function begin() {
        if (window.campaign.head.inSetup && window.campaign.head.begin())
            ++deeds
    }

    function map(kind: int, name: string) {
        window.goTo("start")
        window.goTo("map")
        if (kind !== CampaignItem.None)
            window.screen.pickNamed(kind, name)
    }

    // An order that is being written.
    function route(fleet: string, port: string) {
        map(CampaignItem.Fleet, fleet)
        const screen = window.screen
        screen.order.begin(screen.chart.pickedId)
        screen.order.target.port = screen.chart.idOf(CampaignItem.Port, port)
    }

    readonly property ContactDesk desk: ContactDesk {
        campaign: tour.window.campaign
    }
    property int deeds: 0
    property int weeks: 0
    // Fleets that meet are let go; the tour's pictures of battles come from elsewhere.
    function sailUntil(week: int) {
        while (weeks < week) {
            const met = window.turn.waiting.find(each => each.contact !== 0)
            if (met) {
                desk.contact = met.contact
                if (!desk.letGo("They lose each other in the evening mist."))
                    return
            } else if (window.turn.advance()) {
                ++weeks
            } else {
                return
            }
            ++deeds
        }
    }
    // The first week on the chart, in the middle of a day or at its end.
    property real moment: 0
    property bool busy: false
    function watch(moment: real) {
        begin()
        sailUntil(1)
        window.goTo("start")
        window.goTo("map")
        tour.moment = moment
        busy = true
        window.screen.watchWeek()
    }
    readonly property Connections watching: Connections {
        target: tour.busy ? tour.window.screen.week ?? null : null
        function onChanged() {
            const play = tour.window.screen.week
            if (!tour.busy || !play.playing)
                return
            tour.busy = false
            if (tour.moment < 7)
                play.standAt(tour.moment)
            else
                play.skip()
        }
    }
    function past(what: string) {
        window.goTo("start") // whatever sheet is open goes with the screen
        window.goTo(what === "chronicle" ? "chronicle" : "map")
        begin()
        const turn = window.head.advancing
        if (what === "waiting") {
            turn.lookAtWaiting()
        } else if (what === "happened") {
            sailUntil(1)
            turn.lookAtHappened()
        } else {
            turn.putAway()
            sailUntil(6)
            if (what === "past")
                window.screen.history.turn = 2
        }
    }
    // A screen after some weeks of war, at one of its parts.
    function after(place: string, what: string, part: var) {
        past("chronicle")
        window.goTo(place)
        window.screen[what] = part
    }
    function takeBack() {
        window.head.advancing.putAway()
        for (; deeds > 0; --deeds)
            window.campaign.undo()
        weeks = 0
        isBuilding = isHit = false
    }
    function leaveFor(stop: string) {
        window.campaign.seat.staySeated()
        if (!pastStops.includes(stop))
            takeBack()
    }
}
