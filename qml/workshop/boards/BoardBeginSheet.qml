// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What a board begins with: open water, or the coast at a place.
Sheet {
    id: sheet

    required property BoardRoom room

    enum From { Blank, Coast }
    property int from: BoardBeginSheet.Coast
    property int shape: BoardRoom.Hexes
    property bool shallows: false
    readonly property var sizes: room.sizesOf(shape)

    function start() {
        const isDone = from === BoardBeginSheet.Blank
                     ? room.blank(shape, columns_.value, rows_.value)
                     : room.cut(room.places[Math.max(0, place.currentIndex)].value, shape, columns_.value, rows_.value, metres_.value, north_.value, shallows && shape === BoardRoom.Hexes)
        if (isDone)
            close()
    }

    objectName: "boardBegin"
    title: qsTr("A new board")
    cardWidth: Math.round(560 * Theme.textFactor)

    SegmentedChoice {
        objectName: "boardFrom"
        room: parent.width
        label: qsTr("What it begins with")
        value: sheet.from
        options: [{ value: BoardBeginSheet.Coast, text: qsTr("A place on the coast"), glyph: "map" }, { value: BoardBeginSheet.Blank, text: qsTr("Open water"), glyph: "brush" }]
        onChosen: value => sheet.from = value
    }
    SegmentedChoice {
        objectName: "boardShape"
        room: parent.width
        label: qsTr("What the cells are")
        value: sheet.shape
        options: [{ value: BoardRoom.Hexes, text: qsTr("Hexes") }, { value: BoardRoom.Rexes, text: qsTr("Rexes") }, { value: BoardRoom.FreeTable, text: qsTr("Free table") }]
        onChosen: value => sheet.shape = value
    }
    BodyText {
        width: parent.width
        soft: true
        text: sheet.shape === BoardRoom.Hexes ? qsTr("For Ramming Speed!!! and Trireme.") : sheet.shape === BoardRoom.Rexes ? qsTr("For Pompeius Magnus versus Megadates.")
              : qsTr("For Salamis ad Actium, in squares of 3 cm, and for the squadron game, in squares of an inch.")
    }
    ChoiceBox {
        id: place
        objectName: "boardPlace"
        width: parent.width
        visible: sheet.from === BoardBeginSheet.Coast
        label: qsTr("Place")
        model: sheet.room.places
    }
    NumberLine {
        id: columns_
        objectName: "beginColumns"
        label: qsTr("Columns")
        from: sheet.sizes.leastColumns
        to: sheet.sizes.mostColumns
        value: 40
        stepperWidth: Math.round(150 * Theme.textFactor)
        onMoved: value => columns_.value = value
    }
    NumberLine {
        id: rows_
        objectName: "beginRows"
        label: qsTr("Rows")
        from: sheet.sizes.leastRows
        to: sheet.sizes.mostRows
        value: 30
        stepperWidth: Math.round(150 * Theme.textFactor)
        onMoved: value => rows_.value = value
    }
    NumberLine {
        id: metres_
        objectName: "beginMetres"
        visible: sheet.from === BoardBeginSheet.Coast
        label: qsTr("Metres a cell")
        from: 10
        to: 5000
        stepSize: 10
        value: 150
        stepperWidth: Math.round(150 * Theme.textFactor)
        onMoved: value => metres_.value = value
    }
    NumberLine {
        id: north_
        objectName: "beginNorth"
        visible: sheet.from === BoardBeginSheet.Coast
        label: qsTr("North, degrees clockwise from the top")
        from: 0
        to: 359
        stepSize: 15
        value: 0
        stepperWidth: Math.round(150 * Theme.textFactor)
        onMoved: value => north_.value = value
    }
    Toggle {
        objectName: "beginShallows"
        visible: sheet.from === BoardBeginSheet.Coast && sheet.shape === BoardRoom.Hexes
        text: qsTr("A rim of shallows along the shores")
        checked: sheet.shallows
        onToggled: sheet.shallows = checked
    }
    footer: [
        PrimaryButton {
            objectName: "beginBoard"
            text: qsTr("Begin")
            onClicked: sheet.start()
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
