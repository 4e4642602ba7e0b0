// SPDX-License-Identifier: GPL-3.0-or-later
// Thousands of battles before the referee (referee_test.cpp).
#include <QTest>

#include "core/rules/salamis_ad_actium/battle/game.h"
#include "tests/core/rules/salamis_ad_actium/engine_briefs.h"
#include "tests/core/rules/salamis_ad_actium/referee/referee.h"
#include "tests/support/rounds.h"

using namespace navarch;
using salamis::SalamisAdActium;

class SalamisRefereeSoakTest : public QObject {
    Q_OBJECT

private slots:
    void battlesAgreeInEveryFigure()
    {
        const std::uint64_t fought = rounds<std::uint64_t>(3000);
        std::uint64_t brokenOff = 0;
        for (std::uint64_t number = 20'000; number < 20'000 + fought; ++number) {
            const BattleBrief brief = engineBrief(number);
            const bool random = number % 2 == 0;
            referee::SalamisReferee referee(brief, builtInFigures());
            const std::string wrong =
                referee.judge(random ? randomBattle<SalamisAdActium>(brief, builtInFigures())
                                     : simulatedBattle<SalamisAdActium>(brief, builtInFigures()));
            QVERIFY2(wrong.empty(), wrong.c_str());
            brokenOff += referee.brokeOff();
        }
        qInfo("%llu battles agree, %llu of them judged in part", static_cast<unsigned long long>(fought),
              static_cast<unsigned long long>(brokenOff));
    }
};

QTEST_APPLESS_MAIN(SalamisRefereeSoakTest)
#include "referee_soak_test.moc"
