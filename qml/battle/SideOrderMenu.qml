// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The orders of a side beyond the first, where there are more than buttons have room for: standing orders among them.
ActionMenu {
    id: menu

    required property BattleRoom room
    property bool crowded: false
    // A wording as the menu shows it.
    property var shortly: wording => wording

    objectName: "sideMenu"

    Instantiator {
        model: menu.crowded ? menu.room.sideOrders : null
        delegate: ActionEntry {
            required property string wording
            required property int index
            objectName: "sideEntry/" + index
            text: menu ? menu.shortly(wording) : wording // it goes after the menu does
            glyph: "chevron-right"
            onTriggered: {
                menu.close() // the order takes this entry away before the menu would close
                menu.room.giveOfSide(index)
            }
        }
        onObjectAdded: (index, object) => menu.insertItem(index, object)
        onObjectRemoved: (index, object) => menu.removeItem(object)
    }
}
