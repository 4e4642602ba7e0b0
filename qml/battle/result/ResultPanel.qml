// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What became of the row that is looked at, or of all that are taken; with none, what is found against the result.
FocusScope {
    id: panel

    required property ResultEntry entry
    required property PileScan pile
    readonly property bool isShip: entry.selection.kind === ResultOf.Ship
    readonly property var current: entry.selection.current
    readonly property bool several: entry.selection.count > 1

    signal rowsAsked()
    signal nextDoubtAsked()
    // The first letter of a sheet's code, typed or scanned.
    signal codeBegun(string text)

    // Of a ship her fate, of a commander how he fared.
    function toFirstField() {
        const first = isShip ? fate : entry.selection.kind === ResultOf.Commander ? person : panel
        first.forceActiveFocus()
    }

    function toDoubts() {
        boxes.toButton()
    }

    Keys.onEscapePressed: rowsAsked()
    // A scanner's code and any other begin with a letter that says nobody's fate.
    Keys.onPressed: event => {
        const onFate = fate.activeFocus || person.activeFocus
        event.accepted = onFate && !(event.modifiers & Qt.ControlModifier) && entry.fields.type(event.text)
        if (!event.accepted && Theme.isLetter(event)) {
            event.accepted = true
            codeBegun(event.text)
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.card
    }
    ScrolledArea {
        id: flick

        anchors.fill: parent
        contentHeight: column.implicitHeight + 2 * Theme.inset

        Column {
            id: column

            x: 16
            y: Theme.inset
            width: parent.width - 32
            spacing: Theme.gap

            Column {
                width: parent.width
                visible: panel.entry.selection.currentKey !== 0

                TitleText {
                    objectName: "resultTitle"
                    width: parent.width
                    text: panel.several ? qsTr("%1 rows").arg(panel.entry.selection.count) : panel.current.name ?? ""
                }
                Caption {
                    width: parent.width
                    text: panel.several ? qsTr("What you set is set for all of them") : panel.current.note ?? ""
                }
            }
            ScanDoubts {
                id: boxes

                width: parent.width
                pile: panel.pile
                rowKey: panel.several ? 0 : panel.entry.selection.currentKey
                onLooked: panel.nextDoubtAsked()
                // What is to be looked at comes into sight, however far down the row before it was read.
                onDoubtsChanged: if (boxes.doubts.length > 0) flick.contentY = 0
            }
            SegmentedChoice {
                id: fate

                objectName: "fate"
                focus: true
                visible: panel.isShip
                room: parent.width
                label: qsTr("Fate")
                options: [{ value: "afloat", text: qsTr("Afloat") }, { value: "sunk", text: qsTr("Sunk") },
                          { value: "captured", text: qsTr("Taken") }, { value: "fled", text: qsTr("Fled") },
                          { value: "withdrew", text: qsTr("Left", "the battle") }]
                value: panel.current.fate ?? ""
                onChosen: value => panel.entry.fields.setChoice("fate", value)
            }
            SegmentedChoice {
                id: person

                objectName: "personState"
                room: parent.width
                visible: panel.entry.selection.kind === ResultOf.Commander
                label: qsTr("How he fared")
                options: [{ value: "fit", text: qsTr("Fit") }, { value: "wounded", text: qsTr("Wounded") },
                          { value: "captured", text: qsTr("Captured") }, { value: "dead", text: qsTr("Dead") }]
                value: panel.current.fate ?? ""
                onChosen: value => panel.entry.fields.setChoice("state", value)
            }
            DataText {
                width: parent.width
                visible: panel.isShip && !panel.several && (panel.current.saysWhose ?? false)
                text: panel.current.fateText ?? ""
                soft: true
            }
            Column {
                width: parent.width
                visible: panel.entry.selection.currentKey !== 0

                Repeater {
                    model: panel.entry.fields.list

                    FitRow {
                        width: column.width
                        priced: false
                        onNumberSet: number => panel.entry.fields.setNumber(field, number)
                        onChoiceSet: value => panel.entry.fields.setChoice(field, value)
                        onLetterTyped: letter => panel.codeBegun(letter)
                    }
                }
            }
            FindingsBlock {
                objectName: "resultFindings"
                width: parent.width
                findings: panel.entry.findings.list
                onMendAsked: (key, message, rowKey) => panel.entry.findings.mend(key, message, rowKey)
                onMendAllAsked: panel.entry.findings.mendAll()
            }
            EmptyState {
                width: parent.width
                visible: panel.entry.selection.currentKey === 0 && panel.entry.findings.list.count === 0
                glyph: "check"
                title: qsTr("Nothing stands against it")
                text: qsTr("Pick a row to say what became of it.")
            }
        }
    }
    Rule {
        upright: true
        height: parent.height
    }
}
