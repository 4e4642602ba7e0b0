// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

// What a war comes to in the course of months, walked in the window to its end: ships are built and mended, crews go unpaid, a contract is signed, ends and
// is prolonged, a port is blockaded and raided, eight sides sail, one of them wins, and the whole goes to JSON and back.
Journey {
    id: test

    name: "Walks"

    Component {
        id: contacts
        ContactDesk {}
    }
    Component {
        id: joinings
        FleetJoining {}
    }
    Component {
        id: orderings
        FleetOrders {}
    }
    Component {
        id: relationLists
        RelationList {}
    }
    Component {
        id: exchanges
        CampaignExchange {}
    }
    Component {
        id: options
        CampaignSettings {}
    }
    ShipCard {
        id: hit
        campaign: test.win?.campaign ?? null
    }
    Component {
        id: chronicles
        ChronicleList {}
    }

    function init() {
        failOnWarning(/.?/)
        Preferences.theme = "light"
        Preferences.hints = false
        Preferences.reducedMotion = true
        openWindow()
    }
    function cleanup() {
        Preferences.reducedMotion = false
        win.campaign.close()
    }
    function openSample() {
        verify(win.openFile(journeys.freshSample()))
    }

    function find(name: string): var {
        return findChild(win.contentItem, name) ?? findChild(win, name)
    }
    // A button is pressed where it stands once it has come to rest; a pane is scrolled so that it can be.
    function press(name: string, within: var) {
        const button = within ? findChild(within, name) : find(name)
        verify(button, name)
        tryVerify(() => button.visible && button.enabled && button.width > 0, 5000, name)
        let flick = button.parent
        while (flick && flick.contentY === undefined)
            flick = flick.parent
        tryVerify(() => {
            const y = button.mapToItem(null, 0, 0).y
            const top = flick ? flick.mapToItem(null, 0, 0).y : 0
            if (y >= top && y + button.height <= top + (flick?.height ?? win.height))
                return true
            if (flick) {
                const at = button.mapToItem(flick.contentItem, 0, 0).y
                flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, at - flick.height / 2))
            }
            return false
        }, 5000, name)
        waitForRendering(win.contentItem, 50)
        mouseClick(button)
    }
    // The keys of all that has waited while weeks were sailed.
    property var waited: []

    // The week, and the turn: fleets that meet are let go, by the umpire.
    function sail(weeks: int) {
        for (let i = 0; i < weeks; ++i) {
            const week = win.campaign.head.date
            for (let tries = 0; tries < 60 && win.campaign.head.date === week; ++tries) {
                waited = waited.concat(win.turn.waiting.map(each => each.key))
                const met = win.turn.waiting.find(each => each.contact > 0)
                if (met) {
                    const desk = createTemporaryObject(contacts, win.contentItem, { campaign: win.campaign, contact: met.contact })
                    verify(desk.letGo("Fog came down"))
                    desk.destroy()
                } else {
                    verify(win.turn.advance(), win.turn.whyNot)
                }
            }
            verify(win.campaign.head.date !== week, "the turn ends")
        }
    }
    // What the chronicle has with those words, for the eyes that look.
    function told(words: string): var {
        const list = createTemporaryObject(chronicles, win.contentItem, { campaign: win.campaign })
        list.filter = words
        const texts = []
        for (let i = 0; i < list.count; ++i)
            texts.push(list.value(i, "text"))
        list.destroy()
        return texts
    }

    function test_aShipIsBuiltToTheEnd() {
        openSample()
        verify(win.campaign.head.begin())
        press("rail-ports")
        win.screen.showNamed("Piraeus")
        press("buildShips")
        const sheet = find("buildSheet")
        tryCompare(sheet, "opened", true)
        const name = findChild(sheet.contentItem, "buildName")
        name.text = "Newborn"
        name.edited()
        const weeks = sheet.order.estimate.weeks
        verify(weeks > 0)
        press("orderShips", sheet.contentItem)
        tryCompare(sheet, "opened", false)
        sail(weeks)
        win.goTo("ports")
        win.screen.showNamed("Piraeus")
        tryVerify(() => !find("yardWork") || !find("yardWork").visible)
        verify(told("Newborn").length > 0)
        win.goTo("fleets")
        win.screen.fleets.showNamed(CampaignItem.Ship, "Newborn")
        compare(win.screen.fleets.currentKind, CampaignItem.Ship)
    }

    function test_aShipIsMendedToTheEnd() {
        openSample()
        verify(win.campaign.head.begin())
        win.goTo("fleets")
        win.screen.fleets.showNamed(CampaignItem.Ship, "Theoris")
        hit.itemId = win.screen.fleets.currentId
        verify(hit.markDamage(3))
        verify(hit.markOarsLost(2))
        press("repairShip")
        const sheet = find("repairSheet")
        tryCompare(sheet, "opened", true)
        tryVerify(() => sheet.order.taken === 1)
        sheet.order.levels = 5
        tryVerify(() => sheet.order.allowed)
        const weeks = sheet.order.weeks
        press("orderRepair", sheet.contentItem)
        tryCompare(sheet, "opened", false)
        sail(Math.max(1, weeks))
        win.goTo("fleets")
        win.screen.fleets.showNamed(CampaignItem.Ship, "Theoris")
        const repair = find("repairShip")
        tryVerify(() => !repair.visible || !repair.enabled)
    }

    function test_crewsGoUnpaid() {
        openSample()
        verify(win.campaign.head.begin())
        win.lookAs(1)
        const side = win.campaign.eyes
        const treasury = win.campaign.head.treasury.replace(/[^0-9.]/g, "")
        win.lookAs(0)
        win.goTo("treasury")
        win.screen.openEntry()
        const sheet = find("entrySheet")
        tryCompare(sheet, "opened", true)
        findChild(sheet.contentItem, "entryAmount").text = "-" + (Number(treasury) + 2000)
        findChild(sheet.contentItem, "entryReason").text = "The chest was found empty"
        press("enterEntry", sheet.contentItem)
        tryCompare(sheet, "opened", false)
        win.screen.view = "month"
        tryVerify(() => find("monthWarning") !== null)
        for (let week = 0; week < 6 && told("unpaid").length === 0; ++week) {
            sail(1)
        }
        verify(waited.some(key => key === "month-short"), `it is said before the month ends: ${waited}`)
        verify(told("unpaid").length > 0)
        verify(side !== 0)
        win.goTo("treasury")
        win.screen.view = "loans"
        tryVerify(() => find("loans") !== null)
    }

    function test_aContractIsSignedProlongedAndEnded() {
        openSample()
        verify(win.campaign.head.begin())
        win.goTo("fleets")
        win.screen.fleets.showNamed(CampaignItem.Fleet, "Fleet of Kenchreai")
        press("makeAllied")
        const sheet = find("contractSheet")
        tryCompare(sheet, "opened", true)
        verify(!findChild(sheet.contentItem, "signContract").enabled)
        findChild(sheet.contentItem, "allyName").text = "Sikyon"
        press("signContract", sheet.contentItem)
        tryCompare(sheet, "opened", false)
        tryVerify(() => find("allyContract") !== null && find("allyContract").visible)
        const before = journeys.deedsOf(win.campaign)
        press("longerContract")
        tryVerify(() => journeys.deedsOf(win.campaign) === before + 1)
        sail(1)
        win.goTo("fleets")
        win.screen.fleets.showNamed(CampaignItem.Fleet, "Fleet of Kenchreai")
        press("endContract")
        tryVerify(() => told("Sikyon").length > 0)
        win.campaign.undo()
    }

    // The order is picked on the enemy's port; what the week made of it stands in the chronicle.
    function enemyPort(kind: string) {
        openSample()
        verify(win.campaign.head.begin())
        win.goTo("map")
        win.screen.pickNamed(CampaignItem.Port, "Aegina")
        const fleet = win.screen.chart.idOf(CampaignItem.Fleet, "Fleet of the Piraeus")
        tryVerify(() => find("cardOffers")?.visible)
        const fleets = find("cardOfferFleet")
        fleets.activated(fleets.model.findIndex(each => each.value === fleet))
        press("offer/" + kind)
        tryVerify(() => win.screen.order.allowed || win.screen.order.whyNot !== "", 5000)
        verify(win.screen.order.allowed, win.screen.order.whyNot)
        find("giveOrder").forceActiveFocus(Qt.TabFocusReason) // odds that come in the meantime move it
        keyClick(Qt.Key_Return)
        tryVerify(() => !win.screen.order.isOn)
        sail(2)
        verify(told("Aegina").length > 0)
        win.goTo("map")
        win.screen.pickNamed(CampaignItem.Port, "Aegina")
        checkScreens()
    }
    // All of them can be shown as things stand.
    function checkScreens() {
        for (const place of ["map", "fleets", "ports", "people", "treasury", "battles", "chronicle", "print"]) {
            win.goTo(place)
            wait(0)
            verify(win.screen, place)
        }
    }
    function test_aPortIsBlockaded() {
        enemyPort("blockade")
    }
    function test_aPortIsRaided() {
        enemyPort("raid")
    }

    function test_aHouseFigureChangesInMidWar() {
        openSample()
        verify(win.campaign.head.begin())
        sail(1)
        win.goTo("settings")
        const figures = find("houseFigures").model
        verify(figures.total > 0)
        const figure = figures.value(0, "figure")
        const value = figures.value(0, "value")
        const choices = figures.value(0, "choices")
        const most = figures.value(0, "most")
        const other = choices.length > 0 ? choices.find(each => String(each.value) !== value).value : Number(value) < most ? Number(value) + 1 : Number(value) - 1
        compare(figures.set(figure, String(other)), "")
        compare(figures.altered, 1)
        sail(1)
        win.goTo("settings")
        compare(find("houseFigures").model.altered, 1)
        find("restore/" + figure).clicked()
        tryVerify(() => find("houseFigures").model.altered === 0)
    }

    // CP-10.1: all others sell their ships, and the chronicle says who has won; the war may be played on.
    function test_aWarIsWon() {
        openSample()
        const settings = createTemporaryObject(options, win.contentItem, { campaign: win.campaign })
        verify(settings.set("victory", "last-fleet"))
        const joining = createTemporaryObject(joinings, win.contentItem, { campaign: win.campaign })
        const orders = createTemporaryObject(orderings, win.contentItem, { campaign: win.campaign })
        for (let side = 1; side <= 4; ++side)
            orders.givePlayer(win.sideAt(side), "person") // the machine would raise new fleets
        win.goTo("map")
        const own = win.screen.chart.facts.own[0].side
        for (const fleet of win.screen.chart.facts.own.filter(each => each.side !== own)) {
            const ships = joining.ships(fleet.fleetId).map(each => each.shipId)
            if (ships.length > 0)
                verify(orders.sellShips(ships))
        }
        verify(win.campaign.head.begin())
        sail(1)
        verify(told("has won the war").length === 1, told("").join("\n"))
        verify(win.turn.whatItDoes.includes("has won the war"), win.turn.whatItDoes)
        win.goTo("fleets")
        win.screen.fleets.showNamed(CampaignItem.Side, own)
        tryVerify(() => find("sideStanding")?.visible)
        verify(find("sideStanding").value.includes("the last fleet wins"), find("sideStanding").value)
        sail(2)
        compare(told("has won the war").length, 1)
        checkScreens()
    }

    // What one was offered waits among one's orders, says what it is, and is a press away from its answer; the button then
    // says what it would take back.
    function test_anOfferIsAnswered() {
        openSample()
        const orders = createTemporaryObject(orderings, win.contentItem, { campaign: win.campaign })
        for (let side = 1; side <= 4; ++side)
            orders.givePlayer(win.sideAt(side), "person")
        verify(win.campaign.head.begin())
        win.goTo("fleets")
        const relations = createTemporaryObject(relationLists, win.contentItem, { campaign: win.campaign, side: win.sideAt(2) })
        verify(relations.offer(win.sideAt(1), "truce", 12))
        win.goTo("map")
        win.lookAs(1)
        tryCompare(win.campaign, "eyes", win.sideAt(1))
        const waits = win.turn.waiting.find(each => each.key === "offer-waits")
        verify(waits.text.includes("a truce of 12 weeks"), waits.text)
        tryVerify(() => win.activeFocusItem !== null) // the screen of the new eyes is there
        keyClick(Qt.Key_F9)
        tryCompare(find("advanceSheet"), "opened", true)
        press("waiting/offer-waits", find("advanceSheet").contentItem)
        tryCompare(find("advanceSheet"), "opened", false)
        compare(win.place, "fleets")
        compare(win.screen.fleets.currentKind, CampaignItem.Side)
        press("acceptOffer")
        tryVerify(() => win.turn.waiting.every(each => each.key !== "offer-waits"))
        verify(win.campaign.undoStack.undoTitle.startsWith("Accept what"), win.campaign.undoStack.undoTitle)
    }

    function test_jsonBothWays() {
        openSample()
        verify(win.campaign.head.begin())
        sail(2)
        const before = told("").length
        const name = win.campaign.head.name
        const date = win.campaign.head.date
        const exchange = createTemporaryObject(exchanges, win.contentItem, { campaign: win.campaign })
        const path = journeys.pathFor("war" + Date.now() + ".json")
        verify(exchange.writeTo("file://" + path))
        verify(journeys.fileExists(path))
        const old = win.campaign.path
        win.campaign.close()
        exchange.takeOver("file://" + path)
        tryVerify(() => win.campaign.isOpen && !exchange.busy, 30000)
        verify(win.campaign.path !== old)
        compare(win.campaign.head.name, name)
        compare(win.campaign.head.date, date)
        compare(told("").length, before)
        win.goHome()
        sail(1)
        checkScreens()
    }

    function test_aWarOfEightSides() {
        win.goTo("new")
        const draft = win.screen.draft
        draft.choose("")
        draft.name = "Eight " + Date.now()
        const sides = draft.sides
        while (!sides.full)
            sides.add()
        compare(sides.count, 8)
        for (let i = 2; i < 8; ++i)
            sides.set(i, SideField.Player, "machine")
        win.screen.step = 1
        wait(0)
        compare(draft.problem, "")
        verify(draft.found())
        win.goTo("fleets")
        verify(win.campaign.head.begin())
        sail(5)
        for (let eyes = 0; eyes <= 8; ++eyes) {
            win.lookAs(eyes)
            win.campaign.seat.staySeated()
            checkScreens()
        }
        win.lookAs(0)
    }

    // Sixty weeks with the window open, screens changing: nothing is refused, nothing is warned of, and memory does not grow without end.
    function test_sixtyWeeks() {
        openSample()
        verify(win.campaign.head.begin())
        const weeks = journeys.wantsWholeBattles ? 60 : 2
        journeys.watchStalls()
        let first = 0
        for (let week = 0; week < weeks; ++week) {
            sail(1)
            win.goTo(["map", "fleets", "ports", "people", "treasury", "battles", "chronicle"][week % 7])
            wait(0)
            if (week === 9)
                first = journeys.memoryTaken()
        }
        journeys.tellStalls(`${weeks} weeks`)
        const last = journeys.memoryTaken()
        console.info(`memory after ${weeks} weeks: ${last} MB, after ten ${first}`)
        if (first > 0)
            verify(last < first * 2, `${last} MB after ${weeks} weeks, ${first} after ten`)
    }
}
