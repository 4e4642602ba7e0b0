// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

// An evening with miniatures: a battle's sheets are printed and marked, and the pile on the scanner fills the rows.
Journey {
    id: test

    readonly property var entry: win?.resultEntry ?? null
    readonly property var preview: win?.outcomePreview ?? null

    name: "Scan"

    function init() {
        failOnWarning(/.?/)
        Preferences.theme = "light"
        openWindow({ startFile: journeys.freshSample(), width: 1440, height: 900 })
    }

    function sheet(name: string): var {
        const found = findChild(win, name)
        verify(found, name)
        tryVerify(() => found.opened, 60000, name)
        return found
    }

    // A battle that waits, by that game; its number.
    function arranged(game: string): int {
        win.screen.fleets.showNamed(CampaignItem.Fleet, "Fleet of the Piraeus")
        press("fightFleet")
        const arranging = sheet("arrangeSheet")
        arranging.arranging.terms.game = game
        press("arrange", arranging.contentItem)
        tryVerify(() => !arranging.opened)
        compare(win.screen.battles.waiting, 1)
        return win.screen.card.itemId
    }
    // Her row is taken, by the code of her sheet; what it says.
    function rowOf(code: string): var {
        compare(entry.exchange.paste(code), "")
        const side = entry.sides[entry.selection.side].rows
        const at = side.indexOf(entry.selection.currentKey)
        const value = role => side.value(at, role)
        return { key: entry.selection.currentKey, fate: value("fate"), state: value("state"), altered: value("altered") }
    }
    function openFileSheet(): var {
        press("scanButton")
        let open = null
        tryVerify(() => {
            open = journeys.openPopup(win)
            return open !== null && open.objectName === "fileSheet" && open.opened
        }, 5000)
        return open
    }
    // Chooses pages that lie in one folder, in the dialog, and waits until they are read.
    function readPages(folder: string): var {
        const choosing = openFileSheet()
        const field = findChild(choosing.contentItem, "fileName")
        field.input.forceActiveFocus()
        field.text = folder
        field.edited()
        press("takeFile", choosing.contentItem) // looks into it
        press("pickAllFiles", choosing.contentItem)
        verify(choosing.selectedFiles.length > 0)
        press("takeFile", choosing.contentItem)
        tryVerify(() => !choosing.opened)
        const told = sheet("scanSheet")
        tryVerify(() => told.pile.hasResult, 120000)
        return told
    }

    function test_aMarkedPileFillsTheRows_data() {
        return [{ tag: "looked at by the button", game: "salamis-ad-actium", key: false, width: 1440 },
                { tag: "looked at by the key", game: "trireme", key: true, width: 1440 },
                { tag: "looked at by the key where panes fold", game: "trireme", key: true, width: 1000 }]
    }
    function test_aMarkedPileFillsTheRows(row) {
        const battle = arranged(row.game)
        const folder = journeys.newFolder(row.game)
        const marked = journeys.markedSheets(win.campaign, battle, folder)
        verify(marked.pages && marked.pages.length > 2)
        const deeds = journeys.deedsOf(win.campaign)
        press("typeResult")
        compare(win.place, "result")
        const told = readPages(folder)
        const pile = told.pile
        compare(pile.problems.length, 0, JSON.stringify(pile.problems))
        compare(pile.unread.length, 0, pile.unread.join("; "))
        verify(pile.passedOver.length <= 1)
        verify(pile.summary !== "")
        compare(pile.toLookAt, 2)
        // Nothing is applied: the rows are filled, and one step of undo empties them.
        compare(journeys.deedsOf(win.campaign), deeds)
        compare(KeyPages.keysOf("looked-at"), "Space")
        verify(findChild(told.contentItem, "scanKey").text.startsWith("Space "))
        win.width = row.width
        press("scanDone", told.contentItem)
        tryVerify(() => !told.opened)

        // Each doubtful box is shown beside its row, whatever was read of the row before.
        const first = entry.selection.currentKey
        const keys = [rowOf(marked.doubtful).key, rowOf(marked.doubtfulToo).key]
        verify(keys[0] !== keys[1] && keys.includes(first))
        entry.selection.pick(first)
        const panel = findChild(win.contentItem, "resultPanel")
        const shown = findChild(panel, "scanDoubts")
        verify(findChild(win.contentItem, "doubtsButton").visible)
        verify(findChild(panel, "scanLooked").hint.endsWith("(Space)"))
        for (const key of [first, keys.find(each => each !== first)]) {
            tryCompare(entry.selection, "currentKey", key)
            tryVerify(() => panel.visible && shown.visible && shown.height > 0)
            const crop = findChild(shown, "scanCrop")
            verify(crop.width > 0 && crop.height > 20)
            tryVerify(() => {
                const at = crop.mapToItem(panel, 0, 0)
                return at.y >= 0 && at.y + crop.height <= panel.height
            })
            // By its button, or by the key that the table of keys names.
            if (row.key)
                keyClick(Qt.Key_Space)
            else
                press("scanLooked")
        }
        tryCompare(pile, "toLookAt", 0)
        verify(!shown.visible)
        win.width = 1440

        compare(rowOf(marked.sunk).fate, ResultOf.Sunk)
        const hurt = rowOf(marked.hurt)
        verify(hurt.altered && hurt.state !== "")
        compare(entry.sides[0].lost + entry.sides[1].lost, 1)
        verify(entry.history.undoTitle.startsWith("Scan"))
        entry.history.undo()
        verify(!entry.isBegun)
        entry.history.redo()

        // And it is the result that is applied.
        entry.verdict.victor = 1
        entry.verdict.turns = 7
        press("useResult")
        const before = sheet("previewSheet")
        compare(preview.sides[0].lost + preview.sides[1].lost, 1)
        press("applyOutcome", before.contentItem)
        tryVerify(() => !before.opened)
        compare(win.place, "battles")
        verify(!win.screen.card.waits)
    }

    // Another war's sheet is named, beside what is torn and what is no page at all, and nothing is filled in.
    function test_aPageOfAnotherWarIsRefused() {
        arranged("trireme")
        const elsewhere = win
        const folder = journeys.newFolder("elsewhere")
        verify(journeys.markedSheets(win.campaign, win.screen.card.itemId, folder).pages.length > 0)
        win = createTemporaryObject(mainWindow, test, { startFile: journeys.freshSample(), width: 1440, height: 900 })
        elsewhere.close()
        tryCompare(win, "active", true)
        arranged("trireme")
        press("typeResult")
        const told = readPages(folder)
        verify(told.pile.problems.length > 0)
        verify(told.pile.problems.every(each => /(is|are) of another campaign/.test(each.what) && each.place !== "" && each.remedy !== ""),
               JSON.stringify(told.pile.problems))
        compare(told.pile.toLookAt, 0)
        verify(findChild(told.contentItem, "scanProblem/0"))
        verify(!entry.isBegun)
        press("scanDone", told.contentItem)
        // Left and come back to, nothing of it stands there.
        press("leaveResult")
        verify(!told.pile.hasResult)
    }

    // It can be stopped, and then nothing was read.
    function test_readingIsStopped() {
        const battle = arranged("trireme")
        const folder = journeys.newFolder("stopped")
        verify(journeys.markedSheets(win.campaign, battle, folder).pages.length > 0)
        press("typeResult")
        const choosing = openFileSheet()
        const field = findChild(choosing.contentItem, "fileName")
        field.text = folder
        field.edited()
        press("takeFile", choosing.contentItem)
        press("pickAllFiles", choosing.contentItem)
        press("takeFile", choosing.contentItem)
        const told = sheet("scanSheet")
        const pile = told.pile
        if (pile.running)
            keyClick(Qt.Key_Escape)
        tryVerify(() => !pile.running)
        verify(!told.opened || pile.hasResult) // the machine was faster
        if (!pile.hasResult)
            verify(!entry.isBegun)
    }
}
