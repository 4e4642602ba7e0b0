// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

Journey {
    id: test

    name: "Map"

    Component {
        id: desks
        ContactDesk {}
    }

    function init() {
        failOnWarning(/.?/)
        Preferences.theme = "light"
        openWindow({ startFile: journeys.freshSample() })
        journeys.watchStalls()
    }
    function cleanup() {
        journeys.tellStalls(qtest_results.functionName)
    }

    function toTheMap(): var {
        press("rail-map")
        compare(win.place, "map")
        const chart = findChild(win.contentItem, "chart")
        tryVerify(() => chart.width > 0 && chart.activeFocus)
        return chart
    }
    function clickOn(chart: var, kind: int, name: string) {
        const at = chart.placeOf(kind, win.screen.chart.idOf(kind, name))
        verify(at.x > 0 && at.x < chart.width && at.y > 0 && at.y < chart.height, name)
        mouseClick(chart, at.x, at.y)
    }

    function test_theWheelZoomsAboutThePointer() {
        const chart = toTheMap()
        const port = win.screen.chart.idOf(CampaignItem.Port, "Aegina")
        const before = chart.placeOf(CampaignItem.Port, port)
        const mile = chart.viewport.mile
        mouseWheel(chart, before.x, before.y, 0, 240)
        verify(chart.viewport.mile > mile)
        const after = chart.placeOf(CampaignItem.Port, port)
        verify(Math.abs(after.x - before.x) < 1.5 && Math.abs(after.y - before.y) < 1.5)
        mouseDrag(chart, 40, 300, 60, 30)
        fuzzyCompare(chart.placeOf(CampaignItem.Port, port).x, after.x + 60, 12)
        keyClick(Qt.Key_Home)
        fuzzyCompare(chart.viewport.mile, mile, 0.001)
        keyClick(Qt.Key_Plus)
        verify(chart.viewport.mile > mile)
        const x = chart.placeOf(CampaignItem.Port, port).x
        keyClick(Qt.Key_Left)
        fuzzyCompare(chart.placeOf(CampaignItem.Port, port).x, x + 80, 1)
        press("mapFit")
        fuzzyCompare(chart.viewport.mile, mile, 0.001)
    }

    function test_aPortAndAFleetArePicked() {
        const chart = toTheMap()
        clickOn(chart, CampaignItem.Port, "Epidauros")
        compare(win.screen.chart.pickedKind, CampaignItem.Port)
        compare(findChild(win.contentItem, "mapCardName").text, "Epidauros")
        clickOn(chart, CampaignItem.Fleet, "Fleet of the Piraeus")
        compare(win.screen.chart.pickedKind, CampaignItem.Fleet)
        tryVerify(() => findChild(win.contentItem, "mapCardName").text === "Fleet of the Piraeus")
        keyClick(Qt.Key_Escape)
        compare(win.screen.chart.pickedKind, CampaignItem.None)
        // By keyboard alone: on to the next thing.
        keyClick(Qt.Key_PageDown)
        verify(win.screen.chart.pickedKind !== CampaignItem.None)
        clickOn(chart, CampaignItem.Port, "Epidauros")
        press("mapOpenPort")
        compare(win.place, "ports")
        compare(findChild(win.contentItem, "portName").name, "Epidauros")
    }

    function test_aNameIsFoundAndShown() {
        const chart = toTheMap()
        keyClick(Qt.Key_Slash)
        const search = findChild(win.contentItem, "mapSearch")
        tryVerify(() => search.activeFocus)
        for (const key of "aegi")
            keyClick(key)
        tryVerify(() => win.screen.chart.finder.matches.length > 0)
        keyClick(Qt.Key_Return)
        verify(win.screen.chart.pickedKind !== CampaignItem.None)
        compare(search.text, "")
        tryVerify(() => chart.activeFocus)
    }

    // A port is found by typing in the list, and what may be done to it is offered with its chances; by keys alone.
    function test_aPortIsTypedAndWhatMayBeDoneThereIsOffered() {
        verify(win.campaign.head.begin())
        const chart = toTheMap()
        clickOn(chart, CampaignItem.Fleet, "Fleet of the Piraeus")
        press("beginOrder")
        const ports = findChild(win.contentItem, "orderPort")
        tryVerify(() => ports.visible && ports.activeFocus)
        for (const key of "aeg")
            keyClick(key)
        tryVerify(() => ports.popup.opened)
        verify(ports.textAt(ports.highlightedIndex).startsWith("Aegina"), ports.textAt(ports.highlightedIndex))
        keyClick(Qt.Key_Return)
        tryVerify(() => !ports.popup.visible)
        verify(ports.displayText.startsWith("Aegina"), ports.displayText)
        const attack = findChild(win.contentItem, "offer/attack")
        verify(attack && attack.visible)
        tryVerify(() => / in 100$/.test(attack.offer.odds), 30000)
        attack.forceActiveFocus()
        keyClick(Qt.Key_Return)
        compare(win.screen.order.kind, "attack")
        tryVerify(() => findChild(win.contentItem, "offer/attack").chosen)
        verify(win.screen.order.allowed)
        // However much is told of it, the button is in sight: an order that was not given looked like one that was.
        tryVerify(() => findChild(win.contentItem, "orderOdds").visible, 30000)
        win.height = 600
        const give = findChild(win.contentItem, "giveOrder")
        tryVerify(() => {
            const top = give.mapToItem(null, 0, 0).y
            return top > 0 && top + give.height <= win.height
        })
        mouseClick(give)
        tryVerify(() => !win.screen.order.isOn)
        verify(win.screen.chart.facts.pickedFleet.hasOrder)
    }

    // An enemy's port offers what may be done to it on its own card; a press begins the order.
    function test_aPortsCardOffersWhatMayBeDoneToIt() {
        verify(win.campaign.head.begin())
        const chart = toTheMap()
        clickOn(chart, CampaignItem.Port, "Aegina")
        const port = win.screen.chart.pickedId
        tryVerify(() => findChild(win.contentItem, "cardOffers")?.visible)
        const fleet = win.screen.chart.idOf(CampaignItem.Fleet, "Fleet of the Piraeus")
        const fleets = findChild(win.contentItem, "cardOfferFleet")
        fleets.activated(fleets.model.findIndex(each => each.value === fleet))
        const raid = findChild(win.contentItem, "offer/raid")
        verify(raid.enabled)
        tryVerify(() => raid.offer.odds !== "" && !raid.offer.odds.endsWith("…"), 60000)
        press("offer/raid")
        compare(win.screen.chart.pickedKind, CampaignItem.Fleet)
        compare(win.screen.order.fleet, fleet)
        compare(win.screen.order.kind, "raid")
        compare(win.screen.order.target.port, port)
        tryVerify(() => findChild(win.contentItem, "offer/raid")?.chosen)
        win.screen.order.cancel()
        win.screen.pickNamed(CampaignItem.Port, "Piraeus")
        const fleetsOfAll = findChild(win.contentItem, "cardOfferFleet").model.map(each => each.value)
        verify(!fleetsOfAll.includes(fleet)) // nothing is done to one's own
    }

    function test_anotherSidesFleetsAreNotThere() {
        toTheMap()
        const all = win.screen.chart.fleets
        win.lookAs(1)
        verify(win.screen.chart.fleets < all)
        const seen = win.screen.chart.facts.own.map(fleet => fleet.side)
        verify(seen.length > 0 && seen.every(side => side === seen[0]))
    }

    function test_aRouteIsClickedGivenAndTakenBack() {
        verify(win.campaign.head.begin())
        const chart = toTheMap()
        clickOn(chart, CampaignItem.Fleet, "Fleet of the Piraeus")
        press("beginOrder")
        const draft = win.screen.order
        verify(draft.isOn)
        compare(draft.target.wants, OrderTarget.Port)
        verify(!findChild(win.contentItem, "giveOrder").enabled)
        clickOn(chart, CampaignItem.Port, "Epidauros")
        compare(win.screen.chart.pickedKind, CampaignItem.Fleet) // a click means the goal now
        tryVerify(() => draft.allowed)
        verify(findChild(win.contentItem, "orderDays").visible)
        verify(draft.voyage.days > 0)
        press("giveOrder")
        verify(!draft.isOn)
        verify(win.screen.chart.facts.pickedFleet.hasOrder)
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        verify(!win.screen.chart.facts.pickedFleet.hasOrder)
        press("beginOrder")
        verify(draft.isOn)
        press("cancelOrder")
        verify(!draft.isOn)
    }

    // The captains of the machine may have met somebody: they part, and the turn ends.
    function settleContacts(week: string) {
        for (let tries = 0; tries < 10 && win.campaign.head.date === week; ++tries) {
            const due = win.turn.waiting.find(each => each.contact > 0)
            if (due) {
                const desk = createTemporaryObject(desks, win.contentItem, { campaign: win.campaign, contact: due.contact })
                verify(desk.letGo("Fog came down"))
            } else {
                verify(win.turn.advance())
            }
        }
    }

    function test_whoLetsThemPartIsAskedWhy() {
        verify(win.campaign.head.begin())
        toTheMap()
        const waitsFor = () => win.turn.waiting.find(each => each.contact > 0)?.contact ?? 0
        for (let weeks = 0; weeks < 12 && waitsFor() === 0; ++weeks)
            win.turn.advance()
        const contact = waitsFor()
        verify(contact > 0)
        win.screen.pick(CampaignItem.Contact, contact)
        const reason = findChild(win.contentItem, "letGoReason")
        tryVerify(() => reason.visible)
        compare(reason.problem, "")
        findChild(win.contentItem, "letGo").clicked()
        compare(waitsFor(), contact)
        verify(reason.problem !== "")
        verify(reason.input.activeFocus) // there it is said
        keyClick(Qt.Key_Space) // and a blank says nothing
        keyClick(Qt.Key_Return)
        compare(waitsFor(), contact)
        keyClick(Qt.Key_F)
        compare(reason.problem, "")
        keyClick(Qt.Key_Return)
        verify(waitsFor() !== contact)
    }

    function test_theWeekIsSailedAndLookedBackOn() {
        verify(win.campaign.head.begin())
        toTheMap()
        const week = win.campaign.head.date
        press("advanceTurn")
        const sheet = findChild(win, "advanceSheet")
        tryVerify(() => sheet.opened)
        press("goOn", sheet.contentItem)
        tryVerify(() => !sheet.visible)
        const play = win.screen.week
        compare(play.date, week)
        tryVerify(() => play.playing, 30000)
        verify(!findChild(win.contentItem, "mapPane").visible)
        compare(win.turn.date, week) // nothing above it tells how it ends
        verify(!findChild(win.contentItem, "advanceTurn").enabled)
        press("weekToEnd")
        verify(findChild(win.contentItem, "advanceTurn").enabled)
        verify(play.shown && !play.playing)
        verify(play.report.lines.length > 0)
        press("weekToEnd")
        verify(!play.shown && findChild(win.contentItem, "mapPane").visible)
        settleContacts(week)
        verify(win.campaign.head.date !== week)
        compare(win.screen.history.last, 1)
        press("weekBack")
        tryVerify(() => win.screen.chart.isPast)
        verify(findChild(win.contentItem, "pastNote").visible)
        press("weekNow")
        verify(!win.screen.chart.isPast)
        win.campaign.undo()
        compare(win.campaign.head.date, week)
        verify(!findChild(win.contentItem, "historySlider").visible)
    }

    function test_theWeekIsSailedByKeysAlone() {
        verify(win.campaign.head.begin())
        toTheMap()
        keyClick(Qt.Key_F9)
        const sheet = findChild(win, "advanceSheet")
        tryVerify(() => sheet.opened && findChild(sheet.contentItem, "goOn").enabled)
        keyClick(Qt.Key_Return)
        tryVerify(() => !sheet.visible)
        tryVerify(() => win.screen.week.playing, 30000)
        keyClick(Qt.Key_Enter)
        verify(!win.screen.week.playing)
        keyClick(Qt.Key_Enter)
        verify(!win.screen.week.shown)
        compare(win.turn.blocking > 0 || win.campaign.undoStack.undoTitle.startsWith("Sail"), true)
    }

    // Fleets move along their lanes, day after day; it ends by itself, at the pace that was chosen.
    function test_theSeaMoves() {
        verify(win.campaign.head.begin())
        toTheMap()
        const chart = win.screen.chart
        win.screen.week.pace = WeekPlay.Fast
        keyClick(Qt.Key_F9)
        const sheet = findChild(win, "advanceSheet")
        tryVerify(() => sheet.opened && findChild(sheet.contentItem, "goOn").enabled)
        keyClick(Qt.Key_Return)
        const play = win.screen.week
        tryVerify(() => play.playing, 30000)
        verify(chart.isPlaying)
        verify(!findChild(win.contentItem, "pastNote").visible)
        const panel = findChild(win.contentItem, "weekPanel")
        tryVerify(() => play.moment > 0.5)
        const words = findChild(panel, "weekDay").text
        verify(words.includes(String(play.day)), words)
        tryVerify(() => !play.playing, 10000)
        compare(play.moment, 7)
        verify(!chart.isPlaying && !chart.isPast)
        verify(play.shown)
        // Once more, and the left and right arrows choose how fast.
        press("weekAgain")
        verify(play.playing && play.moment < 1)
        findChild(panel, "weekPace").forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Left)
        compare(play.pace, WeekPlay.Even)
        keyClick(Qt.Key_Escape)
        verify(!play.playing && play.shown)
        keyClick(Qt.Key_Escape)
        verify(!play.shown)
        win.campaign.undo()
    }

    // And each day is named once, above what was told of it.
    function test_afterTheWeekStandsTheBattleThatIsDue() {
        verify(win.campaign.head.begin())
        toTheMap()
        win.screen.pickNamed(CampaignItem.Fleet, "Fleet of the Piraeus")
        const draft = win.screen.order
        draft.begin(win.screen.chart.pickedId)
        draft.kind = "attack"
        draft.target.port = win.screen.chart.idOf(CampaignItem.Port, "Aegina")
        verify(draft.give(), draft.whyNot)
        verify(win.turn.advance())
        win.screen.watchWeek()
        const play = win.screen.week
        tryVerify(() => play.shown && !play.busy, 30000)
        const panel = findChild(win.contentItem, "weekPanel")
        panel.goOn()
        tryCompare(play, "moment", 7)
        const lines = play.report.lines
        verify(lines.length > 2)
        const told = findChild(panel, "weekTold")
        told.positionViewAtBeginning()
        tryVerify(() => told.itemAtIndex(0) && told.itemAtIndex(1))
        for (let i = 0; i < told.count && told.itemAtIndex(i); ++i)
            compare(findChild(told.itemAtIndex(i), "toldDay").visible, i === 0 || lines[i].day !== lines[i - 1].day)
        panel.goOn()
        verify(!play.shown)
        compare(win.screen.chart.pickedKind, CampaignItem.Contact)
        verify(win.screen.chart.facts.pickedContact.waiting)
    }

    function test_withReducedMotionTheEndIsShownAtOnce() {
        verify(win.campaign.head.begin())
        toTheMap()
        Preferences.reducedMotion = true
        keyClick(Qt.Key_F9)
        const sheet = findChild(win, "advanceSheet")
        tryVerify(() => sheet.opened && findChild(sheet.contentItem, "goOn").enabled)
        keyClick(Qt.Key_Return)
        const play = win.screen.week
        verify(play.shown && !win.screen.chart.isPlaying)
        tryVerify(() => !play.busy, 30000)
        verify(!play.playing && play.moment === 7 && play.report.lines.length > 0)
        verify(!findChild(win.contentItem, "weekAgain").visible)
        keyClick(Qt.Key_Return)
        verify(!play.shown)
        Preferences.reducedMotion = false
    }

    // What was told to one pair of eyes does not outlive them.
    function test_theWeekGoesWithTheEyesThatWatchIt() {
        verify(win.campaign.head.begin())
        toTheMap()
        win.screen.week.pace = WeekPlay.Slow
        verify(win.turn.advance())
        win.screen.watchWeek()
        const play = win.screen.week
        tryVerify(() => play.playing, 30000)
        win.lookAs(win.campaign.eyes === 0 ? 1 : 0)
        verify(!play.shown && !play.playing && play.report.lines.length === 0)
        verify(!win.screen.chart.isPlaying)
    }

    function test_aBattleThatWaitsIsAClickAway() {
        win.goTo("battles")
        win.screen.arrangeOpening()
        toTheMap()
        verify(win.turn.blocking > 0)
        keyClick(Qt.Key_F9)
        const sheet = findChild(win, "advanceSheet")
        tryVerify(() => sheet.opened)
        verify(!findChild(sheet.contentItem, "goOn").enabled)
        verify(findChild(sheet.contentItem, "whyNotAdvanced").text !== "")
        keyClick(Qt.Key_Return)
        verify(sheet.opened && !sheet.happened)
        press("waiting/battle-waits", sheet.contentItem)
        compare(win.place, "battles")
        verify(win.screen.card.waits)
    }

    function test_theUmpireWritesANote() {
        press("rail-chronicle")
        verify(findChild(win.contentItem, "emptyChronicle").visible)
        press("writeNote")
        const sheet = findChild(win, "noteSheet")
        tryVerify(() => sheet.opened)
        tryVerify(() => findChild(sheet.contentItem, "noteText").activeFocus)
        for (const key of "comet")
            keyClick(key)
        press("keepNote", sheet.contentItem)
        tryVerify(() => !sheet.visible)
        compare(win.screen.chronicle.total, 1)
        win.lookAs(1)
        compare(win.screen.chronicle.total, 1)
        verify(!findChild(win.contentItem, "writeNote").visible)
    }
}
