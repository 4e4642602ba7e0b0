// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import Navarch

// What is new, the newest first, and what there is to say of the program itself.
QtObject {
    readonly property var news: [
        {
            title: qsTr("Worlds of your own"),
            texts: [
                qsTr("The chart room draws a sea: islands with a brush, a part of the Mediterranean, or a coast of your own, with ports and the lanes between them."),
                qsTr("The war builder makes a war of your own in one file, from nothing, from a scenario, or from a war as it stands."),
                qsTr("Sides make truces, peace and alliances, and break them; the umpire sets anything, with a reason that only his chronicle keeps."),
                qsTr("Marked sheets are read back from a scanner or a telephone, captains say why, and text grows to double its size."),
                qsTr("Examples of the rules are worked out with the figures in force, with what captains came to by them; and the table of each game says what to do first."),
                qsTr("Boards of your own are drawn in the board editor and fought on in any game, ship classes of your own come from a file, a past deed is retold from the campaign's menu, and battles sound where you want it.")
            ]
        },
        {
            title: qsTr("Rules and languages"),
            texts: [
                qsTr("The rulebook is inside: press the number of any rule, or %1, and its page opens, with its tables as this war has them.").arg(KeyPages.keysOf("rule")),
                qsTr("The window, the command line and the paper speak Dutch; German and French are there to be read over. Choose in Settings, and see it at once."),
                qsTr("Help has a page for every screen, and says what each key does.")
            ]
        },
        {
            title: qsTr("A war that moves"),
            texts: [
                qsTr("A week is watched day by day, with what happens told beside it."),
                qsTr("A new campaign can be branched from any turn or deed of the past, and a backup is put back from the window."),
                qsTr("Captains storm walls they can take and leave those they cannot, and give up a fight that is lost.")
            ]
        },
        {
            title: qsTr("Five games at one table"),
            texts: [
                qsTr("Salamis ad Actium, Ramming Speed!!!, Trireme, Pompeius Magnus versus Megadates and the squadron game, by hand, between captains, or typed in after an evening with miniatures."),
                qsTr("Odds before a battle, every game side by side, and paper for all of them.")
            ]
        }
    ]
    readonly property var about: [
        qsTr("Fleets, ports and campaigns for wargames with ancient galleys."),
        qsTr("Free software under the GNU General Public License, version 3 or later: use it, study it, pass it on, change it. There is no warranty."),
        qsTr("The games are the work of their authors; Navarch plays them by their published rules and restates these in its own words. Where a printed game leaves a figure open ours stands in, and yours may: see the house figures in Settings."),
        qsTr("Built with Qt (LGPL and GPL), SQLite (public domain), zlib, nlohmann/json, CLI11, Random123, tl::expected, libqrencode (LGPL), ZXing (Apache), Poppler (GPL) and libsodium (ISC). Letters are EB Garamond, Inter and DejaVu, signs are Material Design Icons, each under its own free licence."),
        qsTr("Coast and rivers: GSHHG 2.3.7 (Wessel and Smith, 1996), LGPL, version 3 or later."),
        qsTr("What you keep stays on this computer: campaigns are files of yours, and nothing is sent anywhere.")
    ]
}
