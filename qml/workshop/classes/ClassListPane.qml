// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The classes of the file on the table, and the library that they are begun from: a class of the program comes as a copy, one's own
// as it is.
FocusScope {
    id: pane

    required property ClassRoom room
    property bool ofLibrary: room.classes.count === 0
    readonly property alias library: shelf

    // A class that the formulas find.
    signal plainAsked()

    function seek() {
        ofLibrary = true
        search.forceActiveFocus()
    }

    ClassLibrary {
        id: shelf
        search: search.text
    }
    Connections {
        target: pane.room
        function onShelfChanged() { shelf.reread() }
        function onChanged() { list.currentIndex = pane.room.current }
    }

    Column {
        id: head

        x: Theme.inset
        y: Theme.inset
        width: parent.width - 2 * Theme.inset
        spacing: Theme.gap

        SegmentedChoice {
            objectName: "classesOf"
            room: head.width
            label: qsTr("Which classes are listed")
            value: pane.ofLibrary
            options: [
                { value: false, text: qsTr("In this file") },
                { value: true, text: qsTr("Library") }
            ]
            onChosen: value => pane.ofLibrary = value
        }
        SearchField {
            id: search
            objectName: "classSearch"
            width: parent.width
            visible: pane.ofLibrary
            placeholder: qsTr("Find a class")
            Keys.onDownPressed: shelfList.forceActiveFocus()
        }
        Flow {
            width: parent.width
            spacing: Theme.gap
            visible: !pane.ofLibrary

            QuietButton {
                objectName: "plainClass"
                text: qsTr("New class")
                glyph: "plus"
                hint: KeyPages.hinted(qsTr("Say who rows and fights; the house formulas find the rest"), "new-class")
                onClicked: pane.plainAsked()
            }
            QuietButton {
                objectName: "duplicateClass"
                text: qsTr("Another like it")
                glyph: "copy"
                enabled: pane.room.current >= 0
                why: qsTr("Pick a class first.")
                onClicked: pane.room.duplicate()
            }
            QuietButton {
                objectName: "removeClass"
                text: qsTr("Take out")
                glyph: "delete"
                enabled: pane.room.current >= 0
                why: qsTr("Pick a class first.")
                hint: KeyPages.hinted(qsTr("Undo brings it back."), "take-class-out")
                onClicked: pane.room.remove()
            }
        }
    }
    Rule {
        id: edge
        y: head.y + head.height + Theme.gap
        width: parent.width
    }
    ScrolledList {
        id: list

        objectName: "classList"
        anchors.top: edge.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: !pane.ofLibrary
        focus: true
        model: pane.room.classes
        currentIndex: -1
        activeFocusOnTab: count > 0 || activeFocus // Qt complains when what has the focus may not have it
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Classes of this file")
        Component.onCompleted: currentIndex = pane.room.current
        Keys.onUpPressed: pane.room.step(-1)
        Keys.onDownPressed: pane.room.step(1)
        Keys.onDeletePressed: pane.room.remove()

        delegate: LibraryCard {
            id: own

            required note

            width: ListView.view.width
            usable: false
            taken: index === pane.room.current
            onPressed: pane.room.current = index
            onMenuAsked: {
                pane.room.current = index
                menu.popup()
            }
        }
    }
    ScrolledList {
        id: shelfList

        objectName: "classShelf"
        anchors.top: edge.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: pane.ofLibrary
        model: shelf
        activeFocusOnTab: count > 0 || activeFocus
        keyNavigationEnabled: true
        reuseItems: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Ship classes")
        Keys.onReturnPressed: currentItem?.add()
        Keys.onEnterPressed: currentItem?.add()
        Keys.onPressed: event => {
            if (event.text !== "+")
                return
            currentItem?.add()
            event.accepted = true
        }

        delegate: LibraryCard {
            required property string classId
            required property string years
            required property bool own

            width: ListView.view.width
            note: years
            onAdded: {
                if (pane.room.take(classId))
                    pane.ofLibrary = false
            }
        }
    }
    Caption {
        anchors.top: edge.bottom
        anchors.topMargin: Theme.margin
        x: Theme.inset
        width: parent.width - 2 * Theme.inset
        visible: pane.ofLibrary ? shelfList.count === 0 : list.count === 0
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        text: pane.ofLibrary ? qsTr("No class of that name.") : qsTr("No class is in this file yet. Begin with a new one, or take one from the library.")
    }
    ActionMenu {
        id: menu

        ActionEntry {
            text: qsTr("Another like it")
            glyph: "copy"
            onTriggered: pane.room.duplicate()
        }
        ActionEntry {
            text: qsTr("Take out of this file")
            glyph: "delete"
            onTriggered: pane.room.remove()
        }
    }
}
