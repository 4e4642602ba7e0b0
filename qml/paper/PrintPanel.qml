// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What is printed, which papers are made of it, and on what.
PaneScroll {
    id: panel

    required property PrintJob job
    readonly property PrintSource source: job.source

    spacing: Theme.gap

    PrintChoice {
        objectName: "printOrigin"
        label: qsTr("What")
        options: panel.source.origins
        value: panel.source.origin
        onChosen: value => panel.source.origin = value
    }
    PrintChoice {
        objectName: "printKind"
        label: qsTr("Paper")
        options: panel.source.kinds
        value: panel.source.kind
        onChosen: value => panel.source.kind = value
    }
    PrintChoice {
        objectName: "printBattle"
        label: qsTr("Battle")
        options: panel.source.battles
        value: panel.source.battle
        onChosen: value => panel.source.battle = value
    }
    PrintChoice {
        objectName: "printYear"
        label: qsTr("Year")
        options: panel.source.years
        value: panel.source.year
        onChosen: value => panel.source.year = value
    }
    PrintChoice {
        objectName: "printSide"
        label: qsTr("Side")
        options: panel.source.sides
        value: panel.source.side
        onChosen: value => panel.source.side = value
    }
    PrintChoice {
        objectName: "printFleet"
        label: qsTr("Fleet")
        options: panel.source.fleets
        value: panel.source.fleet
        onChosen: value => panel.source.fleet = value
    }
    PrintChoice {
        objectName: "printSquadron"
        label: qsTr("Squadron")
        options: panel.source.squadrons
        value: panel.source.squadron
        onChosen: value => panel.source.squadron = value
    }
    PrintChoice {
        objectName: "printPort"
        label: qsTr("Port")
        options: panel.source.ports
        value: panel.source.port
        onChosen: value => panel.source.port = value
    }
    PaperToggle {
        objectName: "printDice"
        visible: panel.source.mayTellDice
        text: qsTr("Every die and modifier")
        checked: panel.source.dice
        onToggled: panel.source.dice = checked
    }
    Rule {
        width: parent.width
    }
    Column {
        width: parent.width
        visible: panel.source.ofShips
        spacing: 2

        PrintChoice {
            objectName: "printGame"
            label: qsTr("Game")
            options: panel.job.games
            value: panel.job.game
            onChosen: value => panel.job.game = value
        }
        Caption {
            topPadding: Theme.step
            bottomPadding: 2
            text: qsTr("Papers")
        }
        PaperToggle {
            objectName: "printSheets"
            text: panel.job.aSheetEach
            checked: panel.job.sheets
            onToggled: panel.job.sheets = checked
        }
        PaperToggle {
            objectName: "printCover"
            text: qsTr("List of the ships")
            checked: panel.job.cover
            onToggled: panel.job.cover = checked
        }
        PaperToggle {
            objectName: "printRoster"
            text: qsTr("Roster with every price")
            checked: panel.job.roster
            onToggled: panel.job.roster = checked
        }
        PaperToggle {
            objectName: "printCutOuts"
            text: panel.job.toCutOut
            checked: panel.job.cutOuts
            onToggled: panel.job.cutOuts = checked
        }
    }
    Rule {
        width: parent.width
        visible: panel.source.ofShips
    }
    Segments {
        objectName: "printPaper"
        label: qsTr("Paper")
        value: panel.job.paper
        options: [
            { value: "A3", text: qsTr("A3") },
            { value: "A4", text: qsTr("A4") },
            { value: "A5", text: qsTr("A5") },
            { value: "Letter", text: qsTr("Letter") }
        ]
        onChosen: value => panel.job.paper = value
    }
    Segments {
        objectName: "printPerPage"
        visible: panel.source.ofShips
        enabled: panel.job.sheets
        label: qsTr("Sheets to a page")
        value: panel.job.perPage
        options: panel.job.mostPerPage >= 8 ? perPage.concat([{ value: 8, text: qsTr("8") }]) : perPage

        readonly property var perPage: [
            { value: 1, text: qsTr("1") },
            { value: 2, text: qsTr("2") },
            { value: 4, text: qsTr("4") }
        ]

        onChosen: value => panel.job.perPage = value
    }
    Segments {
        objectName: "printCondition"
        visible: panel.source.ofShips
        enabled: panel.job.sheets
        label: qsTr("Losses")
        value: panel.job.currentCondition
        options: [
            { value: true, text: qsTr("As they stand") },
            { value: false, text: qsTr("Blank") }
        ]
        onChosen: value => panel.job.currentCondition = value
    }
    Segments {
        objectName: "printFill"
        visible: panel.source.ofShips
        enabled: panel.job.sheets
        label: qsTr("Filled in")
        value: panel.job.fill
        options: [
            { value: "full", text: qsTr("The ship") },
            { value: "half", text: qsTr("Its class") },
            { value: "blank", text: qsTr("Nothing") }
        ]
        onChosen: value => panel.job.fill = value
    }
    PrintChoice {
        objectName: "printLanguage"
        label: qsTr("Language")
        options: Preferences.languages
        value: panel.job.language
        onChosen: value => panel.job.language = value
    }
    Segments {
        objectName: "printInk"
        label: qsTr("Ink")
        value: panel.job.saveInk
        options: [
            { value: false, text: qsTr("Colour") },
            { value: true, text: qsTr("Saved") }
        ]
        onChosen: value => panel.job.saveInk = value
    }
    Segments {
        objectName: "printTables"
        visible: panel.source.ofShips
        enabled: panel.job.sheets
        label: qsTr("Tables")
        value: panel.job.tables
        options: [
            { value: "none", text: qsTr("None") },
            { value: "foot", text: qsTr("With sheets") },
            { value: "backs", text: qsTr("On backs") }
        ]
        onChosen: value => panel.job.tables = value
    }
    Caption {
        width: parent.width
        visible: panel.source.ofShips && panel.job.sheets && panel.job.hasTables
        wrapMode: Text.Wrap
        text: panel.job.tablesOnBacks ? qsTr("Every second page is the back of a sheet: print on both sides.")
              : panel.job.tablesBelowSheets ? qsTr("At the foot of every sheet.")
              : qsTr("On a page of their own at the end.")
    }

    component PaperToggle: Toggle {
        width: parent ? parent.width : 0
        implicitHeight: Theme.control - 4
    }

    // Label and choice in one line where there is room, else below each other.
    component Segments: Item {
        id: segments

        required property string label
        required property var options
        required property string value
        readonly property bool beside: Theme.dataWidth(label, false) + Theme.gap + segmentsChoice.implicitWidth <= width

        signal chosen(string value)

        width: parent ? parent.width : 0
        implicitHeight: beside ? segmentsChoice.height : words.height + Theme.step + segmentsChoice.height
        opacity: enabled ? 1 : 0.5

        DataText {
            id: words
            height: segments.beside ? segmentsChoice.height : implicitHeight
            text: segments.label
            soft: true
        }
        SegmentedChoice {
            id: segmentsChoice
            objectName: segments.objectName + "Choice"
            anchors.right: segments.beside ? parent.right : undefined
            anchors.bottom: parent.bottom
            label: segments.label
            options: segments.options
            value: segments.value
            onChosen: value => segments.chosen(value)
        }
    }
}
