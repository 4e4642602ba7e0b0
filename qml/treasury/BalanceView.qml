// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtCharts
import Navarch
import Navarch.App

// Each treasury over time, in steps from entry to entry; the curves come from C++ in one go.
Item {
    id: view

    required property OpenCampaign campaign
    property int side: 0

    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("Treasuries over time")

    BalanceChart {
        id: balances
        campaign: view.campaign
        side: view.side
        onLaid: curves.refill()
        onModelReset: curves.refill()
        onRowsInserted: curves.refill()
        onRowsRemoved: curves.refill()
    }
    Caption {
        id: caption
        x: Theme.inset
        y: Theme.gap
        text: qsTr("Treasuries, talents")
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.inset
        anchors.verticalCenter: caption.verticalCenter
        spacing: Theme.inset

        Repeater {
            model: balances
            Row {
                id: legend

                required property string name
                required property string colour

                spacing: 5

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: 14
                    height: 3
                    radius: 1
                    color: Theme.sideColour(legend.colour)
                }
                Caption {
                    text: legend.name
                }
            }
        }
    }
    ChartView {
        id: chart

        anchors.fill: parent
        anchors.topMargin: caption.height + 4
        antialiasing: true
        backgroundColor: "transparent"
        plotAreaColor: "transparent"
        legend.visible: false
        margins.top: 4
        margins.bottom: Theme.captionSize + 2
        margins.left: 4
        margins.right: Theme.inset

        ValuesAxis {
            id: talents
            min: balances.lowest
            max: balances.highest
            tickCount: Math.max(2, balances.marks)
            labelFormat: "%.0f"
            labelsColor: Theme.softInk
            labelsFont.family: Theme.dataFamily
            labelsFont.pixelSize: Theme.captionSize
            gridLineColor: Theme.line
            color: Theme.line
        }
        ValuesAxis {
            id: time
            min: 1
            max: balances.last + 1
            tickCount: 2
            labelsVisible: false
            gridVisible: false
            color: Theme.strongLine
        }
    }
    Caption {
        x: chart.x + chart.plotArea.x
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 4
        text: balances.to === balances.from ? qsTr("Entry by entry, %1").arg(balances.from) : balances.from
    }
    Caption {
        anchors.right: parent.right
        anchors.rightMargin: Theme.inset + 4
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 4
        visible: balances.to !== balances.from
        text: balances.to
    }

    QtObject {
        id: curves

        property bool dark: Theme.dark
        onDarkChanged: refill()

        function refill() {
            if (chart.count !== balances.count) {
                chart.removeAllSeries()
                for (let i = 0; i < balances.count; ++i)
                    chart.createSeries(ChartView.SeriesTypeLine, "", time, talents)
            }
            for (let i = 0; i < balances.count; ++i) {
                const line = chart.series(i)
                line.color = Theme.sideColour(balances.colourAt(i))
                line.width = 2
                balances.pour(i, line)
            }
        }
    }
}
