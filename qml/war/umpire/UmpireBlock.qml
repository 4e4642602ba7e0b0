// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Below what is shown of a thing, for the umpire's eyes alone: what his hand has set of it, and setting more.
Column {
    id: block

    required property OpenCampaign campaign
    required property string table
    required property int itemId
    property bool allShown: false
    readonly property var marks: hand.marks

    function show() {
        sheet.show()
    }

    visible: hand.found
    spacing: Theme.step
    onItemIdChanged: allShown = false

    UmpireHand {
        id: hand
        campaign: block.campaign
        table: block.table
        itemId: block.itemId
    }
    Caption {
        visible: hand.marks.length > 0
        text: qsTr("By the umpire's hand")
    }
    Repeater {
        model: block.allShown ? block.marks : block.marks.slice(0, 3)

        DataText {
            required property var modelData

            objectName: "umpireMark"
            width: block.width
            text: qsTr("Turn %1: %2").arg(modelData.turn).arg(modelData.text)
            soft: true
            wraps: true
        }
    }
    QuietButton {
        objectName: "allMarks"
        visible: !block.allShown && hand.marks.length > 3
        text: qsTr("Show all %1").arg(hand.marks.length)
        glyph: "history"
        onClicked: block.allShown = true
    }
    QuietButton {
        objectName: "changeAsUmpire"
        text: qsTr("Change as umpire…")
        glyph: "pencil"
        enabled: block.campaign.readOnlyReason === ""
        hint: qsTr("Sets anything of it, with a reason; no side learns of it, and undo takes it back.")
        onClicked: sheet.show()
    }
    UmpireSheet {
        id: sheet
        campaign: block.campaign
        things: hand.things
    }
}
