// SPDX-License-Identifier: GPL-3.0-or-later
// Of every game there is: ships of a copied class fight as those of the class they are copied from, and their briefs and
// replays say all that is to be known of them.
#include <QTest>

#include "core/battle/forecast/losses.h"
#include "core/battle/match/registry.h"
#include "core/battle/replay/replay.h"
#include "core/data/figures.h"
#include "core/ships/own_class.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

/// Two ships of a class against two triremes, with something aboard.
BattleBrief briefOf(const std::string& game, const ShipClass& shipClass)
{
    BattleBrief brief;
    brief.rules = game;
    brief.seed = 7;
    brief.turnLimit = 8;
    int number = 0;
    for (const ShipClass* each : {&shipClass, builtInFigures().classes.find("trireme")}) {
        BriefSide& side = brief.sides.emplace_back();
        side.name = number == 0 ? "Rhodos" : "Kilikia";
        side.fleet.name = side.name;
        for (int i = 0; i < 2; ++i) {
            FleetShip& ship = side.fleet.ships.emplace_back();
            ship.name = "Ship " + std::to_string(++number);
            setClass(ship, *each);
            ship.fit = each->fit;
            ship.fit.marines = ship.fit.archers = 1;
        }
    }
    return brief;
}

ShipClass twinOf(const ShipClass& builtIn)
{
    return copyOf(builtIn, "own-" + builtIn.id, "Other " + builtIn.name);
}

} // namespace

class OwnClassesTest : public QObject {
    Q_OBJECT

private slots:
    void aCopyFightsTheSame_data()
    {
        QTest::addColumn<QString>("rules");
        for (const RuleSet& rules : builtInRuleSets().all())
            QTest::addRow("%s", rules.id.data()) << QString::fromLatin1(rules.id.data());
    }
    void aCopyFightsTheSame()
    {
        QFETCH(const QString, rules);
        int fought = 0;
        for (const ShipClass& each : builtInFigures().classes.all()) {
            const BattleBrief one = briefOf(rules.toStdString(), each);
            const BattleBrief other = briefOf(rules.toStdString(), twinOf(each));
            const auto a = builtInRuleSets().simulator(one, builtInFigures());
            const auto b = builtInRuleSets().simulator(other, builtInFigures());
            QCOMPARE(b.has_value(), a.has_value());
            if (!a)
                continue; // a merchantman that some game cannot fight with, say
            SimulatedBattle first;
            SimulatedBattle second;
            QVERIFY((*a)->simulation()->fight(9, {}, first));
            QVERIFY((*b)->simulation()->fight(9, {}, second));
            QCOMPARE(second.victor, first.victor);
            QCOMPARE(second.turns, first.turns);
            QCOMPARE(second.orders, first.orders);
            QVERIFY(second.fates == first.fates);
            QVERIFY(second.damage == first.damage);
            QVERIFY(second.losses == first.losses);
            ++fought;
        }
        QVERIFY2(fought >= 20, std::to_string(fought).c_str());
    }

    void briefsAndReplaysTravelAlone_data() { aCopyFightsTheSame_data(); }
    void briefsAndReplaysTravelAlone()
    {
        QFETCH(const QString, rules);
        const BattleBrief brief =
            briefOf(rules.toStdString(), twinOf(*builtInFigures().classes.find("liburnian")));
        const auto noFiles = [](const std::string& name) -> Result<std::string> {
            return problem(name, phrase("The file is missing."));
        };
        const auto again = readBrief(briefJson(brief), "b.json", builtInFigures(), noFiles);
        QVERIFY2(again, again ? "" : shown(again.error()).c_str());
        QVERIFY(*again == brief);
        const auto match = builtInRuleSets().open(*again, builtInFigures());
        QVERIFY2(match, match ? "" : shown(match.error()).c_str());
        while (!(*match)->isOver())
            (*match)->performCaptains((*match)->decisions().front().decision, Temperament::Bold, {});
        const Json kept = replayJson(replayOf(**match));
        const auto replay = readReplay(kept, "r.json", builtInFigures());
        QVERIFY2(replay, replay ? "" : shown(replay.error()).c_str());
        const auto played = playBack(*replay, builtInRuleSets(), builtInFigures());
        QVERIFY2(played, played ? "" : shown(played.error()).c_str());
        QVERIFY((*played)->outcome() == (*match)->outcome());
        // Where the class is otherwise, so is the battle: it is read from the replay and from nowhere else.
        Json altered = kept;
        altered["brief"]["sides"][0]["fleet"].erase("classes");
        QVERIFY(!readReplay(altered, "r.json", builtInFigures()));
    }
};

QTEST_APPLESS_MAIN(OwnClassesTest)
#include "own_classes_test.moc"
