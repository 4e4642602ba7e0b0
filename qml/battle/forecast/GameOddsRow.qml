// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch

// The match under one game: its odds in a line and a strip. Pressing it shows that game's figures.
T.AbstractButton {
    id: row

    required property int index
    required property string gameId
    required property string name
    required property string headline
    required property string whyNot
    required property string runs
    required property bool chosen
    required property var shares

    signal chosenHere()

    objectName: "forecastGame/" + index
    implicitHeight: column.height + 2 * Theme.gap
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: Theme.joined([name, whyNot !== "" ? whyNot : headline, runs])
    Accessible.checked: chosen
    Keys.onReturnPressed: clicked()
    onClicked: chosenHere()

    contentItem: Item {
        Column {
            id: column

            x: Theme.gap
            y: Theme.gap
            width: parent.width - 2 * Theme.gap
            spacing: 3

            Item {
                width: parent.width
                height: title.height

                DataText {
                    id: title
                    anchors.left: parent.left
                    anchors.right: count.left
                    anchors.rightMargin: Theme.gap
                    text: row.name
                    strong: true
                    color: row.chosen ? Theme.accent : Theme.ink
                }
                Caption {
                    id: count
                    anchors.right: parent.right
                    anchors.verticalCenter: title.verticalCenter
                    text: row.runs
                }
            }
            Row {
                id: strip

                width: parent.width
                height: 6
                visible: row.headline !== ""

                Repeater {
                    model: row.shares

                    Rectangle {
                        required property var modelData
                        width: strip.width * modelData.share
                        height: strip.height
                        color: modelData.colour === "" ? Theme.line : Theme.sideColour(modelData.colour)
                    }
                }
            }
            Caption {
                width: parent.width
                text: row.whyNot !== "" ? row.whyNot : row.headline !== "" ? row.headline : qsTr("no battle yet")
                color: row.whyNot !== "" ? Theme.warn : Theme.ink
                wrapMode: Text.Wrap
                elide: Text.ElideNone
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: row.chosen ? Theme.chosen : row.hovered ? Theme.hover : "transparent"
        border.width: 1
        border.color: row.chosen ? Theme.accent : Theme.line

        FocusRing {
            shown: row.visualFocus
        }
    }
}
