// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

// The odds of a battle, and of the same battle under every game.
QtObject {
    id: tour

    required property var window
    // What the window shows is still to come.
    readonly property bool busy: (window.place === "forecast" && runsWanted > 0)
                                 || (window.place === "compare" && comparedWanted > 0)
    readonly property var stops: ({
        "forecast": () => tour.forecast(1, 300),
        "forecast-small": () => tour.forecast(0, 1000),
        "compare": () => tour.compare(0, 100)
    })

    // The odds of a battle that comes with the program, after at least so many battles.
    readonly property Connections odds: Connections {
        target: tour.window.forecaster
        function onShown() {
            if (tour.runsWanted > 0 && tour.window.forecaster.summary.runs >= tour.runsWanted)
                Qt.callLater(tour.haltOdds)
        }
    }
    property int runsWanted: 0

    function forecast(sample: int, runs: int) {
        window.goTo("start")
        window.forecaster.match.choose(sample)
        window.askForOdds()
        runsWanted = runs
        window.forecaster.goOn()
    }

    function haltOdds() {
        if (runsWanted > 0)
            window.forecaster.stop()
        runsWanted = 0
    }

    // A battle that comes with the program under every game, after at least so many battles under each.
    readonly property Connections compared: Connections {
        target: tour.window.comparer
        function onShown() {
            if (tour.comparedWanted > 0 && tour.window.comparer.runs >= tour.comparedWanted)
                Qt.callLater(tour.haltComparing)
        }
    }
    property int comparedWanted: 0

    function compare(sample: int, runs: int) {
        window.goTo("start")
        window.forecaster.match.choose(sample)
        if (!window.comparer.considerMatch(window.forecaster.match))
            return
        window.comparer.most = 10000 // growing still when it is halted
        comparedWanted = runs
        window.compareGames()
        window.comparer.goOn()
    }

    function haltComparing() {
        if (comparedWanted > 0)
            window.comparer.stop()
        comparedWanted = 0
    }
}
