// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

Journey {
    id: test

    name: "People"

    function init() {
        failOnWarning(/.?/)
        openSample()
        tryVerify(() => findChild(win.contentItem, "rail-people") !== null && findChild(win.contentItem, "rail-people").y > 0)
        mouseClick(findChild(win.contentItem, "rail-people"))
        compare(win.place, "people")
    }
    function type(name: string, within: var, words: string) {
        const field = findChild(within, name)
        verify(field, name)
        mouseClick(field)
        field.text = words
    }

    function test_aCommanderIsAppointedShownAndDismissed() {
        const list = findChild(win, "people")
        const before = list.count
        press("appoint")
        const sheet = findChild(win, "appointSheet")
        tryCompare(sheet, "opened", true)
        const act = findChild(sheet.contentItem, "appointHim")
        verify(!act.enabled) // nobody has a name yet
        type("appointName", sheet.contentItem, "Phormio <b>the elder</b>")
        tryCompare(act, "enabled", true)
        verify(findChild(sheet.contentItem, "appointFollows").text.includes("talents"))
        press("appointHim", sheet.contentItem)
        tryCompare(sheet, "opened", false)
        compare(findChild(win, "notices").what, "")
        compare(list.count, before + 1)
        tryVerify(() => findChild(win, "personName").name === "Phormio <b>the elder</b>")
        // Whoever stands after him is on the card then, not the first of all.
        const at = list.currentIndex
        const people = win.screen.people
        const next = people.idAt(at < people.count - 1 ? at + 1 : at - 1)
        press("dismiss")
        tryCompare(list, "count", before)
        tryCompare(findChild(win, "personPane"), "personId", next)
        compare(list.currentIndex, people.rowOf(next))
        win.campaign.undo()
        compare(list.count, before + 1)
    }

    // Anything is the umpire's to set, with a reason; it is marked for his eyes, and a side sees nothing of it.
    function test_theUmpireChangesACommander() {
        const pane = findChild(win, "personPane")
        tryVerify(() => pane.visible && pane.card.shown.named)
        const button = findChild(pane, "changeAsUmpire")
        verify(button)
        button.clicked()
        const sheet = findChild(win, "umpireSheet")
        tryCompare(sheet, "opened", true)
        const act = findChild(sheet.contentItem, "setField")
        sheet.choose("experience")
        compare(sheet.kind, UmpireField.Number)
        const value = findChild(sheet.contentItem, "umpireValue")
        value.selectAll()
        keyClick(Qt.Key_Delete)
        for (const digit of "-1")
            keyClick(digit)
        tryVerify(() => findChild(sheet.contentItem, "umpireWhyNot").text.includes("1000000"))
        verify(!act.enabled)
        value.selectAll()
        keyClick(Qt.Key_3)
        tryCompare(findChild(sheet.contentItem, "umpireWhyNot"), "text", "")
        verify(!act.enabled) // it wants a reason
        type("umpireReason", sheet.contentItem, "He <b>was</b> there")
        tryCompare(act, "enabled", true)
        press("setField", sheet.contentItem)
        tryCompare(sheet, "opened", false)
        compare(findChild(win, "notices").what, "")
        tryVerify(() => findChild(pane, "umpireMark")?.text.includes("He <b>was</b> there") ?? false)
        win.lookAs(4)
        const shown = findChild(win, "personPane")
        verify(!findChild(shown, "changeAsUmpire")?.visible)
        win.lookAs(0)
        win.campaign.undo()
        tryVerify(() => findChild(win, "umpireMark") === null)
    }

    function test_peopleAreFoundAndSorted() {
        const list = findChild(win, "people")
        const everyone = list.count
        verify(everyone > 0)
        findChild(win, "peopleSearch").text = "admiral"
        verify(list.count > 0 && list.count < everyone)
        const card = findChild(win, "personPane")
        tryVerify(() => card.visible && card.card.shown.post.includes("Admiral"))
        findChild(win, "peopleSearch").text = "nobody at all"
        compare(list.count, 0)
        tryCompare(card, "visible", false)
        findChild(win, "peopleSearch").text = ""
        compare(list.count, everyone)
        win.screen.show = PersonKind.Captain
        verify(list.count > 0)
        keyClick(Qt.Key_Down)
        win.lookAs(4)
        const people = win.screen.people
        for (let row = 0; row < people.count; ++row)
            compare(people.value(row, "side"), "Megara")
    }

    function test_aFleetExercises() {
        verify(win.campaign.head.begin())
        win.screen.training = true
        tryVerify(() => findChild(win, "training") !== null && findChild(win, "training").count > 0)
        press("exercise/Fleet of the Piraeus")
        tryVerify(() => findChild(win.contentItem, "exercise/Fleet of the Piraeus").checked)
        compare(findChild(win, "notices").what, "")
        verify(win.campaign.undoStack.canUndo)
        win.campaign.undo()
        tryVerify(() => !findChild(win.contentItem, "exercise/Fleet of the Piraeus").checked)
    }
}
