// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

// The first words at the table of a game: until they are put away, of each game by itself.
Journey {
    id: test

    name: "Hints"

    function init() {
        failOnWarning(/.?/)
        Preferences.hints = false // which forgets what was put away
        Preferences.hints = true
        openWindow()
    }

    function cleanup() {
        Preferences.hints = false
        Preferences.hints = true
    }

    // Both sides by hand, under that game.
    function sitDown(rules: string) {
        win.battleRoom.close()
        win.goTo("battle")
        const skirmish = win.screen.content.skirmish
        skirmish.choose(skirmish.samples.findIndex(each => each.rules === rules))
        for (const side of [0, 1])
            skirmish.setPlayer(side, "hands")
        skirmish.begin(win.battleRoom)
        tryVerify(() => findChild(win, "tableHint")?.name === "table-" + rules)
    }

    function test_everyTableHasItsOwn_data() {
        return ["salamis-ad-actium", "ramming-speed", "trireme", "squadrons", "pompeius"].map(rules => ({ tag: rules }))
    }

    function test_everyTableHasItsOwn(data) {
        sitDown(data.tag)
        const hint = findChild(win, "tableHint")
        compare(hint.name, "table-" + data.tag)
        tryCompare(hint, "visible", true)
        verify(hint.text.length > 80, hint.text)
    }

    // Put away at one table it is gone there for good, and still stands at another.
    function test_whatIsPutAwayStaysAway() {
        sitDown("trireme")
        const hint = findChild(win, "tableHint")
        tryCompare(hint, "visible", true)
        mouseClick(hint, hint.width - 16, hint.height / 2)
        tryCompare(hint, "visible", false)
        sitDown("ramming-speed")
        tryVerify(() => findChild(win, "tableHint")?.visible ?? false)
        sitDown("trireme")
        compare(findChild(win, "tableHint").visible, false)
    }
}
