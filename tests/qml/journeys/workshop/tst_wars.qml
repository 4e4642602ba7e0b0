// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

// How the sides of a war of one's own stand, and what they are after: set in the war builder, and so in the war that is founded.
Journey {
    id: test

    readonly property var war: win?.warBuilder

    name: "Wars"

    function init() {
        failOnWarning(/.?/)
        openWindow({ width: 1280, height: 800 })
        win.goTo("war-builder")
        war.beginFrom("saronic-gulf")
        find("sidePart/Athens")
        waitForRendering(win.contentItem, 200)
    }

    function find(name: string, within = win.contentItem): var {
        tryVerify(() => findChild(within, name) !== null, 5000, name)
        return findChild(within, name)
    }
    function press(name: string, within = win.contentItem) {
        const button = find(name, within)
        const pane = win.screen.pane
        if (win.place === "war-builder" && pane && within !== win.contentItem)
            pane.contentY = Math.max(0, Math.min(button.mapToItem(pane.contentItem, 0, 0).y - 100, pane.contentHeight - pane.height))
        mouseClick(button)
    }
    // By the beginning of its name.
    function choose(box: var, words: string) {
        box.forceActiveFocus()
        for (const key of words)
            keyClick(key)
        keyClick(Qt.Key_Return)
    }
    function card(): var {
        return find("standingCard")
    }
    function standing(other: string): var {
        return find("relationKind", find("relation/" + other))
    }

    function test_shipsAreNamed() {
        press("sidePart/Athens")
        tryVerify(() => findChild(win.contentItem, "foot/0/-1") !== null)
        verify(war.fleets.addShips(0, "triaconter", 3))
        const at = [...Array(war.fleets.count).keys()].find(row => war.fleets.value(row, "fleet") === 0 && war.fleets.value(row, "count") === 3
                                                                   && war.fleets.value(row, "kind") === WarFleets.ShipRow)
        const row = find("ships/0/" + war.fleets.value(at, "row"))
        find("nameShips", row).clicked()
        tryVerify(() => journeys.openPopup(win) !== null && journeys.openPopup(win).opened)
        const sheet = journeys.openPopup(win)
        const names = findChild(sheet.contentItem, "shipNames")
        const keep = findChild(sheet.contentItem, "keepNames")
        // More names than ships: said on the sheet, which stays.
        names.text = "Thoe\nHalia\nKymo\nDoto"
        keep.clicked()
        verify(sheet.opened)
        tryVerify(() => findChild(sheet.contentItem, "namesProblem").visible)
        names.text = "Thoe\nHalia"
        verify(!findChild(sheet.contentItem, "namesProblem").visible)
        keep.clicked()
        tryVerify(() => !sheet.visible)
        compare(war.fleets.value(at, "names").join(" "), "Thoe Halia")
        compare(war.fleets.value(at, "count"), 3)
        // It begins with what they are called.
        find("nameShips", find("ships/0/" + war.fleets.value(at, "row"))).clicked()
        tryVerify(() => sheet.opened)
        compare(names.text, "Thoe\nHalia")
        keyClick(Qt.Key_Escape)
        tryVerify(() => !sheet.visible)
        war.document.undo()
        compare(war.fleets.value(at, "names").length, 0)
    }

    function test_twoAlliesAgainstAThird() {
        press("sidePart/Athens")
        compare(war.relations.count, 3)
        tryVerify(() => findChild(win.contentItem, "relation/Megara") !== null)
        waitForRendering(win.contentItem, 200)
        choose(standing("Megara"), "all")
        choose(standing("Aegina"), "in")
        find("truceWeeks", find("relation/Aegina", card())).moved(8)
        choose(find("aimOffered", card()), "cor")
        press("addAim", card())
        compare(war.aims.count, 1)
        find("aimWeight", find("aim/Corinth", card())).moved(9)
        choose(find("aimOffered", card()), "epi")
        press("addAim", card())
        compare(war.aims.count, 2)
        compare(war.check.errors, 0)

        // It is one thing: the other's card shows it, and war there is war here.
        press("sidePart/Aegina")
        tryVerify(() => findChild(win.contentItem, "relation/Athens") !== null)
        compare(standing("Athens").currentValue, "truce")
        compare(war.relations.value(0, "weeks"), 8)
        choose(standing("Athens"), "wa")
        press("sidePart/Athens")
        tryVerify(() => findChild(win.contentItem, "relation/Aegina") !== null)
        compare(standing("Aegina").currentValue, "war")
        compare(standing("Megara").currentValue, "alliance")

        // One taken out hands the keys on to the next; a step of undo brings it back.
        const first = find("removeAim", find("aim/Corinth", card()))
        first.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Return)
        compare(war.aims.count, 1)
        war.document.undo()
        compare(war.aims.count, 2)
        compare(war.aims.value(0, "weight"), 9)

        // Founded, it holds both.
        press("foundFromIt")
        compare(win.place, "new")
        compare(win.screen.draft.problem, "")
        press("foundCampaign")
        tryCompare(win, "place", "fleets")
        const taken = win.warBuilder
        win.goTo("war-builder")
        taken.document.beginAnew()
        verify(taken.takeWar(win.campaign))
        taken.lookAt(0)
        const megara = [0, 1, 2].find(row => taken.relations.value(row, "name") === "Megara")
        compare(taken.relations.value(megara, "relation"), "alliance")
        compare(taken.aims.count, 2)
        compare(taken.aims.value(0, "name"), "Corinth")
        compare(taken.aims.value(0, "weight"), 9)
    }
}
