// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// A side pane whose contents scroll when they are long: a column with the pane's margins.
ScrolledArea {
    id: pane

    default property alias content: column.data
    property alias spacing: column.spacing
    // What stays in sight below all that scrolls, while it is wanted.
    property alias foot: inFoot.data
    property bool showsFoot: false

    // Goes to its end, and stays there while pictures and lists are still growing.
    function showEnd() {
        toEnd = true
        contentY = Math.max(0, contentHeight - height)
    }
    property bool toEnd: false
    onContentHeightChanged: if (toEnd) showEnd()
    onMovementStarted: toEnd = false

    contentHeight: column.implicitHeight + 2 * 20 + (showsFoot ? footing.height : 0)

    Column {
        id: column
        x: 20
        y: 20
        width: pane.width - 40
        spacing: Theme.inset
    }
    Rectangle {
        id: footing
        parent: pane
        anchors.bottom: parent.bottom
        width: pane.width
        height: inFoot.implicitHeight + 2 * Theme.inset
        visible: pane.showsFoot
        color: Theme.paper

        Rule {
            width: parent.width
        }
        Flow {
            id: inFoot
            x: 20
            y: Theme.inset
            width: pane.width - 40
            spacing: Theme.gap
        }
    }
}
