// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Where battles are: one is arranged first, then fought.
FocusScope {
    id: place

    required property BattleRoom room
    required property ResultEntry entry
    // What is arranged: it stays while one is elsewhere, or fights it.
    required property Skirmish arranged
    readonly property alias content: loader.item

    // What are the odds of what is arranged?
    signal oddsAsked(Skirmish match)
    signal refused(string what, string remedy)
    signal resultAsked()
    signal boardAsked()
    // The table of a campaign's battle was left.
    signal campaignLeft()
    signal bringInAsked()
    // What is arranged, or what lies on the table, is to be printed: a BattlePaper.Kind.
    signal printAsked(Skirmish match, int paper)
    signal tablePrintAsked(int paper)

    // Arranges what the forecaster weighed, unless a battle is on the table.
    function arrange(forecaster: Forecaster) {
        if (!room.isOpen)
            forecaster.handOver(arranged)
    }

    // Arranges a battle on a board, by the text of its file, unless one is on the table.
    function fightOn(text: string, called: string) {
        if (room.isOpen)
            refused(qsTr("A battle lies on the table."), qsTr("Leave it first."))
        else
            arranged.takeDrawnBoard(text, called)
    }

    Loader {
        id: loader
        anchors.fill: parent
        focus: true
        sourceComponent: place.room.isOpen ? table : arranging
    }
    Component {
        id: arranging
        SkirmishScreen {
            focus: true
            room: place.room
            skirmish: place.arranged
            onOddsAsked: place.oddsAsked(skirmish)
            entry: place.entry
            onRefused: (what, remedy) => place.refused(what, remedy)
            onResultAsked: place.resultAsked()
            onBoardAsked: place.boardAsked()
            onPrintAsked: paper => place.printAsked(skirmish, paper)
        }
    }
    Component {
        id: table
        BattleScreen {
            focus: true
            room: place.room
            onBringInAsked: place.bringInAsked()
            onPrintAsked: paper => place.tablePrintAsked(paper)
            onLeaveAsked: {
                const ofCampaign = place.room.origin.battle !== 0 || place.room.origin.pastBattle !== 0
                Qt.callLater(place.room.close)
                if (ofCampaign)
                    place.campaignLeft()
            }
        }
    }
}
