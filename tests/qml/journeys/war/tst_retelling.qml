// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

Journey {
    id: test

    name: "Retelling"

    function init() {
        failOnWarning(/.?/)
        openSample()
    }

    // A past deed is changed, struck, or another put before it; nothing is changed before it is told so.
    function test_thePastIsRetold() {
        win.campaign.head.rename("Told once")
        win.campaign.head.rename("Told thrice")
        win.head.retell()
        const sheet = findChild(win, "retellSheet")
        tryCompare(sheet, "opened", true)
        const list = findChild(win, "deedList")
        tryVerify(() => list.count >= 3 && list.activeFocus)
        const deeds = list.count
        compare(list.currentIndex, 0)
        const outcome = findChild(sheet.contentItem, "retellOutcome")
        const act = findChild(sheet.contentItem, "retellIt")
        tryCompare(act, "enabled", true)
        // Of the deed before it the name is another; an empty one is refused, and nothing was changed yet.
        keyClick(Qt.Key_Down)
        compare(list.currentIndex, 1)
        sheet.war.way = RetoldWar.Change
        tryVerify(() => findChild(sheet.contentItem, "retellValue")?.text === "Told once")
        verify(!act.enabled)
        const value = findChild(sheet.contentItem, "retellValue")
        value.selectAll()
        keyClick(Qt.Key_Delete)
        tryVerify(() => outcome.text !== "" && !act.enabled)
        for (const letter of "<b>anew")
            keyClick(letter)
        tryCompare(act, "enabled", true)
        compare(win.campaign.head.name, "Told thrice")
        sheet.war.way = RetoldWar.Strike
        tryCompare(act, "enabled", true)
        list.forceActiveFocus()
        keyClick(Qt.Key_Up)
        tryVerify(() => act.enabled && sheet.war.deed === list.moments.value(0, "deed"))
        act.clicked()
        // It is worked out elsewhere; meanwhile nothing else of it can be changed.
        verify(sheet.war.work.isRunning && !act.enabled && !list.enabled)
        tryCompare(sheet, "opened", false)
        compare(win.campaign.head.name, "Told once")
        // Another before it, and one that then does not fit any more.
        win.head.retell()
        tryCompare(sheet, "opened", true)
        tryVerify(() => list.count === deeds - 1 && list.currentIndex === 0)
        sheet.war.way = RetoldWar.Insert
        verify(sheet.war.kinds.length > 30)
        sheet.war.kind = "campaign.rename"
        tryVerify(() => sheet.war.fields.length === 1)
        tryVerify(() => outcome.text !== "" && !act.enabled) // it has no name yet
        // Why not stands beside the button, however much is to be scrolled above it.
        const answer = outcome.mapToItem(null, 0, 0)
        verify(answer.y >= 0 && answer.y + outcome.height <= win.height && outcome.parent === act.parent)
        const inserted = findChild(sheet.contentItem, "retellValue")
        inserted.selectAll()
        for (const letter of "before")
            keyClick(letter)
        tryCompare(act, "enabled", true)
        act.clicked()
        tryCompare(sheet, "opened", false)
        compare(win.campaign.head.name, "Told once")
        win.campaign.undo()
        compare(win.campaign.head.name, "before")
        // The founding is no deed. Escape changes nothing.
        win.height = 900
        win.head.retell()
        tryCompare(sheet, "opened", true)
        tryVerify(() => list.count > 0 && list.activeFocus)
        // What is pressed stays where it is while the sheet grows and shrinks below it.
        tryCompare(sheet, "isSettled", true)
        const ways = findChild(sheet.contentItem, "retellWay")
        const stands = ways.mapToItem(null, 0, 0).y
        const least = sheet.height
        sheet.war.way = RetoldWar.Insert
        sheet.war.kind = "campaign.rename"
        tryVerify(() => sheet.war.fields.length === 1 && sheet.height > least)
        verify(sheet.top + sheet.height + 24 <= win.height)
        tryVerify(() => ways.mapToItem(null, 0, 0).y === stands)
        sheet.war.way = RetoldWar.Strike
        tryCompare(sheet, "height", least)
        compare(ways.mapToItem(null, 0, 0).y, stands)
        keyClick(Qt.Key_End)
        compare(sheet.war.deed, 0)
        verify(!act.enabled && outcome.text !== "")
        keyClick(Qt.Key_Escape)
        tryCompare(sheet, "opened", false)
        compare(win.campaign.head.name, "before")
    }
}
