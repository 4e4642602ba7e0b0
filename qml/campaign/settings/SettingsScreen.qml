// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// How the window looks and what Print begins with; takes effect at once.
Flickable {
    id: screen

    required property OpenCampaign campaign

    contentWidth: width
    contentHeight: column.implicitHeight + 2 * Theme.margin
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    Column {
        id: column

        x: Theme.margin
        y: Theme.margin
        width: Math.min(screen.width - 2 * Theme.margin, 760)
        spacing: Theme.inset

        TitleText {
            display: true
            ofScreen: true
            text: qsTr("Settings")
        }
        Card {
            width: parent.width
            implicitHeight: looks.implicitHeight + 2 * inset
            inset: 20

            Column {
                id: looks
                width: parent.width
                spacing: 20

                SettingRow {
                    title: qsTr("Theme")
                    text: qsTr("Paper by day, deep sea by night; or as the system has it.")

                    SegmentedChoice {
                        objectName: "themeChoice"
                        room: looks.width
                        label: qsTr("Theme")
                        value: Preferences.theme
                        options: [
                            { value: "system", text: qsTr("System"), glyph: "" },
                            { value: "light", text: qsTr("Light"), glyph: "" },
                            { value: "dark", text: qsTr("Dark"), glyph: "" }
                        ]
                        onChosen: value => Preferences.theme = value
                    }
                }
                Rule {
                    width: parent.width
                }
                SettingRow {
                    title: qsTr("Language")
                    text: qsTr("Of the window. What is printed has its own, and what people wrote stays as it is.")

                    ChoiceBox {
                        readonly property var choices: [{ value: "system", text: qsTr("System") }, ...Preferences.languages]

                        objectName: "languageChoice"
                        width: Math.min(Math.round(320 * Theme.textFactor), Math.max(Math.round(220 * Theme.textFactor), implicitWidth))
                        label: qsTr("Language")
                        model: choices
                        at: placeOf(choices, Preferences.language)
                        onActivated: at => Preferences.language = choices[at].value
                    }
                }
                Rule {
                    width: parent.width
                }
                SettingRow {
                    title: qsTr("Text size")
                    text: qsTr("Everything grows with it: rows, buttons, titles.")

                    SegmentedChoice {
                        objectName: "textSizeChoice"
                        room: looks.width
                        label: qsTr("Text size")
                        value: String(Math.round(Preferences.textFactor * 100))
                        options: [
                            { value: "90", text: qsTr("Small") },
                            { value: "100", text: qsTr("Normal") },
                            { value: "115", text: qsTr("Large") },
                            { value: "135", text: qsTr("Larger") },
                            { value: "200", text: qsTr("Double") }
                        ]
                        onChosen: value => Preferences.textFactor = Number(value) / 100
                    }
                }
                Rule {
                    width: parent.width
                }
                SettingRow {
                    title: qsTr("Paper")
                    text: qsTr("What record sheets and rosters are laid out for until you choose another.")

                    SegmentedChoice {
                        objectName: "paperChoice"
                        room: looks.width
                        label: qsTr("Paper")
                        value: Preferences.paper
                        options: [
                            { value: "A4", text: qsTr("A4") },
                            { value: "A5", text: qsTr("A5") },
                            { value: "Letter", text: qsTr("Letter") }
                        ]
                        onChosen: value => Preferences.paper = value
                    }
                }
                Rule {
                    width: parent.width
                }
                SettingRow {
                    title: qsTr("Reduced motion")
                    text: qsTr("Battles show at once what came of an order, without ships on their way.")

                    Toggle {
                        objectName: "reducedMotionToggle"
                        Accessible.name: qsTr("Reduced motion")
                        checked: Preferences.reducedMotion
                        onToggled: Preferences.reducedMotion = checked
                    }
                }
                Rule {
                    width: parent.width
                }
                SettingRow {
                    title: qsTr("Sounds")
                    text: qsTr("Oars, rams, missiles, fire and the horn, while a battle or a week is seen happening.")

                    Toggle {
                        objectName: "soundsToggle"
                        Accessible.name: qsTr("Sounds")
                        checked: SoundSettings.on
                        onToggled: {
                            SoundSettings.on = checked
                            example.playExample()
                        }
                    }
                }
                SettingRow {
                    visible: SoundSettings.on
                    title: qsTr("Volume")
                    text: qsTr("Beside what the system has for all programs.")

                    SegmentedChoice {
                        objectName: "volumeChoice"
                        room: looks.width
                        label: qsTr("Volume")
                        value: SoundSettings.volume < 0.45 ? "30" : SoundSettings.volume < 0.8 ? "60" : "100"
                        options: [
                            { value: "30", text: qsTr("Soft") },
                            { value: "60", text: qsTr("Normal") },
                            { value: "100", text: qsTr("Loud") }
                        ]
                        onChosen: value => {
                            SoundSettings.volume = Number(value) / 100
                            example.playExample()
                        }
                    }
                }
                Rule {
                    width: parent.width
                }
                SettingRow {
                    title: qsTr("Hints")
                    text: qsTr("A box with a tip on some screens, until you close it. Off and on again, and those you closed come back.")

                    Toggle {
                        objectName: "hintsToggle"
                        Accessible.name: qsTr("Hints")
                        checked: Preferences.hints
                        onToggled: Preferences.hints = checked
                    }
                }
            }
        }
        TitleText {
            width: parent.width
            topPadding: Theme.gap
            visible: screen.campaign.isOpen
            text: screen.campaign.head.name
        }
        Card {
            width: parent.width
            visible: screen.campaign.isOpen
            implicitHeight: visible ? options.implicitHeight + 2 * inset : 0
            inset: 20

            CampaignOptions {
                id: options
                width: parent.width
                campaign: screen.campaign
            }
        }
        Card {
            width: parent.width
            visible: screen.campaign.isOpen
            implicitHeight: visible ? houseFigures.implicitHeight + 2 * inset : 0
            inset: 20

            HouseFigures {
                id: houseFigures
                width: parent.width
                campaign: screen.campaign
            }
        }
        Caption {
            width: parent.width
            topPadding: Theme.gap
            wrapMode: Text.Wrap
            text: qsTr("Navarch %1 · free software under the GNU General Public License, version 3 or later")
                  .arg(About.version)
        }
    }

    Sounds {
        id: example
        on: SoundSettings.on
        volume: SoundSettings.volume
    }

    component SettingRow: Item {
        id: row

        default property alias control: place.data
        property string title: ""
        property string text: ""

        // Where both do not fit side by side the control stands below its words.
        readonly property bool stacked: width < place.width + Math.round(240 * Theme.textFactor)

        width: parent ? parent.width : 0
        implicitHeight: stacked ? words.implicitHeight + Theme.gap + place.height : Math.max(words.implicitHeight, place.height)

        Column {
            id: words

            y: row.stacked ? 0 : (row.height - height) / 2
            width: row.stacked ? row.width : row.width - place.width - Theme.margin
            spacing: 2

            DataText {
                width: parent.width
                wraps: true
                text: row.title
                strong: true
            }
            DataText {
                width: parent.width
                text: row.text
                soft: true
                wraps: true
            }
        }
        Item {
            id: place

            x: row.stacked ? 0 : row.width - width
            y: row.stacked ? words.implicitHeight + Theme.gap : (row.height - height) / 2
            width: childrenRect.width
            height: childrenRect.height
        }
    }
}
