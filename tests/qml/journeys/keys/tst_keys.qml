// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import Navarch.Tour
import "../.."

// The window by Enter, Space and Tab alone: what is not shown never has the focus, and each key does one thing.
Journey {
    id: test

    name: "Keys"

    Component {
        id: tourOfIt
        Tour {}
    }

    Component {
        id: boxes
        ChoiceBox {
            property int kept: 1
            at: kept
            model: ["a", "b", "c"]
        }
    }

    // What was refused does not stay in the box.
    function test_aBoxShowsWhatHolds() {
        const box = createTemporaryObject(boxes, test)
        compare(box.currentIndex, 1)
        box.currentIndex = 2
        box.activated(2)
        tryCompare(box, "currentIndex", 1)
        box.kept = 2
        compare(box.currentIndex, 2)
    }

    Component {
        id: longBox
        ChoiceBox {
            width: 200
            model: Array.from({ length: 90 }, (_, i) => "Port " + i)
        }
    }

    function test_whatTypingMarksIsInSight_data() {
        return [
            { tag: "far above", from: 80, typed: "port 3" },
            { tag: "far below", from: 0, typed: "port 85" },
            { tag: "the first", from: 80, typed: "port 0" },
            { tag: "the last", from: 3, typed: "port 89" }
        ]
    }
    // Letter by letter: Enter took what nobody saw.
    function test_whatTypingMarksIsInSight(data) {
        const box = createTemporaryObject(longBox, win.contentItem)
        box.currentIndex = data.from
        box.forceActiveFocus(Qt.TabFocusReason)
        for (const key of data.typed) {
            keyClick(key)
            const list = findChild(box.popup.contentItem, "choices")
            tryVerify(() => {
                const row = list.itemAtIndex(box.highlightedIndex)
                const top = row ? row.mapToItem(list, 0, 0).y : -1
                return top >= 0 && top + row.height <= list.height
            }, 150, `${key} of ${data.typed}: ${box.textAt(box.highlightedIndex)}`)
        }
        compare(box.textAt(box.highlightedIndex).toLowerCase(), data.typed)
    }

    function init() {
        failOnWarning(/.?/)
        Preferences.theme = "light"
        Preferences.hints = false
        openWindow({ startFile: journeys.freshSample() })
    }

    // Whether the item, and all it is part of, is seen: shown, of some size, and within what scrolls.
    function isSeen(item: Item): bool {
        if (!item.visible || item.width <= 0 || item.height <= 0)
            return false
        const place = item.mapToItem(null, 0, 0, item.width, item.height)
        return place.x + place.width > 0 && place.y + place.height > 0 && place.x < win.width && place.y < win.height
    }
    function checkFocus(where: string) {
        wait(0) // what was hidden gives the focus away once it is
        const item = win.activeFocusItem
        verify(item, where + ": nothing has the focus")
        verify(isSeen(item), `${where}: ${item} ${item.objectName} has the focus and is not seen`)
    }
    function press(key: int, where: string) {
        keyClick(key)
        checkFocus(where)
    }

    function test_spaceGoesThroughTheNewCampaignAndNoFurther() {
        win.goTo("new")
        const next = findChild(win, "nextStep")
        next.forceActiveFocus(Qt.TabFocusReason)
        press(Qt.Key_Space, "second page")
        compare(win.screen.step, 1)
        press(Qt.Key_Space, "third page")
        compare(win.screen.step, 2)
        press(Qt.Key_Space, "still the third page")
        press(Qt.Key_Return, "and still")
        compare(win.screen.step, 2)
        compare(win.place, "new")
        press(Qt.Key_Escape, "left")
        compare(win.place, "start")
    }

    // By keys alone, from *Begin* on: F9, Enter, and Enter on "Go on" sailed a second week.
    function test_onceBegunOneEnterSailsAndTheNextReads() {
        findChild(win, "beginCampaign").forceActiveFocus(Qt.TabFocusReason)
        press(Qt.Key_Space, "begun")
        verify(!win.campaign.head.inSetup)
        const before = deeds()
        const sheet = findChild(win, "advanceSheet")
        keyClick(Qt.Key_F9)
        tryVerify(() => sheet.opened)
        press(Qt.Key_Return, "sailed")
        tryVerify(() => !sheet.visible)
        compare(deeds(), before + 1)
        compare(win.place, "map")
        const week = win.screen.week
        tryVerify(() => week.playing, 30000)
        press(Qt.Key_Return, "skipped")
        tryVerify(() => !week.playing && week.shown)
        press(Qt.Key_Return, "read")
        verify(!week.shown)
        compare(deeds(), before + 1)
        checkFocus("back on the screen")
    }

    // Put away by its own button, the sheet had the keys there when it came again: Enter sailed nothing.
    function test_enterSailsAfterNotNow() {
        verify(win.campaign.head.begin())
        win.goTo("map")
        const sheet = findChild(win, "advanceSheet")
        keyClick(Qt.Key_F9)
        tryVerify(() => sheet.opened)
        findChild(sheet.contentItem, "notNow").forceActiveFocus(Qt.MouseFocusReason)
        press(Qt.Key_Space, "not now")
        tryVerify(() => !sheet.visible)
        const before = deeds()
        keyClick(Qt.Key_F9)
        tryVerify(() => sheet.opened)
        press(Qt.Key_Return, "sailed")
        tryVerify(() => !sheet.visible)
        compare(deeds(), before + 1)
    }

    // Every sheet begins with the keys where it began before, wherever they were when it was put away.
    function test_aSheetBeginsAlike_data() {
        return test_everyKeyOnASheetDoesOneThing_data().filter(row => row.stop !== "advance-happened") // a week more each time
    }
    function test_aSheetBeginsAlike(data) {
        const tour = tourOfIt.createObject(win, { window: win })
        const openedOn = () => {
            tour.go(data.stop)
            tryVerify(() => journeys.openPopup(win)?.opened ?? false)
            wait(0)
            const item = win.activeFocusItem
            return `${String(item).split("(")[0]} ${item.objectName}`
        }
        const first = openedOn()
        for (const tabs of [1, 2, 3]) {
            for (let i = 0; i < tabs; ++i)
                keyClick(Qt.Key_Tab)
            journeys.openPopup(win).close()
            tryVerify(() => !journeys.openPopup(win))
            compare(openedOn(), first, `after ${tabs} Tabs`)
        }
    }

    // The sheet of the last week stood on "Go on": Enter closed it, and the turn did not end.
    function test_theSheetThatIsOpenedAgainBeginsAnew() {
        verify(win.campaign.head.begin())
        win.goTo("map")
        const sheet = findChild(win, "advanceSheet")
        for (let i = 0; i < 3; ++i) {
            const before = deeds()
            keyClick(Qt.Key_F9)
            tryVerify(() => sheet.opened)
            if (!findChild(sheet.contentItem, "goOn").enabled)
                break
            const sails = win.turn.sails
            press(Qt.Key_Return, "done")
            compare(deeds(), before + 1)
            if (sails) {
                tryVerify(() => win.screen.week.playing, 30000)
                press(Qt.Key_Space, "skipped")
                press(Qt.Key_Escape, "read")
                verify(!win.screen.week.shown)
            } else if (win.turn.happened.length > 0) {
                tryVerify(() => sheet.happened)
                findChild(sheet.contentItem, "happenedRead").forceActiveFocus(Qt.TabFocusReason)
                press(Qt.Key_Return, "read")
            }
            tryVerify(() => !sheet.visible)
        }
    }

    // "ortygia" and Enter: it is kept, under the whole name, and the focus is where it was.
    function test_aFleetIsSavedByTypingItsName() {
        win.goTo("fleet-builder")
        win.fleetBuilder.document.beginAnew()
        win.fleetBuilder.name = "Wasps"
        const list = findChild(win, "fleetList")
        list.forceActiveFocus()
        keyClick(Qt.Key_S, Qt.ControlModifier)
        const sheet = journeys.openPopup(win)
        tryVerify(() => sheet.opened)
        const name = findChild(sheet.contentItem, "fileName")
        verify(name.text.startsWith("Wasps") && name.text.endsWith(".json"), name.text)
        compare(findChild(sheet.contentItem, "takeFile").text, "Save")
        name.text = journeys.pathFor("ortygia")
        name.edited()
        keyClick(Qt.Key_Return)
        tryVerify(() => !sheet.visible)
        verify(journeys.fileExists(journeys.pathFor("ortygia.json")))
        tryVerify(() => findChild(win, "fleetList").activeFocus)
        compare(win.fleetBuilder.document.fileName, "ortygia.json")

        // Over another file of that name only when that is said: Enter once more goes back to the name.
        win.fleetBuilder.document.beginAnew()
        keyClick(Qt.Key_S, Qt.ControlModifier)
        tryVerify(() => sheet.opened)
        name.text = journeys.pathFor("ortygia")
        name.edited()
        keyClick(Qt.Key_Return)
        verify(sheet.visible && sheet.asking)
        compare(win.fleetBuilder.document.fileName, "")
        checkFocus("asked")
        keyClick(Qt.Key_Return)
        verify(sheet.visible && !sheet.asking)
        keyClick(Qt.Key_Return)
        verify(sheet.asking)
        mouseClick(findChild(sheet.contentItem, "takeFile"))
        tryVerify(() => !sheet.visible)
        compare(win.fleetBuilder.document.fileName, "ortygia.json")

        // And a refusal says why, where one looks.
        win.fleetBuilder.document.beginAnew()
        keyClick(Qt.Key_S, Qt.ControlModifier)
        tryVerify(() => sheet.opened)
        name.text = "/no/such/place/x"
        name.edited()
        keyClick(Qt.Key_Return)
        verify(sheet.visible)
        verify(name.problem.includes("/no/such/place"), name.problem)
        keyClick(Qt.Key_Escape)
        tryVerify(() => !sheet.visible)
    }

    // CP-2.3: a refusal, a search and a pick of the umpire's stood on the next player's screen.
    function test_nothingOfOnePairOfEyesIsLeftToTheNext() {
        const notices = findChild(win, "notices")
        for (const [from, to] of [[0, 1], [1, 2], [2, 0]]) {
            win.lookAs(from)
            win.goTo("fleets")
            win.screen.fleets.filter = "a"
            notices.complain("Only one of them may know of it", "")
            win.lookAs(to)
            verify(!notices.showing)
            compare(win.screen.fleets.filter, "")
            win.goTo("map")
            win.screen.pickNamed(CampaignItem.Port, "Piraeus")
            verify(win.screen.chart.pickedId !== 0)
            win.lookAs(from)
            compare(win.screen.chart.pickedId, 0)
        }
    }

    // CP-2.3: each screen of the campaign, and what is printed, is made anew for other eyes, with whatever was typed, picked
    // and begun on it.
    function test_everyScreenIsMadeAnewForOtherEyes() {
        for (const place of win.ofCampaign.concat(["print"])) {
            win.lookAs(0)
            win.goTo(place)
            const umpires = win.screen
            win.lookAs(1)
            compare(win.place, place)
            verify(win.screen && win.screen !== umpires, place)
        }
    }

    // CP-2.3: what lay on the builders' tables and the desks of odds was there for whoever sat down next.
    function test_nobodyFindsAnothersWork() {
        const plain = JSON.stringify(win.forecaster.match.sides)
        for (const eyes of [0, 1, 2]) {
            win.lookAs(eyes)
            win.fleetBuilder.document.beginAnew()
        }
        const ships = [0, 0, 0]
        for (const [from, to] of [[0, 1], [1, 2], [2, 0], [0, 2], [1, 0]]) {
            win.lookAs(from)
            compare(win.fleetBuilder.ships.count, ships[from])
            verify(win.fleetBuilder.ships.add("trireme"))
            ++ships[from]
            verify(win.forecaster.considerFleet(win.fleetBuilder))
            verify(JSON.stringify(win.forecaster.match.sides) !== plain)
            verify(win.comparer.considerMatch(win.forecaster.match))
            verify(win.comparer.title !== "")
            win.lookAs(to)
            compare(win.fleetBuilder.ships.count, ships[to])
            compare(JSON.stringify(win.forecaster.match.sides), plain)
            compare(win.comparer.title, "")
        }
    }

    // A press beside a half-filled sheet threw it away.
    function test_aPressBesideASheetIsNoAnswer() {
        const tour = tourOfIt.createObject(win, { window: win })
        for (const stop of ["contract", "split", "treasury-borrow", "garrison"]) {
            tour.go(stop)
            const sheet = journeys.openPopup(win)
            tryVerify(() => sheet.opened)
            for (const [x, y] of [[4, 4], [win.width - 4, win.height - 4], [sheet.x - 10, sheet.y + 20]]) {
                mouseClick(win.contentItem, x, y)
                wait(0)
                verify(sheet.opened, stop)
            }
            keyClick(Qt.Key_Escape)
            tryVerify(() => !sheet.visible)
        }
    }

    // A key that is held down repeats itself; what it presses is pressed once.
    function test_aKeyHeldDownPressesOnce() {
        verify(win.campaign.head.begin())
        win.goTo("map")
        keyClick(Qt.Key_F9)
        const sheet = findChild(win, "advanceSheet")
        tryVerify(() => sheet.opened)
        const before = deeds()
        journeys.holdKey(win, Qt.Key_Return, 40)
        tryVerify(() => !sheet.visible)
        verify(win.screen.week.shown)
        compare(deeds(), before + 1)
    }

    // Everywhere the tour leads: Tab goes round among what is seen, and back.
    function test_tabStaysAmongWhatIsSeen_data() {
        return tourStops().map(stop => ({ tag: stop, stop: stop }))
    }
    function tourStops(): var {
        return ["start", "new-campaign", "fleets", "fleets-damaged", "map", "map-port", "map-fleet", "map-route", "advance", "advance-happened", "chronicle",
                "yard", "yard-build", "garrison", "repair", "refit", "split", "contract", "cede", "treasury", "treasury-borrow", "people",
                "people-training", "battles-waiting", "print", "settings", "fleet-builder", "port-builder", "charts", "charts-port", "charts-findings", "forecast",
                "compare"]
    }
    // All choices side by side that are seen: what holds is one of them, or none was made yet.
    function segments(item: var): var {
        let found = item instanceof SegmentedChoice && item.enabled ? [item] : []
        for (let i = 0; i < item.children.length; ++i)
            if (item.children[i].visible)
                found = found.concat(segments(item.children[i]))
        return found
    }
    function test_tabStaysAmongWhatIsSeen(data) {
        const tour = tourOfIt.createObject(win, { window: win })
        if (!tour.names.includes(data.stop))
            skip("no such stop: " + data.stop)
        tour.go(data.stop)
        tryVerify(() => !tour.busy, 30000)
        wait(50)
        const untaken = segments(win.contentItem).filter(each => (each.value ?? "") !== "" && !each.options.some(option => option.value === each.value))
        compare(untaken.map(each => `${each.objectName} ${each.label}: ${each.value}`).join(", "), "")
        for (const key of [Qt.Key_Tab, Qt.Key_Backtab]) {
            for (let i = 0; i < 40; ++i)
                press(key, `${data.stop}, ${key === Qt.Key_Tab ? "Tab" : "Backtab"} ${i + 1}`)
        }
    }

    // Every sheet: Enter, Space and Escape on each of its controls, each from the sheet as it opens. A key changes the
    // campaign by one deed at most, and what it hides loses the focus.
    function test_everyKeyOnASheetDoesOneThing_data() {
        return ["advance", "advance-happened", "yard-build", "garrison", "repair", "refit", "split", "contract", "cede", "treasury-borrow"]
                .map(stop => ({ tag: stop, stop: stop }))
    }
    function deeds(): int {
        return journeys.deedsOf(win.campaign)
    }
    function test_everyKeyOnASheetDoesOneThing(data) {
        const tour = tourOfIt.createObject(win, { window: win })
        verify(tour.names.includes(data.stop))
        const again = () => {
            for (let open = journeys.openPopup(win); open; open = journeys.openPopup(win))
                open.close()
            tour.go(data.stop)
            tryVerify(() => journeys.openPopup(win)?.opened ?? false)
        }
        for (const key of [Qt.Key_Return, Qt.Key_Space]) {
            for (let at = 0; at < 12; ++at) {
                again()
                for (let i = 0; i < at; ++i)
                    keyClick(Qt.Key_Tab)
                const on = win.activeFocusItem
                const before = deeds()
                keyClick(key)
                wait(0)
                const done = deeds() - before
                verify(done <= 1, `${data.stop}: ${on} ${on?.objectName} did ${done}`)
                wait(0)
                if (win.activeFocusItem)
                    checkFocus(`${data.stop}, key ${key} at ${at}`)
                if (done > 0)
                    win.campaign.undo()
            }
        }
    }
}
