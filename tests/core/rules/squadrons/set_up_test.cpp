// SPDX-License-Identifier: GPL-3.0-or-later
// From a brief to squadrons on the table (SQ-1.6, 2, 3, 18.1 to 18.4, SQ-T9), with the worked examples 16.18 and 16.20.
#include <QTest>

#include <numeric>
#include <set>

#include "core/rules/squadrons/battle/game.h"
#include "core/rules/squadrons/geometry/formation.h"
#include "core/rules/squadrons/setup/set_up.h"
#include "tests/core/battle/play/equal_brief.h"
#include "tests/core/battle/play/typed_play.h"

using namespace navarch;
using squadrons::Base;
using squadrons::BattleFacts;
using squadrons::BattleFigures;
using squadrons::DeploySquadron;
using squadrons::inch;
using squadrons::Morale;
using squadrons::Options;
using squadrons::Ready;
using squadrons::SquadronNumber;
using squadrons::Squadrons;
using squadrons::State;
using squadrons::TablePoint;
using squadrons::Training;
using Drawn = squadrons::Formation;

namespace {

const std::string nothing;

BattleBrief briefOf(int ships)
{
    return equalBrief("squadrons", ships);
}

BattleBrief with(const std::string& name, const std::string& value, int ships = 8)
{
    BattleBrief brief = briefOf(ships);
    brief.options[name] = value;
    return brief;
}

BattleFacts factsOf(const BattleBrief& brief)
{
    return begunGame<Squadrons>(brief).facts();
}

FleetShip shipOf(const char* classId, CrewQuality crew = CrewQuality::Average)
{
    FleetShip ship;
    ship.classId = classId;
    ship.crew = crew;
    ship.fit = builtInFigures().classes.find(classId)->fit;
    return ship;
}

/// "4 4 4 3 3": the stands of a side's squadrons.
QString standsText(const BattleFacts& facts, int side)
{
    QStringList list;
    for (const auto& squadron : facts.squadrons)
        if (squadron.side == side)
            list << QString::number(squadron.stands);
    return list.join(' ');
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

class SquadronSetUpTest : public QObject {
    Q_OBJECT
private slots:
    void sq_2_1_sq_18_4_sq_16_20_training();
    void sq_18_4_fast();
    void sq_2_2_sq_18_4_morale();
    void sq_2_3_squadronsOfOneToFive();
    void sq_18_1_whoFights();
    void sq_18_2_weight();
    void sq_18_2_sq_18_3_sq_16_18_stands();
    void sq_18_3_shipsAreSharedOut();
    void sq_18_3_looseShipsFormOne();
    void sq_3_2_deployment();
    void sq_3_2_isHiddenUntilBothHaveDeployed();
    void sq_3_3_lossOrder();
    void sq_t9_options_data();
    void sq_t9_options();
    void whatItDoesNotKnowIsRefused();
};

void SquadronSetUpTest::sq_2_1_sq_18_4_sq_16_20_training()
{
    const auto trained = [](const std::vector<FleetShip>& ships) {
        BattleBrief brief = briefOf(4);
        brief.sides[0].fleet.ships = ships;
        return factsOf(brief).squadrons.front().training;
    };
    const FleetShip veteran = shipOf("trireme", CrewQuality::Veteran);
    const FleetShip average = shipOf("trireme");
    QCOMPARE(trained({veteran, veteran, average, average}), Training::Trained);
    QCOMPARE(trained({veteran, veteran, veteran, average, average}), Training::WellTrained);
    QCOMPARE(trained({shipOf("quinquereme", CrewQuality::Green), average, average}), Training::Green);
    QCOMPARE(squadrons::trainingOf(12, 6), Training::Trained);
    QCOMPARE(squadrons::trainingOf(15, 9), Training::WellTrained);
    QCOMPARE(squadrons::trainingOf(10, -8), Training::Green);
    QCOMPARE(squadrons::trainingOf(10, -5), Training::Trained);
}

void SquadronSetUpTest::sq_18_4_fast()
{
    const ShipClass& trireme = *builtInFigures().classes.find("trireme");
    const auto isFast = [&](auto&& change) {
        FleetShip ship = shipOf("trireme");
        change(ship);
        return squadrons::isFast(ship, trireme);
    };
    QVERIFY(isFast([](FleetShip&) {}));
    QVERIFY(isFast([](FleetShip& ship) { ship.condition.damage = Damage::Light; }));
    QVERIFY(!isFast([](FleetShip& ship) { ship.condition.damage = Damage::Medium; }));
    QVERIFY(!isFast([](FleetShip& ship) { ship.condition.rudderHit = true; }));
    QVERIFY(isFast([](FleetShip& ship) { ship.condition.speedLost = 1; }));
    QVERIFY(!isFast([](FleetShip& ship) { ship.condition.speedLost = 2; }));
    QVERIFY(isFast([](FleetShip& ship) { ship.condition.oarsLost = 1; }));
    QVERIFY(!isFast([](FleetShip& ship) { ship.condition.oarsLost = 2; }));
    QVERIFY(!isFast([&](FleetShip& ship) { ship.fit.marines = trireme.troopSpace + 1; }));
    QVERIFY(!squadrons::isFast(shipOf("quinquereme"), *builtInFigures().classes.find("quinquereme")));
    // Every ship of it.
    BattleBrief brief = briefOf(4);
    QVERIFY(factsOf(brief).squadrons.front().isFast);
    brief.sides[0].fleet.ships.push_back(shipOf("quinquereme"));
    QVERIFY(!factsOf(brief).squadrons.front().isFast);
}

void SquadronSetUpTest::sq_2_2_sq_18_4_morale()
{
    BattleBrief brief = briefOf(4);
    FleetShip& row = brief.sides[0].fleet.ships.front();
    row.squadron = "Van";
    const auto morale = [&] { return factsOf(brief).squadrons.front().morale; };
    QCOMPARE(morale(), Morale::Normal);
    auto& commanders = brief.sides[0].fleet.commanders;
    commanders.push_back({"Admiral", Post::Fleet, CommandQuality::Poor, ""});
    QCOMPARE(morale(), Morale::PoorlyMotivated); // none of its own
    commanders.push_back({"Phormio", Post::Squadron, CommandQuality::Exceptional, "Van"});
    QCOMPARE(morale(), Morale::Determined);
    commanders.back().quality = CommandQuality::Average;
    QCOMPARE(morale(), Morale::Normal);
    commanders.back().quality = CommandQuality::Inept;
    QCOMPARE(morale(), Morale::PoorlyMotivated);
    // Who goes aboard where (SQ-18.9).
    const BattleFacts facts = factsOf(brief);
    QCOMPARE(facts.commanders.size(), std::size_t{2});
    QCOMPARE(int(facts.commanders[1].ship), 0);
    QCOMPARE(facts.squadrons.front().commander, 1);
    QCOMPARE(facts.quality[0], -1);
}

void SquadronSetUpTest::sq_2_3_squadronsOfOneToFive()
{
    const BattleFigures figures = factsOf(briefOf(1)).figures;
    for (int stands = 1; stands <= 60; ++stands) {
        const std::vector<int> parts = squadrons::partedStands(stands, figures);
        QCOMPARE(std::accumulate(parts.begin(), parts.end(), 0), stands);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            QVERIFY(parts[i] >= 1 && parts[i] <= squadrons::mostStands);
            QVERIFY(i == 0 || (parts[i] <= parts[i - 1] && parts.front() - parts[i] <= 1));
        }
    }
    QCOMPARE(figures.stand, 1 * inch);
}

void SquadronSetUpTest::sq_18_1_whoFights()
{
    const auto fights = [](auto&& change) {
        FleetShip ship = shipOf("trireme");
        change(ship);
        return squadrons::canFight(ship);
    };
    QVERIFY(fights([](FleetShip&) {}));
    QVERIFY(fights([](FleetShip& ship) { ship.condition.damage = Damage::Heavy; }));
    QVERIFY(!fights([](FleetShip& ship) { ship.condition.damage = Damage::Severe; }));
    QVERIFY(!fights([](FleetShip& ship) { ship.condition.oarsLost = ship.fit.oars; }));
    QVERIFY(!fights([](FleetShip& ship) { ship.fit.sailOnly = true; }));
    BattleBrief brief = briefOf(4);
    FleetShip off = shipOf("trireme");
    off.condition.damage = Damage::Severe;
    brief.sides[0].fleet.ships.push_back(off);
    const BattleFacts facts = factsOf(brief);
    QCOMPARE(facts.ships[4].squadron, int(squadrons::noSquadron));
    QCOMPARE(facts.squadrons.front().ships.size(), std::size_t{4});
    brief.sides[0].fleet.ships = {off};
    QCOMPARE(whyNotBegun<Squadrons>(brief), std::string("sides[0].fleet"));
}

void SquadronSetUpTest::sq_18_2_weight()
{
    FleetShip ship = shipOf("trireme");
    QCOMPARE(squadrons::weightOf(ship), 3);
    ship.condition.damage = Damage::Light;
    QCOMPARE(squadrons::weightOf(ship), 3);
    ship.condition.damage = Damage::Medium;
    QCOMPARE(squadrons::weightOf(ship), 2); // half, rounded up
    ship.condition.damage = Damage::Heavy;
    QCOMPARE(squadrons::weightOf(ship), 2);
    const BattleFigures figures = factsOf(briefOf(1)).figures;
    QCOMPARE(squadrons::weightPerStand(6, figures), 3); // at least a trireme
    QCOMPARE(squadrons::weightPerStand(72, figures), 3);
    QCOMPARE(squadrons::weightPerStand(73, figures), 4);
    QCOMPARE(squadrons::weightPerStand(450, figures), 19);
}

void SquadronSetUpTest::sq_18_2_sq_18_3_sq_16_18_stands()
{
    BattleBrief brief = briefOf(24);
    brief.sides[1].fleet.ships.front().count = 18;
    BattleFacts facts = factsOf(brief);
    QCOMPARE(standsText(facts, 0), QStringLiteral("4 4 4 4 4 4"));
    QCOMPARE(standsText(facts, 1), QStringLiteral("4 4 4 3 3"));
    QCOMPARE(facts.stands[0], 24);
    brief.sides[0].fleet.ships.front().count = 150;
    brief.sides[1].fleet.ships.front().count = 120;
    facts = factsOf(brief);
    QCOMPARE(standsText(facts, 0), QStringLiteral("4 4 4 4 4 4"));
    QCOMPARE(standsText(facts, 1), QStringLiteral("4 4 4 4 3"));
    QCOMPARE(standsText(factsOf(briefOf(5)), 0), QStringLiteral("5"));
    QCOMPARE(standsText(factsOf(briefOf(6)), 0), QStringLiteral("3 3"));
    QCOMPARE(standsText(factsOf(briefOf(1)), 0), QStringLiteral("1"));
    // Many small squadrons of the campaign have a stand each.
    BattleBrief small = briefOf(30);
    for (int i = 0; i < 3; ++i) {
        small.sides[0].fleet.ships.push_back(shipOf("trireme"));
        small.sides[0].fleet.ships.back().squadron = "Scouts " + std::to_string(i);
    }
    QVERIFY(standsText(factsOf(small), 0).endsWith(QStringLiteral(" 1 1 1")));
}

void SquadronSetUpTest::sq_18_3_shipsAreSharedOut()
{
    BattleBrief brief = briefOf(1);
    brief.sides[0].fleet.ships = {shipOf("quinquereme"), shipOf("trireme"), shipOf("trireme"),
                                  shipOf("quinquereme"), shipOf("trireme"), shipOf("trireme")};
    const BattleFacts facts = factsOf(brief);
    // 20 of weight are 7 stands, 4 and 3; the fast ships come first.
    QCOMPARE(standsText(facts, 0), QStringLiteral("4 3"));
    QCOMPARE(facts.squadrons[0].ships, (std::vector<std::int16_t>{1, 2, 4, 5}));
    QCOMPARE(facts.squadrons[1].ships, (std::vector<std::int16_t>{0, 3}));
    QVERIFY(facts.squadrons[0].isFast && !facts.squadrons[1].isFast);
    QCOMPARE(facts.squadrons[0].weight + facts.squadrons[1].weight, 20);
    // On the border: the earlier. Six triremes in two halves; seven with the middle one on the border.
    const BattleFacts even = factsOf(briefOf(6));
    QCOMPARE(even.squadrons[0].ships.size(), std::size_t{3});
    const BattleFacts odd = factsOf(briefOf(7)); // 4 and 3 stands of 7 ships
    QCOMPARE(odd.squadrons[0].ships.size(), std::size_t{4});
}

void SquadronSetUpTest::sq_18_3_looseShipsFormOne()
{
    BattleBrief brief = briefOf(2);
    for (const char* name : {"Van", "Van", "", ""}) {
        brief.sides[0].fleet.ships.push_back(shipOf("trireme"));
        brief.sides[0].fleet.ships.back().squadron = name;
    }
    const BattleFacts facts = factsOf(brief);
    QCOMPARE(standsText(facts, 0), QStringLiteral("4 2"));
    QCOMPARE(facts.squadrons[0].name, std::string("Athens"));
    QCOMPARE(facts.squadrons[1].name, std::string("Van"));
    QCOMPARE(facts.squadrons[0].ships, (std::vector<std::int16_t>{0, 1, 4, 5}));
}

void SquadronSetUpTest::sq_3_2_deployment()
{
    const auto game = begunGame<Squadrons>(briefOf(24));
    State state = game.opening();
    const auto refused = [&](int x, int y, int heading = 0, Drawn formation = Drawn::EpiMias) {
        return !!game.check(state, DeploySquadron{0, formation, x * inch, y * inch, std::int16_t(heading)});
    };
    // Its neighbours, in numbers from the left, keep to their places.
    QVERIFY(!refused(10, 8));
    QVERIFY(!refused(10, 8, 90, Drawn::EpiKeras));
    QVERIFY(!refused(10, 8, 200, Drawn::Kyklos));
    QVERIFY(refused(10, 13)); // 12" from the base edge
    QVERIFY(refused(3, 8));   // 2" clear of the others: it is 4" wide
    QVERIFY(!refused(4, 8));
    QVERIFY(refused(36, 12)); // somebody stands there
    QVERIFY(refused(10, 8, 360));
    QVERIFY(refused(10, 8, 0, Drawn::Unformed));
    QCOMPARE(given(game, state, DeploySquadron{0, Drawn::EpiPollon, 10 * inch, 8 * inch, 45}), nothing);
    QCOMPARE(state.squadrons[0].formation, Drawn::EpiPollon);
    QVERIFY(!state.squadrons[0].disordered);
    QCOMPARE(given(game, state, Ready{0}), nothing);
    QVERIFY(refused(10, 8));
    QVERIFY(!!game.check(state, Ready{0}));
    // From the brief: tenths of an inch.
    BattleBrief wished = briefOf(4);
    Deployment place;
    place.squadron = "Athens";
    place.formation = navarch::Formation::Astern;
    place.x = 100;
    place.y = 80;
    place.heading = 90;
    wished.sides[0].deployment = {place};
    const State there = begunGame<Squadrons>(wished).opening();
    QCOMPARE(there.squadrons[0].formation, Drawn::EpiKeras);
    QCOMPARE(there.bases[0].centre, (squadrons::TablePoint{8 * inch, 8 * inch}));
    wished.sides[0].deployment[0].y = 200;
    QCOMPARE(whyNotBegun<Squadrons>(wished), std::string("sides[0].deployment[0]"));
}

void SquadronSetUpTest::sq_3_2_isHiddenUntilBothHaveDeployed()
{
    const auto game = begunGame<Squadrons>(briefOf(4));
    State state = game.opening();
    const Decisions waiting = game.decisions(state);
    QCOMPARE(waiting.count, 2);
    QVERIFY(waiting.list[0].secret && waiting.list[1].secret);
    QCOMPARE(game.boardView(state, Viewer{0}).pieces.size(), std::size_t{1});
    QCOMPARE(game.boardView(state, Viewer{}).pieces.size(), std::size_t{2});
    QCOMPARE(given(game, state, Ready{1}), nothing);
    QCOMPARE(game.boardView(state, Viewer{0}).pieces.size(), std::size_t{1});
    // Loss orders of four ships each, the turn's event, two dice for who moves first.
    QCOMPARE(given(game, state, Ready{0}, {1, 1, 1, 1, 1, 1, 3, 4, 5, 2}), nothing);
    QCOMPARE(game.boardView(state, Viewer{0}).pieces.size(), std::size_t{2});
}

void SquadronSetUpTest::sq_3_3_lossOrder()
{
    const auto game = begunGame<Squadrons>(briefOf(4));
    State state = game.opening();
    QCOMPARE(given(game, state, Ready{0}), nothing);
    QCOMPARE(given(game, state, Ready{1}, {3, 1, 2, 4, 3, 2, 3, 4, 5, 2}), nothing);
    // Of those not yet drawn, in roster order.
    QCOMPARE(state.lossOrder, (std::vector<std::int16_t>{2, 0, 3, 1, 7, 6, 5, 4}));
    QCOMPARE(int(state.turn), 1);
}

void SquadronSetUpTest::sq_t9_options_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("values"); // the default first
    const auto row = [](const char* name, const QStringList& values) {
        QTest::newRow(name) << QString::fromUtf8(name) << values;
    };
    row("alpha", {"invader", "defender", "higher-d6"});
    row("row", {"6-8", "7", "off"});
    row("katastrophe", {"half-the-fleet", "half-the-squadron", "off"});
    row("flank-rank", {"4", "one-worse", "own"});
    row("immediate", {"in-place", "besides"});
    row("steady-signal", {"off", "on"});
    row("diekplous-both", {"beyond", "in-front"});
    row("break-off", {"on", "off"});
    row("rally", {"on", "off"});
    row("flotsam", {"on", "off"});
    row("stand", {"1", "1.5", "2"});
    row("stands", {"24", "12", "36", "44"});
    row("table", {"72x48", "48x36"});
    row("turns", {"60", "7"});
}

void SquadronSetUpTest::sq_t9_options()
{
    QFETCH(QString, name);
    QFETCH(QStringList, values);
    const auto fingerprint = [](const BattleBrief& brief) {
        const BattleFacts facts = factsOf(brief);
        const Options& o = facts.options;
        return std::vector<int>{int(o.alpha),       int(o.row),          int(o.katastrophe),
                                int(o.struckRank),  o.immediateBesides,  o.steadySignal,
                                o.diekplousInFront, o.breakOff,          o.rally,
                                o.flotsam,          facts.figures.stand, facts.figures.standsOfLarger,
                                facts.turnLimit,    facts.table().width, facts.table().depth};
    };
    std::set<std::vector<int>> seen;
    for (const QString& value : values)
        seen.insert(fingerprint(with(name.toStdString(), value.toStdString())));
    QCOMPARE(seen.size(), static_cast<std::size_t>(values.size()));
    QCOMPARE(fingerprint(with(name.toStdString(), values.front().toStdString())), fingerprint(briefOf(8)));
    QCOMPARE(whyNotBegun<Squadrons>(with(name.toStdString(), "perhaps")), "options." + name.toStdString());
}

void SquadronSetUpTest::whatItDoesNotKnowIsRefused()
{
    QCOMPARE(whyNotBegun<Squadrons>(with("corvus", "on")), std::string("options.corvus"));
    BattleBrief three = briefOf(2);
    three.sides.push_back(three.sides.back());
    QCOMPARE(whyNotBegun<Squadrons>(three), std::string("sides"));
    BattleBrief allies = briefOf(2);
    allies.sides[1].contingents.push_back(allies.sides[1].fleet);
    QCOMPARE(whyNotBegun<Squadrons>(allies), std::string("sides[1].contingents"));
    BattleBrief crowd = with("table", "24x36", 44);
    crowd.options["stands"] = "44";
    crowd.options["stand"] = "2";
    QCOMPARE(whyNotBegun<Squadrons>(crowd), std::string("options.table"));
}

QTEST_APPLESS_MAIN(SquadronSetUpTest)
#include "set_up_test.moc"
