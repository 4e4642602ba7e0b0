// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

Journey {
    id: test

    property var list: null

    name: "Fleets"

    function init() {
        failOnWarning(/.?/)
        openWindow({ startFile: journeys.freshSample() })
        takeList(30)
    }

    // Each pair of eyes has a screen of its own.
    function takeList(least: int) {
        list = null
        wait(0) // the screen before is gone
        tryVerify(() => findChild(win, "fleetList") !== null)
        list = findChild(win, "fleetList")
        tryVerify(() => list.count > least)
    }

    function row(name: string): var {
        for (let i = 0; i < list.count; ++i) {
            list.positionViewAtIndex(i, ListView.Contain)
            const item = list.itemAtIndex(i)
            if (item && item.name === name)
                return item
        }
        return null
    }

    function pick(name: string, modifiers = Qt.NoModifier): var {
        const item = row(name)
        verify(item, name)
        mouseClick(item, item.width / 2, item.height / 2, Qt.LeftButton, modifiers)
        return item
    }

    // Only what was found is counted and priced: in the line above, on its fleet, and on its side.
    function test_aSearchCountsWhatItFound() {
        const tree = win.screen.fleets
        const whole = tree.summary
        tree.filter = "Paralos"
        tryVerify(() => list.count > 0 && list.count < 6)
        const ship = row("Paralos")
        verify(ship)
        compare(ship.kind, CampaignItem.Ship)
        verify(tree.summary.startsWith("1 ship found"), tree.summary)
        verify(tree.summary.includes(ship.price), tree.summary)
        for (let i = 0; i < list.count; ++i) {
            compare(list.itemAtIndex(i).price, ship.price)
            compare(list.itemAtIndex(i).ships, 1)
        }
        tree.filter = ""
        tryCompare(tree, "summary", whole)
    }

    // Her class was to be typed as its id, which stands nowhere.
    function test_theUmpireChoosesAClassByName() {
        pick("Paralos")
        const button = findChild(win, "changeAsUmpire")
        verify(button)
        button.clicked()
        const sheet = findChild(win, "umpireSheet")
        tryCompare(sheet, "opened", true)
        sheet.choose("class")
        compare(sheet.kind, UmpireField.Choice)
        const box = findChild(sheet.contentItem, "umpireChoice")
        const choices = sheet.field.choices
        verify(choices.length > 10)
        verify(choices.every(each => each.text !== each.value))
        compare(choices[box.currentIndex].value, sheet.field.value)
        const other = choices.findIndex(each => each.value === "penteconter")
        verify(other >= 0)
        box.activated(other)
        compare(sheet.value, "penteconter")
        tryVerify(() => sheet.preview.allowed !== undefined)
    }

    function test_whoPlaysASideIsChangedOnItsCard() {
        pick("Athens")
        const choice = findChild(win, "sidePlayer")
        verify(choice.visible)
        compare(choice.value, "person")
        choice.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Right)
        tryCompare(choice, "value", "machine")
        win.campaign.undo()
        tryCompare(choice, "value", "person")
        // Only the umpire says who plays.
        win.lookAs(1)
        takeList(5)
        pick("Athens")
        verify(!findChild(win, "sidePlayer").visible)
    }

    function test_aShipIsRenamedAndNamedAgain() {
        pick("Paralos")
        compare(win.screen.fleets.currentKind, CampaignItem.Ship)
        keyClick(Qt.Key_F2)
        tryCompare(findChild(win, "shipName"), "writing", true)
        for (const letter of "Kerberos")
            keyClick(letter)
        keyClick(Qt.Key_Return)
        verify(row("Kerberos"))
        verify(win.campaign.undoStack.undoTitle.includes("Kerberos"))
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        verify(row("Paralos"))
        keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier)
        verify(row("Kerberos"))
    }

    function test_shipsAreDraggedToAnotherSquadron() {
        pick("Paralos")
        pick("Salaminia", Qt.ControlModifier)
        compare(win.screen.fleets.selectedCount, 2)
        const from = row("Paralos")
        const to = row("Horses")
        const start = from.mapToItem(list, 50, from.height / 2)
        const end = to.mapToItem(list, 120, to.height / 2)
        mousePress(list, start.x, start.y)
        mouseMove(list, start.x + 10, start.y + 10)
        mouseMove(list, start.x + 40, (start.y + end.y) / 2)
        mouseMove(list, end.x, end.y - 2)
        mouseMove(list, end.x, end.y)
        mouseRelease(list, end.x, end.y)
        compare(row("Horses").ships, 6)
        compare(row("Owls").ships, 4)
        win.campaign.undo()
        compare(row("Horses").ships, 4)
    }

    function test_aSaleComesBackToTheTreasury() {
        const before = win.campaign.head.treasury
        pick("Paralos")
        const sell = findChild(win, "sellShips")
        verify(sell.visible)
        verify(sell.text.includes("30.80"))
        mouseClick(sell)
        verify(!row("Paralos"))
        verify(win.campaign.head.treasury !== before)
        mouseClick(findChild(win, "undoButton"))
        verify(row("Paralos"))
        compare(win.campaign.head.treasury, before)
    }

    // The pick was lost with the ship: the next one is picked, and the keys stay in the list.
    function test_theNextShipIsPickedWhenOneIsSold() {
        const tree = win.screen.fleets
        const nameOf = at => tree.value(at, "name")
        pick("Paralos")
        list.forceActiveFocus()
        const at = tree.currentRow
        const next = nameOf(at + 1)
        keyClick(Qt.Key_Delete)
        verify(!row("Paralos"))
        compare(tree.currentRow, at)
        compare(nameOf(tree.currentRow), next)
        compare(tree.selectedCount, 1)
        verify(list.activeFocus)
        verify(findChild(win, "sellShips").visible)
        // Of several that stand together the one below them.
        const after = nameOf(at + 2)
        tree.pick(at + 1, false, true)
        compare(tree.selectedCount, 2)
        keyClick(Qt.Key_Delete)
        compare(nameOf(tree.currentRow), after)
        // Of the last of a squadron the one above: not the squadron that follows.
        let last = tree.currentRow
        while (tree.value(last + 1, "kind") === CampaignItem.Ship)
            ++last
        const above = nameOf(last - 1)
        tree.pick(last)
        keyClick(Qt.Key_Delete)
        compare(tree.currentKind, CampaignItem.Ship)
        compare(nameOf(tree.currentRow), above)
        // Undone, they are back, and the pick stays where it is.
        win.campaign.undo()
        compare(nameOf(tree.currentRow), above)
        verify(list.activeFocus)
    }

    function test_theTreeFoldsAndFilters() {
        const all = list.count
        mouseClick(row("Owls"), 56, 18)
        compare(list.count, all - 6)
        mouseClick(row("Owls"), 56, 18)
        compare(list.count, all)
        findChild(win, "fleetSearch").text = "salam"
        compare(list.count, 4)
        findChild(win, "fleetSearch").text = ""
        compare(list.count, all)
    }

    function test_aFleetIsRaisedWithASquadronAndACommander() {
        pick("Athens")
        findChild(win, "newFleetName").text = "Northern fleet"
        mouseClick(findChild(win, "raiseFleet"))
        pick("Northern fleet")
        mouseClick(findChild(win, "formSquadron"))
        pick("First squadron")
        findChild(win, "commanderName").text = "Phormio"
        mouseClick(findChild(win, "appoint"))
        verify(row("First squadron").note.includes("Phormio"))
        for (let i = 0; i < 3; ++i)
            win.campaign.undo()
        verify(!row("Northern fleet"))
    }

    function test_aSideSeesItsOwn() {
        verify(row("Corinth"))
        win.campaign.eyes = row("Athens").itemId
        takeList(5)
        verify(!row("Corinth"))
        verify(row("Athens"))
        compare(win.campaign.undoStack.undoTitle, "")
        pick("Athens")
        findChild(win, "newFleetName").text = "Of our own"
        mouseClick(findChild(win, "raiseFleet"))
        verify(win.campaign.undoStack.undoTitle.includes("Of our own"))
        win.campaign.eyes = 0
        verify(win.campaign.undoStack.undoTitle.includes("Of our own"))
    }

    function test_theKeyboardWalksAndFolds() {
        list.forceActiveFocus()
        keyClick(Qt.Key_Home)
        compare(win.screen.fleets.currentKind, CampaignItem.Side)
        const all = list.count
        keyClick(Qt.Key_Down)
        compare(win.screen.fleets.currentKind, CampaignItem.Fleet)
        keyClick(Qt.Key_Left)
        verify(list.count < all)
        keyClick(Qt.Key_Right)
        compare(list.count, all)
        keyClick(Qt.Key_Down)
        keyClick(Qt.Key_Down)
        keyClick(Qt.Key_Down, Qt.ShiftModifier)
        compare(win.screen.fleets.selectedCount, 2)
    }
}
