// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Navarch
import Navarch.App

// Who meets whom, where, by which game: a battle of the campaign before it waits. What stands against it is said at once.
Sheet {
    id: sheet

    required property BattleArranging arranging
    // The sides of the fleets that are taken, by name.
    readonly property var fleets: arranging.fleets
    readonly property var sides: arranging.sides

    signal arranged(int battle)

    objectName: "arrangeSheet"
    title: qsTr("Arrange a battle")
    cardWidth: 880

    Row {
        id: halves

        width: parent.width
        spacing: Theme.margin

        Column {
            width: (halves.width - Theme.margin) * 0.5
            spacing: Theme.step

            Caption {
                text: qsTr("Fleets that meet")
            }
            ScrolledArea {
                width: parent.width
                height: Math.min(fleetRows.height, Math.round(360 * Theme.textFactor))
                contentHeight: fleetRows.height

                Column {
                    id: fleetRows

                    width: parent.width

                    Repeater {
                        model: sheet.fleets.length

                        T.AbstractButton {
                            id: fleet

                            required property int index
                            readonly property var what: sheet.fleets[index] ?? ({})

                            objectName: "arrangeFleet/" + (what.name ?? "")
                            width: fleetRows.width - Theme.gap
                            height: Math.round(48 * Theme.textFactor)
                            focusPolicy: Qt.StrongFocus
                            hoverEnabled: true
                            enabled: (what.waits ?? "") === ""
                            Accessible.role: Accessible.CheckBox
                            Accessible.name: Theme.joined([what.side ?? "", what.name ?? "", what.waits ?? ""])
                            Accessible.checked: what.taken ?? false
                            Keys.onReturnPressed: clicked()
                            onClicked: sheet.arranging.takeFleet(what.fleet, !what.taken)

                            contentItem: Item {
                                opacity: fleet.enabled ? 1 : 0.5

                                SideBadge {
                                    id: badge
                                    x: Theme.gap
                                    anchors.verticalCenter: parent.verticalCenter
                                    colour: fleet.what.colour ?? ""
                                    emblem: fleet.what.emblem ?? ""
                                }
                                Column {
                                    anchors.left: badge.right
                                    anchors.leftMargin: Theme.gap + 2
                                    anchors.right: tick.left
                                    anchors.verticalCenter: parent.verticalCenter

                                    DataText {
                                        width: parent.width
                                        text: fleet.what.name ?? ""
                                        strong: fleet.what.taken ?? false
                                    }
                                    Caption {
                                        width: parent.width
                                        text: Theme.joined([fleet.what.side ?? "",
                                                            (fleet.what.ships ?? -1) < 0 ? "" : qsTr("%1 ships").arg(fleet.what.ships),
                                                            fleet.what.waits ? fleet.what.waits : fleet.what.port ?? ""])
                                    }
                                }
                                Icon {
                                    id: tick
                                    anchors.right: parent.right
                                    anchors.rightMargin: Theme.gap
                                    width: 24
                                    height: parent.height
                                    name: fleet.what.taken ? "check" : ""
                                    color: Theme.accent
                                }
                            }
                            background: Rectangle {
                                radius: 4
                                color: fleet.what.taken ? Theme.chosen : fleet.hovered ? Theme.hover : "transparent"
                                FocusRing {
                                    shown: fleet.visualFocus
                                    distance: -1
                                }
                            }
                        }
                    }
                }
            }
        }
        Column {
            id: right

            width: (halves.width - Theme.margin) * 0.5
            spacing: Theme.gap

            Field {
                objectName: "battleNameField"
                width: parent.width
                label: qsTr("Name")
                text: sheet.arranging.name
                maximumLength: 80
                onFinished: if (text !== sheet.arranging.name) sheet.arranging.name = text
            }
            Caption {
                text: qsTr("Where")
            }
            SegmentedChoice {
                objectName: "arrangePlace"
                room: right.width
                label: qsTr("Where")
                options: [{ value: "open-sea", text: qsTr("Open sea") }, { value: "shore", text: qsTr("Shore") },
                          { value: "port", text: qsTr("Harbour") }]
                value: sheet.arranging.terms.place
                onChosen: value => sheet.arranging.terms.place = value
            }
            ChoiceBox {
                objectName: "arrangePort"
                width: parent.width
                label: qsTr("Port")
                model: sheet.arranging.terms.ports
                at: placeOf(sheet.arranging.terms.ports, sheet.arranging.terms.port)
                onActivated: at => sheet.arranging.terms.port = sheet.arranging.terms.ports[at].value
            }
            Caption {
                text: qsTr("Game, wind and sea")
            }
            ChoiceBox {
                objectName: "arrangeGame"
                width: parent.width
                visible: sheet.arranging.terms.games.length > 1
                label: qsTr("Game")
                model: sheet.arranging.terms.games
                at: placeOf(sheet.arranging.terms.games, sheet.arranging.terms.game)
                onActivated: at => sheet.arranging.terms.game = sheet.arranging.terms.games[at].value
            }
            Row {
                width: parent.width
                spacing: Theme.gap

                ChoiceBox {
                    objectName: "arrangeWind"
                    width: (parent.width - Theme.gap) / 2
                    label: qsTr("Wind")
                    model: sheet.arranging.terms.winds
                    displayText: qsTr("Wind: %1").arg(currentText.toLowerCase())
                    at: placeOf(sheet.arranging.terms.winds, sheet.arranging.terms.wind)
                    onActivated: at => sheet.arranging.terms.wind = sheet.arranging.terms.winds[at].value
                }
                ChoiceBox {
                    objectName: "arrangeSea"
                    width: (parent.width - Theme.gap) / 2
                    label: qsTr("Sea")
                    model: sheet.arranging.terms.seas
                    displayText: qsTr("Sea: %1").arg(currentText.toLowerCase())
                    at: placeOf(sheet.arranging.terms.seas, sheet.arranging.terms.sea)
                    onActivated: at => sheet.arranging.terms.sea = sheet.arranging.terms.seas[at].value
                }
            }
            Row {
                spacing: Theme.gap

                NumberStepper {
                    label: qsTr("Turn limit")
                    to: 200
                    value: sheet.arranging.terms.turnLimit
                    words: number => number === 0 ? qsTr("no") : String(number)
                    onMoved: value => sheet.arranging.terms.turnLimit = value
                }
                DataText {
                    anchors.verticalCenter: parent.verticalCenter
                    text: qsTr("turn limit")
                    soft: true
                }
            }
            Field {
                objectName: "arrangeOptions"
                width: parent.width
                label: qsTr("The umpire's options of the game")
                placeholder: qsTr("table-size 180x120, weather-change never")
                text: sheet.arranging.terms.options
                maximumLength: 200
                onFinished: if (text !== sheet.arranging.terms.options) sheet.arranging.terms.options = text
            }
        }
    }
    Rule {
        width: parent.width
    }
    DataText {
        objectName: "arrangeSides"
        width: parent.width
        visible: sheet.arranging.allowed
        text: sheet.sides.map(side => qsTr("%1: %2 ships, %3 talents").arg(side.name).arg(side.ships).arg(side.value)).join(" · ")
        wraps: true
    }
    DataText {
        width: parent.width
        visible: sheet.arranging.beginsCampaign && sheet.arranging.allowed
        text: qsTr("The campaign is still being set up: it begins with this battle, and budgets and walls are settled then. Undo takes either back.")
        color: Theme.warn
        wraps: true
    }
    Repeater {
        model: sheet.arranging.notes

        DataText {
            required property string modelData
            width: halves.width
            text: modelData
            soft: true
            wraps: true
        }
    }
    DataText {
        objectName: "whyNotArranged"
        width: parent.width
        visible: text !== ""
        text: sheet.fleets.some(fleet => fleet.taken) ? sheet.arranging.whyNot : qsTr("Choose the fleets that meet.")
        color: sheet.arranging.whyNot !== "" ? Theme.bad : Theme.softInk
        wraps: true
        Accessible.role: Accessible.AlertMessage
    }
    footer: [
        PrimaryButton {
            objectName: "arrange"
            text: sheet.arranging.beginsCampaign ? qsTr("Begin and arrange") : qsTr("Arrange the battle")
            glyph: "sword"
            enabled: sheet.arranging.allowed
            onClicked: {
                const battle = sheet.arranging.arrange()
                if (battle === 0)
                    return
                sheet.close()
                sheet.arranged(battle)
            }
        },
        QuietButton {
            text: qsTr("Cancel")
            onClicked: sheet.close()
        }
    ]
}
