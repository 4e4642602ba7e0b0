// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// A distribution with its title, and in words what it comes to.
Card {
    id: card

    property string title: ""
    property string detail: ""
    property string unit: ""
    required property var spread
    property real upTo: 0
    property color fill: Theme.strongLine
    property string colour: ""
    property string emblem: ""

    inset: Theme.gap + 2
    clip: true

    SideBadge {
        id: badge
        visible: card.emblem !== ""
        width: visible ? size : 0
        size: 20
        colour: card.colour
        emblem: card.emblem
    }
    DataText {
        id: title
        anchors.left: badge.right
        anchors.leftMargin: badge.visible ? Theme.gap : 0
        anchors.right: parent.right
        height: badge.size
        text: card.title
        strong: true
    }
    Caption {
        id: detail
        anchors.top: badge.bottom
        width: parent.width
        text: card.detail
    }
    SpreadPlot {
        anchors.top: detail.bottom
        anchors.topMargin: Theme.step
        anchors.bottom: parent.bottom
        width: parent.width
        spread: card.spread
        upTo: card.upTo
        fill: card.fill
        ink: Theme.ink
        soft: Theme.softInk
        line: Theme.strongLine
        fontFamily: Theme.dataFamily
        fontSize: Theme.captionSize
        Accessible.role: Accessible.Chart
        Accessible.name: card.title
        Accessible.description: card.detail
    }
}
