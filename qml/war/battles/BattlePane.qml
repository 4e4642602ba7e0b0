// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A battle in full: what it is, who meets whom and who plays, what became of everyone, and what can be done with it now.
Item {
    id: pane

    required property BattleCard card
    required property OpenCampaign campaign
    required property BattleOdds odds
    readonly property bool waits: card.waits
    readonly property var fleets: card.fleets

    signal fightAsked(bool anew)
    signal watchAsked()
    signal captainsAsked()
    signal resultAsked()
    signal takeBackAsked()
    signal oddsAsked()
    signal compareAsked()
    // A BattlePaper.Kind.
    signal printRequested(int paper)
    signal mapRequested(int kind, int id)

    Rectangle {
        anchors.fill: parent
        color: Theme.card
    }
    ActionMenu {
        id: papers
        parent: papersButton
        y: -height - Theme.step

        ActionEntry {
            objectName: "printSheets"
            visible: pane.waits && pane.fleets.length > 0
            text: pane.fleets.length === 1 ? qsTr("Sheets of the fleet…") : qsTr("Sheets of the fleets…")
            note: pane.fleets.map(fleet => fleet.text).join(", ")
            glyph: "fleet"
            onTriggered: pane.printRequested(BattlePaper.Sheets)
        }
        ActionEntry {
            objectName: "printReport"
            visible: !pane.waits
            text: qsTr("Its report…")
            glyph: "flag"
            onTriggered: pane.printRequested(BattlePaper.Report)
        }
        ActionEntry {
            objectName: "battleWebPage"
            visible: !pane.waits && pane.card.deeds.hasReplay
            text: qsTr("Save as a web page…")
            note: qsTr("Plays in any browser")
            glyph: "export"
            onTriggered: pane.printRequested(BattlePaper.WebPage)
        }
        ActionEntry {
            objectName: "printBrief"
            text: qsTr("Its brief…")
            note: qsTr("What is handed out before it")
            glyph: "book"
            onTriggered: pane.printRequested(BattlePaper.Brief)
        }
    }
    ScrolledArea {
        id: flick

        anchors.top: parent.top
        anchors.bottom: foot.top
        width: parent.width
        contentHeight: column.implicitHeight + 2 * 20

        Column {
            id: column

            x: Theme.margin
            y: 20
            width: Math.min(parent.width - 2 * Theme.margin, Math.round(1200 * Theme.textFactor))
            spacing: Theme.inset

            Column {
                width: parent.width
                spacing: 2

                TitleText {
                    objectName: "battleName"
                    width: parent.width
                    display: true
                    text: pane.card.name
                }
                DataText {
                    objectName: "battleEnd"
                    width: parent.width
                    visible: text !== ""
                    text: pane.card.end
                    strong: true
                }
                DataText {
                    width: parent.width
                    soft: true
                    text: Theme.joined([pane.card.place, pane.card.date, pane.card.game, pane.waits ? pane.card.weather : ""])
                }
            }
            WhyNot {
                objectName: "whyNotFought"
                text: pane.card.deeds.whyNotFought
            }
            DataText {
                objectName: "bothByHand"
                width: parent.width
                visible: pane.waits && pane.card.allByHand
                text: qsTr("Both sides are played by hand, by two people at one screen. To play alone, give one to a captain.")
                soft: true
                wraps: true
            }
            BattleOddsCard {
                width: parent.width
                visible: pane.card.sides.length === 2
                odds: pane.odds
                battle: pane.card.itemId
                waits: pane.waits
                canAsk: pane.card.deeds.whyNotFought === ""
                onCompareAsked: pane.compareAsked()
            }
            Grid {
                id: sides

                width: parent.width
                spacing: Theme.inset
                columns: width < Math.round(440 * Theme.textFactor) ? 1 : Math.max(1, pane.card.sides.length)

                Repeater {
                    model: pane.card.sides.length

                    BattleSideCard {
                        required property int index
                        width: (sides.width - Theme.inset * (sides.columns - 1)) / sides.columns
                        side: pane.card.sides[index] ?? ({})
                        number: index
                        waits: pane.waits
                        begun: pane.card.deeds.isBegun
                        onPlayerChosen: player => pane.card.setPlayer(index, player)
                        onLevelChosen: level => pane.card.setLevel(index, level)
                    }
                }
            }
        }
    }
    Item {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        height: buttons.implicitHeight + 2 * Theme.gap

        Rule {
            width: parent.width
        }
        Flow {
            id: buttons

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.leftMargin: Theme.margin
            anchors.rightMargin: Theme.inset
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.gap

            PrimaryButton {
                objectName: "fightHere"
                visible: pane.waits
                enabled: pane.card.deeds.whyNotFought === ""
                text: pane.card.deeds.isBegun ? qsTr("Go on fighting") : qsTr("Fight it here")
                glyph: "sword"
                onClicked: pane.fightAsked(false)
            }
            QuietButton {
                objectName: "fightAnew"
                visible: pane.waits && pane.card.deeds.isBegun
                text: qsTr("From the beginning")
                onClicked: pane.fightAsked(true)
            }
            QuietButton {
                objectName: "captainsFight"
                visible: pane.waits
                enabled: pane.card.deeds.whyNotFought === ""
                text: qsTr("Let the captains fight it")
                glyph: "admiral"
                onClicked: pane.captainsAsked()
            }
            QuietButton {
                objectName: "battleOdds"
                visible: pane.waits
                enabled: pane.card.deeds.whyNotFought === "" && pane.card.sides.length === 2
                text: qsTr("The odds in full…")
                glyph: "chart"
                onClicked: pane.oddsAsked()
            }
            QuietButton {
                objectName: "typeResult"
                visible: pane.waits
                text: qsTr("Enter a result…")
                glyph: "pencil"
                onClicked: pane.resultAsked()
            }
            QuietButton {
                id: papersButton
                objectName: "printBattle"
                text: qsTr("Print…")
                glyph: "printer"
                onClicked: papers.open()
            }
            QuietButton {
                objectName: "callOff"
                visible: pane.waits
                enabled: pane.card.deeds.whyNotCalledOff === ""
                text: qsTr("Call off")
                hint: pane.card.deeds.whyNotCalledOff
                glyph: "close"
                onClicked: pane.card.deeds.callOff()
            }
            PrimaryButton {
                objectName: "watchReplay"
                visible: !pane.waits && pane.card.deeds.hasReplay
                text: qsTr("Watch it again")
                glyph: "play"
                onClicked: pane.watchAsked()
            }
            QuietButton {
                objectName: "takeBack"
                visible: !pane.waits
                enabled: pane.card.deeds.whyNotTakenBack === ""
                text: qsTr("Take back and enter again")
                hint: pane.card.deeds.whyNotTakenBack
                glyph: "undo"
                onClicked: pane.takeBackAsked()
            }
            QuietButton {
                objectName: "battleOnMap"
                visible: pane.card.mapKind !== CampaignItem.None
                text: qsTr("Show on the map")
                glyph: "map"
                onClicked: pane.mapRequested(pane.card.mapKind, pane.card.mapId)
            }
            DataText {
                height: Theme.control
                visible: !pane.waits && pane.card.deeds.whyNotTakenBack !== ""
                text: pane.card.deeds.whyNotTakenBack
                soft: true
            }
        }
    }
}
