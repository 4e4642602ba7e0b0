// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch

// What the document on a builder's table has to say, in the notice bar.
Connections {
    required property NoticeBar notices

    function onRefused(what: string, remedy: string) {
        notices.complain(what, remedy)
    }
    function onFailed(what: string, remedy: string) {
        notices.complain(what, remedy)
    }
    function onDone(what: string) {
        notices.say(what, "")
    }
}
