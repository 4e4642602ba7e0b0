// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import Navarch.App

// The screens of a campaign as the sample has it before its war begins.
QtObject {
    id: tour

    required property var window
    readonly property var stops: ({
        "start": () => tour.window.goTo("start"),
        "new-campaign": () => tour.newCampaign(0),
        "new-campaign-record": () => tour.newCampaign(0, "pompey-and-the-pirates"),
        "new-campaign-sides": () => tour.newCampaign(1, "saronic-gulf"),
        "new-campaign-options": () => tour.newCampaign(2, "saronic-gulf"),
        "fleets": () => tour.fleets(CampaignItem.None, ""),
        "fleets-ship": () => tour.fleets(CampaignItem.Ship, "Paralos"),
        "fleets-squadron": () => tour.fleets(CampaignItem.Squadron, "Owls"),
        "fleets-side": () => tour.fleets(CampaignItem.Side, "Athens"),
        "fleets-damaged": () => tour.damaged("Salaminia"),
        "ports": () => tour.ports("Piraeus"),
        "ports-neutral": () => tour.ports("Epidauros"),
        "ports-rolled": () => tour.rolled("Epidauros"),
        "treasury": () => tour.window.goTo("treasury"),
        "treasury-entry": () => tour.entry(),
        "treasury-month": () => tour.treasury("month"),
        "people": () => tour.people(PersonKind.Nobody),
        "people-captains": () => tour.people(PersonKind.Captain),
        "people-appoint": () => tour.appointing(),
        "restore-backup": () => tour.restoring(),
        "branch": () => tour.branching(true),
        "branch-deeds": () => tour.branching(false),
        "retell": () => tour.retelling(),
        "add-side": () => tour.addingSide(),
        "seat-lock": () => tour.locking(),
        "seat-pin": () => tour.asked(),
        "next-steps": () => tour.shipless(["Ships of Nisaia", "Ships of Aiakos"]),
        "begin-warns": () => tour.warning(),
        "settings": () => tour.window.goTo("settings")
    })

    function newCampaign(step: int, scenario = "") {
        window.goTo("start")
        window.goTo("new")
        if (scenario !== "")
            window.screen.draft.choose(scenario)
        window.screen.step = step
    }

    function fleets(kind: int, name: string) {
        window.goTo("fleets")
        if (kind !== CampaignItem.None)
            window.screen.fleets.showNamed(kind, name)
    }

    function ports(name: string) {
        window.goTo("ports")
        window.screen.showNamed(name)
    }

    // Each of these comes by twice, once a theme, and does its deed only the first time.
    function damaged(name: string) {
        fleets(CampaignItem.Ship, name)
        hit(window.screen.fleets.currentId)
    }
    // A ship loses hull and oars.
    readonly property ShipCard target: ShipCard {
        campaign: tour.window.campaign
    }
    function hit(ship: int) {
        target.itemId = ship
        if (target.damage !== 3) {
            target.markDamage(3)
            target.markOarsLost(2)
        }
    }

    function rolled(name: string) {
        ports(name)
        window.screen.rollIfNone()
    }

    function treasury(view: string) {
        window.goTo("start") // whatever sheet is open goes with the screen
        window.goTo("treasury")
        window.screen.view = view
    }

    function people(shown: int) {
        window.goTo("start")
        window.goTo("people")
        window.screen.show = shown
    }

    function appointing() {
        people(PersonKind.Nobody)
        window.screen.appoint()
    }

    // With backups to choose from, and some deeds since.
    function restoring() {
        window.goTo("start")
        window.goTo("fleets")
        window.campaign.head.rename("The Saronic Gulf")
        backups.look(window.campaign.path)
        if (backups.count === 0)
            exchange.backUp()
        window.campaign.head.rename("The war of Aegina")
        window.campaign.head.rename("The Saronic Gulf")
        window.head.lookAtBackups()
    }
    // Two sides are left without ships, for as long as this is shown.
    property int sales: 0
    readonly property var shiplessStops: ["next-steps", "begin-warns"]
    readonly property FleetJoining joining: FleetJoining {
        campaign: tour.window.campaign
    }
    readonly property FleetOrders orders: FleetOrders {
        campaign: tour.window.campaign
    }
    function shipless(names: var) {
        window.goTo("start") // whatever sheet is open goes with the screen
        window.goTo("fleets")
        for (const name of names) {
            window.screen.fleets.showNamed(CampaignItem.Fleet, name)
            if (orders.sellShips(joining.ships(window.screen.fleets.currentId).map(each => each.shipId)))
                ++sales
        }
    }
    function warning() {
        shipless(["Ships of Nisaia", "Ships of Aiakos"])
        window.head.askToBegin()
    }
    // Another side, all but its name given.
    function addingSide() {
        window.goTo("start")
        window.goTo("fleets")
        window.head.addSide()
    }
    function locking() {
        window.goTo("start")
        window.goTo("fleets")
        window.head.lockSeat()
    }
    // The umpire's eyes are asked for, and a wrong PIN was given; for as long as this is shown.
    function asked() {
        window.goTo("fleets")
        window.campaign.seat.lock("", "4711")
        window.lookAs(1)
        window.lookAs(0)
        window.campaign.seat.sitDown("1234")
    }
    function leaveFor(stop: string) {
        if (window.campaign.seat.locked && stop !== "seat-pin") {
            window.campaign.seat.sitDown("4711")
            window.campaign.seat.lock("4711", "")
        }
        for (; sales > 0 && !shiplessStops.includes(stop); --sales)
            window.campaign.undo()
    }
    // Some deeds lie behind it.
    function renaming() {
        window.goTo("start")
        window.goTo("fleets")
        window.campaign.head.rename("The war of Aegina")
        window.campaign.head.rename("The Saronic Gulf")
    }
    function branching(turns: bool) {
        renaming()
        window.head.lookAtPast(turns)
    }
    function retelling() {
        renaming()
        window.head.retell()
    }
    readonly property CampaignExchange exchange: CampaignExchange {
        campaign: tour.window.campaign
    }
    readonly property BackupList backups: BackupList {
        campaign: tour.window.campaign
    }

    function entry() {
        window.goTo("treasury")
        window.screen.openEntry()
    }
}
