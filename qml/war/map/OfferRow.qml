// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// One thing that a fleet may do to the port it is sent to: what it is, its chances, what it brings, or why it may not.
T.AbstractButton {
    id: row

    required property var offer
    property bool chosen: false
    // One of several to choose from; else a press begins what it says.
    property bool chooses: true

    objectName: "offer/" + (offer.kind ?? "")
    enabled: offer.allowed ?? false
    implicitHeight: Math.max(Theme.touch, words.implicitHeight + Theme.gap)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: chooses ? Accessible.RadioButton : Accessible.Button
    Accessible.checked: chosen
    Accessible.name: Theme.joined([offer.text, offer.odds, offer.allowed ? offer.brings : offer.why])
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Item {
        Column {
            id: words
            x: Theme.gap
            width: parent.width - 2 * Theme.gap
            anchors.verticalCenter: parent.verticalCenter

            Item {
                width: parent.width
                height: Math.max(title.implicitHeight, odds.implicitHeight)

                DataText {
                    id: title
                    width: parent.width - odds.implicitWidth - Theme.gap
                    text: row.offer.text ?? ""
                    strong: row.chosen
                    soft: !row.enabled
                }
                DataText {
                    id: odds
                    anchors.right: parent.right
                    text: row.offer.odds ?? ""
                    strong: row.chosen
                }
            }
            Caption {
                width: parent.width
                visible: text !== ""
                text: (row.offer.allowed ? row.offer.brings : row.offer.why) ?? ""
                wrapMode: Text.Wrap
            }
        }
    }
    background: Rectangle {
        radius: 4
        color: row.chosen ? Theme.chosen : row.down ? Theme.press : row.hovered ? Theme.hover : "transparent"
        FocusRing {
            shown: row.visualFocus
            distance: -1
        }
    }
}
