// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// The selected ship: its name, what the rules say of it, everything that can be set with its price, and the price line
// by line. With several selected, what is set is set on all.
Item {
    id: panel

    required property FleetBuilder builder

    signal templateAsked()

    readonly property bool many: builder.selection.count > 1
    readonly property int looksAt: builder.selection.current

    onLooksAtChanged: sheet.contentY = 0

    ScrolledArea {
        id: sheet

        objectName: "fitSheet"
        anchors.fill: parent
        anchors.bottomMargin: foot.height
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
                height: Math.max(title.implicitHeight, away.height)

                TitleText {
                    id: title
                    anchors.left: parent.left
                    anchors.right: away.left
                    anchors.rightMargin: Theme.gap
                    text: panel.many ? qsTr("%1 rows selected").arg(panel.builder.selection.count) : panel.builder.ship.title
                }
                IconButton {
                    id: away
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.control
                    height: Theme.control
                    glyph: "close"
                    glyphSize: 18
                    text: qsTr("Look at the whole fleet")
                    onClicked: panel.builder.selection.clear()
                }
            }
            Caption {
                width: parent.width
                visible: text !== ""
                text: panel.many ? qsTr("What you set here is set on all of them. Shown: %1.").arg(panel.builder.ship.title)
                                 : panel.builder.ship.name !== "" ? panel.builder.ship.className : ""
                wrapMode: Text.Wrap
            }
            Rectangle {
                width: parent.width
                height: Math.round(76 * Theme.textFactor)
                radius: Theme.radius
                color: Theme.sea

                ShipSilhouette {
                    anchors.fill: parent
                    anchors.margins: Theme.gap
                    traits: panel.builder.ship.outline
                    ink: Theme.ink
                    hull: Theme.land
                    deck: Theme.card
                    breach: Theme.bad
                }
            }
            Row {
                width: parent.width
                spacing: Theme.gap
                visible: !panel.many

                Field {
                    objectName: "shipName"
                    width: (parent.width - Theme.gap) / 2
                    label: qsTr("Name")
                    placeholder: panel.builder.ship.className
                    maximumLength: 80
                    text: panel.builder.ship.name
                    onFinished: {
                        panel.builder.ships.setName(panel.builder.selection.current, text)
                        text = Qt.binding(() => panel.builder.ship.name)
                    }
                }
                Field {
                    objectName: "captain"
                    width: (parent.width - Theme.gap) / 2
                    label: qsTr("Captain")
                    placeholder: qsTr("nobody named")
                    maximumLength: 80
                    text: panel.builder.ship.captain
                    onFinished: {
                        panel.builder.ships.setCaptain(panel.builder.selection.current, text)
                        text = Qt.binding(() => panel.builder.ship.captain)
                    }
                }
            }
            FindingsBlock {
                width: parent.width
                findings: panel.builder.check.findings
                onMendAsked: (findingKey, message) => panel.builder.check.mend(findingKey, message)
                onMendAllAsked: panel.builder.check.mendAll()
            }
            Column {
                width: parent.width

                Repeater {
                    model: panel.builder.fitting.sheet

                    FitRow {
                        width: column.width
                        onNumberSet: number => panel.builder.fitting.setNumber(field, number)
                        onChoiceSet: value => panel.builder.fitting.setChoice(field, value)
                    }
                }
            }
            Flow {
                width: parent.width
                spacing: Theme.gap

                QuietButton {
                    objectName: "keepTemplate"
                    text: qsTr("Keep as template…")
                    onClicked: panel.templateAsked()
                }
                QuietButton {
                    text: qsTr("As from the yard")
                    enabled: panel.builder.fitting.refitted
                    hint: qsTr("Everything as the class is built; crew and name stay.")
                    onClicked: panel.builder.fitting.reset()
                }
            }
            DataText {
                topPadding: Theme.gap
                text: qsTr("The price, line by line")
                strong: true
            }
            Rule {
                width: parent.width
            }
            PriceTree {
                objectName: "priceTree"
                width: parent.width
                lines: panel.builder.budget.price
                totalText: qsTr("One ship")
            }
        }
    }
    T.AbstractButton {
        id: foot

        objectName: "shipTotal"
        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.round(44 * Theme.textFactor)
        Accessible.name: text
        text: panel.builder.ship.count > 1
              ? qsTr("%1 ships at %2").arg(panel.builder.ship.count).arg(panel.builder.ship.each)
              : qsTr("One ship")
        onClicked: sheet.contentY = Math.max(0, sheet.contentHeight - sheet.height)

        contentItem: Item {
            DataText {
                x: Theme.inset
                height: parent.height
                text: foot.text
                soft: true
            }
            AmountText {
                anchors.right: parent.right
                anchors.rightMargin: Theme.inset
                height: parent.height
                text: panel.builder.ship.total
                strong: true
                large: true
            }
        }
        background: Rectangle {
            color: foot.hovered ? Theme.hover : Theme.card

            Rule {
                width: parent.width
            }
            FocusRing {
                shown: foot.visualFocus
                distance: -2
            }
        }
        Hint {
            text: qsTr("Show the price line by line")
            visible: foot.hovered
        }
    }
}
