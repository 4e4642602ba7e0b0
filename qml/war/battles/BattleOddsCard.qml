// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What was to be expected of a battle, and how it went beside that.
Card {
    id: card

    required property BattleOdds odds
    required property int battle
    required property bool waits
    required property bool canAsk
    // Read again with every change.
    readonly property var said: odds.revision >= 0 ? odds.of(battle) : ({})
    readonly property bool asked: said.asked ?? false
    readonly property var shares: said.shares ?? []
    readonly property var sides: said.sides ?? []

    signal compareAsked()

    objectName: "oddsCard"
    implicitHeight: column.implicitHeight + 2 * inset
    color: Theme.raised

    Column {
        id: column

        width: parent.width
        spacing: Theme.gap

        Item {
            width: parent.width
            height: Math.max(words.implicitHeight, buttons.height)

            Column {
                id: words

                anchors.left: parent.left
                anchors.right: buttons.left
                anchors.rightMargin: Theme.inset
                anchors.verticalCenter: parent.verticalCenter

                DataText {
                    objectName: "oddsHeadline"
                    width: parent.width
                    strong: true
                    wraps: true
                    text: card.said.verdict ? card.said.verdict : card.said.headline ? card.said.headline
                          : card.waits ? qsTr("What is to be expected?") : qsTr("Was it luck?")
                }
                Caption {
                    objectName: "oddsNote"
                    width: parent.width
                    wrapMode: Text.Wrap
                    text: (card.said.whyNot ?? "") !== "" ? card.said.whyNot
                          : !card.asked ? qsTr("Captains of simulation fight the same battle a thousand times.")
                          : card.said.running ? qsTr("%1 of %2 battles so far, between captains of simulation").arg(card.said.runs).arg(card.said.most)
                          : qsTr("%1 battles between captains of simulation").arg(card.said.runs)
                }
            }
            Row {
                id: buttons

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.gap

                QuietButton {
                    objectName: "compareGames"
                    enabled: card.canAsk
                    glyph: "scale"
                    text: qsTr("Compare the games…")
                    hint: qsTr("This match under every game, side by side")
                    onClicked: card.compareAsked()
                }
                QuietButton {
                    objectName: "askBattleOdds"
                    visible: (card.said.whyNot ?? "") === "" && !(card.asked && !card.said.running && card.said.runs >= card.said.most)
                    enabled: card.canAsk || card.said.running === true
                    glyph: card.said.running ? "close" : "chart"
                    text: card.said.running ? qsTr("Stop") : card.asked ? qsTr("Go on") : card.waits ? qsTr("Weigh it") : qsTr("Compare")
                    onClicked: card.said.running ? card.odds.stop(card.battle) : card.odds.ask(card.battle)
                }
            }
        }
        Row {
            id: strip

            width: parent.width
            height: 8
            visible: card.shares.length > 0

            Repeater {
                model: card.shares

                Rectangle {
                    required property var modelData
                    width: strip.width * modelData.share
                    height: strip.height
                    color: modelData.colour === "" ? Theme.line : Theme.sideColour(modelData.colour)
                }
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.margin
            visible: card.shares.length > 0

            Repeater {
                model: card.shares

                ShareFigure {
                    required property var modelData
                    name: modelData.name
                    wins: modelData.wins
                    range: modelData.range
                    colour: modelData.colour
                    emblem: modelData.emblem
                }
            }
        }
        Repeater {
            model: card.sides

            Column {
                id: fared

                required property var modelData

                width: column.width

                DataText {
                    width: parent.width
                    text: qsTr("%1 lost fighting value of %2 talents, %3").arg(fared.modelData.name).arg(fared.modelData.lost)
                          .arg(fared.modelData.cost === BattleOdds.LessThanUsual ? qsTr("less than usual") : fared.modelData.cost === BattleOdds.MoreThanUsual ? qsTr("more than usual") : qsTr("as usual"))
                }
                Caption {
                    width: parent.width
                    text: qsTr("%1 were to be expected; half such battles cost %2 to %3").arg(fared.modelData.expected).arg(fared.modelData.least).arg(fared.modelData.most)
                }
            }
        }
    }
}
