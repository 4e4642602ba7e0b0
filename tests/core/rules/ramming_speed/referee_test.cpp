// SPDX-License-Identifier: GPL-3.0-or-later
// Battles fought again, die by die, by a second engine that knows the catalogue alone.
#include <QTest>

#include "core/rules/ramming_speed/battle/game.h"
#include "tests/core/battle/battle_count.h"
#include "tests/core/rules/ramming_speed/referee/briefs.h"
#include "tests/core/rules/ramming_speed/referee/referee.h"

using namespace navarch;
using ramming::RammingSpeed;

namespace {

std::string wrongIn(const RecordedBattle& battle, const BattleBrief& brief)
{
    return referee::ramming::Referee(brief, builtInFigures()).judge(battle);
}

} // namespace

class RammingRefereeTest : public QObject {
    Q_OBJECT

private slots:
    void rs_8_1_rs_11_1_rs_12_2_rs_13_3_rs_15_2_rs_22_10_randomBattlesAgreeInEveryFigure()
    {
        for (std::uint64_t number = 0; number < battles(60); ++number) {
            const BattleBrief brief = refereedBrief(number);
            const std::string wrong = wrongIn(randomBattle<RammingSpeed>(brief, builtInFigures()), brief);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    /// It would notice.
    void alteredRecordsAreFound()
    {
        const BattleBrief brief = refereedBrief(1);
        const RecordedBattle battle = randomBattle<RammingSpeed>(brief, builtInFigures());
        QCOMPARE(wrongIn(battle, brief), std::string());
        RecordedBattle other = battle;
        other.outcome.ships.front().condition.oarsLost += 1;
        QVERIFY(!wrongIn(other, brief).empty());
        int altered = 0;
        for (std::size_t i = 0; i < battle.orders.size() && altered < 100; ++i)
            for (std::size_t j = 0; j < battle.orders[i].events.size(); ++j) {
                const BattleEvent& event = battle.orders[i].events[j];
                if (event.kind != "morale" && event.kind != "melee" && event.kind != "fire")
                    continue;
                RecordedBattle without = battle;
                without.orders[i].events[j].dice.pop_back();
                QVERIFY2(!wrongIn(without, brief).empty(), event.text.c_str());
                ++altered;
            }
        QVERIFY(altered > 0);
    }
};

QTEST_APPLESS_MAIN(RammingRefereeTest)
#include "referee_test.moc"
