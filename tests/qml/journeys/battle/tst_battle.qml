// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

Journey {
    id: test

    readonly property var room: win?.battleRoom ?? null

    name: "Battle"

    function init() {
        failOnWarning(/.?/)
        Preferences.theme = "light"
        openWindow()
        journeys.watchStalls()
    }
    function cleanup() {
        Preferences.textFactor = 1
        journeys.tellStalls(qtest_results.functionName)
    }

    function chooseSample(at: int) {
        const sample = findChild(win.contentItem, `sample/${at}`)
        const grid = sample.parent // before it is laid out its samples lie over one another
        tryVerify(() => !isPolishScheduled(grid) && findChild(win.contentItem, "sample/5").y > 0)
        mouseClick(sample)
        compare(win.screen.content.skirmish.sample, at)
    }

    // What a battle is about was cut where its words are longer or the letters larger.
    function test_whatASampleIsAboutIsReadInFull() {
        mouseClick(findChild(win, "skirmish"))
        for (const [width, factor] of [[1280, 1], [1024, 1], [1024, 1.35], [900, 1.6]]) {
            win.width = width
            Preferences.textFactor = factor
            wait(50)
            const samples = win.screen.content.skirmish.samples
            verify(samples.length > 5)
            for (let i = 0; i < samples.length; ++i) {
                const sample = findChild(win.contentItem, `sample/${i}`)
                const note = findChild(sample.contentItem, "sampleNote")
                const where = `${samples[i].name} at ${width}, ${factor}`
                verify(note && !note.truncated, where)
                verify(note.mapToItem(sample, 0, note.height).y <= sample.height, where)
            }
        }
    }

    // Above the buttons stood an empty strip, as high as the fields that had gone below them.
    function test_theFootOfASkirmishHasNoEmptyStrip() {
        mouseClick(findChild(win, "skirmish"))
        let stacked = 0
        for (const [width, factor] of [[1800, 1], [1280, 1], [1024, 1.35], [900, 1]]) {
            win.width = width
            Preferences.textFactor = factor
            wait(100)
            const foot = findChild(win.contentItem, "skirmishFoot")
            const button = findChild(foot, "beginBattle")
            const seed = findChild(foot, "seed")
            if (seed.mapToItem(foot, 0, 0).y < button.mapToItem(foot, 0, 0).y + button.height)
                continue // beside them
            ++stacked
            verify(button.mapToItem(foot, 0, 0).y <= Theme.inset + Theme.touch - Theme.control + 1, `${width}, ${factor}`)
        }
        verify(stacked > 1)
    }

    // The smallest battle that comes with the program, by hand against a steady captain.
    function sitDown() {
        mouseClick(findChild(win, "skirmish"))
        compare(win.place, "battle")
        chooseSample(0)
        mouseClick(findChild(win.contentItem, "beginBattle"))
        verify(room.isOpen)
        findChild(win, "notices").putAway() // of the one before, which was left
        room.pace.interval = 0
    }

    function waitForHands() {
        tryVerify(() => room.isOver || (room.turn.handsAsked && !room.pace.thinking && !room.choice.listing && !room.pace.together.hasOnlyAnswer), 60000)
    }

    // Rows and buttons come and go with every order: they stand where they shall before one is pressed.
    function settled(name: string) {
        const item = findChild(win.contentItem, name)
        if (isPolishScheduled(item))
            verify(waitForItemPolished(item))
    }

    // Gives the first order there is, as a player would by the list.
    function giveFirst() {
        const before = room.history.length
        if (room.choice.orders.count === 0) {
            settled("orderFoot")
            mouseClick(findChild(win.contentItem, "sideOrder/0"))
        } else {
            settled("orders")
            const row = findChild(findChild(win.contentItem, "orders"), "order/0")
            verify(row)
            const moves = row.moves
            mouseClick(row)
            if (moves) {
                compare(room.choice.chosen, 0)
                settled("orderFoot")
                mouseClick(findChild(win.contentItem, "giveOrder"))
            }
        }
        tryVerify(() => room.history.length > before, 60000)
    }

    function test_aSkirmishIsFoughtToItsEnd() {
        sitDown()
        for (let orders = 0; orders < 800 && !room.isOver; ++orders) {
            waitForHands()
            if (!room.isOver)
                giveFirst()
        }
        verify(room.isOver)
        compare(findChild(win, "notices").kind, NoticeBar.None)
        verify(room.turn.outcome.title !== "")
        let sheet = findChild(win, "outcomeSheet")
        tryVerify(() => sheet.opened)
        mouseClick(findChild(sheet.contentItem, "printReport"))
        compare(win.place, "print")
        compare(win.printJob.source.papers.kind, "report")
        tryVerify(() => win.printJob.ready, 60000)
        win.goTo("battle") // the table is as it was
        verify(room.isOver)
        sheet = findChild(win, "outcomeSheet")
        sheet.open()
        tryVerify(() => sheet.opened)
        const leave = findChild(sheet.contentItem, "leaveBattle")
        mouseClick(leave)
        tryVerify(() => !room.isOpen)
        verify(findChild(win.contentItem, "beginBattle"))
    }

    // Two captains fight a battle out.
    function letCaptainsFight() {
        mouseClick(findChild(win, "skirmish"))
        chooseSample(0)
        const skirmish = win.screen.content.skirmish
        skirmish.setPlayer(0, "cautious")
        skirmish.setPlayer(1, "cautious")
        verify(skirmish.begin(room))
        findChild(win, "notices").putAway() // of the one before, which was left
        room.pace.interval = 0
    }

    // However the window is, and whoever looks at it: the newest lines of the log are seen, and six of them in a usual window.
    function test_theLogShowsItsNewestLines() {
        letCaptainsFight()
        const panel = findChild(win.contentItem, "logPanel")
        const log = findChild(panel, "log")
        const showsNewest = () => {
            const last = log.itemAtIndex(log.count - 1)
            return last !== null && last.y + last.height <= log.contentY + log.height + 1 && last.y + last.height > log.contentY
        }
        tryVerify(() => room.isOver || log.count > 60, 120000)
        room.pace.automatic = false
        tryVerify(() => !room.pace.thinking, 60000)
        verify(log.count > 30)
        tryVerify(showsNewest)
        if (!room.isOver)
            room.seats.setPlayer(room.turn.asked, "hands") // other eyes: what may be read is asked anew
        tryVerify(showsNewest)
        for (const [width, height] of [[1280, 720], [1024, 640], [900, 600], [1280, 720]])
            for (const factor of [1, 1.35, 0.9]) {
                win.width = width
                win.height = height
                Preferences.textFactor = factor
                wait(100)
                tryVerify(showsNewest, 5000, `${width}x${height} at ${factor}`)
                if (width === 1280 && factor === 1)
                    verify(log.height >= 6 * panel.lineHeight)
            }
        Preferences.textFactor = 1
        tryVerify(showsNewest)
        mouseWheel(log, 10, 10, 0, 480) // one looks back through it,
        tryVerify(() => !showsNewest())
        wait(300)
        verify(!showsNewest())
        room.history.seek(1) // until something else is shown
        room.history.seek(room.history.length)
        tryVerify(showsNewest)
    }

    // Its sheets and its brief, before it begins.
    function test_aSkirmishPrintsItsPapers() {
        mouseClick(findChild(win, "skirmish"))
        chooseSample(0)
        for (const [entry, kind] of [["printSheets", "sheets"], ["printBrief", "brief"]]) {
            const button = findChild(win.contentItem, "printSkirmish")
            tryVerify(() => button.visible && button.width > 0)
            mouseClick(button)
            const choice = findChild(win, entry)
            tryVerify(() => choice.visible && choice.height > 0)
            waitForRendering(win.contentItem, 50)
            mouseClick(choice)
            compare(win.place, "print")
            compare(win.printJob.source.papers.kind, kind)
            tryVerify(() => win.printJob.ready, 60000)
            win.goTo("battle")
            chooseSample(0)
        }
    }

    function test_shipsArePlacedAndOrdersPickedOnTheTable() {
        sitDown()
        const board = findChild(win.contentItem, "board")
        waitForHands()
        giveFirst() // the weather
        waitForHands()
        verify(room.placing.canPlace)
        const told = findChild(win, "tableHint") // it speaks of placing, and of moves when they come
        verify(told.text !== room.names.hint && told.text.includes("[ and ]"), told.text)
        const ship = room.choice.ship
        const from = board.placeOfShip(ship)
        mouseDrag(board, from.x, from.y, 0, 30)
        tryVerify(() => board.placeOfShip(ship).y > from.y + 10, 60000) // after what a captain may be thinking over
        while (room.placing.canPlace) // deployed
            giveFirst()
        for (let orders = 0; orders < 20; ++orders) {
            waitForHands()
            settled("orders")
            const row = findChild(findChild(win.contentItem, "orders"), "order/0")
            if (row && row.moves)
                break
            giveFirst()
        }
        settled("orderFoot")
        const length = room.history.length
        const place = board.placeOfOrder(0)
        mouseClick(board, place.x, place.y)
        verify(room.choice.chosen >= 0)
        compare(room.history.length, length)
        mouseClick(board, place.x, place.y)
        tryVerify(() => room.history.length > length)
        waitForHands()
        mouseClick(findChild(win.contentItem, "undo"))
        tryCompare(room.history, "at", length)
    }

    function test_aMoveOfOnesOwnIsChecked() {
        sitDown()
        for (let orders = 0; orders < 20 && !room.choice.canDraft; ++orders) {
            waitForHands()
            if (!room.choice.canDraft)
                giveFirst()
        }
        verify(room.choice.canDraft)
        waitForHands()
        settled("orders")
        settled("orderFoot")
        mouseClick(findChild(win.contentItem, "ownMove"))
        verify(room.choice.draft.isOn)
        room.choice.draft.setStep(0, 10, 30)
        verify(!room.choice.draft.allowed)
        verify(room.choice.draft.whyNot !== "")
        room.choice.draft.setStep(0, 40, 0)
        verify(room.choice.draft.allowed)
        const length = room.history.length
        mouseClick(findChild(win.contentItem, "giveDraft"))
        tryVerify(() => room.history.length > length)
    }

    function test_aSideIsHandedToACaptainOfAnyTemper() {
        sitDown()
        waitForHands()
        const side = room.turn.asked
        room.pace.automatic = false
        const menu = findChild(win.contentItem, "battleMenu")
        mouseClick(menu)
        const entry = findChild(win, "whoPlays")
        tryVerify(() => entry.visible)
        entry.triggered()
        const sheet = findChild(win, "playersSheet")
        tryVerify(() => sheet.opened)
        for (let each = 0; each < room.seats.sides.length; ++each) { // whose choice it is stands before it
            const name = findChild(sheet.contentItem, "playedBy/roomPlayer/" + each)
            compare(name.text, room.seats.sides[each].name)
            verify(name.width >= name.implicitWidth)
        }
        const choice = findChild(sheet.contentItem, "roomPlayer/" + side)
        mouseClick(choice, choice.width - 10, choice.height / 2)
        compare(room.seats.sides[side].player, "bold")
        choice.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Left)
        compare(room.seats.sides[side].player, "steady")
        mouseClick(findChild(sheet.contentItem, "closePlayers"))
        tryVerify(() => !sheet.visible)
        verify(!room.turn.handsAsked)
        tryVerify(() => findChild(win.contentItem, "board").activeFocus) // the keys are the table's
    }

    // Two fleets, a game and a seed were gone after a look elsewhere, and after the battle: the first sample lay there again.
    function test_whatIsArrangedStays() {
        mouseClick(findChild(win, "skirmish"))
        const arranged = () => win.screen.content.skirmish
        chooseSample(4)
        verify(arranged().openFleet(1, journeys.fleetFile("Megara")))
        arranged().seed = "4711"
        const game = arranged().game
        const name = arranged().sides[1].name
        const isKept = () => win.screen.content !== null && arranged().seed === "4711" && arranged().game === game
                             && arranged().sides[1].name === name && arranged().sample === -1
        verify(isKept())
        win.goTo("settings")
        win.goTo("battle")
        tryVerify(isKept)
        mouseClick(findChild(win.contentItem, "beginBattle"))
        verify(room.isOpen)
        waitForHands()
        room.close()
        tryVerify(() => !room.isOpen && win.screen.content.skirmish !== undefined)
        verify(isKept())
    }

    // Game, board and what stands against a battle moved the controls below under the pointer.
    function test_theFootOfASkirmishKeepsItsPlace() {
        mouseClick(findChild(win, "skirmish"))
        const names = ["beginBattle", "askOdds", "game", "skirmishBoard", "seed", "printSkirmish"]
        const places = () => names.map(name => {
            const item = findChild(win.contentItem, name)
            const at = item.mapToItem(null, 0, 0)
            return `${name}: ${at.x}, ${at.y}, ${item.width}`
        }).join("; ")
        for (const [width, factor] of [[1280, 1], [1024, 1], [1024, 1.35]]) {
            win.width = width
            Preferences.textFactor = factor
            const skirmish = win.screen.content.skirmish
            skirmish.choose(0)
            wait(50)
            const before = places()
            for (let sample = 0; sample < skirmish.samples.length; ++sample) {
                skirmish.choose(sample)
                for (const game of skirmish.games) {
                    skirmish.game = game.value
                    wait(20)
                    compare(places(), before, `${skirmish.samples[sample].name} in ${game.text}, ${width}, ${factor}`)
                }
            }
        }
    }

    // More orders of a side than there is room for go into a menu, and cover nothing.
    function test_manyOrdersOfASideHaveAMenu() {
        mouseClick(findChild(win, "skirmish"))
        const samples = win.screen.content.skirmish.samples
        const at = Array.prototype.findIndex.call(samples, each => each.rules === "ramming-speed")
        verify(at > 0)
        chooseSample(at)
        mouseClick(findChild(win.contentItem, "beginBattle"))
        verify(room.isOpen)
        room.pace.interval = 0
        waitForHands()
        giveFirst() // the skills are rolled
        waitForHands()
        verify(room.placing.canPlace)
        const more = findChild(win.contentItem, "moreOfSide")
        tryVerify(() => more.visible && more.width > 0)
        settled("orderFoot")
        verify(findChild(win.contentItem, "orderFoot").height < 140)
        mouseClick(more)
        const menu = findChild(win, "sideMenu")
        tryVerify(() => menu.opened)
        compare(menu.count, room.ofSide.orders.rowCount())
        menu.close()
        tryVerify(() => !menu.visible)
    }

    function test_aSquadronFormsUp() {
        sitDown()
        waitForHands()
        giveFirst() // the weather
        waitForHands()
        verify(room.placing.canForm)
        const choice = findChild(win.contentItem, "formation")
        tryVerify(() => choice.visible && choice.width > 0)
        mouseClick(choice, choice.width - 10, choice.height / 2)
        compare(room.placing.formation.shape, FormationDraft.Echelon)
        const give = findChild(win.contentItem, "giveFormation")
        room.placing.formation.setPlace(0, 5000)
        verify(!room.placing.formation.allowed)
        verify(!give.enabled)
        compare(findChild(win.contentItem, "formationVerdict").text.startsWith(room.placing.formation.whyNot), true)
        for (let away = 0; away < 600 && !room.placing.formation.allowed; away += 10)
            room.placing.formation.setPlace(300, away)
        verify(room.placing.formation.allowed)
        const length = room.history.length
        tryVerify(() => give.visible)
        mouseClick(give)
        tryVerify(() => room.history.length > length)
        verify(!room.placing.formation.isOn)
    }
}
