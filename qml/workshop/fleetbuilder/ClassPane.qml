// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What one builds from: the class library, or the templates one has kept. Return or "+" adds one ship.
FocusScope {
    id: pane

    required property FleetBuilder builder
    required property FitTemplates templates
    readonly property alias library: classes

    property bool ofTemplates: false

    // Classes of one's own are to be made.
    signal ownAsked()

    function seek() {
        search.forceActiveFocus()
    }

    ClassLibrary {
        id: classes
        objectName: "library"
        year: pane.builder.year
        search: search.text
    }
    Binding {
        target: pane.templates
        property: "search"
        value: search.text
    }

    Column {
        id: head

        x: Theme.inset
        y: Theme.inset
        width: parent.width - 2 * Theme.inset
        spacing: Theme.gap

        SegmentedChoice {
            room: head.width
            label: qsTr("Build from")
            value: pane.ofTemplates
            options: [
                { value: false, text: qsTr("Classes") },
                { value: true, text: qsTr("My templates") }
            ]
            onChosen: value => pane.ofTemplates = value
        }
        Row {
            width: parent.width
            spacing: Theme.gap

            SearchField {
                id: search
                objectName: "librarySearch"
                width: parent.width - (own.visible ? own.width + Theme.gap : 0)
                placeholder: pane.ofTemplates ? qsTr("Find a template") : qsTr("Find a class")
                Keys.onDownPressed: list.forceActiveFocus()
                // Enter takes the first that was found. A key that is held down adds one ship.
                Keys.onPressed: event => {
                    if (event.key !== Qt.Key_Return && event.key !== Qt.Key_Enter)
                        return
                    if (text !== "" && !event.isAutoRepeat) {
                        list.forceLayout() // one may type faster than rows are laid
                        list.itemAtIndex(0)?.add()
                    }
                    event.accepted = true
                }
            }
            // Beside it, for every row of the head is a ship less in sight.
            IconButton {
                id: own
                objectName: "ownClasses"
                visible: !pane.ofTemplates
                text: qsTr("Classes of your own…")
                glyph: "pencil"
                onClicked: pane.ownAsked()
            }
        }
        Row {
            width: parent.width
            spacing: Theme.gap
            visible: !pane.ofTemplates

            ChoiceBox {
                id: deck
                objectName: "libraryDeck"
                width: (parent.width - Theme.gap) / 2
                label: qsTr("Deck")
                model: [
                    { value: "", text: qsTr("All decks") },
                    { value: "aphract", text: qsTr("Aphract") },
                    { value: "cataphract", text: qsTr("Cataphract") },
                    { value: "sail", text: qsTr("Sail", "a rig") }
                ]
                onActivated: classes.deck = currentValue
            }
            ChoiceBox {
                objectName: "libraryOrder"
                width: (parent.width - Theme.gap) / 2
                label: qsTr("Order", "of a list")
                model: [
                    { value: "period", text: qsTr("By period") },
                    { value: "name", text: qsTr("By name") },
                    { value: "size", text: qsTr("By size") },
                    { value: "price", text: qsTr("By price") }
                ]
                onActivated: classes.order = currentValue
            }
        }
        Toggle {
            objectName: "allPeriods"
            width: parent.width
            visible: !pane.ofTemplates && classes.year !== 0
            text: qsTr("Other periods than %1 too").arg(pane.builder.yearText)
            checked: classes.allPeriods
            onToggled: classes.allPeriods = checked
        }
    }
    Rule {
        id: edge
        y: head.y + head.height + Theme.gap
        width: parent.width
    }
    ScrolledList {
        id: list

        objectName: "libraryList"
        anchors.top: edge.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        model: pane.ofTemplates ? pane.templates : classes
        delegate: pane.ofTemplates ? templateCard : classCard
        activeFocusOnTab: count > 0 || activeFocus // Qt complains when what has the focus may not have it
        keyNavigationEnabled: true
        reuseItems: true
        Accessible.role: Accessible.List
        Accessible.name: pane.ofTemplates ? qsTr("Templates") : qsTr("Ship classes")
        Keys.onReturnPressed: currentItem?.add()
        Keys.onEnterPressed: currentItem?.add()
        Keys.onPressed: event => {
            if (event.text !== "+")
                return
            currentItem?.add()
            event.accepted = true
        }
    }
    Caption {
        anchors.top: edge.bottom
        anchors.topMargin: Theme.margin
        x: Theme.inset
        width: parent.width - 2 * Theme.inset
        visible: list.count === 0
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        text: !pane.ofTemplates ? qsTr("No class fits. Clear the search, or show other decks and periods.")
              : search.text !== "" ? qsTr("No template of that name.")
              : qsTr("Nothing kept yet. Fit a ship as you like it and keep it as a template; it stands here for every fleet.")
    }

    Component {
        id: classCard

        LibraryCard {
            required property string classId
            required property string years
            required property bool offered

            width: ListView.view.width
            note: offered ? years : qsTr("%1, not then").arg(years)
            faded: !offered
            onAdded: pane.builder.ships.add(classId)
        }
    }
    Component {
        id: templateCard

        LibraryCard {
            required property string file
            required property string className
            required property string trouble
            required property string crew

            width: ListView.view.width
            note: trouble !== "" ? qsTr("Cannot be read") : qsTr("%1 · %2").arg(className).arg(crew)
            faded: trouble !== ""
            usable: trouble === ""
            onAdded: pane.templates.add(file)
            onMenuAsked: {
                menu.file = file
                menu.usable = usable
                menu.popup()
            }
        }
    }
    ActionMenu {
        id: menu

        property string file: ""
        property bool usable: true

        ActionEntry {
            text: qsTr("Fit the selected ships like it")
            glyph: "wrench"
            enabled: menu.usable && pane.builder.selection.count > 0
            reason: menu.usable ? qsTr("Select ships of the fleet first.") : qsTr("It cannot be read.")
            onTriggered: pane.templates.apply(menu.file)
        }
        ActionEntry {
            text: qsTr("Delete for good")
            glyph: "delete"
            onTriggered: pane.templates.remove(menu.file)
        }
    }
}
