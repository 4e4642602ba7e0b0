// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The wall section that is looked at: what stands on it with prices, what the rules say, and the port's price line by line.
Item {
    id: panel

    required property PortBuilder builder

    function showFindings() {
        sheet.contentY = 0
    }

    ScrolledArea {
        id: sheet

        objectName: "sectionSheet"
        anchors.fill: parent
        contentHeight: column.height

        Column {
            id: column

            x: Theme.inset
            width: sheet.width - 2 * Theme.inset
            topPadding: Theme.inset
            bottomPadding: Theme.margin
            spacing: Theme.gap

            Item {
                width: parent.width
                height: title.implicitHeight
                visible: panel.builder.walls.current > 0

                TitleText {
                    id: title
                    text: qsTr("Section %1").arg(panel.builder.walls.current)
                }
                AmountText {
                    anchors.right: parent.right
                    height: parent.height
                    text: panel.builder.walls.price
                    strong: true
                    large: true
                }
            }
            FindingsBlock {
                width: parent.width
                findings: panel.builder.check.findings
                onMendAsked: (findingKey, message, rowKey) => panel.builder.check.mend(findingKey, rowKey)
                onMendAllAsked: panel.builder.check.mendAll()
            }
            Column {
                width: parent.width

                Repeater {
                    model: panel.builder.walls.fit

                    FitRow {
                        width: column.width
                        onNumberSet: number => panel.builder.walls.setFit(field, number)
                    }
                }
            }
            DataText {
                topPadding: Theme.inset
                text: qsTr("The price, line by line")
                strong: true
            }
            Rule {
                width: parent.width
            }
            PriceTree {
                width: parent.width
                lines: panel.builder.price
                totalText: qsTr("The port")
            }
        }
    }
}
