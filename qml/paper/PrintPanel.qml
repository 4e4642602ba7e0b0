// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What is printed, which papers are made of it, and on what.
PaneScroll {
    id: panel

    required property PrintJob job
    readonly property PrintSource source: job.source
    readonly property string whyNoSheets: qsTr("Choose \"%1\" first").arg(job.settings.aSheetEach)

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
        options: panel.source.papers.kinds
        value: panel.source.papers.kind
        onChosen: value => panel.source.papers.kind = value
    }
    PrintChoice {
        objectName: "printBattle"
        label: qsTr("Battle")
        options: panel.source.papers.battles
        value: panel.source.papers.battle
        onChosen: value => panel.source.papers.battle = value
    }
    PrintChoice {
        objectName: "printYear"
        label: qsTr("Year")
        options: panel.source.papers.years
        value: panel.source.papers.year
        onChosen: value => panel.source.papers.year = value
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
        options: panel.source.fleets.choices
        value: panel.source.fleets.chosen
        onChosen: value => panel.source.fleets.chosen = value
    }
    PrintChoice {
        objectName: "printSquadron"
        label: qsTr("Squadron")
        options: panel.source.fleets.squadrons
        value: panel.source.fleets.squadron
        onChosen: value => panel.source.fleets.squadron = value
    }
    PrintChoice {
        objectName: "printPort"
        label: qsTr("Port")
        options: panel.source.ports.choices
        value: panel.source.ports.chosen
        onChosen: value => panel.source.ports.chosen = value
    }
    PaperToggle {
        objectName: "printDice"
        visible: panel.source.papers.mayTellDice
        text: qsTr("Every die and modifier")
        checked: panel.source.papers.dice
        onToggled: panel.source.papers.dice = checked
    }
    PaperToggle {
        objectName: "printMarks"
        visible: panel.source.hasMarks
        text: qsTr("What the umpire set by hand")
        checked: panel.job.settings.marks
        onToggled: panel.job.settings.marks = checked
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
            options: panel.job.settings.games
            value: panel.job.settings.game
            onChosen: value => panel.job.settings.game = value
        }
        Caption {
            topPadding: Theme.step
            bottomPadding: 2
            text: qsTr("Papers")
        }
        PaperToggle {
            objectName: "printSheets"
            text: panel.job.settings.aSheetEach
            checked: panel.job.settings.sheets
            onToggled: panel.job.settings.sheets = checked
        }
        PaperToggle {
            objectName: "printCover"
            text: qsTr("List of the ships")
            checked: panel.job.settings.cover
            onToggled: panel.job.settings.cover = checked
        }
        PaperToggle {
            objectName: "printRoster"
            text: qsTr("Roster with every price")
            checked: panel.job.settings.roster
            onToggled: panel.job.settings.roster = checked
        }
        PaperToggle {
            objectName: "printCutOuts"
            visible: text.length > 0
            text: panel.job.settings.toCutOut
            checked: panel.job.settings.cutOuts
            onToggled: panel.job.settings.cutOuts = checked
        }
    }
    Rule {
        width: parent.width
        visible: panel.source.ofShips
    }
    Segments {
        objectName: "printPaper"
        label: qsTr("Paper")
        value: panel.job.settings.paper
        options: [
            { value: "A3", text: qsTr("A3") },
            { value: "A4", text: qsTr("A4") },
            { value: "A5", text: qsTr("A5") },
            { value: "Letter", text: qsTr("Letter") }
        ]
        onChosen: value => panel.job.settings.paper = value
    }
    Segments {
        objectName: "printPerPage"
        visible: panel.source.ofShips
        enabled: panel.job.settings.sheets
        why: panel.whyNoSheets
        label: qsTr("Sheets to a page")
        value: panel.job.settings.perPage
        options: panel.job.settings.mostPerPage >= 8 ? perPage.concat([{ value: 8, text: qsTr("8") }]) : perPage

        readonly property var perPage: [
            { value: 1, text: qsTr("1") },
            { value: 2, text: qsTr("2") },
            { value: 4, text: qsTr("4") }
        ]

        onChosen: value => panel.job.settings.perPage = value
    }
    Segments {
        objectName: "printCondition"
        visible: panel.source.ofShips
        enabled: panel.job.settings.sheets
        why: panel.whyNoSheets
        label: qsTr("Losses")
        value: panel.job.settings.currentCondition
        options: [
            { value: true, text: qsTr("As they stand") },
            { value: false, text: qsTr("Blank") }
        ]
        onChosen: value => panel.job.settings.currentCondition = value
    }
    Segments {
        objectName: "printFill"
        visible: panel.source.ofShips
        enabled: panel.job.settings.sheets
        why: panel.whyNoSheets
        label: qsTr("Filled in")
        value: panel.job.settings.fill
        options: [
            { value: "full", text: qsTr("The ship") },
            { value: "half", text: qsTr("Its class") },
            { value: "blank", text: qsTr("Nothing") }
        ]
        onChosen: value => panel.job.settings.fill = value
    }
    PrintChoice {
        objectName: "printLanguage"
        label: qsTr("Language")
        options: Preferences.languages
        value: panel.job.settings.language
        onChosen: value => panel.job.settings.language = value
    }
    Segments {
        objectName: "printInk"
        label: qsTr("Ink")
        value: panel.job.settings.saveInk
        options: [
            { value: false, text: qsTr("Colour") },
            { value: true, text: qsTr("Saved") }
        ]
        onChosen: value => panel.job.settings.saveInk = value
    }
    Segments {
        objectName: "printTables"
        visible: panel.source.ofShips
        enabled: panel.job.settings.sheets
        why: panel.whyNoSheets
        label: qsTr("Tables")
        value: panel.job.settings.tables
        options: [
            { value: "none", text: qsTr("None") },
            { value: "foot", text: qsTr("With sheets") },
            { value: "backs", text: qsTr("On backs") }
        ]
        onChosen: value => panel.job.settings.tables = value
    }
    Caption {
        width: parent.width
        visible: panel.source.ofShips && panel.job.settings.sheets && panel.job.settings.hasTables
        wrapMode: Text.Wrap
        text: panel.job.settings.tablesOnBacks ? qsTr("Every second page is the back of a sheet: print on both sides.")
              : panel.job.settings.tablesBelowSheets ? qsTr("At the foot of every sheet.")
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
        required property var value
        property string why: "" // nothing can be chosen now
        readonly property bool beside: Theme.dataWidth(label, false) + Theme.gap + segmentsChoice.implicitWidth <= width

        signal chosen(var value)

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
            x: segments.beside ? segments.width - width : 0 // an anchor that is let go leaves it where it was
            anchors.bottom: parent.bottom
            room: segments.width
            label: segments.label
            why: segments.why
            options: segments.options
            value: segments.value
            onChosen: value => segments.chosen(value)
        }
    }
}
