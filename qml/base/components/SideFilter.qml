// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Whose things are shown: of one side, or of all. Only who sees several sides needs it.
ChoiceBox {
    id: filter

    required property SideList sides
    // 0: all.
    readonly property int sideId: currentIndex <= 0 ? 0 : sides.idAt(currentIndex - 1)

    visible: sides.count > 1
    implicitWidth: 150
    label: qsTr("Side")
    model: {
        const all = [qsTr("All sides")]
        for (let i = 0; i < sides.count; ++i)
            all.push(sides.at(i).name)
        return all
    }
}
