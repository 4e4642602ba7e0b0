// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// By which game a skirmish is fought, on what board, with what dice; and its papers.
Row {
    id: fields

    required property Skirmish skirmish
    required property real room // that they have
    readonly property alias boardButton: boardChoice
    readonly property alias printer: paperButton

    signal boardsAsked()
    signal papersAsked()

    // The longest name of a game, or what the others leave of the window.
    readonly property real widest: {
        let most = 100
        for (const game of fields.skirmish.games)
            most = Math.max(most, Theme.dataWidth(game.text, false))
        return most + 46
    }
    readonly property real gameRoom: room - boardChoice.width - seed.width - another.width - paperButton.width - 4 * spacing

    spacing: Theme.gap

    Captioned {
        visible: fields.skirmish.games.length > 1
        caption: qsTr("Game")

        ChoiceBox {
            objectName: "game"
            width: Math.max(80, Math.min(fields.widest, fields.gameRoom)) // whichever is chosen
            label: qsTr("Game")
            model: fields.skirmish.games
            at: placeOf(fields.skirmish.games, fields.skirmish.game)
            onActivated: at => fields.skirmish.game = fields.skirmish.games[at].value
        }
    }
    QuietButton {
        id: boardChoice
        objectName: "skirmishBoard"
        anchors.bottom: parent.bottom
        width: Math.round(160 * Theme.textFactor) // whatever board lies there
        glyph: "fit"
        text: fields.skirmish.board !== "" ? fields.skirmish.board : qsTr("Board…")
        hint: qsTr("What it is fought on: a board of your own, or the game's")
        onClicked: fields.boardsAsked()
    }
    Field {
        id: seed
        objectName: "seed"
        width: Math.max(Math.round(120 * Theme.textFactor), Theme.captionWidth(label))
        label: qsTr("Seed of the dice")
        text: fields.skirmish.seed
        maximumLength: 19
        validator: RegularExpressionValidator {
            regularExpression: /[0-9]{1,19}/
        }
        onFinished: fields.skirmish.seed = text
    }
    IconButton {
        id: another
        anchors.bottom: parent.bottom
        glyph: "dice"
        text: qsTr("Another seed")
        onClicked: fields.skirmish.rollSeed()
    }
    IconButton {
        id: paperButton
        objectName: "printSkirmish"
        anchors.bottom: parent.bottom
        glyph: "printer"
        text: qsTr("Print its sheets or its brief")
        enabled: fields.skirmish.whyNot === ""
        why: fields.skirmish.whyNot
        onClicked: fields.papersAsked()
    }
}
