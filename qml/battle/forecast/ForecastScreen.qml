// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What are the odds? Left the match, right what becomes of it: who wins, what it costs, which ships, how long.
FocusScope {
    id: screen

    required property Forecaster forecaster
    property OpenCampaign campaign: null
    // Where one came from, in words: "Back to …".
    property string backText: qsTr("Back")
    // The table is free, so that the match can be fought.
    property bool canFight: true

    readonly property var sides: forecaster.match.sides
    readonly property bool wide: width > 1700 * Math.max(1, Theme.textFactor)

    signal backAsked()
    signal fightAsked()
    signal compareAsked()

    Keys.onEscapePressed: backAsked()
    Component.onCompleted: {
        forecaster.match.campaign = campaign
        forecaster.active = true
    }
    Component.onDestruction: forecaster.active = false

    OddsHead {
        id: head

        width: parent.width
        backText: screen.backText
        backName: "backFromForecast"
        title: qsTr("What are the odds?")
        match: screen.sides.map(side => side.name).join(qsTr(" against "))
        spacing: Theme.gap
        onBackAsked: screen.backAsked()

        QuietButton {
            objectName: "compareGames"
            text: qsTr("Compare the games…")
            glyph: "scale"
            hint: qsTr("This match under every game, side by side")
            onClicked: screen.compareAsked()
        }
        QuietButton {
            objectName: "fightForecast"
            visible: screen.canFight
            text: qsTr("Fight it…")
            glyph: "sword"
            hint: qsTr("Arrange this match as a skirmish")
            onClicked: screen.fightAsked()
        }
    }

    PaneChoice {
        id: panes
        anchors.top: head.bottom
        room: screen.width
        need: 960
        pane: "answer"
        panes: [{ value: "match", text: qsTr("The match") }, { value: "answer", text: qsTr("The odds") },
                { value: "ships", text: qsTr("Ship by ship") }]
    }
    Rectangle {
        anchors.fill: matchPane
        visible: matchPane.visible
        color: Theme.card
    }
    MatchPane {
        id: matchPane

        anchors.top: panes.bottom
        anchors.bottom: parent.bottom
        visible: panes.shows("match")
        width: panes.folds ? parent.width : Math.round((screen.wide ? 420 : 320) * Theme.textFactor)
        forecaster: screen.forecaster
    }
    Rule {
        upright: true
        visible: !panes.folds
        anchors.left: matchPane.right
        anchors.top: matchPane.top
        anchors.bottom: matchPane.bottom
    }

    Item {
        id: answer

        anchors.left: panes.folds ? parent.left : matchPane.right
        anchors.leftMargin: Theme.inset + 1
        anchors.right: parent.right
        anchors.rightMargin: Theme.inset
        anchors.top: panes.bottom
        visible: panes.shows("answer") || panes.shows("ships")
        anchors.topMargin: Theme.inset
        anchors.bottom: note.top
        anchors.bottomMargin: Theme.gap

        VerdictCard {
            id: verdict
            width: parent.width
            forecaster: screen.forecaster
        }
        Column {
            id: plots

            anchors.top: verdict.bottom
            anchors.topMargin: Theme.gap
            anchors.bottom: parent.bottom
            width: panes.folds ? parent.width : Math.round((parent.width - Theme.gap) * (screen.wide ? 0.46 : 0.43))
            spacing: Theme.gap
            visible: screen.forecaster.summary.runs > 0 && panes.shows("answer")

            readonly property real each: (height - (parts - 1) * spacing) / parts
            readonly property int parts: screen.forecaster.sides.count + 1

            Repeater {
                model: screen.forecaster.sides

                LossCard {
                    width: plots.width
                    height: plots.each
                    upTo: screen.forecaster.summary.lossMost
                }
            }
            PlotCard {
                objectName: "turns"
                width: plots.width
                height: plots.each
                title: qsTr("How long it lasts")
                detail: screen.forecaster.summary.turnsText
                spread: screen.forecaster.summary.turns
                unit: qsTr("turns")
                fill: Theme.strongLine
            }
        }
        ShipOddsCard {
            anchors.left: panes.folds ? parent.left : plots.right
            anchors.leftMargin: panes.folds ? 0 : Theme.gap
            anchors.right: parent.right
            anchors.top: plots.top
            anchors.bottom: parent.bottom
            visible: screen.forecaster.summary.runs > 0 && panes.shows("ships")
            forecaster: screen.forecaster
        }
        EmptyState {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: verdict.bottom
            anchors.topMargin: 2 * Theme.margin
            visible: screen.forecaster.summary.runs === 0 && screen.forecaster.summary.whyNot !== ""
            glyph: "alert"
            title: qsTr("This match cannot be fought")
            text: screen.forecaster.summary.whyNot
        }
    }
    Caption {
        id: note

        objectName: "captainsNote"
        anchors.left: answer.left
        anchors.right: answer.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap
        visible: answer.visible
        text: screen.forecaster.summary.note
    }
}
