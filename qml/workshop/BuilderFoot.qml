// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// What stands under a builder: the total, whatever is put between, and how many findings there are.
Item {
    id: foot

    default property alias middle: between.data
    required property string caption
    required property string total
    required property int errors
    required property int warnings
    property bool empty: false
    // What stands against it although no rule does: "34.00 over the budget".
    property string reserve: ""

    signal findingsAsked()

    objectName: "builderFoot"
    implicitHeight: Math.round(52 * Theme.textFactor)

    Rectangle {
        anchors.fill: parent
        color: Theme.card

        Rule {
            width: parent.width
        }
    }
    Row {
        id: sums

        anchors.left: parent.left
        anchors.leftMargin: Theme.inset
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap

        Column {
            Caption {
                text: foot.caption
            }
            Row {
                spacing: Theme.gap

                AmountText {
                    objectName: "total"
                    text: foot.total
                    large: true
                    strong: true
                    leading: true
                }
                DataText {
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: 3
                    text: qsTr("talents")
                    soft: true
                }
            }
        }
    }
    Item {
        id: between
        anchors.left: sums.right
        anchors.leftMargin: Theme.margin
        anchors.right: state_.left
        anchors.rightMargin: Theme.margin
        height: parent.height
    }
    QuietButton {
        id: state_

        objectName: "findingsButton"
        readonly property int count: foot.errors + foot.warnings

        anchors.right: parent.right
        anchors.rightMargin: Theme.inset
        anchors.verticalCenter: parent.verticalCenter
        hoverEnabled: count > 0
        focusPolicy: count > 0 ? Qt.StrongFocus : Qt.NoFocus
        edge: count > 0 ? Theme.line : "transparent"
        glyph: foot.errors > 0 ? "error" : count > 0 || foot.reserve !== "" ? "alert" : "check"
        words: foot.errors > 0 ? Theme.bad : count > 0 || foot.reserve !== "" ? Theme.warn : Theme.good
        visible: !foot.empty
        text: count === 0 && foot.reserve !== "" ? foot.reserve : count === 0 ? qsTr("Within the rules") : count === 1 ? qsTr("1 finding") : qsTr("%1 findings").arg(count)
        hint: qsTr("Show what the rules have against it")
        onClicked: if (count > 0) foot.findingsAsked()
    }
}
