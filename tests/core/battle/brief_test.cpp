// SPDX-License-Identifier: GPL-3.0-or-later
// A brief is read whole or refused with every reason and its place; its ships are numbered and told apart.
#include <QTest>

#include <set>

#include "core/base/text.h"
#include "core/battle/brief/brief.h"
#include "core/battle/brief/ship_names.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

Result<std::string> fleetFile(const std::string& name)
{
    if (name == "corinth.json")
        return std::string(
            R"({"format":"navarch-fleet/1","name":"Corinth","ships":[{"class":"trireme","count":2}]})");
    if (name == "broken.json")
        return std::string(R"({"format":"navarch-fleet/1","ships":[{"class":"trirem"}]})");
    return problem(name, phrase("It cannot be found."), phrase("Check its name."));
}

Result<BattleBrief> read(const std::string& text)
{
    return parseJson(text, "brief.json").and_then([](const Json& json) {
        return readBrief(json, "brief.json", builtInFigures(), fleetFile);
    });
}

const char* const whole = R"({
  "format": "navarch-brief/1", "rules": "trireme", "place": { "kind": "port" }, "seed": 5, "turn_limit": 30,
  "weather": { "wind": "light", "sea": "slight", "direction": 3 },
  "options": { "table-size": "120x90", "rounds": 3 }, "house_tables": { "casualties": [] },
  "sides": [
    { "name": "Athens", "captain": "bold",
      "fleet": { "format": "navarch-fleet/1", "name": "Phormio", "year": -429,
        "ships": [ { "class": "trireme", "count": 3, "squadron": "Van" }, { "name": "Paralos", "class": "trireme" } ] },
      "contingents": [ { "format": "navarch-fleet/1", "name": "Allies", "allied_percent": 10,
        "ships": [ { "class": "trireme" } ] } ],
      "deployment": [ { "squadron": "Van", "formation": "echelon", "x": 100, "y": 50, "heading": 0 },
        { "ship": "Paralos", "x": 10, "y": 10 } ] },
    { "name": "Corinth", "captain": "steady", "fleet": "corinth.json",
      "walls": { "format": "navarch-port/1", "economic_value": 2, "sections": [ { "archers": 1 } ] } } ] })";

/// A brief whose first side is `side`, against Corinth.
std::string against(const std::string& side, const std::string& more = {})
{
    return R"({"format":"navarch-brief/1","rules":"trireme",)" + more + R"("sides":[)" + side
           + R"(,{"name":"Corinth","fleet":"corinth.json"}]})";
}

std::string fleetOf(const std::string& ships, const std::string& more = {})
{
    return R"({"name":"Athens",)" + more + R"("fleet":{"format":"navarch-fleet/1","ships":[)" + ships + "]}}";
}

} // namespace

class BriefTest : public QObject {
    Q_OBJECT

private slots:
    void everyFieldIsRead();
    void itIsWrittenAndReadBackEqual();
    void whatIsLeftOutHasADefault();
    void optionsAreWrittenOneWay();
    void largeSeedsAreTexts();
    void shipsAreNumberedSideBySide();
    void noTwoShipsOfABattleBearOneName();
    void shipsOfARowAreToldApart();
    void badBriefsAreRefused_data();
    void badBriefsAreRefused();
};

void BriefTest::everyFieldIsRead()
{
    const auto brief = read(whole);
    QVERIFY2(brief, brief ? "" : shown(brief.error()).c_str());
    QCOMPARE(brief->rules, std::string("trireme"));
    QVERIFY(brief->place == PlaceKind::Port);
    QCOMPARE(brief->seed, std::uint64_t{5});
    QVERIFY(brief->turnLimit == 30);
    QVERIFY((brief->weather == BriefWeather{Wind::Light, Sea::Slight, 3}));
    QCOMPARE(brief->options.at("table-size"), std::string("120x90"));
    QCOMPARE(brief->options.at("rounds"), std::string("3"));
    QVERIFY(brief->houseTables.contains("casualties"));
    QCOMPARE(brief->sides.size(), std::size_t{2});
    const BriefSide& athens = brief->sides[0];
    QVERIFY(athens.captain == Temperament::Bold);
    QCOMPARE(athens.fleet.shipCount(), 4);
    QCOMPARE(athens.contingents.size(), std::size_t{1});
    QCOMPARE(athens.contingents[0].alliedPercent, 10);
    QVERIFY((athens.deployment
             == std::vector<Deployment>{{"Van", "", Formation::Echelon, 100, 50, 0},
                                        {"", "Paralos", Formation::Abreast, 10, 10, 0}}));
    QCOMPARE(brief->sides[1].fleet.name, std::string("Corinth"));
    QCOMPARE(brief->sides[1].walls->sections[0].archers, 1);
}

void BriefTest::itIsWrittenAndReadBackEqual()
{
    auto brief = *read(whole);
    QVERIFY(*read(briefJson(brief).dump()) == brief);
    brief.weather = {};
    brief.weather.direction = 2;
    brief.sides[0].captain = std::nullopt;
    QVERIFY(*read(briefJson(brief).dump()) == brief);
    brief.sides[0].level = CaptainLevel::Ensign;
    brief.sides[1].level = CaptainLevel::Navarch;
    QCOMPARE(briefJson(brief)["sides"][1]["level"].get<std::string>(), std::string("navarch"));
    QVERIFY(*read(briefJson(brief).dump()) == brief);
}

void BriefTest::whatIsLeftOutHasADefault()
{
    const auto brief = read(R"({"format":"navarch-brief/1","rules":"trireme","sides":[
        {"fleet":{"format":"navarch-fleet/1","ships":[{"class":"trireme"}]}},{"fleet":"corinth.json"}]})");
    QVERIFY2(brief, brief ? "" : shown(brief.error()).c_str());
    QCOMPARE(brief->sides[0].name, std::string("Side 1"));
    QCOMPARE(brief->sides[1].name, std::string("Corinth"));
    QVERIFY(!brief->sides[0].captain && !brief->sides[0].level);
    QVERIFY(brief->place == PlaceKind::OpenSea);
    QVERIFY(brief->weather == BriefWeather{});
    QCOMPARE(brief->seed, std::uint64_t{0});
}

/// Briefs and replays of earlier versions have underscores where the rules write hyphens.
void BriefTest::optionsAreWrittenOneWay()
{
    const auto brief =
        read(against(fleetOf(R"({"class":"trireme"})"),
                     R"("options":{"start_speed":"0","line-of-sight":"land_and_walls","terrain":"a_b"},)"));
    QVERIFY2(brief, brief ? "" : shown(brief.error()).c_str());
    QVERIFY((brief->options
             == std::map<std::string, std::string>{
                 {"start-speed", "0"}, {"line-of-sight", "land_and_walls"}, {"terrain", "a_b"}}));
    QVERIFY(briefJson(*brief)["options"].contains("start-speed"));
    QVERIFY(!briefJson(*brief)["options"].contains("start_speed"));
    QVERIFY(*read(briefJson(*brief).dump()) == *brief);
    const auto twice = read(against(fleetOf(R"({"class":"trireme"})"),
                                    R"("options":{"start-speed":"0","start_speed":"cruise"},)"));
    QVERIFY(!twice);
    QCOMPARE(
        shown(twice.error()),
        std::string("brief.json: options.start_speed: This option is given twice. Keep one of the two.\n"));
}

void BriefTest::largeSeedsAreTexts()
{
    auto brief = *read(whole);
    brief.seed = UINT64_MAX;
    const Json json = briefJson(brief);
    QCOMPARE(json["seed"].get<std::string>(), std::string("18446744073709551615"));
    QCOMPARE(read(json.dump())->seed, UINT64_MAX);
}

void BriefTest::shipsAreNumberedSideBySide()
{
    const auto ships = shipsOf(*read(whole), builtInFigures().classes);
    std::vector<std::string> listed;
    for (const BriefShip& ship : ships) {
        QCOMPARE(ship.ship.count, 1);
        listed.push_back(std::to_string(ship.side) + " " + std::to_string(ship.contingent) + " "
                         + std::to_string(ship.row) + "." + std::to_string(ship.ofRow) + " " + ship.name);
    }
    QCOMPARE(listed, (std::vector<std::string>{"0 -1 0.0 Trireme 1 (Athens)", "0 -1 0.1 Trireme 2 (Athens)",
                                               "0 -1 0.2 Trireme 3 (Athens)", "0 -1 1.0 Paralos",
                                               "0 0 2.0 Trireme 4 (Athens)", "1 -1 0.0 Trireme 1 (Corinth)",
                                               "1 -1 0.1 Trireme 2 (Corinth)"}));
}

/// No two ships of a battle are called the same, whatever their sides call them and however long that is.
void BriefTest::noTwoShipsOfABattleBearOneName()
{
    const std::string longName(static_cast<std::size_t>(maxNameLength), 'x');
    const auto fleet = [](std::vector<FleetShip> rows) {
        Fleet made;
        made.ships = std::move(rows);
        return made;
    };
    const auto row = [](const char* classId, const std::string& name, int count) {
        FleetShip made;
        made.classId = classId;
        made.name = name;
        made.count = count;
        return made;
    };
    for (const std::string& side : {std::string("Athens"), longName}) {
        BattleBrief brief;
        brief.sides.resize(3);
        brief.sides[0].name = side;
        brief.sides[1].name = "Corinth";
        brief.sides[2].name = side.substr(0, side.size() - 1) + "y";
        brief.sides[0].fleet =
            fleet({row("trireme", "", 3), row("trireme", "Paralos", 1), row("trireme", longName, 1),
                   row("trireme", "Hebe", 1), row("trireme", "Galene (Corinth)", 1)});
        brief.sides[1].fleet =
            fleet({row("trireme", "", 12), row("trireme", "Paralos", 1), row("trireme", longName, 1),
                   row("trireme", "Galene", 1), row("penteconter", "", 1)});
        brief.sides[2].fleet =
            fleet({row("trireme", "Trireme 1", 1), row("trireme", "Galene", 1), row("trireme", longName, 2)});
        std::set<std::string> names;
        const auto ships = shipsOf(brief, builtInFigures().classes);
        for (const BriefShip& ship : ships) {
            QVERIFY2(names.insert(ship.name).second, ship.name.c_str());
            QVERIFY2(codePointCount(ship.name) <= maxNameLength, ship.name.c_str());
        }
        QCOMPARE(names.size(), ships.size());
        QVERIFY(names.contains("Hebe") && names.contains("Penteconter")); // nobody else's
        QVERIFY(isCalled(ships[3].name, "Paralos", side) && !isCalled(ships[3].name, "Hebe", side));
    }
}

void BriefTest::shipsOfARowAreToldApart()
{
    const auto brief = read(against(fleetOf(
        R"({"class":"trireme","count":2},{"class":"trireme","name":"Trireme 2"},{"class":"triaconter"},
           {"class":"triaconter","name":"Hebe","count":2})")));
    QVERIFY2(brief, brief ? "" : shown(brief.error()).c_str());
    std::string names;
    for (const BriefShip& ship : shipsOf(*brief, builtInFigures().classes))
        if (ship.side == 0)
            names += ship.name + "; ";
    QCOMPARE(names,
             std::string(
                 "Trireme 1 (Athens); Trireme 3 (Athens); Trireme 2 (Athens); Triaconter; Hebe 1; Hebe 2; "));
}

void BriefTest::badBriefsAreRefused_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    const std::string trireme = R"({"class":"trireme"})";
    const auto row = [](const char* name, const std::string& text, const std::string& expected) {
        QTest::newRow(name) << text << expected;
    };
    row("no object", "[]", "brief.json: An object in braces belongs here, not a list.");
    row("no format", R"({"rules":"x","sides":[]})", "brief.json: format: It does not say what it is.");
    row("no game", R"({"format":"navarch-brief/1","sides":[]})",
        "brief.json: rules: It does not say by which game it is fought.");
    row("no sides", R"({"format":"navarch-brief/1","rules":"x"})",
        "brief.json: sides: A battle needs two sides or more.");
    row("five sides", R"({"format":"navarch-brief/1","rules":"x","sides":[{},{},{},{},{}]})",
        "brief.json: sides: The list holds 5 items. At most 4 are allowed.");
    row("a side without ships", against(R"({"name":"Athens"})"),
        "brief.json: sides[0]: \"Athens\" has neither ships nor walls to fight with.");
    row("two sides of one name",
        against(fleetOf(trireme)).replace(against(fleetOf(trireme)).find("Athens"), 6, "Corinth"),
        "brief.json: sides[1].name: Two sides are called \"Corinth\".");
    row("a fleet inside", against(fleetOf(R"({"class":"trirem"})")),
        "brief.json: sides[0].fleet.ships[0].class: There is no ship class \"trirem\". Did you mean");
    row("a fleet in a file", against(R"({"fleet":"broken.json"})"),
        "broken.json: ships[0].class: There is no ship class");
    row("no such file", against(R"({"fleet":"sparta.json"})"), "sparta.json: It cannot be found.");
    row("a fleet that is a number", against(R"({"fleet":3})"),
        "brief.json: sides[0].fleet: An object in braces belongs here, not 3.");
    row("a wreck", against(fleetOf(R"({"class":"trireme","name":"Hebe","condition":{"damage":"wrecked"}})")),
        "sides[0].fleet.ships[0]: \"Hebe\" is a wreck and cannot fight. Leave it out");
    row("a ship twice",
        against(fleetOf(R"({"class":"trireme","name":"Hebe"},{"class":"trireme","name":"Hebe"})")),
        "brief.json: sides[0].fleet.ships[1].name: Two ships are called \"Hebe\".");
    const std::string hebe = R"({"class":"trireme","name":"Hebe"})";
    row("a ship twice, once with an ally",
        against(fleetOf(hebe, R"("contingents":[{"format":"navarch-fleet/1","ships":[)" + hebe + "]}],")),
        "sides[0].contingents[0].ships[0].name: \"Hebe\" is on this side already.");
    row("an unknown captain", against(fleetOf(trireme, R"("captain":"mad",)")),
        "brief.json: sides[0].captain: \"mad\" is not known here. Write cautious, steady or bold.");
    row("an unknown level", against(fleetOf(trireme, R"("level":"admiral",)")),
        "brief.json: sides[0].level: \"admiral\" is not known here.");
    row("an unknown place", against(fleetOf(trireme), R"("place":{"kind":"lake"},)"),
        "brief.json: place.kind: \"lake\" is not known here. Write open-sea, shore or port.");
    row("walls at sea",
        against(fleetOf(trireme, R"("walls":{"format":"navarch-port/1","economic_value":1},)")),
        "brief.json: sides[0].walls: Walls stand at a port only.");
    row("a seed below zero", against(fleetOf(trireme), R"("seed":-1,)"),
        "brief.json: seed: This is no seed.");
    row("a seed of letters", against(fleetOf(trireme), R"("seed":"12x",)"),
        "brief.json: seed: This is no seed.");
    row("an unknown squadron placed", against(fleetOf(trireme, R"("deployment":[{"squadron":"Van"}],)")),
        "brief.json: sides[0].deployment[0].squadron: There is no squadron \"Van\" in the fleet.");
    row("nothing placed", against(fleetOf(trireme, R"("deployment":[{"x":3}],)")),
        "brief.json: sides[0].deployment[0]: It must name a squadron or a ship, one of the two.");
    row("placed twice", against(fleetOf(hebe, R"("deployment":[{"ship":"Hebe"},{"ship":"Hebe","x":5}],)")),
        "brief.json: sides[0].deployment[1]: It is placed twice.");
    row("too many ships",
        against(fleetOf(R"({"class":"trireme","count":500},{"class":"triaconter","count":500})")),
        "sides: The battle has 1002 ships. At most 1000 can be fought with.");
    row("an option that is a list", against(fleetOf(trireme), R"("options":{"rounds":[1]},)"),
        "brief.json: options.rounds: a list cannot stand here.");
    row("an option's name that hides text",
        against(fleetOf(trireme), "\"options\":{\"a\xE2\x80\xAE"
                                  "b\":1},"),
        "brief.json: options: The name \"a?b\" holds an invisible character");
    row("a file's name that hides text", against("{\"fleet\":\"a\xE2\x80\xAE.json\"}"),
        "brief.json: sides[0].fleet: The name of this file holds an invisible character");
    row("an unknown field", against(fleetOf(trireme), R"("wether":{},)"),
        "brief.json: The field \"wether\" is not known.");
}

void BriefTest::badBriefsAreRefused()
{
    QFETCH(std::string, text);
    QFETCH(std::string, expected);
    // What its form does not show, the battle's gate does.
    const auto brief = read(text);
    const std::string problems = shown(brief ? whyUnfought(*brief, builtInFigures().classes) : brief.error());
    QVERIFY2(problems.find(expected) != std::string::npos, problems.c_str());
}

QTEST_GUILESS_MAIN(BriefTest)
#include "brief_test.moc"
