// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

// What the window says below its screens and where a screen begins: notices cover and move nothing, what the rooms of the
// workshop refuse is over with the room or with what is done next, and a screen that is scrolled begins with its head.
Journey {
    id: test

    readonly property var notices: findChild(win, "notices")

    name: "Notices"

    function init() {
        failOnWarning(/.?/)
        Preferences.theme = "light"
        Preferences.hints = false
        openWindow({ startFile: journeys.freshSample() })
        win.fleetBuilder.document.beginAnew()
        win.warBuilder.document.beginAnew()
        win.putNoticesAway()
    }
    function cleanup() {
        Preferences.textFactor = 1
    }

    // Notices lay over buttons and legends at the foot of the screens, and later moved the whole screen as they came and went:
    // they have a strip of their own, and only those of many lines take some more.
    function test_noticesCoverAndMoveNothing() {
        const view = findChild(win, "screenView")
        for (const [width, height] of [[1280, 720], [1024, 640], [900, 600]]) {
            win.width = width
            win.height = height
            for (const place of ["start", "map", "fleets", "battles", "treasury", "fleet-builder", "battle", "print"]) {
                win.goTo(place)
                wait(0)
                const where = `${place} at ${width}x${height}`
                const before = view.mapToItem(null, 0, 0, view.width, view.height)
                notices.complain("A thing went wrong that takes a line", "And what puts it right takes another")
                wait(0)
                // Words are wrapped with the next frame.
                tryVerify(() => String(view.mapToItem(null, 0, 0, view.width, view.height)) === String(before), 5000, where)
                notices.complain("A thing went wrong of which there is so much to tell that it takes more than a line, in a window as small as it comes, and more than two lines as well: there is no end to what can be said of it, and of all that came before", "Put it right")
                wait(0)
                const bar = notices.mapToItem(null, 0, 0, notices.width, notices.height)
                const screen = view.mapToItem(null, 0, 0, view.width, view.height)
                verify(bar.height > 30)
                verify(screen.y + screen.height <= bar.y + 0.5, where)
                verify(bar.y + bar.height <= win.height + 0.5, where)
                notices.putAway()
                wait(0)
                compare(view.mapToItem(null, 0, 0, view.width, view.height), before, where)
            }
        }
    }

    // An empty strip looked like a screen that ended too early. It is of the frame's ground, over all of the foot, and says
    // where what is done is kept, on the screens of the campaign alone.
    function test_theFootIsOfTheFrameAndSaysWhereThingsAreKept() {
        const stored = findChild(notices, "stored")
        const standing = findChild(notices, "standing")
        for (const place of win.ofCampaign.concat(["print"])) {
            go(place)
            wait(0)
            verify(standing.visible && stored.visible, place)
            verify(stored.text.includes(win.campaign.path.split("/").pop()), place)
        }
        notices.complain("A thing went wrong", "")
        verify(!standing.visible)
        notices.putAway()
        verify(standing.visible)
        for (const place of ["start", "fleet-builder", "port-builder", "settings"]) {
            go(place)
            wait(0)
            verify(standing.visible && !stored.visible, place)
        }
        go("fleets")
        wait(0)
        const shot = grabImage(win.contentItem)
        const [x, top] = [win.width - 4, Math.ceil(notices.mapToItem(null, 0, 0).y) + 2]
        compare(shot.pixel(x, top), Theme.card)
        compare(shot.pixel(x, win.height - 2), Theme.card)
    }

    // What a control at the foot does was told over the notice of what it had done.
    function test_whatAControlDoesIsNotToldOverTheFoot() {
        const bottomOf = hint => hint.parent.mapToItem(null, 0, hint.y + hint.height).y
        const top = () => notices.mapToItem(null, 0, 0).y
        go("print")
        for (const [name, above] of [["savePdf", true], ["rail-start", false], ["rail-help", true]]) {
            const control = findChild(win.contentItem, name)
            verify(control, name)
            const hint = Array.from(control.data).find(each => each.above !== undefined)
            verify(hint, name)
            hint.text = "What it does"
            hint.delay = 0
            hint.open()
            tryVerify(() => hint.opened, 1000, name)
            compare(hint.above, above, name)
            verify(bottomOf(hint) <= top() + 0.5, name)
            hint.close()
        }
    }

    // The last stops of the rail lay below the edge of a low window, and the strip that scrolls it over the others.
    function test_everyStopOfTheRailIsSeenInALowWindow() {
        for (const [width, height] of [[1280, 720], [1024, 640], [900, 600]]) {
            win.width = width
            win.height = height
            wait(50)
            let bottom = 0
            for (const place of win.places.filter(each => each.shown).map(each => each.name).concat(["help"])) {
                const stop = findChild(win.contentItem, "rail-" + place)
                verify(stop, place)
                const words = stop.contentItem.childrenRect
                verify(words.height <= stop.height, `${place} at ${width}x${height}: ${words.height} in ${stop.height}`)
                bottom = Math.max(bottom, stop.mapToItem(null, 0, stop.height).y)
            }
            verify(bottom <= height, `${bottom} of ${height}`)
        }
    }

    // The class editor had no stop while a war was open: one saw not where one was, and came back by way of Start alone.
    function test_whereverOneIsTheRailSaysSo() {
        verify(win.campaign.isOpen)
        const here = () => win.places.map(each => findChild(win.contentItem, "rail-" + each.name)).filter(each => each?.here)
        for (const place of win.places.map(each => each.name).concat(["new"])) {
            go(place)
            wait(0)
            compare(here().length, 1, place)
            verify(here()[0].visible, place)
        }
        // And one comes back to a room by its stop, in this war.
        const named = name => findChild(win.contentItem, "rail-" + name)
        go("fleets")
        for (const place of ["charts", "boards", "classes", "war-builder"]) {
            verify(named(place), place)
            mouseClick(named(place))
            compare(win.place, place)
        }
        // Another war begins with the rail it needs.
        verify(win.openFile(journeys.freshSample()))
        wait(0)
        verify(!named("classes"))
    }

    function go(place: string) {
        win.goTo(place)
        compare(win.place, place)
    }
    // Types into a field of the fleet's panel, and leaves it by Return.
    function write(name: string, words: string) {
        const field = findChild(win.contentItem, name)
        verify(field, name)
        field.selectAll()
        tryVerify(() => field.input.activeFocus)
        for (const letter of words)
            keyClick(letter)
        keyClick(Qt.Key_Return)
    }

    function test_aRefusalInTheFleetBuilderAndThenInAnotherRoom() {
        go("fleet-builder")
        write("fleetYear", "once")
        tryCompare(notices, "kind", NoticeBar.Problem)
        const ofYear = notices.what
        verify(ofYear !== "" && notices.remedy !== "")
        compare(findChild(win.contentItem, "fleetYear").text, "") // what was refused does not stay
        compare(win.fleetBuilder.yearText, "")

        // Another room begins without it, and tells what is its own.
        go("war-builder")
        verify(!notices.showing)
        verify(!win.warBuilder.sides.set(0, SideField.Budget, "much"))
        compare(notices.kind, NoticeBar.Problem)
        verify(notices.what !== "" && notices.what !== ofYear)

        // What goes well in it is the end of it.
        verify(win.warBuilder.sides.set(0, SideField.Budget, "700"))
        tryVerify(() => !notices.showing)

        // Back, the first room tells its own again, and its next step is the end of that.
        go("fleet-builder")
        verify(!notices.showing)
        write("fleetYear", "never")
        tryCompare(notices, "kind", NoticeBar.Problem)
        compare(notices.what, ofYear)
        write("fleetYear", "429 BCE")
        tryVerify(() => !notices.showing)
        verify(win.fleetBuilder.yearText.includes("429"))
    }

    // Of two rooms only the one that is refused speaks: nothing of the other is told, and nothing of it is lost.
    function test_whatIsRefusedInOneRoomChangesNoOther() {
        go("fleet-builder")
        write("fleetYear", "429 BCE")
        go("war-builder")
        verify(!win.warBuilder.sides.set(0, SideField.Budget, "much"))
        compare(notices.kind, NoticeBar.Problem)
        go("port-builder")
        verify(!notices.showing)
        go("fleet-builder")
        verify(!notices.showing)
        verify(win.fleetBuilder.yearText.includes("429"))
        verify(win.fleetBuilder.document.canUndo)
    }

    // What cannot be pressed told what it does, if anything, and not why it cannot.
    function test_whatCannotBePressedSaysWhy() {
        const named = name => findChild(win.contentItem, name)
        const saysWhy = name => {
            const button = named(name)
            verify(button && !button.enabled && button.why !== "", name)
            verify(button.told.includes(button.why), name)
            const hint = Array.from(button.data).find(each => each.above !== undefined)
            compare(hint.text, button.told)
            if (!button.visible) // the library of classes stands in its place
                return
            tryVerify(() => { // it may still be on its way to where it stays
                mouseMove(button, button.width / 2, 3)
                mouseMove(button, button.width / 2, button.height / 2)
                return shownHints(button).length > 0
            }, 10000, name)
            compare(shownHints(button), [button.told])
            mouseMove(win.contentItem, 700, 500)
            tryVerify(() => shownHints(button).length === 0)
        }
        go("fleet-builder")
        for (const name of ["oddsOfBuilt", "printBuilt", "buy"])
            saysWhy(name)
        verify(win.fleetBuilder.ships.add("trireme"))
        for (const name of ["oddsOfBuilt", "printBuilt", "buy"]) {
            tryCompare(named(name), "enabled", true)
            verify(!named(name).told.includes(named(name).why), name)
        }
        win.classRoom.document.beginAnew()
        go("classes")
        for (const name of ["duplicateClass", "removeClass", "saveClasses", "keepClass"])
            saysWhy(name)
        go("chronicle")
        saysWhy("exportChronicle")
    }

    // So do what cannot be chosen, switched or altered, to the pointer and to a screen reader.
    function test_whatCannotBeChosenSaysWhy_data() {
        return [
            { tag: "list", made: `ChoiceBox { model: ["A"] }` },
            { tag: "toggle", made: `Toggle { text: "A" }` },
            { tag: "segments", made: `SegmentedChoice { room: Infinity; options: [{ value: 1, text: "A" }, { value: 2, text: "B" }] }` },
            { tag: "segments in a list", made: `SegmentedChoice { room: 10; options: [{ value: 1, text: "A" }, { value: 2, text: "B" }] }` },
            { tag: "number", made: `NumberStepper {}` },
            { tag: "option", made: `OptionChoice { option: ({ title: "A", value: 1, choices: [{ value: 1, text: "A" }] }) }` }
        ]
    }
    function shownHints(item: Item): var {
        const own = Array.from(item.data).filter(each => each.objectName === "whyHint" && each.visible).map(each => each.text)
        return own.concat(...Array.from(item.children).map(each => shownHints(each)))
    }
    function test_whatCannotBeChosenSaysWhy(data) {
        go("settings")
        const control = createTemporaryQmlObject("import QtQuick; import Navarch; " + data.made, win.contentItem)
        control.why = "The umpire's business"
        mouseMove(control, 8, control.height / 2)
        wait(700)
        compare(shownHints(control), [])
        mouseMove(win.contentItem, 700, 500)
        control.enabled = false
        mouseMove(control, 8, control.height / 2)
        tryVerify(() => shownHints(control).length > 0)
        compare(shownHints(control), [control.why])
        mouseMove(win.contentItem, 700, 500)
        tryVerify(() => shownHints(control).length === 0)
    }

    // The list of a builder took the keys, and the screen was scrolled until its lower edge was seen: undo was cut in half,
    // and tabs were gone.
    function test_aScrolledScreenBeginsWithItsHead_data() {
        return ["fleets", "people", "ports", "treasury", "fleet-builder", "port-builder", "charts", "boards", "classes", "war-builder"].map(place => ({ tag: place, place: place }))
    }
    function test_aScrolledScreenBeginsWithItsHead(data) {
        const view = findChild(win, "screenView")
        for (const [width, height, percent] of [[1024, 640, 135], [900, 600, 135]]) {
            Preferences.textFactor = percent / 100
            win.width = width
            win.height = height
            win.goTo("start")
            win.goTo(data.place)
            wait(50)
            const where = `${width}x${height} at ${percent}%`
            compare(view.item.mapToItem(view, 0, 0).y, 0, where)
            for (const name of ["panes", "undo", "boardPages", "chartPages"]) {
                const part = findChild(view.item, name)
                if (part?.visible)
                    verify(part.mapToItem(view, 0, 0).y >= 0, `${name}, ${where}`)
            }
        }
    }
}
