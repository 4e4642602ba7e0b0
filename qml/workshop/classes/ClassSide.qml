// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// What the class costs line by line, whether one's library has it, what is wrong, and what the file is.
Item {
    id: side

    required property ClassRoom room

    function showFindings() {
        flick.contentY = Math.max(0, Math.min(findings.y - Theme.gap, flick.contentHeight - flick.height))
    }

    Flickable {
        id: flick

        objectName: "classSide"
        anchors.fill: parent
        contentWidth: width
        contentHeight: column.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Scroller {}

        Column {
            id: column

            x: Theme.inset
            width: flick.width - 2 * Theme.inset
            topPadding: Theme.inset
            bottomPadding: Theme.margin
            spacing: Theme.gap

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
            Column {
                id: figures

                width: parent.width
                visible: side.room.figures.length > 0

                DataText {
                    height: Theme.control
                    text: qsTr("House figures of this file")
                    strong: true
                }
                Rule {
                    width: parent.width
                }
                Repeater {
                    model: side.room.figures

                    Item {
                        id: figure

                        required property var modelData

                        width: figures.width
                        height: Math.max(words.implicitHeight, away.height)

                        DataText {
                            id: words
                            anchors.left: parent.left
                            anchors.right: away.left
                            anchors.rightMargin: Theme.gap
                            anchors.verticalCenter: parent.verticalCenter
                            text: qsTr("%1: %2").arg(figure.modelData.title).arg(figure.modelData.value)
                            wrapMode: Text.Wrap
                            elide: Text.ElideNone
                        }
                        IconButton {
                            id: away
                            objectName: "removeFigure/" + figure.modelData.key
                            anchors.right: parent.right
                            glyph: "close"
                            text: qsTr("Take %1 out of this file").arg(figure.modelData.title)
                            onClicked: side.room.removeFigure(figure.modelData.rules, figure.modelData.key)
                        }
                    }
                }
            }
            BodyText {
                width: parent.width
                soft: true
                text: qsTr("A fleet that has ships of a class brings it with it. Give the file to a war with navarch campaign new --classes, or keep a class in the library to build fleets of it.")
            }
        }
    }
}
