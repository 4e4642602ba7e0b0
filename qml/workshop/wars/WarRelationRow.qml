// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// How the side that is looked at stands to another one, and a truce's end.
Column {
    id: row

    required property int other
    required property string name
    required property string colour
    required property string emblem
    required property string relation
    required property bool inTruce
    required property int weeks
    required property string until
    required property WarRelations relations

    objectName: "relation/" + name
    spacing: Theme.step

    Item {
        width: parent.width
        height: Math.max(badge.height, standing.height)

        SideBadge {
            id: badge
            anchors.verticalCenter: parent.verticalCenter
            colour: row.colour
            emblem: row.emblem
            size: 28
        }
        DataText {
            anchors.left: badge.right
            anchors.leftMargin: Theme.gap
            anchors.right: standing.left
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            text: row.name
        }
        ChoiceBox {
            id: standing
            objectName: "relationKind"
            anchors.right: parent.right
            width: Math.min(parent.width / 2, Math.round(170 * Theme.textFactor))
            label: qsTr("How it stands to %1").arg(row.name)
            model: row.relations.kinds
            at: placeOf(row.relations.kinds, row.relation)
            onActivated: row.relations.set(row.other, currentValue)
        }
    }
    Flow {
        width: parent.width
        visible: row.inTruce
        spacing: Theme.gap

        NumberStepper {
            id: weeks
            objectName: "truceWeeks"
            label: qsTr("Weeks of the truce with %1").arg(row.name)
            from: 1
            to: row.relations.mostWeeks
            value: row.weeks
            onMoved: value => {
                row.relations.setWeeks(row.other, value)
                weeks.value = Qt.binding(() => row.weeks)
            }
        }
        DataText {
            width: Math.min(implicitWidth, row.width)
            height: Theme.control
            text: Theme.joined([row.weeks === 1 ? qsTr("one week") : qsTr("%1 weeks").arg(row.weeks), row.until])
            soft: true
        }
    }
}
