// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The ports of the chart; Enter or a click looks at one.
FocusScope {
    id: pane

    required property ChartPorts ports

    // Where they are put.
    signal placeAsked()

    ScrolledList {
        id: list

        objectName: "chartPorts"
        anchors.fill: parent
        anchors.leftMargin: Theme.inset
        anchors.rightMargin: Theme.inset
        focus: true
        activeFocusOnTab: count > 0 || activeFocus // Qt complains when what has the focus may not have it
        model: pane.ports
        currentIndex: -1
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Ports of the chart")
        onActiveFocusChanged: if (activeFocus && currentIndex < 0 && count > 0) currentIndex = 0
        Keys.onReturnPressed: lookAt(currentItem)
        Keys.onEnterPressed: lookAt(currentItem)
        Keys.onSpacePressed: lookAt(currentItem)

        function lookAt(row: Item) {
            if (row)
                pane.ports.current = (row as PortRow).portId
        }

        delegate: PortRow {
            width: list.width
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.margin
        visible: list.count === 0
        glyph: "anchor"
        title: qsTr("No ports yet")
        text: qsTr("Take the tool that puts ports (%1), then press a shore.").arg(KeyPages.keysOf("put-port"))
    }

    component PortRow: Item {
        id: row

        required property int index
        required property string portId
        required property string name
        required property string values

        height: Theme.row
        Accessible.role: Accessible.ListItem
        Accessible.name: Theme.joined([name, qsTr("worth %1").arg(values)])

        Rectangle {
            anchors.fill: parent
            radius: 4
            color: row.ListView.isCurrentItem && row.ListView.view.activeFocus ? Theme.chosen : pointer.hovered ? Theme.hover : "transparent"
        }
        DataText {
            anchors.left: parent.left
            anchors.leftMargin: Theme.gap
            anchors.right: worth.left
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            text: row.name
        }
        Caption {
            id: worth
            anchors.right: parent.right
            anchors.rightMargin: Theme.inset
            anchors.verticalCenter: parent.verticalCenter
            text: row.values
        }
        HoverHandler {
            id: pointer
        }
        TapHandler {
            onTapped: pane.ports.current = row.portId
        }
    }
}
