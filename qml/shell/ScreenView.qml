// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// The screen one is at. Each is laid out for some room at least, which grows with the text; in a window that has less the
// screen keeps it and is scrolled: by the wheel, by the bars at its edges, and to whatever the keys go to.
FocusScope {
    id: view

    property alias sourceComponent: page.sourceComponent
    readonly property alias item: page.item
    // What the screen is laid out for, at the usual size of text.
    property int leastWidth: 1080
    property int leastHeight: 560

    // The same screen, as if one had just come to it.
    function renew() {
        page.active = false
        page.active = true
    }

    // What the bars take depends on the view alone: on what they leave it would go round in a circle.
    readonly property int bar: 12
    readonly property int wide: Math.round(leastWidth * Math.max(1, Theme.textFactor))
    readonly property int high: Math.round(leastHeight * Math.max(1, Theme.textFactor))
    readonly property bool scrollsLevel: wide > width
    readonly property bool scrollsUpright: high > height - (scrollsLevel ? bar : 0)

    Flickable {
        id: flick

        width: view.width - (view.scrollsUpright ? view.bar : 0)
        height: view.height - (view.scrollsLevel ? view.bar : 0)
        contentWidth: Math.max(view.width - (view.scrollsUpright ? view.bar : 0), view.wide)
        contentHeight: Math.max(view.height - (view.scrollsLevel ? view.bar : 0), view.high)
        boundsBehavior: Flickable.StopAtBounds
        // Charts, boards and lists are dragged themselves.
        interactive: false
        clip: view.scrollsLevel || view.scrollsUpright
        T.ScrollBar.vertical: Scroller {
            id: upright
            parent: view
            anchors.right: parent.right
            height: flick.height
        }
        T.ScrollBar.horizontal: Scroller {
            id: level
            parent: view
            anchors.bottom: parent.bottom
            width: flick.width
        }

        Loader {
            id: page
            objectName: "page"
            width: flick.contentWidth
            height: flick.contentHeight
            focus: true
            onLoaded: {
                flick.contentX = 0
                flick.contentY = 0
            }
        }
        WheelHandler {
            target: null
            acceptedModifiers: Qt.NoModifier
            enabled: view.scrollsUpright
            orientation: Qt.Vertical
            onWheel: event => flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, flick.contentY - event.angleDelta.y / 2))
        }
        WheelHandler {
            target: null
            acceptedModifiers: Qt.NoModifier
            enabled: view.scrollsLevel
            orientation: Qt.Horizontal
            onWheel: event => flick.contentX = Math.max(0, Math.min(flick.contentWidth - flick.width, flick.contentX - event.angleDelta.x / 2))
        }
    }
}
