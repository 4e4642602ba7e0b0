// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The heads of the fleet list; pressing one sorts the ships of every squadron by it.
Item {
    id: heads

    required property FleetTree tree

    function sortBy(what: string) {
        if (tree.sortBy === what) {
            if (tree.descending)
                tree.sortBy = "order"
            tree.descending = !tree.descending
        } else {
            tree.descending = false
            tree.sortBy = what
        }
    }

    // The room for names: what the fixed columns leave is shared between name and class.
    readonly property int nameWidth: Math.max(FleetColumns.name, Math.round(
        0.45 * (width - FleetColumns.nameX - FleetColumns.crew - FleetColumns.state - FleetColumns.sign
                - FleetColumns.price)))

    implicitHeight: name.implicitHeight

    Head {
        id: name
        what: "name"
        text: qsTr("Name")
        x: FleetColumns.nameX - Theme.gap
        width: heads.nameWidth + Theme.gap
    }
    Head {
        what: "class"
        visible: heads.width - FleetColumns.nameX - heads.nameWidth - FleetColumns.crew - FleetColumns.state
                 - FleetColumns.sign - FleetColumns.price > width - 40
        text: FleetColumns.narrow ? qsTr("Class") : qsTr("Class, captain")
        anchors.left: name.right
        anchors.right: crew.left
    }
    Head {
        id: crew
        what: "crew"
        visible: !FleetColumns.least
        text: qsTr("Crew")
        anchors.right: state.left
        width: FleetColumns.crew
    }
    Head {
        id: state
        what: "condition"
        text: qsTr("State")
        anchors.right: sign.left
        width: FleetColumns.state
    }
    Item {
        id: sign
        anchors.right: price.left
        width: FleetColumns.sign
    }
    Head {
        id: price
        what: "price"
        text: qsTr("Talents")
        toTheRight: true
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        width: FleetColumns.price
    }
    Rule {
        anchors.bottom: parent.bottom
        width: parent.width
    }

    component Head: ColumnHead {
        required property string what

        sorted: heads.tree.sortBy === what
        descending: heads.tree.descending
        onClicked: heads.sortBy(what)
    }
}
