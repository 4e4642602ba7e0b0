// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// A menu of what can be done with the thing it opens on. Entries are ActionEntry.
T.Menu {
    id: menu

    // A menu stays open over another screen when the keyboard leaves the one it belongs to.
    readonly property bool isAtHand: parent?.visible ?? true

    onIsAtHandChanged: if (!isAtHand) close()

    implicitWidth: Math.max(200, contentItem.implicitWidth + 2 * padding)
    implicitHeight: contentItem.implicitHeight + 2 * padding
    padding: 4
    margins: Theme.gap
    overlap: 1
    delegate: ActionEntry {}

    contentItem: ListView {
        implicitWidth: {
            let widest = 0
            for (let i = 0; i < menu.count; ++i)
                widest = Math.max(widest, menu.itemAt(i)?.implicitWidth ?? 0)
            return widest
        }
        implicitHeight: contentHeight
        model: menu.contentModel
        interactive: Window.window ? contentHeight > Window.window.height - 24 : false
        clip: true
        currentIndex: menu.currentIndex
    }
    background: Rectangle {
        color: Theme.raised
        radius: Theme.radius
        border.width: 1
        border.color: Theme.strongLine
    }
}
