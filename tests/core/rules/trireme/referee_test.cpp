// SPDX-License-Identifier: GPL-3.0-or-later
// Battles fought again, die by die, by a second engine that knows the catalogue alone.
#include <QTest>

#include "core/rules/trireme/battle/game.h"
#include "tests/core/battle/battle_count.h"
#include "tests/core/rules/trireme/referee/briefs.h"
#include "tests/core/rules/trireme/referee/referee.h"

using namespace navarch;
using trireme::Trireme;

namespace {

std::string wrongIn(const RecordedBattle& battle, const BattleBrief& brief)
{
    return referee::trireme::Referee(brief, builtInFigures()).judge(battle);
}

} // namespace

class TriremeRefereeTest : public QObject {
    Q_OBJECT

private slots:
    void tr_8_5_tr_9_4_tr_10_1_tr_10_2_tr_15_7_randomBattlesAgreeInEveryFigure()
    {
        for (std::uint64_t number = 0; number < battles(40); ++number) {
            const BattleBrief brief = refereedBrief(number);
            const std::string wrong = wrongIn(randomBattle<Trireme>(brief, builtInFigures()), brief);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    void tr_8_3_tr_8_5_tr_9_7_tr_9_8_tr_11_2_captainsBattlesAgreeInEveryFigure()
    {
        for (std::uint64_t number = 100; number < 100 + battles(30); ++number) {
            const BattleBrief brief = refereedBrief(number);
            const std::string wrong = wrongIn(simulatedBattle<Trireme>(brief, builtInFigures()), brief);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    /// It would notice.
    void alteredRecordsAreFound()
    {
        const BattleBrief brief = refereedBrief(101);
        const RecordedBattle battle = simulatedBattle<Trireme>(brief, builtInFigures());
        QCOMPARE(wrongIn(battle, brief), std::string());
        RecordedBattle other = battle;
        other.outcome.ships.front().deeds.rams += 1;
        QVERIFY(!wrongIn(other, brief).empty());
        int dropped = 0;
        for (std::size_t i = 0; i < battle.orders.size(); ++i)
            for (std::size_t j = 0; j < battle.orders[i].events.size(); ++j) {
                const std::string& kind = battle.orders[i].events[j].kind;
                if (kind != "leak" && kind != "boarding" && kind != "plug")
                    continue;
                RecordedBattle without = battle;
                without.orders[i].events.erase(without.orders[i].events.begin() + static_cast<std::ptrdiff_t>(j));
                QVERIFY2(!wrongIn(without, brief).empty(), battle.orders[i].events[j].text.c_str());
                ++dropped;
            }
        QVERIFY(dropped > 0);
    }
};

QTEST_APPLESS_MAIN(TriremeRefereeTest)
#include "referee_test.moc"
