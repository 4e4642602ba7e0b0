// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Fleets that have met, or a port that is attacked: the battle that is due, and what can be done about it.
PaneScroll {
    id: card

    required property OpenCampaign campaign
    required property SeaChart chart
    readonly property var contact: chart.facts.pickedContact

    ContactDesk {
        id: desk
        campaign: card.campaign
        contact: card.contact.id ?? 0
    }

    signal picked(int kind, int id)
    signal battleAsked(int battle)

    MapCardHead {
        width: parent.width
        chart: card.chart
        name: card.contact.text ?? ""
        detail: card.contact.waiting ? qsTr("A battle is due; the week cannot end before it is settled (CP-1.3).")
                                     : qsTr("The battle is arranged and waits to be fought.")
    }
    Repeater {
        model: card.chart.facts.company

        MapFleetRow {
            required property var modelData
            width: card.width - 40
            fleet: modelData
            onClicked: card.picked(CampaignItem.Fleet, modelData.fleetId)
        }
    }
    Column {
        width: parent.width
        visible: (card.contact.waiting ?? false) && !card.chart.isPast
        spacing: Theme.gap

        ChoiceBox {
            objectName: "contactGame"
            width: parent.width
            visible: desk.arranges && desk.games.length > 1
            label: qsTr("Game")
            model: desk.games
            at: placeOf(desk.games, desk.game)
            onActivated: at => desk.game = desk.games[at].value
        }
        Repeater {
            model: desk.notes

            DataText {
                required property string modelData
                width: card.width - 40
                text: modelData
                soft: true
                wraps: true
            }
        }
        DataText {
            objectName: "contactWhyNot"
            width: parent.width
            visible: text !== ""
            text: desk.whyNot
            color: desk.arranges ? Theme.bad : Theme.softInk
            wraps: true
        }
        PrimaryButton {
            objectName: "arrangeContact"
            visible: desk.arranges
            enabled: desk.canArrange
            text: qsTr("Arrange the battle")
            glyph: "sword"
            onClicked: {
                const battle = desk.arrange()
                if (battle !== 0)
                    card.battleAsked(battle)
            }
        }
        Rule {
            width: parent.width
            visible: desk.isUmpire
        }
        Field {
            id: reason

            property bool isAsked: false

            function letGo() {
                if (text.trim() !== "") {
                    desk.letGo(text)
                    return
                }
                isAsked = true
                input.forceActiveFocus(Qt.TabFocusReason)
            }

            objectName: "letGoReason"
            width: parent.width
            visible: desk.isUmpire
            label: qsTr("Or let them part, because")
            placeholder: qsTr("a fog came down")
            problem: isAsked && text.trim() === "" ? qsTr("Say why: the chronicle keeps it") : ""
            maximumLength: 300
            onAccepted: letGo()
        }
        QuietButton {
            objectName: "letGo"
            visible: desk.isUmpire
            text: qsTr("Let it go")
            onClicked: reason.letGo()
        }
    }
    PrimaryButton {
        objectName: "mapToBattle"
        visible: (card.contact.battle ?? 0) !== 0 && !card.chart.isPast
        text: qsTr("To the battle")
        glyph: "sword"
        onClicked: card.battleAsked(card.contact.battle)
    }
}
