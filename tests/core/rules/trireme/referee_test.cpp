// SPDX-License-Identifier: GPL-3.0-or-later
// Battles fought again, die by die, by a second engine that knows the catalogue alone.
#include <QTest>

#include "core/rules/trireme/battle/game.h"
#include "tests/core/battle/engine/battle_count.h"
#include "tests/core/battle/referee/refereed_battles.h"
#include "tests/core/rules/trireme/referee/briefs.h"
#include "tests/core/rules/trireme/referee/referee.h"

using namespace navarch;
using referee::LedBy;

namespace {

const referee::RefereedBattles<trireme::Trireme, referee::trireme::Referee> refereed{refereedBrief};

} // namespace

class TriremeRefereeTest : public QObject {
    Q_OBJECT

private slots:
    void tr_8_5_tr_9_4_tr_10_1_tr_10_2_tr_15_7_randomBattlesAgreeInEveryFigure()
    {
        const referee::Judged judged = refereed.judge(LedBy::Chance, 0, battles(40));
        QVERIFY2(judged.wrong.empty(), judged.wrong.c_str());
    }

    void tr_8_3_tr_8_5_tr_9_7_tr_9_8_tr_11_2_captainsBattlesAgreeInEveryFigure()
    {
        const referee::Judged judged = refereed.judge(LedBy::Captains, 100, battles(30));
        QVERIFY2(judged.wrong.empty(), judged.wrong.c_str());
    }

    /// It would notice.
    void alteredRecordsAreFound()
    {
        const BattleBrief brief = refereedBrief(101);
        const RecordedBattle battle = refereed.fought(brief, LedBy::Captains);
        QCOMPARE(refereed.wrongIn(brief, battle), std::string());
        RecordedBattle other = battle;
        other.outcome.ships.front().deeds.rams += 1;
        QVERIFY(!refereed.wrongIn(brief, other).empty());
        const referee::Judged altered =
            refereed.alter(brief, battle, {"leak", "boarding", "plug"}, referee::drop);
        QCOMPARE(altered.wrong, std::string());
        QVERIFY(altered.battles > 0);
    }
};

QTEST_APPLESS_MAIN(TriremeRefereeTest)
#include "referee_test.moc"
