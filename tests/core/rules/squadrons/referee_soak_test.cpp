// SPDX-License-Identifier: GPL-3.0-or-later
// Thousands of battles before the referee (referee_test.cpp).
#include <QTest>

#include "core/rules/squadrons/battle/game.h"
#include "tests/core/rules/squadrons/referee/briefs.h"
#include "tests/core/rules/squadrons/referee/referee.h"
#include "tests/support/rounds.h"

using namespace navarch;
using squadrons::Squadrons;

class SquadronRefereeSoakTest : public QObject {
    Q_OBJECT

private slots:
    void battlesAgreeInEveryFigure()
    {
        const std::uint64_t fought = rounds<std::uint64_t>(2000);
        for (std::uint64_t number = 20'000; number < 20'000 + fought; ++number) {
            const BattleBrief brief = refereedBrief(number);
            const std::string wrong = referee::squadrons::Referee(brief, builtInFigures())
                                          .judge(number % 2 == 0 ? randomBattle<Squadrons>(brief, builtInFigures())
                                                                 : simulatedBattle<Squadrons>(brief, builtInFigures()));
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
        qInfo("%llu battles agree", static_cast<unsigned long long>(fought));
    }
};

QTEST_APPLESS_MAIN(SquadronRefereeSoakTest)
#include "referee_soak_test.moc"
