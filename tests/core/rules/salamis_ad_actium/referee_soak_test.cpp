// SPDX-License-Identifier: GPL-3.0-or-later
// Thousands of battles before the referee (referee_test.cpp).
#include <QTest>

#include "core/rules/salamis_ad_actium/battle/game.h"
#include "tests/core/battle/referee/refereed_battles.h"
#include "tests/core/rules/salamis_ad_actium/engine_briefs.h"
#include "tests/core/rules/salamis_ad_actium/referee/referee.h"
#include "tests/support/rounds.h"

using namespace navarch;

class SalamisRefereeSoakTest : public QObject {
    Q_OBJECT

private slots:
    void battlesAgreeInEveryFigure()
    {
        const referee::RefereedBattles<salamis::SalamisAdActium, referee::salamis::Referee> refereed{
            engineBrief};
        const referee::Judged judged =
            refereed.judge(referee::LedBy::ByTurns, 20'000, rounds<std::uint64_t>(3000));
        QVERIFY2(judged.wrong.empty(), judged.wrong.c_str());
        judged.tell();
    }
};

QTEST_APPLESS_MAIN(SalamisRefereeSoakTest)
#include "referee_soak_test.moc"
