// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The house figures that the file brings along, each with its value, and what is brought along besides.
Column {
    id: list

    required property ClassFigures figures
    // The game that another is chosen of, and what the file does not have of it yet.
    property string game: figures.games[0].value
    readonly property var offered: figures.count >= 0 ? figures.offered(game) : []

    spacing: Theme.gap

    DataText {
        topPadding: Theme.gap
        text: qsTr("House figures of this file")
        strong: true
    }
    Rule {
        width: parent.width
    }
    Column {
        width: parent.width
        spacing: Theme.gap

        Repeater {
            model: list.figures

            Item {
                id: row

                required property string rules
                required property string figure
                required property string title
                required property string game
                required property string rule
                required property string own
                required property string value
                required property bool known
                required property int least
                required property int most
                required property var choices

                objectName: "classFigure/" + figure
                width: parent.width
                height: words.implicitHeight + (known ? control.height + Theme.step : 0)

                Column {
                    id: words
                    anchors.left: parent.left
                    anchors.right: away.left
                    anchors.rightMargin: Theme.gap

                    DataText {
                        width: parent.width
                        text: row.known ? row.title : qsTr("%1: %2").arg(row.title).arg(row.value)
                        wraps: true
                    }
                    Caption {
                        width: parent.width
                        text: Theme.joined([row.game, row.rule, row.known ? qsTr("the game's: %1").arg(row.own) : ""])
                        wrapMode: Text.Wrap
                        rule: row.rule
                    }
                }
                IconButton {
                    id: away
                    objectName: "removeFigure/" + row.figure
                    anchors.right: parent.right
                    glyph: "close"
                    removes: "figure"
                    text: qsTr("Take %1 out of this file").arg(row.title)
                    onClicked: list.figures.remove(row.rules, row.figure)
                }
                Loader {
                    id: control
                    y: words.implicitHeight + Theme.step
                    active: row.known
                    sourceComponent: row.choices.length > 0 ? choice : number
                }
                Component {
                    id: number

                    NumberStepper {
                        objectName: "figureValue/" + row.figure
                        label: row.title
                        from: row.least
                        to: row.most
                        value: Number(row.value)
                        onMoved: value => list.figures.set(row.rules, row.figure, String(value))
                    }
                }
                Component {
                    id: choice

                    ChoiceBox {
                        objectName: "figureValue/" + row.figure
                        width: Math.min(row.width, Math.round(180 * Theme.textFactor))
                        label: row.title
                        model: row.choices
                        at: placeOf(row.choices, row.value)
                        onActivated: list.figures.set(row.rules, row.figure, currentValue)
                    }
                }
            }
        }
    }
    ChoiceBox {
        objectName: "figureGame"
        width: parent.width
        label: qsTr("Game")
        model: list.figures.games
        at: placeOf(list.figures.games, list.game)
        onActivated: at => list.game = list.figures.games[at].value
    }
    ChoiceBox {
        id: another
        objectName: "anotherFigure"
        width: parent.width
        visible: list.offered.length > 0
        label: qsTr("Another house figure")
        model: list.offered
    }
    QuietButton {
        objectName: "addFigure"
        text: qsTr("Bring it along")
        glyph: "plus"
        enabled: list.offered.length > 0 && another.currentIndex >= 0
        why: qsTr("All house figures of this game are in the file.")
        hint: qsTr("It begins with the game's own value; wars that are given this file get yours.")
        onClicked: list.figures.add(list.game, list.offered[another.currentIndex].value)
    }
}
