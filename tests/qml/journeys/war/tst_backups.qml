// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

// Restore a backup, from the campaign's menu: what each holds is told before one is put back, and what stood is kept.
Journey {
    id: test

    readonly property var sheet: findChild(win, "restoreSheet")

    name: "Backups"

    Component {
        id: exchangeOfTheWar
        CampaignExchange {}
    }

    Component {
        id: filesOfTheFolder
        FileSheet {
            title: "A campaign"
            kind: "campaigns"
            ending: "navarch"
            what: "Campaigns"
        }
    }

    function init() {
        failOnWarning(/.?/)
        openWindow({ startFile: journeys.freshSample() })
    }

    function part(name: string): var {
        return findChild(sheet.contentItem, name)
    }
    function keep() {
        createTemporaryObject(exchangeOfTheWar, test, { campaign: win.campaign }).backUp()
    }
    // From the menu beside the campaign's name.
    function openSheet() {
        mouseClick(findChild(win.contentItem, "campaignMenu"))
        const entry = findChild(win, "restoreEntry")
        // A menu that has just opened has no room yet.
        tryVerify(() => (entry.menu?.opened ?? false) && entry.menu.height >= entry.y + entry.height)
        mouseClick(entry)
        tryCompare(sheet, "opened", true)
    }

    function test_withoutAnyItSaysWhenOneIsKept() {
        openSheet()
        compare(part("backupList").count, 0)
        verify(part("noBackups").visible && part("noBackups").text !== "")
        verify(!part("restoreBackup").visible)
        keyClick(Qt.Key_Escape)
        tryCompare(sheet, "opened", false)
    }

    function test_anOlderOneIsChosenAndPutBack() {
        win.campaign.head.rename("First")
        keep()
        win.campaign.head.rename("Second")
        keep()
        win.campaign.head.rename("Third")
        openSheet()
        const list = part("backupList")
        compare(list.count, 2)
        compare(list.currentIndex, 0)
        tryVerify(() => list.activeFocus)
        tryCompare(part("restoreBackup"), "enabled", true)
        const ofNewest = part("whatIsSetAside").text
        verify(part("deedsSetAside").lines.length === 1)

        // The one below it holds less; what would be set aside is told of it.
        keyClick(Qt.Key_Down)
        compare(list.currentIndex, 1)
        tryCompare(part("restoreBackup"), "enabled", true)
        tryVerify(() => part("whatIsSetAside").text !== ofNewest)
        compare(part("deedsSetAside").lines.length, 2)
        compare(win.campaign.head.name, "Third") // to look is no deed

        const path = win.campaign.path
        mouseClick(part("restoreBackup"))
        tryCompare(sheet, "opened", false)
        compare(win.campaign.head.name, "First")
        compare(win.campaign.path, path)
        tryCompare(findChild(win, "notices"), "kind", NoticeBar.Done)

        // What stood until then is a backup, and comes back the same way.
        openSheet()
        compare(list.count, 3)
        tryCompare(part("restoreBackup"), "enabled", true)
        compare(list.currentIndex, 0)
        mouseClick(part("restoreBackup"))
        tryCompare(sheet, "opened", false)
        compare(win.campaign.head.name, "Third")
    }

    // One that is what stands is not offered, by no key either; with a deed since it is.
    function test_whatStandsIsNotPutBack() {
        keep()
        openSheet()
        const list = part("backupList")
        tryVerify(() => list.itemAtIndex(0).ready)
        verify(!part("restoreBackup").enabled)
        verify(part("whatIsSetAside").text !== "")
        keyClick(Qt.Key_Return)
        verify(sheet.opened)
        keyClick(Qt.Key_Escape)
        tryCompare(sheet, "opened", false)
        win.campaign.head.rename("A deed since")
        openSheet()
        tryCompare(part("restoreBackup"), "enabled", true)
        keyClick(Qt.Key_Return)
        tryCompare(sheet, "opened", false)
        compare(win.campaign.head.name, "The Saronic Gulf")
    }

    // A row is chosen by a press, and Escape changes nothing.
    function test_aRowIsChosenByAPressAndNothingIsDone() {
        win.campaign.head.rename("First")
        keep()
        win.campaign.head.rename("Second")
        keep()
        openSheet()
        const list = part("backupList")
        const row = list.itemAtIndex(1)
        tryVerify(() => row.ready)
        mouseClick(row)
        compare(list.currentIndex, 1)
        verify(list.activeFocus)
        keyClick(Qt.Key_Escape)
        tryCompare(sheet, "opened", false)
        compare(win.campaign.head.name, "Second")
        compare(part("backupList").count, 0) // nothing is read any more
    }

    // A press on a row of a sheet went on to the list behind it, which took the keys and another pick.
    function test_aPressOnARowStaysInItsSheet() {
        win.campaign.head.rename("First")
        win.campaign.head.rename("Second")
        const tree = win.screen.fleets
        tree.showNamed(CampaignItem.Ship, "Paralos")
        const picked = tree.currentRow
        const behind = findChild(win, "fleetList")
        const stays = where => {
            compare(tree.currentRow, picked, where)
            compare(tree.selectedCount, 1, where)
            verify(!behind.activeFocus, where)
        }
        // The past, of which a branch is made, and of which a deed is told otherwise.
        for (const [name, ask] of [["branchSheet", () => win.head.lookAtPast(false)], ["retellSheet", () => win.head.retell()]]) {
            ask()
            const past = findChild(win, name)
            tryCompare(past, "opened", true)
            const moments = findChild(past.contentItem, name === "branchSheet" ? "momentList" : "deedList")
            tryVerify(() => moments.count >= 2)
            const rows = Array.from(moments.children).find(each => each.itemAtIndex !== undefined)
            tryVerify(() => rows.itemAtIndex(1) !== null)
            mouseClick(rows.itemAtIndex(1))
            compare(moments.currentIndex, 1, name)
            verify(rows.activeFocus, name)
            stays(name)
            keyClick(Qt.Key_Escape)
            tryCompare(past, "opened", false)
        }
        // The files of a folder.
        const files = createTemporaryObject(filesOfTheFolder, win.contentItem, { current: Places.urlOf(win.campaign.path) })
        files.open()
        tryCompare(files, "opened", true)
        const list = findChild(files.contentItem, "folderList")
        tryVerify(() => list.count > 0)
        const own = win.campaign.path.split("/").pop()
        const at = list.model.findIndex(each => each.name === own)
        verify(at >= 0)
        list.positionViewAtIndex(at, ListView.Contain)
        tryVerify(() => list.itemAtIndex(at) !== null)
        mouseClick(list.itemAtIndex(at))
        compare(findChild(files.contentItem, "fileName").text, own)
        verify(files.opened)
        stays("fileSheet")
        files.close()
        tryCompare(files, "opened", false)
    }
}
