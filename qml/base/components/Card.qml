// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// A sheet on the chart table. Content goes inside the inset.
Rectangle {
    id: card

    default property alias content: inside.data
    property int inset: Theme.inset

    implicitWidth: inside.childrenRect.width + 2 * inset
    implicitHeight: inside.childrenRect.height + 2 * inset
    color: Theme.card
    radius: Theme.radius
    border.width: 1
    border.color: Theme.line

    Item {
        id: inside
        anchors.fill: parent
        anchors.margins: card.inset
    }
}
