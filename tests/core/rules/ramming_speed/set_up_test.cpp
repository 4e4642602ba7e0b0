// SPDX-License-Identifier: GPL-3.0-or-later
// Boards, formations, skills and Advantages (RS-3 to RS-6).
#include <QTest>

#include <set>

#include "core/rules/house_figures.h"
#include "tests/core/rules/ramming_speed/briefs.h"
#include "tests/core/rules/ramming_speed/skirmish.h"

using namespace navarch;
using namespace navarch::ramming;

namespace {

/// Columns and rows of a side's ships.
std::vector<std::pair<int, int>> placesOf(const RammingSpeed& game, const State& state, int side)
{
    std::vector<std::pair<int, int>> places;
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        if (game.facts().ships[i].side == side)
            places.emplace_back(state.ships[i].hex.q, hex::rowOf(state.ships[i].hex));
    return places;
}

} // namespace

class RammingSetUpTest : public QObject {
    Q_OBJECT
private slots:
    void rs_1_2_twoSidesAndABriefAreTheScenario();
    void rs_3_1_rs_19_2_advantagesAreRolledOrChosen();
    void rs_4_1_rs_4_2_skillsAreRolled();
    void rs_4_2_basicAndHeroicCaptains();
    void rs_5_3_sizeOfTheBoard();
    void rs_6_1_deploymentIsHiddenAndInZones();
    void rs_6_2_rs_6_3_rs_19_16_formations();
    void houseFiguresMayBeReplacedPrintedOnesNot();
    void briefsPlaceShips();
};

void RammingSetUpTest::rs_1_2_twoSidesAndABriefAreTheScenario()
{
    BattleBrief brief = briefOf(3);
    QCOMPARE(whyNot(brief), std::string());
    brief.sides.push_back(brief.sides.front());
    QCOMPARE(whyNot(brief), std::string("sides"));
    brief = briefOf(2);
    brief.sides[0].contingents.push_back(brief.sides[0].fleet);
    QCOMPARE(whyNot(brief), std::string("sides[0].contingents"));
}

void RammingSetUpTest::rs_3_1_rs_19_2_advantagesAreRolledOrChosen()
{
    BattleBrief brief = briefOf(1, "triaconter");
    brief.options["advantages"] = "rolled";
    const RammingSpeed rolled = gameOf(brief);
    std::string wrong;
    // Three a ship: an 8 to 10 rolls again on the second table.
    // After a ship's Advantages its basic captain's d6: here neither has a skill.
    const State state = begun(rolled, {1, 5, 8, 10, 3, 7, 10, 4, 9, 9, 1}, wrong);
    QCOMPARE(wrong, std::string());
    QCOMPARE(state.ships[0].has(Advantage::Prongs), 1);
    QCOMPARE(state.ships[0].has(Advantage::Hoplites), 1);
    QCOMPARE(int(state.ships[0].hoplites), 20);
    QCOMPARE(state.ships[0].has(Advantage::Parablemata), 1);
    QCOMPARE(state.ships[1].has(Advantage::Archers), 1);
    QCOMPARE(state.ships[1].has(Advantage::Catapult), 1);
    QCOMPARE(state.ships[1].has(Advantage::TowerArchers), 1);
    QCOMPARE(int(state.ships[1].shots[indexOf(Weapon::Catapult)]), 10);

    brief.sides[0].fleet.ships[0].name = "Aias";
    brief.options = {{"advantages", "chosen"}, {"chosen", "Aias=archers,archers,corvus"}};
    const RammingSpeed chosen = gameOf(brief);
    QCOMPARE(chosen.opening().ships[0].has(Advantage::Archers), 2);
    QCOMPARE(int(chosen.opening().ships[0].shots[indexOf(Weapon::Archers)]), 20);
    brief.options["chosen"] = "Aias=archers,archers,corvus,prongs"; // more than its Deck
    QCOMPARE(whyNot(brief), std::string("options.chosen"));
    brief.options["chosen"] = "Tyro=archers";
    QCOMPARE(whyNot(brief), std::string("options.chosen"));
}

void RammingSetUpTest::rs_4_1_rs_4_2_skillsAreRolled()
{
    BattleBrief brief = briefOf(1);
    FleetShip& ship = brief.sides[0].fleet.ships[0];
    ship.crew = CrewQuality::Elite;
    ship.captain = "Phormio";
    std::string wrong;
    const State state = begun(gameOf(brief), {2, 2}, wrong); // crew's and captain's add up
    QCOMPARE(wrong, std::string());
    QCOMPARE(state.ships[0].skilled(Skill::Sailing), 2);
    brief.options["nations"] = "athenian,none";
    const State own = begun(gameOf(brief), {}, wrong); // a nation's first skill is its own
    QCOMPARE(wrong, std::string());
    QCOMPARE(own.ships[0].skilled(Skill::Ramming), 2);
    brief.options.clear();
    brief.sides[0].fleet.commanders = {{"Themistokles", Post::Fleet, CommandQuality::Exceptional, ""}};
    const State led = begun(gameOf(brief), {1, 1, 4, 5}, wrong); // he rallies anyway: the 4 is rolled again
    QCOMPARE(wrong, std::string());
    QCOMPARE(led.ships[0].skilled(Skill::Rally), 1);
    QCOMPARE(led.ships[0].skilled(Skill::Ramming), 1);
    QCOMPARE(led.ships[0].skilled(Skill::Melee), 2);
}

/// Where Advantages are rolled or chosen every ship has a captain: basic by a d6, 1 to 3 none and 4 to 6 one skill, or heroic
/// with two; an elite crew one besides; a nation's first skill is its own, and none comes twice to one holder.
void RammingSetUpTest::rs_4_2_basicAndHeroicCaptains()
{
    BattleBrief brief = briefOf(1);
    brief.sides[0].fleet.ships[0].name = "Aias";
    brief.sides[1].fleet.ships[0].name = "Tyro";
    brief.options = {{"advantages", "chosen"}};
    std::string wrong;
    const auto skills = [&](const std::vector<int>& faces) {
        const State state = begun(gameOf(brief), faces, wrong);
        int sum = 0;
        for (const auto& [skill, name] : EnumNames<Skill>::names)
            sum += state.ships[0].skilled(skill);
        return wrong.empty() ? sum : -1;
    };
    for (const int face : {1, 2, 3})
        QCOMPARE(skills({face, 1}), 0);
    for (const int face : {4, 5, 6})
        QCOMPARE(skills({face, 2, 1}), 1);
    brief.options["heroic"] = "Aias";
    QCOMPARE(skills({2, 5, 1}), 2);    // no d6 for whether he has any; the other's is basic
    QCOMPARE(skills({2, 2, 5, 1}), 2); // the second 2 is rolled again
    brief.sides[0].fleet.ships[0].crew = CrewQuality::Elite;
    QCOMPARE(skills({2, 2, 5, 1}), 3); // the crew's and the captain's add up
    brief.options["nations"] = "athenian,none";
    State state = begun(gameOf(brief), {2, 1}, wrong); // the first of each is its own
    QCOMPARE(wrong, std::string());
    QCOMPARE(state.ships[0].skilled(Skill::Ramming), 2);
    QCOMPARE(state.ships[0].skilled(Skill::Sailing), 1);
    brief.options.erase("nations");
    brief.sides[0].fleet.ships[0].crew = CrewQuality::Average;
    // Commanders: a poor one takes a skill away, an inept one all; who is not fit has none.
    brief.sides[0].fleet.commanders = {{"Kleon", Post::Fleet, CommandQuality::Poor, ""}};
    QCOMPARE(skills({2, 1}), 1);
    brief.options.erase("heroic");
    QCOMPARE(skills({4, 1}), 0);
    brief.sides[0].fleet.commanders = {{"Kleon", Post::Fleet, CommandQuality::Inept, ""}};
    QCOMPARE(skills({1}), 0);
    brief.sides[0].fleet.commanders.clear();
    brief.sides[0].fleet.ships[0].captain = "Phormio";
    brief.sides[0].fleet.ships[0].condition.captain = PersonState::Wounded;
    QCOMPARE(skills({1}), 0);
    // What cannot be meant.
    brief.options["heroic"] = "Nobody";
    QCOMPARE(whyNot(brief), std::string("options.heroic"));
    brief.options = {{"heroic", "Aias"}};
    QCOMPARE(whyNot(brief), std::string("options.heroic"));
}

void RammingSetUpTest::rs_5_3_sizeOfTheBoard()
{
    QCOMPARE(gameOf(briefOf(3)).facts().board.columns, 30);
    QCOMPARE(gameOf(briefOf(25)).facts().board.columns, 35);
    QCOMPARE(gameOf(briefOf(3)).facts().board.rows, 30);
    BattleBrief brief = briefOf(3);
    brief.options = {{"board", "40x24"}, {"terrain", "land:3.10-5.12;weed:9.9"}};
    const RammingSpeed game = gameOf(brief);
    QCOMPARE(game.facts().board.columns, 40);
    QCOMPARE(game.facts().board.rows, 24);
    QCOMPARE(game.facts().board.at(hex::hexOf(4, 11)), hex::Terrain::Land);
    QCOMPARE(game.boardView(game.opening(), -1).terrain.size(), std::size_t(40 * 24));
}

void RammingSetUpTest::rs_6_1_deploymentIsHiddenAndInZones()
{
    const RammingSpeed game = gameOf(briefOf(5));
    std::string wrong;
    State state = begun(game, {}, wrong);
    const Decisions waiting = game.decisions(state);
    QCOMPARE(waiting.count, 2);
    QVERIFY(waiting.list[0].secret);
    QCOMPARE(game.boardView(state, 0).pieces.size(), std::size_t(5)); // one's own
    QCOMPARE(game.boardView(state, -1).pieces.size(), std::size_t(10));
    QCOMPARE(game.check(state, DeployShip{0, 5, 22, 2}).reason.pattern(), std::string_view());
    QCOMPARE(game.check(state, DeployShip{0, 5, 21, 2}).reason.pattern(), std::string_view("Outside zone."));
    QCOMPARE(game.check(state, DeployShip{5, 5, 8, 2}).reason.pattern(), std::string_view("Outside zone."));
    BattleDice dice = BattleDice::typed({});
    Proceedings none(dice);
    game.perform(state, DeployShip{0, 5, 24, 2}, none);
    game.perform(state, Ready{0}, none);
    QVERIFY(game.check(state, DeployShip{0, 6, 24, 2}));
    QCOMPARE(game.boardView(state, 1).pieces.size(), std::size_t(5)); // still hidden
    QVERIFY(!state.ships[0].stopped);                                 // under way
    QCOMPARE(int(state.ships[0].facing), 2);
}

void RammingSetUpTest::rs_6_2_rs_6_3_rs_19_16_formations()
{
    BattleBrief brief = briefOf(12);
    const RammingSpeed line = gameOf(brief);
    const auto first = placesOf(line, line.opening(), 0);
    for (std::size_t i = 0; i < first.size(); ++i) {
        QCOMPARE(first[i].second, i < 10 ? 22 : 23); // ranks of ten
        if (i > 0 && i != 10)
            QCOMPARE(first[i].first, first[i - 1].first + 2);
    }
    brief.options["formation"] = "periplus";
    const RammingSpeed wings = gameOf(brief);
    const auto places = placesOf(wings, wings.opening(), 0);
    QCOMPARE(places[0].first, 0);
    QCOMPARE(places[2].first, 29);
    brief.options["formation"] = "diekplus";
    const RammingSpeed columns = gameOf(brief);
    const auto files = placesOf(columns, columns.opening(), 1);
    QCOMPARE(files[0].first, files[2].first);
    QCOMPARE(files[0].second, 7);
    QCOMPARE(files[2].second, 5);
    QCOMPARE(files[3].first, files[0].first + 3);
    brief.options["formation"] = "kyklos";
    const RammingSpeed ring = gameOf(brief);
    const State state = ring.opening();
    const hex::Hex centre = hex::hexOf(15, 25);
    for (std::size_t i = 0; i < 12; ++i) {
        QCOMPARE(hex::distance(state.ships[i].hex, centre), 2);
        QCOMPARE(state.ships[i].facing, hex::nearestFacing(centre, state.ships[i].hex)); // bows outward
    }
    // All formations keep to zone and hexes of their own, whatever the fleet.
    for (const char* formation : {"line", "periplus", "diekplus", "kyklos"}) {
        BattleBrief many = briefOf(45);
        many.options["formation"] = formation;
        const RammingSpeed game = gameOf(many);
        QCOMPARE(game.unsoundness(game.opening()), std::string());
        const auto all = placesOf(game, game.opening(), 0);
        QCOMPARE(std::set(all.begin(), all.end()).size(), std::size_t(45));
        for (const auto& [column, row] : all)
            QVERIFY(row >= 22 && column >= 0);
    }
}

void RammingSetUpTest::houseFiguresMayBeReplacedPrintedOnesNot()
{
    BattleBrief brief = briefOf(2);
    brief.houseTables = Json::parse(R"({"figures": {"rows": 36, "stalled-rounds": 5}})");
    QCOMPARE(gameOf(brief).facts().board.rows, 36);
    for (const ChangeableFigure& figure : changeableFigures("ramming-speed"))
        QCOMPARE(figure.source, std::string("house"));
    QVERIFY(changeableFigures("ramming-speed").size() > 10);
    brief.houseTables = houseTablesWith({{"rows", "40"}, {"oars", "3"}}, "ramming-speed");
    QCOMPARE(gameOf(brief).facts().board.rows, 40);
    for (const char* wrong : {R"({"figures": {"ram-short": -3}})", R"({"figures": {"rows": 3}})",
                              R"({"figures": {"oars": 3}})", R"({"figures": 3})", R"({"weapons": []})"}) {
        brief.houseTables = Json::parse(wrong);
        QVERIFY(!whyNot(brief).empty());
    }
}

void RammingSetUpTest::briefsPlaceShips()
{
    BattleBrief brief = briefOf(3);
    brief.sides[0].fleet.ships[0].squadron = "Van";
    brief.sides[0].deployment = {{"Van", "", Formation::Abreast, 4, 25, 1}};
    const RammingSpeed game = gameOf(brief);
    const auto places = placesOf(game, game.opening(), 0);
    QCOMPARE(places, (std::vector<std::pair<int, int>>{{4, 25}, {6, 25}, {8, 25}}));
    QCOMPARE(int(game.opening().ships[1].facing), 1);
    brief.sides[0].deployment[0].y = 12;
    QCOMPARE(whyNot(brief), std::string("sides[0].deployment[0]"));
    brief.sides[0].deployment[0].squadron = "Rear";
    QCOMPARE(whyNot(brief), std::string("sides[0].deployment[0]"));
}

QTEST_APPLESS_MAIN(RammingSetUpTest)
#include "set_up_test.moc"
