// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// Which of a screen's panes are seen. Where they have no room beside each other one of them is, and these choices, above
// them, say which; elsewhere this takes no room. Panes are { value, text }. While two have room the main one stays beside
// the one that is chosen.
FocusScope {
    id: choice

    required property real room // what the panes have, in pixels
    required property real need // what all of them take beside each other, at the usual size of text
    required property var panes
    property string pane: panes[0].value
    property string main: ""
    property real needOfTwo: Infinity // as `need`, of the main one and any other
    readonly property bool folds: room < Math.round(need * Math.max(1, Theme.textFactor))
    readonly property bool pairs: folds && main !== "" && room >= Math.round(needOfTwo * Math.max(1, Theme.textFactor))
    readonly property bool alone: folds && !pairs
    readonly property var offered: pairs ? panes.filter(each => each.value !== main) : panes
    readonly property string shown: offered.some(each => each.value === pane) ? pane : offered[0].value

    function shows(which: string): bool {
        return !folds || which === shown || pairs && which === main
    }

    objectName: "paneChoice"
    width: room
    height: folds ? segments.height + 2 * Theme.gap : 0
    visible: folds

    Rectangle {
        anchors.fill: parent
        color: Theme.card
    }
    SegmentedChoice {
        id: segments
        objectName: "panes"
        x: Theme.inset
        y: Theme.gap
        room: choice.width - 2 * Theme.inset
        label: qsTr("What is shown")
        value: choice.shown
        options: choice.offered
        onChosen: value => choice.pane = value
    }
    Rule {
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
