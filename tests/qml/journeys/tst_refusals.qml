// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Navarch
import Navarch.App

// What the rooms of the workshop refuse is told in the one notice bar, and is over with the room, or with what is done next.
TestCase {
    id: test

    property var win: null
    readonly property var notices: findChild(win, "notices")

    name: "Refusals"
    when: windowShown

    Component {
        id: mainWindow
        Main {}
    }

    function init() {
        failOnWarning(/.?/)
        win = createTemporaryObject(mainWindow, test)
        verify(win)
        tryCompare(win, "active", true)
        win.fleetBuilder.document.beginAnew()
        win.warBuilder.document.beginAnew()
        win.putNoticesAway()
    }

    function go(place: string) {
        mouseClick(findChild(win.contentItem, "rail-" + place))
        compare(win.place, place)
    }
    // Types into a field of the fleet's panel, and leaves it by Return.
    function write(name: string, words: string) {
        const field = findChild(win.contentItem, name)
        verify(field, name)
        field.selectAll()
        tryVerify(() => field.input.activeFocus)
        for (const letter of words)
            keyClick(letter)
        keyClick(Qt.Key_Return)
    }

    function test_aRefusalInTheFleetBuilderAndThenInAnotherRoom() {
        go("fleet-builder")
        write("fleetYear", "once")
        tryCompare(notices, "kind", NoticeBar.Problem)
        const ofYear = notices.what
        verify(ofYear !== "" && notices.remedy !== "")
        compare(findChild(win.contentItem, "fleetYear").text, "") // what was refused does not stay
        compare(win.fleetBuilder.yearText, "")

        // Another room begins without it, and tells what is its own.
        go("war-builder")
        verify(!notices.showing)
        verify(!win.warBuilder.sides.set(0, SideField.Budget, "much"))
        compare(notices.kind, NoticeBar.Problem)
        verify(notices.what !== "" && notices.what !== ofYear)

        // What goes well in it is the end of it.
        verify(win.warBuilder.sides.set(0, SideField.Budget, "700"))
        tryVerify(() => !notices.showing)

        // Back, the first room tells its own again, and its next step is the end of that.
        go("fleet-builder")
        verify(!notices.showing)
        write("fleetYear", "never")
        tryCompare(notices, "kind", NoticeBar.Problem)
        compare(notices.what, ofYear)
        write("fleetYear", "429 BCE")
        tryVerify(() => !notices.showing)
        verify(win.fleetBuilder.yearText.includes("429"))
    }

    // Of two rooms only the one that is refused speaks: nothing of the other is told, and nothing of it is lost.
    function test_whatIsRefusedInOneRoomChangesNoOther() {
        go("fleet-builder")
        write("fleetYear", "429 BCE")
        go("war-builder")
        verify(!win.warBuilder.sides.set(0, SideField.Budget, "much"))
        compare(notices.kind, NoticeBar.Problem)
        go("port-builder")
        verify(!notices.showing)
        go("fleet-builder")
        verify(!notices.showing)
        verify(win.fleetBuilder.yearText.includes("429"))
        verify(win.fleetBuilder.document.canUndo)
    }
}
