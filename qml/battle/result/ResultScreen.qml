// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The result of a battle fought on a table: both fleets side by side, a row a ship, what became of the one that is looked
// at beside them, who won above. Letters on a row say its fate; everything can be done without a mouse.
FocusScope {
    id: screen

    required property ResultEntry entry
    required property PileScan pile
    readonly property bool forCampaign: entry.battle !== 0
    readonly property var doubts: pile.doubts
    readonly property int panelWidth: Math.round((width > 1700 * Math.max(1, Theme.textFactor) ? 420 : 336) * Theme.textFactor)

    signal applyAsked()
    signal leaveAsked()

    function listOf(side: int): Item {
        return lists.itemAt(side)
    }

    function toRows() {
        panes.pane = "side" + Math.max(0, entry.selection.side)
        listOf(Math.max(0, entry.selection.side))?.forceActiveFocus()
    }
    // What stands beside the rows: of the one that is looked at, or of all.
    function toFields() {
        panes.pane = "panel"
        panel.toFirstField()
    }

    // To the next row of which a box is to be looked at; without one, to the rows.
    function toDoubts(after: int) {
        const next = pile.rowAfter(after)
        if (next !== 0)
            entry.selection.pick(next)
        toRows()
        if (next === 0)
            return
        panes.pane = "panel"
        if (panes.folds)
            panel.toDoubts()
    }

    function takeLines(text: string): bool {
        const why = entry.exchange.paste(text)
        if (why !== "")
            pasting.openWith(text, why)
        return why === ""
    }

    Component.onCompleted: listOf(0)?.forceActiveFocus()
    // Wherever the focus is, a code goes to its field: a scanner does not look where it types.
    Keys.onPressed: event => {
        event.accepted = Theme.isLetter(event)
        if (event.accepted)
            scan.begin(event.text)
    }

    Shortcut {
        sequences: ["Ctrl+Z"]
        onActivated: screen.entry.history.undo()
    }
    Shortcut {
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        onActivated: screen.entry.history.redo()
    }
    FileSheet {
        id: openDialog
        title: qsTr("Open an outcome")
        kind: "outcomes"
        ending: "json"
        what: qsTr("Outcomes")
        onAccepted: screen.entry.exchange.openOutcome(selectedFile)
    }
    FileSheet {
        id: saveDialog
        title: qsTr("Write the outcome")
        kind: "outcomes"
        ending: "json"
        what: qsTr("Outcomes")
        saving: true
        suggested: qsTr("Outcome of %1").arg(screen.entry.title)
        onAccepted: screen.entry.exchange.exportOutcome(selectedFile)
    }
    FileSheet {
        id: pagesDialog
        title: qsTr("Scan sheets")
        kind: "pages"
        ending: "pdf png jpg jpeg"
        what: qsTr("Scanned or photographed pages")
        several: true
        onAccepted: if (screen.pile.read(selectedFiles)) reading.open()
    }
    ScanSheet {
        id: reading
        pile: screen.pile
        onLookAsked: screen.toDoubts(0)
        onMoreAsked: pagesDialog.open()
    }
    PasteSheet {
        id: pasting
        entry: screen.entry
    }
    ActionMenu {
        id: menu

        ActionEntry {
            objectName: "scanPages"
            text: qsTr("Scan sheets…")
            glyph: "printer"
            enabled: screen.pile.whyNot === ""
            reason: screen.pile.whyNot
            onTriggered: pagesDialog.open()
        }
        ActionEntry {
            text: qsTr("Paste lines…")
            glyph: "import"
            onTriggered: pasting.openWith(screen.entry.exchange.clipboardText(), "")
        }
        ActionEntry {
            text: qsTr("Copy the ships as a table")
            glyph: "copy"
            onTriggered: screen.entry.exchange.copyTable()
        }
        ActionEntry {
            text: qsTr("Open an outcome…")
            glyph: "import"
            onTriggered: openDialog.open()
        }
        ActionEntry {
            text: qsTr("Write the outcome…")
            glyph: "export"
            enabled: screen.entry.findings.errors === 0
            reason: qsTr("Put right what is found against it first")
            onTriggered: saveDialog.open()
        }
        ActionEntry {
            text: qsTr("Start over")
            glyph: "undo"
            enabled: screen.entry.isBegun
            reason: qsTr("Nothing is entered yet")
            onTriggered: screen.entry.startOver()
        }
    }

    BuilderHead {
        id: head

        width: parent.width
        title: screen.entry.title
        notes: [qsTr("Enter a result"), screen.entry.game, screen.entry.isBegun ? qsTr("kept until it is done with") : ""]
        builder: screen.entry.history
        z: 1 // what is wrong with a code hangs below it

        ScanField {
            id: scan

            objectName: "scan"
            entry: screen.entry
            onTaken: screen.toFields()
            onListGiven: lines => {
                if (screen.takeLines(lines))
                    screen.toFields()
            }
            onGivenUp: screen.toRows()
        }
        QuietButton {
            objectName: "scanButton"
            visible: screen.pile.whyNot === "" && screen.width > 1100 * Theme.textFactor
            text: qsTr("Scan…")
            glyph: "printer"
            hint: qsTr("Reads marked sheets back from a scanner or a phone")
            onClicked: pagesDialog.open()
        }
        QuietButton {
            objectName: "pasteLines"
            text: qsTr("Paste…")
            glyph: "import"
            hint: qsTr("A line a ship, as on the sheets")
            onClicked: pasting.openWith(screen.entry.exchange.clipboardText(), "")
        }
        IconButton {
            id: more
            objectName: "resultMenu"
            glyph: "more"
            text: qsTr("More")
            onClicked: menu.popup(more, 0, more.height + 2)
        }
        QuietButton {
            objectName: "leaveResult"
            text: qsTr("Leave")
            hint: qsTr("What is entered is kept")
            onClicked: screen.leaveAsked()
        }
    }
    ResultEnd {
        id: end

        anchors.top: head.bottom
        width: parent.width
        entry: screen.entry
        onCodeBegun: text => scan.begin(text)
    }
    PaneChoice {
        id: panes
        anchors.top: end.bottom
        room: screen.width
        need: 1040
        panes: {
            const panes = []
            for (let i = 0; i < screen.entry.sides.length; ++i)
                panes.push({ value: "side" + i, text: screen.entry.sides[i].name })
            return [...panes, { value: "panel", text: qsTr("The ship") }]
        }
    }
    Row {
        id: columns

        anchors.top: panes.bottom
        anchors.bottom: foot.top
        anchors.left: parent.left
        anchors.right: panes.folds ? parent.right : panel.left

        Repeater {
            id: lists
            model: screen.entry.sides.length

            ResultSide {
                required property int index

                objectName: "resultSide/" + index
                visible: panes.shows("side" + index)
                width: panes.folds ? columns.width : columns.width / Math.max(1, screen.entry.sides.length)
                height: columns.height
                entry: screen.entry
                side: index
                pile: screen.pile
                onSideAsked: by => {
                    screen.entry.selection.stepSide(by)
                    screen.toRows()
                }
                onPasteAsked: screen.takeLines(screen.entry.exchange.clipboardText())
                onFieldsAsked: {
                    panes.pane = "panel"
                    panel.forceActiveFocus()
                }
                onLooked: {
                    const key = screen.entry.selection.currentKey
                    screen.pile.looked(key)
                    screen.toDoubts(key)
                }
                onCodeBegun: text => scan.begin(text)
            }
        }
    }
    ResultPanel {
        id: panel

        objectName: "resultPanel"
        anchors.top: panes.bottom
        anchors.bottom: foot.top
        anchors.right: parent.right
        visible: panes.shows("panel")
        width: panes.folds ? parent.width : screen.panelWidth
        entry: screen.entry
        pile: screen.pile
        onRowsAsked: screen.toRows()
        onNextDoubtAsked: screen.toDoubts(screen.entry.selection.currentKey)
        onCodeBegun: text => scan.begin(text)
    }
    ResultFoot {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        entry: screen.entry
        forCampaign: screen.forCampaign
        toLookAt: screen.pile.toLookAt
        isToLookAt: screen.entry.selection.count === 1
                    && screen.doubts.some(each => each.rowKey === screen.entry.selection.currentKey)
        onDoubtsAsked: screen.toDoubts(screen.entry.selection.currentKey)
        onFindingsAsked: {
            panes.pane = "panel"
            screen.entry.selection.clear()
        }
        onApplyAsked: screen.forCampaign ? screen.applyAsked() : saveDialog.open()
    }
}
