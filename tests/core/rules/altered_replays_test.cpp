// SPDX-License-Identifier: GPL-3.0-or-later
// Of every game there is: a replay of which all words were altered is the same battle, one of which anything else was altered
// is not.
#include <QTest>

#include <functional>

#include "core/battle/match/registry.h"
#include "core/battle/replay/replay.h"
#include "core/data/figures.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

/// Two fleets with something of everything aboard.
BattleBrief briefOf(const std::string& game)
{
    BattleBrief brief;
    brief.rules = game;
    brief.seed = 7;
    for (const char* side : {"Rhodos", "Kilikia"}) {
        BriefSide& made = brief.sides.emplace_back();
        made.name = side;
        made.fleet.name = std::string("Ships of ") + side;
        made.fleet.year = -40;
        for (const char* id :
             {"quinquereme", "quadrireme", "trireme-cataphract", "trireme-cataphract", "liburnian"}) {
            FleetShip& ship = made.fleet.ships.emplace_back();
            ship.name = side + std::to_string(made.fleet.ships.size());
            ship.classId = id;
            ship.fit = builtInFigures().classes.find(id)->fit;
            ship.fit.archers = 1;
            ship.fit.marines = 2;
        }
    }
    return brief;
}

/// A battle of a game, fought by captains; fought once.
const Replay& fought(const std::string& game)
{
    static std::map<std::string, Replay> all;
    const auto [at, isNew] = all.try_emplace(game);
    if (isNew) {
        const auto match = builtInRuleSets().open(briefOf(game), builtInFigures()).value();
        while (!match->isOver())
            match->performCaptains(match->decisions().front().decision, Temperament::Bold, {});
        at->second = replayOf(*match);
    }
    return at->second;
}

std::string whyNot(const Replay& replay)
{
    const auto match = playBack(replay, builtInRuleSets(), builtInFigures());
    return match ? std::string() : shown(match.error());
}

/// Alters something of an event that is no word; false: it has nothing of the kind.
using Alteration = std::function<bool(BattleEvent&)>;

/// Alters the first event that has something of the kind; false: no event of the battle has.
bool altered(Replay& replay, const Alteration& alter)
{
    for (Replay::Step& step : replay.steps)
        for (BattleEvent& event : step.events)
            if (alter(event))
                return true;
    return false;
}

const std::map<std::string, Alteration>& alterations()
{
    static const std::map<std::string, Alteration> all{
        {"kind", [](BattleEvent& event) { return !(event.kind += "x").empty(); }},
        {"rule", [](BattleEvent& event) { return !(event.rule += "1").empty(); }},
        {"side", [](BattleEvent& event) { return event.side >= 0 && ((event.side = 1 - event.side), true); }},
        {"ship", [](BattleEvent& event) { return event.ship != noShip && (++event.ship, true); }},
        {"target", [](BattleEvent& event) { return event.target != noShip && (++event.target, true); }},
        {"face",
         [](BattleEvent& event) {
             return !event.dice.empty()
                    && ((event.dice[0].face = event.dice[0].face % event.dice[0].sides + 1), true);
         }},
        {"sides", [](BattleEvent& event) { return !event.dice.empty() && (++event.dice[0].sides, true); }},
        {"rule of a die",
         [](BattleEvent& event) { return !event.dice.empty() && !(event.dice[0].rule += "1").empty(); }},
        {"a die less",
         [](BattleEvent& event) { return !event.dice.empty() && (event.dice.pop_back(), true); }},
        {"value of a modifier",
         [](BattleEvent& event) { return !event.modifiers.empty() && (++event.modifiers[0].value, true); }},
        {"rule of a modifier",
         [](BattleEvent& event) {
             return !event.modifiers.empty() && !(event.modifiers[0].rule += "1").empty();
         }},
        {"a modifier less",
         [](BattleEvent& event) { return !event.modifiers.empty() && (event.modifiers.pop_back(), true); }},
    };
    return all;
}

} // namespace

class AlteredReplaysTest : public QObject {
    Q_OBJECT

private slots:
    void wordsMayBeAltered_data()
    {
        QTest::addColumn<std::string>("game");
        for (const RuleSet& game : builtInRuleSets().all())
            QTest::newRow(std::string(game.id).c_str()) << std::string(game.id);
    }
    void wordsMayBeAltered();
    void nothingElseMay_data();
    void nothingElseMay();
};

/// Every sentence, what every die was for and came to, and what every modifier is called.
void AlteredReplaysTest::wordsMayBeAltered()
{
    QFETCH(const std::string, game);
    Replay replay = fought(game);
    int words = 0;
    for (Replay::Step& step : replay.steps)
        for (BattleEvent& event : step.events) {
            event.text = given("Zo werd het verteld.");
            for (Roll& roll : event.dice) {
                roll.why = "Waarvoor dan ook";
                roll.result = termOf("iets");
            }
            for (DieModifier& modifier : event.modifiers)
                modifier.text = "Wegens iets";
            ++words;
        }
    QVERIFY(words > 50);
    QCOMPARE(whyNot(replay), std::string());
}

void AlteredReplaysTest::nothingElseMay_data()
{
    QTest::addColumn<std::string>("game");
    QTest::addColumn<std::string>("what");
    for (const RuleSet& game : builtInRuleSets().all())
        for (const auto& [what, alter] : alterations())
            QTest::newRow((std::string(game.id) + ", " + what).c_str()) << std::string(game.id) << what;
}

void AlteredReplaysTest::nothingElseMay()
{
    QFETCH(const std::string, game);
    QFETCH(const std::string, what);
    Replay replay = fought(game);
    QVERIFY2(altered(replay, alterations().at(what)), "the battle has nothing of the kind");
    const std::string why = whyNot(replay);
    QVERIFY2(why.starts_with("Event ") && why.find("The replay is not what happened") != std::string::npos,
             why.c_str());
}

QTEST_GUILESS_MAIN(AlteredReplaysTest)
#include "altered_replays_test.moc"
