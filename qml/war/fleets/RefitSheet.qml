// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// Another fit for a ship (CP-5.3): what is set, what it costs, whether it needs a yard, and what stands against it.
Sheet {
    id: sheet

    required property RefitOrder order

    function show() {
        order.begin()
        rows.contentY = 0
        open()
    }

    objectName: "refitSheet"
    cardWidth: 620
    title: qsTr("Refit %1").arg(order.name)
    onClosed: order.begin()

    Rectangle {
        width: parent.width
        height: 72
        radius: Theme.radius
        color: Theme.sea

        ShipSilhouette {
            anchors.fill: parent
            anchors.margins: Theme.gap
            traits: sheet.order.outline
            ink: Theme.ink
            hull: Theme.land
            deck: Theme.card
            breach: Theme.bad
        }
    }
    ScrolledArea {
        id: rows

        objectName: "refitRows"
        width: parent.width
        height: Math.min(contentHeight, Math.max(160, (sheet.parent?.height ?? 700) - 400))
        contentHeight: column.implicitHeight

        Column {
            id: column
            width: rows.width - Theme.inset

            Repeater {
                model: sheet.order.fit

                FitRow {
                    width: column.width
                    onNumberSet: number => sheet.order.setFit(field, number)
                    onChoiceSet: value => sheet.order.setFitChoice(field, value)
                }
            }
        }
    }
    Column {
        width: parent.width
        visible: sheet.order.findings.count > 0

        Repeater {
            model: sheet.order.findings

            FindingRow {
                width: parent?.width ?? 0
            }
        }
    }
    DataText {
        objectName: "refitWhyNot"
        width: parent.width
        text: sheet.order.whyNot !== "" ? sheet.order.whyNot
              : !sheet.order.differs ? qsTr("Set what shall be otherwise. Half the price comes back for what is removed.")
              : sheet.order.inYard ? qsTr("Hull or ram: she lies in the yard for %1 weeks.").arg(sheet.order.weeks)
              : qsTr("Fittings alone are changed at once.")
        color: sheet.order.whyNot !== "" ? Theme.bad : Theme.softInk
        wraps: true
    }
    footer: [
        PrimaryButton {
            objectName: "orderRefit"
            text: sheet.order.differs ? qsTr("Refit for %1").arg(sheet.order.cost) : qsTr("Refit")
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
