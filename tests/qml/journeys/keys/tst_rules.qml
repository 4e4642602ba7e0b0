// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import QtTest
import Navarch
import "../.."

Journey {
    id: test

    name: "Rules"

    Component {
        id: presses
        SignalSpy {
            signalName: "pressed"
        }
    }

    function init() {
        failOnWarning(/.?/)
        openSample()
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

    // On a button the number is pressed and not the button; beside its words the button is, though the number has the room.
    function test_aNumberOnAButton() {
        win.goTo("settings")
        const row = createTemporaryQmlObject(`import QtQuick; import QtQuick.Templates as T; import Navarch
            T.AbstractButton {
                property int presses: 0
                width: 300; height: 40
                onPressed: ++presses
                contentItem: Item { Caption { objectName: "number"; width: parent.width; text: "SA-8.3 · seed"; rule: "SA-8.3" } }
            }`, win.contentItem)
        const number = findChild(row, "number")
        mouseClick(number, 3, 3)
        tryCompare(book(), "opened", true)
        compare(row.presses, 0)
        keyClick(Qt.Key_Escape)
        tryCompare(book(), "opened", false)
        mouseClick(number, number.width - 3, 3)
        compare(row.presses, 1)
        compare(book().opened, false)
    }

    // Texts that open a rule and stand on something to press, each with that.
    function numbersOnButtons(item: Item, button: Item): var {
        if (!item.visible)
            return []
        const own = button !== null && (item as Caption)?.rule ? [{ number: item, button: button }] : []
        const below = item instanceof T.AbstractButton ? item : button
        return own.concat(...Array.from(item.children).map(each => numbersOnButtons(each, below)))
    }

    function scrollTo(item: Item) {
        for (let around = item.parent; around !== null; around = around.parent)
            if (around instanceof Flickable && around.contentHeight > around.height)
                around.contentY = Math.max(0, Math.min(around.contentHeight - around.height,
                                                       item.mapToItem(around.contentItem, 0, 0).y - around.height / 2))
        waitForRendering(win.contentItem)
    }

    // So it is in a price, whose lines open and close: nothing is opened but the rule's page.
    function test_everyNumberOnAButton() {
        win.goTo("fleet-builder")
        win.screen.exchange.takeNamed("Fleet of the Piraeus")
        win.fleetBuilder.selection.step(1)
        tryVerify(() => numbersOnButtons(win.contentItem, null).length > 2)
        for (const each of numbersOnButtons(win.contentItem, null)) {
            scrollTo(each.number)
            const pressed = createTemporaryObject(presses, test, { target: each.button })
            mouseClick(each.number, 3, each.number.height / 2)
            tryCompare(book(), "opened", true)
            compare(pressed.count, 0)
            verify(book().title.startsWith(each.number.rule), `${book().title} for ${each.number.rule}`)
            keyClick(Qt.Key_Escape)
            tryCompare(book(), "opened", false)
        }
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
