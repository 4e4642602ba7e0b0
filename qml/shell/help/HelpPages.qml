// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

// What each screen is for and how one does there what one came for: some paragraphs a place of the window.
QtObject {
    // Of a place as the window names it; empty where there is none.
    function of(place: string): var {
        return pages[place] ?? []
    }

    readonly property var pages: ({
        "start": [
            qsTr("A campaign is one file. Its card says how it stands; press it to go on where you stopped. A campaign that is damaged says so here, and its backups can be put back from its card."),
            qsTr("New campaign founds a war of your own or one of the scenarios. The sample is a war to try things out in: nothing there can be spoilt, and it can be had anew."),
            qsTr("The fleet builder, the port builder, the chart room, a skirmish and the odds need no campaign.")
        ],
        "new": [
            qsTr("Choose a scenario, then who plays each side and where it is at home, then the umpire's options. Next leads on; nothing is founded before the last step."),
            qsTr("A scenario file brings a war that somebody made, with its chart. What is wrong with it stands beside the list."),
            qsTr("A blank war begins with sides alone: its next steps are listed on Fleets until the war can begin.")
        ],
        "map": [
            qsTr("Drag the chart to move it, turn the wheel to come nearer, press a port or a fleet to see its card. Ports, fleets and contacts have names that the search finds."),
            qsTr("Give orders: pick your fleet, press Give orders, then a port. The way lies on the chart, with its days, its nights ashore and the risk of storms; of an attack the card says what it may win and its chances as far as your side knows."),
            qsTr("Sail the week says what still waits, then plays the week day by day. One undo takes it back. The slider below the chart shows past weeks.")
        ],
        "fleets": [
            qsTr("Sides, fleets, squadrons and ships, with the picked one's state and price, line by line, on the right. Drag ships to another squadron, or pick several and move them together."),
            qsTr("Repairs, refits, splitting, joining and buying begin at the card of a ship or fleet. Whatever you do is undone with Undo above, tomorrow as well."),
            qsTr("The menu beside the campaign's name adds another side, before the war or in it; a side's card says who plays it. The umpire may lock his seat there with a PIN."),
            qsTr("A side's card says how it stands to the others, and offers truce, peace or alliance. With the umpire's eyes every card ends with Change as umpire, which sets any of its fields, with a reason.")
        ],
        "ports": [
            qsTr("A port's value, walls, garrison, yard and who holds it. The defences of a port that belongs to nobody are rolled once, and every die is kept."),
            qsTr("Its yard builds ships as long as it has room, money and timber; its walls are strengthened and men are raised here.")
        ],
        "people": [
            qsTr("Commanders, captains and prisoners, with what they did and what it taught them. Appoint a commander to a fleet, a squadron or a port; choose which crews train this month.")
        ],
        "treasury": [
            qsTr("The ledger has a line for every talent that moved, with its reason. Narrow it by side, account and time, or write it as CSV."),
            qsTr("Month ahead says what the end of the month brings and costs, with a warning where money will be missing. Loans are taken and paid back here.")
        ],
        "battles": [
            qsTr("A battle that waits can be fought at the table of this window, be fought by captains, or be fought with miniatures and typed in. First you see what its outcome would do; nothing is applied before you say so."),
            qsTr("Weigh it gives the odds, Compare the games fights the same match under every game. A battle of the past can be watched again.")
        ],
        "chronicle": [
            qsTr("What happened, turn by turn, as the side whose eyes you have may know it. The umpire's notes stand among it.")
        ],
        "battle": [
            qsTr("Choose a battle and go to the table. Ships are dragged to where they shall stand until their side says that it has deployed; then the shapes before a ship are her moves: press one to see it, once more to make it."),
            qsTr("In games where moves are plotted beforehand the list on the left is written ship by ship and given all at once. A board that is shared by two players is covered while it is handed over."),
            qsTr("Below a ship stands a square for each level of damage. Flames burn on her deck, water washes over the stern of one that fills, a white flag flies where a crew has lost heart, and a prize keeps her own paint under the flag of whoever has her."),
            qsTr("Dice stand above the log with their modifiers and the numbers of their rules; press a number to read the rule. The slider below goes back through the battle, and one may go on from there.")
        ],
        "forecast": [
            qsTr("Many battles between the same fleets, fought by the captains that you meet at the table: who wins how often, within what margin, and what it costs.")
        ],
        "compare": [
            qsTr("One match under every game, side by side, with what each game leaves out of account.")
        ],
        "fleet-builder": [
            qsTr("Add ships from the classes on the left, change their fit on the right, and see price and findings at once. Fix mends what the rules have against a fleet."),
            qsTr("Save the fleet as a file, print its sheets, weigh it against another, or buy it into the campaign.")
        ],
        "port-builder": [
            qsTr("A port with its walls, towers, engines and men, priced line by line. Roll draws up the defences of a neutral port by the dice of the rules; each die can be typed in as it fell on your table.")
        ],
        "charts": [
            qsTr("A sea of your own. Begin with a blank sea, with the Mediterranean or a part of it, or with the polygons of a GeoJSON file. The brush draws land and erases it, an island can be taken out whole, and Undo takes everything back."),
            qsTr("Put ports on shores, drag them, name them and say what they are worth. The lanes between them are computed at once; force or forbid one at the card of its port. What is wrong stands under Findings, and Go there shows where."),
            qsTr("Save it as a file: a war is founded on it, and navarch chart check reads it.")
        ],
        "boards": [
            qsTr("A board for battles: hexes, rexes or a free table. Begin with open water, or with the coast at a place, Salamis or any port. The brush paints land and what else a game knows, zones for both sides, and wall sections; Undo takes everything back."),
            qsTr("What is wrong stands under Findings as you go: a zone on land, fleets that cannot meet, a wall at sea. Saved, the board is chosen in Skirmish; a brief and a replay have it with them.")
        ],
        "classes": [
            qsTr("Ship classes of your own. Begin with a new one and say who rows and fights: the house formulas find her values in all five games. Or take a class of the library as a copy and alter what is different."),
            qsTr("A value that you set is yours, and is shown strong; the arrow beside it gives it back to the formula. The outline, the price as she leaves the yard and the findings follow at once, and Undo takes everything back."),
            qsTr("Keep in the library, and the fleet builder has the class among the others. Save writes all classes of the table into one file; navarch classes check reads it, and a war is founded with it.")
        ],
        "war-builder": [
            qsTr("A war of your own: its text and calendar, its ports, and its sides with their fleets and commanders, each a press away on the left. Begin from nothing, on a chart of your own, or with a copy of a scenario; New has them all."),
            qsTr("Below a side's signs stands how it is with the others as the war begins, and what its captain is after; what is set for one of two sides is set for both."),
            qsTr("Below the parts stands what is wrong with it as it is now; Show leads to where it is mended. A side's bar says how much of its treasury its fleets and walls take."),
            qsTr("Save keeps the war in one file, its chart included, for New campaign here or on another machine. Found a campaign begins it. The menu beside a campaign's name takes a war as it stands as a scenario.")
        ],
        "print": [
            qsTr("Choose what is printed, the game whose sheets you want and how many go to a page. The page in the middle is the page that comes out; what is printed has a language of its own.")
        ],
        "result": [
            qsTr("A row a ship: S sinks her, C has her captured, 0 to 5 are levels of damage. Lines can be pasted in the order of the sheets, and the codes on the sheets find their rows."),
            qsTr("Scan reads marked sheets from a scanner or a telephone into the rows; what could not be read for certain stands beside its row as a picture."),
            qsTr("Findings say what cannot be; Apply shows first what the result would do to the campaign.")
        ],
        "settings": [
            qsTr("Theme, size of text, language, motion, sounds and hints of this window; the umpire's options and house figures of the open campaign.")
        ]
    })
}
