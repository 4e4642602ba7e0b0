// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQml

// What keys do, by places of the window: rows of { keys, what }, the keys as they are printed. A row that a hint or a menu names as well has
// a `deed`, or `deeds`, each with its own keys, where it names several; `press` holds the keys of a row as QKeySequence has them. Nothing
// else in the window writes a key.
QtObject {
    id: table

    // Of one place, beside those that work everywhere.
    function of(place: string): var {
        return pages[place] ?? []
    }
    // The keys of a deed, as they are printed.
    function keysOf(deed: string): string {
        for (const rows of [everywhere, saving].concat(Object.values(pages))) {
            const row = rows.find(each => each.deed === deed || each.deeds?.[deed] !== undefined)
            if (row)
                return row.deeds?.[deed] ?? row.keys
        }
        return ""
    }
    // What a hint says, and the keys that do the same.
    function hinted(words: string, deed: string): string {
        return words + " (" + keysOf(deed) + ")"
    }

    // Of a screen of the rail, by its place in it from 1; the later ones have none.
    function ofScreen(number: int): string {
        return number < 10 ? "Ctrl+" + number : ""
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
            { deeds: { "nearer": "+", "farther": "−" }, press: ["+", "=", "-"], keys: "+ −", what: qsTr("Nearer, farther") },
            { deed: "whole-chart", press: ["0"], keys: "0", what: qsTr("The whole chart") },
            { press: ["PgUp", "PgDown"], keys: qsTr("Page up, Page down"), what: qsTr("The fleet before, the next fleet") },
            { deed: "skip-week", keys: qsTr("Space"), what: qsTr("A week that is played goes to its end") },
            { deed: "nothing-picked", keys: "Esc", what: qsTr("No order after all; nothing picked") }
        ],
        "fleets": [
            { press: ["Up", "Down", "Left", "Right"], keys: qsTr("Arrows"), what: qsTr("Up and down the tree; left closes, right opens") },
            { press: ["Space"], keys: qsTr("Space"), what: qsTr("Pick the ship as well, or no longer") },
            { deed: "every-ship", press: ["Ctrl+A"], keys: "Ctrl+A", what: qsTr("Pick every ship") },
            { deed: "rename", press: ["F2"], keys: "F2", what: qsTr("Rename") },
            { deed: "sell-ships", press: ["Del"], keys: qsTr("Delete"), what: qsTr("Sell the picked ships") }
        ],
        "battle": [
            { press: ["N", "P"], keys: "N P", what: qsTr("The next ship, the one before") },
            { press: ["PgUp", "PgDown"], keys: qsTr("Page up, Page down"), what: qsTr("Among the orders") },
            { deed: "give-order", press: ["Return"], keys: qsTr("Enter"), what: qsTr("Give the order that is considered, else the first thought, or one plot after the other; where no ship waits, what is left to say for the side") },
            { deed: "alike", press: ["Shift+Return"], keys: "Shift+Enter", what: qsTr("The other ships of her squadron do the same") },
            { deed: "straight-on", press: ["H"], keys: "H", what: qsTr("All that wait go straight on") },
            { deed: "by-captain", press: ["C"], keys: "C", what: qsTr("The plots that are missing, or the rest of the turn, by a captain; again: stop him") },
            { deed: "all-plotted", press: ["Ctrl+Return", "Ctrl+Enter"], keys: "Ctrl+Enter", what: qsTr("Everything is plotted") },
            { deeds: { "plot-last-step": qsTr("Backspace"), "plot-onward": qsTr("End"), "plot-as-it-was": "Esc" }, press: ["Backspace", "Del", "End", "Esc"],
              keys: qsTr("Backspace, Delete, End, Esc"), what: qsTr("Of a plot: its last step taken back, all of them, straight on to the end, as it was") },
            { press: ["[", "]"], keys: "[ ]", what: qsTr("Of a plot: slower, faster; letters, digits and arrows write it") },
            { press: ["Left", "Right", "Up", "Down"], keys: qsTr("Arrows"), what: qsTr("Move the board; before the battle the ship, with Shift five times as far") },
            { deeds: { "turn-left": "[", "turn-right": "]" }, press: ["[", "]"], keys: "[ ]", what: qsTr("Turn the ship before the battle") },
            { deed: "own-move", press: ["M"], keys: "M", what: qsTr("A move of your own") },
            { press: ["+", "=", "-"], keys: "+ −", what: qsTr("Nearer, farther") },
            { deeds: { "whole-board": "0", "all-ships": "9" }, press: ["0", "9"], keys: "0 9", what: qsTr("The whole board, all ships") },
            { deeds: { "bases": "B", "threats": "T" }, press: ["B", "T"], keys: "B T", what: qsTr("Show bases, show what is threatened") },
            { deed: "one-order", press: ["Space"], keys: qsTr("Space"), what: qsTr("Captains give one order; a move that is shown goes to its end") },
            { deed: "nothing-considered", press: ["Esc"], keys: "Esc", what: qsTr("Nothing considered; what was to be done jointly stops") },
            { deeds: { "one-back": ",", "one-on": "." }, press: [",", "."], keys: ", .", what: qsTr("One step back through the battle, one forward") },
            { deeds: { "to-beginning": "Home", "to-latest": "End" }, press: ["Home", "End"], keys: "Home End", what: qsTr("To its beginning, to its latest order; from there, where captains alone play, to its end") },
            { deed: "put-battle-away", press: ["Ctrl+S"], keys: "Ctrl+S", what: qsTr("Put the battle away") }
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
            { deeds: { "pick-port": "V", "draw-land": "B", "erase-land": "E", "take-island-out": "X", "put-port": "P" }, press: ["V", "B", "E", "X", "P"], keys: "V B E X P", what: qsTr("The tools: pick, draw, erase, take an island out, put a port") },
            { deeds: { "smaller-brush": "[", "larger-brush": "]" }, press: ["[", "]"], keys: "[ ]", what: qsTr("A smaller brush, a larger one") },
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
            { deed: "new-board", press: ["Ctrl+N"], keys: "Ctrl+N", what: qsTr("A new board") },
            { deeds: { "paint-cells": "B", "fill-cells": "F", "fill-area": "A", "first-zone": "1", "second-zone": "2", "no-zone": "E", "put-wall": "W" },
              press: ["B", "F", "A", "1", "2", "E", "W"], keys: "B F A 1 2 E W", what: qsTr("The tools: paint, fill, an area, the sides' zones, none, walls") },
            { press: ["[", "]"], keys: "[ ]", what: qsTr("A smaller brush, a larger one") },
            { press: ["Left", "Right", "Up", "Down"], keys: qsTr("Arrows"), what: qsTr("Move the cursor, with Shift five cells") },
            { press: ["Return", "Space"], keys: qsTr("Enter, Space"), what: qsTr("Use the tool at the cursor") },
            { press: ["+", "=", "-"], keys: "+ −", what: qsTr("Nearer, farther") },
            { press: ["0"], keys: "0", what: qsTr("The whole board") }
        ],
        "classes": [
            ...saving,
            { deed: "new-class", press: ["Ctrl+N"], keys: "Ctrl+N", what: qsTr("A new class") },
            { press: ["Ctrl+F"], keys: "Ctrl+F", what: qsTr("Find a class in the library") },
            { press: ["PgUp", "PgDown"], keys: qsTr("Page up, Page down"), what: qsTr("The class before, the next class") },
            { press: ["F2"], keys: "F2", what: qsTr("Rename") },
            { deed: "take-class-out", press: ["Del"], keys: qsTr("Delete"), what: qsTr("Take the class out of the file") }
        ],
        "print": [
            { deed: "print", press: ["Ctrl+P"], keys: "Ctrl+P", what: qsTr("Print") },
            { deed: "save-pdf", press: ["Ctrl+S"], keys: "Ctrl+S", what: qsTr("Save as PDF") },
            { deeds: { "larger-page": "Ctrl++", "smaller-page": "Ctrl+−" }, press: ["Ctrl++", "Ctrl+=", "Ctrl+-"], keys: "Ctrl++ Ctrl+−", what: qsTr("Nearer, farther") },
            { deed: "whole-page", press: ["Ctrl+0"], keys: "Ctrl+0", what: qsTr("The whole page") },
            { deeds: { "page-before": qsTr("Page up"), "page-after": qsTr("Page down") }, press: ["PgUp", "PgDown"], keys: qsTr("Page up, Page down"), what: qsTr("Turn the page") }
        ],
        "result": [
            { deeds: { "afloat": "A", "sunk": "S", "captured": "C", "fled": "F", "withdrew": "W", "damage": "0–5" }, press: ["A", "S", "C", "F", "W", "0", "5"],
              keys: "A S C F W 0–5", what: qsTr("Of a ship: afloat, sunk, captured, fled, withdrew, levels of damage") },
            { deeds: { "fit": "F", "wounded": "W", "taken-prisoner": "C", "dead": "D" }, keys: "F W C D", what: qsTr("Of a commander: fit, wounded, captured, dead") },
            { deeds: { "held": "A", "taken": "C" }, keys: "A C", what: qsTr("Of a wall: held, taken") },
            { press: ["Left", "Right", "Up", "Down"], keys: qsTr("Arrows"), what: qsTr("Among the rows and columns") },
            { deed: "into-the-box", press: ["Return"], keys: qsTr("Enter"), what: qsTr("Type in the box") },
            { deed: "whole-side", press: ["Ctrl+A"], keys: "Ctrl+A", what: qsTr("Take every ship of the side") },
            { press: ["Ctrl+C", "Ctrl+V"], keys: "Ctrl+C Ctrl+V", what: qsTr("Copy the result as a table, paste one") },
            { deed: "looked-at", press: ["Space"], keys: qsTr("Space"), what: qsTr("What is shown of its sheet is right; on to the next row that is to be looked at") }
        ]
    })
}
