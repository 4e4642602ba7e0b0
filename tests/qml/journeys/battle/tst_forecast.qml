// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App
import "../.."

Journey {
    id: test

    readonly property var odds: win?.forecaster ?? null

    name: "Forecast"

    function init() {
        failOnWarning(/.?/)
        Preferences.theme = "light"
        openWindow()
    }

    function press(name: string) {
        const button = findChild(win.contentItem, name)
        verify(button, name)
        if (isPolishScheduled(button.parent))
            verify(waitForItemPolished(button.parent))
        mouseClick(button)
    }

    function test_fromStartToOddsAndBack() {
        press("forecast")
        compare(win.place, "forecast")
        verify(odds.running)
        const sample = findChild(win.contentItem, "forecastSample")
        sample.forceActiveFocus()
        sample.activated(0) // the smallest
        compare(odds.match.sample, 0)
        tryVerify(() => odds.summary.runs > 10, 60000)
        tryCompare(findChild(win.contentItem, "forecastHeadline"), "text", odds.summary.headline)
        press("forecastStop")
        verify(!odds.running)
        const runs = odds.summary.runs
        wait(150)
        compare(odds.summary.runs, runs)
        compare(findChild(win.contentItem, "forecastState").text, odds.summary.state)
        tryVerify(() => findChild(win.contentItem, "forecastGoOn").visible)
        press("forecastGoOn")
        verify(odds.running)
        tryVerify(() => odds.summary.runs > runs, 60000)
        const list = findChild(win.contentItem, "shipOdds")
        compare(list.count, 6)
        press("shipsBySunk")
        compare(odds.ships.order, ForecastShips.BySunk)
        press("backFromForecast")
        compare(win.place, "start")
        verify(!odds.running)
    }

    function test_changesBeginAnew() {
        press("forecast")
        odds.match.choose(0)
        tryVerify(() => odds.summary.runs > 10, 60000)
        press("forecastStop")
        const seed = findChild(win.contentItem, "forecastSeed")
        seed.selectAll()
        for (const figure of "4711")
            keyClick(figure)
        keyClick(Qt.Key_Return)
        compare(odds.match.seed, "4711")
        verify(odds.running)
        tryVerify(() => odds.summary.runs > 0, 60000)
        const captain = findChild(win.contentItem, "forecastCaptain/1")
        mouseClick(captain, captain.width - 10, captain.height / 2)
        compare(odds.match.sides[1].player, "bold")
        tryVerify(() => odds.summary.runs > 0, 60000)
        compare(odds.games.count > 0, true)
        verify(findChild(win.contentItem, "forecastGame/0").chosen)
    }

    function test_fromTheSkirmishAndBackWithTheSameSides() {
        press("skirmish")
        press("sample/1")
        press("askOdds")
        compare(win.place, "forecast")
        compare(odds.match.sample, 1)
        press("swapForecast")
        const first = odds.match.sides[0].name
        press("backFromForecast")
        compare(win.place, "battle")
        compare(win.screen.content.skirmish.sides[0].name, first)
        press("askOdds")
        press("fightForecast")
        compare(win.place, "battle")
        compare(win.screen.content.skirmish.sides[0].name, first)
    }

    function test_oneMatchUnderEveryGame() {
        press("forecast")
        odds.match.choose(0)
        odds.match.seed = "12"
        press("compareGames")
        compare(win.place, "compare")
        tryVerify(() => !odds.running) // only one of them fights
        const comparer = win.comparer
        verify(comparer.running)
        compare(findChild(win.contentItem, "comparedMatch").text, odds.match.sides.map(side => side.name).join(" against "))
        verify(comparer.games.count >= 3)
        tryVerify(() => comparer.runs > 2, 60000)
        press("compareStop")
        verify(!comparer.running)
        const runs = comparer.runs
        wait(300)
        compare(comparer.runs, runs)
        compare(findChild(win.contentItem, "comparedVerdict").text, comparer.verdict)
        compare(findChild(win.contentItem, "comparedDifference").text, comparer.difference)
        for (let game = 0; game < comparer.games.count; ++game) {
            const head = findChild(win.contentItem, "comparedGame/" + game)
            compare(head.Accessible.role, Accessible.ColumnHeader)
            const cell = findChild(win.contentItem, "compared/" + ComparisonRow.Draws + "/" + game)
            compare(cell.Accessible.role, Accessible.Cell)
            if (head.whyNot === "")
                verify(cell.Accessible.name.startsWith(head.name), cell.Accessible.name)
            else
                compare(findChild(win.contentItem, "whyNotCompared/" + game).text, head.whyNot)
        }
        tryVerify(() => findChild(win.contentItem, "compareGoOn").visible)
        press("compareGoOn")
        verify(comparer.running)
        const most = findChild(win.contentItem, "mostRuns")
        mouseClick(most, 10, most.height / 2)
        compare(comparer.most, 100)
        press("backFromCompare")
        compare(win.place, "forecast")
        tryVerify(() => !comparer.running)
    }

    function test_fromTheFleetBuilder() {
        win.goTo("fleet-builder")
        win.fleetBuilder.document.beginAnew()
        win.fleetBuilder.ships.add("trireme")
        win.fleetBuilder.name = "Owls"
        press("oddsOfBuilt")
        compare(win.place, "forecast")
        compare(findChild(win.contentItem, "forecastSide/0").text, "Owls")
        tryVerify(() => odds.summary.runs > 0, 60000)
        keyClick(Qt.Key_Escape)
        compare(win.place, "fleet-builder")
    }
}
