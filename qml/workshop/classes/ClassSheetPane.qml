// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// The class that is looked at: how she looks from above, what she is called, and her values in every game.
Item {
    id: pane

    required property ClassRoom room
    readonly property ClassSheet sheet: room.sheet
    readonly property int looksAt: room.current

    // A class that the formulas find.
    signal plainAsked()

    onLooksAtChanged: flick.contentY = 0

    function rename() {
        flick.contentY = 0
        title.selectAll()
    }

    ScrolledArea {
        id: flick

        objectName: "classSheet"
        anchors.fill: parent
        visible: pane.looksAt >= 0
        contentHeight: column.height

        Column {
            id: column

            readonly property real most: Math.round(720 * Theme.textFactor)

            x: Math.max(Theme.inset, (flick.width - width) / 2)
            width: Math.min(flick.width - 2 * Theme.inset, most)
            topPadding: Theme.inset
            bottomPadding: Theme.margin
            spacing: Theme.gap

            Rectangle {
                width: parent.width
                height: Math.round(112 * Theme.textFactor)
                radius: Theme.radius
                color: Theme.sea

                ShipSilhouette {
                    anchors.fill: parent
                    anchors.margins: Theme.inset
                    traits: pane.sheet.outline
                    ink: Theme.ink
                    hull: Theme.land
                    deck: Theme.card
                    breach: Theme.bad
                    Accessible.role: Accessible.Graphic
                    Accessible.name: qsTr("%1 from above").arg(pane.sheet.name)
                }
            }
            Row {
                width: parent.width
                spacing: Theme.gap

                Field {
                    id: title
                    objectName: "className"
                    width: (parent.width - Theme.gap) * 0.6
                    label: qsTr("Name")
                    maximumLength: 80
                    text: pane.sheet.name
                    onFinished: {
                        if (text !== pane.sheet.name)
                            pane.sheet.setText("name", text)
                        text = Qt.binding(() => pane.sheet.name)
                    }
                }
                Field {
                    objectName: "classId"
                    width: (parent.width - Theme.gap) * 0.4
                    label: qsTr("Id, by which files know her")
                    maximumLength: 40
                    text: pane.sheet.classId
                    onFinished: {
                        if (text !== pane.sheet.classId)
                            pane.sheet.setText("id", text)
                        text = Qt.binding(() => pane.sheet.classId)
                    }
                }
            }
            Item {
                width: parent.width
                height: Math.max(count.implicitHeight, all.height)

                Caption {
                    id: count
                    anchors.left: parent.left
                    anchors.right: all.left
                    anchors.rightMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    wrapMode: Text.Wrap
                    text: pane.sheet.derived === 0 ? qsTr("Every value is given.")
                          : qsTr("%1 values are given; %2 are found by the house formulas and follow the ship.").arg(pane.sheet.given).arg(pane.sheet.derived)
                }
                QuietButton {
                    id: all
                    objectName: "allByFormula"
                    anchors.right: parent.right
                    text: qsTr("All by formula")
                    glyph: "undo"
                    enabled: pane.sheet.given > 0
                    why: qsTr("Every value is by formula already.")
                    hint: qsTr("Every value of every game is found anew from the ship herself.")
                    onClicked: pane.sheet.byFormula("")
                }
            }
            Column {
                width: parent.width

                Repeater {
                    model: pane.sheet.entries

                    ClassValueRow {
                        width: column.width - (isHead ? 0 : Theme.touch)
                        sheet: pane.sheet
                    }
                }
            }
        }
    }
    EmptyState {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.margin, Math.round(440 * Theme.textFactor))
        visible: pane.looksAt < 0
        glyph: "fleet"
        title: qsTr("No class yet")
        text: qsTr("Say who rows and fights and let the house formulas find the rest, or take a class of the library as a copy.")

        PrimaryButton {
            objectName: "firstClass"
            text: qsTr("New class")
            glyph: "plus"
            onClicked: pane.plainAsked()
        }
    }
}
