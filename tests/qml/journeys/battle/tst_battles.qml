// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

Journey {
    id: test

    readonly property var preview: win?.outcomePreview ?? null

    name: "Battles"

    function init() {
        failOnWarning(/.?/)
        Preferences.theme = "light"
        openWindow({ startFile: journeys.freshSample() })
        compare(win.place, "fleets")
        journeys.watchStalls()
    }
    function cleanup() {
        journeys.tellStalls(qtest_results.functionName)
    }

    function sheet(name: string): var {
        const found = findChild(win, name)
        verify(found, name)
        tryVerify(() => found.opened, 60000, name)
        return found
    }

    // From a fleet to a battle that waits.
    function arrangeFromFleets() {
        win.screen.fleets.showNamed(CampaignItem.Fleet, "Fleet of the Piraeus")
        press("fightFleet")
        compare(win.place, "battles")
        const arranging = sheet("arrangeSheet")
        verify(findChild(arranging.contentItem, "arrange").enabled)
        press("arrange", arranging.contentItem)
        tryVerify(() => !arranging.opened)
        compare(win.screen.battles.waiting, 1)
        verify(win.screen.card.waits)
    }

    // "No battles yet" stood there while a battle was due.
    function test_battlesThatAreDueAreSaid() {
        verify(win.campaign.head.begin())
        win.goTo("battles")
        const none = findChild(win.contentItem, "noBattles")
        verify(none.visible)
        compare(none.title, "No battles yet")
        let weeks = 0
        while (win.screen.due.length === 0 && weeks < 12) {
            verify(win.turn.advance())
            ++weeks
        }
        verify(win.screen.due.length > 0, "nobody met")
        if (win.screen.battles.count === 0) {
            verify(none.visible)
            verify(none.title.includes("due"), none.title)
        }
    }

    function test_fleetsFightTheOutcomeIsAppliedTakenBackAndTypedIn() {
        win.screen.fleets.showNamed(CampaignItem.Side, "Athens")
        arrangeFromFleets()
        const battle = win.screen.card.itemId

        // The captains fight it, and nothing counts before it is applied.
        press("captainsFight")
        const shown = sheet("previewSheet")
        verify(win.screen.card.waits)
        const lost = preview.sides.map(side => side.lost)
        verify(lost[0] + lost[1] > 0)
        press("applyOutcome", shown.contentItem)
        tryVerify(() => !shown.opened)
        compare(win.place, "battles")
        compare(win.screen.card.itemId, battle)
        verify(!win.screen.card.waits)
        verify(win.screen.card.deeds.hasReplay)
        verify(findChild(win.contentItem, "battleEnd").text !== "")

        // The ships that sank are gone from the fleets; undo brings them back and the battle waits again.
        win.campaign.undo()
        verify(win.screen.card.waits)
        win.campaign.redo()
        verify(!win.screen.card.waits)
        // Taken back and entered again is one press: the rows hold the result as it stood.
        press("takeBack")
        compare(win.place, "result")
        const entry = win.resultEntry
        compare(entry.battle, battle)
        verify(entry.isBegun)
        entry.startOver()

        // Entered by hand: the first ship of the second side is sunk, the first side won.
        entry.selection.stepSide(1)
        findChild(win.contentItem, "resultRows/1").forceActiveFocus()
        keyClick(Qt.Key_S)
        const sunk = entry.selection.current.name
        entry.verdict.victor = 0
        entry.verdict.turns = 6
        press("useResult")
        const typed = sheet("previewSheet")
        compare(preview.sides[1].lost, 1)
        press("applyOutcome", typed.contentItem)
        tryVerify(() => !typed.opened)
        compare(win.place, "battles")
        verify(!win.screen.card.waits)
        win.goTo("fleets")
        win.screen.fleets.filter = sunk
        compare(win.screen.fleets.count, 0)
        win.campaign.undo()
        verify(win.screen.fleets.count > 0)
        win.campaign.redo()
        compare(win.screen.fleets.count, 0)
        verify(findChild(win, "notices").kind !== NoticeBar.Problem)
    }

    // An entry of the menu that a button opens.
    function pressEntry(button: string, name: string) {
        press(button)
        const entry = findChild(win, name)
        verify(entry, name)
        tryVerify(() => entry.visible && entry.height > 0, 5000, name)
        waitForRendering(win.contentItem, 50)
        mouseClick(entry)
    }

    // Before it what is put on the table and handed out, after it its report, each one click from its card.
    function test_aBattlePrintsItsPapers() {
        arrangeFromFleets()
        const battle = win.screen.card.itemId
        const source = win.printJob.source
        pressEntry("printBattle", "printSheets")
        compare(win.place, "print")
        compare(source.fleets.chosen, -battle)
        tryVerify(() => win.printJob.ready)
        verify(win.printJob.pages.wordsOn(0).includes("2 fleets"))
        win.goTo("battles")
        win.screen.show(battle)
        verify(!findChild(win, "printReport").visible)
        pressEntry("printBattle", "printBrief")
        compare(source.papers.kind, "brief")
        compare(source.papers.battle, battle)
        tryVerify(() => win.printJob.ready)
        win.goTo("battles")
        win.screen.show(battle)
        press("captainsFight")
        const shown = sheet("previewSheet")
        press("applyOutcome", shown.contentItem)
        tryVerify(() => !shown.opened)
        pressEntry("printBattle", "printReport")
        compare(win.place, "print")
        compare(source.papers.kind, "report")
        tryVerify(() => win.printJob.ready)
        verify(win.printJob.pages.wordsOn(0).includes("For the umpire"))

        // And as a page for browsers, by the file dialog.
        verify(win.printJob.hasWebPage)
        verify(findChild(win.contentItem, "saveWebPage").visible)
        win.goTo("battles")
        win.screen.show(battle)
        pressEntry("printBattle", "battleWebPage")
        compare(win.place, "print")
        let choosing = null
        tryVerify(() => {
            choosing = journeys.openPopup(win)
            return choosing !== null && choosing.objectName === "fileSheet" && choosing.opened
        })
        const page = journeys.pathFor("battle.html")
        const field = findChild(choosing.contentItem, "fileName")
        field.text = page
        field.edited()
        press("takeFile", choosing.contentItem)
        tryVerify(() => journeys.fileExists(page), 20000)
        compare(journeys.beginningOf(page), "<!DOCTYPE html>")
        tryCompare(findChild(win, "notices"), "kind", NoticeBar.Done)
        source.papers.kind = "turn-report"
        verify(!win.printJob.hasWebPage)
    }

    function test_theFirstBattleWaitsAfterTwoClicks() {
        tryVerify(() => findChild(win.contentItem, "rail-battles") !== null)
        tryVerify(() => findChild(win.contentItem, "rail-battles").y > 0)
        press("rail-battles", win.contentItem)
        press("arrangeOpening")
        compare(win.screen.battles.waiting, 1)
        compare(win.screen.card.name, "Battle of Aegina")
        compare(win.screen.card.deeds.whyNotFought, "")
        verify(findChild(win.contentItem, "bothByHand").visible)
        press("askBattleOdds") // what is to be expected stands there and in the list
        const row = "battleRow/" + win.screen.card.itemId
        tryVerify(() => findChild(win.contentItem, "oddsHeadline").text.includes("of 100"), 60000)
        tryVerify(() => findChild(win.contentItem, row).odds === findChild(win.contentItem, "oddsHeadline").text, 60000)
        press("compareGames") // and under the other games
        compare(win.place, "compare")
        verify(win.comparer.running)
        tryVerify(() => win.comparer.rows.count > 0, 60000)
        press("backFromCompare")
        compare(win.place, "battles")
        tryVerify(() => !win.comparer.running)
        press("callOff")
        compare(win.screen.battles.count, 0)
        win.campaign.undo()
        compare(win.screen.battles.waiting, 1)
    }

    function test_aBattleIsGoneOnWithAndGivenUpAtTheTable() {
        arrangeFromFleets()
        const battle = win.screen.card.itemId
        press("fightHere")
        compare(win.place, "battle")
        const room = win.battleRoom
        room.pace.interval = 0
        tryVerify(() => room.turn.handsAsked && !room.pace.thinking && !room.choice.listing, 60000)
        compare(room.origin.battle, battle)
        room.ofSide.orders.count > 0 ? room.ofSide.give(0) : room.choice.give(0)
        tryVerify(() => room.history.length > 0)
        tryVerify(() => room.turn.handsAsked && !room.pace.thinking && !room.choice.listing, 60000)
        win.goTo("battles")
        tryVerify(() => win.screen.card.found)
        press("fightHere") // it is on the table still
        compare(win.place, "battle")
        verify(room.history.length > 0)
        const orders = room.history.length
        room.close()
        tryVerify(() => !room.isOpen)
        win.goTo("battles")
        win.screen.show(battle)
        tryVerify(() => { win.screen.card.lookAgain(); return win.screen.card.deeds.isBegun }, 5000)
        press("fightHere")
        tryVerify(() => room.isOpen && room.history.length >= orders)
        compare(room.origin.battle, battle)
        tryVerify(() => room.turn.handsAsked && !room.pace.thinking && !room.choice.listing, 60000)
        room.turn.concede()
        tryVerify(() => room.isOver, 60000)
        const ended = sheet("outcomeSheet")
        press("bringIn", ended.contentItem)
        const shown = sheet("previewSheet")
        press("applyOutcome", shown.contentItem)
        tryVerify(() => !shown.opened)
        compare(win.place, "battles")
        verify(!win.screen.card.waits)
        verify(!room.isOpen)

        // And watched again, forwards and back.
        press("watchReplay")
        tryCompare(win, "place", "battle", 60000)
        tryVerify(() => room.isOpen && room.origin.isPast)
        compare(room.history.at, 0)
        verify(!room.pace.canStep)
        room.history.seek(room.history.length)
        tryCompare(room.history, "at", room.history.length)
        verify(room.isOver)
        // Its report is the campaign's.
        pressEntry("battleMenu", "printTableReport")
        compare(win.place, "print")
        compare(win.printJob.source.origin, "papers")
        compare(win.printJob.source.papers.battle, battle)
        tryVerify(() => win.printJob.ready)
    }
}
