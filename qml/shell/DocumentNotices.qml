// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Navarch
import Navarch.App

// What the document on a builder's table has to say, in the notice bar. Not a Connections: with several of these, Qt 6.4 looks
// names in its functions up in another one's scope.
QtObject {
    id: teller

    required property BuilderDocument target
    required property NoticeBar notices

    Component.onCompleted: {
        target.refused.connect((what, remedy) => teller.notices.complain(what, remedy, "document"))
        // Something else was done since: what was refused is past.
        target.altered.connect(() => teller.notices.settle("document"))
        target.failed.connect((what, remedy) => teller.notices.complain(what, remedy))
        target.done.connect(what => teller.notices.say(what, ""))
    }
}
