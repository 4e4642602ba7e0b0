// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The sea and everything on it that these eyes may see, and beside it the card of what is picked. Arrow keys move the
// chart, plus and minus bring it nearer, Page Up and Down go from thing to thing.
FocusScope {
    id: screen

    required property OpenCampaign campaign
    readonly property alias chart: seaChart
    readonly property alias view: chartView
    readonly property alias history: lookBack
    readonly property alias order: orderDraft
    readonly property alias week: weekPlay
    // The week that was sailed has not been seen to its end.
    readonly property bool underWay: weekPlay.shown && (weekPlay.busy || weekPlay.moment < 7)
    readonly property string pickedName: seaChart.facts.pickedFleet.name || seaChart.facts.pickedPort.name || seaChart.facts.pickedContact.text
    // Where chart and card have no room beside each other the card can be put away; what is picked brings it back.
    readonly property bool folds: width < Math.round(800 * Theme.textFactor)
    // Where not even both fit, the card lies over all of the chart.
    readonly property bool covers: width < Math.round(500 * Theme.textFactor)
    property bool cardOpen: true
    readonly property bool cardShown: !folds || cardOpen || weekPlay.shown

    signal portAsked(int port)
    signal fleetAsked(int fleet)
    signal battleAsked(int battle)

    function pick(kind: int, id: int) {
        seaChart.pick(kind, id)
        chartView.show(kind, id)
    }
    function pickNamed(kind: int, name: string) {
        pick(kind, seaChart.idOf(kind, name))
    }

    // The week that was sailed last, as it went; where nothing is to move, what came of it.
    function watchWeek() {
        if (weekPlay.watch(Preferences.reducedMotion))
            weekPanel.begin()
    }

    Component.onCompleted: chartView.forceActiveFocus()

    SeaChart {
        id: seaChart
        campaign: screen.campaign
    }
    LookBack {
        id: lookBack
        chart: seaChart
    }
    WeekPlay {
        id: weekPlay
        chart: seaChart
    }
    // Each day that is seen beginning has the stroke of its oars.
    Sounds {
        readonly property int day: weekPlay.playing && !weekPlay.report.still && screen.visible && (screen.Window.window?.visible ?? false) ? weekPlay.day : 0

        on: SoundSettings.on
        volume: SoundSettings.volume
        onDayChanged: day > 0 ? playDay() : hush()
    }
    OrderDraft {
        id: orderDraft
        chart: seaChart
    }
    // An order belongs to the fleet that is looked at.
    Connections {
        target: seaChart
        function onPickedChanged() {
            if (seaChart.pickedKind !== CampaignItem.None)
                screen.cardOpen = true
            if (orderDraft.isOn && (seaChart.pickedKind !== CampaignItem.Fleet || seaChart.pickedId !== orderDraft.fleet))
                orderDraft.cancel()
        }
    }

    SeaChartView {
        id: chartView

        objectName: "chart"
        anchors.left: parent.left
        anchors.right: screen.cardShown && !screen.covers ? pane.left : parent.right
        height: screen.covers && weekPlay.shown ? Math.round(parent.height * 0.45) : parent.height
        clip: true
        focus: true
        activeFocusOnTab: true
        chart: seaChart
        choosing: orderDraft.target.wants !== OrderTarget.Nothing
        onPlacePicked: (place, port) => orderDraft.target.takePlace(place, port)
        look.dataFamily: Theme.dataFamily
        look.titleFamily: Theme.titleFamily
        look.iconFamily: Theme.iconFamily
        look.textSize: Theme.dataSize
        viewport.topMargin: search.height
        viewport.bottomMargin: tools.height + (historyBar.above ? historyBar.height + Theme.gap : 0)
        look.colours: {
            const all = {
                sea: Theme.sea, land: Theme.land, shore: Theme.strongLine, ink: Theme.ink, softInk: Theme.softInk,
                card: Theme.card, line: Theme.line, accent: Theme.accent, accentInk: Theme.accentInk, warn: Theme.warn,
                bad: Theme.bad
            }
            for (const colour of Theme.sideColours)
                all[colour] = Theme.sideColour(colour)
            return all
        }
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Chart: %1 ports, %2 fleets").arg(seaChart.ports).arg(seaChart.fleets)
                         + (seaChart.pickedKind === CampaignItem.None ? "" : ", " + screen.pickedName)
        Keys.onLeftPressed: viewport.pan(80, 0)
        Keys.onRightPressed: viewport.pan(-80, 0)
        Keys.onUpPressed: viewport.pan(0, 80)
        Keys.onDownPressed: viewport.pan(0, -80)
        Keys.onPressed: event => {
            event.accepted = true
            if (weekPlay.shown && (event.key === Qt.Key_Escape || event.key === Qt.Key_Space))
                weekPanel.goOn()
            else if (event.key === Qt.Key_Plus || event.key === Qt.Key_Equal)
                viewport.zoomBy(1.4)
            else if (event.key === Qt.Key_Minus)
                viewport.zoomBy(1 / 1.4)
            else if (event.key === Qt.Key_Home || event.key === Qt.Key_0)
                viewport.fit()
            else if (event.key === Qt.Key_PageDown)
                seaChart.finder.step(1)
            else if (event.key === Qt.Key_PageUp)
                seaChart.finder.step(-1)
            else if (event.key === Qt.Key_Escape && orderDraft.isOn)
                orderDraft.cancel()
            else if (event.key === Qt.Key_Escape && seaChart.pickedKind !== CampaignItem.None)
                seaChart.unpick()
            else if (event.key === Qt.Key_Escape && screen.folds && screen.cardOpen)
                screen.cardOpen = false
            else if (event.key === Qt.Key_Slash)
                search.begin()
            else
                event.accepted = false
        }

        PinchHandler {
            id: pinch

            property real before: 1

            target: null
            onActiveChanged: before = 1
            onActiveScaleChanged: {
                chartView.viewport.zoomAt(centroid.position, activeScale / before)
                before = activeScale
            }
        }
        FocusRing {
            shown: chartView.tabbed
            distance: -2
        }
    }
    Rectangle {
        id: note

        readonly property ChartHover hover: chartView.hover

        visible: hover.title !== ""
        x: Math.max(4, Math.min(chartView.width - width - 4, hover.at.x + 8))
        y: Math.max(4, Math.min(chartView.height - height - 4, hover.at.y + 8))
        width: words.width + 20
        height: words.height + 12
        radius: 4
        color: Theme.ink

        Column {
            id: words

            x: 10
            y: 6
            width: Math.min(320, Math.max(Theme.dataWidth(note.hover.title, true), Theme.captionWidth(note.hover.detail)))
            spacing: 1

            DataText {
                width: parent.width
                text: note.hover.title
                strong: true
                color: Theme.paper
                wraps: true
            }
            Caption {
                width: parent.width
                visible: text !== ""
                text: note.hover.detail
                color: Theme.paper
                wrapMode: Text.Wrap
            }
        }
    }
    MapSearch {
        id: search
        x: Theme.inset
        y: Theme.inset
        width: Math.min(implicitWidth, chartView.width - 2 * Theme.inset - (screen.folds ? fold.width + Theme.gap : 0))
        chart: seaChart
        onLeave: chartView.forceActiveFocus()
    }
    Card {
        id: fold
        x: (screen.covers ? screen.width : chartView.width) - width - Theme.inset
        y: Theme.inset
        z: 1
        visible: screen.folds && !weekPlay.shown
        inset: 0
        implicitWidth: Theme.touch
        implicitHeight: Theme.touch

        IconButton {
            objectName: "foldCard"
            glyph: screen.cardOpen ? "chevron-right" : "chevron-left"
            text: screen.cardOpen ? qsTr("Put the card away") : qsTr("Show the card")
            keys: screen.cardOpen ? KeyPages.keysOf("nothing-picked") : ""
            onClicked: screen.cardOpen = !screen.cardOpen
        }
    }
    MapTools {
        id: tools
        x: Theme.inset
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.inset
        visible: !screen.covers || !screen.cardShown
        viewport: chartView.viewport
    }
    HistoryBar {
        id: historyBar

        readonly property bool above: screen.folds && visible

        x: above ? Theme.inset : tools.x + tools.width + Theme.gap
        y: above ? tools.y - height - Theme.gap : tools.y + Math.round((tools.height - height) / 2)
        width: chartView.width - Theme.inset - x
        visible: lookBack.last > 0 && !weekPlay.shown && (!screen.covers || !screen.cardShown)
        back: lookBack
    }
    Rectangle {
        objectName: "pastNote"
        visible: seaChart.isPast && !seaChart.isPlaying && (!screen.covers || !screen.cardShown)
        y: screen.folds ? search.y + search.height + Theme.gap : Theme.inset
        x: screen.folds ? Theme.inset : search.x + search.width + (pane.x - search.x - search.width - width) / 2
        width: pastWords.width + 2 * Theme.inset
        height: Theme.control
        radius: Theme.radius
        color: Theme.card
        border.width: 1
        border.color: Theme.warn

        DataText {
            id: pastWords
            anchors.centerIn: parent
            width: Math.min(Theme.dataWidth(text, true), chartView.width - 4 * Theme.inset)
            text: qsTr("As it was: %1").arg(seaChart.moment)
            strong: true
            color: Theme.warn
        }
    }
    Rule {
        upright: true
        visible: screen.cardShown && !screen.covers
        anchors.right: pane.left
        height: parent.height
    }
    MapPane {
        id: pane

        objectName: "mapPane"
        anchors.right: parent.right
        anchors.top: parent.top
        // A week that moves is watched above what is told of it.
        anchors.topMargin: !screen.covers ? 0 : weekPlay.shown ? chartView.height : fold.height + 2 * Theme.inset
        anchors.bottom: parent.bottom
        width: screen.covers ? parent.width : Math.min(Math.round(340 * Theme.textFactor), Math.round(parent.width * 0.62))
        visible: screen.cardShown && !weekPlay.shown
        campaign: screen.campaign
        chart: seaChart
        draft: orderDraft
        onPicked: (kind, id) => screen.pick(kind, id)
        onPortAsked: port => screen.portAsked(port)
        onFleetAsked: fleet => screen.fleetAsked(fleet)
        onBattleAsked: battle => screen.battleAsked(battle)
    }
    WeekPanel {
        id: weekPanel

        objectName: "weekPanel"
        anchors.fill: pane
        visible: weekPlay.shown
        play: weekPlay
        // A battle that is due is what comes next; it had to be looked for.
        onGoneOn: {
            const due = seaChart.facts.due.find(each => each.waiting)
            if (due)
                screen.pick(CampaignItem.Contact, due.id)
            chartView.forceActiveFocus()
        }
    }
}
