// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The match that is weighed: its sides and who leads them, a battle of the program's, the seed; and the same match under
// each game.
PaneScroll {
    id: pane

    required property Forecaster forecaster
    readonly property Skirmish match: forecaster.match

    Repeater {
        model: pane.match.sides.length

        MatchSide {
            required property int index
            width: parent.width
            side: index
            match: pane.match
        }
    }
    QuietButton {
        objectName: "swapForecast"
        width: parent.width
        text: qsTr("Swap sides")
        glyph: "swap"
        onClicked: pane.match.swapSides()
    }
    Rule {
        width: parent.width
    }
    Captioned {
        width: parent.width
        caption: qsTr("Or a battle that comes with Navarch")

        ChoiceBox {
            objectName: "forecastSample"
            width: parent.width
            label: qsTr("A battle that comes with Navarch")
            model: pane.match.samples
            textRole: "name"
            at: pane.match.sample
            displayText: currentIndex < 0 ? qsTr("Fleets of your own") : currentText
            onActivated: at => pane.match.choose(at)
        }
    }
    Item {
        width: parent.width
        height: seed.height

        Field {
            id: seed
            objectName: "forecastSeed"
            anchors.left: parent.left
            anchors.right: another.left
            anchors.rightMargin: Theme.step
            label: qsTr("Seed of the dice")
            text: pane.match.seed
            maximumLength: 19
            validator: RegularExpressionValidator {
                regularExpression: /[0-9]{1,19}/
            }
            onFinished: pane.match.seed = text
        }
        IconButton {
            id: another
            objectName: "otherForecastSeed"
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            glyph: "dice"
            text: qsTr("Another seed")
            onClicked: pane.match.rollSeed()
        }
    }
    Rule {
        width: parent.width
    }
    Caption {
        width: parent.width
        text: qsTr("Under each game")
    }
    Repeater {
        model: pane.forecaster.games

        GameOddsRow {
            width: parent.width
            onChosenHere: pane.forecaster.game = gameId
        }
    }
}
