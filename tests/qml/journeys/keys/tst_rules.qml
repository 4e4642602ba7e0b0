// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Navarch

TestCase {
    id: test

    property var win: null

    name: "Rules"
    when: windowShown

    Component {
        id: mainWindow
        Main {}
    }

    function init() {
        failOnWarning(/.?/)
        win = createTemporaryObject(mainWindow, test, { startFile: journeys.freshSample() })
        verify(win)
        tryCompare(win, "active", true)
        tryVerify(() => win.campaign.isOpen)
    }

    function book(): var {
        return findChild(win, "ruleSheet")
    }

    function press(text: string) {
        for (const letter of text)
            keyClick(letter)
    }

    // F1 opens the rulebook wherever one is, a rule is found by its number and by words, and Escape goes back.
    function test_aRuleIsFoundByKeysAlone() {
        keyClick(Qt.Key_F1)
        tryCompare(book(), "opened", true)
        press("sa-7.4.t2")
        tryVerify(() => findChild(book().contentItem, "ruleEntry") !== null)
        keyClick(Qt.Key_Tab) // past the search's own button
        keyClick(Qt.Key_Tab)
        keyClick(Qt.Key_Return)
        tryVerify(() => book().title.startsWith("SA-7.4.T2"))
        keyClick(Qt.Key_Escape)
        tryCompare(book(), "opened", false)
    }

    function test_wordsThatNoRuleHas() {
        keyClick(Qt.Key_F1)
        tryCompare(book(), "opened", true)
        press("submarine")
        compare(findChild(book().contentItem, "ruleEntry"), null)
    }

    // A press on a number opens its page, and the number is not also a press on what it stands in.
    function test_aNumberIsPressed() {
        win.goTo("settings")
        const number = createTemporaryQmlObject("import Navarch; Caption { text: 'SA-8.3 · seed'; rule: 'SA-8.3' }", win.contentItem)
        mouseClick(number, 3, 3) // beside the rail's first stop
        tryCompare(book(), "opened", true)
        verify(book().title.startsWith("SA-8.3"))
    }

    // What has no number of a rule opens the book as it is; what stands in something with one opens that.
    function test_theRuleOfWhatOneIsOn() {
        const row = createTemporaryQmlObject("import QtQuick; FocusScope { property string rule: 'CP-6.2'; Item { objectName: 'inner'; focus: true } }",
                                             win.contentItem)
        findChild(row, "inner").forceActiveFocus()
        keyClick(Qt.Key_F1)
        tryCompare(book(), "opened", true)
        verify(book().title.startsWith("CP-6.2"))
    }
}
