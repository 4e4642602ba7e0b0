// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// A fact: what, its value, and a note on what has become of it.
Item {
    id: fact

    required property string label
    required property string value
    property string note: ""
    property int labelWidth: Theme.factLabel

    implicitHeight: Math.max(label_.implicitHeight, value_.implicitHeight) + 6

    DataText {
        id: label_
        y: 3
        width: fact.labelWidth
        text: fact.label
        soft: true
        wraps: true
        rightPadding: Theme.gap
    }
    DataText {
        id: value_
        y: 3
        anchors.left: label_.right
        anchors.right: note_.left
        anchors.rightMargin: note_.visible ? Theme.gap : 0
        text: fact.value
        wraps: true
    }
    DataText {
        id: note_
        y: 3
        anchors.right: parent.right
        visible: fact.note !== ""
        width: visible ? Theme.dataWidth(text, false) : 0
        text: fact.note
        color: Theme.warn
    }
}
