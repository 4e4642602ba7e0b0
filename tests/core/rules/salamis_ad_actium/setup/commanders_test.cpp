// SPDX-License-Identifier: GPL-3.0-or-later
// SA-1.5, 2.11.2 and 15.9: how ships fall into squadrons and what these are called, whom each commander leads and where he is
// aboard; and what a brief's ship is at the outset.
#include <QTest>

#include "core/rules/salamis_ad_actium/losses/crew_test.h"
#include "tests/core/rules/salamis_ad_actium/fought.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::salamis;

namespace {

SalamisAdActium begun(const BattleBrief& brief)
{
    return *SalamisAdActium::begin(brief, builtInFigures());
}

BattleBrief withRows(std::vector<FleetShip> rows)
{
    BattleBrief brief = becalmed(squadronsOfTwo(1));
    brief.sides[0].fleet.ships = std::move(rows);
    return brief;
}

std::vector<std::string> namesOf(const BattleFacts& facts)
{
    std::vector<std::string> names;
    for (const SquadronFacts& squadron : facts.squadrons)
        names.push_back(squadron.name);
    return names;
}

FleetCommander man(const char* name, Post post, const char* squadron = "")
{
    return {name, post, CommandQuality::Skilled, squadron};
}

} // namespace

class CommandersTest : public QObject {
    Q_OBJECT
private slots:
    void sa_1_5_whatSquadronsAreCalled();
    void sa_1_5_whoActsIsSaidAsAPersonWould();
    void sa_1_5_alliesHaveSquadronsOfTheirOwn();
    void sa_2_11_2_whoLeadsWhichSquadron();
    void sa_2_11_2_moreCommandersThanSquadrons();
    void sa_2_11_2_whereAdmiralsGoAboard();
    void sa_2_11_2_admiralsWithoutAShip();
    void sa_15_9_rowsInTheOutcome();
    void sa_1_2_shipsAtTheOutset();
    void sa_7_5_6_strongMasts();
    void sa_12_1_commandersAtTheEnd();
    void sa_9_2_whoCameAndWhoDidNot();
};

void CommandersTest::sa_1_5_whatSquadronsAreCalled()
{
    QCOMPARE(namesOf(begun(withRows({rowOf("trireme", 1)})).facts()),
             (std::vector<std::string>{"Athens 1", "Corinth 0"}));
    QCOMPARE(namesOf(begun(withRows({rowOf("trireme", 21)})).facts()),
             (std::vector<std::string>{"Athens 1", "Athens 2", "Athens 3", "Corinth 0"}));
    QCOMPARE(namesOf(begun(withRows({rowOf("trireme", 10, "Van"), rowOf("trireme", 1, "Rear"),
                                     rowOf("trireme", 1, "Van")}))
                         .facts()),
             (std::vector<std::string>{"Van", "Rear", "Van 2", "Corinth 0"}));
    const auto game = begun(
        withRows({rowOf("trireme", 10, "Van"), rowOf("trireme", 1, "Rear"), rowOf("trireme", 1, "Van")}));
    QCOMPARE(game.facts().squadrons[0].ships.size(), std::size_t{10});
    QCOMPARE(game.facts().of(11).squadron, 2);
    QCOMPARE(game.facts().of(10).squadron, 1);
}

/// "Athens: Athens 1 acts" was asked of ships that are in no squadron.
void CommandersTest::sa_1_5_whoActsIsSaidAsAPersonWould()
{
    const auto asked = [](const SalamisAdActium& game, int squadron) {
        return game
            .wording(Decision{.side = 0,
                              .kind = static_cast<decltype(Decision::kind)>(Phase::Action),
                              .subject = static_cast<decltype(Decision::subject)>(squadron)})
            .english();
    };
    const auto told = [](const SalamisAdActium& game, std::size_t squadron) {
        return game.facts().called(game.facts().squadrons[squadron]).english();
    };
    const auto alone = begun(withRows({rowOf("trireme", 3)}));
    QCOMPARE(asked(alone, 0), std::string("Athens acts"));
    QCOMPARE(told(alone, 0), std::string("Athens"));
    const auto two = begun(withRows({rowOf("trireme", 11)}));
    QCOMPARE(asked(two, 0), std::string("Athens: line 1 acts"));
    QCOMPARE(asked(two, 1), std::string("Athens: line 2 acts"));
    QCOMPARE(told(two, 1), std::string("Line 2 of Athens"));
    const auto named = begun(withRows({rowOf("trireme", 11, "Van")}));
    QCOMPARE(asked(named, 0), std::string("Athens: Van acts"));
    QCOMPARE(asked(named, 1), std::string("Athens: Van 2 acts"));
}

void CommandersTest::sa_1_5_alliesHaveSquadronsOfTheirOwn()
{
    BattleBrief brief = withRows({rowOf("trireme", 1, "Van")});
    for (const char* name : {"Leukas", "Ambrakia"}) {
        Fleet allies;
        allies.name = name;
        allies.ships = {rowOf("trireme", 1, "Van")};
        brief.sides[0].contingents.push_back(allies);
        brief.sides[1].contingents.push_back(allies);
    }
    const auto game = begun(brief);
    const BattleFacts& facts = game.facts();
    QCOMPARE(facts.contingents.size(), std::size_t{4});
    QCOMPARE(facts.squadrons.size(), std::size_t{6});
    for (std::size_t i = 0; i < 4; ++i) {
        QCOMPARE(facts.contingents[i].side, int(i) / 2);
        QCOMPARE(facts.contingents[i].squadrons.size(), std::size_t{1});
        const SquadronFacts& squadron = facts.squadrons[std::size_t(facts.contingents[i].squadrons[0])];
        QCOMPARE(squadron.contingent, int(i));
        QCOMPARE(squadron.side, int(i) / 2);
        QCOMPARE(facts.contingents[i].name, std::string(i % 2 ? "Ambrakia" : "Leukas"));
    }
    int ofFleets = 0;
    for (const SquadronFacts& squadron : facts.squadrons)
        ofFleets += squadron.contingent < 0;
    QCOMPARE(ofFleets, 2);
}

/// The one he names, else the first of his fleet that nobody has; not the allies', the enemy's or the garrison.
void CommandersTest::sa_2_11_2_whoLeadsWhichSquadron()
{
    BattleBrief brief =
        withRows({rowOf("trireme", 1, "Left"), rowOf("trireme", 1, "Middle"), rowOf("trireme", 1, "Right")});
    brief.sides[0].fleet.commanders = {man("Phormio", Post::Squadron, "Right"), man("Kimon", Post::Squadron),
                                       man("Nikias", Post::Garrison), man("Konon", Post::Squadron, "Nowhere"),
                                       man("Chares", Post::Squadron)};
    const auto game = begun(brief);
    const BattleFacts& facts = game.facts();
    QCOMPARE(facts.commanders.size(), std::size_t{4}); // who commands a garrison serves ashore
    const auto led = [&](std::size_t who) {
        const int squadron = facts.commanders[who].squadron;
        return squadron < 0 ? std::string("none") : facts.squadrons[std::size_t(squadron)].name;
    };
    QCOMPARE(led(0), std::string("Right"));
    QCOMPARE(led(1), std::string("Left"));
    QCOMPARE(led(2), std::string("none")); // there is no such squadron
    QCOMPARE(led(3), std::string("Middle"));
    QCOMPARE(facts.squadrons[0].commander, 1);
    QCOMPARE(facts.squadrons[1].commander, 3);
    QCOMPARE(facts.squadrons[2].commander, 0);
    QCOMPARE(facts.squadrons[3].commander, -1);
    const State state = game.opening();
    QCOMPARE(int(state.commanders[0].aboard), 2);
    QCOMPARE(int(state.commanders[1].aboard), 0);
    QCOMPARE(int(state.commanders[3].aboard), 1);
    for (const Commander& each : state.commanders)
        QVERIFY(each.state == PersonState::Fit && each.holder == -1);
    QCOMPARE(facts.commanders[3].row, 4);
}

void CommandersTest::sa_2_11_2_moreCommandersThanSquadrons()
{
    BattleBrief brief = withRows({rowOf("trireme", 1, "Van")});
    Fleet allies;
    allies.name = "Leukas";
    allies.ships = {rowOf("trireme", 1, "Van")};
    brief.sides[0].contingents = {allies};
    brief.sides[0].fleet.commanders = {man("Phormio", Post::Squadron, "Van"),
                                       man("Kimon", Post::Squadron, "Van"), man("Konon", Post::Squadron)};
    const auto game = begun(brief);
    QCOMPARE(game.facts().commanders[0].squadron, 0);
    QCOMPARE(game.facts().commanders[1].squadron, -1);
    QCOMPARE(game.facts().commanders[2].squadron, -1);
    for (std::size_t i = 1; i < game.facts().squadrons.size(); ++i)
        QCOMPARE(game.facts().squadrons[i].commander, -1);
}

void CommandersTest::sa_2_11_2_whereAdmiralsGoAboard()
{
    BattleBrief brief = withRows({rowOf("trireme", 1, "Left"), rowOf("trireme", 1, "Right")});
    Fleet allies;
    allies.name = "Leukas";
    allies.ships = {rowOf("trireme", 1, "Left")};
    allies.commanders = {man("Damon", Post::Fleet)};
    brief.sides[0].contingents = {allies};
    brief.sides[0].fleet.commanders = {man("Phormio", Post::Fleet)};
    brief.sides[1].contingents = {allies};
    brief.sides[1].fleet.commanders = {man("Adeimantos", Post::Fleet)};
    const auto game = begun(brief);
    const State state = game.opening();
    // Athens' two, her ally; Corinth's two, hers.
    const std::array<int, 4> aboard{0, 2, 3, 5};
    for (std::size_t i = 0; i < 4; ++i) {
        QCOMPARE(int(state.commanders[i].aboard), aboard[i]);
        QCOMPARE(game.facts().commanders[i].squadron, -1);
    }
    QCOMPARE(game.facts().commanders[1].contingent, 0);
    QCOMPARE(game.facts().commanders[3].contingent, 1);
}

/// Where the fleet itself has no ship its admiral is nowhere to be heard, and nothing befalls him; walls are no flagship.
void CommandersTest::sa_2_11_2_admiralsWithoutAShip()
{
    BattleBrief brief = becalmed(squadronsOfTwo(1));
    brief.place = PlaceKind::Port;
    Fortification walls;
    walls.sections.resize(1);
    brief.sides[1].walls = walls;
    Fleet allies = brief.sides[1].fleet;
    allies.name = "Leukas";
    brief.sides[1].contingents = {allies};
    brief.sides[1].fleet.ships.clear();
    brief.sides[1].fleet.commanders = {man("Adeimantos", Post::Fleet)};
    const auto game = begun(brief);
    State state = game.opening();
    QCOMPARE(game.facts().commanders[0].name, std::string("Adeimantos"));
    QCOMPARE(state.commanders[0].aboard, noShip);
    state.phase = Phase::Over;
    state.victor = 0;
    const BattleOutcome outcome = game.outcome(state);
    QCOMPARE(outcome.commanders.size(), std::size_t{1}); // the garrison's commander is the port's
    QCOMPARE(outcome.commanders[0].state, PersonState::Fit);
    QCOMPARE(outcome.commanders[0].captor, -1);
}

void CommandersTest::sa_15_9_rowsInTheOutcome()
{
    BattleBrief brief = withRows({rowOf("trireme", 2, "Van")});
    brief.sides[0].fleet.commanders = {man("Nikias", Post::Garrison), man("Phormio", Post::Squadron)};
    for (const char* name : {"Leukas", "Ambrakia"}) {
        Fleet allies;
        allies.name = name;
        allies.ships = {rowOf("trireme", 1)};
        allies.commanders = {man(name, Post::Fleet), man("Bion", Post::Squadron)};
        brief.sides[0].contingents.push_back(allies);
    }
    const auto game = begun(brief);
    State state = game.opening();
    state.phase = Phase::Over;
    const BattleOutcome outcome = game.outcome(state);
    QCOMPARE(outcome.commanders.size(), std::size_t{5});
    const std::array<std::pair<const char*, int>, 5> rows{
        {{"Phormio", 1}, {"Leukas", 2}, {"Bion", 3}, {"Ambrakia", 4}, {"Bion", 5}}};
    for (std::size_t i = 0; i < 5; ++i) {
        QCOMPARE(outcome.commanders[i].name, std::string(rows[i].first));
        QCOMPARE(outcome.commanders[i].row, rows[i].second);
        QCOMPARE(outcome.commanders[i].side, 0);
    }
}

void CommandersTest::sa_1_2_shipsAtTheOutset()
{
    FleetShip row = rowOf("merchantman", 1);
    row.fit.marines = 2;
    row.fit.firePots = 3;
    row.fit.greekFire = true;
    row.crew = CrewQuality::Veteran;
    BattleBrief brief = withRows({row, row, row});
    auto& ships = brief.sides[0].fleet.ships;
    ships[1].condition.mastDown = true;
    ships[1].condition.marinesLost = 2;
    ships[1].condition.firePotsUsed = 1;
    ships[1].condition.captain = PersonState::Captured;
    ships[2].condition.greekFireUsed = true;
    ships[2].condition.rudderHit = true;
    ships[2].condition.captain = PersonState::Wounded;
    const State state = begun(brief).opening();
    QVERIFY(state.ships[0].sailSet && !state.ships[1].sailSet && state.ships[2].sailSet);
    QVERIFY(!state.ships[0].mastDown && state.ships[1].mastDown);
    QCOMPARE(int(state.ships[0].marines), 2);
    QCOMPARE(int(state.ships[1].marines), 0);
    QCOMPARE(int(state.ships[0].pots), 3);
    QCOMPARE(int(state.ships[1].pots), 2);
    QVERIFY(state.ships[0].greekFire && state.ships[1].greekFire && !state.ships[2].greekFire);
    QCOMPARE(int(state.ships[0].turnClassLost), 0);
    QCOMPARE(int(state.ships[2].turnClassLost), 1);
    QCOMPARE(state.ships[0].captain, PersonState::Fit);
    QCOMPARE(state.ships[1].captain, PersonState::Dead); // he is in other hands
    QCOMPARE(state.ships[2].captain, PersonState::Wounded);
    QCOMPARE(int(state.ships[0].fastMoves), 4);
    const State triremes = begun(becalmed(squadronsOfTwo(1))).opening();
    QVERIFY(!triremes.ships[0].sailSet && !triremes.ships[0].greekFire);
    QCOMPARE(int(triremes.ships[0].fastMoves), 3);
}

void CommandersTest::sa_7_5_6_strongMasts()
{
    FleetShip lone = rowOf("trireme", 1);
    lone.fit.sailOnly = true;
    const auto game =
        begun(withRows({rowOf("trireme", 1), rowOf("hemiolia", 1), rowOf("merchantman", 1), lone}));
    QVERIFY(!game.facts().of(0).strongMast);
    for (const ShipNumber ship : {1, 2, 3})
        QVERIFY(game.facts().of(ship).strongMast);
}

/// Who is aboard a wreck that floats falls with it; who is aboard a sound ship, or one that got away, does not.
void CommandersTest::sa_12_1_commandersAtTheEnd()
{
    for (int what = 0; what < 4; ++what) {
        BattleBrief brief = withRows({rowOf("trireme", 2, "Van")});
        brief.sides[0].fleet.commanders = {man("Phormio", Post::Fleet)};
        const auto game = begun(brief);
        State state = game.opening();
        state.phase = Phase::Over;
        state.victor = 1;
        if (what == 1)
            state.ships[0].damage = Damage::Wrecked;
        if (what == 2)
            state.ships[0].damage = Damage::Severe;
        if (what == 3)
            removeFromTable(state, 0, Whereabouts::Withdrew);
        const BattleOutcome outcome = game.outcome(state);
        QCOMPARE(outcome.commanders[0].state, what == 1 ? PersonState::Captured : PersonState::Fit);
        QCOMPARE(outcome.commanders[0].captor, what == 1 ? 1 : -1);
        QCOMPARE(outcome.ships[0].fate, what == 1   ? ShipFate::Captured
                                        : what == 3 ? ShipFate::Withdrew
                                                    : ShipFate::Afloat);
        QCOMPARE(outcome.ships[0].captor, what == 1 ? 1 : -1);
        QCOMPARE(outcome.ships[0].condition.captain, what == 1 ? PersonState::Captured : PersonState::Fit);
    }
    BattleBrief brief = withRows({rowOf("trireme", 2, "Van")});
    brief.sides[0].fleet.commanders = {man("Phormio", Post::Fleet)};
    const auto game = begun(brief);
    State state = game.opening();
    state.phase = Phase::Over;
    state.victor = 1;
    state.ships[0].damage = Damage::Wrecked;
    state.ships[0].captain = PersonState::Dead;
    state.commanders[0].state = PersonState::Wounded;
    const BattleOutcome outcome = game.outcome(state);
    QCOMPARE(outcome.ships[0].condition.captain, PersonState::Dead);
    QCOMPARE(outcome.commanders[0].state, PersonState::Captured);
    state.commanders[0].state = PersonState::Dead;
    QCOMPARE(game.outcome(state).commanders[0].state, PersonState::Dead);
}

void CommandersTest::sa_9_2_whoCameAndWhoDidNot()
{
    using enum Whereabouts;
    const auto game = begun(becalmed(squadronsOfTwo(1)));
    State state = game.opening();
    state.phase = Phase::Over;
    for (const auto& [where, fate, came] : {std::tuple{OnTable, ShipFate::Afloat, true},
                                            {OffTable, ShipFate::Afloat, false},
                                            {NeverCame, ShipFate::Afloat, false},
                                            {Sunk, ShipFate::Sunk, true},
                                            {Fled, ShipFate::Fled, true},
                                            {Withdrew, ShipFate::Withdrew, true}}) {
        state.ships[0].where = where;
        const BattleOutcome outcome = game.outcome(state);
        QCOMPARE(outcome.ships[0].fate, fate);
        QCOMPARE(outcome.ships[0].onTable, came);
        QCOMPARE(outcome.ships[0].captor, -1);
    }
    state.ships[0].where = OnTable;
    state.ships[0].holder = 1;
    state.ships[0].captain = PersonState::Wounded;
    const BattleOutcome outcome = game.outcome(state);
    QCOMPARE(outcome.ships[0].fate, ShipFate::Captured);
    QCOMPARE(outcome.ships[0].captor, 1);
    QCOMPARE(outcome.ships[0].condition.captain, PersonState::Captured);
    QVERIFY(outcome.walls.empty());
}

QTEST_APPLESS_MAIN(CommandersTest)
#include "commanders_test.moc"
