// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// One page to look at closely. Dragging moves it, the wheel scrolls and then turns the page, Ctrl and the wheel (or two
// fingers) zoom at the pointer.
FocusScope {
    id: view

    required property PrintJob job
    property int page: 0
    // "page" and "width" follow the room there is; otherwise `zoom` says.
    property string fit: "page"
    property real zoom: 1

    readonly property real leastZoom: 0.25
    readonly property real mostZoom: 4
    // As large as on paper, on a screen of 96 dots to the inch.
    readonly property real fullWidth: job.pages.width * 96 / 25.4
    readonly property real fullHeight: job.pages.height * 96 / 25.4
    readonly property int around: Theme.margin
    readonly property real scaleNow: fit === "width" ? bounded((width - 2 * around - 12) / fullWidth)
                                     : fit === "page" ? bounded(Math.min((width - 2 * around) / fullWidth,
                                                                         (height - 2 * around) / fullHeight))
                                     : zoom
    readonly property alias ready: sheet.ready

    Accessible.role: Accessible.Graphic
    Accessible.name: sheet.Accessible.name

    signal turned(int page)

    function bounded(factor: real): real {
        return Math.max(leastZoom, Math.min(mostZoom, factor))
    }

    function turn(by: int) {
        const to = Math.max(0, Math.min(job.pages.count - 1, page + by))
        if (to !== page)
            turned(to)
    }

    // Keeps the point of the page that is at (x, y) of the view where it is.
    function zoomTo(factor: real, x: real, y: real) {
        const before = scaleNow
        const atX = (flick.contentX + x - sheet.x) / before
        const atY = (flick.contentY + y - sheet.y) / before
        zoom = bounded(factor)
        fit = ""
        flick.contentX = Math.max(0, Math.min(flick.contentWidth - flick.width, sheet.x + atX * zoom - x))
        flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, sheet.y + atY * zoom - y))
    }

    function zoomBy(factor: real) {
        zoomTo(scaleNow * factor, width / 2, height / 2)
    }

    function scroll(by: real): bool {
        const least = 0
        const most = Math.max(0, flick.contentHeight - flick.height)
        const to = Math.max(least, Math.min(most, flick.contentY + by))
        const moved = Math.abs(to - flick.contentY) >= 1
        flick.contentY = to
        return moved
    }

    onPageChanged: flick.contentY = 0
    Keys.onPressed: event => {
        event.accepted = true
        if (event.key === Qt.Key_PageDown)
            turn(1)
        else if (event.key === Qt.Key_PageUp)
            turn(-1)
        else if (event.key === Qt.Key_Home)
            turn(-page)
        else if (event.key === Qt.Key_End)
            turn(job.pages.count)
        else if (event.key === Qt.Key_Down)
            scroll(60)
        else if (event.key === Qt.Key_Up)
            scroll(-60)
        else if (event.key === Qt.Key_Left)
            flick.contentX = Math.max(0, flick.contentX - 60)
        else if (event.key === Qt.Key_Right)
            flick.contentX = Math.max(0, Math.min(flick.contentWidth - flick.width, flick.contentX + 60))
        else
            event.accepted = false
    }

    ScrolledArea {
        id: flick

        anchors.fill: parent
        contentWidth: Math.max(width, sheet.width + 2 * view.around)
        contentHeight: Math.max(height, sheet.height + 2 * view.around)
        T.ScrollBar.horizontal: Scroller {}

        PageSheet {
            id: sheet
            objectName: "shownPage"
            x: Math.max(view.around, (flick.width - width) / 2)
            y: Math.max(view.around, (flick.height - height) / 2)
            width: Math.round(view.fullWidth * view.scaleNow)
            height: Math.round(view.fullHeight * view.scaleNow)
            job: view.job
            page: view.page
            Accessible.description: view.job.pages.count > 0 ? view.job.pages.wordsOn(view.page) : ""
        }
        TapHandler {
            onTapped: view.forceActiveFocus()
        }
        PinchHandler {
            id: pinch
            property real begun: 1
            target: null
            onActiveChanged: begun = view.scaleNow
            onActiveScaleChanged: if (active) view.zoomTo(begun * activeScale, centroid.position.x - flick.contentX,
                                                          centroid.position.y - flick.contentY)
        }
    }
    WheelHandler {
        acceptedModifiers: Qt.ControlModifier
        onWheel: event => view.zoomTo(view.scaleNow * Math.pow(1.2, event.angleDelta.y / 120), event.x, event.y)
    }
    WheelHandler {
        acceptedModifiers: Qt.NoModifier
        // Turning takes a notch of its own, so that nobody is thrown over the end of a page.
        property real beyond: 0

        onWheel: event => {
            const by = event.hasPixelDelta ? event.pixelDelta.y : event.angleDelta.y / 2
            if (view.scroll(-by)) {
                beyond = 0
                return
            }
            beyond += event.angleDelta.y
            if (Math.abs(beyond) >= 120) {
                const forward = beyond < 0
                beyond = 0
                const before = view.page
                view.turn(forward ? 1 : -1)
                if (!forward && view.page !== before)
                    flick.contentY = Math.max(0, flick.contentHeight - flick.height)
            }
        }
    }
    FocusRing {
        shown: view.activeFocus
        distance: -2
        radius: 0
    }
}
