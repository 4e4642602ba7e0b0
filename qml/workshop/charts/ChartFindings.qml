// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What is wrong with the chart; a click, or Enter, goes to where that is.
FocusScope {
    id: pane

    required property ChartCheck check

    signal placeAsked(point degrees)

    function go(row: int) {
        if (row >= 0)
            placeAsked(check.place(row))
    }

    ScrolledList {
        id: list

        objectName: "chartFindings"
        anchors.fill: parent
        anchors.leftMargin: Theme.inset
        anchors.rightMargin: Theme.inset
        focus: true
        activeFocusOnTab: count > 0 || activeFocus // Qt complains when what has the focus may not have it
        model: pane.check
        currentIndex: -1
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Findings")
        onActiveFocusChanged: if (activeFocus && currentIndex < 0 && count > 0) currentIndex = 0
        Keys.onReturnPressed: pane.go(currentIndex)
        Keys.onEnterPressed: pane.go(currentIndex)

        delegate: FindingRow {
            id: row

            required property int index
            required property bool placed
            required subject

            objectName: "chartFinding" + index
            width: list.width - Theme.inset
            rule: ""
            fixable: placed
            fixText: qsTr("Go there")
            onFix: pane.go(index)

            TapHandler {
                enabled: row.placed
                onTapped: pane.go(row.index)
            }
            FocusRing {
                shown: row.ListView.isCurrentItem && list.activeFocus
                distance: 0
            }
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.margin
        visible: list.count === 0
        glyph: "check"
        title: qsTr("Nothing is wrong")
        text: qsTr("Ports inland, shores that cross and ports that no lane leads to would stand here.")
    }
}
