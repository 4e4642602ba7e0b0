// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import Navarch.App

// The battles of the campaign from nothing to an outcome, and a result that is entered. The campaign is put back when the
// tour goes on.
QtObject {
    id: tour

    required property var window
    required property TableStops table

    readonly property var stops: ({
        "result": () => tour.result(false),
        "result-findings": () => tour.result(true),
        "battles-empty": () => tour.battles("empty"),
        "battles-waiting": () => tour.battles("waiting"),
        "battles-opening": () => tour.battles("opening"),
        "battles-arrange": () => tour.battles("arrange"),
        "battles-preview": () => tour.battles("preview"),
        "battles-fought": () => tour.battles("fought"),
        "aftermath-ship": () => tour.aftermath(() => tour.shipsStory()),
        "aftermath-record": () => tour.aftermath(() => tour.person(PersonKind.Commander, "Leokrates")),
        "aftermath-prisoner": () => tour.aftermath(() => tour.person(PersonKind.Prisoner, "")),
        "aftermath-costs": () => tour.aftermath(() => tour.costs())
    })

    // The first battle of the campaign, from nothing to its outcome.
    function battles(what: string) {
        if (what === "empty")
            takeBack()
        window.goTo("start") // whatever sheet is open goes with the screen
        window.goTo("battles")
        if (what === "waiting") {
            window.screen.arrangeOpening()
            deeds = 2
        } else if (what === "opening") {
            window.screen.goingThrough.percent = 42
            window.screen.goingThrough.open()
        } else if (what === "arrange") {
            window.screen.arrange(0)
            const arranging = window.screen.arranging
            arranging.fleets.filter(fleet => fleet.waits === "").slice(-2).forEach(fleet => arranging.takeFleet(fleet.fleet, true))
        } else if (what === "preview") {
            const entry = window.resultEntry
            window.screen.card.deeds.enterResult(entry)
            entry.startOver()
            entry.selection.pick(1)
            entry.exchange.paste("light, oars 1\nafloat\nsunk\nheavy, oars 2, marines 1, captain wounded\nafloat\nwrecked")
            entry.selection.stepSide(1)
            entry.selection.step(1)
            entry.selection.step(2, true)
            entry.fields.setChoice("fate", "captured")
            entry.selection.step(1)
            entry.fields.setChoice("fate", "sunk")
            entry.verdict.victor = 0
            entry.verdict.turns = 11
            window.outcomePreview.lookAtEntry(entry)
        } else if (what === "fought") {
            if (window.outcomePreview.apply())
                deeds += 1
        }
    }

    property int deeds: 0
    function takeBack() {
        window.outcomePreview.close()
        for (; deeds > 0; --deeds)
            window.campaign.undo()
    }

    // A result that is being entered; with something in it that cannot have been.
    function result(wrong: bool) {
        table.skirmish(1)
        window.screen.content.skirmish.enterResult(window.resultEntry)
        window.goTo("result")
        const entry = window.resultEntry
        entry.startOver()
        entry.selection.pick(1)
        entry.exchange.paste("light, oars 1\nafloat\nsunk\nheavy, oars 2, marines 1, captain wounded\nafloat\nfled, medium")
        entry.selection.takeShips(1)
        entry.fields.setChoice("fate", "captured")
        entry.selection.step(2)
        entry.fields.setChoice("fate", "afloat")
        entry.verdict.victor = 0
        entry.verdict.turns = 11
        entry.selection.stepSide(-1)
        if (wrong) {
            entry.verdict.conceded = 0
            entry.selection.clear()
        }
    }

    // What the battle left behind on the screens of those who fought it.
    function aftermath(look: var) {
        if (deeds < 3)
            for (const what of ["empty", "waiting", "preview", "fought"])
                battles(what)
        window.goTo("start")
        look()
    }
    function shipsStory() {
        window.goTo("fleets")
        window.screen.fleets.showNamed(CampaignItem.Ship, "Paralos")
        window.screen.showEnd()
    }
    function person(shown: int, name: string) {
        window.goTo("people")
        window.screen.show = shown
        if (name !== "")
            window.screen.showNamed(name)
        else if (window.screen.people.count > 0)
            window.screen.personId = window.screen.people.idAt(0)
    }
    function costs() {
        window.goTo("treasury")
        window.screen.view = "charts"
    }

    function leaveFor(stop: string) {
        if (!stop.startsWith("battles-") && !stop.startsWith("aftermath-"))
            takeBack()
    }
}
