// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Orders repairs (CP-5.2): which ships, how much of it, what it costs and how long they lie in the yard.
Sheet {
    id: sheet

    required property RepairOrder order

    function show(kind: int, id: int) {
        order.begin(kind, id)
        open()
    }

    objectName: "repairSheet"
    cardWidth: 600
    title: qsTr("Repair")
    onClosed: order.end()

    ScrolledList {
        id: list

        objectName: "repairList"
        width: parent.width
        height: Math.min(contentHeight, 260)
        model: sheet.order

        delegate: Item {
            id: row

            required property int shipId
            required property string name
            required property string needs
            required property string cost
            required property string whyNot
            required property bool taken

            width: ListView.view.width - Theme.inset
            height: Math.max(words.implicitHeight + 10, Theme.touch)

            Column {
                id: words
                anchors.left: parent.left
                anchors.right: sum.left
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter

                DataText {
                    width: parent.width
                    text: row.name
                    font.weight: Font.Medium
                }
                Caption {
                    width: parent.width
                    text: row.whyNot === "" ? row.needs : row.whyNot
                    color: row.whyNot === "" ? Theme.softInk : Theme.bad
                    wrapMode: Text.Wrap
                }
            }
            AmountText {
                id: sum
                anchors.right: pick.left
                anchors.rightMargin: Theme.inset
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(60 * Theme.textFactor)
                text: row.cost
            }
            Toggle {
                id: pick
                objectName: "repair/" + row.name
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                width: 44
                enabled: row.whyNot === ""
                why: row.whyNot
                checked: row.taken
                Accessible.name: qsTr("Repair %1").arg(row.name)
                onToggled: sheet.order.take(row.shipId, checked)
            }
            Rule {
                width: parent.width
                anchors.bottom: parent.bottom
            }
        }
    }
    NumberLine {
        text: qsTr("Levels of damage at most, a week each in the yard")
        stepperName: "repairLevels"
        label: qsTr("Levels of damage")
        to: 5
        value: sheet.order.levels
        onMoved: value => sheet.order.levels = value
    }
    Toggle {
        objectName: "repairGear"
        text: qsTr("Oars, rudders and masts, at once in any port")
        checked: sheet.order.gear
        onToggled: sheet.order.gear = checked
    }
    Toggle {
        objectName: "repairLosses"
        text: qsTr("Troops, engines and pots that were lost, bought again")
        checked: sheet.order.losses
        onToggled: sheet.order.losses = checked
    }
    WhyNot {
        objectName: "repairWhyNot"
        text: sheet.order.whyNot
    }
    Item {
        width: parent.width
        height: Math.max(fits.height, takeFitting.height)
        visible: sheet.order.fitting !== ""

        DataText {
            id: fits
            objectName: "repairFitting"
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - takeFitting.width - Theme.gap
            text: sheet.order.fitting
            wraps: true
        }
        QuietButton {
            id: takeFitting
            objectName: "takeWhatFits"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Take what fits")
            glyph: "check"
            onClicked: sheet.order.takeWhatFits()
        }
    }
    DataText {
        width: parent.width
        visible: sheet.order.allowed && sheet.order.weeks > 0
        text: sheet.order.weeks === 1 ? qsTr("In the yard for a week; meanwhile they do not sail.")
                                      : qsTr("In the yard for up to %1 weeks; meanwhile they do not sail.").arg(sheet.order.weeks)
        soft: true
    }
    footer: [
        PrimaryButton {
            objectName: "orderRepair"
            text: sheet.order.taken === 1 ? qsTr("Repair 1 ship for %1").arg(sheet.order.cost)
                                          : qsTr("Repair %1 ships for %2").arg(sheet.order.taken).arg(sheet.order.cost)
            glyph: "wrench"
            enabled: sheet.order.allowed
            onClicked: if (sheet.order.order()) sheet.close()
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
