// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The orders of a side beyond the first, where there are more than buttons have room for: standing orders among them.
ActionMenu {
    id: orders

    required property BattleRoom room
    property bool crowded: false

    objectName: "sideMenu"

    Instantiator {
        model: orders.crowded ? orders.room.ofSide.orders : null
        delegate: ActionEntry {
            required property string briefly
            required property int index
            objectName: "sideEntry/" + index
            text: briefly
            glyph: "chevron-right"
            onTriggered: {
                orders.close() // the order takes this entry away before the menu would close
                orders.room.ofSide.give(index)
            }
        }
        onObjectAdded: (index, object) => orders.insertItem(index, object)
        onObjectRemoved: (index, object) => orders.removeItem(object)
    }
}
