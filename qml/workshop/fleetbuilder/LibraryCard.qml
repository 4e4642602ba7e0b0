// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// One class or template: what it is, how it looks from above, what it costs, and the button that adds one.
T.ItemDelegate {
    id: card

    required property int index
    required property string name
    required property string summary
    required property string price
    required property var outline
    property string note: ""
    property bool faded: false
    property bool usable: true
    // The one that is being looked at beside the list.
    property bool taken: false

    signal added()
    signal menuAsked()

    function add() {
        if (usable)
            added()
    }

    readonly property bool current: ListView.isCurrentItem && ListView.view.activeFocus

    implicitHeight: Math.round(80 * Theme.textFactor)
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.name: name + ", " + summary + ", " + price + ", " + note
    onClicked: {
        ListView.view.currentIndex = index
        ListView.view.forceActiveFocus()
    }
    onDoubleClicked: add()

    contentItem: Item {
        DataText {
            id: title
            x: Theme.inset
            y: Theme.gap
            width: sum.x - x - Theme.gap
            text: card.name
            strong: true
            opacity: card.faded ? 0.6 : 1
        }
        AmountText {
            id: sum
            anchors.right: parent.right
            anchors.rightMargin: Theme.inset
            y: Theme.gap
            height: title.height
            text: card.price
        }
        ShipSilhouette {
            id: drawing
            x: Theme.inset
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.gap
            width: Math.round(74 * Theme.textFactor)
            height: Math.round(36 * Theme.textFactor)
            traits: card.outline
            toScale: true
            ink: Theme.ink
            hull: Theme.land
            deck: Theme.card
            breach: Theme.bad
            opacity: card.faded ? 0.5 : 1
        }
        Column {
            anchors.left: drawing.right
            anchors.leftMargin: Theme.gap
            anchors.right: plus.left
            anchors.rightMargin: Theme.step
            anchors.verticalCenter: drawing.verticalCenter
            spacing: 1

            Caption {
                width: parent.width
                text: card.summary
            }
            Caption {
                width: parent.width
                text: card.note
            }
        }
        IconButton {
            id: plus
            objectName: "add/" + card.name
            anchors.right: parent.right
            anchors.rightMargin: Theme.step
            anchors.verticalCenter: drawing.verticalCenter
            width: Theme.control
            height: Theme.control
            glyph: card.usable ? "plus" : "more"
            ink: Theme.accent
            focusPolicy: Qt.NoFocus
            text: card.usable ? qsTr("Add %1").arg(card.name) : qsTr("More")
            onClicked: card.usable ? card.add() : card.menuAsked()
        }
        TapHandler {
            acceptedButtons: Qt.RightButton
            onTapped: card.menuAsked()
        }
        Rule {
            anchors.bottom: parent.bottom
            width: parent.width
            opacity: 0.6
        }
    }
    background: Rectangle {
        color: card.taken ? Theme.chosen : card.hovered ? Theme.hover : "transparent"

        FocusRing {
            shown: card.current
            distance: -2
        }
    }
}
