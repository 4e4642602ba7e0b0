// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The fleet, squadron by squadron. Arrows walk it, Shift takes more, Alt moves a ship, Delete removes it.
FocusScope {
    id: pane

    required property FleetBuilder builder

    property int dragged: 0

    signal renameAsked()
    signal multiplyAsked()
    signal compareAsked()
    signal templateAsked()

    function step(by: int, ranging: bool) {
        pane.builder.selection.step(by, ranging)
        list.positionViewAtIndex(pane.builder.ships.rows.indexOf(pane.builder.selection.current), ListView.Contain)
    }

    Keys.onUpPressed: event => event.modifiers & Qt.AltModifier ? builder.ships.shiftCurrent(-1)
                                                                : step(-1, event.modifiers & Qt.ShiftModifier)
    Keys.onDownPressed: event => event.modifiers & Qt.AltModifier ? builder.ships.shiftCurrent(1)
                                                                  : step(1, event.modifiers & Qt.ShiftModifier)
    Keys.onDeletePressed: builder.ships.removeSelected()
    Keys.onEscapePressed: builder.selection.clear()
    Keys.onMenuPressed: shipMenu.popup()
    Keys.onPressed: event => {
        const count = builder.ship.count
        if (event.key === Qt.Key_F2 && builder.selection.count > 0)
            pane.renameAsked()
        else if (event.matches(StandardKey.SelectAll))
            builder.selection.selectAll()
        else if (event.key === Qt.Key_D && (event.modifiers & Qt.ControlModifier))
            builder.ships.duplicateSelected()
        else if (event.text === "+" && count > 0 && count < 500)
            builder.ships.setCount(builder.selection.current, count + 1)
        else if (event.text === "-" && count > 1)
            builder.ships.setCount(builder.selection.current, count - 1)
        else
            return
        event.accepted = true
    }

    ScrolledList {
        id: list

        objectName: "fleetList"
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Theme.gap, Math.round(1120 * Theme.textFactor))
        height: parent.height
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: false
        reuseItems: true
        cacheBuffer: 200
        model: pane.builder.ships.rows
        Accessible.role: Accessible.List
        Accessible.name: qsTr("The fleet")

        delegate: Item {
            id: entry

            required property int index
            required property bool isHead
            required property int rowKey
            required property string squadron
            required property string name
            required property string className
            required property string summary
            required property string crew
            required property string captain
            required property int count
            required property string each
            required property string price
            required property var outline
            required property int errors
            required property int warnings
            required property bool selected
            required property string commander
            required property int ships

            readonly property bool isShip: !isHead

            width: ListView.view.width
            height: face.implicitHeight

            Loader {
                id: face
                anchors.fill: parent
                sourceComponent: entry.isShip ? shipFace : squadronFace
            }
            DropArea {
                id: dropPlace
                anchors.fill: parent
                onDropped: pane.builder.ships.moveRow(pane.dragged, entry.squadron, entry.rowKey)
            }
            Component {
                id: shipFace

                ShipRow {
                    rowKey: entry.rowKey
                    name: entry.name
                    className: entry.className
                    summary: entry.summary
                    crew: entry.crew
                    captain: entry.captain
                    count: entry.count
                    each: entry.each
                    price: entry.price
                    outline: entry.outline
                    errors: entry.errors
                    warnings: entry.warnings
                    selected: entry.selected
                    current: entry.rowKey === pane.builder.selection.current && list.activeFocus
                    dropping: dropPlace.containsDrag && pane.dragged !== entry.rowKey
                    onPicked: (adding, ranging) => {
                        list.forceActiveFocus()
                        pane.builder.selection.pick(entry.rowKey, adding, ranging)
                    }
                    onCounted: count => pane.builder.ships.setCount(entry.rowKey, count)
                    onMenuAsked: shipMenu.popup()
                    onDragBegun: {
                        pane.dragged = entry.rowKey
                        ghost.words = entry.selected && pane.builder.selection.count > 1
                                      ? qsTr("%1 rows").arg(pane.builder.selection.count) : entry.name
                    }
                    onDragMoved: at => {
                        const here = pane.mapFromItem(null, at)
                        ghost.x = here.x + 12
                        ghost.y = here.y - ghost.height / 2
                        // The list follows a ship that is dragged to its edge.
                        if (here.y < 24)
                            list.contentY = Math.max(list.originY, list.contentY - 12)
                        else if (here.y > list.height - 24 && list.contentHeight > list.height)
                            list.contentY = Math.min(list.originY + list.contentHeight - list.height, list.contentY + 12)
                    }
                    onDragEnded: {
                        ghost.Drag.drop()
                        pane.dragged = 0
                    }
                }
            }
            Component {
                id: squadronFace

                SquadronRow {
                    name: entry.name
                    squadron: entry.squadron
                    commander: entry.commander
                    price: entry.price
                    ships: entry.ships
                    errors: entry.errors
                    warnings: entry.warnings
                    target: entry.squadron === pane.builder.selection.squadron
                            && (entry.squadron !== "" || pane.builder.selection.current !== 0)
                    dropping: dropPlace.containsDrag
                    onPicked: {
                        list.forceActiveFocus()
                        pane.builder.selection.pickSquadron(entry.squadron)
                    }
                    onRenamed: name => pane.builder.squadrons.rename(entry.squadron, name)
                    onMenuAsked: {
                        if (entry.squadron === "")
                            return
                        squadronMenu.squadron = entry.squadron
                        squadronMenu.head = face.item
                        squadronMenu.popup()
                    }
                }
            }
        }
        footer: Item {
            width: list.width
            height: list.count > 0 ? newSquadron.height + Theme.margin : 0

            QuietButton {
                id: newSquadron
                objectName: "newSquadron"
                y: Theme.inset
                visible: list.count > 0
                text: qsTr("New squadron")
                glyph: "plus"
                onClicked: pane.builder.squadrons.add()
            }
        }
    }
    EmptyState {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(parent.height * 0.22)
        width: Math.min(400, parent.width - 2 * Theme.margin)
        visible: list.count === 0
        glyph: "fleet"
        title: qsTr("An empty sea")
        text: qsTr("Choose a ship class on the left and press + to add a ship. Its price and what the rules say of it show at once.")

        QuietButton {
            text: qsTr("New squadron")
            glyph: "plus"
            onClicked: pane.builder.squadrons.add()
        }
    }
    Rectangle {
        id: ghost

        property string words: ""

        visible: pane.dragged !== 0
        width: label.implicitWidth + 24
        height: 32
        radius: Theme.radius
        color: Theme.raised
        border.width: 1
        border.color: Theme.accent
        z: 5
        Drag.active: pane.dragged !== 0
        Drag.hotSpot.x: -8
        Drag.hotSpot.y: height / 2

        DataText {
            id: label
            anchors.centerIn: parent
            text: ghost.words
        }
    }

    ActionMenu {
        id: shipMenu
        objectName: "shipMenu"

        ActionEntry {
            text: pane.builder.selection.count > 1 ? qsTr("Name them by a pattern…") : qsTr("Rename…")
            glyph: "rename"
            keys: KeyPages.keysOf("rename")
            onTriggered: pane.renameAsked()
        }
        ActionEntry {
            text: qsTr("Duplicate")
            glyph: "copy"
            keys: KeyPages.keysOf("duplicate")
            onTriggered: pane.builder.ships.duplicateSelected()
        }
        ActionEntry {
            text: qsTr("Multiply…")
            glyph: "plus"
            onTriggered: pane.multiplyAsked()
        }
        ActionEntry {
            text: qsTr("Split into single ships")
            glyph: "swap"
            onTriggered: pane.builder.ships.splitSelected()
        }
        ActionEntry {
            text: qsTr("Compare…")
            glyph: "scale"
            onTriggered: pane.compareAsked()
        }
        ActionEntry {
            text: qsTr("Keep as a template…")
            glyph: "star"
            onTriggered: pane.templateAsked()
        }
        ActionEntry {
            text: qsTr("Move to another squadron…")
            glyph: "forward"
            enabled: pane.builder.squadrons.names.length > 0
            reason: qsTr("Form a squadron first.")
            onTriggered: moveMenu.popup()
        }
        ActionEntry {
            text: qsTr("Remove")
            glyph: "delete"
            keys: KeyPages.keysOf("take-out")
            onTriggered: pane.builder.ships.removeSelected()
        }
    }
    ActionMenu {
        id: moveMenu

        Instantiator {
            model: pane.builder.squadrons.posts
            delegate: ActionEntry {
                required property string modelData
                text: modelData === "" ? qsTr("No squadron") : modelData
                glyph: "flag"
                onTriggered: pane.builder.ships.moveSelected(modelData)
            }
            onObjectAdded: (index, object) => moveMenu.insertItem(index, object)
            onObjectRemoved: (index, object) => moveMenu.removeItem(object)
        }
    }
    ActionMenu {
        id: squadronMenu

        property string squadron: ""
        property var head: null

        ActionEntry {
            text: qsTr("Rename")
            glyph: "rename"
            onTriggered: squadronMenu.head?.rename()
        }
        ActionEntry {
            text: qsTr("Select its ships")
            glyph: "check"
            onTriggered: pane.builder.selection.selectSquadron(squadronMenu.squadron)
        }
        ActionEntry {
            text: qsTr("Appoint a commander")
            glyph: "admiral"
            onTriggered: pane.builder.squadrons.appoint(squadronMenu.squadron, "", "average")
        }
        ActionEntry {
            text: qsTr("Move up")
            glyph: "chevron-up"
            onTriggered: pane.builder.squadrons.shift(squadronMenu.squadron, -1)
        }
        ActionEntry {
            text: qsTr("Move down")
            glyph: "chevron-down"
            onTriggered: pane.builder.squadrons.shift(squadronMenu.squadron, 1)
        }
        ActionEntry {
            text: qsTr("Dissolve, keep its ships")
            glyph: "close"
            onTriggered: pane.builder.squadrons.remove(squadronMenu.squadron)
        }
    }
}
