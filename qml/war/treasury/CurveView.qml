// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtCharts
import Navarch
import Navarch.App

// A curve a side over time, in talents; the curves come from C++ in one go.
Item {
    id: view

    required property CurveList curves
    required property string title
    // What stands in its way, or that it is still being read; empty.
    property string note: ""

    Accessible.role: Accessible.Chart
    Accessible.name: title
    Component.onCompleted: lines.refill()

    Connections {
        target: view.curves
        function onRefilled() {
            lines.refill()
        }
    }
    Caption {
        id: caption
        x: Theme.inset
        y: Theme.gap
        width: Math.min(implicitWidth, keys.x - x - Theme.gap)
        text: Theme.joined([view.title, view.note])
    }
    Row {
        id: keys
        anchors.right: parent.right
        anchors.rightMargin: Theme.inset
        anchors.verticalCenter: caption.verticalCenter
        spacing: Theme.inset

        Repeater {
            model: view.curves
            Row {
                id: key

                required property string name
                required property string colour

                spacing: 5

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: 14
                    height: 3
                    radius: 1
                    color: Theme.sideColour(key.colour)
                }
                Caption {
                    width: Math.min(Theme.captionWidth(text), Math.round(140 * Theme.textFactor))
                    text: key.name
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
        localizeNumbers: true // as the language does that was spoken when the screen was come to
        margins.top: 4
        margins.bottom: Theme.captionSize + 2
        margins.left: 4
        margins.right: Theme.inset

        ValuesAxis {
            id: talents
            min: view.curves.lowest
            max: view.curves.highest
            tickCount: Math.max(2, view.curves.marks)
            labelFormat: "%.0f"
            labelsColor: Theme.softInk
            labelsFont.family: Theme.dataFamily
            labelsFont.pixelSize: Theme.captionSize
            gridLineColor: Theme.line
            color: Theme.line
        }
        ValuesAxis {
            id: time
            min: view.curves.first
            max: view.curves.last
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
        text: view.curves.from
    }
    Caption {
        anchors.right: parent.right
        anchors.rightMargin: Theme.inset + 4
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 4
        visible: view.curves.to !== view.curves.from
        text: view.curves.to
    }

    QtObject {
        id: lines

        property bool dark: Theme.dark
        onDarkChanged: refill()

        function refill() {
            if (chart.count !== view.curves.count) {
                chart.removeAllSeries()
                for (let i = 0; i < view.curves.count; ++i)
                    chart.createSeries(ChartView.SeriesTypeLine, "", time, talents)
            }
            for (let i = 0; i < view.curves.count; ++i) {
                const line = chart.series(i)
                line.color = Theme.sideColour(view.curves.colourAt(i))
                line.width = 2
                view.curves.pour(i, line)
            }
        }
    }
}
