// SPDX-License-Identifier: GPL-3.0-or-later
// Battles fought again, die by die, by a second engine that knows the catalogue alone.
#include <QTest>

#include "core/rules/squadrons/battle/game.h"
#include "tests/core/battle/engine/battle_count.h"
#include "tests/core/battle/referee/refereed_battles.h"
#include "tests/core/rules/squadrons/referee/briefs.h"
#include "tests/core/rules/squadrons/referee/referee.h"

using namespace navarch;
using referee::LedBy;

namespace {

const referee::RefereedBattles<squadrons::Squadrons, referee::squadrons::Referee> refereed{refereedBrief};

} // namespace

class SquadronRefereeTest : public QObject {
    Q_OBJECT

private slots:
    void sq_8_1_sq_12_1_sq_13_1_sq_13_9_sq_18_3_sq_18_6_sq_18_7_battlesAgreeInEveryFigure()
    {
        const referee::Judged judged = refereed.judge(LedBy::ByTurns, 0, battles(60));
        QVERIFY2(judged.wrong.empty(), judged.wrong.c_str());
        QVERIFY2(judged.inPart * 4 <= judged.battles, "too many could not be judged");
    }

    /// It would notice.
    void alteredRecordsAreFound()
    {
        const BattleBrief brief = refereedBrief(1);
        const RecordedBattle battle = refereed.fought(brief, LedBy::Captains);
        QCOMPARE(refereed.wrongIn(brief, battle), std::string());
        RecordedBattle other = battle;
        other.outcome.ships.front().condition.oarsLost += 1;
        QVERIFY(!refereed.wrongIn(brief, other).empty());
        const referee::Judged altered =
            refereed.alter(brief, battle, {"disordered", "routs", "fate"}, referee::drop);
        QCOMPARE(altered.wrong, std::string());
        QVERIFY(altered.battles > 0);
    }
};

QTEST_APPLESS_MAIN(SquadronRefereeTest)
#include "referee_test.moc"
