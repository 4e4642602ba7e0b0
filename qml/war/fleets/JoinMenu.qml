// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The fleets of its side that lie where a fleet lies: it joins the one that is chosen (CP-7.3).
ActionMenu {
    id: partnersMenu

    required property FleetJoining joining
    property int fleet: 0
    property var partners: []

    signal joined(int into)

    function openFor(button: Item, of: int) {
        fleet = of
        partners = joining.partners(of)
        popup(button, 0, button.height + 4)
    }

    objectName: "joinMenu"

    ActionEntry {
        visible: partnersMenu.partners.length === 0
        enabled: false
        text: qsTr("No other fleet lies here")
        glyph: "fleet"
        reason: qsTr("Bring two to the same place, then they can join.")
    }
    Instantiator {
        model: partnersMenu.partners
        delegate: ActionEntry {
            required property var modelData
            objectName: "join/" + modelData.text
            text: qsTr("Join %1").arg(modelData.text)
            glyph: "fleet"
            enabled: modelData.allowed
            reason: modelData.why
            onTriggered: if (partnersMenu.joining.join(partnersMenu.fleet, modelData.value)) partnersMenu.joined(modelData.value)
        }
        onObjectAdded: (index, object) => partnersMenu.insertItem(index, object)
        onObjectRemoved: (index, object) => partnersMenu.removeItem(object)
    }
}
