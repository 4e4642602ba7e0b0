// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// A sum: what it is, and right its amount.
Item {
    id: line

    required property string label
    property alias amount: sum.text
    property bool soft: false
    property bool strong: false
    property color tone: Theme.ink

    width: parent?.width ?? 0
    implicitHeight: words.implicitHeight

    DataText {
        id: words
        width: parent.width - sum.width - Theme.gap
        height: parent.height
        text: line.label
        soft: line.soft
        strong: line.strong
        wraps: true
    }
    AmountText {
        id: sum
        anchors.right: parent.right
        height: parent.height
        width: implicitWidth
        strong: line.strong
        color: line.tone
    }
}
