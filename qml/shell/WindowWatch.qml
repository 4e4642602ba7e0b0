// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What is minded in the whole window, whatever screen is shown: the focus, texts that are cut short, its place and size,
// and that nothing of one pair of eyes is left to the next.
Item {
    id: watch

    required property var window
    property bool remembersPlace: false

    // Nothing that was said to one pair of eyes, or picked, searched for or begun with them, outlives them (CP-2.3): the
    // notice goes, and the screen is made anew.
    readonly property int eyes: window.campaign.eyes
    onEyesChanged: {
        window.putNoticesAway()
        window.head.advancing.putAway()
        window.outcomePreview.close()
        if (window.resultEntry.battle !== 0) {
            if (window.place === "result")
                window.goTo("battles")
            window.resultEntry.close()
        }
        if (window.place === "forecast" || window.place === "compare")
            window.goTo(window.campaign.isOpen ? "battles" : "start")
        window.forecaster.match.choose(0)
        window.comparer.clear()
        window.renew()
    }
    // The builders' tables are each person's own. Who alone plays, or plays for all, is one.
    readonly property string whose: window.campaign.isOpen && !window.campaign.seat.speaksForAll ? `${window.campaign.path}#${window.campaign.eyes}` : ""
    onWhoseChanged: {
        window.fleetBuilder.document.handTo(whose)
        window.portBuilder.document.handTo(whose)
        window.chartRoom.document.handTo(whose)
        window.boardRoom.document.handTo(whose)
        window.classRoom.document.handTo(whose)
        window.warBuilder.document.handTo(whose)
    }

    // A campaign whose seat was locked lies on the table now.
    Connections {
        target: watch.window.campaign.seat
        function onEntered() { watch.window.goHome() }
    }
    Connections {
        target: watch.window.head
        function onSideAdded(side) {
            watch.window.goTo("fleets")
            watch.window.screen.fleets.show(CampaignItem.Side, side)
        }
    }
    FocusWatch {
        window: watch.window
    }
    WindowPlace {
        window: watch.remembersPlace ? watch.window : null
    }
    RunningWindow {
        id: run
        campaign: watch.window.campaign
        place: watch.window.place
        watching: watch.remembersPlace
    }
    KeptSheet {
        id: keptSheet
        run: run
    }
    Component.onCompleted: if (run.hasEnded) keptSheet.open()
    CutText {
        id: cutText
        window: watch.window
    }
    Hint {
        parent: cutText.item ?? watch
        x: 0
        y: -implicitHeight - Theme.step
        text: cutText.words
        visible: cutText.item !== null
        delay: 0
    }
}
