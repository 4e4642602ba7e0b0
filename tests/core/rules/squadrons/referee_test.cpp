// SPDX-License-Identifier: GPL-3.0-or-later
// Battles fought again, die by die, by a second engine that knows the catalogue alone.
#include <QTest>

#include "core/rules/squadrons/battle/game.h"
#include "tests/core/battle/battle_count.h"
#include "tests/core/rules/squadrons/referee/briefs.h"
#include "tests/core/rules/squadrons/referee/referee.h"

using namespace navarch;
using squadrons::Squadrons;

class SquadronRefereeTest : public QObject {
    Q_OBJECT

private slots:
    void sq_8_1_sq_12_1_sq_13_1_sq_13_9_sq_18_3_sq_18_6_sq_18_7_randomBattlesAgreeInEveryFigure()
    {
        int brokenOff = 0;
        const std::uint64_t fought = battles(60);
        for (std::uint64_t number = 0; number < fought; ++number) {
            const BattleBrief brief = refereedBrief(number);
            referee::squadrons::Referee referee(brief, builtInFigures());
            const std::string wrong =
                referee.judge(number % 2 == 0 ? randomBattle<Squadrons>(brief, builtInFigures())
                                              : simulatedBattle<Squadrons>(brief, builtInFigures()));
            QVERIFY2(wrong.empty(), wrong.c_str());
            brokenOff += referee.brokeOff();
        }
        QVERIFY2(brokenOff * 4 <= static_cast<int>(fought), "too many could not be judged");
    }

    /// It would notice.
    void alteredRecordsAreFound()
    {
        const BattleBrief brief = refereedBrief(1);
        const RecordedBattle battle = simulatedBattle<Squadrons>(brief, builtInFigures());
        const auto wrongIn = [&](const RecordedBattle& each) {
            return referee::squadrons::Referee(brief, builtInFigures()).judge(each);
        };
        QCOMPARE(wrongIn(battle), std::string());
        int dropped = 0;
        for (std::size_t i = 0; i < battle.orders.size(); ++i)
            for (std::size_t j = 0; j < battle.orders[i].events.size(); ++j) {
                const std::string& kind = battle.orders[i].events[j].kind;
                if (kind != "disordered" && kind != "routs" && kind != "fate")
                    continue;
                RecordedBattle without = battle;
                without.orders[i].events.erase(without.orders[i].events.begin() + static_cast<std::ptrdiff_t>(j));
                QVERIFY2(!wrongIn(without).empty(), battle.orders[i].events[j].text.c_str());
                ++dropped;
            }
        QVERIFY(dropped > 0);
    }
};

QTEST_APPLESS_MAIN(SquadronRefereeTest)
#include "referee_test.moc"
