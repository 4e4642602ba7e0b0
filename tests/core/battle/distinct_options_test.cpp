// SPDX-License-Identifier: GPL-3.0-or-later
// People are offered no order twice: of those that are the same, the one of most merit stays.
#include <QTest>

#include <algorithm>

#include "core/battle/match/distinct_options.h"
#include "core/battle/match/registry.h"
#include "tests/core/battle/play/equal_brief.h"

using namespace navarch;

class DistinctOptionsTest : public QObject {
    Q_OBJECT

private slots:
    void theFirstOfAlikeStays()
    {
        const Json row{{"do", "row"}, {"ship", 1}};
        const Json rest{{"do", "rest"}};
        const auto kept = distinctOptions({{row, given("rows"), 5, {}, given("why")},
                                           {rest, given("rests"), 4, {}},
                                           {row, given("rows"), 3, {}}});
        QCOMPARE(kept.size(), std::size_t{2});
        QVERIFY(kept[0].order == row && kept[0].merit == 5 && !kept[0].why.isEmpty());
        QVERIFY(kept[1].order == rest);
        QVERIFY(distinctOptions(std::vector<MatchOption>{}).empty());
    }

    void everyGameLosesNothingElse_data()
    {
        QTest::addColumn<QString>("game");
        for (const RuleSet& rules : builtInRuleSets().all())
            QTest::newRow(std::string(rules.id).c_str()) << QString::fromStdString(std::string(rules.id));
    }

    void everyGameLosesNothingElse()
    {
        QFETCH(QString, game);
        const auto match =
            builtInRuleSets().open(equalBrief(game.toStdString(), 3, "quadrireme"), builtInFigures());
        QVERIFY(match);
        for (int orders = 0; orders < 40 && !(*match)->isOver(); ++orders) {
            const auto all = (*match)->options((*match)->decisions().front().decision, Temperament::Steady);
            const auto kept = distinctOptions(all);
            for (const MatchOption& option : all) {
                const auto isSame = [&](const MatchOption& each) { return each.order == option.order; };
                QCOMPARE(std::count_if(kept.begin(), kept.end(), isSame), std::ptrdiff_t{1});
            }
            QVERIFY((*match)->perform(kept.front().order).isDone());
        }
    }
};

QTEST_GUILESS_MAIN(DistinctOptionsTest)
#include "distinct_options_test.moc"
