// SPDX-License-Identifier: GPL-3.0-or-later
// Thousands of battles before the referee (referee_test.cpp).
#include <QTest>

#include "core/rules/pompeius/battle/game.h"
#include "tests/core/battle/referee/refereed_battles.h"
#include "tests/core/rules/pompeius/referee/briefs.h"
#include "tests/core/rules/pompeius/referee/referee.h"
#include "tests/support/rounds.h"

using namespace navarch;

class PompeiusRefereeSoakTest : public QObject {
    Q_OBJECT

private slots:
    void battlesAgreeInEveryFigure()
    {
        const referee::RefereedBattles<pompeius::Pompeius, referee::pompeius::Referee> refereed{
            refereedBrief};
        const referee::Judged judged =
            refereed.judge(referee::LedBy::ByTurns, 20'000, rounds<std::uint64_t>(2000));
        QVERIFY2(judged.wrong.empty(), judged.wrong.c_str());
        judged.tell();
    }
};

QTEST_APPLESS_MAIN(PompeiusRefereeSoakTest)
#include "referee_soak_test.moc"
