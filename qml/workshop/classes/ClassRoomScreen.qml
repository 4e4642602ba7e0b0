// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Ship classes of one's own: left those of the file and the library, in the middle the one that is looked at, right what she costs
// and what is wrong.
FocusScope {
    id: screen

    required property ClassRoom room
    readonly property alias list: classes
    readonly property alias sheet: values
    readonly property alias panes: choice
    readonly property alias beside: side

    signal builtOf()

    // Whoever has a new class names her next.
    function addPlain() {
        if (room.addPlain()) {
            choice.pane = "values"
            values.rename()
        }
    }

    Component.onCompleted: classes.forceActiveFocus()

    Shortcut {
        sequences: [StandardKey.New]
        onActivated: screen.addPlain()
    }
    Shortcut {
        sequences: [StandardKey.Find]
        onActivated: {
            choice.pane = "classes"
            classes.seek()
        }
    }
    Shortcut {
        sequences: ["F2"]
        enabled: screen.room.current >= 0
        onActivated: {
            choice.pane = "values"
            values.rename()
        }
    }
    Shortcut {
        sequences: ["PgUp"]
        onActivated: screen.room.step(-1)
    }
    Shortcut {
        sequences: ["PgDown"]
        onActivated: screen.room.step(1)
    }

    DocumentFiles {
        id: files

        document: screen.room.document
        kind: "classes"
        what: qsTr("Ship classes")
        openTitle: qsTr("Open ship classes")
        saveTitle: qsTr("Save the ship classes")
        suggested: screen.room.name !== "" ? screen.room.name : qsTr("Own classes")
        onSaveAsked: files.save()
    }

    BuilderHead {
        id: head

        width: parent.width
        title: screen.room.name !== "" ? screen.room.name : qsTr("Classes of my own")
        notes: [qsTr("Class editor"), screen.room.document.fileName,
                screen.room.document.modified ? qsTr("not saved yet; kept as a draft") : ""]
        builder: screen.room.document

        QuietButton {
            objectName: "newClasses"
            text: qsTr("New")
            hint: qsTr("An empty file. Undo brings this one back.")
            onClicked: screen.room.document.beginAnew()
        }
        QuietButton {
            objectName: "openClasses"
            text: qsTr("Open…")
            hint: KeyPages.keysOf("open")
            onClicked: files.open()
        }
        QuietButton {
            objectName: "saveClasses"
            text: screen.room.document.fileName !== "" ? qsTr("Save") : qsTr("Save…")
            hint: KeyPages.keysOf("save")
            enabled: screen.room.classes.count > 0 || screen.room.figures.count > 0
            why: qsTr("There is nothing in the file yet: neither a class nor a house figure.")
            onClicked: files.save()
        }
        QuietButton {
            visible: screen.room.document.fileName !== "" && screen.width > 1150
            text: qsTr("Save as…")
            onClicked: files.saveAs()
        }
        QuietButton {
            objectName: "takeFromShelf"
            visible: screen.room.kept
            text: qsTr("Out of the library")
            hint: qsTr("No fleet is built of it any more. It stays in this file.")
            onClicked: screen.room.takeOut(screen.room.sheet.classId)
        }
        PrimaryButton {
            objectName: "keepClass"
            text: screen.room.kept ? qsTr("Build a fleet…") : qsTr("Keep in the library")
            glyph: screen.room.kept ? "wrench" : "download"
            enabled: screen.room.current >= 0
            why: qsTr("Pick a class first.")
            hint: screen.room.kept ? qsTr("The fleet builder has it among its classes.") : qsTr("The fleet builder and the command line have it among their classes then.")
            onClicked: {
                if (screen.room.kept)
                    screen.builtOf()
                else
                    screen.room.keep()
            }
        }
    }

    PaneChoice {
        id: choice
        anchors.top: head.bottom
        room: screen.width
        need: 1100
        main: "values"
        needOfTwo: 760
        pane: "classes"
        panes: [{ value: "classes", text: qsTr("Classes") }, { value: "values", text: qsTr("Values") }, { value: "side", text: qsTr("Price and findings") }]
    }
    Rectangle {
        anchors.fill: classes
        visible: classes.visible
        color: Theme.card
    }
    ClassListPane {
        id: classes

        anchors.top: choice.bottom
        anchors.bottom: foot.top
        visible: choice.shows("classes")
        focus: true
        width: choice.alone ? parent.width : Math.round(276 * Math.max(1, Theme.textFactor))
        room: screen.room
        onPlainAsked: screen.addPlain()
    }
    Rule {
        upright: true
        visible: classes.visible && !choice.alone
        anchors.left: classes.right
        anchors.top: classes.top
        anchors.bottom: classes.bottom
    }
    ClassSheetPane {
        id: values

        anchors.top: choice.bottom
        anchors.bottom: foot.top
        anchors.left: classes.visible ? classes.right : parent.left
        anchors.right: side.visible ? side.left : parent.right
        anchors.leftMargin: 1
        visible: choice.shows("values")
        room: screen.room
        onPlainAsked: screen.addPlain()
    }
    Rule {
        upright: true
        visible: side.visible && !choice.alone
        anchors.right: side.left
        anchors.top: classes.top
        anchors.bottom: classes.bottom
    }
    Rectangle {
        anchors.fill: side
        visible: side.visible
        color: Theme.card
    }
    ClassSide {
        id: side

        anchors.top: choice.bottom
        anchors.bottom: foot.top
        anchors.right: parent.right
        visible: choice.shows("side")
        width: choice.alone ? parent.width : Math.round(332 * Theme.textFactor)
        room: screen.room
    }
    BuilderFoot {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        caption: qsTr("From the yard, average crew")
        total: screen.room.sheet.price.total
        errors: screen.room.findings.errors
        warnings: screen.room.findings.warnings
        empty: screen.room.current < 0
        onFindingsAsked: {
            choice.pane = "side"
            side.showFindings()
        }
    }
}
