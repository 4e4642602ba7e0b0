// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Navarch
import Navarch.App

// Small windows and large text: a screen that is scrolled begins with its head.
TestCase {
    id: test

    property var win: null

    name: "SmallWindows"
    when: windowShown

    Component {
        id: mainWindow
        Main {}
    }

    function init() {
        failOnWarning(/.?/)
        Preferences.theme = "light"
        Preferences.hints = false
        win = createTemporaryObject(mainWindow, test, { startFile: journeys.freshSample() })
        verify(win)
        tryCompare(win, "active", true)
    }
    function cleanup() {
        Preferences.textFactor = 1
    }

    // The list of a builder took the keys, and the screen was scrolled until its lower edge was seen: undo was cut in half,
    // and tabs were gone.
    function test_aScrolledScreenBeginsWithItsHead_data() {
        return ["fleets", "people", "ports", "treasury", "fleet-builder", "port-builder", "charts", "boards", "classes", "war-builder"].map(place => ({ tag: place, place: place }))
    }
    function test_aScrolledScreenBeginsWithItsHead(data) {
        const view = findChild(win, "screenView")
        for (const [width, height, percent] of [[1024, 640, 135], [900, 600, 135]]) {
            Preferences.textFactor = percent / 100
            win.width = width
            win.height = height
            win.goTo("start")
            win.goTo(data.place)
            wait(50)
            const where = `${width}x${height} at ${percent}%`
            compare(view.item.mapToItem(view, 0, 0).y, 0, where)
            for (const name of ["panes", "undo", "boardPages", "chartPages"]) {
                const part = findChild(view.item, name)
                if (part?.visible)
                    verify(part.mapToItem(view, 0, 0).y >= 0, `${name}, ${where}`)
            }
        }
    }
}
