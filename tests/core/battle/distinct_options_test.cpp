// SPDX-License-Identifier: GPL-3.0-or-later
// People are offered no order twice: of those that are the same, the one of most merit stays.
#include <QTest>

#include <algorithm>
#include <cmath>

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

    void aMoveThatNobodyTellsApartIsOne()
    {
        const auto move = [](int degrees, const char* gait, ShipNumber target) {
            const double radians = degrees * 3.14159265 / 180;
            OrderShape shape;
            shape.ship = 1;
            shape.path = {BoardPose{10'000, 10'000, 0}};
            shape.end = {10'000 + static_cast<std::int32_t>(30'000 * std::sin(radians)),
                         10'000 + static_cast<std::int32_t>(30'000 * std::cos(radians)),
                         static_cast<std::int16_t>((degrees + 360) % 360)};
            shape.path.push_back(shape.end);
            shape.target = target;
            Json steps = Json::array({{{"ahead", 30'000}, {"turn", degrees}}});
            return MatchOption{Json{{"do", "move"}, {"ship", 1}, {"gait", gait}, {"steps", std::move(steps)}},
                               given("moves"), 0, std::move(shape)};
        };
        const auto kept =
            distinctMoves({move(0, "oars", noShip), move(1, "oars", noShip), move(-2, "oars", noShip),
                           move(1, "fast", noShip), move(2, "oars", 7), move(8, "oars", noShip),
                           move(9, "oars", noShip), move(30, "oars", noShip)});
        std::vector<int> headings;
        for (const MatchOption& each : kept)
            headings.push_back(each.shape->end.heading);
        QVERIFY2((headings == std::vector<int>{0, 1, 2, 8, 30}),
                 "gaits and targets are told apart, a degree is not");
        QVERIFY(kept[1].order["gait"] == "fast" && kept[2].shape->target == 7);
    }

    /// Salamis ad Actium offered a turn of one degree beside straight on.
    void noMoveIsOfferedBesideOneLikeIt()
    {
        const auto match =
            builtInRuleSets().open(equalBrief("salamis-ad-actium", 3, "trireme"), builtInFigures());
        QVERIFY(match);
        std::size_t seen = 0;
        for (int orders = 0; orders < 60 && !(*match)->isOver(); ++orders) {
            const auto all = (*match)->options((*match)->decisions().front().decision, Temperament::Steady);
            const auto kept = distinctMoves(all);
            QVERIFY(kept.front().order == all.front().order);
            for (std::size_t i = 0; i < kept.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    if (kept[i].shape && kept[j].shape && kept[i].order.contains("steps")
                        && kept[j].order.contains("steps") && kept[i].shape->target == kept[j].shape->target
                        && kept[i].order.value("gait", std::string())
                               == kept[j].order.value("gait", std::string())) {
                        ++seen;
                        QVERIFY(kept[i].shape->end != kept[j].shape->end);
                    }
            QVERIFY((*match)->perform(kept.front().order).isDone());
        }
        QVERIFY(seen > 0);
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
