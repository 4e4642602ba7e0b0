// SPDX-License-Identifier: GPL-3.0-or-later
// Battles fought again, die by die, by a second engine that knows the catalogue alone.
#include <QTest>

#include "core/rules/pompeius/battle/game.h"
#include "tests/core/battle/engine/battle_count.h"
#include "tests/core/battle/referee/refereed_battles.h"
#include "tests/core/rules/pompeius/referee/briefs.h"
#include "tests/core/rules/pompeius/referee/referee.h"

using namespace navarch;
using referee::LedBy;

namespace {

const referee::RefereedBattles<pompeius::Pompeius, referee::pompeius::Referee> refereed{refereedBrief};

} // namespace

class PompeiusRefereeTest : public QObject {
    Q_OBJECT

private slots:
    void pm_6_3_pm_7_2_pm_8_5_pm_9_6_pm_11_1_randomBattlesAgreeInEveryFigure()
    {
        const referee::Judged judged = refereed.judge(LedBy::Chance, 0, battles(30));
        QVERIFY2(judged.wrong.empty(), judged.wrong.c_str());
    }

    void pm_9_9_pm_9_10_pm_9_11_pm_10_3_pm_11_5_pm_14_3_captainsBattlesAgreeInEveryFigure()
    {
        const referee::Judged judged = refereed.judge(LedBy::Captains, 100, battles(40));
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
            refereed.alter(brief, battle, {"cards", "ram-damage", "loss"}, referee::drop);
        QCOMPARE(altered.wrong, std::string());
        QVERIFY(altered.battles > 0);
    }
};

QTEST_APPLESS_MAIN(PompeiusRefereeTest)
#include "referee_test.moc"
