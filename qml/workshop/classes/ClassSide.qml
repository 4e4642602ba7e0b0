// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What the class costs line by line, whether one's library has it, what is wrong, and what the file is.
Item {
    id: side

    required property ClassRoom room

    function showFindings() {
        flick.show(findings)
    }

    function showFigures() {
        flick.show(figures)
    }

    ScrolledArea {
        id: flick

        // What is asked for, until all above it is laid out: its place is known no sooner.
        property Item sought: null

        function show(part: Item) {
            sought = part
            seek()
        }
        function seek() {
            contentY = Math.max(0, Math.min(sought.y - Theme.gap, contentHeight - height))
            laidOut.restart()
        }
        onContentHeightChanged: if (sought) seek()
        onMovementStarted: sought = null

        Timer {
            id: laidOut
            interval: 200
            onTriggered: flick.sought = null
        }

        objectName: "classSide"
        anchors.fill: parent
        contentHeight: column.height

        Column {
            id: column

            x: Theme.inset
            width: flick.width - 2 * Theme.inset
            topPadding: Theme.inset
            bottomPadding: Theme.margin
            spacing: Theme.gap

            ClassGivingCard {
                width: parent.width
                room: side.room
            }
            Field {
                objectName: "classFileName"
                width: parent.width
                label: qsTr("Name of the file's contents")
                placeholder: qsTr("Pirates of the western sea")
                maximumLength: 80
                text: side.room.name
                onFinished: {
                    side.room.name = text
                    text = Qt.binding(() => side.room.name)
                }
            }
            LongField {
                objectName: "classFileSource"
                width: parent.width
                label: qsTr("Where its values are from")
                held: side.room.source
                lines: 2
                onFinished: text => side.room.source = text
            }
            Column {
                id: findings

                width: parent.width
                visible: side.room.findings.count > 0

                DataText {
                    height: Theme.control
                    text: qsTr("Findings")
                    strong: true
                }
                Rule {
                    width: parent.width
                }
                Repeater {
                    model: side.room.findings

                    FindingRow {
                        required property string findingKey
                        required subject

                        objectName: "classFinding/" + findingKey
                        width: findings.width
                    }
                }
            }
            DataText {
                visible: side.room.current >= 0
                topPadding: Theme.gap
                text: qsTr("From the yard, line by line")
                strong: true
            }
            Rule {
                visible: side.room.current >= 0
                width: parent.width
            }
            PriceTree {
                objectName: "classPrice"
                width: parent.width
                visible: side.room.current >= 0
                lines: side.room.sheet.price
                totalText: qsTr("With an average crew")
            }
            ClassFigureList {
                id: figures
                width: parent.width
                figures: side.room.figures
            }
            BodyText {
                width: parent.width
                soft: true
                text: qsTr("A fleet that has ships of a class brings it with it. Give it to the war that is open, or keep it in the library to build fleets of it.")
            }
        }
    }
}
