// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

Journey {
    id: test

    name: "Start"

    function init() {
        failOnWarning(/.?/)
        Preferences.theme = "light"
        openWindow()
    }

    // Who has nothing yet sees what it is for; who has campaigns sees those.
    function test_startShowsWhatItIs() {
        const grid = findChild(win, "recentGrid")
        while (grid.count > 0) {
            const before = grid.count
            grid.model.forget(grid.model.value(0, "path"))
            verify(grid.count < before)
        }
        const picture = findChild(win, "whatItIs")
        tryVerify(() => picture.visible && picture.height > 150)
        verify(win.openFile(journeys.freshSample()))
        win.campaign.close()
        tryCompare(win, "place", "start")
        tryVerify(() => findChild(win, "recentGrid").count === 1)
        verify(!findChild(win, "whatItIs").visible)
    }

    function test_cancellingANewCampaignLeavesNoTrace() {
        mouseClick(findChild(win, "newCampaign"))
        compare(win.place, "new")
        const path = win.screen.draft.path
        win.screen.cancelled()
        compare(win.place, "start")
        verify(!win.campaign.isOpen)
        verify(!journeys.fileExists(path))
    }

    // Escape did nothing until something on the screen had been gone to.
    function test_escapeLeavesANewCampaign() {
        mouseClick(findChild(win, "newCampaign"))
        compare(win.place, "new")
        keyClick(Qt.Key_Escape)
        compare(win.place, "start")
    }

    function test_aScenarioIsFounded() {
        win.goTo("new")
        findChild(win, "campaignName").text = "Test war"
        findChild(win, "campaignName").edited()
        const path = win.screen.draft.path
        verify(path.includes("Test war"))
        mouseClick(findChild(win, "nextStep"))
        mouseClick(findChild(win, "nextStep"))
        mouseClick(findChild(win, "foundCampaign"))
        tryCompare(win, "place", "fleets")
        compare(win.campaign.head.name, "Test war")
        verify(journeys.fileExists(path))
    }

    function type(words: string) {
        for (const key of words)
            keyClick(key)
    }

    // By keys alone: a PIN is set, the umpire's eyes are asked for it, a wrong one is refused with its remedy, and the campaign
    // opens only for who knows it, or with the eyes of one who plays.
    function test_theUmpiresSeatHasAPin() {
        win.goTo("new")
        win.screen.draft.choose("saronic-gulf")
        win.screen.draft.name = "Locked"
        verify(win.screen.draft.found())
        win.goHome()
        const path = win.campaign.path
        const seat = win.campaign.seat
        win.head.lockSeat()
        const sheet = findChild(win, "seatLockSheet")
        tryCompare(sheet, "opened", true)
        compare(findChild(win, "setPin").enabled, false)
        tryVerify(() => findChild(win, "nextPin").activeFocus)
        type("4711")
        keyClick(Qt.Key_Return)
        type("4712")
        keyClick(Qt.Key_Return)
        compare(sheet.opened, true)
        verify(findChild(win, "nextPinAgain").problem !== "")
        keyClick(Qt.Key_Backspace)
        type("1")
        keyClick(Qt.Key_Return)
        tryCompare(sheet, "opened", false)
        compare(seat.locked, true)

        win.lookAs(1)
        const athens = win.campaign.eyes
        verify(athens !== 0)
        win.lookAs(0) // asked for, and not given
        const curtain = findChild(win.contentItem, "seatCurtain")
        tryCompare(curtain, "visible", true)
        compare(win.campaign.eyes, athens)
        tryVerify(() => findChild(curtain, "seatPin").activeFocus)
        type("0000")
        keyClick(Qt.Key_Return)
        verify(findChild(curtain, "seatComplaint").text.includes("--forgotten"))
        compare(win.campaign.eyes, athens)
        type("4711") // what was typed is marked, and typed over
        keyClick(Qt.Key_Return)
        tryCompare(curtain, "visible", false)
        compare(win.campaign.eyes, 0)

        win.campaign.close()
        verify(!win.openFile(path))
        tryCompare(curtain, "visible", true)
        verify(!win.campaign.isOpen)
        tryVerify(() => findChild(curtain, "seatPin").activeFocus)
        keyClick(Qt.Key_Escape)
        tryCompare(curtain, "visible", false)
        verify(!win.campaign.isOpen)
        verify(!win.openFile(path))
        tryVerify(() => findChild(curtain, "seatPin").activeFocus)
        type("4711")
        keyClick(Qt.Key_Return)
        tryCompare(win.campaign, "isOpen", true)
        compare(win.place, "fleets")
        compare(win.campaign.eyes, 0)

        win.campaign.close()
        verify(!win.openFile(path))
        const other = findChild(curtain, "sitAs/" + seat.others[0].name)
        tryVerify(() => findChild(curtain, "seatPin").activeFocus && other.width > 0)
        other.forceActiveFocus()
        keyClick(Qt.Key_Space)
        tryCompare(win.campaign, "isOpen", true)
        verify(win.campaign.eyes !== 0)
        win.campaign.close()
    }

    // By keys alone: after the founding another side joins, and its card says who plays it and changes that.
    function test_anotherSideJoins() {
        win.goTo("new")
        win.screen.draft.choose("saronic-gulf")
        win.screen.draft.name = "Five"
        verify(win.screen.draft.found())
        win.goHome()
        win.head.addSide()
        const sheet = findChild(win, "addSideSheet")
        tryCompare(sheet, "opened", true)
        compare(findChild(win, "addSide").enabled, false)
        tryVerify(() => findChild(win, "newSideName").activeFocus)
        type("Athens")
        compare(findChild(win, "newSideName").text, "Athens")
        verify(findChild(win, "newSideWhyNot").text !== "")
        for (let i = 0; i < 6; ++i)
            keyClick(Qt.Key_Backspace)
        type("Troizen")
        compare(findChild(win, "newSideWhyNot").text, "")
        keyClick(Qt.Key_Return)
        tryCompare(sheet, "opened", false)
        compare(win.place, "fleets")
        compare(win.screen.fleets.currentKind, CampaignItem.Side)
        verify(win.campaign.undoStack.undoTitle.includes("Troizen"))
        const player = findChild(win.contentItem, "sidePlayer")
        verify(player)
        compare(player.value, "person")
        player.chosen("machine")
        tryCompare(player, "value", "machine")
        win.campaign.undo()
        win.campaign.undo()
        verify(!win.campaign.undoStack.undoTitle.includes("Troizen"))
        win.campaign.close()
    }

    Component {
        id: exchangeOfTheWar
        CampaignExchange {}
    }

    // By keys alone: the newest backup is chosen when the sheet opens, and Enter puts it back.
    function test_aBackupIsPutBack() {
        win.goTo("new")
        win.screen.draft.choose("saronic-gulf")
        win.screen.draft.name = "First"
        verify(win.screen.draft.found())
        createTemporaryObject(exchangeOfTheWar, test, { campaign: win.campaign }).backUp()
        win.campaign.head.rename("Second")
        compare(win.campaign.head.name, "Second")
        win.head.lookAtBackups()
        const sheet = findChild(win, "restoreSheet")
        tryCompare(sheet, "opened", true)
        tryCompare(findChild(win, "restoreBackup"), "enabled", true)
        verify(findChild(win, "whatIsSetAside").text !== "")
        keyClick(Qt.Key_Return)
        tryCompare(sheet, "opened", false)
        compare(win.campaign.head.name, "First")
        // What stood before is a backup now, and comes back the same way.
        win.head.lookAtBackups()
        tryCompare(sheet, "opened", true)
        compare(findChild(win, "backupList").count, 2)
        tryCompare(findChild(win, "restoreBackup"), "enabled", true)
        keyClick(Qt.Key_Escape)
        tryCompare(sheet, "opened", false)
        compare(win.campaign.head.name, "First")
    }

    // By keys alone: End goes to the founding, Enter asks where to keep it, a name is typed, and Enter makes and opens it.
    function test_aCampaignIsBranchedFromItsPast() {
        win.goTo("new")
        win.screen.draft.choose("saronic-gulf")
        win.screen.draft.name = "The old course"
        verify(win.screen.draft.found())
        const old = win.campaign.path
        win.campaign.head.rename("Renamed since")
        win.head.lookAtPast()
        const sheet = findChild(win, "branchSheet")
        tryCompare(sheet, "opened", true)
        const list = findChild(win, "momentList")
        tryVerify(() => list.count === 1 && list.activeFocus)
        sheet.moments.turnsOnly = false
        compare(list.count, 2)
        keyClick(Qt.Key_End)
        compare(list.currentIndex, 1)
        compare(findChild(win, "branchName").text, "The old course from its set-up")
        keyClick(Qt.Key_Return)
        const where = findChild(win, "branchFile")
        tryCompare(where, "opened", true)
        // What is there already stays.
        const field = findChild(where.contentItem, "fileName")
        field.text = old
        field.edited()
        keyClick(Qt.Key_Return)
        verify(field.problem !== "")
        verify(where.opened)
        keyClick(Qt.Key_A, Qt.ControlModifier)
        const name = "branch" + Date.now()
        for (const letter of name)
            keyClick(letter)
        keyClick(Qt.Key_Return)
        tryVerify(() => win.campaign.path !== old)
        tryCompare(sheet, "opened", false)
        verify(win.campaign.path.endsWith("/" + name + ".navarch"), win.campaign.path)
        compare(win.campaign.head.name, "The old course from its set-up")
        compare(win.place, "fleets")
        // The old one is as it was, and both are on Start.
        verify(journeys.fileExists(old))
        win.goTo("start")
        verify(win.screen.recent.count >= 2)
        verify(win.openFile(old))
        compare(win.campaign.head.name, "Renamed since")
        // Escape makes nothing.
        win.head.lookAtPast()
        tryCompare(sheet, "opened", true)
        keyClick(Qt.Key_Escape)
        tryCompare(sheet, "opened", false)
        compare(win.campaign.path, old)
    }

    function test_aDamagedWarIsRestoredFromItsCard() {
        win.goTo("new")
        win.screen.draft.choose("saronic-gulf")
        win.screen.draft.name = "To be damaged"
        verify(win.screen.draft.found())
        createTemporaryObject(exchangeOfTheWar, test, { campaign: win.campaign }).backUp()
        const path = win.campaign.path
        win.campaign.close()
        journeys.damage(path)
        win.goTo("start")
        win.screen.recent.refresh()
        const restore = () => {
            const grid = findChild(win, "recentGrid")
            for (let i = 0; i < grid.count; ++i)
                if (grid.itemAtIndex(i)?.path === path)
                    return findChild(grid.itemAtIndex(i), "restoreDamaged")
            return null
        }
        tryVerify(() => restore()?.visible ?? false)
        restore().forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Return)
        tryCompare(win.screen.restoring, "opened", true)
        tryCompare(findChild(win.screen.restoring.contentItem, "restoreBackup"), "enabled", true)
        keyClick(Qt.Key_Return)
        tryCompare(win.campaign, "path", path)
        compare(win.campaign.head.name, "To be damaged")
        compare(win.place, "fleets")
    }

    function test_theScaleOfTheFleetsIsChosen() {
        win.goTo("new")
        const draft = win.screen.draft
        compare(draft.scenarios.length, 9)
        draft.choose("saronic-gulf")
        verify(!draft.hasRecord)
        const choice = findChild(win, "scaleChoice")
        verify(!choice.visible)
        draft.choose("first-punic-war")
        tryCompare(choice, "visible", true)
        const usual = draft.ships
        draft.sides.set(0, SideField.Name, "Romans")
        draft.name = "Ravens"
        choice.chosen("1")
        compare(draft.scale, 1)
        verify(draft.ships > 4 * usual)
        compare(draft.problem, "")
        compare(draft.name, "Ravens")
        compare(draft.sides.value(0, "name"), "Romans")
        choice.chosen("10")
        verify(draft.ships < usual)
        compare(draft.problem, "")
        verify(draft.found())
        compare(win.campaign.head.name, "Ravens")
    }

    function test_everyScenarioIsReachedByTheKeyboard() {
        win.goTo("new")
        const list = findChild(win, "scenarioList")
        compare(list.count, 9)
        for (let i = 0; i < list.count; ++i) {
            list.itemAtIndex(i).forceActiveFocus(Qt.TabFocusReason)
            const top = list.itemAtIndex(i).y - list.contentY
            verify(top >= -1 && top + list.itemAtIndex(i).height <= list.height + 1, i)
            keyClick(Qt.Key_Return)
            compare(win.screen.draft.scenario, win.screen.draft.scenarios[i].id)
            compare(win.screen.draft.problem, "")
        }
    }

    // Most come for a war of their own: it is the first choice, and taken.
    function test_aBlankWarIsTheFirstChoice() {
        win.goTo("new")
        const list = findChild(win, "scenarioList")
        compare(win.screen.draft.scenarios[0].id, "")
        compare(win.screen.draft.scenario, "")
        verify(win.screen.draft.blank)
        compare(win.screen.draft.problem, "")
        verify(list.itemAtIndex(0).taken)
        mouseClick(list.itemAtIndex(1))
        compare(win.screen.draft.scenario, "saronic-gulf")
        mouseClick(list.itemAtIndex(0))
        verify(win.screen.draft.blank)
    }

    // What is to be done next stands on the first screen, leads there, and goes with what is done.
    function test_afterFoundingItSaysWhatToDoNext() {
        win.goTo("new")
        win.screen.draft.name = "Next steps"
        mouseClick(findChild(win, "nextStep"))
        mouseClick(findChild(win, "nextStep"))
        mouseClick(findChild(win, "foundCampaign"))
        tryCompare(win, "place", "fleets")
        verify(findChild(win.screen, "nextSteps").visible)
        mouseClick(findChild(win.screen, "nextSteps").rows.itemAt(NextSteps.Ships))
        compare(win.place, "fleet-builder")
        win.goTo("fleets")
        const ports = findChild(win.screen, "nextSteps").rows.itemAt(NextSteps.Harbours)
        waitForRendering(ports)
        ports.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Return)
        compare(win.place, "ports")
        win.goTo("fleets")
        mouseClick(findChild(win.screen, "nextSteps").rows.itemAt(NextSteps.Admirals))
        compare(win.place, "people")
        win.goTo("fleets")
        // Two sides without a ship: it is said, and is no refusal.
        mouseClick(findChild(win.screen, "nextSteps").rows.itemAt(NextSteps.Begin))
        tryCompare(findChild(win, "beginSheet"), "opened", true)
        verify(win.campaign.head.inSetup)
        findChild(win, "beginSheet").close()
        tryCompare(findChild(win, "beginSheet"), "opened", false)
        verify(win.campaign.head.inSetup)
        mouseClick(findChild(win, "beginCampaign"))
        tryCompare(findChild(win, "beginSheet"), "opened", true)
        mouseClick(findChild(win, "beginAllTheSame"))
        tryVerify(() => !win.campaign.head.inSetup)
        verify(!findChild(win.screen, "nextSteps").visible)
    }

    function test_aBlankCampaignIsFounded() {
        win.goTo("new")
        win.screen.draft.choose("")
        win.screen.draft.name = "Blank war"
        win.screen.draft.year = -264
        compare(win.screen.draft.problem, "")
        verify(win.screen.draft.found())
        compare(win.campaign.head.name, "Blank war")
    }

    function test_aFileThatIsNoCampaignSaysSo() {
        verify(!win.openFile(journeys.junkFile()))
        const notices = findChild(win, "notices")
        compare(notices.kind, NoticeBar.Problem)
        verify(notices.what !== "")
        compare(win.place, "start")
        keyClick(Qt.Key_Escape)
    }

    function test_theThemeTurnsAtOnce() {
        win.goTo("settings")
        const light = String(Theme.paper)
        const choice = findChild(win, "themeChoice")
        choice.chosen("dark")
        verify(String(Theme.paper) !== light)
        choice.chosen("light")
        compare(String(Theme.paper), light)
    }
}
