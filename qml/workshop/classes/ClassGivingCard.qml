// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The umpire gives the open war the class that is looked at, or the whole file; why it cannot be stands here before, and what
// is to be done first where there is no class yet. It stands first: who comes from the war's menu comes for it.
Column {
    id: card

    required property ClassRoom room
    readonly property ClassGiving giving: room.giving

    readonly property bool empty: room.classes.count === 0

    visible: (giving.campaign?.isOpen ?? false) && (giving.all.asked || empty && giving.campaign.eyes === 0 && giving.campaign.readOnlyReason === "")
    spacing: Theme.gap

    DataText {
        topPadding: Theme.gap
        width: parent.width
        text: qsTr("For %1").arg(card.giving.campaign?.head.name ?? "")
        strong: true
        wraps: true
    }
    Rule {
        width: parent.width
    }
    Caption {
        objectName: "giveWhatFirst"
        width: parent.width
        visible: card.empty
        text: qsTr("Make a class, take one of the library as a copy or open a file of them; then it can be given to this war.")
        wrapMode: Text.Wrap
    }
    Flow {
        width: parent.width
        visible: !card.empty
        spacing: Theme.gap

        QuietButton {
            objectName: "giveClass"
            text: qsTr("Give it this class")
            glyph: "anchor"
            enabled: card.giving.one.allowed
            hint: card.giving.one.allowed ? card.giving.one.title : card.giving.one.why
            onClicked: card.giving.giveOne()
        }
        QuietButton {
            objectName: "giveClasses"
            visible: card.room.classes.count > 1 || card.room.figures.count > 0
            text: qsTr("Give it all of this file")
            enabled: card.giving.all.allowed
            hint: card.giving.all.allowed ? card.giving.all.title : card.giving.all.why
            onClicked: card.giving.giveAll()
        }
    }
    Caption {
        objectName: "giveWhyNot"
        width: parent.width
        visible: !card.empty && !card.giving.one.allowed
        text: card.giving.one.why
        color: Theme.bad
        wrapMode: Text.Wrap
    }
    Caption {
        width: parent.width
        visible: card.giving.one.allowed
        text: qsTr("Its yards build ships of it from then on. Undo in the war takes it back.")
        wrapMode: Text.Wrap
    }
}
