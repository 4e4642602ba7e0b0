// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQml
import Navarch
import Navarch.App

// What the keyboard does wherever one is: taking back, doing again, the places of the rail by their number, the rule of what
// one is on, help.
Item {
    id: keys

    required property var window
    required property OpenCampaign campaign
    property bool mayStep: true // what is taken back would be the campaign's

    function showHelp(page = HelpSheet.ThisScreen) {
        help.show(page)
    }
    function putHelpAway() {
        help.close()
    }

    Shortcut {
        sequences: ["Ctrl+Z"]
        enabled: keys.campaign.undoStack.canUndo && keys.mayStep
        onActivated: keys.campaign.undo()
    }
    Shortcut {
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        enabled: keys.campaign.undoStack.canRedo && keys.mayStep
        onActivated: keys.campaign.redo()
    }
    Shortcut {
        sequences: ["F1"]
        enabled: keys.campaign.seat.awaited === ""
        onActivated: RuleOpener.openFor(keys.window.activeFocusItem)
    }
    Shortcut {
        sequences: ["Ctrl+/", "Ctrl+?", "?"]
        enabled: keys.campaign.seat.awaited === "" && !help.opened
        onActivated: keys.showHelp(HelpSheet.Keys)
    }
    RuleSheet {
        campaign: keys.campaign
    }
    HelpSheet {
        id: help
        place: keys.window.place
        placeName: keys.window.places.find(each => each.name === place)?.text ?? ""
    }
    Instantiator {
        model: 9
        delegate: Shortcut {
            required property int index
            sequence: "Ctrl+" + (index + 1)
            enabled: keys.campaign.seat.awaited === ""
            onActivated: {
                const stop = keys.window.places.filter(place => place.shown)[index]
                if (stop)
                    keys.window.goTo(stop.name)
            }
        }
    }
}
