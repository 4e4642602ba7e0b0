// SPDX-License-Identifier: GPL-3.0-or-later
// Which fleet is alpha (SQ-1.6), whose each edge is, and where the shore lies (SQ-3.1).
#include <QTest>

#include "core/rules/squadrons/battle/game.h"
#include "core/rules/squadrons/geometry/formation.h"
#include "core/rules/squadrons/phases/morale.h"
#include "core/rules/squadrons/setup/set_up.h"
#include "tests/core/battle/play/equal_brief.h"
#include "tests/core/rules/squadrons/skirmish.h"

using namespace navarch;
using squadrons::Base;
using squadrons::BattleFacts;
using squadrons::DeploySquadron;
using squadrons::inch;
using squadrons::Ready;
using squadrons::SquadronNumber;
using squadrons::Squadrons;
using squadrons::State;
using squadrons::TablePoint;

namespace {

const std::string nothing;

BattleBrief briefOf(int ships)
{
    return equalBrief("squadrons", ships);
}

BattleFacts factsOf(const BattleBrief& brief)
{
    return begunGame<Squadrons>(brief).facts();
}

BattleBrief with(const std::string& name, const std::string& value, int ships = 8)
{
    BattleBrief brief = briefOf(ships);
    brief.options[name] = value;
    return brief;
}

/// Along which edge a brief's shore lies; empty: there is none.
std::string shoreIn(const BattleBrief& brief)
{
    const Squadrons game = Squadrons::begin(brief, builtInFigures()).value();
    const State state = game.opening();
    const auto land = landOf(game.facts(), state);
    if (land.empty())
        return {};
    const TablePoint middle = land.front().centre;
    return middle.x < 0 ? "west" : middle.y < 0 ? "south" : "north";
}

std::string given(const Squadrons& game, State& state, const squadrons::Order& order,
                  const std::vector<int>& faces = {})
{
    if (const Refusal why = game.check(state, order))
        return reasonOf(game.facts(), why, order);
    BattleDice dice = BattleDice::typed(faces);
    Proceedings unheard(dice);
    game.perform(state, order, unheard);
    return TypedPlay::complaintOf(dice);
}

} // namespace

class SquadronAlphaTest : public QObject {
    Q_OBJECT
private slots:
    void sq_3_1_tableAndShores();
    void sq_3_1_alphasBaseEdgeIsTheNearOne();
    void sq_1_6_theHigherDieIsAlpha();
    void sq_1_6_alphaByOption();
    void sq_3_1_routersFleeToTheirFleetsBaseEdge();
};

void SquadronAlphaTest::sq_3_1_tableAndShores()
{
    BattleBrief brief = briefOf(4);
    BattleFacts facts = factsOf(brief);
    QCOMPARE(facts.table().width, 72 * inch);
    QCOMPARE(facts.table().depth, 48 * inch);
    QVERIFY(shoreIn(brief).empty());
    brief.place = PlaceKind::Shore;
    facts = factsOf(brief);
    QCOMPARE(shoreIn(brief), std::string("west"));
    const Squadrons game = Squadrons::begin(brief, builtInFigures()).value();
    QVERIFY(game.boardView(game.opening(), -1).edges[1].isShore); // the west, clockwise from the south
    QCOMPARE(facts.coastHolder, -1);
    brief.options["coast"] = "first";
    QCOMPARE(factsOf(brief).coastHolder, 0);
    brief.options.clear();
    brief.place = PlaceKind::Port;
    facts = factsOf(brief);
    QCOMPARE(shoreIn(brief), std::string("north")); // the owner's base edge
    QCOMPARE(facts.coastHolder, 1);
}

/// Alpha's base edge is y = 0, beta's the other; a port's coast is its owner's base edge, whichever that is.
void SquadronAlphaTest::sq_3_1_alphasBaseEdgeIsTheNearOne()
{
    BattleBrief brief = briefOf(4);
    const auto row = [&](int side) { // where a fleet stands by itself
        const Squadrons game = Squadrons::begin(brief, builtInFigures()).value();
        const State state = game.opening();
        const Base& base = baseOf(state, game.facts().first[static_cast<std::size_t>(side)]);
        return std::string(base.centre.y < 24 * inch ? "south" : "north") + " "
               + std::to_string(base.heading);
    };
    QCOMPARE(row(0), std::string("south 0"));
    QCOMPARE(row(1), std::string("north 180"));
    for (const auto& [name, value] : {std::pair("invader", "second"), std::pair("alpha", "defender")}) {
        brief.options = {{name, value}};
        QCOMPARE(row(0), std::string("north 180"));
        QCOMPARE(row(1), std::string("south 0"));
        const Squadrons game = Squadrons::begin(brief, builtInFigures()).value();
        QCOMPARE(game.boardView(game.opening(), -1).edges[0].name.english(), brief.sides[1].name);
        State state = game.opening();
        QCOMPARE(given(game, state, DeploySquadron{0, squadrons::Formation::EpiMias, 36 * inch, 5 * inch, 0}),
                 game.facts().name(0) + " is not wholly in its side's strip.");
        brief.place = PlaceKind::Port;
        QCOMPARE(shoreIn(brief), std::string("south"));
        brief.place = PlaceKind::OpenSea;
    }
}

/// The higher d6 is alpha, before anybody deploys: told with its dice, and everything changes edges with it.
void SquadronAlphaTest::sq_1_6_theHigherDieIsAlpha()
{
    BattleBrief brief = briefOf(4);
    brief.place = PlaceKind::Port;
    brief.options = {{"alpha", "higher-d6"}};
    const Squadrons game = Squadrons::begin(brief, builtInFigures()).value();
    const auto rolled = [&](const std::vector<int>& faces, BattleEvents& events) {
        State state = game.opening();
        BattleDice dice = BattleDice::typed(faces);
        Proceedings proceedings(dice, &events);
        game.perform(state, squadrons::Begin{}, proceedings);
        return state;
    };
    BattleEvents events;
    QVERIFY(game.check(game.opening(), squadrons::Ready{0}));
    State state = rolled({2, 5}, events);
    QCOMPARE(events.size(), std::size_t{1});
    QCOMPARE(events[0].dice.size(), std::size_t{2});
    QCOMPARE(int(state.alpha), 1);
    QCOMPARE(game.unsoundness(state), std::string());
    QVERIFY(baseOf(state, game.facts().first[1]).centre.y < 24 * inch);
    QVERIFY(baseOf(state, 0).centre.y > 24 * inch);
    QVERIFY(landOf(game.facts(), state).front().centre.y < 0); // the port's coast is the second side's
    for (const int side : {0, 1})
        QVERIFY2(!game.check(state, squadrons::Ready{static_cast<std::int8_t>(side)}), "as it was put");
    events.clear();
    state = rolled({5, 2}, events);
    QCOMPARE(int(state.alpha), 0);
    QVERIFY(landOf(game.facts(), state).front().centre.y > 48 * inch);
}

void SquadronAlphaTest::sq_1_6_alphaByOption()
{
    const auto alphaOf = [](const BattleBrief& brief) {
        return int(begunGame<Squadrons>(brief).opening().alpha);
    };
    QCOMPARE(alphaOf(briefOf(1)), 0); // no invader named: the first side
    QCOMPARE(alphaOf(with("invader", "second")), 1);
    BattleBrief defender = with("alpha", "defender");
    QCOMPARE(alphaOf(defender), 1);
    defender.options["invader"] = "second";
    QCOMPARE(alphaOf(defender), 0);
    // By a die each, ties rolled again; ships of one need no loss order.
    const auto game = begunGame<Squadrons>(with("alpha", "higher-d6", 1));
    State state = game.opening();
    QVERIFY(game.check(state, Ready{0})); // base edges hang on it: nobody deploys before
    QCOMPARE(given(game, state, squadrons::Begin{}, {4, 4, 2, 3}), nothing);
    QCOMPARE(int(state.alpha), 1);
    QCOMPARE(given(game, state, Ready{0}), nothing);
    QCOMPARE(given(game, state, Ready{1}, {3, 4, 5, 2}), nothing);
}

/// Alpha's base edge is y = 0, whichever side it is: there its routers flee.
void SquadronAlphaTest::sq_3_1_routersFleeToTheirFleetsBaseEdge()
{
    const auto flees = [](int alpha) {
        squadrons::Skirmish table;
        const SquadronNumber d = table.add(1, 5000, 2400, 90);
        table.state.alpha = static_cast<std::int8_t>(alpha);
        table.facts.options.rally = false;
        table.unform(d);
        table.of(d).status = squadrons::Status::Routing;
        (void)table.played({1, 1}, [&](Proceedings& p) { testAndRout(table.facts, table.state, p); });
        return baseOf(table.state, d).heading;
    };
    QCOMPARE(int(flees(0)), 0);
    QCOMPARE(int(flees(1)), 180);
}

QTEST_APPLESS_MAIN(SquadronAlphaTest)
#include "alpha_test.moc"
