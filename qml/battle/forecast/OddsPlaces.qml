// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQuick
import Navarch

// The screens on which odds are weighed, and the ways from and to them.
QtObject {
    id: places

    required property var window

    readonly property Component forecast: Component {
        ForecastScreen {
            focus: true
            forecaster: places.window.forecaster
            campaign: places.window.campaign
            canFight: !places.window.battleRoom.isOpen
            backText: qsTr("Back to %1").arg(places.window.places.find(each => each.name === places.window.oddsFrom)?.text ?? "")
            onBackAsked: {
                const back = places.window.oddsFrom
                places.window.goTo(back)
                if (back === "battle")
                    places.window.screen.arrange(places.window.forecaster)
            }
            onFightAsked: {
                places.window.goTo("battle")
                places.window.screen.arrange(places.window.forecaster)
            }
            onCompareAsked: if (places.window.comparer.considerMatch(places.window.forecaster.match)) places.window.compareGames()
        }
    }
    readonly property Component compare: Component {
        CompareScreen {
            focus: true
            comparer: places.window.comparer
            backText: qsTr("Back to %1").arg(places.window.places.find(each => each.name === places.window.compareFrom)?.text ?? "")
            onBackAsked: places.window.goTo(places.window.compareFrom)
        }
    }
}
