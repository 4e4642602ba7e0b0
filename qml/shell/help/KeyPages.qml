// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQml

// What keys do, by places of the window: rows of { keys, what }, the keys as they are printed. A row that a hint or a menu names as well has
// a `deed`; `press` holds the keys of a row as QKeySequence has them.
QtObject {
    id: table

    // Of one place, beside those that work everywhere.
    function of(place: string): var {
        return pages[place] ?? []
    }
    // The keys of a deed, as they are printed.
    function keysOf(deed: string): string {
        for (const rows of [everywhere, saving].concat(Object.values(pages))) {
            const row = rows.find(each => each.deed === deed)
            if (row)
                return row.keys
        }
        return ""
    }
    // What a hint says, and the keys that do the same.
    function hinted(words: string, deed: string): string {
        return words + " (" + keysOf(deed) + ")"
    }

    readonly property var everywhere: [
        { press: ["Ctrl+1", "Ctrl+9"], keys: "Ctrl+1 – Ctrl+9", what: qsTr("The screens of the rail, in their order") },
        { deed: "undo", press: ["Ctrl+Z"], keys: "Ctrl+Z", what: qsTr("Take back what was done last") },
        { deed: "redo", press: ["Ctrl+Shift+Z", "Ctrl+Y"], keys: "Ctrl+Shift+Z", what: qsTr("Do it again") },
        { deed: "rule", press: ["F1"], keys: "F1", what: qsTr("The rule whose number you are on, or the rulebook") },
        { deed: "help", press: ["Ctrl+/", "Ctrl+?", "?"], keys: "Ctrl+/", what: qsTr("This help") },
        { deed: "sail", press: ["F9"], keys: "F9", what: qsTr("Sail the week: what waits before it") },
        { keys: "Tab", what: qsTr("The next thing that can be pressed; with Shift the one before") },
        { keys: qsTr("Enter, Space"), what: qsTr("Press it") },
        { keys: "Esc", what: qsTr("Put a sheet away, and change nothing") }
    ]
    readonly property var saving: [
        { deed: "save", press: ["Ctrl+S"], keys: "Ctrl+S", what: qsTr("Save") },
        { deed: "open", press: ["Ctrl+O"], keys: "Ctrl+O", what: qsTr("Open") }
    ]
    readonly property var pages: ({
        "start": [{ deed: "off-the-list", press: ["Del"], keys: qsTr("Delete"), what: qsTr("Take a card off the list; its file stays") }],
        "map": [
            { deed: "find-on-map", press: ["/"], keys: "/", what: qsTr("Find a port or a fleet by its name") },
            { press: ["Left", "Right", "Up", "Down"], keys: qsTr("Arrows"), what: qsTr("Move the chart") },
            { press: ["+", "=", "-"], keys: "+ −", what: qsTr("Nearer, farther") },
            { press: ["0"], keys: "0", what: qsTr("The whole chart") },
            { press: ["PgUp", "PgDown"], keys: qsTr("Page up, Page down"), what: qsTr("The fleet before, the next fleet") },
            { keys: qsTr("Space"), what: qsTr("A week that is played goes to its end") },
            { keys: "Esc", what: qsTr("No order after all; nothing picked") }
        ],
        "fleets": [
            { press: ["Up", "Down", "Left", "Right"], keys: qsTr("Arrows"), what: qsTr("Up and down the tree; left closes, right opens") },
            { press: ["Space"], keys: qsTr("Space"), what: qsTr("Pick the ship as well, or no longer") },
            { deed: "every-ship", press: ["Ctrl+A"], keys: "Ctrl+A", what: qsTr("Pick every ship") },
            { deed: "rename", press: ["F2"], keys: "F2", what: qsTr("Rename") },
            { deed: "sell-ships", press: ["Del"], keys: qsTr("Delete"), what: qsTr("Sell the picked ships") }
        ],
        "battle": [
            { keys: "N P", what: qsTr("The next ship, the one before") },
            { keys: qsTr("Page up, Page down"), what: qsTr("Among the orders") },
            { keys: qsTr("Enter"), what: qsTr("Give the order that is considered, else the first thought, or one plot after the other; where no ship waits, what is left to say for the side") },
            { keys: "Shift+Enter", what: qsTr("The other ships of her squadron do the same") },
            { keys: "H", what: qsTr("All that wait go straight on") },
            { keys: "C", what: qsTr("The plots that are missing, or the rest of the turn, by a captain; again: stop him") },
            { keys: "Ctrl+Enter", what: qsTr("Everything is plotted") },
            { keys: qsTr("Arrows"), what: qsTr("Move the board; before the battle the ship, with Shift five times as far") },
            { keys: "[ ]", what: qsTr("Turn the ship before the battle") },
            { keys: "M", what: qsTr("A move of your own") },
            { keys: "+ −", what: qsTr("Nearer, farther") },
            { keys: "0 9", what: qsTr("The whole board, all ships") },
            { keys: "B T", what: qsTr("Show bases, show what is threatened") },
            { keys: qsTr("Space"), what: qsTr("Captains give one order; a move that is shown goes to its end") },
            { keys: "Esc", what: qsTr("Nothing considered; what was to be done jointly stops") },
            { keys: ", .", what: qsTr("One step back through the battle, one forward") },
            { keys: "Home End", what: qsTr("To its beginning, to its latest order; from there, where captains alone play, to its end") },
            { keys: "Ctrl+S", what: qsTr("Put the battle away") }
        ],
        "fleet-builder": [
            ...saving,
            { deed: "find-class", press: ["Ctrl+F"], keys: "Ctrl+F", what: qsTr("Find a class") },
            { deed: "duplicate", press: ["Ctrl+D"], keys: "Ctrl+D", what: qsTr("The same ship again") },
            { deed: "shift-ship", press: ["Alt+Up", "Alt+Down"], keys: "Alt+↑ Alt+↓", what: qsTr("Move the ship up or down") },
            { press: ["F2"], keys: "F2", what: qsTr("Rename") },
            { deed: "every-built-ship", press: ["Ctrl+A"], keys: "Ctrl+A", what: qsTr("Pick every ship") },
            { press: ["+", "-"], keys: "+ −", what: qsTr("One ship more of the kind, one fewer") },
            { deed: "take-out", press: ["Del"], keys: qsTr("Delete"), what: qsTr("Take the picked ships out") }
        ],
        "port-builder": saving,
        "war-builder": saving,
        "charts": [
            ...saving,
            { deed: "new-chart", press: ["Ctrl+N"], keys: "Ctrl+N", what: qsTr("A new chart") },
            { press: ["V", "B", "E", "X", "P"], keys: "V B E X P", what: qsTr("The tools: pick, draw, erase, take an island out, put a port") },
            { press: ["[", "]"], keys: "[ ]", what: qsTr("A smaller brush, a larger one") },
            { press: ["Left", "Right", "Up", "Down"], keys: qsTr("Arrows"), what: qsTr("Move the cross, with Shift five times as far; with Alt the port that is picked") },
            { keys: qsTr("Enter, Space"), what: qsTr("Use the tool at the cross") },
            { press: ["PgUp", "PgDown"], keys: qsTr("Page up, Page down"), what: qsTr("The port before, the next port") },
            { press: ["F2"], keys: "F2", what: qsTr("Rename") },
            { press: ["Del"], keys: qsTr("Delete"), what: qsTr("Take the port out") },
            { press: ["+", "=", "-"], keys: "+ −", what: qsTr("Nearer, farther") },
            { press: ["0"], keys: "0", what: qsTr("The whole chart") }
        ],
        "boards": [
            ...saving,
            { keys: "Ctrl+N", what: qsTr("A new board") },
            { keys: "B F A 1 2 E W", what: qsTr("The tools: paint, fill, an area, the sides' zones, none, walls") },
            { keys: "[ ]", what: qsTr("A smaller brush, a larger one") },
            { keys: qsTr("Arrows"), what: qsTr("Move the cursor, with Shift five cells") },
            { keys: qsTr("Enter, Space"), what: qsTr("Use the tool at the cursor") },
            { keys: "+ −", what: qsTr("Nearer, farther") },
            { keys: "0", what: qsTr("The whole board") }
        ],
        "print": [
            { deed: "print", press: ["Ctrl+P"], keys: "Ctrl+P", what: qsTr("Print") },
            { deed: "save-pdf", press: ["Ctrl+S"], keys: "Ctrl+S", what: qsTr("Save as PDF") },
            { press: ["Ctrl++", "Ctrl+=", "Ctrl+-"], keys: "Ctrl++ Ctrl+−", what: qsTr("Nearer, farther") },
            { deed: "whole-page", press: ["Ctrl+0"], keys: "Ctrl+0", what: qsTr("The whole page") },
            { press: ["PgUp", "PgDown"], keys: qsTr("Page up, Page down"), what: qsTr("Turn the page") }
        ],
        "result": [
            { keys: "S C 0 – 5", what: qsTr("Sunk, captured, levels of damage") },
            { keys: qsTr("Arrows"), what: qsTr("Among the rows and columns") },
            { keys: qsTr("Enter"), what: qsTr("Type in the box") },
            { deed: "looked-at", keys: qsTr("Space"), what: qsTr("What is shown of its sheet is right; on to the next row that is to be looked at") }
        ]
    })
}
