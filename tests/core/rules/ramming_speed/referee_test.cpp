// SPDX-License-Identifier: GPL-3.0-or-later
// Battles fought again, die by die, by a second engine that knows the catalogue alone.
#include <QTest>

#include "core/rules/ramming_speed/battle/game.h"
#include "tests/core/battle/engine/battle_count.h"
#include "tests/core/battle/referee/refereed_battles.h"
#include "tests/core/rules/ramming_speed/referee/briefs.h"
#include "tests/core/rules/ramming_speed/referee/referee.h"

using namespace navarch;
using referee::LedBy;

namespace {

const referee::RefereedBattles<ramming::RammingSpeed, referee::ramming::Referee> refereed{refereedBrief};

} // namespace

class RammingRefereeTest : public QObject {
    Q_OBJECT

private slots:
    void rs_8_1_rs_11_1_rs_12_2_rs_13_3_rs_15_2_rs_22_5_rs_22_10_randomBattlesAgreeInEveryFigure()
    {
        const referee::Judged judged = refereed.judge(LedBy::Chance, 0, battles(60));
        QVERIFY2(judged.wrong.empty(), judged.wrong.c_str());
    }

    /// It would notice.
    void alteredRecordsAreFound()
    {
        const BattleBrief brief = refereedBrief(1);
        const RecordedBattle battle = refereed.fought(brief, LedBy::Chance);
        QCOMPARE(refereed.wrongIn(brief, battle), std::string());
        RecordedBattle other = battle;
        other.outcome.ships.front().condition.oarsLost += 1;
        QVERIFY(!refereed.wrongIn(brief, other).empty());
        const referee::Judged altered =
            refereed.alter(brief, battle, {"morale", "melee", "fire"}, referee::dropDie);
        QCOMPARE(altered.wrong, std::string());
        QVERIFY(altered.battles > 0);
    }
};

QTEST_APPLESS_MAIN(RammingRefereeTest)
#include "referee_test.moc"
