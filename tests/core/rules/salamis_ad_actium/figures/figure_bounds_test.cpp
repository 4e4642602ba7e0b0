// SPDX-License-Identifier: GPL-3.0-or-later
// The tables' form at its limits: how many rows and which figures are read, what an umpire may put in place of ours, and how
// orders are written in replays.
#include <QTest>

#include "core/data/embedded.h"
#include "core/rules/salamis_ad_actium/battle/game.h"
#include "core/rules/salamis_ad_actium/figures/amendments.h"
#include "core/rules/salamis_ad_actium/figures/figures.h"
#include "core/rules/salamis_ad_actium/figures/house_tables.h"
#include "core/rules/salamis_ad_actium/figures/tables.h"
#include "tests/core/rules/salamis_ad_actium/fought.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::salamis;

namespace {

Json printed()
{
    return *parseJson(*embeddedFile("salamis-ad-actium/tables.json"), "tables.json");
}

std::string problemsOf(const Json& json)
{
    const auto read = CombatTables::fromJson(json, "tables.json");
    return read ? std::string() : shown(read.error());
}

Problems amendmentProblems(const Json& house, CombatTables* made = nullptr)
{
    Problems problems;
    CombatTables tables = amended(CombatTables::builtIn(), house, problems);
    if (made)
        *made = tables;
    return problems;
}

const ChangeableFigure* find(const std::vector<ChangeableFigure>& list, const std::string& key)
{
    for (const ChangeableFigure& figure : list)
        if (figure.key == key)
            return &figure;
    return nullptr;
}

} // namespace

class FigureBoundsTest : public QObject {
    Q_OBJECT

private slots:
    void figuresAtTheirLimits_data();
    void figuresAtTheirLimits();
    void tablesAtTheirLengths_data();
    void tablesAtTheirLengths();
    void rowsOfDamageFollowOneAnother();
    void windsStandInOrder();
    void modifiersHaveTheirValues();
    void casualtiesHaveTenRowsOfThree();
    void sa_5_2_fastMovesMayBeReplaced();
    void sa_6_T_casualtiesMayBeReplaced();
    void whatAnUmpireMayChange();
    void whatAnUmpireChanged();
    void sa_2_11_1_theCrewTestIsRead();
    void ordersInReplays_data();
    void ordersInReplays();
    void ordersComeBackAsTheyWere();
};

void FigureBoundsTest::figuresAtTheirLimits_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("most");
    QTest::addColumn<QString>("path"); // how a refusal names it
    const auto row = [](const char* place, int least, int most, const char* path) {
        QTest::newRow(place) << place << least << most << path;
    };
    row("/fast_moves/elite", 0, 20, "fast_moves.elite");
    row("/crew_test/die", 2, 100, "crew_test.die");
    row("/crew_test/passes_from", 1, 100, "crew_test.passes_from");
    row("/figures/0/value", -1000, 1000, "figures[0].value");
    row("/winds/0/least", 0, 10, "winds[0].least");
    row("/winds/0/most", 0, 10, "winds[0].most");
    row("/winds/0/deducts", 0, 20, "winds[0].deducts");
    row("/ramming_damage/1/casualty_dice", 0, 20, "ramming_damage[1].casualty_dice");
    row("/ramming_modifiers/0/values/0", -100, 100, "ramming_modifiers[0].values[0]");
    row("/casualties/rows/0/face", 1, 10, "rows[0].face");
}

void FigureBoundsTest::figuresAtTheirLimits()
{
    QFETCH(QString, place);
    QFETCH(int, least);
    QFETCH(int, most);
    QFETCH(QString, path);
    Json json = printed();
    Json& figure = json.at(Json::json_pointer(place.toStdString()));
    const auto isBeyond = [&](int value) {
        figure = value;
        // Other rules may forbid it as well; its bounds are those of the form: "From 0 to 20 are allowed.".
        const std::string text = problemsOf(json);
        return text.find(path.toStdString() + ": " + std::to_string(value) + " cannot") != std::string::npos;
    };
    QVERIFY2(!isBeyond(least), problemsOf(json).c_str());
    QVERIFY2(!isBeyond(most), problemsOf(json).c_str());
    QVERIFY2(isBeyond(least - 1), problemsOf(json).c_str());
    QVERIFY2(isBeyond(most + 1), problemsOf(json).c_str());
}

void FigureBoundsTest::tablesAtTheirLengths_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<int>("most");
    const auto row = [](const char* place, int most) { QTest::newRow(place) << place << most; };
    row("/figures", 200);
    row("/winds", 6);
    row("/ramming_modifiers", 100);
    row("/rake_modifiers", 100);
    row("/ramming_notes", 20);
    row("/casualty_notes", 20);
    row("/rake_notes", 20);
    row("/ramming_damage", 20);
    row("/casualty_results", 50);
    row("/ramming_modifiers/0/values", 20);
    row("/casualties/columns", 3);
    row("/casualties/rows", 10);
    row("/casualties/rows/0/results", 3);
}

void FigureBoundsTest::tablesAtTheirLengths()
{
    QFETCH(QString, place);
    QFETCH(int, most);
    Json json = printed();
    Json& table = json.at(Json::json_pointer(place.toStdString()));
    const auto isTooLong = [&](int length) {
        while (static_cast<int>(table.size()) < length)
            table.push_back(table.back());
        return problemsOf(json).find("The list holds " + std::to_string(length) + " items")
               != std::string::npos;
    };
    QVERIFY(!isTooLong(most));
    QVERIFY(isTooLong(most + 1));
    // And none at all is too short.
    if (!place.contains(QStringLiteral("/values"))) {
        table = Json::array();
        QVERIFY(!problemsOf(json).empty());
    }
}

void FigureBoundsTest::rowsOfDamageFollowOneAnother()
{
    const auto problemAt = [](std::size_t row, const char* end, const Json& value) {
        Json json = printed();
        Json& rows = json["ramming_damage"];
        if (value.is_null())
            rows[row].erase(end);
        else
            rows[row][end] = value;
        return problemsOf(json);
    };
    const std::string ordered = "The rows must cover every score once, in order.";
    QVERIFY(problemAt(1, "from", 6).empty()); // as it is: 6 to 8
    QVERIFY(problemAt(1, "from", 5).find(ordered) != std::string::npos);
    QVERIFY(problemAt(1, "from", 7).find(ordered) != std::string::npos);
    QVERIFY(problemAt(0, "from", -5).find(ordered) != std::string::npos);   // the first is open below
    QVERIFY(problemAt(1, "to", Json()).find(ordered) != std::string::npos); // none but the last is open above
    QVERIFY(problemAt(6, "to", 20).find("The last row must be open above.") != std::string::npos);
    Json inverted = printed(); // 6 to 5, and on from 6
    inverted["ramming_damage"][1]["to"] = 5;
    inverted["ramming_damage"][2]["from"] = 6;
    QVERIFY(problemsOf(inverted).find(ordered) != std::string::npos);
    // A row of one score is one: medium 9, heavy from 10.
    Json narrow = printed();
    narrow["ramming_damage"][2]["to"] = 9;
    narrow["ramming_damage"][3]["from"] = 10;
    QCOMPARE(problemsOf(narrow), std::string());
    Json shorter = printed();
    shorter["ramming_damage"].erase(5);
    shorter["ramming_damage"][5]["from"] = 15;
    QVERIFY(problemsOf(shorter).find("Seven rows") != std::string::npos);
}

void FigureBoundsTest::windsStandInOrder()
{
    Json swapped = printed();
    std::swap(swapped["winds"][0], swapped["winds"][1]);
    QVERIFY(problemsOf(swapped).find("calm to storm") != std::string::npos);
    Json gap = printed();
    gap["winds"][0]["least"] = 2; // nobody has the 1
    QVERIFY(problemsOf(gap).find("every face of a d10 once") != std::string::npos);
    Json twice = printed();
    twice["winds"][1]["least"] = 2;
    QVERIFY(problemsOf(twice).find("every face of a d10 once") != std::string::npos);
    Json five = printed();
    five["winds"].erase(5); // the storm, which has no face
    QVERIFY(problemsOf(five).find("Six winds are needed") != std::string::npos);
    Json moved = printed();
    moved["winds"][0]["most"] = 3;
    moved["winds"][1]["least"] = 4;
    QCOMPARE(problemsOf(moved), std::string());
}

void FigureBoundsTest::modifiersHaveTheirValues()
{
    Json more = printed();
    more["ramming_modifiers"][2]["values"].push_back(4);
    QVERIFY(problemsOf(more).find("\"speed\" needs 4 values") != std::string::npos);
    Json none = printed();
    none["rake_modifiers"].erase(1);
    QVERIFY(problemsOf(none).find("is missing") != std::string::npos);
    Json stranger = printed();
    stranger["rake_modifiers"][1]["key"] = "rudder";
    const std::string text = problemsOf(stranger);
    QVERIFY(text.find("\"rudder\" is no modifier the rules know") != std::string::npos);
    QCOMPARE(text.find("is no modifier"), text.rfind("is no modifier")); // of the others nothing is said
}

void FigureBoundsTest::casualtiesHaveTenRowsOfThree()
{
    Json unordered = printed();
    std::swap(unordered["casualties"]["rows"][3], unordered["casualties"]["rows"][4]);
    QVERIFY(problemsOf(unordered).find("in order") != std::string::npos);
    Json narrow = printed();
    narrow["casualties"]["rows"][3]["results"].erase(2);
    QVERIFY(problemsOf(narrow).find("Three texts are needed") != std::string::npos);
    Json numbers = printed();
    numbers["casualties"]["columns"][1] = 3;
    QVERIFY(problemsOf(numbers).find("Three texts are needed") != std::string::npos);
    Json missing = printed();
    missing.erase("casualties");
    QVERIFY(problemsOf(missing).find("The Casualty Table is missing") != std::string::npos);
}

void FigureBoundsTest::sa_5_2_fastMovesMayBeReplaced()
{
    for (const auto& [moves, may] : {std::pair{0, true}, {60, true}, {-1, false}, {61, false}}) {
        CombatTables made;
        const Problems problems = amendmentProblems({{"fast_moves", {{"green", moves}}}}, &made);
        QCOMPARE(problems.empty(), may);
        QCOMPARE(made.fastMovesOf(CrewQuality::Green), may ? moves : 1);
        QCOMPARE(made.fastMovesOf(CrewQuality::Poor), 2);
    }
}

void FigureBoundsTest::sa_6_T_casualtiesMayBeReplaced()
{
    const auto row = [](int face, std::vector<std::string> results) {
        return Json{{"face", face}, {"results", std::move(results)}};
    };
    CombatTables made;
    QVERIFY(amendmentProblems(
                {{"casualties", {row(1, {"none", "oar", "speed"}), row(10, {"oar", "oar", "oar"})}}}, &made)
                .empty());
    QCOMPARE(made.casualties.results[0], (std::array<std::string, 3>{"none", "oar", "speed"}));
    QCOMPARE(made.casualties.results[9], (std::array<std::string, 3>{"oar", "oar", "oar"}));
    QCOMPARE(made.casualties.results[1], CombatTables::builtIn().casualties.results[1]);
    for (const int face : {0, 11})
        QVERIFY(shown(amendmentProblems({{"casualties", Json::array({row(face, {"oar", "oar", "oar"})})}}))
                    .find("casualties[0].face")
                != std::string::npos);
    QVERIFY(shown(amendmentProblems(
                      {{"casualties", {row(1, {"oar", "oar", "oar"}), row(2, {"oar", "rat", "oar"})}}}))
                .find("casualties[1].results: \"rat\" is no casualty")
            != std::string::npos);
    QVERIFY(shown(amendmentProblems({{"casualties", Json::array({row(1, {"oar", "oar"})})}}))
                .find("A row has three results")
            != std::string::npos);
    QVERIFY(shown(amendmentProblems({{"casualties", Json::array({row(1, {"oar", "oar", "oar", "oar"})})}}))
                .find("The list holds 4 items")
            != std::string::npos);
    Json rows = Json::array();
    for (int i = 0; i < 10; ++i)
        rows.push_back(row(i + 1, {"oar", "oar", "oar"}));
    QVERIFY(amendmentProblems({{"casualties", rows}}).empty());
    rows.push_back(row(1, {"oar", "oar", "oar"}));
    QVERIFY(!amendmentProblems({{"casualties", rows}}).empty());
    QVERIFY(amendmentProblems(Json()).empty());
}

void FigureBoundsTest::whatAnUmpireMayChange()
{
    const auto list = changeableFigures();
    for (const auto& [key, value] : {std::pair{"fast-moves-elite", "5"}, {"fast-moves-green", "1"}}) {
        const ChangeableFigure* moves = find(list, key);
        QVERIFY(moves);
        QCOMPARE(moves->value, std::string(value));
        QVERIFY(moves->least == 0 && moves->most == 60 && moves->choices.empty());
        QCOMPARE(moves->rule, std::string("SA-5.2"));
        QVERIFY(!moves->whyNot("0") && !moves->whyNot("60") && moves->whyNot("-1") && moves->whyNot("61"));
    }
    int casualties = 0;
    for (const ChangeableFigure& figure : list)
        casualties += figure.key.starts_with("casualty-");
    QCOMPARE(casualties, 30);
    const ChangeableFigure* first = find(list, "casualty-1-rams");
    QVERIFY(first);
    COMPARE_TEXT(first->title.english(), "Casualty on a 1, A ram");
    QCOMPARE(first->value, std::string("oar"));
    QVERIFY(first->least == 0 && first->most == 0);
    QCOMPARE(first->choices.size(), CombatTables::builtIn().casualtyResults.size());
    QVERIFY(!first->whyNot("captain") && first->whyNot("rat"));
    const ChangeableFigure* last = find(list, "casualty-10-engines");
    QVERIFY(last && last->value == "captain");
    const ChangeableFigure* middle = find(list, "casualty-7-missiles");
    QVERIFY(middle && middle->value == "captain");
    COMPARE_TEXT(middle->title.english(), "Casualty on a 7, B missiles");
}

void FigureBoundsTest::whatAnUmpireChanged()
{
    QVERIFY(!houseTables({}).contains("casualties"));
    const Json made = houseTables({{"fast-moves-poor", "7"},
                                   {"casualty-1-rams", "none"},
                                   {"casualty-7-missiles", "oar"},
                                   {"casualty-10-engines", "speed"}});
    QVERIFY(made.at("fast_moves") == Json::parse(R"({"poor": 7})"));
    const Json rows = Json::parse(R"([{"face": 1, "results": ["none", "oar", "oar"]},
        {"face": 7, "results": ["marine", "oar", "heavy-marine"]}, {"face": 10, "results": ["captain", "none", "speed"]}])");
    QVERIFY2(made.at("casualties") == rows, made.dump().c_str());
    CombatTables amendedTables;
    QVERIFY(amendmentProblems(made, &amendedTables).empty());
    QCOMPARE(amendedTables.fastMovesOf(CrewQuality::Poor), 7);
    QCOMPARE(amendedTables.casualties.results[6][1], std::string("oar"));
}

void FigureBoundsTest::sa_2_11_1_theCrewTestIsRead()
{
    QCOMPARE(CombatTables::builtIn().crewTestDie, 10);
    QCOMPARE(CombatTables::builtIn().crewTestFrom, 6);
    const BattleFigures figures = BattleFigures::compiled(CombatTables::builtIn());
    QCOMPARE(figures.crewTestFrom, 6);
    QCOMPARE(figures.casualtyDice, (std::array<std::int8_t, 7>{0, 1, 2, 3, 4, 5, 0}));
    QCOMPARE(figures.scoreFrom, (std::array<std::int8_t, 6>{6, 9, 11, 13, 15, 17}));
}

void FigureBoundsTest::ordersInReplays_data()
{
    QTest::addColumn<QString>("order");
    QTest::addColumn<bool>("may");
    const auto row = [](const char* order, bool may) { QTest::newRow(order) << order << may; };
    row(R"({"order": "come-in", "contingent": 0, "edge": 0, "along": 0})", true);
    row(R"({"order": "come-in", "contingent": 0, "edge": 3, "along": 262143})", true);
    row(R"({"order": "come-in", "contingent": 0, "edge": 4, "along": 0})", false);
    row(R"({"order": "come-in", "contingent": 0, "edge": -1, "along": 0})", false);
    row(R"({"order": "come-in", "contingent": 0, "edge": 0, "along": 262144})", false);
    row(R"({"order": "ready", "side": 1})", true);
    row(R"({"order": "ready", "side": -1})", false);
    row(R"({"order": "fire", "ship": 0, "target": 1})", true);
    row(R"({"order": "fire", "ship": 0})", false);
    row(R"({"order": "rest", "ship": 0})", true);
    row(R"({"order": "rest", "ship": 0, "target": 1})", false);
    row(R"({"order": "move", "ship": 0, "gait": "oars", "intent": "ram", "through_friends": false,
            "steps": [{"ahead": 1, "turn": 180}]})",
        true);
    row(R"({"order": "move", "ship": 0, "gait": "oars", "intent": "ram", "through_friends": false,
            "steps": [{"ahead": 1, "turn": -180}]})",
        true);
    row(R"({"order": "move", "ship": 0, "gait": "oars", "intent": "ram", "through_friends": false,
            "steps": [{"ahead": 1, "turn": 181}]})",
        false);
    row(R"({"order": "move", "ship": 0, "gait": "oars", "intent": "ram", "through_friends": false,
            "steps": [{"ahead": 1, "turn": -181}]})",
        false);
    row(R"({"order": "move", "ship": 0, "gait": "oars", "intent": "ram", "through_friends": false,
            "steps": [{}, {}, {}, {}, {}, {}]})",
        true);
    row(R"({"order": "move", "ship": 0, "gait": "oars", "intent": "ram", "through_friends": false,
            "steps": [{}, {}, {}, {}, {}, {}, {}]})",
        false);
}

void FigureBoundsTest::ordersInReplays()
{
    QFETCH(QString, order);
    QFETCH(bool, may);
    const auto game = *SalamisAdActium::begin(squadronsOfTwo(1), builtInFigures());
    Problems problems;
    (void)game.readOrder(*parseJson(order.toStdString(), "order.json"), "order.json", "", problems);
    QVERIFY2(problems.empty() == may, shown(problems).c_str());
}

void FigureBoundsTest::ordersComeBackAsTheyWere()
{
    const auto game = *SalamisAdActium::begin(squadronsOfTwo(1), builtInFigures());
    Move move;
    move.ship = 3;
    move.gait = Gait::Fast;
    move.intent = Intent::Rake;
    move.throughFriends = true;
    move.count = 2;
    move.steps[0] = {2'000, -30};
    move.steps[1] = {5'000, 0};
    for (const Order& order :
         {Order(Begin{}), Order(DeploySquadron{1, Formation::Echelon, 5, 6, 7}),
          Order(DeployShip{2, 3, 4, 5}), Order(Ready{1}), Order(move), Order(Shoot{1, 2}),
          Order(Throw{1, 2, Missile::Quicklime}), Order(Grapple{2, 1}), Order(Separate{3}),
          Order(LetGo{3, 2}), Order(SetSail{1, false}), Order(Rest{2}), Order(CutMast{1}), Order(EndPhase{1}),
          Order(Fire{3, 1}), Order(HoldFire{1}), Order(ComeIn{0, 3, 9}), Order(Concede{1})}) {
        Problems problems;
        const Json written = game.orderJson(order);
        QVERIFY2(game.readOrder(written, "order.json", "", problems) == order, written.dump().c_str());
        QCOMPARE(shown(problems), std::string());
    }
}

QTEST_APPLESS_MAIN(FigureBoundsTest)
#include "figure_bounds_test.moc"
