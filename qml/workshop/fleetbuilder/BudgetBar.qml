// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What the fleet costs against what one means to spend, and how many findings stand against it.
BuilderFoot {
    id: bar

    required property FleetBuilder builder

    signal budgetAsked()

    caption: builder.ships.count === 1 ? qsTr("1 ship") : qsTr("%1 ships").arg(builder.ships.count)
    total: builder.budget.total
    errors: builder.check.errors
    warnings: builder.check.warnings
    empty: builder.ships.isEmpty
    reserve: builder.budget.exceeded ? qsTr("Within the rules, but %1 over the budget").arg(builder.budget.left.replace("−", "")) : ""

    Item {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        height: parent.height - 16
        visible: bar.builder.budget.amount !== "" && width > 120

        Caption {
            anchors.left: parent.left
            text: qsTr("Budget %1").arg(bar.builder.budget.amount)
        }
        Caption {
            objectName: "left"
            anchors.right: parent.right
            text: bar.builder.budget.exceeded ? qsTr("over by %1").arg(bar.builder.budget.left.replace("−", ""))
                                         : qsTr("%1 left").arg(bar.builder.budget.left)
            color: bar.builder.budget.exceeded ? Theme.bad : Theme.softInk
            font.weight: bar.builder.budget.exceeded ? Font.DemiBold : Font.Medium
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 10
            radius: 5
            color: Theme.line
            Accessible.role: Accessible.ProgressBar
            Accessible.name: qsTr("Spent of the budget: %1 per cent").arg(Math.round(bar.builder.budget.spent * 100))

            Rectangle {
                width: Math.max(bar.builder.budget.spent > 0 ? height : 0, parent.width * bar.builder.budget.spent)
                height: parent.height
                radius: 5
                color: bar.builder.budget.exceeded ? Theme.bad : Theme.good
            }
        }
    }
    QuietButton {
        anchors.verticalCenter: parent.verticalCenter
        visible: bar.builder.budget.amount === ""
        text: qsTr("Set a budget…")
        onClicked: bar.budgetAsked()
    }
}
