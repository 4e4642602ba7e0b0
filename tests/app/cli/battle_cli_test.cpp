// SPDX-License-Identifier: GPL-3.0-or-later
// `navarch battle`: battles are fought, replayed and forecast the same every time; what cannot be is refused with its
// reason and the right exit code. The made-up game stands for any.
#include <QRegularExpression>
#include <QTest>

#include "core/battle/outcome/outcome.h"
#include "core/data/figures.h"
#include "tests/app/cli/program.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

Run tiny(const QStringList& arguments, const QByteArray& input = {})
{
    Program program;
    program.path = TINY_NAVARCH;
    return program.run(QStringList{"battle"} + arguments, input);
}

QByteArray brief(const QByteArray& more = {}, const QByteArray& rules = "tiny")
{
    return R"({"format":"navarch-brief/1","rules":")" + rules + R"(",)" + more + R"("seed":5,"sides":[
        {"name":"Athens","captain":"bold","fleet":{"format":"navarch-fleet/1","ships":[
            {"name":"Paralos","class":"trireme","crew":"veteran"},{"class":"trireme","count":2}]}},
        {"name":"Corinth","fleet":{"format":"navarch-fleet/1","ships":[{"class":"trireme","count":3}]}}]})";
}

} // namespace

class BattleCliTest : public QObject {
    Q_OBJECT

private slots:
    void aBattleIsFought();
    void theAnswerHoldsItsOutcome();
    void theSameSeedGivesTheSameBattle();
    void theLogTellsDiceAndRules();
    void triremeIsFoughtForecastAndReplayed();
    void fleetsAreFoundBesideTheBrief();
    void outcomeAndReplayAreWritten();
    void aReplayPlaysBack();
    void alteredReplaysAreRefused();
    void aForecastIsTheSameForAnyThreads();
    void aForecastIsForPeopleToo();
    void aComparisonIsTheForecastOfEachGame();
    void aComparisonIsForPeopleToo();
    void gamesThatRefuseSayWhy();
    void whatCannotBeIsRefused_data();
    void whatCannotBeIsRefused();
    void theProgramKnowsNoMadeUpGame();
};

void BattleCliTest::aBattleIsFought()
{
    const Run run = tiny({"run", "-"}, brief());
    QVERIFY2(run.code == 0, run.err);
    const QString text = QString::fromUtf8(run.out);
    QVERIFY2(text.startsWith("Athens against Corinth, tiny, seed 5\n"), run.out);
    QVERIFY2(text.contains(QRegularExpression("(wins|A draw) after \\d+ turns")), run.out);
    QVERIFY2(text.contains(QRegularExpression("\nParalos +Athens ")), run.out);
    QVERIFY(run.err.isEmpty());
}

void BattleCliTest::theAnswerHoldsItsOutcome()
{
    const Run run = tiny({"run", "-", "--format", "json"}, brief());
    QVERIFY2(run.code == 0, run.err);
    const Json answer = run.json();
    QCOMPARE(answer["format"].get<std::string>(), std::string("navarch-battle-run/1"));
    QCOMPARE(answer["seed"].get<std::string>(), std::string("5"));
    QCOMPARE(answer["sides"].size(), std::size_t{2});
    const auto outcome = readOutcome(answer["outcome"], "answer");
    QVERIFY2(outcome, outcome ? "" : shown(outcome.error()).c_str());
    QCOMPARE(outcome->ships.size(), std::size_t{6});
    int sunk = 0;
    for (const ShipOutcome& ship : outcome->ships)
        sunk += ship.fate == ShipFate::Sunk ? 1 : 0;
    QCOMPARE(answer["sides"][0]["sunk"].get<int>() + answer["sides"][1]["sunk"].get<int>(), sunk);
    QVERIFY(!answer.contains("log"));
}

void BattleCliTest::theSameSeedGivesTheSameBattle()
{
    const QStringList arguments{"run", "-", "--log", "--seed", "7"};
    QCOMPARE(tiny(arguments, brief()).out, tiny(arguments, brief()).out);
    QVERIFY(tiny(arguments, brief()).out != tiny({"run", "-", "--log", "--seed", "8"}, brief()).out);
    const Json answer =
        tiny({"run", "-", "--format", "json", "--seed", "18446744073709551615"}, brief()).json();
    QCOMPARE(answer["seed"].get<std::string>(), std::string("18446744073709551615"));
}

void BattleCliTest::triremeIsFoughtForecastAndReplayed()
{
    const Folder folder;
    const QString file = folder.write(
        "trireme.json", brief(R"("options":{"board":"24x20","terrain":"land:11.9-12.10"},)", "trireme"));
    const QString replay = folder.path("replay.json");
    const Run fought = navarchRun({"battle", "run", file, "--log", "--replay", replay});
    QVERIFY2(fought.code == 0, fought.err);
    QVERIFY2(fought.out.contains("TR-5.1") && fought.out.contains(" has plotted "), fought.out);
    const Run replayed = navarchRun({"battle", "replay", replay});
    QVERIFY2(replayed.code == 0, replayed.err);
    // At another level captains fight otherwise, and the replay says at which, so that it holds.
    const QString other = folder.path("ensigns.json");
    const Run ensigns = navarchRun({"battle", "run", file, "--level", "ensign", "--log", "--replay", other});
    QVERIFY2(ensigns.code == 0, ensigns.err);
    QVERIFY(ensigns.out != fought.out);
    const Json kept = Json::parse(contentOf(other).toStdString());
    QCOMPARE(kept["brief"]["sides"][0]["level"].get<std::string>(), std::string("ensign"));
    QCOMPARE(navarchRun({"battle", "replay", other}).code, 0);
    const Run unknown = navarchRun({"battle", "run", file, "--level", "admiral"});
    QCOMPARE(unknown.code, 2);
    QVERIFY2(unknown.err.contains("admiral"), unknown.err);
    const Run forecast = navarchRun({"battle", "forecast", file, "--runs", "20", "--format", "json"});
    QVERIFY2(forecast.code == 0, forecast.err);
    QCOMPARE(forecast.json()["rules"].get<std::string>(), std::string("trireme"));
    const Run refused =
        navarchRun({"battle", "run", "-"}, brief(R"("options":{"rudders":"two"},)", "trireme"));
    QCOMPARE(refused.code, 1);
    QVERIFY(refused.err.contains("options.rudders"));
}

void BattleCliTest::theLogTellsDiceAndRules()
{
    const Run run = tiny({"run", "-", "--log"}, brief());
    const QString text = QString::fromUtf8(run.out);
    QVERIFY2(text.contains(QRegularExpression("  1\\. TG-1  .* rows\\.\n")), run.out);
    QVERIFY2(text.contains(QRegularExpression("      TG-3  Attack d10: \\d+, (hit|missed)\n")), run.out);
    QVERIFY2(text.contains("      TG-3  Bold: -2\n"), run.out);
    const Json log = tiny({"run", "-", "--log", "--format", "json"}, brief()).json()["log"];
    QVERIFY(log.is_array() && log.size() > 5);
    QVERIFY(log[0].contains("order") && log[0]["events"][0]["rule"] == "TG-1");
}

void BattleCliTest::fleetsAreFoundBesideTheBrief()
{
    const Folder folder;
    folder.write("athens.json",
                 R"({"format":"navarch-fleet/1","name":"Phormio's","ships":[{"class":"trireme"}]})");
    const QString path = folder.write("brief.json", R"({"format":"navarch-brief/1","rules":"tiny","sides":[
        {"fleet":"athens.json"},{"name":"Corinth","fleet":"athens.json"}]})");
    const Run run = tiny({"run", path});
    QVERIFY2(run.code == 0, run.err);
    QVERIFY(run.out.startsWith("Phormio's against Corinth, tiny, seed 0\n"));
    const QString other = folder.write("other.json", R"({"format":"navarch-brief/1","rules":"tiny","sides":[
        {"fleet":"athens.json"},{"fleet":"corinth.json"}]})");
    const Run missing = tiny({"run", other});
    QCOMPARE(missing.code, 2);
    QVERIFY2(missing.err.contains("corinth.json"), missing.err);
}

void BattleCliTest::outcomeAndReplayAreWritten()
{
    const Folder folder;
    const Run run = tiny({"run", "-", "--outcome", folder.path("o.json"), "--replay", folder.path("r.json"),
                          "--format", "json"},
                         brief());
    QVERIFY2(run.code == 0, run.err);
    QVERIFY(Json::parse(contentOf(folder.path("o.json")).toStdString()) == run.json()["outcome"]);
    const Json replay = Json::parse(contentOf(folder.path("r.json")).toStdString());
    QCOMPARE(replay["format"].get<std::string>(), std::string("navarch-replay/1"));
    const Run unwritable = tiny({"run", "-", "--outcome", folder.path("none/o.json")}, brief());
    QCOMPARE(unwritable.code, 2);
    QVERIFY(unwritable.out.isEmpty());
}

void BattleCliTest::aReplayPlaysBack()
{
    const Folder folder;
    const Json answer =
        tiny({"run", "-", "--replay", folder.path("r.json"), "--format", "json"}, brief()).json();
    const Run back = tiny({"replay", folder.path("r.json"), "--format", "json"});
    QVERIFY2(back.code == 0, back.err);
    QVERIFY(back.json()["outcome"] == answer["outcome"]);
    QCOMPARE(back.json()["over"].get<bool>(), true);
    const Run text = tiny({"replay", folder.path("r.json")});
    QVERIFY2(text.out.startsWith("Played back as it was: "), text.out);
}

void BattleCliTest::alteredReplaysAreRefused()
{
    const Folder folder;
    (void)tiny({"run", "-", "--replay", folder.path("r.json")}, brief());
    const Json replay = Json::parse(contentOf(folder.path("r.json")).toStdString());
    const auto refused = [](Json altered) {
        return tiny({"replay", "-"}, QByteArray::fromStdString(altered.dump()));
    };
    Json order = replay;
    order["orders"][0]["order"]["ahead"] = 1;
    QCOMPARE(refused(order).code, 1);
    Json die = replay;
    for (Json& step : die["orders"]) {
        if (!step["events"].empty() && step["events"][0].contains("dice")) {
            step["events"][0]["dice"][0]["face"] = step["events"][0]["dice"][0]["face"].get<int>() % 10 + 1;
            break;
        }
    }
    const Run run = refused(die);
    QCOMPARE(run.code, 1);
    QVERIFY2(run.err.startsWith("navarch: standard input: Event ")
                 && run.err.contains("The die for \"Attack\" shows "),
             run.err);
    Json event = replay;
    event["orders"][0]["events"] = Json::array();
    QVERIFY2(refused(event).err.contains("Event 1 (order 1): "), refused(event).err);
    Json broken = replay;
    broken["orders"] = 3;
    QCOMPARE(refused(broken).code, 2);
}

void BattleCliTest::aForecastIsTheSameForAnyThreads()
{
    const auto forecast = [](const char* threads) {
        Json answer =
            tiny({"forecast", "-", "--runs", "200", "--threads", threads, "--format", "json"}, brief())
                .json();
        answer.erase("timing");
        return answer;
    };
    const Json one = forecast("1");
    QCOMPARE(one["format"].get<std::string>(), std::string("navarch-forecast/1"));
    QCOMPARE(one["runs"].get<int>(), 200);
    QCOMPARE(forecast("2").dump(), one.dump());
    QCOMPARE(forecast("7").dump(), one.dump());
    int runs = one["draws"]["count"].get<int>();
    for (const Json& side : one["wins"])
        runs += side["count"].get<int>();
    QCOMPARE(runs, 200);
}

void BattleCliTest::aForecastIsForPeopleToo()
{
    const Run run = tiny({"forecast", "-", "--runs", "50", "--threads", "2"}, brief());
    QVERIFY2(run.code == 0, run.err);
    const QString text = QString::fromUtf8(run.out);
    QVERIFY2(text.contains("Athens wins"), run.out);
    QVERIFY2(text.contains(QRegularExpression("\\d+\\.\\d\\d% to \\d+\\.\\d\\d%")), run.out);
    QVERIFY2(text.contains("do not look ahead"), run.out);
    QVERIFY2(text.contains(QRegularExpression("\nTiming: \\d+\\.\\d{3} s on 2 threads\\.\n$")), run.out);
}

void BattleCliTest::aComparisonIsTheForecastOfEachGame()
{
    const QByteArray match = brief(R"("turn_limit":30,)", "ramming-speed");
    const auto compared = [&](const char* threads) {
        const Run run = navarchRun({"battle", "compare", "-", "--runs", "30", "--threads", threads, "--rules",
                                    "trireme,ramming-speed", "--format", "json"},
                                   match);
        Json answer = run.code == 0 ? run.json() : Json();
        answer.erase("timing");
        return answer;
    };
    const Json one = compared("1");
    QCOMPARE(one["format"].get<std::string>(), std::string("navarch-comparison/1"));
    QCOMPARE(compared("2").dump(), one.dump());
    QCOMPARE(one["games"].size(), std::size_t{2});
    QCOMPARE(one["games"][0]["rules"].get<std::string>(), std::string("trireme"));
    QCOMPARE(one["games"][0]["left_out"].dump(), std::string(R"(["turn_limit"])"));
    QVERIFY(one["games"][1]["left_out"].empty());
    const Json own =
        navarchRun({"battle", "forecast", "-", "--runs", "30", "--format", "json"}, match).json();
    for (const char* part : {"wins", "draws", "losses", "turns"})
        QCOMPARE(one["games"][1][part].dump(), own[part].dump());

    const Json all = navarchRun({"battle", "compare", "-", "--runs", "2", "--format", "json"}, match).json();
    QVERIFY(all["games"].size() >= 3);
    QCOMPARE(all["timing"]["games"].size(), all["games"].size());
}

void BattleCliTest::aComparisonIsForPeopleToo()
{
    const Run run = navarchRun({"battle", "compare", "-", "--runs", "20", "--threads", "2"},
                               brief(R"("options":{"board":"24x20"},)", "trireme"));
    QVERIFY2(run.code == 0, run.err);
    const QString text = QString::fromUtf8(run.out);
    QVERIFY2(text.startsWith("Athens against Corinth, trireme, seed 5\n"), run.out);
    QVERIFY2(text.contains(QRegularExpression("\nAthens wins( +(\\d+\\.\\d\\d%|-)){3,}\n")), run.out);
    QVERIFY2(text.contains(
                 QRegularExpression("\nAthens loses, talents of \\d+\\.\\d\\d( +(\\d+\\.\\d\\d|-)){3,}\n")),
             run.out);
    QVERIFY2(text.contains("Left out under other games, as it says something to trireme alone: options.\n"),
             run.out);
    QVERIFY2(text.contains("do not look ahead"), run.out);
    QVERIFY2(text.contains(QRegularExpression("\nTiming: \\d+\\.\\d{3} s on 2 threads; of the processor ")),
             run.out);
}

void BattleCliTest::gamesThatRefuseSayWhy()
{
    // The game's own option is wrong: it refuses, the others know nothing of it.
    const QByteArray match = brief(R"("options":{"rudders":"two"},)", "trireme");
    const Run some = navarchRun({"battle", "compare", "-", "--runs", "5"}, match);
    QVERIFY2(some.code == 0, some.err);
    QVERIFY2(some.out.contains(" refused")
                 && some.out.contains("\nTrireme does not fight it: options.rudders: "),
             some.out);
    const Run none = navarchRun({"battle", "compare", "-", "--runs", "5", "--rules", "trireme"}, match);
    QCOMPARE(none.code, 1);
    QVERIFY2(none.err.contains("standard input: Trireme: options.rudders: "), none.err);
    QVERIFY2(none.out.isEmpty(), none.out);
}

void BattleCliTest::whatCannotBeIsRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const QStringList& arguments, const QByteArray& input, int code,
                        const char* expected) {
        QTest::newRow(name) << arguments << input << code << QByteArray(expected);
    };
    const QStringList run{"run", "-"};
    row("an unknown game", run, brief({}, "chess"), 1,
        "standard input: rules: There is no game \"chess\" to fight with here. Known: tiny.");
    row("an option the game has not", run, brief(R"("options":{"moon":"full"},)"), 1,
        "standard input: options.moon: This game has no such option.");
    row("a wreck", run, brief().replace(R"("crew":"veteran")", R"("condition":{"damage":"wrecked"})"), 1,
        "standard input: sides[0].fleet.ships[0]: \"Paralos\" is a wreck and cannot fight.");
    row("a ship twice", run,
        brief().replace(R"({"class":"trireme","count":2})", R"({"class":"trireme","name":"Paralos"})"), 2,
        "standard input: sides[0].fleet.ships[1].name: Two ships are called \"Paralos\".");
    row("no JSON", run, "{", 2, "standard input: It is not JSON");
    row("a fleet for a brief", run, R"({"format":"navarch-fleet/1"})", 2,
        "standard input: format: It is a \"navarch-fleet/1\".");
    row("no such file", {"run", "nowhere.json"}, {}, 2, "nowhere.json");
    row("no runs", {"forecast", "-"}, brief(), 2, "--runs is required");
    row("runs of none", {"forecast", "-", "--runs", "0"}, brief(), 2, "\"0\" cannot stand here.");
    row("too many runs", {"forecast", "-", "--runs", "1000001"}, brief(), 2, "from 1 to 1000000");
    row("no threads", {"forecast", "-", "--runs", "1", "--threads", "0"}, brief(), 2,
        "\"0\" cannot stand here.");
    row("a forecast of an unknown game", {"forecast", "-", "--runs", "1"}, brief({}, "chess"), 1,
        "There is no game");
    row("no runs of a comparison", {"compare", "-"}, brief(), 2, "--runs is required");
    row("a comparison in an unknown game", {"compare", "-", "--runs", "1", "--rules", "tiny,chess"}, brief(),
        2, "There is no game \"chess\" to fight with here.");
    row("a comparison of an unknown game's match", {"compare", "-", "--runs", "1"}, brief({}, "chess"), 1,
        "standard input: rules: There is no game \"chess\"");
    row("a comparison with a wreck", {"compare", "-", "--runs", "1"},
        brief().replace(R"("crew":"veteran")", R"("condition":{"damage":"wrecked"})"), 1,
        "standard input: sides[0].fleet.ships[0]: \"Paralos\" is a wreck and cannot fight.");
    row("a replay that is a brief", {"replay", "-"}, brief(), 2,
        "standard input: format: It is a \"navarch-brief/1\".");
    row("no seed", {"run", "-", "--seed", "x"}, brief(), 2, "\"x\" cannot stand here.");
    row("nothing", {}, {}, 2, "navarch battle --help");
}

void BattleCliTest::whatCannotBeIsRefused()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, input);
    QFETCH(int, code);
    QFETCH(QByteArray, expected);
    const Run run = tiny(arguments, input);
    QCOMPARE(run.code, code);
    QVERIFY2(run.err.contains(expected), run.err);
    QVERIFY2(run.out.isEmpty(), run.out);
}

void BattleCliTest::theProgramKnowsNoMadeUpGame()
{
    const Run run = navarchRun({"battle", "run", "-"}, brief());
    QCOMPARE(run.code, 1);
    QVERIFY2(run.err.contains("There is no game \"tiny\""), run.err);
}

QTEST_GUILESS_MAIN(BattleCliTest)
#include "battle_cli_test.moc"
