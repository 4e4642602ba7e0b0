// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The figures of a game that are ours and not the game's, and what the umpire puts in their place for this campaign.
// Battles that are arranged from then on are fought with them; every change can be undone.
Column {
    id: panel

    required property OpenCampaign campaign
    readonly property bool mayChange: campaign.eyes === 0

    spacing: Theme.inset

    HouseFigureList {
        id: figures
        campaign: panel.campaign
    }

    Column {
        width: parent.width
        spacing: 2

        DataText {
            text: qsTr("House figures")
            strong: true
        }
        DataText {
            width: parent.width
            text: qsTr("Where a printed game leaves a figure open, ours stands in. Put your own in its place: battles arranged from now on are fought with it.")
            soft: true
            wraps: true
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.gap

        ChoiceBox {
            width: 200
            visible: figures.games.length > 1
            label: qsTr("Game")
            model: figures.games
            at: placeOf(figures.games, figures.game)
            onActivated: at => figures.game = figures.games[at].value
        }
        SearchField {
            objectName: "houseFigureSearch"
            width: 240
            placeholder: qsTr("Find a figure or rule")
            onTextChanged: figures.filter = text
        }
        Toggle {
            objectName: "alteredOnly"
            text: qsTr("Changed only (%1 of %2)").arg(figures.altered).arg(figures.total)
            checked: figures.alteredOnly
            onToggled: figures.alteredOnly = checked
        }
    }
    Rectangle {
        width: parent.width
        height: Math.min(Math.max(list.contentHeight, 60), Math.round(420 * Theme.textFactor))
        color: "transparent"
        border.width: 1
        border.color: Theme.line
        radius: Theme.radius
        clip: true

        ScrolledList {
            id: list

            objectName: "houseFigures"
            anchors.fill: parent
            anchors.margins: 1
            model: figures
            reuseItems: true

            delegate: Item {
                id: row

                required property int index
                required property string figure
                required property string title
                required property string rule
                required property string source
                required property string own
                required property string value
                required property bool altered
                required property int least
                required property int most
                required property var choices
                property string problem: ""

                objectName: "houseFigure/" + figure
                width: ListView.view.width
                height: Math.max(words.implicitHeight, Theme.touch) + 10
                ListView.onReused: problem = ""

                Column {
                    id: words
                    anchors.left: parent.left
                    anchors.leftMargin: Theme.inset
                    anchors.right: control.left
                    anchors.rightMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter

                    DataText {
                        width: parent.width
                        text: row.title
                        strong: row.altered
                        wraps: true
                    }
                    Caption {
                        width: parent.width
                        text: row.problem !== "" ? row.problem
                              : Theme.joined([row.rule, row.source, row.altered ? qsTr("the game's: %1").arg(row.own) : "",
                                              row.choices.length === 0 ? qsTr("%1 to %2").arg(row.least).arg(row.most) : ""])
                        color: row.problem !== "" ? Theme.bad : Theme.softInk
                        rule: row.rule
                    }
                }
                Loader {
                    id: control
                    anchors.right: back.left
                    anchors.verticalCenter: parent.verticalCenter
                    enabled: panel.mayChange
                    sourceComponent: row.choices.length > 0 ? choice : number
                }
                IconButton {
                    id: back
                    objectName: "restore/" + row.figure
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    glyph: "undo"
                    text: qsTr("The game's own again: %1").arg(row.own)
                    opacity: row.altered ? 1 : 0
                    enabled: row.altered && panel.mayChange
                    onClicked: figures.restore(row.figure)
                }
                Rule {
                    anchors.bottom: parent.bottom
                    width: parent.width
                }
                Component {
                    id: number

                    NumberStepper {
                        objectName: "value/" + row.figure
                        label: row.title
                        why: qsTr("The umpire's business")
                        from: row.least
                        to: row.most
                        value: Number(row.value)
                        onMoved: value => row.problem = figures.set(row.figure, String(value))
                    }
                }
                Component {
                    id: choice

                    ChoiceBox {
                        objectName: "value/" + row.figure
                        width: Math.round(180 * Theme.textFactor)
                        label: row.title
                        why: qsTr("The umpire's business")
                        model: row.choices
                        at: placeOf(row.choices, row.value)
                        onActivated: row.problem = figures.set(row.figure, currentValue)
                    }
                }
            }
        }
        DataText {
            anchors.centerIn: parent
            visible: list.count === 0
            text: figures.total === 0 ? qsTr("All figures of this game are printed ones.") : qsTr("No figure with these letters.")
            soft: true
        }
    }
}
