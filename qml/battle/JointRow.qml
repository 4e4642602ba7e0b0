// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Orders for more than one ship at once: alike for a squadron, straight on, or the rest of the turn by a captain.
Flow {
    id: row

    required property BattleRoom room
    readonly property JointOrdering together: room.pace.together
    readonly property bool isBusy: together.byCaptain || together.isOn

    // Something was pressed: the keys belong to the table again.
    signal handled()

    spacing: Theme.step
    visible: isBusy || together.canLetCaptain

    component Slim: QuietButton {
        leftPadding: Theme.gap
        rightPadding: Theme.gap
        focusPolicy: Qt.TabFocus
    }

    Slim {
        objectName: "stopJoint"
        visible: row.isBusy
        text: row.together.byCaptain ? qsTr("Stop the captain") : qsTr("Stop")
        hint: row.together.byCaptain ? KeyPages.hinted(qsTr("You order the rest yourself"), "by-captain") : qsTr("The ships that are left wait for orders of their own")
        onClicked: {
            row.handled()
            row.together.stop()
        }
    }
    Slim {
        objectName: "doAlike"
        visible: !row.isBusy && row.together.canDoAlike
        text: qsTr("Alike")
        hint: row.together.squadron !== "" ? qsTr("The others of %1 that wait do the same, where they meet nobody by it").arg(row.together.squadron)
                                           : qsTr("The others that wait do the same, where they meet nobody by it")
        keys: KeyPages.keysOf("alike")
        onClicked: {
            row.handled()
            row.together.doAlike()
        }
    }
    Slim {
        objectName: "holdCourse"
        visible: !row.isBusy && row.together.canHoldCourse && !row.room.plotting.isOn
        text: qsTr("Straight on")
        hint: qsTr("All that wait go straight on, as far as they may and meet nobody")
        keys: KeyPages.keysOf("straight-on")
        onClicked: {
            row.handled()
            row.together.holdCourse()
        }
    }
    Slim {
        objectName: "captainsRest"
        visible: !row.isBusy && row.together.canLetCaptain && !row.room.plotting.isOn
        text: qsTr("By a captain")
        hint: qsTr("A captain orders the rest of this turn")
        keys: KeyPages.keysOf("by-captain")
        onClicked: {
            row.handled()
            row.together.letCaptain()
        }
    }
}
