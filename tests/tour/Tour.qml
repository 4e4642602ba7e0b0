// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import Navarch
import Navarch.App

// The stops at which pictures of the window are taken (`./dev shots`): each brings the window into the state that
// its picture shows. A new screen adds its stop to the file of its part of the window.
QtObject {
    id: tour

    required property var window

    readonly property CampaignStops campaign: CampaignStops {
        window: tour.window
    }
    readonly property WarStops war: WarStops {
        window: tour.window
        campaign: tour.campaign
    }
    readonly property WorkshopStops workshop: WorkshopStops {
        window: tour.window
    }
    readonly property OddsStops odds: OddsStops {
        window: tour.window
    }
    readonly property TableStops table: TableStops {
        window: tour.window
    }
    readonly property BattlesStops battles: BattlesStops {
        window: tour.window
        table: tour.table
    }

    readonly property var stops: Object.assign({}, campaign.stops, war.stops, workshop.stops, odds.stops, table.stops,
                                               battles.stops, asOthers)
    readonly property var names: Object.keys(stops)
    // What the window shows is still to come.
    readonly property bool busy: workshop.busy || war.busy || odds.busy || table.busy

    // The same screens with hints, or with the eyes of a side.
    readonly property var asOthers: ({
        "fleets-hint": () => tour.hints(() => tour.campaign.fleets(CampaignItem.Fleet, "Fleet of the Piraeus")),
        "map-hint": () => tour.hints(() => tour.war.map(CampaignItem.None, "")),
        "battle-hint": () => tour.hints(() => tour.table.fight(1, 1)),
        "battle-hexes-hint": () => tour.hints(() => tour.table.fight(tour.table.sampleUnder("ramming-speed"), 2)),
        "battle-plots-hint": () => tour.hints(() => tour.table.plots()),
        "battle-rexes-hint": () => tour.hints(() => tour.table.fight(tour.table.sampleUnder("pompeius"), 2)),
        "battle-stands-hint": () => tour.hints(() => tour.table.fight(tour.table.sampleUnder("squadrons"), 2)),
        "fleets-athens": () => tour.eyes("fleets", 1),
        "map-athens": () => tour.eyes("map", 1),
        "rule-table": () => RuleOpener.open("SA-7.4.T2"),
        "rule-example": () => RuleOpener.open("SA-8.2"),
        "rules": () => RuleOpener.open(""),
        "help": () => tour.help("map", HelpSheet.ThisScreen),
        "help-keys": () => tour.help("battle", HelpSheet.Keys),
        "help-news": () => tour.help("start", HelpSheet.News),
        "help-about": () => tour.help("start", HelpSheet.Program)
    })

    // A screen with the eyes of the side in that row.
    function eyes(place: string, row: int) {
        window.goTo(place)
        window.lookAs(row)
    }

    function help(place: string, page: int) {
        window.goTo(place)
        window.keys.showHelp(page)
    }

    // Hints are on for one stop only; the others show the screens without them.
    function hints(stop: var) {
        Preferences.hints = true
        stop()
    }

    function go(name: string) {
        Preferences.hints = false
        window.campaign.eyes = 0
        if (window.head)
            window.head.putSheetsAway() // they stay while screens change below them
        RuleOpener.dismissed()
        window.keys.putHelpAway()
        battles.leaveFor(name)
        campaign.leaveFor(name)
        war.leaveFor(name)
        stops[name]()
        window.putNoticesAway()
    }
}
