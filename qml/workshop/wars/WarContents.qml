// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What the war is made of, each part a press away, and what is wrong with it, each finding a press from where it is mended.
PaneScroll {
    id: pane

    required property WarBuilder builder
    property int part: WarBuilderScreen.War

    signal picked(int part)
    signal findingPicked(int side, int fleet, string port)

    spacing: Theme.step

    WarEntry {
        objectName: "warPart"
        width: parent.width
        text: qsTr("The war")
        glyph: "book"
        note: qsTr("Text, calendar, options")
        taken: pane.part === WarBuilderScreen.War
        onClicked: pane.picked(WarBuilderScreen.War)
    }
    WarEntry {
        objectName: "portsPart"
        width: parent.width
        text: qsTr("Ports")
        glyph: "castle"
        note: qsTr("%1 of %2 take part").arg(pane.builder.ports.taken).arg(pane.builder.ports.all)
        taken: pane.part === WarBuilderScreen.Ports
        onClicked: pane.picked(WarBuilderScreen.Ports)
    }
    Repeater {
        model: pane.builder.sides

        WarEntry {
            required property int index
            required property string name
            required property string colour
            required property string emblem
            required property string remaining
            required property bool overspent
            required property int ships
            required share

            objectName: "sidePart/" + name
            width: pane.width - 40
            text: name
            side: ({ colour: colour, emblem: emblem })
            note: overspent ? qsTr("%1 ships, over by %2").arg(ships).arg(remaining.replace("−", ""))
                            : qsTr("%1 ships, %2 left").arg(ships).arg(remaining)
            taken: pane.part === index
            over: overspent
            onClicked: pane.picked(index)
        }
    }
    QuietButton {
        objectName: "addWarSide"
        text: qsTr("Another side")
        glyph: "plus"
        enabled: !pane.builder.sides.full
        hint: enabled ? "" : qsTr("Eight sides are the most (CP-2.1)")
        onClicked: {
            const row = pane.builder.sides.add()
            if (row >= 0)
                pane.picked(row)
        }
    }
    Item {
        width: 1
        height: Theme.gap
    }
    Rule {
        width: parent.width
    }
    Item {
        width: parent.width
        height: Theme.control

        DataText {
            height: parent.height
            text: pane.builder.check.busy ? qsTr("Findings; the chart is being looked at") : qsTr("Findings")
            width: parent.width
            strong: true
        }
    }
    DataText {
        width: parent.width
        visible: pane.builder.check.count === 0 && !pane.builder.check.busy
        text: qsTr("Nothing stands against it: a war can be founded on this.")
        wraps: true
        soft: true
    }
    Repeater {
        model: pane.builder.check

        FindingRow {
            required property int index
            required property string findingKey
            required property int side
            required property int fleet
            required property string port
            required subject

            objectName: "warFinding/" + findingKey
            width: pane.width - 40
            fixable: true
            fixText: qsTr("Show")
            onFix: pane.findingPicked(side, fleet, port)
        }
    }
}
