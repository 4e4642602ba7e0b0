// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import "../.."

// Help: every screen has its page.
Journey {
    id: test

    name: "Help"

    HelpPages {
        id: pages
    }

    function test_everyScreenHasItsPage() {
        failOnWarning(/.?/)
        win = createTemporaryObject(mainWindow, test, { startFile: journeys.freshSample() })
        verify(win)
        tryVerify(() => win.campaign.isOpen)
        verify(win.places.length > 12)
        for (const place of win.places) {
            verify(pages.of(place.name).length > 0, place.name)
            win.goTo(place.name)
            tryVerify(() => win.place !== "")
            verify(pages.of(win.place).length > 0, win.place)
        }
        for (const place in pages.pages)
            for (const text of pages.of(place))
                verify(text.length > 40, place)
    }
}
