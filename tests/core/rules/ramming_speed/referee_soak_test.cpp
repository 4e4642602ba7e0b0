// SPDX-License-Identifier: GPL-3.0-or-later
// Thousands of battles before the referee (referee_test.cpp).
#include <QTest>

#include "core/rules/ramming_speed/battle/game.h"
#include "tests/core/rules/ramming_speed/referee/briefs.h"
#include "tests/core/rules/ramming_speed/referee/referee.h"
#include "tests/support/rounds.h"

using namespace navarch;
using ramming::RammingSpeed;

class RammingRefereeSoakTest : public QObject {
    Q_OBJECT

private slots:
    void battlesAgreeInEveryFigure()
    {
        const std::uint64_t fought = rounds<std::uint64_t>(2000);
        for (std::uint64_t number = 20'000; number < 20'000 + fought; ++number) {
            const BattleBrief brief = refereedBrief(number);
            const bool random = number % 2 == 0;
            const std::string wrong = referee::ramming::Referee(brief, builtInFigures())
                                          .judge(random ? randomBattle<RammingSpeed>(brief, builtInFigures())
                                                        : simulatedBattle<RammingSpeed>(brief, builtInFigures()));
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
        qInfo("%llu battles agree", static_cast<unsigned long long>(fought));
    }
};

QTEST_APPLESS_MAIN(RammingRefereeSoakTest)
#include "referee_soak_test.moc"
