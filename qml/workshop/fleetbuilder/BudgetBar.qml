// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What the fleet costs against what one means to spend, and how many findings stand against it.
BuilderFoot {
    id: bar

    required property FleetBuilder builder

    signal budgetAsked()

    caption: builder.ships === 1 ? qsTr("1 ship") : qsTr("%1 ships").arg(builder.ships)
    total: builder.total
    errors: builder.errors
    warnings: builder.warnings
    empty: builder.isEmpty
    reserve: builder.overBudget ? qsTr("Within the rules, but %1 over the budget").arg(builder.left.replace("−", "")) : ""

    Item {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        height: parent.height - 16
        visible: bar.builder.budget !== "" && width > 120

        Caption {
            anchors.left: parent.left
            text: qsTr("Budget %1").arg(bar.builder.budget)
        }
        Caption {
            objectName: "left"
            anchors.right: parent.right
            text: bar.builder.overBudget ? qsTr("over by %1").arg(bar.builder.left.replace("−", ""))
                                         : qsTr("%1 left").arg(bar.builder.left)
            color: bar.builder.overBudget ? Theme.bad : Theme.softInk
            font.weight: bar.builder.overBudget ? Font.DemiBold : Font.Medium
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 10
            radius: 5
            color: Theme.line
            Accessible.role: Accessible.ProgressBar
            Accessible.name: qsTr("Spent of the budget: %1 per cent").arg(Math.round(bar.builder.spent * 100))

            Rectangle {
                width: Math.max(bar.builder.spent > 0 ? height : 0, parent.width * bar.builder.spent)
                height: parent.height
                radius: 5
                color: bar.builder.overBudget ? Theme.bad : Theme.good
            }
        }
    }
    QuietButton {
        anchors.verticalCenter: parent.verticalCenter
        visible: bar.builder.budget === ""
        text: qsTr("Set a budget…")
        onClicked: bar.budgetAsked()
    }
}
