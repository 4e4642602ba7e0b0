// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

// What keys do, by places of the window: rows of { keys, what }.
QtObject {
    // Of one place, beside those that work everywhere.
    function of(place: string): var {
        return pages[place] ?? []
    }

    readonly property var everywhere: [
        { keys: "Ctrl+1 – Ctrl+9", what: qsTr("The screens of the rail, in their order") },
        { keys: "Ctrl+Z", what: qsTr("Take back what was done last") },
        { keys: "Ctrl+Shift+Z", what: qsTr("Do it again") },
        { keys: "F1", what: qsTr("The rule whose number you are on, or the rulebook") },
        { keys: "Ctrl+/", what: qsTr("This help") },
        { keys: "F9", what: qsTr("Sail the week: what waits before it") },
        { keys: "Tab", what: qsTr("The next thing that can be pressed; with Shift the one before") },
        { keys: qsTr("Enter, Space"), what: qsTr("Press it") },
        { keys: "Esc", what: qsTr("Put a sheet away, and change nothing") }
    ]
    readonly property var saving: [
        { keys: "Ctrl+S", what: qsTr("Save") },
        { keys: "Ctrl+O", what: qsTr("Open") }
    ]
    readonly property var pages: ({
        "start": [{ keys: qsTr("Delete"), what: qsTr("Take a card off the list; its file stays") }],
        "map": [
            { keys: "/", what: qsTr("Find a port or a fleet by its name") },
            { keys: qsTr("Arrows"), what: qsTr("Move the chart") },
            { keys: "+ −", what: qsTr("Nearer, farther") },
            { keys: "0", what: qsTr("The whole chart") },
            { keys: qsTr("Page up, Page down"), what: qsTr("The fleet before, the next fleet") },
            { keys: qsTr("Space"), what: qsTr("A week that is played goes to its end") },
            { keys: "Esc", what: qsTr("No order after all; nothing picked") }
        ],
        "fleets": [
            { keys: qsTr("Arrows"), what: qsTr("Up and down the tree; left closes, right opens") },
            { keys: qsTr("Space"), what: qsTr("Pick the ship as well, or no longer") },
            { keys: "Ctrl+A", what: qsTr("Pick every ship") },
            { keys: "F2", what: qsTr("Rename") },
            { keys: qsTr("Delete"), what: qsTr("Sell the picked ships") }
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
            { keys: "Ctrl+S", what: qsTr("Put the battle away") }
        ],
        "fleet-builder": [
            ...saving,
            { keys: "Ctrl+F", what: qsTr("Find a class") },
            { keys: "Ctrl+D", what: qsTr("The same ship again") },
            { keys: "Alt+↑ Alt+↓", what: qsTr("Move the ship up or down") },
            { keys: "F2", what: qsTr("Rename") },
            { keys: qsTr("Delete"), what: qsTr("Take the picked ships out") }
        ],
        "port-builder": saving,
        "charts": [
            ...saving,
            { keys: "Ctrl+N", what: qsTr("A new chart") },
            { keys: "V B E X P", what: qsTr("The tools: pick, draw, erase, take an island out, put a port") },
            { keys: "[ ]", what: qsTr("A smaller brush, a larger one") },
            { keys: qsTr("Arrows"), what: qsTr("Move the cross, with Shift five times as far; with Alt the port that is picked") },
            { keys: qsTr("Enter, Space"), what: qsTr("Use the tool at the cross") },
            { keys: qsTr("Page up, Page down"), what: qsTr("The port before, the next port") },
            { keys: "F2", what: qsTr("Rename") },
            { keys: qsTr("Delete"), what: qsTr("Take the port out") },
            { keys: "+ −", what: qsTr("Nearer, farther") },
            { keys: "0", what: qsTr("The whole chart") }
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
            { keys: "Ctrl+P", what: qsTr("Print") },
            { keys: "Ctrl+S", what: qsTr("Save as PDF") },
            { keys: "Ctrl++ Ctrl+−", what: qsTr("Nearer, farther") },
            { keys: "Ctrl+0", what: qsTr("The whole page") },
            { keys: qsTr("Page up, Page down"), what: qsTr("Turn the page") }
        ],
        "result": [
            { keys: "S C 0 – 5", what: qsTr("Sunk, captured, levels of damage") },
            { keys: qsTr("Arrows"), what: qsTr("Among the rows and columns") },
            { keys: qsTr("Enter"), what: qsTr("Type in the box") }
        ]
    })
}
