// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

// A week before the fleets sail: ships are ordered, men raised, a squadron detached and joined again, orders given.
Journey {
    id: test

    name: "Yards"

    function init() {
        failOnWarning(/.?/)
        openWindow({ startFile: journeys.freshSample() })
        verify(win.campaign.head.begin())
    }

    function find(name: string): var {
        return findChild(win.contentItem, name) ?? findChild(win, name)
    }
    // A button is pressed where it stands once it has come to rest; a pane is scrolled so that it can be.
    function press(name: string) {
        const button = find(name)
        verify(button, name)
        tryVerify(() => button.visible && button.enabled && button.width > 0, 5000, name)
        let flick = button.parent
        while (flick && flick.contentY === undefined)
            flick = flick.parent
        tryVerify(() => {
            const y = button.mapToItem(null, 0, 0).y
            if (y >= 0 && y + button.height <= win.height)
                return true
            if (flick) {
                const at = button.mapToItem(flick.contentItem, 0, 0).y
                flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, at - flick.height / 2))
            }
            return false
        }, 5000, name)
        waitForRendering(win.contentItem, 50)
        mouseClick(button)
    }

    function test_aShipIsOrderedAndCalledOff() {
        press("rail-ports")
        win.screen.showNamed("Piraeus")
        press("buildShips")
        const sheet = find("buildSheet")
        tryCompare(sheet, "opened", true)
        tryVerify(() => find("orderShips").enabled)
        press("orderShips")
        tryCompare(sheet, "opened", false)
        tryVerify(() => find("yardWork") !== null)
        verify(find("yardRoom").text.startsWith("3 of"))
        press("cancelWork")
        tryVerify(() => !find("yardWork") || !find("yardWork").visible)
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        tryVerify(() => find("yardWork") !== null)
        // Another side looks: nothing of it is there (CP-2.3).
        win.lookAs(2)
        win.screen.showNamed("Piraeus")
        tryVerify(() => !find("buildShips").visible)
        verify(!find("raiseGarrison").visible)
    }

    function test_menAreRaised() {
        press("rail-ports")
        win.screen.showNamed("Piraeus")
        // By keyboard: the button below the walls is reached with Tab and pressed with the space bar.
        const raise = find("raiseGarrison")
        tryVerify(() => raise.visible && raise.enabled)
        raise.forceActiveFocus()
        keyClick(Qt.Key_Space)
        const sheet = find("garrisonSheet")
        tryCompare(sheet, "opened", true)
        verify(!find("raiseMen").enabled)
        sheet.archers = 1
        tryVerify(() => find("raiseMen").enabled)
        press("raiseMen")
        tryCompare(sheet, "opened", false)
        tryVerify(() => find("historyEntry") !== null)
        verify(win.campaign.undoStack.undoTitle.includes("Piraeus"))
    }

    function test_aSquadronIsDetachedAndJoinsAgain() {
        press("rail-fleets")
        win.screen.fleets.showNamed(CampaignItem.Squadron, "Owls")
        tryVerify(() => find("splitFleetOff") !== null)
        press("splitFleetOff")
        const sheet = find("splitSheet")
        tryCompare(sheet, "opened", true)
        compare(sheet.chosen.length, 6)
        press("splitFleet")
        tryCompare(sheet, "opened", false)
        win.screen.fleets.showNamed(CampaignItem.Fleet, "Owls")
        compare(win.screen.fleets.currentKind, CampaignItem.Fleet)
        press("joinFleet")
        const menu = find("joinMenu")
        tryCompare(menu, "opened", true)
        const entry = find("join/Fleet of the Piraeus")
        verify(entry)
        waitForRendering(win.contentItem, 50)
        mouseClick(entry)
        tryVerify(() => win.campaign.undoStack.undoTitle.startsWith("Join Owls"))
    }

    function test_aFleetIsOrderedFromTheListOfAll() {
        press("rail-map")
        tryVerify(() => find("ordersSummary") !== null)
        verify(find("ordersSummary").text.includes("no orders"), find("ordersSummary").text)
        press("orders/Fleet of the Piraeus")
        verify(win.screen.order.isOn)
        win.screen.order.target.port = win.screen.chart.idOf(CampaignItem.Port, "Epidauros")
        press("giveOrder")
        tryVerify(() => !win.screen.order.isOn)
        press("mapSplit")
        tryCompare(find("splitSheet"), "opened", true)
        keyClick(Qt.Key_Escape)
        tryCompare(find("splitSheet"), "opened", false)
        press("mapOpenFleet")
        compare(win.place, "fleets")
        press("fleetOnMap")
        compare(win.place, "map")
        compare(win.screen.chart.pickedKind, CampaignItem.Fleet)
    }
}
