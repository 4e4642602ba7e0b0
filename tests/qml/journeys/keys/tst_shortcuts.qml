// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

// What the table of keys says is so: each key it names does something at its place, and what a place handles it names.
Journey {
    id: test

    // What every list and every field knows: it is named once, where it is named at all.
    readonly property var usual: ["Up", "Down", "Left", "Right", "Home", "End", "PgUp", "PgDown", "Return", "Enter", "Space", "Tab", "Backtab", "Esc",
                                  "Backspace", "Menu"]

    name: "Shortcuts"

    function init() {
        Preferences.theme = "light"
        Preferences.hints = false
        openSample()
    }
    function cleanup() {
        win.campaign.close()
    }

    // What of a place takes its keys.
    readonly property var focused: ({ map: "chart", fleets: "fleetList", "fleet-builder": "fleetPane", charts: "draftChart", classes: "classList", print: "pageView" })

    function test_whatIsNamedIsHandled_data() {
        const rows = []
        for (const place of ["map", "fleets", "fleet-builder", "port-builder", "war-builder", "charts", "classes", "print"])
            rows.push({ tag: place, rows: KeyPages.of(place) })
        rows.push({ tag: "everywhere", rows: KeyPages.everywhere })
        return rows
    }
    property int names: 0

    function begin(place: string, key: string) {
        if (place === "everywhere") {
            win.goTo("fleets")
            verify(win.campaign.head.rename(`Another name ${++names}`))
            if (win.campaign.head.inSetup)
                verify(win.campaign.head.begin())
        } else {
            win.goTo(place)
        }
        if (place === "fleets") {
            if (key === "Left" || key === "Right")
                win.screen.fleets.showNamed(CampaignItem.Squadron, "Owls")
            else
                win.screen.fleets.showNamed(CampaignItem.Ship, "Paralos")
        } else if (place === "fleet-builder") {
            win.fleetBuilder.document.beginAnew()
            for (let i = 0; i < 3; ++i)
                verify(win.fleetBuilder.ships.add("trireme"))
            win.fleetBuilder.selection.clear()
            win.fleetBuilder.selection.step(1)
            win.fleetBuilder.selection.step(1)
        } else if (place === "charts") {
            findChild(win, "draftChart").forceActiveFocus() // out of the field that a key before led to
            win.chartRoom.beginning.blank(3)
            verify(win.chartRoom.ports.put(Qt.point(23.05, 38.09)))
        } else if (place === "classes") {
            for (let i = win.classRoom.classes.count; i < 3; ++i)
                verify(win.classRoom.addPlain())
            win.screen.list.ofLibrary = false
            win.classRoom.current = 1
        } else if (place === "print") {
            win.printJob.source.chooseNamed("Fleet of the Piraeus")
            tryVerify(() => win.printJob.ready, 30000)
        }
        const item = findChild(win, focused[place] ?? "")
        if (item)
            item.forceActiveFocus()
        wait(0)
    }
    function test_whatIsNamedIsHandled(data) {
        for (const row of data.rows) {
            if (row.deed === "print")
                continue // the system's own dialog waits for an answer
            for (const key of row.press ?? []) {
                begin(data.tag, key)
                if (row.deed === "redo")
                    win.campaign.undo()
                verify(journeys.takesKey(win, key), `${data.tag}: ${key} (${row.what})`)
                for (let popup = journeys.openPopup(win), tries = 0; popup && tries < 5; popup = journeys.openPopup(win), ++tries) {
                    popup.close()
                    wait(0)
                }
            }
        }
    }
    function test_whatIsHandledIsNamed_data() {
        const builders = ["fleet-builder", "port-builder", "war-builder", "classes", "charts", "boards"]
        return builders.map(place => ({ tag: `${place}, its document`, folder: "workshop" })).concat([
            { tag: "map", folder: "war/map" }, { tag: "fleets", folder: "war/fleets" }, { tag: "fleet-builder", folder: "workshop/fleetbuilder" },
            { tag: "port-builder", folder: "workshop/portbuilder" }, { tag: "war-builder", folder: "workshop/wars" }, { tag: "classes", folder: "workshop/classes" },
            { tag: "charts", folder: "workshop/charts" }, { tag: "print", folder: "paper" }, { tag: "start", folder: "campaign/start" },
            { tag: "boards", folder: "workshop/boards" }, { tag: "battle", folder: "battle" }, { tag: "battle, plots", folder: "battle/plots" },
            { tag: "result", folder: "battle/result" },
            { tag: "everywhere", folder: "shell" }, { tag: "everywhere, weeks", folder: "war/turn" }
        ])
    }
    function test_whatIsHandledIsNamed(data) {
        let named = usual
        for (const row of KeyPages.everywhere.concat(KeyPages.of(data.tag.split(",")[0])))
            named = named.concat(row.press ?? [])
        compare(journeys.keysWithoutName(data.folder, named).join(", "), "")
    }
    // A hint and a menu say the keys as the table has them.
    function test_whatAHintSays() {
        compare(KeyPages.keysOf("nothing of the kind"), "")
        const asked = journeys.deedsWithKeys()
        verify(asked.length > 40)
        for (const deed of asked)
            verify(KeyPages.keysOf(deed) !== "", deed)
        win.goTo("fleets")
        compare(findChild(win, "undoButton").keys, KeyPages.keysOf("undo"))
        verify(win.campaign.head.begin())
        verify(findChild(win, "advanceTurn").hint.endsWith("(" + KeyPages.keysOf("sail") + ")"))
    }
}
