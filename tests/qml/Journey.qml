// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Navarch

// A way through the window, by mouse and by keys. Each test function of one opens a window of its own.
TestCase {
    id: journey

    property var win: null
    readonly property Component mainWindow: Component { Main {} }

    // `properties`: what the window is given; undefined: nothing.
    function openWindow(properties: var) {
        win = createTemporaryObject(mainWindow, journey, properties ?? {})
        verify(win)
        tryCompare(win, "active", true)
    }
    // On a sample campaign that nobody touched yet.
    function openSample() {
        openWindow({ startFile: journeys.freshSample() })
        tryVerify(() => win.campaign.isOpen)
    }
    // A button is pressed where it stands once it has come to rest.
    function press(name: string, within: var) {
        const button = findChild(within ?? win.contentItem, name)
        verify(button, name)
        tryVerify(() => button.visible && button.enabled && button.width > 0, 5000, name)
        waitForRendering(win.contentItem, 50)
        mouseClick(button)
    }

    when: windowShown
}
