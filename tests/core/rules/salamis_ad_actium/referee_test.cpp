// SPDX-License-Identifier: GPL-3.0-or-later
// Battles fought again, die by die, by a second engine that knows the catalogue alone.
#include <QTest>

#include "core/rules/salamis_ad_actium/battle/game.h"
#include "tests/core/battle/battle_count.h"
#include "tests/core/rules/salamis_ad_actium/engine_briefs.h"
#include "tests/core/rules/salamis_ad_actium/referee/referee.h"

using namespace navarch;
using salamis::SalamisAdActium;

class SalamisRefereeTest : public QObject {
    Q_OBJECT

private slots:
    void sa_6_T_sa_7_4_sa_7_5_sa_7_6_sa_8_2_sa_8_3_randomBattlesAgreeInEveryFigure()
    {
        std::uint64_t brokenOff = 0;
        const std::uint64_t fought = battles(150);
        for (std::uint64_t number = 0; number < fought; ++number) {
            const BattleBrief brief = engineBrief(number);
            referee::SalamisReferee referee(brief, builtInFigures());
            const std::string wrong = referee.judge(randomBattle<SalamisAdActium>(brief, builtInFigures()));
            QVERIFY2(wrong.empty(), wrong.c_str());
            brokenOff += referee.brokeOff();
        }
        QVERIFY2(brokenOff * 4 <= fought, "too many could not be judged");
    }

    void sa_6_T_sa_7_4_sa_8_2_sa_9_1_captainsBattlesAgreeInEveryFigure()
    {
        for (std::uint64_t number = 500; number < 500 + battles(50); ++number) {
            const BattleBrief brief = engineBrief(number);
            referee::SalamisReferee referee(brief, builtInFigures());
            const std::string wrong = referee.judge(simulatedBattle<SalamisAdActium>(brief, builtInFigures()));
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    /// It would notice: a face that was another, a loss that was not taken, a missing event.
    void alteredRecordsAreFound()
    {
        const BattleBrief brief = engineBrief(3);
        const RecordedBattle battle = randomBattle<SalamisAdActium>(brief, builtInFigures());
        const auto judged = [&](const RecordedBattle& altered) {
            return !referee::SalamisReferee(brief, builtInFigures()).judge(altered).empty();
        };
        QVERIFY(!judged(battle));
        RecordedBattle lost = battle;
        lost.outcome.ships.front().condition.oarsLost += 1;
        QVERIFY(judged(lost));
        int dropped = 0;
        int found = 0;
        for (std::size_t i = 0; i < battle.orders.size(); ++i)
            for (std::size_t j = 0; j < battle.orders[i].events.size(); ++j)
                if (battle.orders[i].events[j].kind == "casualties") {
                    RecordedBattle without = battle;
                    without.orders[i].events.erase(without.orders[i].events.begin() + static_cast<std::ptrdiff_t>(j));
                    ++dropped;
                    found += judged(without);
                }
        QVERIFY(dropped > 0);
        QCOMPARE(found, dropped);
    }
};

QTEST_APPLESS_MAIN(SalamisRefereeTest)
#include "referee_test.moc"
