// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import "../.."

Journey {
    id: test

    name: "TreasuryAndPorts"

    function init() {
        failOnWarning(/.?/)
        openSample()
    }

    function go(place: string) {
        tryVerify(() => findChild(win.contentItem, "rail-" + place) !== null)
        tryVerify(() => findChild(win.contentItem, "rail-" + place).y > 0)
        mouseClick(findChild(win.contentItem, "rail-" + place))
        compare(win.place, place)
    }

    function test_theUmpireMovesMoneyByHand() {
        go("treasury")
        const list = findChild(win, "ledgerList")
        const lines = list.count
        const before = win.campaign.head.treasury
        mouseClick(findChild(win, "newEntry"))
        const sheet = findChild(win, "entrySheet")
        tryCompare(sheet, "opened", true)
        findChild(sheet.contentItem, "entryAmount").text = "12.50"
        findChild(sheet.contentItem, "entryReason").text = "=A loan"
        const enter = findChild(sheet.contentItem, "enterEntry")
        tryCompare(enter, "enabled", true)
        mouseClick(enter)
        compare(findChild(win, "notices").what, "")
        tryCompare(sheet, "opened", false)
        compare(list.count, lines + 1)
        tryVerify(() => list.itemAtIndex(0)?.amount === "+12.50")
        verify(list.itemAtIndex(0).byUmpire)
        verify(win.campaign.head.treasury !== before)
        win.campaign.undo()
        compare(list.count, lines)
    }

    function test_anAmountThatIsNoneIsNotTaken() {
        go("treasury")
        mouseClick(findChild(win, "newEntry"))
        const sheet = findChild(win, "entrySheet")
        tryCompare(sheet, "opened", true)
        findChild(sheet.contentItem, "entryAmount").text = "a lot"
        findChild(sheet.contentItem, "entryReason").text = "why not"
        verify(!findChild(sheet.contentItem, "enterEntry").enabled)
        verify(findChild(sheet.contentItem, "entryAmount").problem !== "")
    }

    function test_theLedgerIsSearched() {
        go("treasury")
        const list = findChild(win, "ledgerList")
        const lines = list.count
        findChild(win, "ledgerSearch").text = "commanders"
        verify(list.count < lines)
        verify(list.count > 0)
    }

    // A part of the treasury, chosen by its button.
    function look(view: string): var {
        go("treasury")
        win.screen.view = view
        compare(win.screen.view, view)
        return win.screen
    }

    function test_theMonthAheadIsShown() {
        look("month")
        tryVerify(() => findChild(win, "monthLines").count > 4)
        win.lookAs(1) // a screen of one's own, from its beginning
        look("month")
        const all = findChild(win, "monthLines").count
        verify(all > 0)
        compare(findChild(win.contentItem, "monthWarning").text, "")
        win.lookAs(0)
        look("month")
        verify(findChild(win, "monthLines").count > all)
    }

    function test_moneyIsBorrowedAndPaidBack() {
        verify(win.campaign.head.begin())
        look("loans")
        const list = findChild(win, "loans")
        compare(list.count, 0)
        press("borrow/Athens")
        const sheet = findChild(win, "loanSheet")
        tryCompare(sheet, "opened", true)
        const act = findChild(sheet.contentItem, "loanAct")
        const amount = findChild(sheet.contentItem, "loanAmount")
        verify(!act.enabled)
        amount.text = "100000"
        tryVerify(() => amount.problem !== "") // more than lenders give, and why
        verify(!act.enabled)
        amount.text = "12"
        tryVerify(() => act.enabled && findChild(sheet.contentItem, "loanFollows").text.includes("0.24"))
        press("loanAct", sheet.contentItem)
        tryCompare(sheet, "opened", false)
        tryCompare(list, "count", 1)
        press("repay/Athens")
        tryCompare(sheet, "opened", true)
        compare(amount.text, "12.00")
        press("loanAct", sheet.contentItem)
        tryCompare(list, "count", 0)
        win.campaign.undo()
        tryCompare(list, "count", 1)
        win.lookAs(2)
        look("loans")
        wait(0)
        tryVerify(() => findChild(win, "loans")?.count === 0)
    }

    function test_theChartsHaveTheirCurves() {
        verify(win.campaign.head.begin())
        look("charts")
        tryVerify(() => findChild(win, "accountBars") !== null && findChild(win, "accountBars").count > 2)
        compare(findChild(win, "battleCosts").count, 0)
        win.lookAs(1)
        verify(findChild(win, "accountBars").count > 0)
    }

    function test_theLedgerIsNarrowedAndWritten() {
        const screen = look("ledger")
        const list = findChild(win, "ledgerList")
        const lines = list.count
        const account = findChild(win, "ledgerAccount")
        account.activated(account.placeOf(account.model, "commanders"))
        verify(list.count > 0 && list.count < lines)
        const span = findChild(win, "ledgerSpan")
        span.activated(span.placeOf(span.model, "week"))
        const file = journeys.pathFor("ledger.csv")
        verify(screen.exportTo("file://" + file))
        verify(journeys.fileExists(file))
    }

    function test_aNeutralPortIsRolled() {
        go("ports")
        win.screen.showNamed("Epidauros")
        const roll = findChild(win, "rollDefences")
        tryVerify(() => roll.visible && roll.enabled && findChild(win, "typeDice").x > roll.width)
        mouseClick(roll)
        verify(!roll.visible)
        verify(win.campaign.undoStack.undoTitle.includes("Epidauros"))
        win.campaign.undo()
        tryVerify(() => roll.visible)
    }

    function test_othersWallsAreNotKnown() {
        go("ports")
        let list = findChild(win, "portList")
        tryVerify(() => list.count === 5)
        const words = () => {
            list.forceLayout()
            let text = ""
            for (let i = 0; i < list.count; ++i)
                text += list.itemAtIndex(i).defences + ";"
            return text
        }
        verify(!words().includes("Not known"))
        win.campaign.eyes = 2
        wait(0) // a screen of one's own
        list = findChild(win, "portList")
        tryVerify(() => list.count === 5)
        compare(words().split("Not known").length - 1, win.campaign.eyes === 2 ? 3 : 0)
    }
}
