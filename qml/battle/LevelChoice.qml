// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// How far the captain of a side thinks before he gives an order.
ChoiceBox {
    id: choice

    property string name: ""
    property string level: "usual"

    signal taken(string level)

    label: qsTr("How far the captain of %1 thinks").arg(name)
    model: [{ value: "usual", text: qsTr("Thinks as usual") }, { value: "ensign", text: qsTr("Thinks as an ensign") },
            { value: "captain", text: qsTr("Thinks as a captain") }, { value: "navarch", text: qsTr("Thinks as a navarch") }]
    at: placeOf(model, level)
    onActivated: taken(currentValue)
}
