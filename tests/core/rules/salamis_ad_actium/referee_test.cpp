// SPDX-License-Identifier: GPL-3.0-or-later
// Battles fought again, die by die, by a second engine that knows the catalogue alone.
#include <QTest>

#include "core/rules/salamis_ad_actium/battle/game.h"
#include "tests/core/battle/engine/battle_count.h"
#include "tests/core/battle/referee/refereed_battles.h"
#include "tests/core/rules/salamis_ad_actium/engine_briefs.h"
#include "tests/core/rules/salamis_ad_actium/referee/referee.h"

using namespace navarch;
using referee::LedBy;

namespace {

const referee::RefereedBattles<salamis::SalamisAdActium, referee::salamis::Referee> refereed{engineBrief};

} // namespace

class SalamisRefereeTest : public QObject {
    Q_OBJECT

private slots:
    void sa_6_T_sa_7_4_sa_7_5_sa_7_6_sa_8_2_sa_8_3_randomBattlesAgreeInEveryFigure()
    {
        const referee::Judged judged = refereed.judge(LedBy::Chance, 0, battles(150));
        QVERIFY2(judged.wrong.empty(), judged.wrong.c_str());
        QVERIFY2(judged.inPart * 4 <= judged.battles, "too many could not be judged");
    }

    void sa_6_T_sa_7_4_sa_8_2_sa_9_1_captainsBattlesAgreeInEveryFigure()
    {
        const referee::Judged judged = refereed.judge(LedBy::Captains, 500, battles(50));
        QVERIFY2(judged.wrong.empty(), judged.wrong.c_str());
        QVERIFY2(judged.inPart * 4 <= judged.battles, "too many could not be judged");
    }

    /// It would notice.
    void alteredRecordsAreFound()
    {
        const BattleBrief brief = engineBrief(3);
        const RecordedBattle battle = refereed.fought(brief, LedBy::Chance);
        QCOMPARE(refereed.wrongIn(brief, battle), std::string());
        RecordedBattle other = battle;
        other.outcome.ships.front().condition.oarsLost += 1;
        QVERIFY(!refereed.wrongIn(brief, other).empty());
        const referee::Judged altered = refereed.alter(brief, battle, {"casualties"}, referee::drop);
        QCOMPARE(altered.wrong, std::string());
        QVERIFY(altered.battles > 0);
    }
};

QTEST_APPLESS_MAIN(SalamisRefereeTest)
#include "referee_test.moc"
